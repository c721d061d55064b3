// A browser at which somebody completed a sign-in before. Whoever knows an address can lock its account and
// use up its tries; the person gets past that lock here, a few times in a while.
import { timingSafeEqual } from "node:crypto";
import { consume, sharedBucket } from "@/lib/auth/buckets";
import { knownBrowserMark } from "@/lib/core/encryption";
import type { KnownPerson } from "./known";
import { newToken, tokenHash } from "./session";

/** For how long a browser is known. */
export const KNOWN_SECONDS = 180 * 24 * 60 * 60;

const VALUE = /^([\w-]{43})\.([\w-]{43})$/;

/** What makes a browser known to an account, until the account's password is another one. */
export function knownBrowserValue(person: KnownPerson): string {
  const id = newToken();
  return `${id}.${markOf(id, person)}`;
}

function markOf(id: string, { userId, passwordHash }: KnownPerson): string {
  return knownBrowserMark(`${id} ${userId} ${tokenHash(passwordHash ?? "")}`);
}

/** The id of a browser that an account knows; null for every other one. */
export function knownBrowser(person: KnownPerson, value: string | null | undefined): string | null {
  const [, id = "", mark = ""] = VALUE.exec(value ?? "") ?? [];
  if (!id) return null;
  const right = Buffer.from(markOf(id, person));
  return timingSafeEqual(right, Buffer.from(mark)) ? id : null;
}

const QUARTER_OF_AN_HOUR = 15 * 60;
/** Passwords and codes together, of which a sign-in takes one each. */
const PAST_LOCK_MAX = 10;

/** Counts a try past the lock, over all web processes; false where it is one too many. */
export async function countPastLock(browserId: string): Promise<boolean> {
  const bucket = sharedBucket("known-browser", PAST_LOCK_MAX, QUARTER_OF_AN_HOUR);
  return !(await consume(bucket, tokenHash(browserId))).refused;
}

const LINKS_MAX = 3;

/** The same for a link that is asked for past the limit on links. */
export async function countLinkPastLimit(browserId: string): Promise<boolean> {
  const bucket = sharedBucket("known-browser-links", LINKS_MAX, QUARTER_OF_AN_HOUR);
  return !(await consume(bucket, tokenHash(browserId))).refused;
}
