// Blanks in answers to start from: `[name]` stands for a fact of the business, which its merchant alone knows.

/** A blank that nobody has filled in. */
export interface Blank {
  /** With its brackets, for example `[name]`. */
  readonly text: string;
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
}

/** A number in brackets is a footnote. */
const BLANK = /\[(?!\d{1,9}\])[^[\]\n]{0,80}\]/g;

/** The blanks that are open in a text, in their order. */
export function openBlanks(text: string): readonly Blank[] {
  return [...text.matchAll(BLANK)].map(({ 0: blank, index }) => ({
    ...{ text: blank, start: index, end: index + blank.length },
  }));
}

/** The blanks that are open in the sentences that hold these words; in all of them where the words are not found. */
export function blanksAround(text: string, words: string): readonly Blank[] {
  const blanks = openBlanks(text);
  const at = text.indexOf(words);
  if (at < 0) return blanks;
  const ends = [...text.matchAll(/[.!?](?=\s|$)|\n/g)].map(({ index }) => index + 1);
  const from = ends.findLast((end) => end <= at) ?? 0;
  const to = ends.find((end) => end >= at + words.length) ?? text.length;
  return blanks.filter(({ start, end }) => start < to && end > from);
}
