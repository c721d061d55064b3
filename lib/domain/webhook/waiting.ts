// What the delivery job reads and writes for deliveries that wait until their receiver answers again.
import { z } from "zod";
import { type Ctx, operation } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
import { findEvent, updateDelivery } from "./queries";
import {
  countWaiting,
  endProbes,
  failWaiting,
  lockReceiver,
  oldestWaiting,
  type ReceiverRow,
  scheduleProbe,
} from "./receivers";
import { type PreparedDelivery, prepared, tellGivenUp } from "./sending";

/** Longer than any try takes: after that its worker is gone. */
const SENDING_MS = 20_000;

export const takeWaiting = operation({
  name: "webhooks.take_waiting",
  summary: "The oldest delivery that waits for the receiver; null where none is to be sent now",
  description: "Of a paused receiver, one, and for the event that plans this very try.",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({ eventId: z.string() }),
  output: z.custom<PreparedDelivery>().nullable(),
  errors: [],
  async handler(ctx, { eventId }) {
    const { webhookUrl, status } = await requirePartner(ctx);
    if (status === "suspended") return null;
    if (!webhookUrl) {
      for (const row of await failWaiting(ctx)) tellGivenUp(ctx, row);
      return null;
    }
    const receiver = await lockReceiver(ctx, webhookUrl);
    if (receiver.pausedAt && !(await isPlannedBy(ctx, receiver, eventId))) {
      // Tries that were planned while it was suspended were not made.
      if (await isReopened(ctx, eventId)) await scheduleProbe(ctx, receiver, ctx.now);
      return null;
    }
    const row = await oldestWaiting(ctx);
    if (!row) return leave(ctx, receiver);
    const nextAttemptAt = new Date(ctx.now.getTime() + SENDING_MS);
    await updateDelivery(ctx, row.id, { url: webhookUrl, nextAttemptAt });
    return prepared(ctx, row, webhookUrl);
  },
});

/** Of events that planned a try of the address, the last one alone counts. */
async function isPlannedBy(ctx: Ctx, receiver: ReceiverRow, eventId: string): Promise<boolean> {
  const event = await findEvent(ctx, eventId);
  return event?.payload.notBefore === receiver.nextProbeAt?.toISOString();
}

async function isReopened(ctx: Ctx, eventId: string): Promise<boolean> {
  return (await findEvent(ctx, eventId))?.type === "partner.reactivated";
}

/** What waits still is being sent by another worker: if that one died, somebody must come again. */
async function leave(ctx: Ctx, receiver: ReceiverRow): Promise<null> {
  const waiting = await countWaiting(ctx);
  const later = new Date(ctx.now.getTime() + SENDING_MS);
  if (waiting > 0 && receiver.pausedAt) await scheduleProbe(ctx, receiver, later);
  else if (waiting > 0) tellWaiting(ctx, waiting, later);
  else if (receiver.pausedAt) await endProbes(ctx);
  return null;
}

function tellWaiting(ctx: Ctx, waiting: number, at: Date): void {
  const told = { waiting, notBefore: at.toISOString() };
  ctx.emit("webhook.waiting_planned", { id: ctx.caller.partnerId }, told);
}

export const leaveWaiting = operation({
  name: "webhooks.leave_waiting",
  summary: "Let another job send what waits still",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({}),
  output: z.null(),
  errors: [],
  async handler(ctx) {
    const waiting = await countWaiting(ctx);
    if (waiting > 0) tellWaiting(ctx, waiting, ctx.now);
    return null;
  },
});
