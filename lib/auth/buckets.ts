// Buckets that requests are counted in: in the memory of this process where counting must cost nothing, in
// the database where all web processes must count as one.
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import { lookupPool } from "@/db/lookups";

type Bucket = RateLimiterMemory | RateLimiterPostgres;

// Next can evaluate a module more than once in one process (per bundle): a caller has one bucket all the same.
const holder = globalThis as { sealwrightBuckets?: Map<string, Bucket> };

function bucketOf<B extends Bucket>(key: string, make: () => B): B {
  holder.sealwrightBuckets ??= new Map();
  const found = holder.sealwrightBuckets.get(key) ?? make();
  holder.sealwrightBuckets.set(key, found);
  return found as B;
}

/** A bucket of this process. */
export function memoryBucket(name: string, points: number, duration: number): RateLimiterMemory {
  return bucketOf(
    `${name}:${points}:${duration}`,
    () => new RateLimiterMemory({ keyPrefix: name, points, duration }),
  );
}

/**
 * A bucket of all web processes: one statement for each request, and none once a key is used up, which this
 * process then remembers. Where the database is away each process counts for itself.
 */
export function sharedBucket(name: string, points: number, duration: number): RateLimiterPostgres {
  const make = () =>
    new RateLimiterPostgres({
      storeClient: lookupPool(),
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      keyPrefix: name,
      points,
      duration,
      inMemoryBlockOnConsumed: points,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration }),
    });
  return bucketOf(`shared:${name}:${points}:${duration}`, make);
}

/** What is left after one request. */
export interface Consumed {
  readonly remainingPoints: number;
  readonly msBeforeNext: number;
  readonly refused: boolean;
}

/** Counts one request. */
export async function consume(bucket: Bucket, key: string): Promise<Consumed> {
  try {
    const { remainingPoints, msBeforeNext } = await bucket.consume(key);
    return { remainingPoints, msBeforeNext, refused: false };
  } catch (refused) {
    if (!isRefusal(refused)) throw refused;
    return { remainingPoints: 0, msBeforeNext: refused.msBeforeNext, refused: true };
  }
}

/** By what it says, not by its class: the bucket may be another bundle's, with a class of its own. */
function isRefusal(thrown: unknown): thrown is RateLimiterRes {
  return !(thrown instanceof Error) && typeof thrown === "object" && thrown !== null;
}
