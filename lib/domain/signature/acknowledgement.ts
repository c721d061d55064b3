// The words of ours that signatories confirm, by version: evidence, so that what stands here is never
// changed. New words are a new version; the portal's own texts must be those of the newest.
import { createHash } from "node:crypto";
import { LANGUAGE_CODES, type Language } from "@/lib/domain/language/shape";

type Wording = Readonly<Record<Language, string>>;

const VERSIONS: readonly Wording[] = [
  {
    en: "I have read the answers. They are true and complete, and I keep to the rules that they describe all year.",
    es: "He leído las respuestas. Son ciertas y completas, y cumplo durante todo el año las reglas que describen.",
    fr: "J’ai lu les réponses. Elles sont vraies et complètes, et je respecte toute l’année les règles qu’elles décrivent.",
  },
];

/** Which of our words somebody confirmed. */
export interface KnownWords {
  /** From 1. */
  readonly version: number;
  readonly language: Language;
}

/** The newest version. */
export const NEWEST_WORDS = VERSIONS.length;

/** Which of our words these are, letter by letter; null: somebody else's. */
export function knownWords(text: string): KnownWords | null {
  for (const [index, wording] of VERSIONS.entries()) {
    const language = LANGUAGE_CODES.find((code) => wording[code] === text);
    if (language) return { version: index + 1, language };
  }
  return null;
}

/** The same words in English, for documents, which are in English from cover to cover. */
export function englishWords(version: number): string {
  const wording = VERSIONS[version - 1];
  if (!wording) throw new Error(`there is no version ${version} of the acknowledgement`);
  return wording.en;
}

/** SHA-256, hex, of what was shown. */
export function hashOfWords(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex");
}
