// The card-data guard: finds card numbers, verification codes and track data in free text, so that
// they are refused before they are stored, logged or sent anywhere. It never repeats what it found.
import type { Issue } from "@/lib/core/issue";
import { eachText } from "@/lib/core/text-issues";

interface Scheme {
  readonly lengths: readonly number[];
  /** Matches the leading digits (issuer ranges as the card schemes publish them). */
  readonly prefix: RegExp;
}

const SCHEMES: readonly Scheme[] = [
  { lengths: [16, 19], prefix: /^4/ },
  { lengths: [16], prefix: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/ },
  { lengths: [15], prefix: /^3[47]/ },
  { lengths: [16, 17, 18, 19], prefix: /^(6011|64[4-9]|65)/ },
  { lengths: [14, 16, 19], prefix: /^(30[0-5]|3095|36|3[89])/ },
  { lengths: [16, 17, 18, 19], prefix: /^35(2[89]|[3-8])/ },
  { lengths: [16, 17, 18, 19], prefix: /^(62|81)/ },
  { lengths: [16, 18, 19], prefix: /^(5018|5020|5038|5893|6304|6759|676[123])/ },
];

const LONGEST = 19;
const EXPIRY_DIGITS = 4;
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
// Digits in groups, parted by up to five of: white space, dots, dashes, underscores, middle dots.
const DIGIT_RUN = /\d+(?:[\s.\-‐-―−_·•]{1,5}\d+)*/g;
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
const TRACK = /%?B\d{12,19}\^[^^]{2,26}\^\d{4}|;\d{12,19}=\d{4}/;
const CODE_NAME =
  "(?:cvv2?|cvc2?|cvn2?|cav2?|csc|cid|card (?:security|verification|validation) (?:code|value|number)|security code|verification code)";
const CODE_LINK = "(?:\\s*(?:number|code|no\\.?|is|was|are|:|=|#|-|–)){0,3}\\s*[\"'(]?";
const VERIFICATION_CODE = new RegExp(
  `\\b${CODE_NAME}${CODE_LINK}\\s*\\d{3,4}(?![\\d.,]*\\d)\\b`,
  "i",
);

let digitValues: Map<string, string> | undefined;

/** Decimal digits of every script: they stand in runs of ten in Unicode, zero first. */
function digitsOfAllScripts(): Map<string, string> {
  if (digitValues) return digitValues;
  digitValues = new Map();
  let previous = -2;
  let value = 0;
  for (let code = 0x80; code < 0x20000; code += 1) {
    const char = String.fromCodePoint(code);
    if (!/\p{Nd}/u.test(char)) continue;
    value = code === previous + 1 ? (value + 1) % 10 : 0;
    digitValues.set(char, String(value));
    previous = code;
  }
  return digitValues;
}

function inPlainDigits(text: string): string {
  const folded = text.normalize("NFKC").replace(INVISIBLE, "");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: tells plain ASCII text, the common case
  if (/^[\x00-\x7f]*$/.test(folded)) return folded;
  const values = digitsOfAllScripts();
  return folded.replace(/\p{Nd}/gu, (digit) => values.get(digit) ?? digit);
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = digit * 2;
    sum += index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

function isCardNumber(digits: string): boolean {
  const known = SCHEMES.some(
    (scheme) => scheme.lengths.includes(digits.length) && scheme.prefix.test(digits),
  );
  return known && !/^(\d)\1+$/.test(digits) && passesLuhn(digits);
}

/** A card number with its expiry date (MMYY or YYMM) written straight behind it. */
function isCardNumberWithExpiry(digits: string): boolean {
  const card = digits.slice(0, -4);
  const tail = digits.slice(-4);
  const dated = /^(0[1-9]|1[0-2])[2-4]\d$/.test(tail) || /^[2-4]\d(0[1-9]|1[0-2])$/.test(tail);
  return dated && isCardNumber(card);
}

/** Whether some neighbouring groups of a run, taken together, are a card number. */
function runHoldsCardNumber(run: string): boolean {
  const groups = run.split(/\D+/);
  return groups.some((_, start) => {
    let digits = "";
    // Every group has a digit, so no more of them can matter: hostile text stays linear.
    for (const group of groups.slice(start, start + LONGEST + EXPIRY_DIGITS)) {
      digits += group;
      if (isCardNumber(digits) || isCardNumberWithExpiry(digits)) return true;
      if (digits.length > LONGEST) return false;
    }
    return false;
  });
}

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

/** Whether a text holds a card number, a verification code named as such, or track data. */
export function holdsCardData(text: string): boolean {
  const plain = inPlainDigits(text);
  if (!/\d{3}|\d\D{1,3}\d/.test(plain)) return false;
  // One space for many: the pattern's neighbouring `\s*` would else try every way to share them.
  const spaced = plain.replace(/\s+/g, " ");
  if (TRACK.test(plain) || VERIFICATION_CODE.test(spaced)) return true;
  const candidates = plain
    .replace(IBAN, (match) => (isIban(match) ? " iban " : match))
    .replace(DATES, " date ");
  return [...candidates.matchAll(DIGIT_RUN)].some(([run]) => runHoldsCardNumber(run));
}

/** Every place of a JSON value that holds card data, by path; the value itself is not repeated. */
export function cardDataIn(value: unknown): Issue[] {
  const paths = new Set<string>();
  eachText(value, (text, path) => {
    if (holdsCardData(text)) paths.add(path);
  });
  const message = "This looks like a card number or a security code. Remove it and send again.";
  return [...paths].map((path) => ({ path, code: "card_data", message }));
}
