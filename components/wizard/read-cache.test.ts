// What was read stays what it is until it differs, a change makes it read again, and a reading that was
// overtaken is not believed.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "./api";
import { ReadCache, sharing } from "./read-cache";

const offline = () => Promise.reject(new ApiError("OFFLINE", "There is no connection."));
const nobody = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("reading", () => {
  test("what came with the page is shown and not read again while it is fresh", async () => {
    const cache = new ReadCache();
    const read = vi.fn(async () => "later");
    cache.put("a", "first");
    cache.watch("a", read, nobody);
    expect([cache.known("a").data, read.mock.calls.length]).toEqual(["first", 0]);
    await vi.advanceTimersByTimeAsync(15_000);
    cache.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect([cache.known("a").data, read.mock.calls.length]).toEqual(["later", 1]);
  });

  test("two that look at the same thing read it once", async () => {
    const cache = new ReadCache();
    const read = vi.fn(async () => "x");
    const told: string[] = [];
    cache.watch("a", read, () => told.push("one"));
    cache.watch("a", read, () => told.push("other"));
    await vi.advanceTimersByTimeAsync(0);
    expect([read.mock.calls.length, told]).toEqual([1, ["one", "other"]]);
  });

  test("what nobody looks at any more is left alone", async () => {
    const cache = new ReadCache();
    const read = vi.fn(async () => "x");
    cache.watch("a", read, nobody)();
    await vi.advanceTimersByTimeAsync(0);
    await cache.outdate();
    expect(read.mock.calls.length).toBe(1);
  });

  test("a lost connection is tried three times, then told beside what is known", async () => {
    const cache = new ReadCache();
    const read = vi.fn(offline);
    cache.put("a", "known");
    cache.watch("a", read, nobody);
    const again = cache.again("a");
    await vi.advanceTimersByTimeAsync(3000);
    await again;
    expect(read.mock.calls.length).toBe(3);
    expect(cache.known("a")).toEqual({
      data: "known",
      error: expect.objectContaining({ code: "OFFLINE" }),
    });
    read.mockImplementation(async () => Promise.resolve("back") as never);
    cache.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(cache.known("a")).toEqual({ data: "back", error: null });
  });

  test("a refusal is not tried again", async () => {
    const cache = new ReadCache();
    const read = vi.fn(() => Promise.reject(new ApiError("ATTEMPT_NOT_FOUND", "")));
    cache.watch("a", read, nobody);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(read.mock.calls.length).toBe(1);
  });

  test("an answer that was asked for before a change does not replace the one after it", async () => {
    const cache = new ReadCache();
    const answers: ((value: string) => void)[] = [];
    cache.watch("a", () => new Promise((resolve) => answers.push(resolve)), nobody);
    const changed = cache.outdate();
    answers[1]?.("after");
    await changed;
    answers[0]?.("before");
    await vi.advanceTimersByTimeAsync(0);
    expect(cache.known("a").data).toBe("after");
  });
});

describe("sharing", () => {
  const before = {
    items: [
      { id: 1, tags: ["a"] },
      { id: 2, tags: [] },
    ],
    next: null,
  };

  test("what did not change is the same object", () => {
    expect(sharing(before, structuredClone(before))).toBe(before);
  });

  test("only what changed is new", () => {
    const after = sharing(before, {
      ...structuredClone(before),
      items: [
        { id: 1, tags: ["a"] },
        { id: 2, tags: ["b"] },
      ],
    });
    expect(after).toEqual({
      items: [
        { id: 1, tags: ["a"] },
        { id: 2, tags: ["b"] },
      ],
      next: null,
    });
    expect([after === before, after.items[0] === before.items[0]]).toEqual([false, true]);
  });

  test.each([
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: undefined }, { b: undefined }],
    [[1, 2], [1]],
    [[1], { 0: 1 }],
    [null, {}],
    [{}, null],
    [0, -0],
  ])("%j and then %j is the latter", (first, second) => {
    expect(sharing(first, second)).toStrictEqual(second);
  });
});
