// What a follow-up question is: what it separates, its words, and what short answers to it mean.
import type { Distinction } from "@/lib/assessor/embedded/determination/candidates";
import type { Slot } from "@/lib/assessor/embedded/determination/signal";
import type { HelpLink } from "@/lib/assessor/port";

/** A value of a slot that a short answer stands for. */
export type Meaning = readonly (readonly [Slot, string])[];

/** One question: what it separates, its words, and what short answers to it mean. */
export interface Question extends Distinction {
  readonly question: string;
  /** The same question once more, put differently. */
  readonly again: string;
  readonly links?: readonly HelpLink[];
  /** What "yes" and "no" mean, where the question can be answered so. */
  readonly yes?: Meaning;
  readonly no?: Meaning;
  /** What "the first one", "the second one" ... mean, where the question offers choices. */
  readonly choices?: readonly Meaning[];
  /** Name under which loose answers are looked up, where it is not the topic. */
  readonly heardAs?: string;
  /** Ask only where the words bring up one of these. */
  readonly needs?: readonly (readonly [Slot, string])[];
  /** Ask first when the words bring this slot up themselves. */
  readonly raisedBy?: readonly (readonly [Slot, string])[];
}
