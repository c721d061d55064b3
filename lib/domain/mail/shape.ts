import type { DocumentKind } from "@/lib/domain/document/shape";

/** Kinds of messages that the service sends. */
export const MAIL_KINDS = [
  "documents",
  "invitation",
  "fresh_link",
  "expiry_reminder",
  "sign_in_link",
  "new_password",
  "team_invitation",
  "account_changed",
  "application_received",
  "application_asked",
  "application_approved",
  "application_declined",
  "key_rotated",
  "sent_back",
  "key_created",
  "helper_asked",
  "helper_answered",
  "partner_answered",
  "support_opened",
  "partner_suspended",
  "partner_reopened",
  "closing",
  "invoice",
  "invoice_reminder",
  "credit_note",
  "payment_failed",
] as const;

/** A kind of message. */
export type MailKind = (typeof MAIL_KINDS)[number];

/**
 * Messages to the people of a partner about their own accounts, about who looks at it, how it stands and what it owes:
 * they go out while the partner is suspended, too. A bill that waited would come after it was paid.
 */
export const ACCOUNT_MAILS: readonly MailKind[] = [
  "sign_in_link",
  "new_password",
  "account_changed",
  "support_opened",
  "partner_suspended",
  "partner_reopened",
  "invoice",
  "invoice_reminder",
  "closing",
];

/** What a message is let through for, against the limits on mail. */
export type MailPurpose =
  | "invitation"
  | "reminder"
  | "fresh_link"
  | "documents_again"
  | "documents_sealed"
  | "team_invitation"
  | "account_changed"
  | "application"
  | "notice"
  | "helper_asked"
  | "asked_answered";

/** Where a message can stand. */
export const MAIL_STATUSES = [
  "queued",
  "sending",
  "sent",
  "outbox",
  "failed",
  "delivered",
  "bounced",
  "complained",
] as const;

/**
 * Where a message stands: `sending` while it is being handed over; `outbox` where no mail service is set; `delivered`, `bounced` and
 * `complained` as the mail service tells afterwards.
 */
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** What is stored and goes with a message. */
export type MailAttachment = DocumentAttachment | InvoiceAttachment | CreditNoteAttachment;

/** The PDF of a credit note that goes with a message. */
export interface CreditNoteAttachment {
  readonly filename: string;
  readonly creditNoteId: string;
}

/** The PDF of an invoice that goes with a message. */
export interface InvoiceAttachment {
  readonly filename: string;
  readonly invoiceId: string;
}

/** A document of a sealed record that goes with a message. */
export interface DocumentAttachment {
  readonly filename: string;
  readonly attemptId: string;
  /** Of the sealed record; left out by messages that were written before there were versions. */
  readonly version?: number;
  readonly kind: DocumentKind;
}
