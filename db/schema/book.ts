// What is kept so that a whole book is counted, filtered and sorted at once. Triggers keep it, in the
// transaction of the change; the application reads it and cannot write it.
import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import type { ComplianceStatus } from "@/lib/domain/merchant/shape";
import type { SaqType } from "@/lib/pci/saq-type";
import { merchants } from "./merchant";
import { partners } from "./partner";
import { appRole, bookMerchant, moment, operatorPolicy, partnerAlone, partnerId } from "./tenancy";

function readByPartner() {
  return pgPolicy("read_own", {
    as: "permissive",
    for: "select",
    to: appRole,
    using: partnerAlone(),
  });
}

/**
 * How many merchants share stored status, latest type and having been invited. Each writing transaction
 * adds to rows of a shard that it has for itself, so that writers never wait for each other: a count
 * is the sum over the shards, and one row alone can be negative.
 */
export const merchantCounts = pgTable(
  "merchant_counts",
  {
    partnerId: partnerId().references(() => partners.id, { onDelete: "cascade" }),
    shard: integer("shard").notNull(),
    complianceStatus: text("compliance_status").$type<ComplianceStatus>().notNull(),
    /** "" where none was sealed. */
    lastSaqType: text("last_saq_type").$type<SaqType | "">().notNull(),
    invited: boolean("invited").notNull(),
    merchants: integer("merchants").notNull(),
  },
  (table) => [
    primaryKey({
      name: "merchant_counts_pk",
      columns: [
        table.partnerId,
        table.shard,
        table.complianceStatus,
        table.lastSaqType,
        table.invited,
      ],
    }),
    readByPartner(),
    operatorPolicy(),
  ],
);

/** How many merchants that are stored as compliant run out on each day (UTC), by shard as above. */
export const merchantExpiries = pgTable(
  "merchant_expiries",
  {
    partnerId: partnerId().references(() => partners.id, { onDelete: "cascade" }),
    day: date("day").notNull(),
    shard: integer("shard").notNull(),
    merchants: integer("merchants").notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.day, table.shard] }), readByPartner()],
);

/** When a merchant's assessment last moved, and what became of the newest message to the merchant. */
export const merchantActivity = pgTable(
  "merchant_activity",
  {
    partnerId: partnerId(),
    merchantId: text("merchant_id").notNull(),
    lastActivityAt: moment("last_activity_at"),
    /** Status of the newest message that was handed over or given up, and when it was written. */
    mailState: text("mail_state"),
    mailAt: moment("mail_at"),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.merchantId] }),
    foreignKey({
      columns: [table.partnerId, table.merchantId],
      foreignColumns: [merchants.partnerId, merchants.id],
    }).onDelete("cascade"),
    index("merchant_activity_by_moment")
      .on(table.partnerId, table.lastActivityAt, table.merchantId)
      .where(sql`last_activity_at is not null`),
    // Whether a merchant is among them, and the newest of them.
    index("merchant_activity_mail_trouble")
      .on(table.partnerId, table.merchantId)
      .where(sql`mail_state in ('failed', 'bounced', 'complained')`),
    index("merchant_activity_mail_newest")
      .on(table.partnerId, table.mailAt, table.merchantId)
      .where(sql`mail_state in ('failed', 'bounced', 'complained')`),
    pgPolicy("read_own", {
      as: "permissive",
      for: "select",
      to: appRole,
      using: bookMerchant("merchant_id"),
    }),
  ],
);
