import { expect, test } from "vitest";
import eligibility from "./data/eligibility.json" with { type: "json" };
import english from "./data/fact-words.en.json" with { type: "json" };
import spanish from "./data/fact-words.es.json" with { type: "json" };
import french from "./data/fact-words.fr.json" with { type: "json" };

test.each([
  ["English", english],
  ["Spanish", spanish],
  ["French", french],
])("every fact of the decision table, and every value of it, has words in %s", (_name, words) => {
  const named = Object.entries(words).map(([fact, { values }]) => [fact, Object.keys(values)]);
  // What a product is called is no matter of the table; its name is the value.
  expect(Object.fromEntries(named)).toEqual({ ...eligibility.facts, product: [] });
  for (const { label, values } of Object.values(words)) {
    for (const text of [label, ...Object.values(values)]) expect(text.trim()).not.toBe("");
  }
});
