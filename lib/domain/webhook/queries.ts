import {
  aliasedTable,
  and,
  asc,
  desc,
  eq,
  gte,
  isNull,
  ne,
  notExists,
  notInArray,
  or,
  sql,
} from "drizzle-orm";
import { keysetOf, olderThan, pageOf } from "@/db/keyset";
import { events, webhookDeliveries, webhookReceivers } from "@/db/schema";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import type { Ctx } from "@/lib/domain/operation";

/** One delivery's row. */
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

function isDelivery(ctx: Ctx, deliveryId: string) {
  return and(
    eq(webhookDeliveries.partnerId, ctx.caller.partnerId),
    eq(webhookDeliveries.id, deliveryId),
  );
}

/** A delivery as the contract shows it. */
export function toDelivery(row: DeliveryRow) {
  const { id, eventId, eventType, url, status, nextAttemptAt, replayOf, createdAt } = row;
  const { finishedAt, body } = row;
  return {
    id,
    eventId,
    eventType,
    url,
    status,
    attempts: [...row.attempts],
    nextAttemptAt,
    replayOf,
    createdAt,
    finishedAt,
    request: { body },
  };
}

/** Writes a new delivery. */
export async function insertDelivery(
  ctx: Ctx,
  values: Pick<DeliveryRow, "eventId" | "eventType" | "url" | "body"> & Partial<DeliveryRow>,
): Promise<DeliveryRow> {
  const [row] = await ctx.db
    .insert(webhookDeliveries)
    .values({
      id: newId("whd"),
      status: "pending",
      ...values,
      partnerId: ctx.caller.partnerId,
      createdAt: ctx.now,
    })
    .returning();
  if (!row) throw new Error("the delivery was not inserted");
  return row;
}

/** The delivery, or DELIVERY_NOT_FOUND. */
export async function requireDelivery(ctx: Ctx, deliveryId: string): Promise<DeliveryRow> {
  const row = await findDelivery(ctx, deliveryId);
  if (!row) throw new AppError("DELIVERY_NOT_FOUND");
  return row;
}

/** The delivery or null; `lock` keeps it until the transaction ends. */
export async function findDelivery(
  ctx: Ctx,
  deliveryId: string,
  mode: "read" | "lock" = "read",
): Promise<DeliveryRow | null> {
  const query = ctx.db.select().from(webhookDeliveries).where(isDelivery(ctx, deliveryId));
  const [row] = await (mode === "lock" ? query.for("update") : query);
  return row ?? null;
}

/** The first delivery of an event, or null where none was made yet. */
export async function findFirstDelivery(ctx: Ctx, eventId: string): Promise<DeliveryRow | null> {
  const [row] = await ctx.db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.partnerId, ctx.caller.partnerId),
        eq(webhookDeliveries.eventId, eventId),
        isNull(webhookDeliveries.replayOf),
      ),
    )
    .limit(1);
  return row ?? null;
}

/** Writes members of a delivery. */
export async function updateDelivery(
  ctx: Ctx,
  deliveryId: string,
  change: Partial<typeof webhookDeliveries.$inferInsert>,
): Promise<void> {
  await ctx.db.update(webhookDeliveries).set(change).where(isDelivery(ctx, deliveryId));
}

/** One page of deliveries, newest first. */
export async function listDeliveryRows(
  ctx: Ctx,
  filter: {
    readonly status?: DeliveryRow["status"] | undefined;
    readonly eventType?: string | undefined;
    readonly limit: number;
    readonly nextToken?: string | undefined;
  },
) {
  const { status, eventType } = filter;
  const page = keysetOf("deliveries", filter);
  const rows = await ctx.db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.partnerId, ctx.caller.partnerId),
        status ? eq(webhookDeliveries.status, status) : undefined,
        eventType ? eq(webhookDeliveries.eventType, eventType) : undefined,
        olderThan(webhookDeliveries, page),
      ),
    )
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(filter.limit + 1);
  return pageOf(rows, page);
}

/** The latest delivery of each event that failed since a moment and is not made again already, oldest first. */
export async function listFailed(ctx: Ctx, since: Date, limit: number): Promise<DeliveryRow[]> {
  const other = aliasedTable(webhookDeliveries, "other");
  const madeAgain = ctx.db
    .select({ id: other.id })
    .from(other)
    .where(
      and(
        eq(other.partnerId, webhookDeliveries.partnerId),
        eq(other.eventId, webhookDeliveries.eventId),
        or(
          notInArray(other.status, ["failed", "gone"]),
          sql`(${other.createdAt}, ${other.id}) > (${webhookDeliveries.createdAt}, ${webhookDeliveries.id})`,
        ),
      ),
    );
  return ctx.db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.partnerId, ctx.caller.partnerId),
        eq(webhookDeliveries.status, "failed"),
        ne(webhookDeliveries.eventType, "ping"),
        gte(webhookDeliveries.createdAt, since),
        notExists(madeAgain),
      ),
    )
    .orderBy(asc(webhookDeliveries.createdAt), asc(webhookDeliveries.id))
    .limit(limit);
}

/** An event of the caller's partner, or null. */
export async function findEvent(ctx: Ctx, eventId: string) {
  const [row] = await ctx.db
    .select()
    .from(events)
    .where(and(eq(events.partnerId, ctx.caller.partnerId), eq(events.id, eventId)));
  return row ?? null;
}

/** Starts to count a receiver's failures afresh, for whatever address is set from now on. */
export async function forgetReceiver(ctx: Ctx): Promise<void> {
  await ctx.db.delete(webhookReceivers).where(eq(webhookReceivers.partnerId, ctx.caller.partnerId));
}
