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

/** Sends one request under `/v1/merchants/{merchantId}`; throws ApiError. */
export type Send = <T>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: Readonly<Record<string, unknown>>,
) => Promise<T>;

/** Makes the sender of a merchant's page. `readToken` gives the token of the moment. */
export function createSend(readToken: () => string | null): Send {
  return async <T>(
    method: string,
    path: string,
    body?: Readonly<Record<string, unknown>>,
  ): Promise<T> => {
    const token = readToken();
    if (!token) throw new ApiError("INVALID_CREDENTIALS", "The visit has ended.");
    const response = await fetch(path, {
      method,
      cache: "no-store",
      headers: {
        "X-Session-Token": token,
        ...(body ? { "Content-Type": "application/json" } : {}),
        ...(method === "POST" ? { "Idempotency-Key": crypto.randomUUID() } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch(() => {
      throw new ApiError("OFFLINE", "There is no connection.");
    });
    const answer = await response.json().catch(() => null);
    if (response.ok) return answer as T;
    throw new ApiError(
      answer?.code ?? "INTERNAL",
      answer?.message ?? "Something went wrong on our side.",
      answer?.details ?? {},
    );
  };
}
