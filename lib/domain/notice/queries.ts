import { and, desc, eq, gte, inArray } from "drizzle-orm";
import { keysetOf, olderThan, pageOf } from "@/db/keyset";
import { events } from "@/db/schema";
import type { EventCatalogue } from "@/lib/core/operation";
import type { Ctx } from "@/lib/domain/operation";

/** Events that are notices; the index `events_notices` holds these. */
export const NOTICE_EVENTS = [
  "mail.failed",
  "webhook.paused",
] as const satisfies readonly (keyof EventCatalogue)[];

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
