// How often one address may try to sign in, and one account be tried: in the memory of each web process,
// as the limits of the API are (docs/decisions/0007). The lock of an account is exact, in the database.
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const TEN_MINUTES = 600;

const byAddress = new RateLimiterMemory({ points: 100, duration: TEN_MINUTES });
const byAccount = new RateLimiterMemory({ points: 20, duration: TEN_MINUTES });

/**
 * Counts one try. The seconds to wait where it is one too many, else 0. `account`: an e-mail address as it
 * was typed, whether it has an account or not.
 */
export async function countTry(address: string | null, account?: string): Promise<number> {
  const waits = [await consume(byAddress, address ?? "unknown")];
  if (account) waits.push(await consume(byAccount, account));
  return Math.max(...waits);
}

async function consume(limiter: RateLimiterMemory, name: string): Promise<number> {
  try {
    await limiter.consume(name);
    return 0;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}
