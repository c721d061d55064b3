// What a browser brings with it to sign-in: who is signed in there, where it asked for a link from, and
// where it stands in the network.
import { type SignedIn, tokenHash } from "@/lib/auth/people/session";
import type { CallOrigin } from "@/lib/core/operation";
import { OWN } from "@/lib/registry";
import { run } from "@/lib/runtime";

/** A browser at sign-in. */
export interface Visit {
  readonly current: SignedIn | null;
  /** A random value of this browser's own, which it got when it asked for a link. */
  readonly browser: string | null;
  readonly origin: CallOrigin;
}

/** What is stored of a browser's value. */
export function browserHash(browser: string): string {
  return tokenHash(browser);
}

/** Ends the session that the browser has, whoever's it is: another one begins, or none. */
export async function endCurrent({ current, origin }: Visit): Promise<void> {
  if (!current) return;
  const { caller } = current;
  await run(OWN.endOwnSession, caller, { sessionId: caller.sessionId }, { origin });
}

/** As long as looking up, hashing and writing take on a slow day: what was found shows in no time. */
const ANSWER_MS = 500;

/** Does the work, and answers no sooner than every such work does. */
export async function evenly<T>(work: () => Promise<T>): Promise<T> {
  const even = new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  try {
    return await work();
  } finally {
    await even;
  }
}
