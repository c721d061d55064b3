import { and, count, eq, gt } from "drizzle-orm";
import { events } from "@/db/schema";
import type { EventCatalogue } from "@/lib/core/operation";
import type { Ctx } from "@/lib/domain/operation";

/** How often something has happened to a merchant since a moment. */
export async function countEvents(
  ctx: Ctx,
  merchantId: string,
  type: keyof EventCatalogue & string,
  since: Date,
): Promise<number> {
  const [row] = await ctx.db
    .select({ times: count() })
    .from(events)
    .where(
      and(
        eq(events.partnerId, ctx.caller.partnerId),
        eq(events.merchantId, merchantId),
        gt(events.createdAt, since),
        eq(events.type, type),
      ),
    );
  return row?.times ?? 0;
}
