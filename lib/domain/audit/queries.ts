import { and, desc, eq, gte, lte } from "drizzle-orm";
import { keysetOf, olderThan, pageOf } from "@/db/keyset";
import { events } from "@/db/schema";
import type { Ctx } from "@/lib/domain/operation";

/** What selects and continues a list of events. */
export interface EventFilter {
  readonly merchantId?: string | undefined;
  readonly eventType?: string | undefined;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
  readonly limit: number;
  readonly nextToken?: string | undefined;
}

/** One page of events, newest first, and the token of the next page or null. */
export async function listEvents(ctx: Ctx, filter: EventFilter) {
  const { merchantId, eventType, since, until } = filter;
  const page = keysetOf("audit", filter);
  const rows = await ctx.db
    .select()
    .from(events)
    .where(
      and(
        eq(events.partnerId, ctx.caller.partnerId),
        merchantId === undefined ? undefined : eq(events.merchantId, merchantId),
        eventType === undefined ? undefined : eq(events.type, eventType),
        since ? gte(events.createdAt, since) : undefined,
        until ? lte(events.createdAt, until) : undefined,
        olderThan(events, page),
      ),
    )
    .orderBy(desc(events.createdAt), desc(events.id))
    .limit(filter.limit + 1);
  return pageOf(rows, page);
}
