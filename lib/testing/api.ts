// A client of the API for tests: real requests and responses, served in process by the plain front.
import { front } from "@/lib/transports/front";

/** What came back. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read bodies of every shape
  readonly body: any;
  readonly bytes: Uint8Array;
}

/** Headers that authenticate. */
export type Credentials = Record<string, string>;

/** Credentials of a partner key. */
export function withKey(apiKey: string): Credentials {
  return { "X-API-Key": apiKey };
}

/** Credentials of a session token. */
export function withToken(token: string): Credentials {
  return { "X-Session-Token": token };
}

/** Sends one request; `body` is sent as JSON unless it is a string or bytes. */
export async function send(
  method: string,
  path: string,
  options: { as?: Credentials; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Reply> {
  const raw = typeof options.body === "string" || options.body instanceof Uint8Array;
  const body = options.body === undefined || raw ? options.body : JSON.stringify(options.body);
  const headers = {
    ...(options.body === undefined ? {} : { "Content-Type": "application/json" }),
    ...options.as,
    ...options.headers,
  };
  const init = { method, headers, ...(body === undefined ? {} : { body: body as string }) };
  const response = await front(new Request(`http://127.0.0.1${path}`, init));
  const bytes = new Uint8Array(await response.arrayBuffer());
  const json = (response.headers.get("content-type") ?? "").startsWith("application/json");
  const text = new TextDecoder().decode(bytes);
  return {
    status: response.status,
    headers: response.headers,
    body: json && text ? JSON.parse(text) : null,
    bytes,
  };
}

/** Sends and insists on a status, so that a failed step of a journey says what it met. */
export async function expectStatus(
  status: number,
  ...request: Parameters<typeof send>
): Promise<Reply> {
  const reply = await send(...request);
  if (reply.status === status) return reply;
  const [method, path] = request;
  throw new Error(
    `${method} ${path}: expected ${status}, got ${reply.status} ${JSON.stringify(reply.body)}`,
  );
}

const POLL_MS = 50;
/** Far beyond what any job takes: a slow machine fails no test. */
const POLL_BOUND_MS = 180_000;

/** Polls a job until it ends. */
// biome-ignore lint/suspicious/noExplicitAny: results differ by job kind
export async function jobEnd(pollUrl: string, as: Credentials): Promise<any> {
  const deadline = Date.now() + POLL_BOUND_MS;
  while (Date.now() < deadline) {
    const { body } = await expectStatus(200, "GET", pollUrl, { as });
    if (body.status !== "PROCESSING") return body;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`${pollUrl} is still PROCESSING`);
}
