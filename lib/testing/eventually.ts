const PAUSE_MS = 40;
/** Far beyond what anything takes: a slow machine fails no test. */
const BOUND_MS = 180_000;

/** Asks until there is an answer other than null, for what a worker does in its own time. */
export async function eventually<T>(what: string, probe: () => Promise<T | null>): Promise<T> {
  const deadline = Date.now() + BOUND_MS;
  while (Date.now() < deadline) {
    const found = await probe();
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`waited in vain for ${what}`);
}
