// The runner under observation: how long each operation takes and what it came to, and its step in a trace.
import type { Caller } from "@/lib/core/caller";
import { AppError } from "@/lib/core/errors";
import type { AnyOperation } from "@/lib/core/operation";
import type { Run } from "@/lib/core/run";
import { observe } from "@/lib/core/telemetry/observe";
import { type Step, traced } from "@/lib/core/telemetry/trace";

/** A refusal is an answer; what is our fault, or the database's, has failed. */
function outcomeOf(error: unknown): "refused" | "failed" {
  return error instanceof AppError && error.status < 500 ? "refused" : "failed";
}

function stepOf({ name }: AnyOperation, { kind, partnerId }: Caller): Step {
  const facts = {
    "sealwright.operation": name,
    "sealwright.actor": kind,
    "sealwright.partner": partnerId,
  };
  return { name, kind: "inner", facts };
}

/** Watches a runner. */
export function watched(run: Run): Run {
  const watchedRun = async (...[operation, caller, input, meta]: Parameters<Run>) => {
    const started = performance.now();
    const ended = (outcome: "done" | "refused" | "failed") =>
      observe({ of: "operation", name: operation.name, outcome, ms: performance.now() - started });
    try {
      const step = stepOf(operation, caller);
      const result = await traced(step, () => run(operation, caller, input, meta));
      ended("done");
      return result;
    } catch (error) {
      ended(outcomeOf(error));
      throw error;
    }
  };
  return watchedRun as Run;
}
