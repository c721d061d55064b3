// The short questions of each questionnaire: every control is asked once, and each question can be read and answered.
import { describe, expect, test } from "vitest";
import { median, readingGrade } from "@/lib/testing/reading-grade";
import { topLevelOf } from "./controls";
import { PART_LANGUAGES, type Part, partSectionsOf } from "./parts";
import { editionOf } from "./questionnaires";
import { SAQ_TYPES, type SaqType } from "./saq-type";

const WORDS_MAX = { en: 35, es: 45, fr: 45 } as const;
const HELP_MAX = 60;
const CONTROLS_MAX = 5;
const GRADE_MAX = 8;

const partsOf = (saqType: SaqType): readonly Part[] =>
  partSectionsOf(saqType).flatMap(({ parts }) => parts);
const wordsOf = (text: string) => text.trim().split(/\s+/).length;

describe.each(SAQ_TYPES)("%s", (saqType) => {
  const parts = partsOf(saqType);

  test("asks each of its controls in one part, in the section that it belongs to", () => {
    const asked = parts.flatMap(({ controlIds }) => controlIds);
    expect(asked.toSorted()).toEqual([...editionOf(saqType).controlIds].sort());
    for (const { topLevel, parts } of partSectionsOf(saqType)) {
      for (const { partId, controlIds } of parts) {
        expect(partId).toMatch(new RegExp(`^${topLevel}-[a-z0-9-]+$`));
        expect(controlIds.map(topLevelOf).filter((each) => each !== topLevel)).toEqual([]);
      }
    }
  });

  test("has an id for each part, and gates that stand before what they gate", () => {
    const ids = parts.map(({ partId }) => partId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [place, { partId, gates, controlIds }] of parts.entries()) {
      expect([partId, controlIds.length === 0]).toEqual([partId, gates !== undefined]);
      expect(controlIds.length).toBeLessThanOrEqual(CONTROLS_MAX);
      for (const gated of gates ?? []) expect(ids.indexOf(gated)).toBeGreaterThan(place);
    }
  });

  test.each(PART_LANGUAGES)("is asked in few words in %s", (language) => {
    for (const part of parts) {
      const { question, help } = part[language];
      expect(wordsOf(question), question).toBeLessThanOrEqual(WORDS_MAX[language]);
      expect(wordsOf(help), help).toBeLessThanOrEqual(HELP_MAX);
      expect(question).toMatch(/\?$|\?\s/);
    }
  });

  test(`reads at grade ${GRADE_MAX} or below, by the median`, () => {
    const grades = parts.map(({ en }) => readingGrade(en.question));
    expect(median(grades)).toBeLessThanOrEqual(GRADE_MAX);
  });
});
