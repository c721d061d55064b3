// How many questions a questionnaire still asks, and about how long they take: from what is open, not from a guess.
import type { ControlData, SectionData } from "./data";

/** What a short question takes, read and answered. */
const SECONDS_EACH = 45;

function isOpen({ status, contradictory, parked }: ControlData): boolean {
  return !parked && (status === "empty" || contradictory);
}

function openIn({ controls, parts, unconfirmed }: SectionData): number {
  const open = new Set(controls.filter(isOpen).map(({ controlId }) => controlId));
  const about = (controlIds: readonly string[]) => controlIds.some((id) => open.has(id));
  const asked = parts.filter(
    // A gate is about nothing itself: it is asked while anything here is open.
    ({ state, controlIds }) =>
      state === "open" && (controlIds.length === 0 ? open.size > 0 : about(controlIds)),
  );
  const covered = new Set(parts.flatMap(({ controlIds }) => controlIds));
  const alone = [...open].filter((controlId) => !covered.has(controlId)).length;
  // Drafts are looked through at once, not one by one.
  return asked.length + alone + (unconfirmed.length > 0 ? 1 : 0);
}

/** How many questions are still to be answered, without those that were put aside. */
export function openQuestions(sections: readonly SectionData[]): number {
  return sections.reduce((sum, section) => sum + openIn(section), 0);
}

/** About how many minutes so many questions take. */
export function minutesFor(questions: number): number {
  return Math.ceil((questions * SECONDS_EACH) / 60);
}
