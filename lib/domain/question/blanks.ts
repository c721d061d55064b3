// Blanks of a suggested answer that were sent as they are: the rest of the sentence counts as said, and what to do next
// about the control begins with them.
import type { ControlAnalysis } from "@/lib/assessor/port";
import { blanksAround } from "@/lib/pci/blanks";

const MOST_NAMED = 5;

/** What to do next about a control, where the words that it rests on have open blanks. */
export function askingForBlanks(suggestion: string, words: string, quote: string | null): string {
  const open = new Set(blanksAround(words, quote ?? words).map(({ text }) => text));
  if (open.size === 0) return suggestion;
  const named = [...open].slice(0, MOST_NAMED).join(", ");
  const rest = open.size > MOST_NAMED ? ` and ${open.size - MOST_NAMED} more` : "";
  return `Fill in ${named}${rest} in your answer: it is not said yet. ${suggestion}`.trim();
}

/** What was read in an answer, with the blanks that are open in it. */
export function withBlanks<T extends { readonly controls: readonly ControlAnalysis[] }>(
  analysis: T,
  words: string,
): T {
  const controls = analysis.controls.map((found) =>
    found.quote === null
      ? found
      : { ...found, suggestion: askingForBlanks(found.suggestion, words, found.quote) },
  );
  return { ...analysis, controls };
}
