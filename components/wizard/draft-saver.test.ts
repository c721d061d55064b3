import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./api";
import { DraftSaver, type SaveDraft } from "./draft-saver";

const PROMISE_MS = 2000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A service that keeps one text by its version; `away`: what it answers instead. */
function aService(wayMs = 0) {
  const kept = { value: "", version: 0 };
  const state = { away: null as ApiError | null, answerLost: false, saves: 0 };
  const save: SaveDraft = async (value, version) => {
    state.saves += 1;
    if (wayMs > 0) await new Promise((resolve) => setTimeout(resolve, wayMs));
    if (state.away) throw state.away;
    if (version !== kept.version) throw new ApiError("DRAFT_CONFLICT", "", { ...kept });
    Object.assign(kept, { value, version: version + 1 });
    if (state.answerLost) throw new ApiError("OFFLINE", "");
    return { version: version + 1 };
  };
  return { kept, state, save };
}

/** Types a letter every 100 ms, without ever pausing. */
async function typeOn(saver: DraftSaver, ms: number): Promise<void> {
  for (let letters = 1; letters <= ms / 100; letters += 1) {
    saver.type("x".repeat(letters));
    await vi.advanceTimersByTimeAsync(100);
  }
}

test("what is typed is saved within two seconds though typing goes on", async () => {
  const { kept, save } = aService(300);
  const saver = new DraftSaver("", 0, save);
  await typeOn(saver, PROMISE_MS);
  expect(kept.value.length).toBeGreaterThan(0);
  await typeOn(saver, 10_000);
  // Never further behind than the promise.
  expect(100 - kept.value.length).toBeLessThanOrEqual(PROMISE_MS / 100);
});

test("a pause saves sooner, and once", async () => {
  const { kept, state, save } = aService();
  const saver = new DraftSaver("", 0, save);
  saver.type("We sell");
  await vi.advanceTimersByTimeAsync(800);
  expect(kept.value).toBe("We sell");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.saves).toBe(1);
});

test("a page that goes away sends the last words, also behind a save that is on its way", async () => {
  const { kept, save } = aService(500);
  const saver = new DraftSaver("", 0, save);
  saver.type("first");
  saver.leave();
  await vi.advanceTimersByTimeAsync(100);
  saver.type("first and last");
  saver.leave();
  await vi.advanceTimersByTimeAsync(600);
  expect(kept).toEqual({ value: "first and last", version: 2 });
  // The page came back after all: it goes on from there.
  saver.type("first and last and more");
  await vi.advanceTimersByTimeAsync(2000);
  expect(kept).toEqual({ value: "first and last and more", version: 3 });
  expect(saver.view().other).toBeNull();
});

test("a lost connection is waited out, and told", async () => {
  const { kept, state, save } = aService();
  state.away = new ApiError("OFFLINE", "");
  const saver = new DraftSaver("", 0, save);
  saver.type("typed offline");
  await vi.advanceTimersByTimeAsync(5000);
  expect(saver.view()).toMatchObject({ value: "typed offline", state: "offline" });
  expect(saver.unsaved).toBe(true);
  state.away = null;
  await vi.advanceTimersByTimeAsync(4000);
  expect(kept.value).toBe("typed offline");
  expect(saver.unsaved).toBe(false);
});

test("a busy service is tried again by itself", async () => {
  const { kept, state, save } = aService();
  state.away = new ApiError("SERVICE_BUSY", "");
  const saver = new DraftSaver("", 0, save);
  saver.type("typed");
  await vi.advanceTimersByTimeAsync(1000);
  expect(saver.view()).toMatchObject({ state: "refused", refusal: { code: "SERVICE_BUSY" } });
  state.away = null;
  await vi.advanceTimersByTimeAsync(4000);
  expect(kept.value).toBe("typed");
  expect(saver.view()).toMatchObject({ state: "saved", refusal: null });
});

test("an answer that was lost on its way is not taken for another window", async () => {
  const { kept, state, save } = aService();
  const saver = new DraftSaver("", 0, save);
  state.answerLost = true;
  saver.type("arrived");
  await vi.advanceTimersByTimeAsync(1000);
  state.answerLost = false;
  saver.type("arrived, and more");
  await vi.advanceTimersByTimeAsync(5000);
  expect(kept.value).toBe("arrived, and more");
  expect(saver.view()).toMatchObject({ state: "saved", other: null });
});

test("another window's text is told, and nothing of it is overwritten unasked", async () => {
  const { kept, save } = aService();
  Object.assign(kept, { value: "theirs", version: 1 });
  const saver = new DraftSaver("", 0, save);
  saver.type("mine");
  await vi.advanceTimersByTimeAsync(5000);
  expect(saver.view()).toMatchObject({ state: "refused", other: "theirs", value: "mine" });
  expect(kept.value).toBe("theirs");
  saver.keepMine();
  await vi.advanceTimersByTimeAsync(0);
  expect(kept).toEqual({ value: "mine", version: 2 });
});

test("a text that is refused is not sent again until it is changed", async () => {
  const { state, save } = aService();
  state.away = new ApiError("CARD_DATA_REFUSED", "");
  const saver = new DraftSaver("", 0, save);
  saver.type("a card number");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.saves).toBe(1);
  expect(saver.unsaved).toBe(true);
});

test("whatever shows the draft next is told the text as it stands, saved or not", async () => {
  const { state, save } = aService();
  const kept: [string, number][] = [];
  const saver = new DraftSaver("", 0, save, (...draft) => kept.push(draft));
  state.away = new ApiError("OFFLINE", "");
  saver.type("typed");
  expect(kept.at(-1)).toEqual(["typed", 0]);
  state.away = null;
  await vi.advanceTimersByTimeAsync(1000);
  expect(kept.at(-1)).toEqual(["typed", 1]);
});

test("while the partner is suspended the text stays, waits, and is saved as soon as that is over", async () => {
  const { kept, state, save } = aService();
  const saver = new DraftSaver("", 0, save);
  state.away = new ApiError("PARTNER_SUSPENDED", "");
  saver.type("We sell candles");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saver.view()).toMatchObject({ value: "We sell candles", state: "refused" });
  expect([saver.waits, saver.unsaved]).toEqual([true, true]);
  state.away = null;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(kept.value).toBe("We sell candles");
  expect([saver.view().state, saver.waits]).toEqual(["saved", false]);
});

test("a text that the tab kept goes on over its version; what stands there since is told of", async () => {
  const { kept, save } = aService();
  Object.assign(kept, { value: "Typed elsewhere", version: 3 });
  const saver = new DraftSaver("Typed elsewhere", 3, save);
  saver.restore("Typed here", 2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saver.view()).toMatchObject({ value: "Typed here", other: "Typed elsewhere" });
  saver.keepMine();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(kept.value).toBe("Typed here");
});
