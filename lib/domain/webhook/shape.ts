import { z } from "zod";
import { Moment, pathId } from "@/lib/domain/text";

/** Where a delivery stands; `gone`: the receiver answered 410 and wants no more of it. */
export const DELIVERY_STATUSES = ["pending", "delivered", "failed", "gone"] as const;

/** Where a delivery stands. */
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** One try of a delivery. */
export const DeliveryAttemptShape = z
  .object({
    at: z.string().meta({ description: "When it was sent, ISO 8601." }),
    durationMs: z.int(),
    statusCode: z.int().nullable().meta({ description: "null where no answer came." }),
    error: z
      .string()
      .nullable()
      .meta({ description: "Why there was no answer, or a refused one." }),
    answer: z.string().nullable().meta({ description: "The first 4 KiB of the answer's body." }),
  })
  .meta({ id: "WebhookAttempt" });

/** One try of a delivery. */
export type DeliveryAttempt = z.output<typeof DeliveryAttemptShape>;

/** One event on its way to the partner's receiver. */
export const Delivery = z
  .object({
    id: z.string().meta({ example: "whd_01jd9x0e5kf7tr5v8kxgk3s9qa" }),
    eventId: z.string(),
    eventType: z.string(),
    url: z.string(),
    status: z.enum(DELIVERY_STATUSES),
    attempts: z.array(DeliveryAttemptShape),
    nextAttemptAt: Moment.nullable(),
    replayOf: z.string().nullable(),
    createdAt: Moment,
    finishedAt: Moment.nullable(),
    request: z.object({ body: z.string() }),
  })
  .meta({ id: "WebhookDelivery" });

/** Names one delivery. */
export const DeliveryRef = z.strictObject({
  deliveryId: pathId("The delivery's id.", "whd_01jd9x0e5kf7tr5v8kxgk3s9qa"),
});
