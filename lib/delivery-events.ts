// What happens to messages on their way: mail, invitations and webhooks.
import { z } from "zod";
import { type EventSpec, event } from "./event-spec";

/** The events of mail, invitations and webhooks. */
export const DELIVERY_EVENTS = {
  "mail.queued": event("message", "A message was written.", { kind: z.string() }),
  "mail.sent": event("message", "A message was handed over.", {
    kind: z.string(),
    state: z.enum(["sent", "outbox"]),
  }),
  "mail.retry_scheduled": event("message", "A message was not taken; it is tried again.", {
    kind: z.string(),
    tries: z.int(),
    reason: z.string(),
    notBefore: z.string(),
  }),
  "mail.failed": event("message", "A message could not be sent, and is not tried again.", {
    kind: z.string(),
    /** The address, masked. */
    to: z.string(),
    reason: z.string(),
  }),
  "mail.reported": event("message", "The mail service told what became of a message.", {
    kind: z.string(),
    state: z.enum(["delivered", "bounced", "complained"]),
  }),
  "webhook.tested": event("delivery", "A ping was sent to the receiver.", {
    delivered: z.boolean(),
    statusCode: z.int().nullable(),
    error: z.string().nullable(),
  }),
  "webhook.retry_scheduled": event("delivery", "A webhook was not taken; it is tried again.", {
    eventType: z.string(),
    tries: z.int(),
    notBefore: z.string(),
  }),
  "webhook.given_up": event("delivery", "A webhook was not taken and is not tried again.", {
    eventType: z.string(),
    tries: z.int(),
  }),
  "webhook.replayed": event("delivery", "A webhook is delivered again.", {
    eventType: z.string(),
    replayOf: z.string(),
  }),
  "webhook.paused": event(
    "partner",
    "The receiver failed too often in a row: deliveries wait, and one at a time is tried.",
    { failuresInRow: z.int(), notBefore: z.string() },
  ),
  "webhook.probe_scheduled": event("partner", "A paused receiver is tried with one delivery.", {
    failuresInRow: z.int(),
    notBefore: z.string(),
  }),
  "webhook.resumed": event("partner", "A paused receiver answered: what waited is sent.", {
    waiting: z.int(),
  }),
  "webhook.waiting_planned": event("partner", "Deliveries that waited go on being sent.", {
    waiting: z.int(),
    notBefore: z.string(),
  }),
  "invite.requested": event("merchant", "An invitation by e-mail was asked for.", {
    to: z.string(),
    /** All merchants that the message names, the event's own first. */
    merchants: z.array(z.string()),
  }),
  "invite.combined": event("merchant", "The invitation of another merchant names this one, too.", {
    withMerchantId: z.string(),
  }),
  "invite.skipped": event("merchant", "An invitation was asked for and is not sent.", {
    reason: z.string(),
  }),
  "invite.sent": event("merchant", "An invitation was sent by e-mail.", {
    count: z.int(),
    linkExpiresAt: z.string(),
  }),
  "invite.failed": event("merchant", "An invitation could not be sent.", { reason: z.string() }),
  "fresh_link.requested": event("merchant", "A fresh portal link by e-mail was asked for.", {
    tokenId: z.string(),
  }),
} as const satisfies Record<string, EventSpec>;
