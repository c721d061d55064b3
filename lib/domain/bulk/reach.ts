// Outcomes of merchants -> whom an act reaches, and who is left out for which reason. Pure.
import type { OutcomeGroup } from "./queries";
import { BULK_REASONS, type Reach } from "./shape";

/** Adds up what became of merchants; those that are still to come count nowhere. */
export function reachOf(groups: readonly OutcomeGroup[]): Reach {
  const sum = (fits: (group: OutcomeGroup) => boolean) =>
    groups.filter(fits).reduce((total, { merchants }) => total + merchants, 0);
  const leftOut = BULK_REASONS.map((reason) => ({
    reason,
    merchants: sum((group) => group.outcome === "skipped" && group.reason === reason),
  }));
  return {
    reached: sum(({ outcome }) => outcome === "queued" || outcome === "combined"),
    messages: sum(({ outcome }) => outcome === "queued"),
    leftOut: leftOut.filter(({ merchants }) => merchants > 0),
  };
}
