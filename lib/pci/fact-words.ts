// The facts that a questionnaire is determined by, in words for people.
import words from "./data/fact-words.json" with { type: "json" };

interface FactWords {
  readonly label: string;
  readonly values: Readonly<Record<string, string>>;
}

const WORDS: Readonly<Record<string, FactWords>> = words;

/** What a fact is called. */
export function factLabel(fact: string): string {
  return WORDS[fact]?.label ?? fact;
}

/** What a value of a fact means; a value that no words are known for, as it is. */
export function factValue(fact: string, value: string): string {
  return WORDS[fact]?.values[value] ?? value;
}
