// When a section is complete, and what sealing needs: pure rules over rows.
import type { ControlStatus } from "@/lib/pci/response";

/** One control, as far as completeness depends on it. */
export interface AnswerState {
  readonly controlId: string;
  readonly topLevel: string;
  readonly status: ControlStatus;
  readonly contradictory: boolean;
  readonly carriedForward: boolean;
}

/** One section, as far as completeness depends on it. */
export interface SectionState {
  readonly topLevel: string;
  readonly analyzedAt: Date | null;
  readonly overall: ControlStatus | null;
}

/** What a section's controls come to. */
export interface SectionProgress {
  readonly topLevel: string;
  readonly total: number;
  readonly answered: number;
  /** Every control is answered, or the combined answer covers the rest and nothing contradicts. */
  readonly complete: boolean;
  readonly uncovered: readonly string[];
  readonly contradictory: readonly string[];
  readonly unconfirmed: readonly string[];
}

/**
 * The progress of one section. Controls that the analysis left empty inherit the section's overall
 * answer at sealing; a section whose answer covered nothing has nothing to pass on, so it stays open.
 */
export function progressOf(
  section: SectionState,
  answers: readonly AnswerState[],
): SectionProgress {
  const own = answers.filter((answer) => answer.topLevel === section.topLevel);
  const pick = (test: (answer: AnswerState) => boolean) =>
    own.filter(test).map((answer) => answer.controlId);
  const uncovered = pick((answer) => answer.status === "empty");
  const contradictory = pick((answer) => answer.contradictory);
  const inheritable =
    section.analyzedAt !== null && section.overall !== null && section.overall !== "empty";
  return {
    topLevel: section.topLevel,
    total: own.length,
    answered: own.length - uncovered.length,
    complete: contradictory.length === 0 && (uncovered.length === 0 || inheritable),
    uncovered,
    contradictory,
    unconfirmed: pick((answer) => answer.carriedForward),
  };
}
