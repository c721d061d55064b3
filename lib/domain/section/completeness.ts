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
}

/** What a section's controls come to. */
export interface SectionProgress {
  readonly topLevel: string;
  readonly total: number;
  readonly answered: number;
  /** Every control is answered, or the section's answer was analysed; and nothing contradicts. */
  readonly complete: boolean;
  readonly uncovered: readonly string[];
  readonly contradictory: readonly string[];
  readonly unconfirmed: readonly string[];
}

/**
 * The progress of one section. Controls that its analysis left empty do not keep it open: at sealing they
 * inherit where its answer has a status to pass on, and stay unanswered where it has none.
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
  return {
    topLevel: section.topLevel,
    total: own.length,
    answered: own.length - uncovered.length,
    complete: contradictory.length === 0 && (uncovered.length === 0 || section.analyzedAt !== null),
    uncovered,
    contradictory,
    unconfirmed: pick((answer) => answer.carriedForward),
  };
}
