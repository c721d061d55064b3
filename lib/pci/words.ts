// Words of a text as names are compared: without capitals, accents, hyphens and possessives, and each with
// its place in the text, so that what is found can be quoted as it was written.

/** One word of a text. */
export interface Word {
  /** Lower case, without accents. */
  readonly plain: string;
  readonly start: number;
  readonly end: number;
  /** Only a space, a hyphen or the like stands between it and the word before: one name may hold both. */
  readonly joins: boolean;
  /** Which sentence of the text it belongs to. */
  readonly sentence: number;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** What may stand between two words of one name: "Sum-Up", "Clover's Mini", "Desk/5000", "Tap & Chip". */
const WITHIN_NAME = /^(?:['’]s)?(?:\.|[ \t\u00a0_/&+'’®™(‐‑–-]{0,3})$/u;
const SENTENCE_END = /[.!?…](?:["'”’)\]]*\s)|[;\n]/u;
const APOSTROPHE = /['’]/u;

/** Every word of a text, in its order; the s of a possessive is part of the word before it. */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  let sentence = 0;
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const start = match.index;
    const plain = plainWord(match[0]);
    if (plain === "s" && start === end + 1 && APOSTROPHE.test(text.charAt(end))) continue;
    const gap = text.slice(end, start);
    if (SENTENCE_END.test(gap)) sentence += 1;
    const joins = words.length > 0 && WITHIN_NAME.test(gap);
    end = start + match[0].length;
    words.push({ plain, start, end, joins, sentence });
  }
  return words;
}

/** A word as words are compared. */
export function plainWord(word: string): string {
  return word.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
