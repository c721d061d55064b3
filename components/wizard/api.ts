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

/** The message for one field of a refused input; null where the refusal is about something else. */
export function fieldMessage(error: unknown, path: string): string | null {
  if (!(error instanceof ApiError)) return null;
  const issues = error.details.issues;
  if (!Array.isArray(issues)) return null;
  const issue = issues.find((each: { path?: unknown }) => each.path === path);
  return issue ? String(issue.message) : null;
}

/** Sends one request under `/v1/merchants/{merchantId}`; throws ApiError. */
export type Send = <T>(
  method: "GET" | "POST" | "PUT",
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

interface Job<T> {
  readonly status: "PROCESSING" | "COMPLETED" | "FAILED";
  readonly result?: T;
  readonly errorMessage?: string;
}

const POLL_FIRST_MS = 300;
const POLL_MOST_MS = 2500;

/**
 * Waits for a job to end; throws ApiError where it failed. It survives a lost connection; `leaving` ends
 * the waiting, not the job.
 */
export async function jobResult<T>(send: Send, pollUrl: string, leaving?: AbortSignal): Promise<T> {
  let pause = POLL_FIRST_MS;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    leaving?.throwIfAborted();
    pause = Math.min(pause * 1.5, POLL_MOST_MS);
    const job = await send<Job<T>>("GET", pollUrl).catch((error: ApiError) => {
      if (error.code === "OFFLINE") return null;
      throw error;
    });
    if (job?.status === "COMPLETED") return job.result as T;
    if (job?.status === "FAILED") throw new ApiError("JOB_FAILED", job.errorMessage ?? "");
  }
}
