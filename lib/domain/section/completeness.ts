// When a section is complete, and what sealing needs: pure rules over rows.
import type { ControlStatus } from "@/lib/pci/response";

/** One control, as far as completeness depends on it. */
export interface AnswerState {
  readonly controlId: string;
  readonly topLevel: string;
  readonly status: ControlStatus;
  readonly contradictory: boolean;
  readonly unconfirmed: boolean;
}

/** One section, as far as completeness depends on it. */
export interface SectionState {
  readonly topLevel: string;
  readonly analyzedAt: Date | null;
}

/** Whether a control has an answer; a draft that nobody confirmed is none. */
export function isAnswered({ status, unconfirmed }: Pick<AnswerState, "status" | "unconfirmed">) {
  return status !== "empty" && !unconfirmed;
}

/** What a section's controls come to. */
export interface SectionProgress {
  readonly topLevel: string;
  readonly total: number;
  readonly answered: number;
  /**
   * Every control is answered, or the section's answer was analysed; nothing contradicts, and no draft
   * waits to be confirmed.
   */
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
  const unconfirmed = pick((answer) => answer.unconfirmed);
  const told = uncovered.length === 0 || section.analyzedAt !== null;
  return {
    topLevel: section.topLevel,
    total: own.length,
    answered: own.filter(isAnswered).length,
    complete: told && contradictory.length + unconfirmed.length === 0,
    uncovered,
    contradictory,
    unconfirmed,
  };
}
