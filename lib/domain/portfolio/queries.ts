import { and, asc, count, eq, gt, lte, sql } from "drizzle-orm";
import { merchants } from "@/db/schema";
import { utcDaysBetween } from "@/lib/core/clock";
import { effectiveStatusSql, windowEnd } from "@/lib/domain/merchant/standing";
import type { Ctx } from "@/lib/domain/operation";
import type { PortfolioGroup } from "./rollup";

const EXPIRING_LISTED = 1000;

/** Lets every read of this transaction see one moment. First statement of the transaction. */
export async function freezeView(ctx: Ctx): Promise<void> {
  await ctx.db.execute(sql`set transaction isolation level repeatable read`);
}

/** The whole book, counted. */
export async function countBook(ctx: Ctx, windowDays: number): Promise<PortfolioGroup[]> {
  return ctx.db
    .select({
      status: effectiveStatusSql(ctx.now, windowDays),
      saqType: merchants.lastSaqType,
      invited: sql<boolean>`${merchants.inviteCount} > 0`,
      merchants: count(),
    })
    .from(merchants)
    .where(eq(merchants.partnerId, ctx.caller.partnerId))
    .groupBy(sql`1`, sql`2`, sql`3`);
}

/** The merchants whose attestation ends inside the window, soonest first. */
export async function listExpiring(ctx: Ctx, windowDays: number) {
  const rows = await ctx.db
    .select({
      merchantId: merchants.id,
      name: merchants.name,
      expiresAt: merchants.expiresAt,
      saqType: merchants.lastSaqType,
    })
    .from(merchants)
    .where(
      and(
        eq(merchants.partnerId, ctx.caller.partnerId),
        eq(merchants.complianceStatus, "compliant"),
        gt(merchants.expiresAt, ctx.now),
        lte(merchants.expiresAt, windowEnd(ctx.now, windowDays)),
      ),
    )
    .orderBy(asc(merchants.expiresAt), asc(merchants.id))
    .limit(EXPIRING_LISTED);
  return rows.flatMap(({ expiresAt, ...row }) =>
    expiresAt ? [{ ...row, expiresAt, daysUntilExpiry: utcDaysBetween(ctx.now, expiresAt) }] : [],
  );
}
