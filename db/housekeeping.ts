// Work over all tenants at once, for the scheduled jobs: who has something due, and what has served
// its time. Sealed answers, documents and events go with a closed partner alone (lib/domain/closing).
import { and, eq, inArray, isNotNull, lt, lte, max, ne, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { rootDb } from "./root";
import {
  attempts,
  bulkActs,
  idempotencyKeys,
  invoices,
  jobs,
  mailClaims,
  oneTimeLinks,
  partners,
  statementFiles,
  usageCycles,
  usageDays,
  userSessions,
  webhookDeliveries,
} from "./schema";

const DAY_MS = 24 * 60 * 60 * 1000;
const DELIVERIES_DAYS = 30;
const JOBS_DAYS = 90;
/** Acts on many merchants, with what became of each. */
const BULK_DAYS = 90;
/** Longer than the limits on links look back. */
const LINKS_DAYS = 2;
const REQUESTS_DAYS = 30;
/** Requests that are kept of one partner. */
const REQUESTS_MAX = 100_000;
const USAGE_DAYS = 400;
/** Longer than any limit on mail looks back. */
const CLAIMS_DAYS = 8;
/** They are made again from the ledger. */
const STATEMENTS_DAYS = 1;
/** A day more than the link of a message works. */
const LINK_DAYS = 15;

/** Partners with an attestation near its end or past it; a suspended one reminds nobody until it is opened again. */
export async function partnersWithDueAttestations(now: Date): Promise<string[]> {
  // A day more than the partner's first reminder comes before the end.
  const first = sql`coalesce((select max(days) from unnest(${partners.reminderDays}) as days), 0) + 1`;
  const soon = sql<Date>`${now.toISOString()}::timestamptz + (${first}) * interval '1 day'`;
  const rows = await rootDb()
    .selectDistinct({ partnerId: attempts.partnerId })
    .from(attempts)
    .innerJoin(partners, eq(partners.id, attempts.partnerId))
    .where(
      and(
        isNotNull(attempts.sealedAt),
        lte(attempts.expiresAt, soon),
        eq(partners.status, "active"),
      ),
    );
  return rows.map(({ partnerId }) => partnerId);
}

/** Every partner's id, but of those whose data is deleted. */
export async function allPartners(): Promise<string[]> {
  const rows = await rootDb()
    .select({ id: partners.id })
    .from(partners)
    .where(ne(partners.status, "closed"))
    .orderBy(partners.id);
  return rows.map(({ id }) => id);
}

/** Live partners with a cycle that is over and not counted; `started`: when the cycle that runs now did. */
export async function partnersWithOpenCycles(started: Date): Promise<string[]> {
  const last = rootDb()
    .select({ partnerId: usageCycles.partnerId, until: max(usageCycles.cycleEnd).as("until") })
    .from(usageCycles)
    .groupBy(usageCycles.partnerId)
    .as("last");
  const counted = sql`coalesce(${last.until}, ${partners.createdAt})`;
  const rows = await rootDb()
    .select({ id: partners.id })
    .from(partners)
    .leftJoin(last, eq(last.partnerId, partners.id))
    .where(
      and(
        eq(partners.mode, "live"),
        // What a closed partner sealed was billed before anything was deleted.
        ne(partners.status, "closed"),
        sql`${counted} < ${started.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(partners.id);
  return rows.map(({ id }) => id);
}

/** Partners with an open invoice that was due, or that count as owing one. */
export async function partnersWithReceivables(now: Date): Promise<string[]> {
  const overdue = rootDb()
    .select({ id: invoices.partnerId })
    .from(invoices)
    .where(and(eq(invoices.status, "open"), lt(invoices.dueAt, now)));
  const owing = rootDb()
    .select({ id: partners.id })
    .from(partners)
    .where(eq(partners.billingStatus, "past_due"));
  return (await union(overdue, owing)).map(({ id }) => id).sort();
}

/**
 * Removes kept answers, deliveries, logged requests, finished jobs, counts, claims and files of statements that are too
 * old, and the links of messages in the outbox once they have ended.
 */
export async function prune(now: Date): Promise<void> {
  const db = rootDb();
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, now));
  await db.delete(webhookDeliveries).where(
    and(
      lt(webhookDeliveries.createdAt, before(DELIVERIES_DAYS)),
      ne(webhookDeliveries.status, "pending"),
      // What waits for a suspended partner is sent when it is opened again, however late.
      sql`not exists (select 1 from ${partners} where ${partners.id} = ${webhookDeliveries.partnerId}
          and ${partners.status} = 'suspended' and ${webhookDeliveries.status} = 'paused')`,
    ),
  );
  await db
    .delete(jobs)
    .where(
      and(lt(jobs.createdAt, before(JOBS_DAYS)), inArray(jobs.status, ["COMPLETED", "FAILED"])),
    );
  await db.delete(bulkActs).where(lt(bulkActs.createdAt, before(BULK_DAYS)));
  await db.delete(userSessions).where(lt(userSessions.expiresAt, now));
  await db.delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, before(LINKS_DAYS)));
  const oldest = before(USAGE_DAYS).toISOString().slice(0, 10);
  await db.delete(usageDays).where(lt(usageDays.day, oldest));
  await db.delete(mailClaims).where(lt(mailClaims.createdAt, before(CLAIMS_DAYS)));
  await db.delete(statementFiles).where(lt(statementFiles.createdAt, before(STATEMENTS_DAYS)));
  const logged = before(REQUESTS_DAYS).toISOString();
  await db.execute(sql`select service.prune_requests(${logged}::timestamptz, ${REQUESTS_MAX})`);
  const ended = before(LINK_DAYS).toISOString();
  await db.execute(sql`select service.unlink_outbox(${ended}::timestamptz)`);
}
