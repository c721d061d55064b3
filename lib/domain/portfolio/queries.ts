import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import { merchants } from "@/db/schema";
import { utcDaysBetween } from "@/lib/core/clock";
import { windowEnd } from "@/lib/domain/merchant/standing";
import type { Ctx } from "@/lib/domain/operation";

const EXPIRING_LISTED = 1000;

/** Lets every read of this transaction see one moment. First statement of the transaction. */
export async function freezeView(ctx: Ctx): Promise<void> {
  await ctx.db.execute(sql`set transaction isolation level repeatable read`);
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
