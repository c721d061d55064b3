// What the delivery job reads and writes.
import { z } from "zod";
import { type Ctx, operation } from "@/lib/domain/operation";
import { requirePartner, requireSecrets } from "@/lib/domain/partner/queries";
import { webhookBody } from "./message";
import {
  type DeliveryRow,
  findDelivery,
  findEvent,
  findFirstDelivery,
  insertDelivery,
  updateDelivery,
} from "./queries";
import { nextTryAt } from "./schedule";
import { type DeliveryAttempt, DeliveryAttemptShape } from "./shape";
import { signingSecrets } from "./signing";

/** A webhook ready to send. */
export interface PreparedDelivery {
  readonly deliveryId: string;
  readonly url: string;
  /** The `webhook-id`. */
  readonly id: string;
  readonly body: string;
  readonly secrets: readonly string[];
}

export const prepareDelivery = operation({
  name: "webhooks.prepare",
  summary: "What to send for an event or a delivery; null where there is nothing (more) to send",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({ eventId: z.string(), deliveryId: z.string().nullable() }),
  output: z.custom<PreparedDelivery>().nullable(),
  errors: [],
  async handler(ctx, { eventId, deliveryId }) {
    const row = deliveryId
      ? await findDelivery(ctx, deliveryId)
      : ((await findFirstDelivery(ctx, eventId)) ?? (await firstDelivery(ctx, eventId)));
    if (row?.status !== "pending") return null;
    const { webhookUrl } = await requirePartner(ctx);
    if (!webhookUrl) return giveUp(ctx, row);
    const secrets = signingSecrets(await requireSecrets(ctx), ctx.now);
    return { deliveryId: row.id, url: row.url, id: row.eventId, body: row.body, secrets };
  },
});

/** The partner wants no webhooks any more: what waits for its next try is not sent either. */
async function giveUp(ctx: Ctx, { id, eventType, attempts }: DeliveryRow): Promise<null> {
  const ended = { status: "failed", nextAttemptAt: null, finishedAt: ctx.now } as const;
  await updateDelivery(ctx, id, ended);
  ctx.emit("webhook.given_up", { id }, { eventType, tries: attempts.length });
  return null;
}

async function firstDelivery(ctx: Ctx, eventId: string): Promise<DeliveryRow | null> {
  const event = await findEvent(ctx, eventId);
  const { webhookUrl } = await requirePartner(ctx);
  if (!event || !webhookUrl) return null;
  const body = webhookBody(event);
  return insertDelivery(ctx, { eventId, eventType: event.type, url: webhookUrl, body });
}

export const recordDelivery = operation({
  name: "webhooks.record",
  summary: "Record one try of a delivery, and when the next one is due",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({
    deliveryId: z.string(),
    attempt: DeliveryAttemptShape,
    /** A number from 0 to 1 that spreads the next try. */
    chance: z.number(),
  }),
  output: z.null(),
  errors: [],
  async handler(ctx, { deliveryId, attempt, chance }) {
    const row = await findDelivery(ctx, deliveryId, "lock");
    if (row?.status !== "pending") return null;
    const attempts = [...row.attempts, attempt];
    const status = statusAfter(attempt);
    const again = status === "failed" ? nextTryAt(attempts.length, ctx.now, chance) : null;
    await updateDelivery(ctx, row.id, {
      attempts,
      status: again ? "pending" : status,
      nextAttemptAt: again,
      finishedAt: again ? null : ctx.now,
    });
    const subject = { id: row.id };
    const told = { eventType: row.eventType, tries: attempts.length };
    if (again) {
      ctx.emit("webhook.retry_scheduled", subject, { ...told, notBefore: again.toISOString() });
    } else if (status !== "delivered") {
      ctx.emit("webhook.given_up", subject, told);
    }
    return null;
  },
});

function statusAfter({ statusCode }: DeliveryAttempt): "delivered" | "failed" | "gone" {
  if (statusCode === 410) return "gone";
  return statusCode !== null && statusCode >= 200 && statusCode < 300 ? "delivered" : "failed";
}
