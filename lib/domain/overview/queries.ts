import { and, count, eq, gte, lt, sql } from "drizzle-orm";
import { attempts, merchantActivity } from "@/db/schema";
import { askedInDetermination } from "@/lib/domain/book/conditions";
import { STUCK_PLACES } from "@/lib/domain/book/shape";
import type { Ctx } from "@/lib/domain/operation";
import type { Span } from "./calendar";
import type { SpanCount } from "./shape";

/** How many merchants sealed an attempt in each span; the spans are months. */
export async function countSealed(ctx: Ctx, months: readonly Span[]): Promise<SpanCount[]> {
  const first = months[0];
  const last = months.at(-1);
  if (!first || !last) return [];
  const month = sql`date_trunc('month', ${attempts.sealedAt} at time zone 'UTC')`;
  const sealed = ctx.db
    .selectDistinct({ month: month.as("month"), merchantId: attempts.merchantId })
    .from(attempts)
    .where(
      and(
        eq(attempts.partnerId, ctx.caller.partnerId),
        sql`${attempts.sealedAt} is not null`,
        gte(attempts.sealedAt, first.from),
        lt(attempts.sealedAt, last.before),
      ),
    )
    .as("sealed");
  const rows = await ctx.db
    .select({ month: sql<string>`to_char(${sealed.month}, 'YYYY-MM')`, merchants: count() })
    .from(sealed)
    .groupBy(sealed.month);
  const counts = new Map(rows.map(({ month: of, merchants }) => [of, merchants]));
  return months.map((span) => ({
    ...span,
    merchants: counts.get(span.from.toISOString().slice(0, 7)) ?? 0,
  }));
}

interface StuckRow extends Record<string, unknown> {
  place: string;
  merchants: number;
  followUp: number;
  quiet: number;
}

/** Where merchants' open work goes on, in the order in which it is done. */
export async function countStuck(ctx: Ctx, quietSince: Date) {
  const rows = await countPlaces(ctx, quietSince);
  return STUCK_PLACES.flatMap((place) => {
    const row = rows.find((one) => one.place === place);
    return row ? [{ ...row, place }] : [];
  });
}

/**
 * A merchant with several attempts at one place counts once. Quiet are those that are not among the ones that
 * moved: these are few, and an index lists them.
 */
async function countPlaces(ctx: Ctx, quietSince: Date): Promise<StuckRow[]> {
  const { partnerId } = ctx.caller;
  const { rows } = await ctx.db.execute<StuckRow>(sql`
    select w.place, count(*)::integer as merchants,
      (count(*) filter (where w.follow_up))::integer as "followUp",
      (count(*) filter (where moved.merchant_id is null))::integer as quiet
    from (
      select distinct asked.merchant_id, 'determination' as place, true as follow_up
      from (${askedInDetermination(ctx)}) asked
      union all
      select a.merchant_id, coalesce(a.open_section, 'review'), bool_or(a.follow_up_open)
      from ${attempts} a where a.partner_id = ${partnerId} and a.sealed_at is null
      group by 1, 2
    ) w
    left join ${merchantActivity} moved on moved.partner_id = ${partnerId}
      and moved.merchant_id = w.merchant_id
      and moved.last_activity_at >= ${quietSince.toISOString()}::timestamptz
    group by 1`);
  return rows;
}
