import { and, desc, eq, gte, lte, type SQL } from "drizzle-orm";
import { keysetOf, olderThan, pageOf } from "@/db/keyset";
import { events } from "@/db/schema";
import type { Ctx } from "@/lib/domain/operation";

/** What selects events. */
export interface EventFilter {
  readonly merchantId?: string | undefined;
  readonly eventType?: string | undefined;
  readonly actor?: string | undefined;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
  /** In the service's own log: the partner that operators' acts concern. */
  readonly concerns?: string | undefined;
}

/** The condition of a filter, over the events of the caller's partner. */
export function selected(ctx: Ctx, filter: EventFilter): SQL | undefined {
  const { merchantId, eventType, actor, since, until, concerns } = filter;
  return and(
    eq(events.partnerId, ctx.caller.partnerId),
    concerns === undefined ? undefined : eq(events.concerns, concerns),
    merchantId === undefined ? undefined : eq(events.merchantId, merchantId),
    eventType === undefined ? undefined : eq(events.type, eventType),
    actor === undefined ? undefined : eq(events.actor, actor),
    since ? gte(events.createdAt, since) : undefined,
    until ? lte(events.createdAt, until) : undefined,
  );
}

/** What selects and continues a list of events. */
export interface EventRequest extends EventFilter {
  readonly limit: number;
  readonly nextToken?: string | undefined;
}

/** One page of events, newest first, and the token of the next page or null. */
export async function listEvents(ctx: Ctx, request: EventRequest) {
  const page = keysetOf("audit", request);
  const rows = await ctx.db
    .select()
    .from(events)
    .where(and(selected(ctx, request), olderThan(events, page)))
    .orderBy(desc(events.createdAt), desc(events.id))
    .limit(request.limit + 1);
  return pageOf(rows, page);
}
