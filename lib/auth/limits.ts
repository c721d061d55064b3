// Rate limits and the sandbox's daily quota. The rate is counted in each web process for itself (see
// docs/decisions/0007); the quota in the database, exactly.
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { countRequestOfDay } from "@/db/lookups";
import { AppError } from "@/lib/core/errors";
import { BURST_SECONDS, policyOf, type TenantMode } from "@/lib/core/policy";
import type { Authenticated } from "./authenticate";

const DAY_SECONDS = 24 * 60 * 60;

/** The headers of the IETF draft (RateLimit, RateLimit-Policy) for one request. */
export type LimitHeaders = Readonly<Record<string, string>>;

const limiters = new Map<string, RateLimiterMemory>();

/** Bursts of two seconds' worth, refilled when they end: the rate over time, and room for a burst. */
function limiterOf(mode: TenantMode): RateLimiterMemory {
  const { burst } = policyOf(mode);
  const key = `${mode}:${burst}`;
  let limiter = limiters.get(key);
  if (!limiter) {
    limiter = new RateLimiterMemory({ points: burst, duration: BURST_SECONDS });
    limiters.set(key, limiter);
  }
  return limiter;
}

/**
 * Counts one request of a caller. Answers the headers to send; throws RATE_LIMITED or
 * SANDBOX_QUOTA_REACHED, both with the time to wait.
 */
export async function countRequest({ caller, mode }: Authenticated): Promise<LimitHeaders> {
  const policy = policyOf(mode);
  const name = nameOf(caller);
  const rate = await consume(limiterOf(mode), name);
  const policies = [`"rate";q=${policy.burst};w=${BURST_SECONDS}`];
  const states = [`"rate";r=${rate.remainingPoints};t=${secondsUntil(rate.msBeforeNext)}`];
  const headers = () => ({ "RateLimit-Policy": policies.join(", "), RateLimit: states.join(", ") });
  if (rate.refused) refuse("RATE_LIMITED", secondsUntil(rate.msBeforeNext), headers());
  if (policy.requestsPerDay === null) return headers();
  const left = await countDay(caller.partnerId, policy.requestsPerDay);
  policies.push(`"day";q=${policy.requestsPerDay};w=${DAY_SECONDS}`);
  states.push(`"day";r=${Math.max(0, left)};t=${secondsToMidnight()}`);
  if (left < 0) refuse("SANDBOX_QUOTA_REACHED", secondsToMidnight(), headers());
  return headers();
}

/** Looks at public verification pages that one address may take, and in which time. */
const VERIFICATIONS = { points: 30, duration: 60 };
let verifications: RateLimiterMemory | undefined;

/** Counts a look at a verification page; answers the seconds to wait where it is one too many, else 0. */
export async function countVerification(address: string | null): Promise<number> {
  verifications ??= new RateLimiterMemory(VERIFICATIONS);
  const { refused, msBeforeNext } = await consume(verifications, address ?? "unknown");
  return refused ? secondsUntil(msBeforeNext) : 0;
}

/** Whose requests are counted together. */
function nameOf(caller: Authenticated["caller"]): string {
  switch (caller.kind) {
    case "partner":
      return caller.keyId;
    case "merchant":
      return caller.tokenId;
    case "user":
      return caller.sessionId;
  }
}

function refuse(
  code: "RATE_LIMITED" | "SANDBOX_QUOTA_REACHED",
  retryAfterSeconds: number,
  headers: LimitHeaders,
): never {
  throw new AppError(code, { retryAfterSeconds, headers });
}

interface Consumed {
  readonly remainingPoints: number;
  readonly msBeforeNext: number;
  readonly refused: boolean;
}

async function consume(limiter: RateLimiterMemory, name: string): Promise<Consumed> {
  try {
    const { remainingPoints, msBeforeNext } = await limiter.consume(name);
    return { remainingPoints, msBeforeNext, refused: false };
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return { remainingPoints: 0, msBeforeNext: refused.msBeforeNext, refused: true };
  }
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
