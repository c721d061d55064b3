// Numbers that are written in a form of their own, and whose digits would pass for a card's now and then:
// bank accounts, dates, network addresses, uuids. A word takes their place before card numbers are looked for.
import { isIPv6 } from "node:net";
import { findControl } from "@/lib/pci/controls";
import { Digits, LONGEST, SHORTEST } from "./schemes";

const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g;
// Written dates: two of them in a row have the length of a card number, and some its check digit. A
// date that goes on with the same mark and another digit is none, but part of something longer.
const DAY = "(?:0?[1-9]|[12]\\d|3[01])";
const YEAR = "(?:19|20)\\d\\d";
const DATES = new RegExp(
  ["\\.", "/", "-"]
    .flatMap((mark) => [
      `(?<!\\d${mark}?)${YEAR}${mark}${DAY}${mark}${DAY}(?!${mark}?\\d)`,
      `(?<!\\d${mark}?)${DAY}${mark}${DAY}${mark}${YEAR}(?!${mark}?\\d)`,
    ])
    .join("|"),
  "g",
);
/** Public and private addresses begin so; no card number that is written in hex does. */
const IPV6 = /(?<![\w:])[2f][0-9a-f]{0,3}:[0-9a-f:]{2,40}(?![\w:])/gi;
/** Ids as this service makes them. */
const TYPE_ID = /(?<![^\W_])[a-z]{2,4}_[0-9a-hjkmnp-tv-z]{26}(?![\w-])/g;
const UUID = /(?<![\w-])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![\w-])/gi;

/** Numbers of controls stand in lists, and their digits together are as many as a card's. */
const CONTROLS = /(?<![\d.])(?:A\d\.)?\d{1,2}(?:\.\d{1,2}){1,5}(?!\.?\d)/g;
const LONG_RUN = new RegExp(`\\d{${SHORTEST},}`, "g");

function isIban(candidate: string): boolean {
  const compact = candidate.replaceAll(" ", "");
  if (compact.length < 15 || compact.length > 34) return false;
  const moved = compact.slice(4) + compact.slice(0, 4);
  let remainder = 0;
  for (const char of moved) {
    for (const digit of String(Number.parseInt(char, 36))) {
      remainder = (remainder * 10 + Number(digit)) % 97;
    }
  }
  return remainder === 1;
}

/** A card number among digits that follow each other, without regard to what stands around it. */
function cardInside(text: string): string | null {
  for (const [run] of text.matchAll(LONG_RUN)) {
    const digits = new Digits(Uint8Array.from(run, Number));
    for (let start = 0; start + SHORTEST <= run.length; start += 1) {
      for (let end = start + SHORTEST; end <= Math.min(start + LONGEST, run.length); end += 1) {
        if (digits.isCard(start, end)) return run.slice(start, end);
      }
    }
  }
  return null;
}

const FEW_SIGNS = 3;

/**
 * Whether a uuid was written around a card number. Chance alone makes one uuid in some thousands hold
 * digits that pass for a card's, so more must speak for it: a form that no generator gives, nothing but
 * digits, a filling of few different signs, or the number straight at its beginning.
 */
function hidesCard(uuid: string): boolean {
  const hex = uuid.replaceAll("-", "").toLowerCase();
  const card = cardInside(hex);
  if (card === null) return false;
  if (!/^.{12}[1-8].{3}[89ab]/.test(hex) || /^\d+$/.test(hex)) return true;
  if (new Set(hex.replace(card, "")).size <= FEW_SIGNS) return true;
  // Version 4 is random from its first digit on, and then now and then begins so.
  return hex[12] !== "4" && cardInside(hex.slice(0, 16)) !== null && /^\d{16}/.test(hex);
}

/** Whether what looks like an id was written around a card number. */
export function idHidesCard(text: string): boolean {
  return (
    (text.match(TYPE_ID) ?? []).some((id) => cardInside(id) !== null) ||
    (text.match(UUID) ?? []).some(hidesCard)
  );
}

/** The text with a word in place of each such number. */
export function withoutOtherNumbers(text: string): string {
  return text
    .replace(UUID, " uuid ")
    .replace(IPV6, (match) => (isIPv6(match) ? " address " : match))
    .replace(IBAN, (match) => (isIban(match) ? " iban " : match))
    .replace(DATES, " date ")
    .replace(CONTROLS, (match) => (findControl(match) ? " control " : match));
}
