// The longest time for which the web process answered nobody, seen from a second connection.
import { Agent, get } from "node:http";

/** The longest that anybody else may wait because of one request. */
export const STALL_LIMIT_MS = 200;

/** What was seen while something else was going on. */
export interface Watched<T> {
  readonly result: T;
  /** The longest answer of `/health` meanwhile. */
  readonly longestMs: number;
}

const PAUSE_MS = 10;
const ANSWER_MS = 30_000;

/** Works while a connection of its own asks for `/health` again and again. */
export async function watching<T>(baseUrl: string, work: () => Promise<T>): Promise<Watched<T>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const seen = { longestMs: 0, going: true };
  const watch = (async () => {
    while (seen.going) {
      seen.longestMs = Math.max(seen.longestMs, await healthMs(baseUrl, agent));
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  })();
  try {
    const result = await work();
    seen.going = false;
    await watch;
    return { result, longestMs: seen.longestMs };
  } finally {
    seen.going = false;
    await watch.catch(() => undefined);
    agent.destroy();
  }
}

/** How long one answer of `/health` takes; whatever it says counts, silence does not. */
function healthMs(baseUrl: string, agent: Agent): Promise<number> {
  const started = performance.now();
  return new Promise((resolve) => {
    const end = () => resolve(performance.now() - started);
    const sent = get(`${baseUrl}/health`, { agent, timeout: ANSWER_MS }, (response) => {
      response.resume().once("end", end).once("error", end);
    });
    sent.once("timeout", () => sent.destroy());
    sent.once("error", end);
  });
}
