// A job is asked for until it is over and no longer, by all that wait for it together, through a lost
// connection.
import { environmentManager } from "@tanstack/react-query";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ApiError, type Send } from "./api";
import { jobResult } from "./jobs";
import { createQueryClient } from "./query-client";

const POLL_URL = "/v1/jobs/job_1";
const PROCESSING = { status: "PROCESSING" };
const LONG_MS = 60_000;

// On a server nothing is polled, and a test looks like one.
beforeAll(() => environmentManager.setIsServer(() => false));
afterAll(() => environmentManager.setIsServer(() => true));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A service that gives these answers in turn, the last of them from then on. */
function service(...answers: readonly (object | Error)[]) {
  const asked: number[] = [];
  const send = async () => {
    const answer = answers[Math.min(asked.push(Date.now()), answers.length) - 1];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { asked, send: send as Send };
}

test("a job is asked for ever more seldom, and no more once it is over", async () => {
  const { asked, send } = service(...Array(9).fill(PROCESSING), { status: "COMPLETED", result: 7 });
  const result = jobResult(createQueryClient(), send, POLL_URL);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(await result).toBe(7);
  expect(asked.length).toBe(10);
  const pauses = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect([pauses[0], pauses.at(-1)]).toEqual([450, 2500]);
});

test("a job that failed says why", async () => {
  const { send } = service(PROCESSING, { status: "FAILED", errorMessage: "no answer" });
  const result = jobResult(createQueryClient(), send, POLL_URL).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(await result).toMatchObject({ code: "JOB_FAILED", message: "no answer" });
});

test("a lost connection ends no job, a refusal does", async () => {
  const lost = new ApiError("OFFLINE", "");
  const back = service(...Array(5).fill(lost), { status: "COMPLETED", result: 7 });
  const gone = service(PROCESSING, new ApiError("JOB_NOT_FOUND", ""));
  const results = [back, gone].map(({ send }) =>
    jobResult(createQueryClient(), send, POLL_URL).catch((error: unknown) => error),
  );
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(await Promise.all(results)).toEqual([
    7,
    expect.objectContaining({ code: "JOB_NOT_FOUND" }),
  ]);
});

test("two that wait for a job ask for it once, and a third when it is over not at all", async () => {
  const client = createQueryClient();
  const { asked, send } = service({ status: "COMPLETED", result: 7 });
  const both = [jobResult(client, send, POLL_URL), jobResult(client, send, POLL_URL)];
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(await Promise.all([...both, jobResult(client, send, POLL_URL)])).toEqual([7, 7, 7]);
  expect(asked.length).toBe(1);
});
