import { monitorEventLoopDelay } from "node:perf_hooks";

/** What work came to, how long it took, and the longest time in which nothing else of the process ran. */
export interface Stalled<T> {
  readonly result: T;
  readonly ms: number;
  readonly longestMs: number;
}

/** Runs work and watches the event loop meanwhile. */
export async function stallOf<T>(work: () => Promise<T>): Promise<Stalled<T>> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  await new Promise((resolve) => setTimeout(resolve, 20));
  delay.enable();
  const started = performance.now();
  const result = await work();
  const ms = performance.now() - started;
  // The last slice is seen by the next round of the loop.
  await new Promise((resolve) => setTimeout(resolve, 20));
  delay.disable();
  return { result, ms, longestMs: delay.max / 1e6 };
}
