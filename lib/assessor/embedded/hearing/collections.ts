// The collections that the second reader learns from: sentences as merchants put them, each with what it
// says, written for this. No example of the evaluation is among them.

import { markedDescription } from "@/lib/assessor/embedded/determination/marked";
import { normalisedText } from "@/lib/assessor/embedded/text/normalise";
import determination from "./data/determination-lessons.json";
import distribution from "./data/distribution-lessons.json";
import type { Lesson } from "./learn";
import { besideMarksOf, marksOf } from "./marks";
import { ALONE, STANDING, type Told } from "./statements";

/** Per subject what there is to learn, sentence by sentence. */
export const LESSONS: Readonly<Record<"determination" | "distribution", () => Lesson[]>> = {
  determination: () => taught(determination as unknown as Told[][], markedDescription),
  distribution: () =>
    taught(
      [
        ...ALONE.map((statement) => [apart(statement)]),
        ...(distribution as unknown as Told[][]).map((answer) => answer.map(apart)),
      ],
      markedAnswer,
    ),
};

/** The lessons of texts, each a list of sentences. */
function taught(
  texts: readonly (readonly Told[])[],
  mark: (sentences: readonly string[]) => string[][],
): Lesson[] {
  return texts.flatMap((sentences) => {
    const marks = mark(sentences.map(([text]) => text));
    return sentences.map(([, made], at) => ({
      marks: marks[at] ?? [],
      made: made.split(" ").filter(Boolean),
    }));
  });
}

function markedAnswer(sentences: readonly string[]): string[][] {
  const texts = sentences.map(normalisedText);
  return texts.map((text, at) => [...marksOf(text), ...besideMarksOf(texts[at - 1])]);
}

/**
 * "8.3.6:met" is learned as two things: which control a sentence speaks of, and that it tells what is
 * met. There are few sentences for each pair, and many for each part.
 */
function apart([text, told]: Told): Told {
  const parts = told
    .split(" ")
    .filter(Boolean)
    .map((label) => label.split(":"));
  const controls = parts.map(([controlId]) => controlId);
  const standings = new Set(parts.map(([, standing]) => `${STANDING}${standing}`));
  return [text, [...controls, ...standings].join(" ")];
}
