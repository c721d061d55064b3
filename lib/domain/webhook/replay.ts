// Deliveries that are made again: one of any state, or all that failed since a moment.
import { z } from "zod";
import { type AppError, validationError } from "@/lib/core/errors";
import { operation } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
import { momentSent } from "@/lib/domain/text";
import { insertDelivery, listFailed, requireDelivery, toDelivery } from "./queries";
import { lockReceiver } from "./receivers";
import { Delivery, DeliveryRef } from "./shape";

/** The refusal where nothing can be sent, because no address is set. */
export function noAddress(): AppError {
  const message = "No address is set. Set one with PUT /v1/partner/webhook, then test it.";
  return validationError([{ path: "webhookUrl", code: "not_applicable", message }]);
}

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
  followedAt: "/v1/partner/webhook/deliveries",
  errors: ["DELIVERY_NOT_FOUND"],
  async handler(ctx, { deliveryId }) {
    const source = await requireDelivery(ctx, deliveryId);
    const { webhookUrl } = await requirePartner(ctx);
    if (!webhookUrl) throw noAddress();
    const { eventId, eventType, body } = source;
    const replayOf = source.id;
    const row = await insertDelivery(ctx, { eventId, eventType, body, url: webhookUrl, replayOf });
    ctx.emit("webhook.replayed", { id: row.id }, { eventType, replayOf });
    return toDelivery(row);
  },
});

/** Deliveries that one call makes again, at most. */
const REPLAYED_AT_ONCE = 200;

export const replayFailed = operation({
  name: "partner.replay_failed_deliveries",
  summary: "Deliver again what failed since a moment, oldest first",
  description: `Each event that was given up, with its first id and body, to today's address; none that was taken meanwhile or is still under way, and no pings. Up to ${REPLAYED_AT_ONCE} at once: where \`more\` is true, call it again. They are sent one after the other, as other deliveries are.`,
  kind: "command",
  rest: "POST /v1/partner/webhook/replay-failed",
  actors: ["partner", "user"],
  input: z.strictObject({
    since: momentSent.meta({ description: "From this moment on; deliveries are kept 30 days." }),
  }),
  output: z.object({
    replayed: z.int(),
    more: z.boolean().meta({ description: "There are others that failed." }),
  }),
  status: 202,
  followedAt: "/v1/partner/webhook/deliveries",
  errors: [],
  mayChangeNothing: () => true,
  async handler(ctx, { since }) {
    const { webhookUrl } = await requirePartner(ctx);
    if (!webhookUrl) throw noAddress();
    // Of two calls at once, the second finds what the first one has begun.
    await lockReceiver(ctx, webhookUrl);
    const failed = await listFailed(ctx, since, REPLAYED_AT_ONCE + 1);
    const chosen = failed.slice(0, REPLAYED_AT_ONCE);
    for (const { id: replayOf, eventId, eventType, body } of chosen) {
      const values = { eventId, eventType, body, url: webhookUrl, replayOf };
      const { id } = await insertDelivery(ctx, values);
      ctx.emit("webhook.replayed", { id }, { eventType, replayOf });
    }
    return { replayed: chosen.length, more: failed.length > chosen.length };
  },
});
