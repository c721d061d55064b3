import type { RateLimiterMemory } from "rate-limiter-flexible";
import { expect, test } from "vitest";
import { consume, memoryBucket } from "./buckets";

const rejecting = (reason: unknown) => ({ consume: async () => Promise.reject(reason) });

test("a bucket that is used up refuses, whichever copy of the library made it", async () => {
  const own = memoryBucket("own", 1, 60);
  expect(await consume(own, "a")).toMatchObject({ refused: false, remainingPoints: 0 });
  expect(await consume(own, "a")).toMatchObject({ refused: true });
  const other = rejecting({ msBeforeNext: 1500, remainingPoints: 0 }) as unknown;
  const state = await consume(other as RateLimiterMemory, "a");
  expect(state).toEqual({ refused: true, remainingPoints: 0, msBeforeNext: 1500 });
});

test("a bucket that fails is a failure, not a refusal", async () => {
  const failing = rejecting(new Error("gone")) as unknown;
  await expect(consume(failing as RateLimiterMemory, "a")).rejects.toThrow("gone");
});
