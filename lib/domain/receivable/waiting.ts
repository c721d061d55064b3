// Which partners' bills wait because nobody has said who issues invoices.
import { sql } from "drizzle-orm";
import { z } from "zod";
import { partners, usageCycles } from "@/db/schema";
import { cycleOf } from "@/lib/core/clock";
import { charge } from "@/lib/domain/billing/charge";
import type { Price } from "@/lib/domain/billing/shape";
import { type Ctx, operation } from "@/lib/domain/operation";
import { countSealed } from "@/lib/domain/oversight/queries";
import { findSellerRow } from "./account-queries";
import { WaitingBills } from "./shape";

interface OpenCycle {
  readonly partnerId: string;
  /** ISO 8601: its first moment. */
  readonly start: string;
  /** As it is charged: the plan that the partner had at the end of the cycle. */
  readonly price: Price;
}

/** The first cycle of each live partner that is over and not closed, with the plan that counts for it. */
async function listOpenCycles(ctx: Ctx): Promise<OpenCycle[]> {
  const now = sql`${ctx.now.toISOString()}::timestamptz`;
  const month = (moment: ReturnType<typeof sql>) =>
    sql`date_trunc('month', ${moment} at time zone 'UTC')`;
  const { rows } = await ctx.db.execute<{ open: OpenCycle }>(sql`
    with next as (
      select p.id, p.plan_id, c.start at time zone 'UTC' as start,
        (c.start + interval '1 month') at time zone 'UTC' as until
      from ${partners} p cross join lateral (
        select ${month(sql`coalesce((select max(u.cycle_end) from ${usageCycles} u where u.partner_id = p.id), p.created_at)`)} as start
      ) c where p.mode = 'live'
    )
    select json_build_object('partnerId', n.id, 'start', n.start, 'price', json_build_object('unitPrice', v.unit_price,
      'tiers', v.tiers, 'minimum', v.minimum, 'taxBasisPoints', v.tax_basis_points)) as open
    from next n cross join lateral (
      select * from plans v where v.partner_id = 'service' and v.id = coalesce(
        (select f.plan_id from former_plans f where f.partner_id = n.id and f.until >= n.until order by f.until limit 1),
        n.plan_id)
      order by v.created_at >= n.until, case when v.created_at < n.until then -v.version else v.version end limit 1
    ) v where n.until <= ${now} order by n.start`);
  return rows.map(({ open }) => open);
}

/** Those of them that have something to pay. */
async function billable(ctx: Ctx, open: readonly OpenCycle[]): Promise<OpenCycle[]> {
  const found: OpenCycle[] = [];
  for (const [start, cycles] of Map.groupBy(open, (each) => each.start)) {
    const ids = cycles.map(({ partnerId }) => partnerId);
    const sealed = await countSealed(ctx, ids, cycleOf(new Date(start)));
    found.push(
      ...cycles.filter(
        ({ partnerId, price }) => charge(price, sealed.get(partnerId) ?? 0).amount > 0,
      ),
    );
  }
  return found;
}

export const listWaitingBills = operation({
  name: "billing.waiting",
  summary: "How many partners wait for invoices since nobody has said who issues them",
  kind: "query",
  actors: ["user"],
  input: z.strictObject({}),
  output: WaitingBills,
  errors: [],
  async handler(ctx) {
    if (await findSellerRow(ctx)) return { partners: 0, since: null };
    const waiting = await billable(ctx, await listOpenCycles(ctx));
    const [first] = waiting;
    return { partners: waiting.length, since: first ? new Date(first.start) : null };
  },
});
