import { and, desc, eq, gte, inArray } from "drizzle-orm";
import { keysetOf, olderThan, pageOf } from "@/db/keyset";
import { events, usageDays } from "@/db/schema";
import type { EventCatalogue } from "@/lib/core/operation";
import type { Ctx } from "@/lib/domain/operation";

/** Events that are notices; the index `events_notices` holds these. */
export const NOTICE_EVENTS = [
  "mail.failed",
  "webhook.paused",
  "partner.quota_reached",
] as const satisfies readonly (keyof EventCatalogue)[];

/** The type of an event that is a notice. */
export type NoticeEvent = (typeof NOTICE_EVENTS)[number];

/** One page of the events that are notices, newest first. */
export async function listNoticeEvents(
  ctx: Ctx,
  filter: { readonly since: Date; readonly limit: number; readonly nextToken?: string | undefined },
) {
  // The moment moves with each request, so that it is none of what a token belongs to.
  const page = keysetOf("notices", { limit: filter.limit, nextToken: filter.nextToken });
  const rows = await ctx.db
    .select()
    .from(events)
    .where(
      and(
        eq(events.partnerId, ctx.caller.partnerId),
        inArray(events.type, [...NOTICE_EVENTS]),
        gte(events.createdAt, filter.since),
        olderThan(events, page),
      ),
    )
    .orderBy(desc(events.createdAt), desc(events.id))
    .limit(filter.limit + 1);
  return pageOf(rows, page);
}

/** Whether a notice of this type was written since a moment. */
export async function hasEventSince(ctx: Ctx, type: NoticeEvent, since: Date): Promise<boolean> {
  const [row] = await ctx.db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.partnerId, ctx.caller.partnerId),
        inArray(events.type, [...NOTICE_EVENTS]),
        eq(events.type, type),
        gte(events.createdAt, since),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** The requests of the caller's partner on a day (`2026-11-21`), as they are counted. */
export async function requestsOfDay(ctx: Ctx, day: string): Promise<number> {
  const [row] = await ctx.db
    .select({ requests: usageDays.requests })
    .from(usageDays)
    .where(and(eq(usageDays.partnerId, ctx.caller.partnerId), eq(usageDays.day, day)));
  return row?.requests ?? 0;
}
