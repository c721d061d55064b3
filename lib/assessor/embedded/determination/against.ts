// What is known to speak against a smaller questionnaire, and which one would fit without it.
import { DEFAULT_LANGUAGE, type Language } from "@/lib/domain/language/shape";
import type { SaqType } from "@/lib/pci/saq-type";
import { FACT_VALUES, type Outcome, outcomes } from "./decision-table";
import { NEAREST } from "./qualifications";
import { proofIn } from "./quoted";
import type { Scenario } from "./scenario";
import { listed, sentencesIn } from "./sentences";
import { sizeOf } from "./size";

/** A known fact that keeps a smaller questionnaire from fitting. */
export interface Against {
  readonly fact: string;
  readonly value: string;
}

/** The next smaller questionnaire, and what alone separates it. */
export interface Smaller {
  readonly saqType: SaqType;
  readonly against: readonly Against[];
}

/** Which values of which facts speak against a smaller questionnaire: those that there are words for. */
const AGAINST = sentencesIn(DEFAULT_LANGUAGE).against;

/** What is known to speak against a smaller questionnaire; what was only assumed is told apart. */
export function speaksAgainst(scenario: Scenario, type: SaqType): Against[] {
  return Object.entries(AGAINST).flatMap(([fact, values]) => {
    const [value, ...others] = scenario.domains[fact] ?? [];
    if (value === undefined || others.length > 0 || !(value in values)) return [];
    // What was only assumed, because nobody knows, is told as that.
    if (!scenario.words[fact] || !wouldBeSmaller(scenario, fact, type)) return [];
    return [{ fact, value }];
  });
}

/** The next smaller questionnaire, where something that was said or chosen is all that separates it. */
export function nextSmaller(type: SaqType, scenario: Scenario): Smaller | null {
  const against = speaksAgainst(scenario, type);
  const saqType = NEAREST[scenario.label];
  const known = against.every(({ fact }) => proofIn(scenario.words[fact]));
  if (against.length === 0 || !known || sizeOf(saqType) >= sizeOf(type)) return null;
  return { saqType, against };
}

/** What speaks against a smaller questionnaire, in words. */
export function toldAgainst(against: readonly Against[], language: Language): string {
  const words = sentencesIn(language).against;
  return listed(
    against.map(({ fact, value }) => words[fact]?.[value] ?? ""),
    language,
  );
}

/** Whether another value of the fact, the others against it put right as well, leads to a smaller questionnaire. */
function wouldBeSmaller(scenario: Scenario, fact: string, type: SaqType): boolean {
  const righted = Object.fromEntries(
    Object.entries(scenario.domains).map(([name, values]) => [
      name,
      name === fact || name in AGAINST ? withoutAgainst(name, values) : values,
    ]),
  );
  const ends = outcomes(righted);
  const withIt = outcomes({ ...righted, [fact]: scenario.domains[fact] ?? [] });
  const least = (all: ReadonlySet<Outcome>) => Math.min(...[...all].map(sizeOf));
  return least(ends) < sizeOf(type) && least(ends) < least(withIt);
}

/** The values of a fact that speak against nothing; as it is where none of them does. */
function withoutAgainst(fact: string, values: readonly string[]): readonly string[] {
  const bad = AGAINST[fact] ?? {};
  if (!values.some((value) => value in bad)) return values;
  return (FACT_VALUES[fact] ?? values).filter((value) => !(value in bad) && value !== "unknown");
}
