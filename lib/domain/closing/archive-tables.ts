// What an archive holds of each table, and what it leaves out with the reason. A test asks it of every table that has a
// partner, so that none is forgotten.
import type { PgTable } from "drizzle-orm/pg-core";
import {
  answers,
  apiKeys,
  attemptReviews,
  attempts,
  billingAccounts,
  countedAttestations,
  creditNoteDocuments,
  creditNotes,
  determinations,
  documents,
  drafts,
  events,
  helperLinks,
  invoiceDocuments,
  invoiceReminders,
  invoices,
  mailMessages,
  merchantNotes,
  merchants,
  narratives,
  partAnswers,
  partnerLogos,
  partnerQuestions,
  paymentMethods,
  paymentPresets,
  payments,
  records,
  reviewAnswers,
  savedViews,
  sections,
  signatures,
  stripePayments,
  supportAccesses,
  teamInvitations,
  unknownProducts,
  usageCycles,
  users,
} from "@/db/schema";

/** A column whose content becomes a file of its own. */
export interface ArchivedContent {
  readonly column: "content" | "canonical";
  readonly folder: string;
  /** The file's name, of columns of the row: `{attempt_id}.pdf`. */
  readonly name: string;
}

/** A table in the archive: one JSON line for each row. */
export interface ArchivedTable {
  readonly table: PgTable;
  /** What its lines are, for the README. */
  readonly says: string;
  /** Columns that are left out: what opens something, and what follows from others. */
  readonly without?: readonly string[];
  readonly content?: ArchivedContent;
}

/** By the name of the file, in the order in which they are read: the log first, so that a later change is noticed. */
export const ARCHIVED: Readonly<Record<string, ArchivedTable>> = {
  audit: { table: events, says: "The whole audit log: what happened, by whom, when." },
  people: {
    table: users,
    says: "The people of the team, those who were removed among them; nothing that they sign in with.",
    without: ["password_hash", "totp_secret", "totp_last_step", "failed_tries", "locked_until"],
  },
  invitations: {
    table: teamInvitations,
    says: "Who was invited to the team.",
    without: ["token_hash"],
  },
  api_keys: {
    table: apiKeys,
    says: "Which API keys there were: their first characters, names and times; none of the keys.",
    without: ["hash"],
  },
  merchants: { table: merchants, says: "The merchants.", without: ["search_text"] },
  merchant_notes: { table: merchantNotes, says: "Notes that the team kept on merchants." },
  payment_methods: {
    table: paymentMethods,
    says: "Their payment methods, as they described them.",
  },
  determinations: {
    table: determinations,
    says: "How the questionnaire of each payment method was determined: descriptions, questions, answers.",
  },
  attempts: { table: attempts, says: "Attempts, open and sealed." },
  sections: { table: sections, says: "Sections of attempts, with what was asked and answered." },
  part_answers: { table: partAnswers, says: "Short questions of attempts with their answers." },
  answers: { table: answers, says: "Every control of every attempt with its answer." },
  review_answers: { table: reviewAnswers, says: "What was said of the company before signing." },
  signatures: { table: signatures, says: "Signatures, with the evidence that belongs to them." },
  helper_links: {
    table: helperLinks,
    says: "Whom merchants asked for help, and what they proposed.",
    without: ["token_hash"],
  },
  partner_questions: { table: partnerQuestions, says: "What merchants asked the team." },
  reviews: { table: attemptReviews, says: "What the team decided on sealed attempts." },
  drafts: { table: drafts, says: "What merchants had typed and not sent." },
  unknown_products: {
    table: unknownProducts,
    says: "Payment products that merchants named and nobody had described.",
  },
  records: {
    table: records,
    says: "Sealed records; the record itself is in `records/`, and its SHA-256 is that of the line.",
    without: ["canonical"],
    content: { column: "canonical", folder: "records", name: "{attempt_id}-v{version}.json" },
  },
  narratives: { table: narratives, says: "Parts of documents that a language model wrote." },
  documents: {
    table: documents,
    says: "The PDFs of the records, which are in `documents/`.",
    without: ["content"],
    content: {
      ...{ column: "content", folder: "documents" },
      name: "{attempt_id}-v{version}-{kind}.pdf",
    },
  },
  products: { table: paymentPresets, says: "Payment products that the team described." },
  views: { table: savedViews, says: "Views of the book that people kept." },
  logos: {
    table: partnerLogos,
    says: "Logos, which are in `logos/`.",
    without: ["content"],
    content: { column: "content", folder: "logos", name: "{sha256}.{format}" },
  },
  messages: {
    table: mailMessages,
    says: "Which messages were sent to whom and what became of them; without their texts, whose links open things.",
    without: ["text_body", "html_body", "attachments", "provider_id"],
  },
  support_accesses: { table: supportAccesses, says: "When operators looked at the dashboard." },
  billing_account: { table: billingAccounts, says: "Whom bills were made out to." },
  usage: { table: usageCycles, says: "What was used in each month." },
  billed_attestations: {
    table: countedAttestations,
    says: "Which attestation counted for which month.",
  },
  invoices: { table: invoices, says: "Invoices." },
  invoice_documents: {
    table: invoiceDocuments,
    says: "Their PDFs, which are in `invoices/`.",
    without: ["content"],
    content: { column: "content", folder: "invoices", name: "{invoice_id}.pdf" },
  },
  credit_notes: { table: creditNotes, says: "Credit notes." },
  credit_note_documents: {
    table: creditNoteDocuments,
    says: "Their PDFs, which are in `credit-notes/`.",
    without: ["content"],
    content: { column: "content", folder: "credit-notes", name: "{credit_note_id}.pdf" },
  },
  invoice_reminders: { table: invoiceReminders, says: "What was reminded of." },
  payments: { table: payments, says: "What came in for invoices." },
  stripe_payments: { table: stripePayments, says: "What of it came in at Stripe." },
};

/** Tables with a partner that no archive holds, and why. */
export const NOT_ARCHIVED: Readonly<Record<string, string>> = {
  partner_secrets: "secrets",
  user_sessions: "opens the dashboard, and ends with the closing",
  one_time_links: "opens the dashboard, and ends with the closing",
  recovery_codes: "opens the dashboard, and ends with the closing",
  idempotency_keys: "answers kept for a day, under the keys that asked",
  mail_claims: "counts against limits on mail, for a week",
  request_log: "a technical log of 30 days; what changed something is in the audit log",
  usage_days: "counts of requests against a limit",
  webhook_deliveries: "copies of what the audit log tells, on their way; kept for 30 days",
  webhook_receivers: "how the receiver has been answering",
  expiry_notices: "which reminders went out: the audit log tells it",
  jobs: "work in progress; what came of it is in determinations, sections and answers",
  bulk_acts: "acts on many merchants, kept for 90 days: the audit log tells them",
  bulk_items: "goes with its act",
  merchant_counts: "counts of merchants, made of them",
  merchant_expiries: "counts of merchants, made of them",
  merchant_activity: "made of the audit log",
  stripe_customers: "how Stripe knows the partner",
  stripe_events: "which messages of Stripe were followed: the audit log tells it",
  stripe_invoices: "how far an invoice is at Stripe: the audit log tells it",
  statement_files:
    "statements drawn for a reader and kept for a day, made of invoices and payments",
  former_plans: "prices of the service: each invoice names those that it was made with",
  plans: "of the service, and of no partner",
  billing_settings: "of the service, and of no partner",
  service_settings: "of the service, and of no partner",
  applications: "of the service: how the company applied",
  application_entries: "of the service: how the company applied",
  partner_closings: "of the service: how the contract ended, which the audit log tells",
};
