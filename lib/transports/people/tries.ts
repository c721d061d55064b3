// Tries of passwords and codes, as they are counted. Others can lock an account by its address alone: at a
// browser that the account knows its person gets past that lock, a few times in a while.
import { type KnownPerson, personOfEmail, signInService } from "@/lib/auth/people/known";
import { countPastLock, knownBrowser } from "@/lib/auth/people/known-browser";
import { INTERNAL } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { metaOf, type Visit } from "./visit";

/** A try that may be looked at. */
export interface Try {
  /** Its number among those in a row; 0: it passes a lock, or none was counted. */
  readonly number: number;
  readonly pastLock: boolean;
}

/** Where nothing was typed that could be guessed. */
export const NO_TRY: Try = { number: 0, pastLock: false };

/** Counts the try of a password; null where none is looked at. */
export async function beginTry(person: KnownPerson, visit: Visit): Promise<Try | null> {
  const { partnerId, userId } = person;
  const service = signInService(partnerId);
  const { output } = await run(INTERNAL.beginPasswordTry, service, { userId }, metaOf(visit));
  if (output > 0) return { number: output, pastLock: false };
  return (await passesLock(person, visit)) ? { number: 0, pastLock: true } : null;
}

/** Tells of a wrong password. */
export async function refuseTry({ partnerId, userId }: KnownPerson, visit: Visit): Promise<void> {
  await run(INTERNAL.refusePasswordTry, signInService(partnerId), { userId }, metaOf(visit));
}

/** Whether a try passes the lock of an account: counted, since it is one at a browser that the account knows. */
export async function passesLock(
  person: KnownPerson | null,
  { known }: Pick<Visit, "known">,
): Promise<boolean> {
  const browser = person && knownBrowser(person, known);
  return browser !== null && (await countPastLock(browser));
}

/** Enters a code; where the account is locked, once more past the lock where this browser may. */
export async function enterCounted<Entered extends { readonly outcome: string }>(
  visit: Visit,
  enter: (pastLock: boolean) => Promise<Entered>,
): Promise<Entered> {
  const entered = await enter(false);
  if (entered.outcome !== "locked" || !visit.current) return entered;
  const person = await personOfEmail(visit.current.email);
  return (await passesLock(person, visit)) ? enter(true) : entered;
}
