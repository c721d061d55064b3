import { z } from "zod";
import { Moment, pathId } from "@/lib/domain/text";

/**
 * Where a delivery stands; `paused`: it waits until the receiver answers again; `gone`: the receiver
 * answered 410 and wants no more of it.
 */
export const DELIVERY_STATUSES = ["pending", "paused", "delivered", "failed", "gone"] as const;

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
    answer: z.string().nullable().meta({
      description:
        "The first 4 KiB of the answer's body; where they look like card data, a note in their place.",
    }),
    probe: z
      .boolean()
      .optional()
      .meta({ description: "It asked whether a paused address answers again." }),
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
    status: z.enum(DELIVERY_STATUSES).meta({
      description:
        "`paused`: the receiver failed too often; it is sent once the receiver answers again.",
    }),
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

/** How the receiver stands; `off`: no address is set. */
const RECEIVER_STATES = ["off", "active", "paused"] as const;

/** The partner's receiver: where it is, and how it has been answering. */
export const Receiver = z
  .object({
    webhookUrl: z.string().nullable(),
    state: z.enum(RECEIVER_STATES).meta({
      description:
        "`paused`: after 20 failures in a row one delivery at a time is tried, until one is taken.",
    }),
    failuresInRow: z.int(),
    pausedAt: Moment.nullable(),
    nextProbeAt: Moment.nullable().meta({
      description: "When a paused address is tried next; null: with the next event.",
    }),
    waiting: z.int().meta({ description: "Deliveries that wait until the receiver answers." }),
    secretRotatedAt: Moment,
  })
  .meta({ id: "WebhookReceiver" });
