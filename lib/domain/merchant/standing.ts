// The effective status of a merchant as the database works it out: the same rule as
// `effectiveStatusOf`, for counting, filtering and exporting a whole book at once.
import { type SQL, sql } from "drizzle-orm";
import { merchants } from "@/db/schema";
import type { EffectiveStatus } from "./machine";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The end of the window in which an attestation counts as expiring soon. */
export function windowEnd(now: Date, windowDays: number): Date {
  return new Date(now.getTime() + windowDays * DAY_MS);
}

/** The effective status of each merchant at `now`. */
export function effectiveStatusSql(now: Date, windowDays: number): SQL<string> {
  const { complianceStatus, expiresAt } = merchants;
  return sql<string>`case
    when ${complianceStatus} <> 'compliant' or ${expiresAt} is null then ${complianceStatus}
    when ${expiresAt} <= ${now.toISOString()}::timestamptz then 'expired'
    when ${expiresAt} <= ${windowEnd(now, windowDays).toISOString()}::timestamptz then 'expiring_soon'
    else 'compliant' end`;
}

/**
 * Whether a merchant has an effective status at `now`: the same rule, as conditions that an index can
 * answer. An effective status is a stored one, but for what time made of `compliant`.
 */
export function hasEffectiveStatus(status: EffectiveStatus, now: Date, windowDays: number): SQL {
  const { complianceStatus, expiresAt } = merchants;
  const at = sql`${now.toISOString()}::timestamptz`;
  const end = sql`${windowEnd(now, windowDays).toISOString()}::timestamptz`;
  const stored = sql`${complianceStatus} = ${status}`;
  switch (status) {
    case "compliant":
      return sql`(${stored} and (${expiresAt} is null or (${expiresAt} > ${end} and ${expiresAt} > ${at})))`;
    case "expiring_soon":
      return sql`(${complianceStatus} = 'compliant' and ${expiresAt} > ${at} and ${expiresAt} <= ${end})`;
    case "expired":
      return sql`(${stored} or (${complianceStatus} = 'compliant' and ${expiresAt} <= ${at}))`;
    default:
      return stored;
  }
}

/** Whole UTC calendar days until each merchant's attestation ends. */
export function daysUntilExpirySql(now: Date): SQL<number> {
  return sql<number>`((${merchants.expiresAt} at time zone 'UTC')::date - (${now.toISOString()}::timestamptz at time zone 'UTC')::date)`;
}
