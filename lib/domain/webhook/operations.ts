import { z } from "zod";
import { newId } from "@/lib/core/ids";
import { operation } from "@/lib/domain/operation";
import { requirePartner, requireSecrets } from "@/lib/domain/partner/queries";
import { withoutCardData } from "./answer";
import { pingBody } from "./message";
import { insertDelivery, listDeliveryRows, toDelivery } from "./queries";
import { countWaiting, findReceiver, lockReceiver, receiverAnswered } from "./receivers";
import { noAddress } from "./replay";
import { isTaken } from "./sending";
import { DELIVERY_STATUSES, Delivery, DeliveryAttemptShape, Receiver } from "./shape";
import { signingSecrets } from "./signing";

export const getWebhook = operation({
  name: "partner.get_webhook",
  summary: "Get the address that receives webhooks, and how it has been answering",
  description:
    "After 20 failures in a row deliveries to it pause: one at a time is tried, after 1, 5, 15 and 30 minutes and then every hour, until one is taken. Then what waited is sent, oldest first. Setting the address again, or a webhook test that is taken, ends a pause at once.",
  kind: "query",
  rest: "GET /v1/partner/webhook",
  actors: ["partner", "user"],
  input: z.strictObject({}),
  output: Receiver,
  errors: [],
  async handler(ctx) {
    const { webhookUrl } = await requirePartner(ctx);
    const { updatedAt } = await requireSecrets(ctx);
    const counted = await findReceiver(ctx);
    const own = counted?.url === webhookUrl ? counted : null;
    const on = own?.pausedAt ? ("paused" as const) : ("active" as const);
    return {
      webhookUrl,
      state: webhookUrl === null ? ("off" as const) : on,
      failuresInRow: own?.failuresInRow ?? 0,
      pausedAt: own?.pausedAt ?? null,
      nextProbeAt: own?.nextProbeAt ?? null,
      waiting: await countWaiting(ctx),
      secretRotatedAt: updatedAt,
    };
  },
});

const Tested = z.object({
  delivered: z.boolean(),
  deliveryId: z.string(),
  attempts: z.array(DeliveryAttemptShape),
});

export const testWebhook = operation({
  name: "partner.test_webhook",
  summary: "Send a signed ping to your webhook address and see what it answers",
  description:
    "It is sent once, at once. A receiver that does not take it is a 502 with the try in `details.attempts`. Either way the list of deliveries and the audit trail keep it.",
  kind: "command",
  rest: "POST /v1/partner/webhook-test",
  actors: ["partner", "user"],
  input: z.strictObject({}),
  output: Tested,
  answers: { 200: Tested.extend({ delivered: z.literal(true) }) },
  errors: ["WEBHOOK_DELIVERY_FAILED"],
  async prepares(ctx) {
    const { webhookUrl } = await requirePartner(ctx);
    if (!webhookUrl) throw noAddress();
    const secrets = signingSecrets(await requireSecrets(ctx), ctx.now);
    const id = newId("whd");
    const body = pingBody(id, ctx.caller.partnerId, ctx.now);
    return { url: webhookUrl, id, body, secrets };
  },
  async outside(outside, _, ping) {
    return { ping, attempt: await outside.webhooks.send(ping) };
  },
  async handler(ctx, _, { ping, attempt }) {
    const { statusCode, error } = attempt;
    const delivered = isTaken(statusCode);
    const attempts = [withoutCardData(ctx, attempt)];
    const row = await insertDelivery(ctx, {
      id: ping.id,
      eventId: ping.id,
      eventType: "ping",
      url: ping.url,
      body: ping.body,
      status: delivered ? "delivered" : "failed",
      attempts,
      finishedAt: ctx.now,
    });
    if (delivered) await receiverAnswered(ctx, await lockReceiver(ctx, ping.url));
    ctx.emit("webhook.tested", { id: row.id }, { delivered, statusCode, error });
    return { delivered, deliveryId: row.id, attempts };
  },
  refuses({ delivered, attempts }) {
    return delivered ? null : { code: "WEBHOOK_DELIVERY_FAILED", details: { attempts } };
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

export { replayDelivery, replayFailed } from "./replay";
