// What the guard costs at its worst: every unit that sets one of its patterns to work, repeated up to the
// longest text that anything takes. Compared with itself at a quarter of the length, so no machine is too slow.
import { expect, test } from "vitest";
import { TEXT_MAX } from "@/lib/core/policy";
import { holdsCardData } from "./index";

const UNITS = [
  "4 ",
  "4,",
  "4",
  "4. ",
  "1 ",
  "1\n",
  "1      ",
  "4444 ",
  "4444,",
  "4532-",
  "4532,",
  "4,4,4,4 ",
  "5,5,5,5|",
  "(4)",
  "45,",
  "4 6 5 ",
  "3712,345678,95006,",
  "20.",
  "12/12/",
  "12/12/2026 ",
  "3.3.1 ",
  "3.3.1.1.1.1.",
  "2001:",
  "2222:2222:",
  "71d8b2fb-",
  "71d8b2fb-aec4-4065-8102-1397318013a4 ",
  "00004539-5787-6362-1486-000000000000 ",
  "AA11",
  "AA11 ",
  "B4444",
  "%B4444444444444444^AA",
  ";4444444444444444",
  "cvv ",
  "cvv 1 ",
  "cvv: is no. ",
  "card security ",
  "4\u200b",
  "4\u{e0041}",
  "\u{e0034}",
  "1\u0301",
  "٤ ",
  "４",
  "⑴",
  "⑯ ",
  "4😀",
  "ﷺ1",
  "4é",
  "漢",
  " ",
  "a",
];

/** A text of `length` that begins with what makes the guard look at the whole of it. */
function filled(unit: string, length: number): string {
  return `123 ${unit.repeat(Math.ceil(length / unit.length))}`.slice(0, length);
}

function costOf(texts: readonly string[]): number {
  const started = performance.now();
  for (const text of texts) holdsCardData(text);
  return performance.now() - started;
}

/** The least of several rounds: other work of the machine can only add. */
function least(texts: readonly string[]): number {
  return Math.min(...[1, 2, 3, 4, 5].map(() => costOf(texts)));
}

test.each(UNITS)("the longest text, made of %j, costs four times a quarter of it", (unit) => {
  const whole = [filled(unit, TEXT_MAX)];
  const quarters = Array.from({ length: 4 }, () => filled(unit, TEXT_MAX / 4));
  costOf(quarters);
  // A pattern that goes back over the text would cost four times as much, and more the longer it is.
  expect(least(whole)).toBeLessThan(2.5 * least(quarters) + 5);
});

test("a mebibyte of each is looked through within seconds", () => {
  const started = performance.now();
  const rounds = Math.ceil((1024 * 1024) / TEXT_MAX);
  for (const unit of UNITS.slice(0, 8)) {
    for (let round = 0; round < rounds; round += 1) holdsCardData(filled(unit, TEXT_MAX));
  }
  expect(performance.now() - started).toBeLessThan(60_000);
});

test("text far beyond the longest is looked through as well", () => {
  expect(holdsCardData(`12345 cvv${" ".repeat(400 * 1024)}`)).toBe(false);
  expect(holdsCardData("1 ".repeat(200 * 1024))).toBe(false);
});
