// The facts that a questionnaire is determined by, in words for people.
import english from "./data/fact-words.en.json" with { type: "json" };
import spanish from "./data/fact-words.es.json" with { type: "json" };
import french from "./data/fact-words.fr.json" with { type: "json" };
import type { PART_LANGUAGES } from "./parts";

/** The languages that the facts are worded in. */
export type FactLanguage = (typeof PART_LANGUAGES)[number];

interface FactWords {
  readonly label: string;
  readonly values: Readonly<Record<string, string>>;
}

const WORDS: Readonly<Record<FactLanguage, Readonly<Record<string, FactWords>>>> = {
  en: english,
  es: spanish,
  fr: french,
};

/** What a fact is called. */
export function factLabel(fact: string, language: FactLanguage): string {
  return WORDS[language][fact]?.label ?? fact;
}

/** What a value of a fact means; a value that no words are known for, as it is. */
export function factValue(fact: string, value: string, language: FactLanguage): string {
  return WORDS[language][fact]?.values[value] ?? value;
}
