import { and, asc, count, desc, eq, gt, gte, inArray, lte, type SQL, sql } from "drizzle-orm";
import { attempts, merchantActivity, merchants, webhookDeliveries } from "@/db/schema";
import { isInStage, isMailTrouble, isSealedNotCompliant } from "@/lib/domain/book/conditions";
import { windowEnd } from "@/lib/domain/merchant/standing";
import type { Ctx } from "@/lib/domain/operation";
import { firstQuestions } from "@/lib/domain/partner-question/queries";
import { firstWaiting } from "@/lib/domain/review-queue/queries";

const SHOWN = 5;
const DAY_MS = 24 * 60 * 60 * 1000;
const WEBHOOK_DAYS = 7;

const WHO = { merchantId: merchants.id, name: merchants.name, email: merchants.email };

const OF_MERCHANT = and(
  eq(merchantActivity.partnerId, merchants.partnerId),
  eq(merchantActivity.merchantId, merchants.id),
);

function ofBook(ctx: Ctx, condition: SQL | undefined): SQL | undefined {
  return and(eq(merchants.partnerId, ctx.caller.partnerId), condition);
}

/** How many rows there are in all, beside each of those that are shown. */
const ALL = sql<number>`(count(*) over ())::integer`;

/** Merchants whose newest message did not arrive; the newest first. Both are read along one index. */
export async function mailTrouble(ctx: Ctx) {
  const trouble = and(eq(merchantActivity.partnerId, ctx.caller.partnerId), isMailTrouble);
  const [counted] = await ctx.db.select({ count: count() }).from(merchantActivity).where(trouble);
  const rows = await ctx.db
    .select({ ...WHO, since: merchantActivity.mailAt })
    .from(merchantActivity)
    .innerJoin(merchants, OF_MERCHANT)
    .where(and(trouble, eq(merchants.partnerId, ctx.caller.partnerId)))
    .orderBy(desc(merchantActivity.mailAt), desc(merchantActivity.merchantId))
    .limit(SHOWN);
  return { kind: "mail_trouble" as const, count: counted?.count ?? 0, merchants: rows };
}

/** Merchants that sealed and are not compliant by it. */
export async function notCompliant(ctx: Ctx) {
  const rows = await ctx.db
    .select({ ...WHO, all: ALL })
    .from(merchants)
    .where(ofBook(ctx, isSealedNotCompliant(ctx)))
    .orderBy(asc(merchants.createdAt), asc(merchants.id))
    .limit(SHOWN);
  const sealed = await lastSealed(
    ctx,
    rows.map(({ merchantId }) => merchantId),
  );
  const shown = rows.map(({ all: _, ...row }) => ({
    ...row,
    since: sealed.get(row.merchantId) ?? null,
  }));
  return { kind: "not_compliant" as const, count: rows[0]?.all ?? 0, merchants: shown };
}

async function lastSealed(ctx: Ctx, merchantIds: readonly string[]): Promise<Map<string, Date>> {
  if (merchantIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({ merchantId: attempts.merchantId, sealedAt: attempts.sealedAt })
    .from(attempts)
    .where(
      and(
        eq(attempts.partnerId, ctx.caller.partnerId),
        inArray(attempts.merchantId, [...merchantIds]),
      ),
    )
    .orderBy(sql`${attempts.sealedAt} asc nulls first`);
  return new Map(
    rows.flatMap(({ merchantId, sealedAt }) => (sealedAt ? [[merchantId, sealedAt]] : [])),
  );
}

/** Merchants whose attestation ends inside the window, soonest first; `total` comes from the counters. */
export async function expiringSoon(ctx: Ctx, windowDays: number, total: number) {
  const rows = await ctx.db
    .select({ ...WHO, since: merchants.expiresAt })
    .from(merchants)
    .where(
      ofBook(
        ctx,
        and(
          eq(merchants.complianceStatus, "compliant"),
          gt(merchants.expiresAt, ctx.now),
          lte(merchants.expiresAt, windowEnd(ctx.now, windowDays)),
        ),
      ),
    )
    .orderBy(asc(merchants.expiresAt), asc(merchants.id))
    .limit(SHOWN);
  return { kind: "expiring_soon" as const, count: total, merchants: rows };
}

/** Merchants that nobody invited and that have not begun, longest here first. */
export async function neverInvited(ctx: Ctx, windowDays: number, total: number) {
  const rows = await ctx.db
    .select({ ...WHO, since: merchants.createdAt })
    .from(merchants)
    .where(ofBook(ctx, isInStage("never_invited", ctx.now, windowDays)))
    .orderBy(asc(merchants.createdAt), asc(merchants.id))
    .limit(total > 0 ? SHOWN : 0);
  return { kind: "never_invited" as const, count: total, merchants: rows };
}

/** Questions that merchants put and nobody answered yet, the longest waiting first. */
export async function questionWaiting(ctx: Ctx) {
  return { kind: "question_waiting" as const, ...(await firstQuestions(ctx, SHOWN)) };
}

/** Sealed attempts that wait for the partner's reviewers, in the order of the queue. */
export async function reviewWaiting(ctx: Ctx) {
  return { kind: "review_waiting" as const, ...(await firstWaiting(ctx, SHOWN)) };
}

/**
 * Deliveries that were given up in the last days and that no later try of the same event made good, and those
 * that wait for a receiver which is paused.
 */
export async function webhooksFailing(ctx: Ctx) {
  const since = new Date(ctx.now.getTime() - WEBHOOK_DAYS * DAY_MS);
  const made = sql`exists (select 1 from ${webhookDeliveries} d
    where d.partner_id = ${webhookDeliveries.partnerId} and d.event_id = ${webhookDeliveries.eventId}
      and d.status = 'delivered')`;
  const givenUp = and(
    sql`${webhookDeliveries.status} in ('failed', 'gone')`,
    gte(webhookDeliveries.createdAt, since),
    sql`not ${made}`,
  );
  const deliveries =
    (await countDeliveries(ctx, givenUp)) +
    (await countDeliveries(ctx, sql`${webhookDeliveries.status} = 'paused'`));
  return { kind: "webhooks_failing" as const, count: deliveries, merchants: [] };
}

/** Each condition has its own index. */
async function countDeliveries(ctx: Ctx, condition: SQL | undefined): Promise<number> {
  const [counted] = await ctx.db
    .select({ count: count() })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.partnerId, ctx.caller.partnerId), condition));
  return counted?.count ?? 0;
}
