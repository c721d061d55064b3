import { z } from "zod";
import { AppError, validationError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { operation } from "@/lib/domain/operation";
import { requirePartner, requireSecrets } from "@/lib/domain/partner/queries";
import { pingBody } from "./message";
import { insertDelivery, listDeliveryRows, requireDelivery, toDelivery } from "./queries";
import { DELIVERY_STATUSES, Delivery, DeliveryAttemptShape, DeliveryRef } from "./shape";
import { signingSecrets } from "./signing";

const NO_ADDRESS = {
  path: "webhookUrl",
  message: "No address is set. Set one with PUT /v1/partner/webhook, then test it.",
};

export const testWebhook = operation({
  name: "partner.test_webhook",
  summary: "Send a signed ping to your webhook address and see what it answers",
  description:
    "It is sent once, at once. A receiver that does not take it is a 502 with the try in `details.attempts`.",
  kind: "command",
  rest: "POST /v1/partner/webhook-test",
  actors: ["partner", "user"],
  input: z.strictObject({}),
  output: z.object({
    delivered: z.literal(true),
    deliveryId: z.string(),
    attempts: z.array(DeliveryAttemptShape),
  }),
  errors: ["WEBHOOK_DELIVERY_FAILED"],
  async prepares(ctx) {
    const { webhookUrl } = await requirePartner(ctx);
    if (!webhookUrl) throw validationError([NO_ADDRESS]);
    const secrets = signingSecrets(await requireSecrets(ctx), ctx.now);
    const id = newId("whd");
    const body = pingBody(id, ctx.caller.partnerId, ctx.now);
    return { url: webhookUrl, id, body, secrets };
  },
  async outside(outside, _, ping) {
    const attempt = await outside.webhooks.send(ping);
    if (attempt.statusCode !== null && attempt.statusCode >= 200 && attempt.statusCode < 300) {
      return { ping, attempt };
    }
    throw new AppError("WEBHOOK_DELIVERY_FAILED", { details: { attempts: [attempt] } });
  },
  async handler(ctx, _, { ping, attempt }) {
    const row = await insertDelivery(ctx, {
      id: ping.id,
      eventId: ping.id,
      eventType: "ping",
      url: ping.url,
      body: ping.body,
      status: "delivered",
      attempts: [attempt],
      finishedAt: ctx.now,
    });
    ctx.emit("webhook.tested", { id: row.id }, { statusCode: attempt.statusCode ?? 0 });
    return { delivered: true as const, deliveryId: row.id, attempts: [attempt] };
  },
});

export const listDeliveries = operation({
  name: "partner.list_deliveries",
  summary: "List webhook deliveries of the last 30 days, newest first",
  description: "Each with its request and every try. Continue with `nextToken`.",
  kind: "query",
  rest: "GET /v1/partner/webhook/deliveries",
  actors: ["partner", "user"],
  input: z.strictObject({
    status: z.enum(DELIVERY_STATUSES).optional(),
    eventType: z.string().max(100).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
    nextToken: z.string().max(500).optional(),
  }),
  output: z.object({ items: z.array(Delivery), nextToken: z.string().nullable() }),
  errors: [],
  async handler(ctx, input) {
    const { rows, nextToken } = await listDeliveryRows(ctx, input);
    return { items: rows.map(toDelivery), nextToken };
  },
});

export const replayDelivery = operation({
  name: "partner.replay_delivery",
  summary: "Deliver a webhook again, with its first id and body, to today's address",
  description: "Delivered by a job: the list of deliveries shows what came of it.",
  kind: "command",
  rest: "POST /v1/partner/webhook/deliveries/{deliveryId}/replay",
  actors: ["partner", "user"],
  input: DeliveryRef,
  output: Delivery,
  status: 202,
  errors: ["DELIVERY_NOT_FOUND"],
  async handler(ctx, { deliveryId }) {
    const source = await requireDelivery(ctx, deliveryId);
    const { webhookUrl } = await requirePartner(ctx);
    if (!webhookUrl) throw validationError([NO_ADDRESS]);
    const { eventId, eventType, body } = source;
    const replayOf = source.id;
    const row = await insertDelivery(ctx, { eventId, eventType, body, url: webhookUrl, replayOf });
    ctx.emit("webhook.replayed", { id: row.id }, { eventType, replayOf });
    return toDelivery(row);
  },
});
