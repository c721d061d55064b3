// Merchants write in any script. What the text face cannot print must not become another letter,
// run into the next one or stop the document, so every text of a record passes through here.
import { faceOrder } from "./han";
import { facesFor } from "./look/fonts";
import type { DocumentSource } from "./model";

type Has = (codePoint: number) => boolean;

// The page breaker loses count in a block of more than about a thousand lines of their own.
const MOST_LINES = 400;

const STAND_IN = "\uFFFD";

// Controls, soft hyphens, joiners, byte order marks, variation selectors, halves of a character and
// the invisible signs that reverse the order of the following text: none prints, and the last ones
// can make a text read as something else than what was typed. In Arabic writing one of them keeps two
// letters apart, which is spelling.
const INVISIBLE =
  /(?!(?<=\p{Script=Arabic})\u200C(?=\p{Script=Arabic}))[\p{Cf}\p{Cs}\p{Variation_Selector}]|(?!\n)\p{Cc}/gu;

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

/** The text without what does not print, with spaces and line ends as the line breaker wants them. */
function tidy(text: string): string {
  const clean = text
    .replace(/\r\n?|\p{Zl}|\p{Zp}/gu, "\n")
    .replace(/\t/g, " ")
    .normalize("NFC")
    .replace(INVISIBLE, "")
    // The line breaker takes two spaces in a row for the middle of a word.
    .replace(/ {2,}/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return clean.split("\n").length > MOST_LINES ? clean.replace(/\n+/g, " ") : clean;
}

/** The text in characters that the faces have; `lost` when a stand-in was needed. */
export function printable(text: string, has: Has): { readonly text: string; lost: boolean } {
  const joined = Array.from(tidy(text), (letter) => printableLetter(letter, has)).join("");
  return { text: tidy(joined), lost: joined.includes(STAND_IN) };
}

/** A source as it can be printed. */
export interface PrintableSource extends DocumentSource {
  /** A text needed a stand-in for a character. */
  readonly lost: boolean;
  /** The script face has every letter of the signature; else it is set in the text face. */
  readonly scriptSignature: boolean;
  /** The families that the texts need, for the style of a page. */
  readonly families: readonly string[];
}

/** The same value with each text of it changed; its shape stays. */
function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  const visit = (inner: unknown): unknown => {
    if (typeof inner === "string") return change(inner);
    if (Array.isArray(inner)) return inner.map(visit);
    if (inner === null || typeof inner !== "object" || inner instanceof Uint8Array) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, each]) => [key, visit(each)]));
  };
  return visit(value) as Value;
}

function countryOf(source: DocumentSource): string | null {
  const address = source.record.review.find(({ groupId }) => groupId === "business_address");
  const country = address?.fields.country;
  return typeof country === "string" ? country : null;
}

/** A value with every text printable, and the faces that print it. */
export async function printableTexts<Value>(value: Value, country: string | null) {
  const letters = new Set<string>();
  mapTexts(value, (text) => {
    for (const letter of tidy(text)) letters.add(letter);
    return text;
  });
  const faces = await facesFor(letters, faceOrder(letters, country));
  let lost = false;
  const printed = mapTexts(value, (text) => {
    const result = printable(text, faces.text);
    lost ||= result.lost;
    return result.text;
  });
  return { printed, faces, lost };
}

/** The same source with every text printable, and the faces that print it. */
export async function printableSource(source: DocumentSource): Promise<PrintableSource> {
  const { printed, faces, lost } = await printableTexts(source, countryOf(source));
  const signature = printed.record.signature?.signatoryName ?? "";
  const scriptSignature = hasAll(signature, faces.script);
  return { ...printed, lost, scriptSignature, families: faces.families };
}
