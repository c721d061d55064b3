import { expect, test } from "vitest";
import eligibility from "./data/eligibility.json" with { type: "json" };
import words from "./data/fact-words.json" with { type: "json" };

test("every fact of the decision table, and every value of it, has words", () => {
  const named = Object.entries(words).map(([fact, { values }]) => [fact, Object.keys(values)]);
  expect(Object.fromEntries(named)).toEqual(eligibility.facts);
});
