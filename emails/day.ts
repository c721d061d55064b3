import { DEFAULT_LANGUAGE, type Language } from "@/lib/domain/language/shape";

/** English without a region would put the month first. */
const LOCALES: Partial<Record<Language, string>> = { en: "en-GB" };

/** A moment (ISO 8601) as a day in words, for example `20 November 2026`. */
export function day(iso: string, language: Language = DEFAULT_LANGUAGE): string {
  const locale = LOCALES[language] ?? language;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(iso));
}
