// What a merchant reads must be readable: Flesch-Kincaid grades of the catalogue's texts.
import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { describe, expect, test } from "vitest";
import { allControls } from "./controls";
import { SECTIONS } from "./sections";

const MEDIAN_MAX = 9;
const SINGLE_MAX = 14;
const MEMBERS = ["requirement", "guidance", "applicabilityNote", "evidence", "question"] as const;

function gradeOf(text: string): number {
  // A point inside a number ("12.8.5") ends no sentence.
  const plain = text.replace(/(\d)\.(?=\d)/g, "$1");
  const words = plain.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const sentences = plain.split(/[.?!:]+(?:\s|$)/).filter((part) => /\p{L}/u.test(part));
  return fleschKincaid({
    sentence: Math.max(1, sentences.length),
    word: words.length,
    syllable: syllable(words.join(" ")),
  });
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

describe.each(MEMBERS)("the %s texts", (member) => {
  test(`have a median grade of at most ${MEDIAN_MAX}`, () => {
    expect(median(allControls().map((control) => gradeOf(control[member])))).toBeLessThanOrEqual(
      MEDIAN_MAX,
    );
  });

  test("hold none that is far above it", () => {
    const hard = allControls().filter((control) => gradeOf(control[member]) > SINGLE_MAX);
    expect(hard.map(({ id }) => id)).toEqual([]);
  });
});

test("the sections' opening words are as readable", () => {
  expect(median(SECTIONS.map(({ intro }) => gradeOf(intro)))).toBeLessThanOrEqual(MEDIAN_MAX);
});
