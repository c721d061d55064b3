// The patterns of the assessor are tried on whatever merchants write. One that may repeat without end can be tried in
// so many ways that a text of a page takes minutes: where patterns are compiled, every repeat gets an end.

/** More words of a kind in a row than anybody writes: "the very same old ...". */
const MOST_WORDS = 8;
/** Longer than any word, and any number. */
const LONGEST_WORD = 40;
const LONGEST_NUMBER = 12;
/** Longer than any run of letters and spaces that a pattern has to pass over. */
const LONGEST_RUN = 300;

/**
 * The pattern with an end to every repeat, for normalised text, in which one space stands for many. Groups, words,
 * numbers and classes with a space in them are meant; `.*` stands behind a beginning only, other classes end with
 * their word.
 */
export function boundedSource(source: string): string {
  return source
    .replace(/\]\)([*+])/g, (_, sign: string) => `]){${least(sign)},${LONGEST_RUN}}`)
    .replace(/(?<!\\)\)([*+])/g, (_, sign: string) => `){${least(sign)},${MOST_WORDS}}`)
    .replace(/(\[[^[\]\\]{0,40} [^[\]\\]{0,40}\])([*+])/g, (_, set: string, sign: string) => {
      return `${set}{${least(sign)},${LONGEST_RUN}}`;
    })
    .replace(/\\w([*+])/g, (_, sign: string) => `\\w{${least(sign)},${LONGEST_WORD}}`)
    .replace(/\\d([*+])/g, (_, sign: string) => `\\d{${least(sign)},${LONGEST_NUMBER}}`)
    .replaceAll("\\s+", "\\s")
    .replaceAll("\\s*", "\\s?");
}

function least(sign: string): 0 | 1 {
  return sign === "+" ? 1 : 0;
}
