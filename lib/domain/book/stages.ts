// Counts of groups of merchants -> counts of stages. Pure.
import type { BookStage } from "./shape";

/** How many merchants share effective status and having been invited. */
export interface BookGroup {
  readonly status: string;
  readonly invited: boolean;
  readonly merchants: number;
}

/** Counts by stage, as a book answers them. */
export interface StageCounts {
  neverInvited: number;
  invited: number;
  started: number;
  inProgress: number;
  compliant: number;
  expiringSoon: number;
  expired: number;
}

const STAGE_OF: Readonly<Record<string, keyof StageCounts>> = {
  payment_methods_added: "started",
  saq_determined: "started",
  questions_in_progress: "inProgress",
  review_in_progress: "inProgress",
  compliant: "compliant",
  expiring_soon: "expiringSoon",
  expired: "expired",
};

/** Adds groups up by stage. */
export function countStages(groups: readonly BookGroup[]): StageCounts {
  const counts: StageCounts = {
    ...{ neverInvited: 0, invited: 0, started: 0, inProgress: 0 },
    ...{ compliant: 0, expiringSoon: 0, expired: 0 },
  };
  for (const { status, invited, merchants } of groups) {
    counts[STAGE_OF[status] ?? (invited ? "invited" : "neverInvited")] += merchants;
  }
  return counts;
}

/** How many of them are in a stage; all where none is named. */
export function totalOf(counts: StageCounts, stage: BookStage | undefined): number {
  switch (stage) {
    case undefined:
      return Object.values(counts).reduce((sum, count) => sum + count, 0);
    case "not_started":
      return counts.neverInvited + counts.invited;
    case "never_invited":
      return counts.neverInvited;
    case "in_progress":
      return counts.inProgress;
    case "under_way":
      return counts.started + counts.inProgress;
    case "expiring_soon":
      return counts.expiringSoon;
    default:
      return counts[stage];
  }
}
