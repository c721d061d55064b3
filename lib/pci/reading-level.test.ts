// What a merchant reads must be readable: Flesch-Kincaid grades of the catalogue's texts.
import { describe, expect, test } from "vitest";
import { median, readingGrade } from "@/lib/testing/reading-grade";
import { allControls } from "./controls";
import { SECTIONS } from "./sections";

const MEDIAN_MAX = 9;
const SINGLE_MAX = 14;
const MEMBERS = ["requirement", "guidance", "applicabilityNote", "evidence", "question"] as const;

describe.each(MEMBERS)("the %s texts", (member) => {
  test(`have a median grade of at most ${MEDIAN_MAX}`, () => {
    expect(
      median(allControls().map((control) => readingGrade(control[member]))),
    ).toBeLessThanOrEqual(MEDIAN_MAX);
  });

  test("hold none that is far above it", () => {
    const hard = allControls().filter((control) => readingGrade(control[member]) > SINGLE_MAX);
    expect(hard.map(({ id }) => id)).toEqual([]);
  });
});

test("the sections' opening words are as readable", () => {
  expect(median(SECTIONS.map(({ intro }) => readingGrade(intro)))).toBeLessThanOrEqual(MEDIAN_MAX);
});
