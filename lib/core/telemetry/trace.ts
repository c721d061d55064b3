// Traces, where an exporter is configured: what a request led to, step by step, across jobs. Nothing of the exporter
// is loaded otherwise. A step tells names of the program and ids of partners: no input, text, address or value.
import { config } from "@/lib/core/config";

/** Facts of a step that may leave the service. */
export type Facts = Readonly<Record<string, string | number>>;

/** A step, before it begins. */
export interface Step {
  readonly name: string;
  readonly kind: "request" | "inner" | "query" | "job";
  readonly facts: Facts;
  /** The step of another process that led to this one, as `currentStep` told it there. */
  readonly after?: string | undefined;
}

/** A step that goes on. */
export interface OpenStep {
  /** Adds facts. */
  tell(facts: Facts): void;
  /** Tells that it went wrong, and by which code or class. */
  fail(why: string): void;
}

/** The exporter's side of this. */
export interface Tracing {
  run<T>(step: Step, work: (open: OpenStep) => Promise<T>): Promise<T>;
  /** Begins a step within the present one, and answers what ends it; null where there is none. */
  begin(step: Step): ((failure?: unknown) => void) | null;
  /** The present step in the form of W3C's `traceparent`; undefined where there is none. */
  current(): string | undefined;
  /** Sends what waits to be sent. */
  flush(): Promise<void>;
}

// Next can evaluate a module once per bundle: the steps of a request must still be one trace.
const holder = globalThis as {
  sealwrightTracing?: Promise<Tracing>;
  sealwrightTracingLoaded?: Tracing;
};

const UNTOLD: OpenStep = { tell: () => undefined, fail: () => undefined };

async function load(): Promise<Tracing> {
  const { createTracing } = await import("./trace-export");
  holder.sealwrightTracingLoaded = createTracing();
  return holder.sealwrightTracingLoaded;
}

/** Runs work as a step of its trace. */
export async function traced<T>(step: Step, work: (open: OpenStep) => Promise<T>): Promise<T> {
  if (!config().traces) return work(UNTOLD);
  holder.sealwrightTracing ??= load();
  return (await holder.sealwrightTracing).run(step, work);
}

/** Begins a step within the present one, for what cannot be waited for; null where nothing is traced. */
export function beginStep(step: () => Step): ((failure?: unknown) => void) | null {
  const tracing = holder.sealwrightTracingLoaded;
  return tracing?.current() ? tracing.begin(step()) : null;
}

/** The present step, for a job that follows from it. */
export function currentStep(): string | undefined {
  return holder.sealwrightTracingLoaded?.current();
}

/** Sends what waits to be sent, before the process ends. */
export async function flushTraces(): Promise<void> {
  await holder.sealwrightTracingLoaded?.flush().catch(() => undefined);
}
