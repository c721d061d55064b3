// Acts on many merchants at once, and the views of the book that people keep.
import { sql } from "drizzle-orm";
import { foreignKey, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { BulkAct, BulkReason, BulkStatus } from "@/lib/domain/bulk/shape";
import { merchants } from "./merchant";
import { partners } from "./partner";
import { bookPolicy, moment, partnerId, partnerOnlyPolicy } from "./tenancy";

/** An act on many merchants, carried out by a job. */
export const bulkActs = pgTable(
  "bulk_acts",
  {
    partnerId: partnerId().references(() => partners.id, { onDelete: "cascade" }),
    id: text("id").notNull(),
    act: text("act").$type<BulkAct>().notNull(),
    status: text("status").$type<BulkStatus>().notNull(),
    /** Merchants that were selected. */
    total: integer("total").notNull(),
    /** Who asked for it, as the audit log names them; null: before that was kept. */
    requestedBy: text("requested_by"),
    /** Counted once it is over: merchants that a message names, and those that were left out. */
    reached: integer("reached"),
    leftOut: integer("left_out"),
    createdAt: moment("created_at").notNull(),
    finishedAt: moment("finished_at"),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index("bulk_acts_newest").on(table.partnerId, table.createdAt, table.id),
    partnerOnlyPolicy(),
  ],
);

/** What became of each merchant of an act on many. */
export const bulkItems = pgTable(
  "bulk_items",
  {
    partnerId: partnerId(),
    bulkId: text("bulk_id").notNull(),
    /** Merchants with one address stand side by side, so that one message takes them all. */
    place: integer("place").notNull(),
    merchantId: text("merchant_id").notNull(),
    /** null: it is still to come. */
    outcome: text("outcome").$type<"queued" | "combined" | "skipped">(),
    reason: text("reason").$type<BulkReason>(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.bulkId, table.place] }),
    foreignKey({
      columns: [table.partnerId, table.bulkId],
      foreignColumns: [bulkActs.partnerId, bulkActs.id],
    }).onDelete("cascade"),
    foreignKey({
      columns: [table.partnerId, table.merchantId],
      foreignColumns: [merchants.partnerId, merchants.id],
    }).onDelete("cascade"),
    index("bulk_items_of_merchant").on(table.partnerId, table.merchantId),
    index("bulk_items_open")
      .on(table.partnerId, table.bulkId, table.place)
      .where(sql`outcome is null`),
    bookPolicy("merchant_id"),
  ],
);

/** A view of the book: a name for filters and an order. */
export const savedViews = pgTable(
  "saved_views",
  {
    partnerId: partnerId().references(() => partners.id, { onDelete: "cascade" }),
    id: text("id").notNull(),
    /** Whose it is; null: everybody's of the partner. */
    ownerId: text("owner_id"),
    name: text("name").notNull(),
    /** Filters and order, as the query of `GET /v1/portfolio/merchants`. */
    query: text("query").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index("saved_views_of_partner").on(table.partnerId, table.createdAt, table.id),
    partnerOnlyPolicy(),
  ],
);
