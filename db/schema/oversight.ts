// What a partner's people keep of a merchant: notes of their own, and their decisions on what was sealed.
import { sql } from "drizzle-orm";
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { ReviewState } from "@/lib/domain/review-queue/machine";
import type { ReturnReason, ReviewRemark } from "@/lib/domain/review-queue/shape";
import { attemptKey } from "./attempt";
import { merchants } from "./merchant";
import { bookPolicy, moment, partnerId, partnerOnlyPolicy } from "./tenancy";

/** Notes on a merchant, for the partner alone: added, and never changed. */
export const merchantNotes = pgTable(
  "merchant_notes",
  {
    partnerId: partnerId(),
    id: text("id").notNull(),
    merchantId: text("merchant_id").notNull(),
    text: text("text").notNull(),
    /** Who wrote it, as the audit trail names callers. */
    author: text("author").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    foreignKey({
      columns: [table.partnerId, table.merchantId],
      foreignColumns: [merchants.partnerId, merchants.id],
    }).onDelete("cascade"),
    index("merchant_notes_newest").on(table.partnerId, table.merchantId, table.createdAt, table.id),
    partnerOnlyPolicy(),
  ],
);

/** A sealed attempt that was put before the partner's reviewers, and what they decided. */
export const attemptReviews = pgTable(
  "attempt_reviews",
  {
    partnerId: partnerId(),
    attemptId: text("attempt_id").notNull(),
    merchantId: text("merchant_id").notNull(),
    paymentMethodId: text("payment_method_id").notNull(),
    state: text("state").$type<ReviewState>().notNull(),
    /** What is worth a look, by kind. */
    remarks: jsonb("remarks").$type<readonly ReviewRemark[]>().notNull(),
    /** The queue goes by it: 0 where there are remarks of every kind. */
    rank: integer("rank").notNull(),
    /** When it was sealed, and so began to wait. */
    createdAt: moment("created_at").notNull(),
    decidedAt: moment("decided_at"),
    decidedBy: text("decided_by"),
    /** Sent back: what must be answered anew, and in which attempt. */
    reasons: jsonb("reasons").$type<readonly ReturnReason[]>().notNull().default([]),
    renewalId: text("renewal_id"),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.attemptId] }),
    attemptKey(table as never),
    index("attempt_reviews_waiting")
      .on(table.partnerId, table.rank, table.createdAt, table.attemptId)
      .where(sql`state = 'waiting'`),
    index("attempt_reviews_decided")
      .on(table.partnerId, table.state, table.decidedAt, table.attemptId)
      .where(sql`decided_at is not null`),
    index("attempt_reviews_of_merchant").on(table.partnerId, table.merchantId),
    bookPolicy(),
  ],
);
