// What a browser brings with it to sign-in: who is signed in there, where it asked for a link from, and
// where it stands in the network.
import { type SignedIn, tokenHash } from "@/lib/auth/people/session";
import type { CallMeta } from "@/lib/core/call-input";
import type { CallOrigin } from "@/lib/core/operation";
import { OWN } from "@/lib/registry";
import { run } from "@/lib/runtime";

/** A browser at sign-in. */
export interface Visit {
  readonly current: SignedIn | null;
  /** A random value of this browser's own, which it got when it asked for a link. */
  readonly browser: string | null;
  /** What a browser has at which somebody completed a sign-in before. */
  readonly known?: string | null;
  readonly origin: CallOrigin;
  /** Names the request, as its answer does; the audit trail keeps it. */
  readonly requestId?: string;
}

/** What an operation is told of the request that it serves. */
export function metaOf({ origin, requestId }: Visit): CallMeta {
  return requestId ? { origin, requestId } : { origin };
}

/** What is stored of a browser's value. */
export function browserHash(browser: string): string {
  return tokenHash(browser);
}

/** Ends the session that the browser has, whoever's it is: another one begins, or none. */
export async function endCurrent(visit: Visit): Promise<void> {
  if (!visit.current) return;
  const { caller } = visit.current;
  await run(OWN.endOwnSession, caller, { sessionId: caller.sessionId }, metaOf(visit));
}

/** As long as looking up, hashing and writing take: what was found shows in no time. */
const ANSWER_MS = 500;

/**
 * Does the work, and answers when a whole number of half seconds has passed: on a busy machine, too, an
 * account takes as long as none.
 */
export async function evenly<T>(work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    const over = (performance.now() - started) % ANSWER_MS;
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS - over));
  }
}
