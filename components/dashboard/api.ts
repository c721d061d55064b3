"use client";
// Reads that a page of the dashboard makes while somebody uses it. What changes something is an action.

/** Why a read was refused, in the API's own words. */
export class ReadRefused extends Error {
  override readonly name = "ReadRefused";
  constructor(
    readonly status: number,
    /** One of the API's codes; `OFFLINE` where no answer came. */
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const UNREACHABLE = "The service could not be reached. Check your connection, then try again.";

/** Values of a query; those that are undefined are left out. */
export type ReadQuery = Readonly<Record<string, string | number | undefined>>;

/** The address of a read. */
export function readAddress(path: `/v1/${string}`, query: ReadQuery = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  const params = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return params.size > 0 ? `${path}?${params}` : path;
}

/**
 * Reads from the API as whoever is signed in here. Throws ReadRefused. Give it the `signal` of the query, so
 * that a search that nobody waits for any more ends, and the book that its page was made for.
 */
export async function read<T>(
  path: `/v1/${string}`,
  query: ReadQuery = {},
  signal?: AbortSignal,
  book?: string,
): Promise<T> {
  const headers = book ? { "X-Sealwright-Book": book } : undefined;
  const init = { signal, headers, cache: "no-store" } as const;
  const response = await fetch(readAddress(path, query), init).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ReadRefused(0, "OFFLINE", UNREACHABLE);
  });
  const body = await response.json().catch(() => null);
  if (response.ok) return body as T;
  throw new ReadRefused(response.status, body?.code ?? "INTERNAL", body?.message ?? UNREACHABLE);
}
