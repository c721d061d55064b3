import { sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { DeterminationRecord } from "@/lib/domain/determination/shape";
import type { ComplianceStatus } from "@/lib/domain/merchant/shape";
import type { Channel, DescriptionOrigin } from "@/lib/domain/payment-method/shape";
import type { SaqType } from "@/lib/pci/saq-type";
import { partners } from "./partner";
import { bookPolicy, merchantPolicy, moment, partnerId } from "./tenancy";

export const merchants = pgTable(
  "merchants",
  {
    partnerId: partnerId().references(() => partners.id),
    id: text("id").notNull(),
    externalMerchantId: text("external_merchant_id"),
    name: text("name").notNull(),
    email: text("email"),
    website: text("website"),
    /** Language tag (BCP 47) of what is written to the merchant; null: not told. */
    locale: text("locale"),
    complianceStatus: text("compliance_status")
      .$type<ComplianceStatus>()
      .notNull()
      .default("not_started"),
    /** Type of the latest sealed attempt. */
    lastSaqType: text("last_saq_type").$type<SaqType>(),
    compliantAt: moment("compliant_at"),
    /** When the first of the attestations that make the merchant compliant runs out. */
    expiresAt: moment("expires_at"),
    /** The last invitation by mail, how many there were, and when its link ends. */
    invitedAt: moment("invited_at"),
    inviteCount: integer("invite_count").notNull().default(0),
    inviteLinkExpiresAt: moment("invite_link_expires_at"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    /** What a search looks through, and the order of names: name, e-mail and external id in lower case. */
    searchText: text("search_text").generatedAlwaysAs(
      sql`lower(name || chr(10) || coalesce(email, '') || chr(10) || coalesce(external_merchant_id, ''))`,
    ),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    // Who expires within a part of a day, and the recount of the kept counters.
    index("merchants_portfolio").on(
      table.partnerId,
      table.complianceStatus,
      table.expiresAt,
      table.lastSaqType,
      table.inviteCount,
    ),
    uniqueIndex("merchants_external_id").on(table.partnerId, table.externalMerchantId),
    index("merchants_newest").on(table.partnerId, table.createdAt, table.id),
    index("merchants_by_expiry")
      .on(table.partnerId, table.expiresAt, table.id)
      .where(sql`expires_at is not null`),
    index("merchants_by_name").on(table.partnerId, table.searchText, table.id),
    bookPolicy("id"),
  ],
);

export const paymentMethods = pgTable(
  "payment_methods",
  {
    partnerId: partnerId(),
    id: text("id").notNull(),
    merchantId: text("merchant_id").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    channel: text("channel").$type<Channel>(),
    vendor: text("vendor"),
    /** The partner's payment product that was named for it, and its revision at that time. */
    presetId: text("preset_id"),
    presetRevision: integer("preset_revision"),
    /** Whose words `description` is: the partner's of its product as they stand, or the merchant's. */
    descriptionOrigin: text("description_origin")
      .$type<DescriptionOrigin>()
      .notNull()
      .default("words"),
    saqType: text("saq_type").$type<SaqType>(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    foreignKey({
      columns: [table.partnerId, table.merchantId],
      foreignColumns: [merchants.partnerId, merchants.id],
    }).onDelete("cascade"),
    index("payment_methods_of_merchant").on(table.partnerId, table.merchantId, table.createdAt),
    index("payment_methods_of_preset")
      .on(table.partnerId, table.presetId)
      .where(sql`preset_id is not null`),
    merchantPolicy(),
  ],
);

/** One thread of determining a payment method's questionnaire: description, rounds, conclusion. */
export const determinations = pgTable(
  "determinations",
  {
    partnerId: partnerId(),
    /** The contract's `threadId`. */
    id: text("id").notNull(),
    merchantId: text("merchant_id").notNull(),
    paymentMethodId: text("payment_method_id").notNull(),
    /** The description that the thread rests on. */
    description: text("description").notNull(),
    status: text("status").$type<"pending" | "determined" | "needs-followup">().notNull(),
    record: jsonb("record").$type<DeterminationRecord>().notNull(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    foreignKey({
      columns: [table.partnerId, table.paymentMethodId],
      foreignColumns: [paymentMethods.partnerId, paymentMethods.id],
    }).onDelete("cascade"),
    index("determinations_latest").on(table.partnerId, table.paymentMethodId, table.createdAt),
    index("determinations_asking")
      .on(table.partnerId, table.merchantId)
      .where(sql`status = 'needs-followup'`),
    merchantPolicy(),
  ],
);
