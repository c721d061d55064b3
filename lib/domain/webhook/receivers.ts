// How a partner's receiver has been answering: counted, paused after too many failures, and tried again.
import { and, asc, count, eq, isNull, lte, or } from "drizzle-orm";
import { webhookDeliveries, webhookReceivers } from "@/db/schema";
import type { Ctx } from "@/lib/domain/operation";
import type { DeliveryRow } from "./queries";
import { FAILURES_UNTIL_PAUSE, nextProbeAt } from "./schedule";

/** How the receiver stands. */
export type ReceiverRow = typeof webhookReceivers.$inferSelect;

const ownReceiver = (ctx: Ctx) => eq(webhookReceivers.partnerId, ctx.caller.partnerId);

/** The receiver as it stands, or null where nothing was ever counted. */
export async function findReceiver(ctx: Ctx): Promise<ReceiverRow | null> {
  const [row] = await ctx.db.select().from(webhookReceivers).where(ownReceiver(ctx));
  return row ?? null;
}

/**
 * The receiver at an address, locked: lock it before any delivery. What was counted of another address
 * does not count for this one.
 */
export async function lockReceiver(ctx: Ctx, url: string): Promise<ReceiverRow> {
  const { partnerId } = ctx.caller;
  const fresh = { url, failuresInRow: 0, pausedAt: null, nextProbeAt: null };
  await ctx.db
    .insert(webhookReceivers)
    .values({ partnerId, ...fresh })
    .onConflictDoNothing();
  const [row] = await ctx.db.select().from(webhookReceivers).where(ownReceiver(ctx)).for("update");
  if (!row) throw new Error("the receiver was not inserted");
  if (row.url === url) return row;
  await ctx.db.update(webhookReceivers).set(fresh).where(ownReceiver(ctx));
  return { partnerId, ...fresh };
}

/** The receiver took something: what waits may go. */
export async function receiverAnswered(ctx: Ctx, receiver: ReceiverRow): Promise<void> {
  if (receiver.failuresInRow === 0 && !receiver.pausedAt) return;
  const change = { failuresInRow: 0, pausedAt: null, nextProbeAt: null };
  await ctx.db.update(webhookReceivers).set(change).where(ownReceiver(ctx));
  if (!receiver.pausedAt) return;
  const waiting = await countWaiting(ctx);
  ctx.emit("webhook.resumed", { id: ctx.caller.partnerId }, { waiting });
}

/** The receiver failed once more; answers whether it is paused now. */
export async function receiverFailed(
  ctx: Ctx,
  receiver: ReceiverRow,
  how: { readonly chance: number; readonly probed: boolean },
): Promise<boolean> {
  const failuresInRow = receiver.failuresInRow + 1;
  const pauses = !receiver.pausedAt && failuresInRow >= FAILURES_UNTIL_PAUSE;
  const change: Partial<ReceiverRow> = { failuresInRow };
  if (pauses || (receiver.pausedAt && how.probed)) {
    change.nextProbeAt = nextProbeAt(failuresInRow, ctx.now, how.chance);
  }
  if (pauses) change.pausedAt = ctx.now;
  await ctx.db.update(webhookReceivers).set(change).where(ownReceiver(ctx));
  if (change.nextProbeAt) {
    const type = pauses ? "webhook.paused" : "webhook.probe_scheduled";
    const told = { failuresInRow, notBefore: change.nextProbeAt.toISOString() };
    ctx.emit(type, { id: ctx.caller.partnerId }, told);
  }
  return pauses || receiver.pausedAt !== null;
}

/** Plans the next try of a paused address. */
export async function scheduleProbe(ctx: Ctx, receiver: ReceiverRow, at: Date): Promise<void> {
  await ctx.db.update(webhookReceivers).set({ nextProbeAt: at }).where(ownReceiver(ctx));
  const told = { failuresInRow: receiver.failuresInRow, notBefore: at.toISOString() };
  ctx.emit("webhook.probe_scheduled", { id: ctx.caller.partnerId }, told);
}

/** A paused address has nothing to be tried with: the next event is. */
export async function endProbes(ctx: Ctx): Promise<void> {
  await ctx.db.update(webhookReceivers).set({ nextProbeAt: null }).where(ownReceiver(ctx));
}

const isWaiting = (ctx: Ctx) =>
  and(
    eq(webhookDeliveries.partnerId, ctx.caller.partnerId),
    eq(webhookDeliveries.status, "paused"),
  );

/** How many deliveries wait until the receiver answers. */
export async function countWaiting(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db
    .select({ times: count() })
    .from(webhookDeliveries)
    .where(isWaiting(ctx));
  return row?.times ?? 0;
}

/** The oldest delivery that waits and that nobody is sending: `nextAttemptAt` tells until when one is. */
export async function oldestWaiting(ctx: Ctx): Promise<DeliveryRow | null> {
  const free = or(
    isNull(webhookDeliveries.nextAttemptAt),
    lte(webhookDeliveries.nextAttemptAt, ctx.now),
  );
  const [row] = await ctx.db
    .select()
    .from(webhookDeliveries)
    .where(and(isWaiting(ctx), free))
    .orderBy(asc(webhookDeliveries.createdAt), asc(webhookDeliveries.id))
    .limit(1);
  return row ?? null;
}

/** No address is set any more: what waits is not sent. Answers what was given up. */
export async function failWaiting(ctx: Ctx): Promise<DeliveryRow[]> {
  return ctx.db
    .update(webhookDeliveries)
    .set({ status: "failed", nextAttemptAt: null, finishedAt: ctx.now })
    .where(isWaiting(ctx))
    .returning();
}
