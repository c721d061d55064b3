// Every chart's title says what is so, for none, for one and for many.
import { describe, expect, test } from "vitest";
import {
  type Book,
  completionFinding,
  complianceFinding,
  expiryFinding,
  questionnaireFinding,
  stuckFinding,
} from "./findings";

function book(merchants: number, compliant: number, expiringSoon = 0): Book {
  const totals = { merchants, compliant, expiringSoon, expired: 0, inProgress: 0, notStarted: 0 };
  const complianceRate = merchants === 0 ? 0 : (compliant + expiringSoon) / merchants;
  return { totals, complianceRate, saqTypeBreakdown: {}, stuck: [] } as unknown as Book;
}

/** Spans of a week, the last of them from 16 to 22 November 2026. */
function weeks(...counts: number[]) {
  const week = 7 * 24 * 60 * 60 * 1000;
  const end = Date.UTC(2026, 10, 23);
  return counts.map((merchants, index) => ({
    from: new Date(end - (counts.length - index) * week).toISOString(),
    before: new Date(end - (counts.length - index - 1) * week).toISOString(),
    merchants,
  }));
}

/** Calendar months, the last of them November 2026. */
function months(...counts: number[]) {
  const start = (back: number) => new Date(Date.UTC(2026, 10 - back, 1)).toISOString();
  return counts.map((merchants, index) => ({
    from: start(counts.length - 1 - index),
    before: start(counts.length - 2 - index),
    merchants,
  }));
}

test.each([
  [book(0, 0), "No merchant is compliant yet"],
  [book(5, 0), "No merchant is compliant yet"],
  [book(1, 1), "Your one merchant is compliant"],
  [book(3, 2, 1), "All 3 merchants are compliant"],
  [book(43, 1), "1 of 43 merchants is compliant (2%)"],
  [book(43, 1, 1), "2 of 43 merchants are compliant (5%)"],
  [book(100_000, 1), "1 of 100,000 merchants is compliant (less than 1%)"],
  [book(100_000, 99_999), "99,999 of 100,000 merchants are compliant (more than 99%)"],
])("compliance, case %#", (figures, title) => {
  expect(complianceFinding(figures)).toBe(title);
});

test.each([
  [{}, "No questionnaire is sealed yet"],
  [{ "SAQ A": 0 }, "No questionnaire is sealed yet"],
  [{ "SAQ A": 1 }, "One merchant sealed a questionnaire: SAQ A"],
  [{ "SAQ A": 4 }, "All 4 merchants that sealed one have SAQ A"],
  [{ "SAQ A": 4, "SAQ D": 1 }, "SAQ A is the most common questionnaire: 4 of 5 merchants"],
  [
    { "SAQ A": 2, "SAQ B": 2, "SAQ D": 1 },
    "SAQ A and SAQ B are the most common questionnaires: 2 each of 5 merchants",
  ],
  [
    { "SAQ A": 1, "SAQ B": 1, "SAQ D": 1 },
    "3 questionnaires are equally common: 1 each of 3 merchants",
  ],
])("questionnaires, case %#", (saqTypeBreakdown, title) => {
  expect(questionnaireFinding({ ...book(9, 9), saqTypeBreakdown })).toBe(title);
});

describe("expiries", () => {
  test.each([
    [weeks(0, 0, 0), "No attestation runs out in the next 3 weeks"],
    [
      weeks(0, 0, 1),
      "One merchant’s attestation runs out in the next 3 weeks, in the week of 16 to 22 Nov 2026",
    ],
    [
      weeks(0, 0, 5),
      "5 merchants’ attestations run out in the next 3 weeks, all of them in the week of 16 to 22 Nov 2026",
    ],
    [
      weeks(2, 0, 5),
      "7 merchants’ attestations run out in the next 3 weeks, the most in the week of 16 to 22 Nov 2026: 5",
    ],
    [
      weeks(1, 1, 0),
      "2 merchants’ attestations run out in the next 3 weeks, at most 1 in one week",
    ],
  ])("by week, case %#", (spans, title) => {
    expect(expiryFinding(spans, "week")).toBe(title);
  });

  test("by month", () => {
    expect(expiryFinding(months(0, 0, 5), "month")).toBe(
      "5 merchants’ attestations run out in the next 3 months, all of them in November 2026",
    );
  });
});

test.each([
  [[0, 0, 0], "No merchant sealed an assessment in the last 3 months"],
  [
    [0, 0, 1],
    "1 merchant sealed an assessment in November 2026 so far, nobody in the 2 months before",
  ],
  [[2, 5, 1], "5 merchants sealed an assessment in October 2026, 3 more than in September 2026"],
  [[5, 1, 0], "1 merchant sealed an assessment in October 2026, 4 fewer than in September 2026"],
  [[2, 2, 0], "2 merchants sealed an assessment in October 2026, as many as in September 2026"],
  [[5, 0, 0], "No merchant sealed an assessment in October 2026, 5 fewer than in September 2026"],
  [[1, 0, 0, 3], "No merchant sealed an assessment in the two months before November 2026"],
])("completion, case %#", (counts, title) => {
  expect(completionFinding(months(...counts))).toBe(title);
});

const at = (place: Book["stuck"][number]["place"], merchants: number, quiet = 0) => ({
  ...{ place, merchants, quiet, followUp: 0 },
});

test.each([
  [[], "No assessment is open"],
  [[at("8", 1)], "All open work is at one place, requirement 8: 1 merchant"],
  [[at("8", 1, 1)], "All open work is at one place, requirement 8: 1 merchant, quiet for a week"],
  [
    [at("8", 5, 2), at("9", 1)],
    "Requirement 8 has the most open work: 5 merchants, 2 of them quiet for a week",
  ],
  [
    [at("determination", 5, 5), at("9", 1)],
    "The choice of the questionnaire has the most open work: 5 merchants, all of them quiet for a week",
  ],
  [[at("review", 2), at("9", 2)], "Open work is spread over 2 places, at most 2 merchants at one"],
])("open work, case %#", (stuck, title) => {
  expect(stuckFinding({ ...book(9, 0), stuck })).toBe(title);
});
