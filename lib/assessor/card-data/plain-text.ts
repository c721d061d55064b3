// A text as the guard reads it: digits and letters of every script and shape as plain ones, and nothing
// in between that no reader sees. Only what tells numbers apart is kept of all other characters.

/** Stands for a letter or a number that is no digit. */
const LETTER = "\u00e9";
/** Stands for a sign that no other rule knows. */
const SIGN = "\u00a6";

const REMOVED = 1;
const SPELLED_OUT = 2;

// How each character is folded, worked out when it is first met: 0 not yet, else one of the above or the
// code of the character that it becomes. A table of fixed size: no text can make it grow.
const table = new Uint8Array(0x11_0000);

/** Digits that are drawn in circles and have no plain form in Unicode; each row begins with a one. */
const DRAWN_ONES = [0x2776, 0x2780, 0x278a, 0x24f5];

// Format characters that take no place are gone too: tags, joiners, marks of direction. So are accents,
// which could else stand on every digit.
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}]/u;

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

function drawnDigit(code: number): string | undefined {
  const one = DRAWN_ONES.find((start) => code >= start && code < start + 9);
  return one === undefined ? undefined : String(code - one + 1);
}

/** What one character beyond ASCII becomes. */
function spell(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  if (UNSEEN.test(char)) return "";
  const digit = digitsOfAllScripts().get(char) ?? drawnDigit(code);
  if (digit !== undefined) return digit;
  if (/[\u2010-\u2015\u2212]/.test(char)) return "-";
  if (/[\u00b7\u2022]/.test(char)) return "\u00b7";
  // Numbers in brackets or with a full stop of their own are the numbers alone.
  const folded = char.normalize("NFKC").replace(/^\((\d+)\)$|^(\d+)\.$/, "$1$2");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: tells plain ASCII text
  if (/^[\x00-\x7f]{1,6}$/.test(folded)) return folded;
  if (/\s/.test(char)) return " ";
  return /[\p{L}\p{N}]/u.test(char) ? LETTER : SIGN;
}

function fold(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  const known = table[code] as number;
  if (known > SPELLED_OUT) return String.fromCharCode(known);
  if (known === REMOVED) return "";
  const spelled = spell(char);
  if (known === SPELLED_OUT) return spelled;
  table[code] =
    spelled === "" ? REMOVED : spelled.length === 1 ? spelled.charCodeAt(0) : SPELLED_OUT;
  return spelled;
}

/** The text as the guard reads it. */
export function plainText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: tells plain ASCII text, the common case
  const ascii = /^[\x00-\x7f]*$/.test(text) ? text : text.replace(/[^\x00-\x7f]/gu, fold);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what neither shows nor parts words
  return ascii.replace(/[\x00-\x08\x0e-\x1f\x7f]/g, "");
}

/** What a text says in tag characters, which nobody sees but programs read; empty: nothing. */
export function hiddenText(text: string): string {
  const tags = text.match(/[\u{e0020}-\u{e007e}]/gu) ?? [];
  return tags.map((tag) => String.fromCharCode((tag.codePointAt(0) ?? 0) - 0xe0000)).join("");
}
