// What partners publish of payment products: how each handles cards, and what its provider covers; and which
// products their merchants name that nobody describes.
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
import type { PresetControl, PresetOutlook } from "@/lib/domain/preset/shape";
import { merchants } from "./merchant";
import { partners } from "./partner";
import { appRole, moment, ownPartner, partnerId, partnerOnlyPolicy } from "./tenancy";

export const paymentPresets = pgTable(
  "payment_presets",
  {
    partnerId: partnerId().references(() => partners.id, { onDelete: "cascade" }),
    id: text("id").notNull(),
    name: text("name").notNull(),
    /** Other names that merchants know the product by. */
    furtherNames: text("further_names").array().notNull().default([]),
    /** How the product handles cards, as a merchant would say it. */
    description: text("description").notNull(),
    /** What the provider covers, in the order of the catalogue. */
    controls: jsonb("controls").$type<readonly PresetControl[]>().notNull().default([]),
    /** Where the description leads by itself; null: not worked out yet. */
    outlook: jsonb("outlook").$type<PresetOutlook>(),
    /** Counts the changes of names, description and controls, from 1. */
    revision: integer("revision").notNull().default(1),
    /** Null: merchants do not see it. */
    publishedAt: moment("published_at"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    uniqueIndex("payment_presets_by_name").on(table.partnerId, sql`lower(${table.name})`),
    partnerOnlyPolicy(),
    // A merchant's session token reads what is published, and writes nothing.
    pgPolicy("read_published", {
      as: "permissive",
      for: "select",
      to: appRole,
      using: sql`${ownPartner()} and published_at is not null`,
    }),
  ],
);

/** Names of payment products that merchants wrote and no table knows; a row for each merchant. */
export const unknownProducts = pgTable(
  "unknown_products",
  {
    partnerId: partnerId(),
    /** In lower case, without accents and punctuation. */
    name: text("name").notNull(),
    merchantId: text("merchant_id").notNull(),
    /** As the merchant wrote it last. */
    spelling: text("spelling").notNull(),
    firstSeenAt: moment("first_seen_at").notNull(),
    lastSeenAt: moment("last_seen_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.name, table.merchantId] }),
    foreignKey({
      columns: [table.partnerId, table.merchantId],
      foreignColumns: [merchants.partnerId, merchants.id],
    }).onDelete("cascade"),
    index("unknown_products_of_merchant").on(table.partnerId, table.merchantId),
    partnerOnlyPolicy(),
  ],
);
