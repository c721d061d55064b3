// The languages that merchants are spoken to in. What is said in them stands under `messages`, which
// nothing here loads.

/** The languages that everything is written in, English first. */
export const LANGUAGE_CODES = ["en", "es", "fr"] as const;

/** A language that everything is written in. */
export type Language = (typeof LANGUAGE_CODES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  es: "Español",
  fr: "Français",
};

/** Where nothing else is known. */
export const DEFAULT_LANGUAGE: Language = "en";

/** A language tag (BCP 47) that there are texts for. */
export interface SpokenTag {
  /** In its usual spelling, without extensions: they could ask for other digits than the texts have. */
  readonly tag: string;
  readonly language: Language;
}

function readTag(text: string): Intl.Locale | null {
  try {
    return new Intl.Locale(text);
  } catch {
    return null;
  }
}

/** Reads a tag such as `es` or `fr-CA`; null for what is none, or what there are no texts for. */
export function spokenTag(text: string): SpokenTag | null {
  const read = readTag(text);
  const language = LANGUAGE_CODES.find((code) => code === read?.language);
  return read && language ? { tag: read.baseName, language } : null;
}

/** The language in which a merchant is written to. */
export function languageOf(locale: string | null): Language {
  return (locale !== null && spokenTag(locale)?.language) || DEFAULT_LANGUAGE;
}
