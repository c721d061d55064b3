// What merchants' descriptions of how they take cards say. What it goes by was learned (`npm run learn`).
import { createHearing, type Hear } from "./hearing";
import type { Learned, LearnedBeside } from "./learn";
import { createTogether, type HearTogether } from "./together";
import { readWeights } from "./weights";

/** The readers that a determination goes by; the names of what they hear are those of `MEANINGS`. */
export interface DeterminationHearing {
  /** A sentence by itself. */
  readonly alone: Hear;
  /** The sentences of a description. */
  readonly together: HearTogether;
  /** What a questionnaire that is about to be given may overlook (see determination/misgivings.ts). */
  readonly misgivings: Hear;
}

/** What `npm run learn` learns for the determination. */
export interface LearnedDetermination {
  readonly alone: Learned;
  readonly view: LearnedBeside;
  readonly misgivings: LearnedBeside;
}

function createDeterminationHearing(learned: LearnedDetermination): DeterminationHearing {
  const hear = createHearing(learned.alone);
  return {
    alone: hear,
    together: createTogether(hear, createHearing(learned.view)),
    misgivings: createHearing(learned.misgivings),
  };
}

/** The readers that have learned from all of the collections. */
export const LEARNED_HEARING = createDeterminationHearing({
  alone: readWeights<Learned>("determination"),
  view: readWeights<LearnedBeside>("determination-view"),
  misgivings: readWeights<LearnedBeside>("determination-misgivings"),
});
