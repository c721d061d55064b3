// What a sentence is made of, for the readers that learn: its words, neighbours, and parts of words.

/** Words that say little by themselves; pairs of words reach over them. */
const SLIGHT = new Set(
  "the a an of to and or is are was it its in on at for with that this we i our my us".split(" "),
);
const GRAM = 4;
const SHORTEST_IN_GRAMS = 5;

/** "cards" and "card", "stored" and "storing" are one mark. */
function stemOf(word: string): string {
  if (word.length <= 4) return word;
  return word.replace(/ies$/, "y").replace(/(?:'s|s|ing|ed|es|e)$/, "");
}

function figureOf(word: string): string {
  if (!/\d/.test(word)) return word;
  return word.length < 3 ? "#" : "##";
}

function gramsOf(word: string): string[] {
  if (word.length < SHORTEST_IN_GRAMS) return [];
  const count = word.length - GRAM + 1;
  return Array.from({ length: count }, (_, at) => `~${word.slice(at, at + GRAM)}`);
}

function wordsOf(text: string): string[] {
  return (text.match(/[a-z']+|\d+|[.,;:?!]/g) ?? []).map(figureOf);
}

/**
 * The marks of a normalised sentence, each once: its words, pairs of neighbours (`a b`), pairs over slight
 * words (`a_b`), and runs of letters (`~abcd`), which stand in for misspelt and unknown words.
 */
export function marksOf(text: string): string[] {
  const words = wordsOf(text);
  const stems = words.map(stemOf);
  const telling = stems.filter((stem, at) => /[a-z#]/.test(stem) && !SLIGHT.has(words[at] ?? ""));
  return [
    ...new Set([
      ...stems,
      ...beside(stems, 1, " "),
      ...beside(telling, 1, "_"),
      ...beside(telling, 2, "_"),
      ...words.flatMap(gramsOf),
    ]),
  ];
}

function beside(words: readonly string[], by: number, sign: string): string[] {
  return words.slice(by).map((word, at) => `${words[at]}${sign}${word}`);
}

/** What the sentences beside it add: their words alone (`<a` of the one before, `>a` of the one after). */
export function besideMarksOf(before = "", after = ""): string[] {
  const of = (sign: string, text: string) => wordsOf(text).map((word) => `${sign}${stemOf(word)}`);
  return [...new Set([...of("<", before), ...of(">", after)])];
}

/** As much as a few words of a sentence tells the question that it answers. */
const SECTION_WEIGHT = 4;

/** What the section adds in which a question was asked ("9"): its controls are spoken of there, others hardly. */
export function sectionMarksOf(topLevel: string): string[] {
  return Array.from({ length: SECTION_WEIGHT }, (_, at) => `§${at}:${topLevel}`);
}
