// What a follow-up question is: what it separates, how it is put the first and the second time, and what each choice means.
import type { Distinction } from "@/lib/assessor/embedded/determination/candidates";
import type { Slot } from "@/lib/assessor/embedded/determination/signal";
import type { HelpLink } from "@/lib/assessor/port";

/** A value of a slot that an answer stands for. */
export type Meaning = readonly (readonly [Slot, string])[];

/** What each choice of a question means, by the choice's value, in the order in which they are shown. */
export type Choices = Readonly<Record<string, Meaning>>;

/** A question with its choices: as it is put first, and once more in a plainer way. */
export interface Asks {
  /** Names the words of the question in `data/words`. */
  readonly id: string;
  readonly asks: readonly [Choices, Choices];
  /**
   * It asks about a part of its fact ("do papers stay paper?" tells nothing of other card data): an answer to the
   * merchant's advantage lets the determination go on, and proves nothing that is signed.
   */
  readonly partial?: true;
}

/** One question: what it separates, and what its choices mean. */
export interface Question extends Distinction, Asks {
  readonly links?: readonly HelpLink[];
  /** Name under which loose answers are looked up, where it is not the topic. */
  readonly heardAs?: string;
  /** Ask only where the words bring up one of these. */
  readonly needs?: readonly (readonly [Slot, string])[];
  /** Ask first when the words bring this slot up themselves. */
  readonly raisedBy?: readonly (readonly [Slot, string])[];
}
