// Where everything that takes time is told: kept in this process for the console, and counted for /metrics where
// that is configured. Names and outcomes are words of the program, never of a caller.
import { config } from "@/lib/core/config";
import { Durations } from "./durations";
import type { Metrics } from "./metrics";

/** Something that took time. */
export type Observed =
  /** A request to the API: `outcome` is the class of its status, "2xx". */
  | { readonly of: "request"; readonly name: string; readonly outcome: string; readonly ms: number }
  | {
      readonly of: "operation" | "job";
      readonly name: string;
      readonly outcome: "done" | "refused" | "failed";
      readonly ms: number;
    };

// Next can evaluate a module once per bundle: the figures of the process must still be one.
const holder = globalThis as {
  sealwrightDurations?: Record<"operation" | "job", Durations>;
  sealwrightMetrics?: Promise<Metrics>;
};

/** How long operations and jobs took in this process. */
export function durations(): Record<"operation" | "job", Durations> {
  holder.sealwrightDurations ??= { operation: new Durations(), job: new Durations() };
  return holder.sealwrightDurations;
}

/** The process's metrics, loaded at their first use; null where nobody may ask for them. */
export function processMetrics(): Promise<Metrics> | null {
  if (!config().metricsToken) return null;
  holder.sealwrightMetrics ??= import("./metrics").then(({ createMetrics }) => createMetrics());
  return holder.sealwrightMetrics;
}

/** Tells of something that took time. Never throws, and waits for nothing. */
export function observe(observed: Observed): void {
  const { of, name, outcome, ms } = observed;
  if (of !== "request") durations()[of].add(name, ms, outcome === "failed");
  void processMetrics()?.then((metrics) => metrics.observe(observed));
}
