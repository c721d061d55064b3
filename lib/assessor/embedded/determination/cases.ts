// The cases that the determination is held to: descriptions in many voices, judged by the
// eligibility criteria, with the type or the topic that must come out, and answers to follow.
import type { SaqType } from "@/lib/pci/saq-type";

import cases from "./data/cases.json";

/** What must come out: a questionnaire, or a question on one of the topics. */
export type Expectation =
  | { readonly saqType: SaqType; readonly topics?: undefined }
  | { readonly topics: readonly string[]; readonly saqType?: undefined };

/** One case: a description, what must come out, and what must follow from answers to it. */
export interface DeterminationCase {
  readonly id: string;
  readonly channel: string | null;
  readonly vendor: string | null;
  readonly description: string;
  readonly expected: Expectation;
  /** Topics that may be asked about as well: careful, though the words are enough. */
  readonly alsoFair?: readonly string[];
  readonly followUps?: readonly {
    /** Answers to the questions of the thread, one after the other. */
    readonly answers: readonly string[];
    readonly expected: Expectation;
  }[];
}

/** All cases. */
export const CASES = cases as unknown as readonly DeterminationCase[];
