// What the second reader goes by in a description: the words of each sentence, how they are meant, what
// the signals found in it, and some of all that from the sentences beside it.
import { besideMarksOf, marksOf } from "@/lib/assessor/embedded/hearing/marks";
import type { Sentence } from "@/lib/assessor/embedded/text/clauses";
import { normalisedText } from "@/lib/assessor/embedded/text/normalise";
import { readDescription } from "./description";
import type { Evidence, Source } from "./evidence";

type Spoken = Pick<Sentence, "clauses">;

/** The marks of each of the merchant's own sentences, in order. */
export function markedSentences({ sentences, evidence }: Source): string[][] {
  return marked(
    sentences.map(({ text }) => text),
    sentences.map((sentence) => [sentence]),
    sentences.map(({ index }) => evidence.filter(({ sentence }) => sentence === index)),
  );
}

/** The marks of the clauses that hold some words, by themselves. */
export function markedWords(
  { reading, evidence }: Source,
  { start, end }: Pick<Evidence, "start" | "end">,
): string[] {
  const held = reading.clauses.filter((clause) => clause.start < end && start < clause.end);
  const from = held[0]?.start ?? start;
  const to = held.at(-1)?.end ?? end;
  const found = evidence.filter((each) => from <= each.start && each.end <= to);
  return ownMarks(reading.text.slice(from, to), [{ clauses: held }], found);
}

/** The same for sentences of a collection, where what counts as one sentence is given. */
export function markedDescription(sentences: readonly string[]): string[][] {
  const source = readDescription(sentences.join("\n"));
  const home = homesOf(sentences);
  const at = ({ start }: { readonly start: number }) => home(source.reading.copy.from[start] ?? 0);
  const of = <T extends { readonly start: number }>(all: readonly T[]) =>
    sentences.map((_, place) => all.filter((each) => at(each) === place));
  return marked(sentences.map(normalisedText), of(source.reading.sentences), of(source.evidence));
}

function marked(
  texts: readonly string[],
  sentences: readonly (readonly Sentence[])[],
  found: readonly (readonly Evidence[])[],
): string[][] {
  return texts.map((text, at) => [
    ...ownMarks(text, sentences[at] ?? [], found[at] ?? []),
    ...besideMarksOf(texts[at - 1], texts[at + 1]),
    ...besideFound(found[at - 1], found[at + 1]),
  ]);
}

/** Tells which of the sentences, joined by line breaks, a place in the whole text belongs to. */
function homesOf(sentences: readonly string[]): (offset: number) => number {
  let end = 0;
  const ends = sentences.map((text) => {
    end += text.length + 1;
    return end;
  });
  return (offset) => ends.findIndex((each) => offset < each);
}

function ownMarks(
  text: string,
  sentences: readonly Spoken[],
  found: readonly Evidence[],
): string[] {
  const signals = found.flatMap(({ slot, value, firmness }) => [
    `!${slot}.${value}`,
    `!${slot}.${value}.${firmness}`,
  ]);
  return [...new Set([...signals, ...sentences.flatMap(moods), ...marksOf(text)])];
}

/** How a sentence is meant: `@past`, `@intention` ...; and `-word` for words that it denies. */
function moods({ clauses }: Spoken): string[] {
  return clauses.flatMap(({ text, modality }) => {
    const moods = Object.entries(modality).flatMap(([mood, is]) => (is === true ? `@${mood}` : []));
    const denied = modality.negations.flatMap(({ start, end }) =>
      (text.slice(start, end).match(/[a-z0-9']{3,}/g) ?? []).map((word) => `-${word.slice(0, 7)}`),
    );
    return [...moods, ...denied];
  });
}

function besideFound(before: readonly Evidence[] = [], after: readonly Evidence[] = []): string[] {
  const of = (sign: string, found: readonly Evidence[]) =>
    found.map(({ slot, value }) => `${sign}!${slot}.${value}`);
  return [...new Set([...of("<", before), ...of(">", after)])];
}
