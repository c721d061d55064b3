// The collections that the second reader learns from: sentences as merchants put them, each with what it
// says, written for this. No example of the evaluation is among them.
import determination from "./data/determination-lessons.json";
import distribution from "./data/distribution-lessons.json";
import statements from "./data/distribution-statements.json";
import type { Lesson } from "./learn";

/** Prefix of the labels that tell how a sentence stands to the controls it speaks of. */
export const STANDING = "is:";

const alone = statements as unknown as readonly Lesson[];

/**
 * Statements that stand alone, each with its controls: "8.3.6:met", "9.4.1:unmet", "1.2.6:na". A sentence
 * of a longer answer leans on its neighbours and tells less by itself.
 */
export const CONTROL_STATEMENTS = alone.filter(([, controls]) => controls !== "");

/** Per subject its descriptions or answers, sentence by sentence. */
export function collections(): Record<"determination" | "distribution", Lesson[][]> {
  return {
    determination: determination as unknown as Lesson[][],
    distribution: [
      ...alone.map((statement) => [apart(statement)]),
      ...(distribution as unknown as Lesson[][]).map((answer) => answer.map(apart)),
    ],
  };
}

/**
 * "8.3.6:met" is learned as two things: which control a sentence speaks of, and that it tells what is
 * met. There are few sentences for each pair, and many for each part.
 */
function apart([text, told]: Lesson): Lesson {
  const parts = told
    .split(" ")
    .filter(Boolean)
    .map((label) => label.split(":"));
  const controls = parts.map(([controlId]) => controlId);
  const standings = new Set(parts.map(([, standing]) => `${STANDING}${standing}`));
  return [text, [...controls, ...standings].join(" ")];
}
