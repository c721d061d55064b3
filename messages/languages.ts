// Every language of the interface and of its messages. A new one is a file beside this one and a line
// here; what it lacks is an error of the types and of a test, never a gap on a page.
import en from "./en.json";
import es from "./es.json";
import fr from "./fr.json";

/** All texts of one language. */
export type Catalogue = typeof en;

const TABLE = { en, es, fr } satisfies Record<string, Catalogue>;

/** A language that everything is written in. */
export type Language = keyof typeof TABLE;

/** The texts by language, English first. */
export const LANGUAGES: Readonly<Record<Language, Catalogue>> = TABLE;

/** Where nothing else is known. */
export const DEFAULT_LANGUAGE: Language = "en";

/** Whether there are texts for the language of a tag such as `es`. */
export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(LANGUAGES, tag);
}
