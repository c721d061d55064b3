// The sentences of a result in every language that merchants are spoken to in, and the one way to fill and to join them.
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from "@/lib/domain/language/shape";
import english from "./data/sentences/en.json" with { type: "json" };
import spanish from "./data/sentences/es.json" with { type: "json" };
import french from "./data/sentences/fr.json" with { type: "json" };
import type { ScenarioLabel } from "./scenario";

/** What is said of a criterion; that a way of taking cards always meets needs no words for the rest. */
export interface CriterionWords {
  readonly question: string;
  /** Said when the criterion holds, fails, or is still to be confirmed. */
  readonly met: string;
  readonly failed?: string;
  readonly open?: string;
}

type Words = Readonly<Record<string, string>>;

/** The sentences of one language. */
export interface Sentences {
  readonly frames: Readonly<Record<keyof typeof english.frames, string>>;
  /** What the merchant does, in one clause; `listedTap` where the app on the phone is listed. */
  readonly kinds: Readonly<Record<ScenarioLabel | "listedTap", string>>;
  /** How cards are taken where it is told only as far as the questionnaire goes. */
  readonly kindsOfTypes: Words;
  /** The same for a solution whose listing has run out, by how the device is listed. */
  readonly lapsedKinds: Words;
  /** What speaks against a shorter questionnaire: by fact and value. */
  readonly against: Readonly<Record<string, Words>>;
  /** What could not be found out, by topic of the question. */
  readonly assumed: Words;
  /** What several criteria have in common. */
  readonly shared: Readonly<Record<keyof typeof english.shared, CriterionWords>>;
  /** By criterion; a criterion that shares its words has here what is its own. */
  readonly criteria: Readonly<Record<string, Partial<CriterionWords>>>;
}

const SENTENCES: Readonly<Record<Language, Sentences & typeof english>> = {
  en: english,
  es: spanish,
  fr: french,
};

/** The English of the portal joins three things without a comma before "and". */
const LISTS: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat("en-GB"),
  es: new Intl.ListFormat("es"),
  fr: new Intl.ListFormat("fr"),
};

/** The sentences in a language. */
export function sentencesIn(language: Language): Sentences {
  return SENTENCES[language];
}

/** A sentence with its blanks filled; what is filled in stays as it is, whatever it looks like. */
export function filled(sentence: string, values: Words): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}

/** Several things as they are named one after the other. */
export function listed(items: readonly string[], language: Language): string {
  return LISTS[language].format(items);
}

/** What is told in English, told in each of the other languages. */
export function forOtherLanguages<T>(tell: (language: Language) => T): Readonly<Record<string, T>> {
  const others = LANGUAGE_CODES.filter((language) => language !== DEFAULT_LANGUAGE);
  return Object.fromEntries(others.map((language) => [language, tell(language)]));
}
