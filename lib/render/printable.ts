// Merchants write in any script. What the text face cannot print must not become another letter,
// run into the next one or stop the document, so every text of a record passes through here.
import type { Coverage } from "./look/fonts";
import type { DocumentSource } from "./model";

type Has = (codePoint: number) => boolean;

// The page breaker loses count in a block of more than about a thousand lines of their own.
const MOST_LINES = 400;

const STAND_IN = "\uFFFD";

// Controls, soft hyphens, joiners, byte order marks, variation selectors, halves of a character and
// the invisible signs that reverse the order of the following text: none prints, and the last ones
// can make a text read as something else than what was typed.
const INVISIBLE = /[\p{Cf}\p{Cs}\p{Variation_Selector}]|(?!\n)\p{Cc}/gu;

const REPLACEMENTS: ReadonlyMap<string, string> = new Map([
  ["\u202F", "\u00A0"],
  ["\u2011", "-"],
  ["\u2190", "<-"],
  ["\u2192", "->"],
  ["\u21D2", "=>"],
]);

function hasAll(text: string, has: Has): boolean {
  return Array.from(text).every((letter) => has(letter.codePointAt(0) ?? 0));
}

function printableLetter(letter: string, has: Has): string {
  if (letter === "\n" || hasAll(letter, has)) return letter;
  const replacement = REPLACEMENTS.get(letter) ?? letter.normalize("NFKC");
  return hasAll(replacement, has) ? replacement : STAND_IN;
}

/** The text in characters that the face has; `lost` when a stand-in was needed. */
export function printable(text: string, has: Has): { readonly text: string; lost: boolean } {
  const tidy = text
    .replace(/\r\n?|\p{Zl}|\p{Zp}/gu, "\n")
    .replace(/\t/g, " ")
    .normalize("NFC")
    .replace(INVISIBLE, "");
  const letters = Array.from(tidy, (letter) => printableLetter(letter, has));
  const joined = letters
    .join("")
    // The line breaker takes two spaces in a row for the middle of a word.
    .replace(/ {2,}/g, " ")
    .replace(/ *\n */g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  const flowing = joined.split("\n").length > MOST_LINES ? joined.replace(/\n+/g, " ") : joined;
  return { text: flowing, lost: joined.includes(STAND_IN) };
}

/** A source as it can be printed. */
export interface PrintableSource extends DocumentSource {
  /** A text needed a stand-in for a character. */
  readonly lost: boolean;
  /** The script face has every letter of the signature; else it is set in the text face. */
  readonly scriptSignature: boolean;
}

/** The same source with every text printable in the faces of the documents. */
export function printableSource(source: DocumentSource, faces: Coverage): PrintableSource {
  let lost = false;
  const visit = (value: unknown): unknown => {
    if (typeof value === "string") {
      const result = printable(value, faces.text);
      lost ||= result.lost;
      return result.text;
    }
    if (Array.isArray(value)) return value.map(visit);
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visit(inner)]));
  };
  // The walk changes texts only, so the shape is the source's own.
  const printed = visit(source) as DocumentSource;
  const signature = printed.record.signature?.signatoryName ?? "";
  return { ...printed, lost, scriptSignature: hasAll(signature, faces.script) };
}
