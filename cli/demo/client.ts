// A small client of the public REST API: the demo uses nothing but what an integrator has.
import { StartupError } from "@/lib/core/errors";

const POLL_MS = 250;
const POLL_BOUND_MS = 120_000;
/** A rate limit passes in a second or two; a used-up day is for the person to know. */
const LONGEST_WAIT_SECONDS = 5;

/** A client with one credential. */
export interface ApiClient {
  readonly baseUrl: string;
  /** Sends a request and returns its JSON; a refusal ends the demo with its code. */
  // biome-ignore lint/suspicious/noExplicitAny: the demo reads many shapes; the API's own tests hold them
  send(method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown): Promise<any>;
  download(path: string): Promise<Uint8Array>;
  /** Polls until a job ends and returns its result. */
  // biome-ignore lint/suspicious/noExplicitAny: see above
  result(ack: { pollUrl: string }): Promise<any>;
}

/** A client with a partner's key. */
export function apiClient(baseUrl: string, apiKey: string): ApiClient {
  return clientWith(baseUrl, { "X-API-Key": apiKey });
}

/** A client with the session token of one merchant. */
export function merchantClient(baseUrl: string, sessionToken: string): ApiClient {
  return clientWith(baseUrl, { "X-Session-Token": sessionToken });
}

function clientWith(baseUrl: string, credential: Readonly<Record<string, string>>): ApiClient {
  const request = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const headers = { ...credential, "Content-Type": "application/json" };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await fetch(`${baseUrl}${path}`, init);
    if (response.ok) return response;
    const waitSeconds = Number(response.headers.get("retry-after") ?? 0);
    if (response.status === 429 && waitSeconds > 0 && waitSeconds <= LONGEST_WAIT_SECONDS) {
      await new Promise((resolve) => setTimeout(resolve, waitSeconds * 1000));
      return request(method, path, body);
    }
    const text = await response.text();
    throw new StartupError(`${method} ${path} was refused with ${response.status}: ${text}`);
  };
  const send: ApiClient["send"] = async (method, path, body) =>
    (await request(method, path, body)).json();
  return {
    baseUrl,
    send,
    download: async (path) => new Uint8Array(await (await request("GET", path)).arrayBuffer()),
    async result({ pollUrl }) {
      const deadline = Date.now() + POLL_BOUND_MS;
      while (Date.now() < deadline) {
        const job = await send("GET", pollUrl);
        if (job.status === "COMPLETED") return job.result;
        if (job.status === "FAILED") throw new StartupError(`A job failed: ${job.errorMessage}`);
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
      throw new StartupError(`The job ${pollUrl} did not end in time. Is a worker running?`);
    },
  };
}
