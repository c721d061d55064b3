// The wizard's own client of `/v1`: the same addresses that an integrator uses, with the session token
// of this page.

/** A refusal of the API, or a connection that failed (`code` is `OFFLINE`). */
export class ApiError extends Error {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: string, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = "ApiError";
    this.code = code;
    this.details = details;
  }
}

/** Whether an answer came too late: another one, from another window or device, stands there by now. */
export function isAnsweredMeanwhile(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === "ANSWERED_MEANWHILE";
}

/** How a request is sent where it differs. */
export interface SendOptions {
  /** It goes on when the page that sent it is left. For small bodies alone: browsers limit them. */
  readonly keepalive?: boolean;
  /** Nothing of it is remembered, not even to send it again as the same change. */
  readonly secret?: boolean;
}

/** Sends one request under `/v1/merchants/{merchantId}`; throws ApiError. */
export type Send = <T>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: Readonly<Record<string, unknown>>,
  options?: SendOptions,
) => Promise<T>;

/** One change that somebody wants: however often it is pressed, it happens once. */
interface Intent {
  readonly key: string;
  /** null: its answer was lost; it may have arrived. */
  readonly underWay: Promise<unknown> | null;
}

type Request = (
  method: string,
  path: string,
  body: Readonly<Record<string, unknown>> | undefined,
  options: SendOptions & { readonly key?: string },
) => Promise<unknown>;

/**
 * Sends each change once: the same one again, while it is under way, waits for the first; after an answer that
 * was lost it goes under the same `Idempotency-Key`.
 */
function once(request: Request): Request {
  const intents = new Map<string, Intent>();
  return async (method, path, body, options) => {
    if (method !== "POST") return request(method, path, body, options);
    const name = JSON.stringify([path, body]);
    const before = intents.get(name);
    if (before?.underWay) return before.underWay;
    const key = before?.key ?? crypto.randomUUID();
    const underWay = request(method, path, body, { ...options, key });
    intents.set(name, { key, underWay });
    try {
      const answer = await underWay;
      intents.delete(name);
      return answer;
    } catch (error) {
      const lost = error instanceof ApiError && error.code === "OFFLINE" && !options.secret;
      if (lost) intents.set(name, { key, underWay: null });
      else intents.delete(name);
      throw error;
    }
  };
}

/** Makes the sender of a merchant's page. `readToken` gives the token of the moment. */
export function createSend(readToken: () => string | null): Send {
  const request = once(async (method, path, body, { key, keepalive = false }) => {
    const token = readToken();
    if (!token) throw new ApiError("INVALID_CREDENTIALS", "The visit has ended.");
    const response = await fetch(path, {
      keepalive,
      method,
      cache: "no-store",
      headers: {
        "X-Session-Token": token,
        ...(body ? { "Content-Type": "application/json" } : {}),
        ...(key ? { "Idempotency-Key": key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch(() => {
      throw new ApiError("OFFLINE", "There is no connection.");
    });
    const answer = await response.json().catch(() => null);
    if (response.ok) return answer;
    throw new ApiError(
      answer?.code ?? "INTERNAL",
      answer?.message ?? "Something went wrong on our side.",
      answer?.details ?? {},
    );
  });
  return (method, path, body, options = {}) =>
    request(method, path, body, options) as Promise<never>;
}
