// The collections that the second reader learns from: sentences as merchants put them, each with what it
// says, written for this. No example of the evaluation is among them.

import { markedDescription } from "@/lib/assessor/embedded/determination/marked";
import { fittingAnswers } from "@/lib/assessor/embedded/questions/plain";
import { normalisedText } from "@/lib/assessor/embedded/text/normalise";
import { topLevelOf } from "@/lib/pci/controls";
import determination from "./data/determination-lessons.json";
import distribution from "./data/distribution-lessons.json";
import type { Lesson } from "./learn";
import { besideMarksOf, marksOf, sectionMarksOf } from "./marks";
import { ALONE, type Described, STANDING, type Told } from "./statements";

/** Descriptions of how cards are taken, and parts of them. */
export function descriptions(): readonly Described[] {
  return determination as unknown as Described[];
}

/** What there is to learn from a description, sentence by sentence. */
export function descriptionLessons([, ...sentences]: Described): Lesson[] {
  return lessonsOf(sentences, markedDescription);
}

/**
 * What there is to learn about controls, sentence by sentence. The answers that the product suggests are among it:
 * they must be understood.
 */
export function controlLessons(): Lesson[] {
  const answers = distribution as unknown as Told[][];
  const suggested = fittingAnswers().map(([id, answer]): Told => [answer, `${id}:met`]);
  const texts = [...[...ALONE, ...suggested].map((statement) => [statement]), ...answers];
  return texts.flatMap((sentences) => {
    const lessons = lessonsOf(sentences.map(apart), markedAnswer);
    const whole = sectionOf(sentences);
    return lessons.map(({ marks, made }, at) => {
      const section = sectionOf(sentences.slice(at, at + 1)) ?? whole;
      return { made, marks: [...marks, ...(section ? sectionMarksOf(section) : [])] };
    });
  });
}

/** The section that most of the controls in the sentences belong to. */
function sectionOf(sentences: readonly Told[]): string | undefined {
  const counts = new Map<string, number>();
  for (const [, told] of sentences) {
    for (const label of told.split(" ").filter(Boolean)) {
      const section = topLevelOf(label.split(":")[0] ?? "");
      counts.set(section, (counts.get(section) ?? 0) + 1);
    }
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

function lessonsOf(
  sentences: readonly Told[],
  mark: (sentences: readonly string[]) => string[][],
): Lesson[] {
  const marks = mark(sentences.map(([text]) => text));
  return sentences.map(([, made], at) => ({
    marks: marks[at] ?? [],
    made: made.split(" ").filter(Boolean),
  }));
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
