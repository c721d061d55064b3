// What the service sends to receivers, read off the table of events.
import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { EVENTS, WEBHOOK_TYPES } from "@/lib/events";
import recorded from "./data/webhooks.json";

const EXAMPLES: Record<string, unknown> = recorded;

const SIGNATURE = z.object({
  "webhook-id": z.string().meta({
    param: { id: "WebhookId" },
    description: "The same on every try: drop what came before. It is the event's id.",
    example: "evt_01jd9x0e5kf7tr5v8kxgk3s9q2",
  }),
  "webhook-timestamp": z.string().meta({
    param: { id: "WebhookTimestamp" },
    description: "When this try was sent, in seconds since 1970. Refuse what is old.",
    example: "1795167000",
  }),
  "webhook-signature": z.string().meta({
    param: { id: "WebhookSignature" },
    description:
      "`v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body`; two of them, with a space between, for 24 hours after a rotation of the secret.",
    example: "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
  }),
});

const RESPONSES = {
  "2XX": { description: "Taken. Answer within 15 seconds." },
  "410": { description: "Not wanted any more: this delivery is not tried again." },
  "4XX": { description: "Not taken: it is tried again." },
  "5XX": { description: "Not taken: it is tried again." },
};

function body(type: string, data: z.ZodObject) {
  return z.object({
    id: z.string(),
    type: z.literal(type),
    timestamp: z.string().meta({ override: { type: "string", format: "date-time" } }),
    partnerId: z.string(),
    data,
  });
}

/** When a webhook that was not taken is tried again. */
export const RETRY_TIMES = "5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 14 h";

const RETRIES = `Retried after ${RETRY_TIMES}, with jitter.`;

function path(type: string, summary: string, description: string, data: z.ZodObject) {
  const examples = { [type.replace(".", "-")]: { value: EXAMPLES[type] } };
  return {
    post: {
      operationId: `webhooks.${type}`,
      summary,
      description,
      tags: ["webhooks"],
      security: [],
      requestParams: { header: SIGNATURE },
      requestBody: {
        required: true,
        content: { "application/json": { schema: body(type, data), examples } },
      },
      responses: RESPONSES,
    },
  };
}

function eventPath(type: (typeof WEBHOOK_TYPES)[number]) {
  const { description, payload, resource } = EVENTS[type];
  const data = z.object({
    resourceType: z.literal(resource),
    resourceId: z.string(),
    merchantId: z.string().nullable(),
    attemptId: z.string().nullable(),
    ...payload.shape,
  });
  return path(type, description, RETRIES, data);
}

const PING = path(
  "ping",
  "You asked for a test.",
  "Sent by `POST /v1/partner/webhook-test`, once, without retries. Its `webhook-id` is the delivery's id.",
  z.object({}),
);

/** Every webhook, by its type. */
export function webhookPaths(): ZodOpenApiPathsObject {
  const entries = WEBHOOK_TYPES.map((type) => [type, eventPath(type)] as const);
  return { ping: PING, ...Object.fromEntries(entries) };
}
