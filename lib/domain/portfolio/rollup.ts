// The rollup's arithmetic: groups of merchants -> totals, funnel, breakdown and rate. Pure.
import type { SaqType } from "@/lib/pci/saq-type";

/** How many merchants share effective status, latest type and having been invited. */
export interface PortfolioGroup {
  readonly status: string;
  readonly saqType: SaqType | null;
  readonly invited: boolean;
  readonly merchants: number;
}

const TOTALS = ["compliant", "expired", "expiringSoon", "inProgress", "notStarted"] as const;
const STAGES = [
  "neverInvited",
  "invited",
  "started",
  "inProgress",
  "completed",
  "expiringSoon",
  "expired",
] as const;

/** Which member of the totals each effective status counts into. */
const TOTAL_OF: Readonly<Record<string, (typeof TOTALS)[number]>> = {
  payment_methods_added: "inProgress",
  saq_determined: "inProgress",
  questions_in_progress: "inProgress",
  review_in_progress: "inProgress",
  compliant: "compliant",
  expiring_soon: "expiringSoon",
  expired: "expired",
};

/** Which stage of the funnel it is; who has not started is split by invitation. */
const STAGE_OF: Readonly<Record<string, (typeof STAGES)[number]>> = {
  payment_methods_added: "started",
  saq_determined: "started",
  questions_in_progress: "inProgress",
  review_in_progress: "inProgress",
  compliant: "completed",
  expiring_soon: "expiringSoon",
  expired: "expired",
};

function zeros<K extends string>(names: readonly K[]): Record<K, number> {
  return Object.fromEntries(names.map((name) => [name, 0])) as Record<K, number>;
}

/** Adds up the groups of a book. */
export function rollUp(groups: readonly PortfolioGroup[]) {
  const totals = zeros(TOTALS);
  const stages = zeros(STAGES);
  const saqTypeBreakdown: Partial<Record<SaqType, number>> = {};
  for (const { status, saqType, invited, merchants } of groups) {
    totals[TOTAL_OF[status] ?? "notStarted"] += merchants;
    stages[STAGE_OF[status] ?? (invited ? "invited" : "neverInvited")] += merchants;
    if (saqType) saqTypeBreakdown[saqType] = (saqTypeBreakdown[saqType] ?? 0) + merchants;
  }
  const merchants = groups.reduce((sum, group) => sum + group.merchants, 0);
  const good = totals.compliant + totals.expiringSoon;
  return {
    totals: { merchants, ...totals },
    funnel: { totalMerchants: merchants, ...stages },
    saqTypeBreakdown,
    complianceRate: merchants === 0 ? 0 : good / merchants,
  };
}
