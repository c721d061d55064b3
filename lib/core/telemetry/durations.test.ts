import { expect, test } from "vitest";
import { Durations } from "./durations";

test("the slowest come first, by what 95 of 100 took at most", () => {
  const durations = new Durations();
  for (let at = 0; at < 100; at += 1) durations.add("quick", 3, false);
  for (let at = 0; at < 100; at += 1) durations.add("mixed", at < 90 ? 3 : 900, at === 99);
  expect(durations.slowest(2)).toEqual([
    { name: "mixed", count: 100, failed: 1, p50Ms: 5, p95Ms: 900, mostMs: 900 },
    { name: "quick", count: 100, failed: 0, p50Ms: 3, p95Ms: 3, mostMs: 3 },
  ]);
  expect(durations.slowest(1)).toHaveLength(1);
});

test("what was slow long ago is forgotten", () => {
  let now = 0;
  const durations = new Durations(() => now);
  durations.add("early", 70_000, false);
  now += 31 * 60 * 1000;
  durations.add("late", 1, false);
  expect(durations.slowest(9).map(({ name, mostMs }) => [name, mostMs])).toEqual([
    ["early", 70_000],
    ["late", 1],
  ]);
  now += 31 * 60 * 1000;
  expect(durations.slowest(9).map(({ name }) => name)).toEqual(["late"]);
  now += 61 * 60 * 1000;
  expect(durations.slowest(9)).toEqual([]);
});

test("it takes no more names than programs have", () => {
  const durations = new Durations();
  for (let at = 0; at < 2_000; at += 1) durations.add(`name ${at}`, 1, false);
  expect(durations.slowest(5_000)).toHaveLength(500);
});
