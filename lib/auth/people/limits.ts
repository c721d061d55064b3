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
const APPLICATIONS_OF_ADDRESS = 20;
/** What one customer of a hosting company has of IPv6. */
const RENTED_BITS = 48;

/** Counts a form of an application, right or wrong. The seconds to wait where it is one too many, else 0. */
export function countApplication(address: string | null): Promise<number> {
  return wait("apply", APPLICATIONS_OF_ADDRESS, clientKey(address, RENTED_BITS), HOUR);
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
