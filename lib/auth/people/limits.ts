// How often one address on the network may try to sign in, and one account be tried: over all web processes,
// since what is guessed must not be guessed more often where there are several (docs/decisions/0007). The
// lock of an account is exact, and in the account itself.
import { createHash } from "node:crypto";
import { clientKey } from "@/lib/auth/address-limits";
import { consume, sharedBucket } from "@/lib/auth/buckets";

const TEN_MINUTES = 600;
const TRIES_OF_ADDRESS = 100;
const TRIES_OF_ACCOUNT = 20;

/**
 * Counts one try. The seconds to wait where it is one too many, else 0. `account`: an e-mail address as it
 * was typed, whether it has an account or not; the table of limits holds its hash. Left out: the account's own
 * limit does not hold, as at a browser that it knows.
 */
export async function countTry(address: string | null, account?: string): Promise<number> {
  const waits = [await wait("sign-in", TRIES_OF_ADDRESS, clientKey(address))];
  if (account) {
    const name = createHash("sha256").update(account).digest("hex");
    waits.push(await wait("account", TRIES_OF_ACCOUNT, name));
  }
  return Math.max(...waits);
}

const HOUR = 3600;
const DAY = 24 * HOUR;
const APPLICATIONS_OF_ADDRESS = 20;
/** Of everybody together: a flood from many places fills neither the queue nor strangers' mailboxes. */
const APPLICATIONS_IN_ALL = 500;
/** Of one e-mail address, as it was typed. */
const APPLICATIONS_OF_EMAIL = 5;

/** What the limits say of an application. */
export interface CountedApplication {
  /** Seconds to wait where too many came from here, or from everywhere; else 0. */
  readonly waitSeconds: number;
  /** Enough came with this e-mail address. Nobody is told, or it would tell who applied. */
  readonly enough: boolean;
}

/** Counts an application that was sent; `email` as it was typed, which the table of limits holds as a hash. */
export async function countApplication(
  address: string | null,
  email: string,
): Promise<CountedApplication> {
  const here = await wait("apply", APPLICATIONS_OF_ADDRESS, clientKey(address), HOUR);
  if (here > 0) return { waitSeconds: here, enough: false };
  const everywhere = await wait("apply-all", APPLICATIONS_IN_ALL, "all", HOUR);
  if (everywhere > 0) return { waitSeconds: everywhere, enough: false };
  const name = createHash("sha256").update(email).digest("hex");
  const enough = (await wait("apply-email", APPLICATIONS_OF_EMAIL, name, DAY)) > 0;
  return { waitSeconds: 0, enough };
}

async function wait(
  name: string,
  tries: number,
  key: string,
  seconds = TEN_MINUTES,
): Promise<number> {
  const { refused, msBeforeNext } = await consume(sharedBucket(name, tries, seconds), key);
  return refused ? Math.max(1, Math.ceil(msBeforeNext / 1000)) : 0;
}
