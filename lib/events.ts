// One table of everything that can happen: the audit trail, webhooks and reactions all read it.
import { z } from "zod";
import { ANSWER_EVENTS } from "./answer-events";
import { APPLICATION_EVENTS } from "./application-events";
import { ASKING_EVENTS } from "./asking-events";
import { BILLING_EVENTS } from "./billing-events";
import { CLOSING_EVENTS } from "./closing-events";
import { DELIVERY_EVENTS } from "./delivery-events";
import { type EventSpec, event } from "./event-spec";
import { PARTNER_EVENTS } from "./partner-events";
import { PEOPLE_EVENTS } from "./people-events";
import { PRESET_EVENTS } from "./preset-events";

const documentFacts = z.object({
  url: z.string(),
  sha256: z.string(),
  bytes: z.int(),
  pages: z.int(),
});

/** Every event type. Payloads are shapes of their own, never rows, so that no secret can enter. */
export const EVENTS = {
  "merchant.created": event("merchant", "A merchant was created.", {
    name: z.string(),
    externalMerchantId: z.string().nullable(),
  }),
  "merchant.updated": event("merchant", "Members of a merchant changed.", {
    changed: z.array(z.string()),
  }),
  "merchant.deleted": event("merchant", "A sandbox merchant was deleted with all that it had.", {
    paymentMethods: z.int(),
    attempts: z.int(),
  }),
  "merchant.noted": event("merchant", "A note on a merchant was added.", { noteId: z.string() }),
  "merchant.compliance_changed": event("merchant", "A merchant's compliance status changed.", {
    from: z.string(),
    to: z.string(),
  }),
  "payment_method.created": event("payment_method", "A payment method was added.", {
    name: z.string(),
    channel: z.string().nullable(),
  }),
  "payment_method.updated": event("payment_method", "Members of a payment method changed.", {
    changed: z.array(z.string()),
  }),
  "payment_method.deleted": event(
    "payment_method",
    "A payment method was removed with its open attempt and all that was typed for it.",
    { name: z.string(), attempts: z.int(), answers: z.int() },
  ),
  "payment_method.determined": event("payment_method", "Its questionnaire was determined.", {
    saqType: z.string(),
    threadId: z.string(),
    assessor: z.string(),
  }),
  "determination.requested": event("job", "A determination was asked for.", {
    paymentMethodId: z.string(),
    threadId: z.string(),
  }),
  "determination.answered": event("job", "The open question of a determination was answered.", {
    paymentMethodId: z.string(),
    threadId: z.string(),
  }),
  "determination.followup_asked": event("job", "A determination needs one more answer.", {
    paymentMethodId: z.string(),
    threadId: z.string(),
    topic: z.string(),
  }),
  "determination.out_of_scope": event("job", "No merchant questionnaire applies.", {
    paymentMethodId: z.string(),
    threadId: z.string(),
    reason: z.string(),
  }),
  "attempt.opened": event("attempt", "An attempt was opened.", {
    paymentMethodId: z.string(),
    saqType: z.string(),
    edition: z.string(),
    typeSource: z.string(),
    overrideReason: z.string().nullable(),
  }),
  "attempt.type_changed": event("attempt", "An open attempt was given another questionnaire.", {
    from: z.string(),
    to: z.string(),
    edition: z.string(),
    typeSource: z.string(),
    overrideReason: z.string().nullable(),
    kept: z.int(),
    added: z.int(),
    dropped: z.int(),
  }),
  "attempt.renewed": event("attempt", "A sealed attempt was renewed.", {
    renewedFrom: z.string(),
    saqType: z.string(),
    carriedCount: z.int(),
  }),
  ...ANSWER_EVENTS,
  "attempt.status_changed": event("attempt", "An attempt moved to another status.", {
    from: z.string(),
    to: z.string(),
  }),
  "review.answered": event("attempt", "A review group was answered.", {
    groupId: z.string(),
    // False: what was given before was withdrawn.
    given: z.boolean(),
  }),
  "attempt.signed": event("attempt", "The merchant signed.", {
    signatoryName: z.string(),
    signatoryTitle: z.string(),
    /** With whose credential, and for a session token with which use. */
    signedWith: z.enum(["merchant", "partner", "user", "system"]),
    use: z.string().nullable(),
    /** The caller's, as the service saw them. */
    address: z.string().nullable(),
    userAgent: z.string().nullable(),
    contentSha256: z.string(),
  }),
  "attempt.signature_voided": event(
    "attempt",
    "What was signed changed before it was sealed, so the signature no longer counts.",
    { signatoryName: z.string(), signedAt: z.string(), changed: z.array(z.string()) },
  ),
  "record.versioned": event(
    "attempt",
    "A sealed attempt was signed: its record has a new version.",
    {
      version: z.int(),
    },
  ),
  "attempt.sealed": event("attempt", "An attempt was sealed.", {
    saqType: z.string(),
    sealedBy: z.enum(["finalize", "submit"]),
    signed: z.boolean(),
    breakdown: z.record(z.string(), z.int()),
    expiresAt: z.string(),
    recordSha256: z.string(),
    reasons: z.array(z.string()),
  }),
  "attempt.accepted": event("attempt", "The partner's reviewers accepted a sealed attempt.", {
    saqType: z.string(),
  }),
  "attempt.sent_back": event(
    "attempt",
    "The partner's reviewers sent a sealed attempt back: it is answered anew in another one.",
    { saqType: z.string(), renewalId: z.string(), controls: z.array(z.string()) },
  ),
  "documents.requested": event("attempt", "Documents are to be made and sent again.", {
    saqType: z.string(),
  }),
  "documents.ready": event("attempt", "The SAQ and AoC PDFs are stored.", {
    version: z.int(),
    recordSha256: z.string(),
    saq: documentFacts,
    aoc: documentFacts,
    pipeline: z.string(),
    causedBy: z.string(),
  }),
  ...PARTNER_EVENTS,
  ...CLOSING_EVENTS,
  ...PRESET_EVENTS,
  ...PEOPLE_EVENTS,
  ...ASKING_EVENTS,
  ...BILLING_EVENTS,
  ...APPLICATION_EVENTS,
  "attestation.expiring": event("attempt", "An attestation runs out soon.", {
    saqType: z.string(),
    expiresAt: z.string(),
    daysUntilExpiry: z.int(),
  }),
  "attestation.expired": event("attempt", "An attestation has run out.", {
    saqType: z.string(),
    expiresAt: z.string(),
  }),
  "attestation.reminder_requested": event("attempt", "A reminder to renew was asked for.", {
    saqType: z.string(),
    expiresAt: z.string(),
    // -1: it has run out.
    daysUntilExpiry: z.int(),
  }),
  "bulk.requested": event("bulk", "An act on many merchants was asked for.", {
    act: z.string(),
    total: z.int(),
  }),
  "bulk.finished": event("bulk", "An act on many merchants was carried out.", {
    act: z.string(),
    reached: z.int(),
    leftOut: z.int(),
  }),
  "view.saved": event("view", "A view of the book was kept.", {
    name: z.string(),
    shared: z.boolean(),
  }),
  "view.removed": event("view", "A kept view of the book was removed.", {
    name: z.string(),
    shared: z.boolean(),
  }),
  "merchants.imported": event("partner", "Merchants were imported.", {
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    failed: z.int(),
    invited: z.int(),
  }),
  "gateway.read": event("merchant", "A payment gateway account was read.", {
    gateway: z.string(),
    environment: z.string(),
    channels: z.int(),
    created: z.int(),
  }),
  "session_token.renewed": event("merchant", "A portal session was renewed.", {
    renewed: z.string(),
    tokenId: z.string(),
    expiresAt: z.string(),
  }),
  "draft.saved": event("draft", "Typed text was saved before it was sent.", {
    characters: z.int(),
  }),
  "session_token.minted": event("merchant", "A session token was minted.", {
    tokenId: z.string(),
    use: z.string(),
    expiresAt: z.string(),
  }),
  "job.failed": event("job", "A job was given up after its last try.", {
    job: z.string(),
    reason: z.string(),
  }),
  "job.retried": event("job", "Operators had jobs tried again that were given up.", {
    job: z.string(),
    jobs: z.int(),
  }),
  ...DELIVERY_EVENTS,
} as const satisfies Record<string, EventSpec>;

/** The name of something that can happen, `noun.verb`. */
export type EventType = keyof typeof EVENTS;

type Payloads = { [T in EventType]: z.output<(typeof EVENTS)[T]["payload"]> };

declare module "@/lib/core/operation" {
  interface EventCatalogue extends Payloads {}
}

/** What partners can receive as webhooks, beside `ping`. */
export const WEBHOOK_TYPES = [
  "merchant.created",
  "merchant.updated",
  "merchant.compliance_changed",
  "payment_method.created",
  "payment_method.determined",
  "attempt.opened",
  "attempt.renewed",
  "attempt.signed",
  "attempt.sealed",
  "documents.ready",
  "attestation.expiring",
  "attestation.expired",
  "invite.sent",
  "invite.failed",
  "mail.failed",
] as const satisfies readonly EventType[];
