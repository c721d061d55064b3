// Reads the counters that triggers keep of a book. What time moves without a write (running out) is counted
// from days, and from an index where a day is cut in two: exact at any moment.
import { and, count, eq, gt, gte, lt, lte, type SQL, sql } from "drizzle-orm";
import { merchantCounts, merchantExpiries, merchants } from "@/db/schema";
import { windowEnd } from "@/lib/domain/merchant/standing";
import type { Ctx } from "@/lib/domain/operation";
import type { MovedByTime, PortfolioGroup } from "./rollup";

/** The whole book by stored status, latest type and invitation. */
export async function countGroups(ctx: Ctx): Promise<PortfolioGroup[]> {
  const { complianceStatus, lastSaqType, invited } = merchantCounts;
  const total = sql<number>`sum(${merchantCounts.merchants})::integer`;
  const rows = await ctx.db
    .select({ status: complianceStatus, saqType: lastSaqType, invited, merchants: total })
    .from(merchantCounts)
    .where(eq(merchantCounts.partnerId, ctx.caller.partnerId))
    .groupBy(complianceStatus, lastSaqType, invited)
    .having(sql`sum(${merchantCounts.merchants}) <> 0`);
  return rows.map(({ saqType, ...row }) => ({ ...row, saqType: saqType === "" ? null : saqType }));
}

/** How many merchants that are stored as compliant have expired, and how many will inside the window. */
export async function countMovedByTime(ctx: Ctx, windowDays: number): Promise<MovedByTime> {
  const expired = await countRunOut(ctx, ctx.now);
  if (windowDays <= 0) return { expired, expiringSoon: 0 };
  const until = await countRunOut(ctx, windowEnd(ctx.now, windowDays));
  return { expired, expiringSoon: until - expired };
}

/** Of the merchants that are stored as compliant: whose attestation has run out by a moment. */
async function countRunOut(ctx: Ctx, by: Date): Promise<number> {
  const day = dayOf(by);
  const [days] = await ctx.db
    .select({ merchants: sumOf(merchantExpiries.merchants) })
    .from(merchantExpiries)
    .where(
      and(eq(merchantExpiries.partnerId, ctx.caller.partnerId), lt(merchantExpiries.day, day)),
    );
  const [rest] = await ctx.db
    .select({ merchants: count() })
    .from(merchants)
    .where(
      and(
        eq(merchants.partnerId, ctx.caller.partnerId),
        eq(merchants.complianceStatus, "compliant"),
        gte(merchants.expiresAt, new Date(`${day}T00:00:00.000Z`)),
        lte(merchants.expiresAt, by),
      ),
    );
  return (days?.merchants ?? 0) + (rest?.merchants ?? 0);
}

/** How many merchants that are stored as compliant run out on each day from a moment's on. */
export async function countByDay(ctx: Ctx, from: Date, before: Date) {
  return ctx.db
    .select({ day: merchantExpiries.day, merchants: sumOf(merchantExpiries.merchants) })
    .from(merchantExpiries)
    .where(
      and(
        eq(merchantExpiries.partnerId, ctx.caller.partnerId),
        gte(merchantExpiries.day, dayOf(from)),
        lt(merchantExpiries.day, dayOf(before)),
      ),
    )
    .groupBy(merchantExpiries.day)
    .having(gt(sql`sum(${merchantExpiries.merchants})`, 0));
}

function sumOf(column: typeof merchantExpiries.merchants): SQL<number> {
  return sql<number>`coalesce(sum(${column}), 0)::integer`;
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** One counter that differed from the merchants themselves. */
export interface Drift {
  readonly counter: string;
  readonly kept: number;
  readonly actual: number;
}

/** Counts the book anew, puts counters right that differ, and tells which did. */
export async function recount(ctx: Ctx): Promise<readonly Drift[]> {
  const { rows } = await ctx.db.execute<{ counter: string; kept: number; actual: number }>(
    sql`select counter, kept, actual from recount_merchants()`,
  );
  return rows;
}
