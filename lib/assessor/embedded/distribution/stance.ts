// How a clause about the merchant's practice is meant. Stricter and simpler than what the facts of
// a determination need: a default password that "was changed" is a deed, not a thing of the past.
import type { Clause, Reading } from "@/lib/assessor/embedded/text/clauses";
import {
  ANSWERS,
  ASKED,
  DOUBT_TAG,
  DOUBTED,
  DUE,
  HABIT,
  IF_CLAUSE,
  IMAGINED,
  KNOWN_DUTY,
  OFF_TOPIC,
  ON_TOPIC,
  OVER,
  OWN_SUBJECT,
  PLANNED,
  RARE,
  REASON_TAIL,
  TAKEN_BACK,
  UNANSWERED,
  WILL,
} from "./data/stance-words";

/** How a clause is meant: `stated` may prove something, `due` tells only what should be. */
export type Stance =
  | "stated"
  | "rare"
  | "due"
  | "condition"
  | "planned"
  | "doubted"
  | "over"
  | "imagined"
  | "ignored";

/** The stance of every clause of a text, in order. */
export function readStances(reading: Reading): Stance[] {
  const stances = reading.clauses.map((clause) =>
    stanceOf(clause, reading.sentences[clause.sentence]?.text ?? clause.text),
  );
  reading.clauses.forEach((clause, index) => {
    const before = reading.clauses[index - 1];
    if (before?.text.endsWith("?") && ANSWERS.test(clause.text)) stances[index - 1] = "stated";
    if (!before || before.sentence !== clause.sentence) return;
    const earlier = stances[index - 1];
    const own = stances[index];
    if (earlier === "stated" && own && reachesBack(own) && isLabel(reading, before, clause)) {
      stances[index - 1] = own;
    }
    if (earlier === "stated" && leavesOpen(before, clause, own)) stances[index - 1] = "doubted";
    if (stances[index] === "stated" && earlier && passesOn(earlier, clause)) {
      stances[index] = earlier;
    }
  });
  return stances;
}

/** "They update, I think", "whether they update, we never checked": the words before stay open. */
function leavesOpen(before: Clause, clause: Clause, own: Stance | undefined): boolean {
  if (DOUBT_TAG.test(clause.text)) return true;
  return ASKED.test(before.text) && (own === "doubted" || UNANSWERED.test(clause.text));
}

function reachesBack(stance: Stance): boolean {
  return stance === "planned" || stance === "doubted" || stance === "over";
}

/** "Penetration test: ordered for May": what follows a label tells how the label is meant. */
function isLabel(reading: Reading, label: Clause, clause: Clause): boolean {
  const between = reading.text.slice(label.end, clause.start);
  return between.includes(":") && label.text.split(" ").length <= 5;
}

/** "We plan to list them, each with its place": the rest of a planned sentence is planned too. */
function passesOn(earlier: Stance, clause: Clause): boolean {
  return reachesBack(earlier) && !OWN_SUBJECT.test(clause.text);
}

function stanceOf(clause: Clause, sentence: string): Stance {
  const { text, modality } = clause;
  if (modality.instruction || modality.someoneElse) return "ignored";
  if (OFF_TOPIC.test(text) && !ON_TOPIC.test(text)) return "ignored";
  if (DOUBTED.test(text)) return "doubted";
  if (OVER.test(text)) return "over";
  if (IMAGINED.test(text.replace(REASON_TAIL, ""))) return "imagined";
  if (PLANNED.test(text) || (WILL.test(text) && !HABIT.test(sentence))) return "planned";
  if (RARE.test(text)) return "rare";
  if (DUE.test(text) && !KNOWN_DUTY.test(text)) return "due";
  return IF_CLAUSE.test(text) ? "condition" : "stated";
}

/** Ranges of a text in which a "no" is taken back by a later word, so that nothing is denied. */
export function takenBackRanges(text: string): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  for (const match of text.matchAll(TAKEN_BACK)) {
    const tail =
      /^[^.!?;\n]{0,1000}/.exec(text.slice(match.index + match[0].length))?.[0].length ?? 0;
    ranges.push({ start: match.index, end: match.index + match[0].length + tail });
  }
  return ranges;
}
