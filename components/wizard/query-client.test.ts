// What another attempt may mend is tried again, what was read outlives a failure, and a browser's belief
// that it is offline stops nothing.
import { onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./api";
import { createQueryClient } from "./query-client";

const queryKey = ["x"];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

/** Shows the query as a page would, with a read that answers this. */
function shown(answer: () => Promise<string>, known?: string) {
  const client = createQueryClient();
  if (known !== undefined) client.setQueryData(queryKey, known);
  const queryFn = vi.fn(answer);
  const observer = new QueryObserver(client, { queryKey, queryFn });
  observer.subscribe(() => undefined);
  return { client, queryFn, result: () => observer.getCurrentResult() };
}

const refuse = (code: string) => () => Promise.reject(new ApiError(code, ""));

test("what came with the page is not read again while it is fresh", async () => {
  const { queryFn, result } = shown(async () => "later", "first");
  await vi.advanceTimersByTimeAsync(1000);
  expect([result().data, queryFn.mock.calls.length]).toEqual(["first", 0]);
});

test.each(["OFFLINE", "INTERNAL"])(
  "%s is tried three times, and what is known stays",
  async (code) => {
    const { client, queryFn, result } = shown(refuse(code), "known");
    void client.invalidateQueries({ queryKey });
    await vi.advanceTimersByTimeAsync(3000);
    expect(queryFn.mock.calls.length).toBe(3);
    expect(result()).toMatchObject({ data: "known", isRefetchError: true, error: { code } });
  },
);

test("a refusal is not tried again", async () => {
  const { queryFn, result } = shown(refuse("ATTEMPT_NOT_FOUND"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(queryFn.mock.calls.length).toBe(1);
  expect(result().isLoadingError).toBe(true);
});

test("a page is read although the browser believes itself offline", async () => {
  onlineManager.setOnline(false);
  const { result } = shown(async () => "read");
  await vi.advanceTimersByTimeAsync(0);
  expect(result().data).toBe("read");
});
