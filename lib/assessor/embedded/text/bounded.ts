// The patterns of the assessor are tried on whatever merchants write. One that may repeat without end can be tried in
// so many ways that a text of a page takes minutes: where patterns are compiled, every repeat gets an end.

/** More words of a kind in a row than anybody writes: "the very same old ...". */
const MOST_WORDS = 8;
/** No word is longer where a text is normalised. */
const LONGEST_WORD = 64;
const LONGEST_NUMBER = 12;
/** Longer than any run of letters and spaces that a pattern has to pass over. */
const LONGEST_RUN = 300;
/** No sentence is longer where a text is normalised. */
const LONGEST_SENTENCE = 1000;

/** A class, `.`, `\W` or `\S`, perhaps the end of a group, and its repeat. */
const CLASS = /(?<!\\)(\[(?:\\.|[^\]\\]){1,200}\]|\.|\\[WS])(\)?)([*+]|\{\d,\})/g;

/** A pattern for normalised text, in which one space stands for many, with an end to every repeat. */
export function boundedPattern(source: string, flags?: string): RegExp {
  return new RegExp(boundedSource(source), flags);
}

/** The source of such a pattern. */
export function boundedSource(source: string): string {
  return source
    .replace(CLASS, (_, set: string, bracket: string, sign: string) => {
      return `${set}${bracket}${repeat(sign, mostOf(set))}`;
    })
    .replace(/(?<!\\)\)([*+])/g, (_, sign: string) => `)${repeat(sign, MOST_WORDS)}`)
    .replace(/\\w([*+]|\{\d,\})/g, (_, sign: string) => `\\w${repeat(sign, LONGEST_WORD)}`)
    .replace(/\\d([*+]|\{\d,\})/g, (_, sign: string) => `\\d${repeat(sign, LONGEST_NUMBER)}`)
    .replaceAll("\\s+", "\\s")
    .replaceAll("\\s*", "\\s?");
}

function mostOf(set: string): number {
  if (set.includes(" ")) return LONGEST_RUN;
  return set.startsWith("[") && !set.startsWith("[^") ? LONGEST_WORD : LONGEST_SENTENCE;
}

/** `sign` is `*`, `+` or `{3,}`. */
function repeat(sign: string, most: number): string {
  const least = sign === "*" ? 0 : sign === "+" ? 1 : Number(sign.charAt(1));
  return `{${least},${most}}`;
}
