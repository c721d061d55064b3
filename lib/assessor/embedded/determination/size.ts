// How large each end of the table is, by the number of controls: a guess may only go upwards.
import { controlCountOf } from "@/lib/pci/questionnaires";
import { SAQ_TYPES, type SaqType } from "@/lib/pci/saq-type";

import type { Outcome } from "./decision-table";

const BEYOND_ANY_QUESTIONNAIRE = 1000;

/** Whether an outcome is one of the nine merchant questionnaires. */
export function isQuestionnaire(outcome: Outcome): outcome is SaqType {
  return (SAQ_TYPES as readonly string[]).includes(outcome);
}

/** The number of controls of a questionnaire; more than any where no questionnaire fits. */
export function sizeOf(outcome: Outcome): number {
  return isQuestionnaire(outcome) ? controlCountOf(outcome) : BEYOND_ANY_QUESTIONNAIRE;
}

/** The largest of the outcomes. */
export function largestOf(outcomes: Iterable<Outcome>): Outcome {
  return [...outcomes].sort((a, b) => sizeOf(b) - sizeOf(a))[0] ?? "SAQ D";
}
