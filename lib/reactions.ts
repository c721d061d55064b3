// What happens next: event -> jobs. The only way in which work is enqueued, and it is enqueued in the
// transaction of the event, so that no crash can lose it.
import { type EventType, WEBHOOK_TYPES } from "./events";

/** The queues, one job file each under `lib/jobs`. */
export const JOB_NAMES = [
  "determine",
  "compose-question",
  "analyze-answer",
  "render-documents",
  "mail-documents",
  "send-mail",
  "send-invite",
  "send-reminder",
  "send-fresh-link",
  "send-returned",
  "mail-asked",
  "mail-notice",
  "mail-people",
  "mail-application",
  "bulk-mail",
  "fetch-logo",
  "preset-outlook",
  "render-invoice",
  "mail-invoice",
  "render-credit-note",
  "mail-credit-note",
  "draw-statement",
  "delete-partner",
  "push-invoice",
  "follow-stripe",
  "settle-in-stripe",
  "deliver-webhook",
] as const;

/** A queue's name. */
export type JobName = (typeof JOB_NAMES)[number];

/** What a queue carries: ids only, never content. */
export interface JobPayload {
  readonly eventId: string;
  readonly eventType: EventType;
  readonly partnerId: string;
  readonly merchantId: string | null;
  readonly attemptId: string | null;
  /** Id of the event's subject: of the job row, the attempt, the message … */
  readonly resourceId: string;
  /** The step of the trace that it follows from, where traces are exported: ids, too. */
  readonly traceparent?: string;
}

/** The jobs that follow each event, beside the delivery to the partner's receiver. */
const OWN: Partial<Record<EventType, readonly JobName[]>> = {
  "determination.requested": ["determine"],
  "determination.answered": ["determine"],
  "section.question_requested": ["compose-question"],
  "section.answered": ["analyze-answer"],
  "control.question_requested": ["compose-question"],
  "control.answered": ["analyze-answer"],
  "attempt.sealed": ["render-documents"],
  "record.versioned": ["render-documents"],
  "documents.requested": ["render-documents"],
  "attempt.sent_back": ["send-returned"],
  "helper.asked": ["mail-asked"],
  "helper.answered": ["mail-asked"],
  "partner_question.answered": ["mail-asked"],
  "documents.ready": ["mail-documents"],
  "mail.queued": ["send-mail"],
  "mail.retry_scheduled": ["send-mail"],
  "invite.requested": ["send-invite"],
  "fresh_link.requested": ["send-fresh-link"],
  "attestation.expiring": ["send-reminder"],
  "attestation.expired": ["send-reminder"],
  "attestation.reminder_requested": ["send-reminder"],
  "bulk.requested": ["bulk-mail"],
  "partner.logo_requested": ["fetch-logo"],
  "partner.settings_changed": ["preset-outlook"],
  "preset.created": ["preset-outlook"],
  "preset.updated": ["preset-outlook"],
  "partner.suspended": ["mail-people"],
  "partner.reactivated": ["mail-people", "send-mail", "deliver-webhook"],
  "partner.sandbox_suspended": ["mail-people"],
  "partner.sandbox_reactivated": ["mail-people"],
  "support.opened": ["mail-people"],
  "partner.closing_begun": ["mail-people"],
  "partner.closing_called_off": ["mail-people"],
  "partner.deletion_consented": ["delete-partner"],
  "partner.key_created": ["mail-notice"],
  "partner.key_rotated": ["mail-notice"],
  "application.received": ["mail-application"],
  "application.asked_back": ["mail-application"],
  "application.approved": ["mail-application"],
  "application.declined": ["mail-application"],
  "partner.owner_invited": ["mail-people"],
  "user.link_requested": ["mail-people"],
  "team.invited": ["mail-people"],
  "user.password_changed": ["mail-people"],
  "user.two_factor_changed": ["mail-people"],
  "user.recovery_code_used": ["mail-people"],
  "user.recovery_codes_renewed": ["mail-people"],
  "team.role_changed": ["mail-people"],
  "invoice.issued": ["render-invoice", "push-invoice"],
  "invoice.push_requested": ["push-invoice"],
  "invoice.push_retry_scheduled": ["push-invoice"],
  // It may have been settled while it was on its way.
  "invoice.pushed": ["settle-in-stripe"],
  "invoice.payment_recorded": ["settle-in-stripe"],
  "invoice.written_off": ["settle-in-stripe"],
  "invoice.payment_failed": ["mail-invoice"],
  "stripe.event_received": ["follow-stripe"],
  "invoice.document_ready": ["mail-invoice"],
  "invoice.reminder_due": ["mail-invoice"],
  "credit_note.issued": ["render-credit-note", "settle-in-stripe"],
  "credit_note.document_ready": ["mail-credit-note"],
  "statement.requested": ["draw-statement"],
  "webhook.retry_scheduled": ["deliver-webhook"],
  "webhook.replayed": ["deliver-webhook"],
  "webhook.paused": ["deliver-webhook"],
  "webhook.probe_scheduled": ["deliver-webhook"],
  "webhook.resumed": ["deliver-webhook"],
  "webhook.waiting_planned": ["deliver-webhook"],
  "partner.webhook_set": ["deliver-webhook"],
};

const DELIVERED: ReadonlySet<EventType> = new Set(WEBHOOK_TYPES);

/** The jobs that follow an event; `hasReceiver`: the partner takes webhooks. */
export function reactionsTo(type: EventType, hasReceiver: boolean): readonly JobName[] {
  const own = OWN[type] ?? [];
  return hasReceiver && DELIVERED.has(type) ? [...own, "deliver-webhook"] : own;
}
