// A sentence says more beside the others than alone: "the planner is on it, too" is about the payment
// computer where one was told of. What was heard in each sentence alone is heard once more in view of what
// was heard in the rest; how likely a statement is lies between the two.
import type { Chances, Hear } from "./hearing";

/** Hears all sentences of a text, each by its marks. */
export type HearTogether = (sentences: readonly (readonly string[])[]) => Chances[];

/** Logarithms of the odds from which on what was heard in the sentence, or in the rest, counts as a mark. */
const OWN_STEPS = [-5, -3.5, -2, -1, 0, 1, 2.5];
const REST_STEPS = [-3, -1, 1];
/** Below this chance no step is passed. */
const NOWHERE = 0.006;
/** How much the sentence alone weighs. */
const ALONE = 0.4;

/** A reader of whole texts, made of one of sentences and one that has learned from what that one hears. */
export function createTogether(alone: Hear, inView: Hear): HearTogether {
  return (sentences) => {
    const first = sentences.map(alone);
    return viewMarks(first).map((marks, at) => mixed(first[at] ?? new Map(), inView(marks)));
  };
}

/** Per sentence the marks of what was heard in it and in the rest of its text. */
export function viewMarks(heard: readonly Chances[]): string[][] {
  const most = likeliestOf(heard);
  return heard.map((chances) =>
    [...chances].flatMap(([label, chance]) => {
      const [first, second] = most.get(label) ?? [0, 0];
      // Most statements are far from being made anywhere.
      if (first < NOWHERE) return [];
      return [
        ...passed(`=${label}`, oddsOf(chance), OWN_STEPS),
        ...passed(`^${label}`, oddsOf(chance === first ? second : first), REST_STEPS),
      ];
    }),
  );
}

/** The marks of a statement that is as likely as this: one for each step that it has passed. */
export function passed(name: string, odds: number, steps: readonly number[]): string[] {
  return steps.filter((step) => odds > step).map((step) => `${name}>${step}`);
}

/** Logarithm of the odds: 0 is even. */
export function oddsOf(chance: number): number {
  return Math.log(chance / (1 - chance + Number.EPSILON));
}

/** Per statement the two highest chances in the text. */
function likeliestOf(heard: readonly Chances[]): Map<string, [number, number]> {
  const most = new Map<string, [number, number]>();
  for (const [label, chance] of heard.flatMap((chances) => [...chances])) {
    const [first, second] = most.get(label) ?? [0, 0];
    if (chance > first) most.set(label, [chance, first]);
    else if (chance > second) most.set(label, [first, chance]);
  }
  return most;
}

function mixed(alone: Chances, inView: Chances): Chances {
  const mix = ([label, chance]: [string, number]): [string, number] => {
    const other = inView.get(label) ?? chance;
    const odds = ALONE * oddsOf(chance) + (1 - ALONE) * oddsOf(other);
    return [label, 1 / (1 + Math.exp(-odds))];
  };
  return new Map([...alone].map(mix));
}
