// Jobs as clients see them, the append-only events, and mail: what happens after a change.
import { sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { JobKind, JobState } from "@/lib/domain/job/machine";
import type { MailAttachment, MailKind, MailPurpose, MailStatus } from "@/lib/domain/mail/shape";
import { merchants } from "./merchant";
import {
  appRole,
  merchantPolicy,
  moment,
  operatorRole,
  ownMerchant,
  ownPartner,
  partnerAlone,
  partnerId,
} from "./tenancy";

/** Asynchronous work that a client polls. */
export const jobs = pgTable(
  "jobs",
  {
    partnerId: partnerId(),
    /** A plain uuid. */
    id: text("id").notNull(),
    merchantId: text("merchant_id").notNull(),
    kind: text("kind").$type<JobKind>().notNull(),
    status: text("status").$type<JobState>().notNull(),
    paymentMethodId: text("payment_method_id"),
    /** The determination thread. */
    threadId: text("thread_id"),
    attemptId: text("attempt_id"),
    topLevel: text("top_level"),
    controlId: text("control_id"),
    /** What the merchant sent, for the assessor. */
    input: jsonb("input").$type<Record<string, unknown>>().notNull(),
    result: jsonb("result").$type<Record<string, unknown>>(),
    errorMessage: text("error_message"),
    createdAt: moment("created_at").notNull(),
    finishedAt: moment("finished_at"),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    foreignKey({
      columns: [table.partnerId, table.merchantId],
      foreignColumns: [merchants.partnerId, merchants.id],
    }).onDelete("cascade"),
    index("jobs_of_attempt").on(table.partnerId, table.attemptId),
    index("jobs_at_work").on(table.partnerId, table.merchantId).where(sql`status = 'PROCESSING'`),
    merchantPolicy(),
  ],
);

/** The audit trail, the source of webhooks and of reactions. Append-only: no update, no delete. */
export const events = pgTable(
  "events",
  {
    partnerId: partnerId(),
    id: text("id").notNull(),
    type: text("type").notNull(),
    actor: text("actor").notNull(),
    resourceType: text("resource_type").notNull(),
    resourceId: text("resource_id").notNull(),
    merchantId: text("merchant_id"),
    attemptId: text("attempt_id"),
    payload: jsonb("payload").$type<Record<string, unknown>>().notNull(),
    operation: text("operation").notNull(),
    requestId: text("request_id").notNull(),
    /** In the service's own log: the partner that an operator's act concerns. */
    concerns: text("concerns"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index("events_concerning")
      .on(table.partnerId, table.concerns, table.createdAt, table.id)
      .where(sql`concerns is not null`),
    index("events_newest").on(table.partnerId, table.createdAt, table.id),
    index("events_of_merchant").on(table.partnerId, table.merchantId, table.createdAt),
    index("events_of_actor").on(table.partnerId, table.actor, table.createdAt, table.id),
    index("events_of_application")
      .on(table.partnerId, table.resourceId, table.createdAt, table.id)
      .where(sql`resource_type = 'application'`),
    index("events_notices")
      .on(table.partnerId, table.createdAt, table.id)
      .where(sql`type in ('mail.failed', 'webhook.paused', 'partner.quota_reached')`),
    pgPolicy("read_own", { as: "permissive", for: "select", to: appRole, using: ownMerchant() }),
    pgPolicy("append_own", {
      as: "permissive",
      for: "insert",
      to: appRole,
      withCheck: ownPartner(),
    }),
    pgPolicy("operators_append", {
      as: "permissive",
      for: "insert",
      to: operatorRole,
      withCheck: sql`true`,
    }),
  ],
);

/** Every message that the service sends, with its state; kept here where no mail service is set. */
export const mailMessages = pgTable(
  "mail_messages",
  {
    partnerId: partnerId(),
    id: text("id").notNull(),
    merchantId: text("merchant_id"),
    attemptId: text("attempt_id"),
    kind: text("kind").$type<MailKind>().notNull(),
    /** One message per key: a job that runs twice writes it once. */
    dedupeKey: text("dedupe_key").notNull(),
    toAddress: text("to_address").notNull(),
    subject: text("subject").notNull(),
    textBody: text("text_body").notNull(),
    htmlBody: text("html_body").notNull(),
    attachments: jsonb("attachments").$type<MailAttachment[]>().notNull(),
    /** Merchants beside `merchantId` that one invitation names. */
    alsoFor: text("also_for").array().notNull().default([]),
    status: text("status").$type<MailStatus>().notNull(),
    /** Sender's name and answer address of the partner's branding. */
    fromName: text("from_name"),
    replyTo: text("reply_to"),
    providerId: text("provider_id"),
    errorMessage: text("error_message"),
    tries: integer("tries").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    /** When the link in it ends: later it is of no use to anybody. */
    sendUntil: moment("send_until"),
    sentAt: moment("sent_at"),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index("mail_messages_provider").on(table.providerId),
    // Counts per day over all partners, for the service's health.
    index("mail_messages_counted").on(table.createdAt, table.status),
    uniqueIndex("mail_messages_once").on(table.partnerId, table.dedupeKey),
    index("mail_messages_of_merchant").on(table.partnerId, table.merchantId, table.createdAt),
    index("mail_messages_shared")
      .on(table.partnerId, table.createdAt, table.id)
      .where(sql`also_for <> '{}'`),
    foreignKey({
      columns: [table.partnerId, table.merchantId],
      foreignColumns: [merchants.partnerId, merchants.id],
    }).onDelete("cascade"),
    merchantPolicy(),
  ],
);

/**
 * What was let through to be mailed, against the limits per address and per merchant. A row tells
 * neither: its subject is a hash, so that a session token's count over the whole partner shows nobody.
 */
export const mailClaims = pgTable(
  "mail_claims",
  {
    partnerId: partnerId(),
    /** SHA-256 of whom the mail is for: an address in small letters, or a merchant. */
    subject: text("subject").notNull(),
    createdAt: moment("created_at").notNull(),
    id: text("id").notNull(),
    purpose: text("purpose").$type<MailPurpose>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.subject, table.createdAt, table.id] }),
    index("mail_claims_age").on(table.createdAt),
    pgPolicy("read_own", { as: "permissive", for: "select", to: appRole, using: ownPartner() }),
    pgPolicy("append_own", {
      as: "permissive",
      for: "insert",
      to: appRole,
      withCheck: ownPartner(),
    }),
    pgPolicy("take_back_own", {
      as: "permissive",
      for: "delete",
      to: appRole,
      using: partnerAlone(),
    }),
  ],
);

/** What a merchant is typing and has not sent yet. */
export const drafts = pgTable(
  "drafts",
  {
    partnerId: partnerId(),
    merchantId: text("merchant_id").notNull(),
    /** The field: an id and what of it. */
    key: text("key").notNull(),
    value: text("value").notNull(),
    version: integer("version").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.merchantId, table.key] }),
    foreignKey({
      columns: [table.partnerId, table.merchantId],
      foreignColumns: [merchants.partnerId, merchants.id],
    }).onDelete("cascade"),
    merchantPolicy(),
  ],
);
