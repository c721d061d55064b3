// Rate limits and the sandbox's daily quota: what valid credentials may ask for, per partner and per
// merchant. Where each is counted stands in docs/decisions/0007.
import { countRequestOfDay } from "@/db/lookups";
import type { Caller, UserCaller } from "@/lib/core/caller";
import { AppError } from "@/lib/core/errors";
import {
  MERCHANTS_TOGETHER,
  type OwnLimits,
  policyOf,
  type TenantMode,
  type TenantPolicy,
} from "@/lib/core/policy";
import { type Consumed, consume, memoryBucket } from "./buckets";

const DAY_SECONDS = 24 * 60 * 60;
const MINUTE_SECONDS = 60;
/** Far more than anybody opens, and what a script could ask for at most. */
const PAGES_PER_MINUTE = 1200;

/** The headers of the IETF draft (RateLimit, RateLimit-Policy) for one request. */
export type LimitHeaders = Readonly<Record<string, string>>;

/** What one limit says of a request. */
interface Counted {
  /** The name in the headers. */
  readonly name: string;
  readonly quota: number;
  readonly windowSeconds: number;
  readonly left: number;
  readonly secondsLeft: number;
  readonly refused: boolean;
}

/** Whose requests are counted. */
export interface CountedCaller {
  readonly caller: Exclude<Caller, { kind: "system" | "visitor" }>;
  readonly mode: TenantMode;
  /** What was set for the partner alone; it is for keys and tokens. */
  readonly limits?: OwnLimits;
}

/** The limits of a caller, in the order in which they are counted. */
type Limit = () => Promise<Counted>;

/** Bursts that are refilled when the time is over that they are worth: the rate over time, and room for a burst. */
function rate(name: string, key: string, points: number, seconds: number): Limit {
  const bucket = memoryBucket(name, points, seconds);
  const window = Math.max(1, Math.ceil(seconds));
  return async () => counted(name, points, window, await consume(bucket, key));
}

function counted(name: string, quota: number, windowSeconds: number, state: Consumed): Counted {
  const { remainingPoints, msBeforeNext, refused } = state;
  const secondsLeft = secondsUntil(msBeforeNext);
  return { name, quota, windowSeconds, left: remainingPoints, secondsLeft, refused };
}

/**
 * A key shares its partner's bucket with every other key of the partner, a token its merchant's with every
 * other token of the merchant, however many there are. All merchants of a partner share one more. A person who
 * reads in a browser takes nothing from the partner's integrations.
 */
function rates({ caller, mode }: CountedCaller, policy: TenantPolicy): Limit[] {
  const { partnerId } = caller;
  const { burst, requestsPerSecond } = policy;
  const seconds = burst / requestsPerSecond;
  const one = (key: string) => rate("rate", key, burst, seconds);
  if (caller.kind === "partner") return [one(`${mode}:${partnerId}`)];
  if (caller.kind === "user") return [one(`${mode}:${partnerId}:${caller.userId}`)];
  const together = burst * MERCHANTS_TOGETHER;
  return [
    one(`${mode}:${partnerId}:${caller.merchantId}`),
    rate("merchants", `${mode}:${partnerId}`, together, seconds),
  ];
}

function day(partnerId: string, quota: number): Limit {
  return async () => {
    const left = await countDay(partnerId, quota);
    const secondsLeft = secondsToMidnight();
    const refused = left < 0;
    const window = { quota, windowSeconds: DAY_SECONDS, secondsLeft };
    return { name: "day", ...window, left: Math.max(0, left), refused };
  };
}

/**
 * Counts one request of a caller. Answers the headers to send; throws RATE_LIMITED or
 * SANDBOX_QUOTA_REACHED, both with the time to wait.
 */
export async function countRequest(counting: CountedCaller): Promise<LimitHeaders> {
  const { caller, mode } = counting;
  const policy = policyOf(mode, counting.limits);
  const limits = rates(counting, policy);
  if (policy.requestsPerDay !== null && caller.kind !== "user")
    limits.push(day(caller.partnerId, policy.requestsPerDay));
  const seen: Counted[] = [];
  for (const limit of limits) {
    const one = await limit();
    seen.push(one);
    if (one.refused) refuse(one, seen, mode);
  }
  return headersOf(seen);
}

/**
 * Counts a page of the dashboard, whoever else works behind the same address; throws RATE_LIMITED. What links
 * fetch ahead is counted, too.
 */
export async function countPage({ sessionId }: UserCaller): Promise<void> {
  const bucket = memoryBucket("pages", PAGES_PER_MINUTE, MINUTE_SECONDS);
  refuseBeyond("pages", PAGES_PER_MINUTE, MINUTE_SECONDS, await consume(bucket, sessionId));
}

/** The headers that tell of these limits. */
function headersOf(seen: readonly Counted[]): LimitHeaders {
  const policies = seen.map(
    ({ name, quota, windowSeconds }) => `"${name}";q=${quota};w=${windowSeconds}`,
  );
  const states = seen.map(({ name, left, secondsLeft }) => `"${name}";r=${left};t=${secondsLeft}`);
  return { "RateLimit-Policy": policies.join(", "), RateLimit: states.join(", ") };
}

function refuse(
  { name, secondsLeft }: Counted,
  seen: readonly Counted[],
  mode: TenantMode = "live",
): never {
  const code = name === "day" && mode === "sandbox" ? "SANDBOX_QUOTA_REACHED" : "RATE_LIMITED";
  throw new AppError(code, { retryAfterSeconds: secondsLeft, headers: headersOf(seen) });
}

/** Refuses (RATE_LIMITED) what a limit of one client address has run out of. */
export function refuseBeyond(
  name: string,
  quota: number,
  windowSeconds: number,
  state: Consumed,
): void {
  const one = counted(name, quota, windowSeconds, state);
  if (one.refused) refuse(one, [one]);
}

/** The requests that are left of today; negative where this one is too many. */
async function countDay(partnerId: string, quota: number): Promise<number> {
  const today = new Date().toISOString().slice(0, 10);
  return quota - (await countRequestOfDay(partnerId, today));
}

function secondsUntil(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}

function secondsToMidnight(): number {
  const into = (Date.now() / 1000) % DAY_SECONDS;
  return Math.max(1, Math.ceil(DAY_SECONDS - into));
}
