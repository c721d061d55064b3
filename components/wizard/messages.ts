// Which language a visitor reads, and the texts of it that go to the browser: one language alone, so
// that no visitor loads the others.
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_CODES,
  type Language,
  spokenTag,
} from "@/lib/domain/language/shape";
import { type Catalogue, LANGUAGES } from "@/messages/languages";

/** The texts of one language that pages show; those of e-mails and of an absent service stay on the server. */
export type Messages = Omit<Catalogue, "mail" | "away">;

declare module "use-intl" {
  interface AppConfig {
    Messages: Messages;
  }
}

/** A visitor's language. */
export interface Speech {
  /** The tag as it was asked for, with its region: dates and numbers follow it. */
  readonly locale: string;
  readonly messages: Messages;
}

/** The tags of an `Accept-Language` header, the most wanted first. */
function acceptedTags(header: string): string[] {
  return header
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.split(";").map((each) => each.trim());
      const weight = parameters.find((each) => each.startsWith("q="))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/**
 * The language of a page: the one that its address asks for, else the merchant's own, else the first of
 * the browser's that there are texts for, else English.
 */
export function speechOf(asked: unknown, acceptLanguage: string | null, own?: string): Speech {
  const { tag, language } = spokenBy([asked, own], acceptLanguage);
  return { locale: tag, messages: pageTexts(LANGUAGES[language]) };
}

function spokenBy(asked: readonly unknown[], acceptLanguage: string | null) {
  const wanted = asked.filter((tag) => typeof tag === "string");
  for (const text of [...wanted, ...acceptedTags(acceptLanguage ?? "")]) {
    const spoken = spokenTag(text);
    if (spoken) return spoken;
  }
  return { tag: DEFAULT_LANGUAGE, language: DEFAULT_LANGUAGE };
}

/** What is said while the service cannot show a page, in the language that the address or the browser asks for. */
export function awayWords(asked: unknown, acceptLanguage: string | null) {
  const { tag, language } = spokenBy([asked], acceptLanguage);
  return { locale: tag, words: LANGUAGES[language].away };
}

/** What the page of a failure says, in every language: then it is too late to ask for the right one. */
export function failureWords(): Readonly<Record<Language, Messages["failure"]>> {
  const entries = LANGUAGE_CODES.map((code) => [code, LANGUAGES[code].failure]);
  return Object.fromEntries(entries);
}

function pageTexts({ mail: _mail, away: _away, ...messages }: Catalogue): Messages {
  return messages;
}
