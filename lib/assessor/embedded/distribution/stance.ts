// How a clause about the merchant's practice is meant. Stricter and simpler than what the facts of
// a determination need: a default password that "was changed" is a deed, not a thing of the past.
import type { Clause } from "@/lib/assessor/embedded/text/clauses";
import {
  DOUBTED,
  HABIT,
  IF_CLAUSE,
  IMAGINED,
  OVER,
  PLANNED,
  RARE,
  TAKEN_BACK,
} from "./data/stance-words";

/** How a clause is meant. `stated` may prove something; `planned` proves that it is not there yet. */
export type Stance = "stated" | "rare" | "condition" | "planned" | "doubted" | "over" | "imagined" | "ignored";

/** The stance of one clause. `sentence` is the whole sentence, for habits told in another clause. */
export function stanceOf(clause: Clause, sentence: string): Stance {
  const { text, modality } = clause;
  if (modality.instruction || modality.someoneElse) return "ignored";
  if (DOUBTED.test(text)) return "doubted";
  if (OVER.test(text)) return "over";
  if (IMAGINED.test(text)) return "imagined";
  if (RARE.test(text)) return "rare";
  if (PLANNED.test(text) && !(HABIT.test(sentence) && /\b(?:will|shall)\b/.test(text))) {
    return "planned";
  }
  return IF_CLAUSE.test(text) ? "condition" : "stated";
}

/** Ranges of a text in which a "no" is taken back by a later word, so that nothing is denied. */
export function takenBackRanges(text: string): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  for (const match of text.matchAll(TAKEN_BACK)) {
    const tail = /^[^.!?;\n]*/.exec(text.slice(match.index + match[0].length))?.[0].length ?? 0;
    ranges.push({ start: match.index, end: match.index + match[0].length + tail });
  }
  return ranges;
}
