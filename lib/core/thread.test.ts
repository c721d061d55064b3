import { expect, test } from "vitest";
import type { Wish } from "./fixtures/answering-thread";
import { createThread, ThreadLimitError } from "./thread";

const PATIENT = { timeoutMs: 60_000 };

const aThread = () =>
  createThread<Wish, number>({
    entry: new URL("./fixtures/answering-thread.ts", import.meta.url),
    work: "Counting",
    heapMb: 64,
  });

test("questions wait for each other in one thread", async () => {
  const ask = aThread();
  const wishes: Wish[] = ["who", "who", "who"];
  expect(await Promise.all(wishes.map((wish) => ask(wish, PATIENT)))).toEqual([1, 2, 3]);
});

test("a question that hangs is ended in its time, and the next one gets a fresh thread", async () => {
  const ask = aThread();
  await ask("who", PATIENT);
  const hanging = ask("hang", { timeoutMs: 200 });
  const next = ask("who", PATIENT);
  await expect(hanging).rejects.toThrow(new ThreadLimitError("Counting took longer than 0.2 s."));
  expect(await next).toBe(1);
});

test("the process goes on with other work while a question hangs", async () => {
  const hanging = aThread()("hang", { timeoutMs: 2000 });
  let beats = 0;
  const beat = setInterval(() => {
    beats += 1;
  }, 10);
  await expect(hanging).rejects.toThrow(ThreadLimitError);
  clearInterval(beat);
  expect(beats).toBeGreaterThan(20);
});

test("what takes too much memory ends the thread alone, and the next question is answered", async () => {
  const ask = aThread();
  await expect(ask("grow", PATIENT)).rejects.toThrow(
    new ThreadLimitError("Counting needed more than 64 MB of memory."),
  );
  expect(await ask("who", PATIENT)).toBe(1);
});

test("a failure is told and leaves the thread as it is", async () => {
  const ask = aThread();
  await expect(ask("fail", PATIENT)).rejects.toThrow("Counting failed: out of order");
  expect(await ask("who", PATIENT)).toBe(2);
});

test("a thread that breaks down is followed by a fresh one", async () => {
  const ask = aThread();
  await expect(ask("break", PATIENT)).rejects.toThrow(
    "Counting failed: the thread ended with code 3.",
  );
  expect(await ask("who", PATIENT)).toBe(1);
});
