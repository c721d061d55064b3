// Work over all tenants at once, for the scheduled jobs: who has something due, and what has served
// its time. Sealed answers, documents and events are never removed.
import { and, inArray, isNotNull, lt, lte, ne, sql } from "drizzle-orm";
import { rootDb } from "./root";
import {
  attempts,
  idempotencyKeys,
  jobs,
  partners,
  usageCycles,
  usageDays,
  webhookDeliveries,
} from "./schema";

const DAY_MS = 24 * 60 * 60 * 1000;
/** A day more than the first reminder comes before the end. */
const NOTICE_DAYS = 31;
const DELIVERIES_DAYS = 30;
const JOBS_DAYS = 90;
const USAGE_DAYS = 400;

/** Partners with an attestation near its end or past it. */
export async function partnersWithDueAttestations(now: Date): Promise<string[]> {
  const soon = new Date(now.getTime() + NOTICE_DAYS * DAY_MS);
  const rows = await rootDb()
    .selectDistinct({ partnerId: attempts.partnerId })
    .from(attempts)
    .where(and(isNotNull(attempts.sealedAt), lte(attempts.expiresAt, soon)));
  return rows.map(({ partnerId }) => partnerId);
}

/** Every partner's id. */
export async function allPartners(): Promise<string[]> {
  const rows = await rootDb().select({ id: partners.id }).from(partners).orderBy(partners.id);
  return rows.map(({ id }) => id);
}

/**
 * Counts the sealed attestations of a cycle that is over, once per partner: a later seal or deletion
 * changes no cycle that was counted. Partners without any are left out.
 */
export async function countCycle(cycle: { start: Date; end: Date }, now: Date): Promise<void> {
  await rootDb().execute(sql`
    insert into ${usageCycles} (partner_id, cycle_start, cycle_end, sealed_attestations, price_cents, currency, counted_at)
    select ${partners.id}, ${cycle.start.toISOString()}::timestamptz, ${cycle.end.toISOString()}::timestamptz,
      count(*)::int, ${partners.priceCents}, ${partners.currency}, ${now.toISOString()}::timestamptz
    from ${attempts} join ${partners} on ${partners.id} = ${attempts.partnerId}
    where ${attempts.sealedAt} >= ${cycle.start.toISOString()}::timestamptz
      and ${attempts.sealedAt} < ${cycle.end.toISOString()}::timestamptz
    group by ${partners.id}
    on conflict do nothing`);
}

/** Removes kept answers, deliveries, finished jobs and counts of days that are too old. */
export async function prune(now: Date): Promise<void> {
  const db = rootDb();
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now));
  await db
    .delete(webhookDeliveries)
    .where(
      and(
        lt(webhookDeliveries.createdAt, before(DELIVERIES_DAYS)),
        ne(webhookDeliveries.status, "pending"),
      ),
    );
  await db
    .delete(jobs)
    .where(
      and(lt(jobs.createdAt, before(JOBS_DAYS)), inArray(jobs.status, ["COMPLETED", "FAILED"])),
    );
  const oldest = before(USAGE_DAYS).toISOString().slice(0, 10);
  await db.delete(usageDays).where(lt(usageDays.day, oldest));
}
