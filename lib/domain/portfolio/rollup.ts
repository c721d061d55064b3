// The rollup's arithmetic: groups of merchants -> totals, funnel, breakdown and rate. Pure.
import type { ComplianceStatus } from "@/lib/domain/merchant/shape";
import type { SaqType } from "@/lib/pci/saq-type";

/** How many merchants share stored status, latest type and having been invited. */
export interface PortfolioGroup {
  readonly status: ComplianceStatus;
  readonly saqType: SaqType | null;
  readonly invited: boolean;
  readonly merchants: number;
}

/** How many of the merchants that are stored as compliant time has moved on: see `effectiveStatusOf`. */
export interface MovedByTime {
  readonly expired: number;
  readonly expiringSoon: number;
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

/** Which member of the totals each stored status counts into. */
const TOTAL_OF: Readonly<Record<ComplianceStatus, (typeof TOTALS)[number]>> = {
  not_started: "notStarted",
  payment_methods_added: "inProgress",
  saq_determined: "inProgress",
  questions_in_progress: "inProgress",
  review_in_progress: "inProgress",
  compliant: "compliant",
  expired: "expired",
};

/** Which stage of the funnel it is; who has not started is split by invitation. */
const STAGE_OF: Readonly<Record<ComplianceStatus, (typeof STAGES)[number] | null>> = {
  not_started: null,
  payment_methods_added: "started",
  saq_determined: "started",
  questions_in_progress: "inProgress",
  review_in_progress: "inProgress",
  compliant: "completed",
  expired: "expired",
};

function zeros<K extends string>(names: readonly K[]): Record<K, number> {
  return Object.fromEntries(names.map((name) => [name, 0])) as Record<K, number>;
}

/** Adds up the groups of a book. */
export function rollUp(
  groups: readonly PortfolioGroup[],
  moved: MovedByTime = { expired: 0, expiringSoon: 0 },
) {
  const totals = zeros(TOTALS);
  const stages = zeros(STAGES);
  const saqTypeBreakdown: Partial<Record<SaqType, number>> = {};
  for (const { status, saqType, invited, merchants } of groups) {
    totals[TOTAL_OF[status]] += merchants;
    stages[STAGE_OF[status] ?? (invited ? "invited" : "neverInvited")] += merchants;
    if (saqType) saqTypeBreakdown[saqType] = (saqTypeBreakdown[saqType] ?? 0) + merchants;
  }
  totals.compliant -= moved.expired + moved.expiringSoon;
  stages.completed -= moved.expired + moved.expiringSoon;
  for (const name of ["expired", "expiringSoon"] as const) {
    totals[name] += moved[name];
    stages[name] += moved[name];
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
