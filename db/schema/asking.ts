// Whom a merchant asks about a question that it cannot answer: somebody by a link, or its partner.
import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { HelperChoice, Settlement } from "@/lib/domain/helper-link/shape";
import type { Language } from "@/lib/domain/language/shape";
import { attemptKey } from "./attempt";
import { bookPolicy, merchantPolicy, moment, partnerId } from "./tenancy";

/** What a question that somebody else is asked is about, and as what it was shown to the merchant. */
const asked = () => ({
  partnerId: partnerId(),
  id: text("id").notNull(),
  merchantId: text("merchant_id").notNull(),
  attemptId: text("attempt_id").notNull(),
  topLevel: text("top_level").notNull(),
  /** A part of the questionnaire, or a follow-up. */
  partId: text("part_id").notNull(),
  /** Word for word, in the language in which the merchant saw it. */
  question: text("question").notNull(),
  language: text("language").$type<Language>().notNull(),
  note: text("note"),
  /** Who asked, as the audit trail names callers. */
  askedBy: text("asked_by").notNull(),
  createdAt: moment("created_at").notNull(),
});

/** A link by which somebody answers one question of an attempt, and what they proposed. */
export const helperLinks = pgTable(
  "helper_links",
  {
    ...asked(),
    /** SHA-256, hex, of its token. */
    tokenHash: text("token_hash").notNull(),
    /** As the merchant called whom it asked. */
    name: text("name"),
    email: text("email"),
    expiresAt: moment("expires_at").notNull(),
    revokedAt: moment("revoked_at"),
    answeredAt: moment("answered_at"),
    /** As the helper called themselves. */
    helperName: text("helper_name"),
    choice: text("choice").$type<HelperChoice>(),
    words: text("words"),
    /** As the helper read it, word for word, and in which language. */
    answeredQuestion: text("answered_question"),
    answeredLanguage: text("answered_language").$type<Language>(),
    settledAt: moment("settled_at"),
    settlement: text("settlement").$type<Settlement>(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    attemptKey(table as never),
    uniqueIndex("helper_links_token").on(table.tokenHash),
    index("helper_links_of_attempt").on(table.partnerId, table.attemptId, table.createdAt),
    merchantPolicy(),
  ],
);

/** A question of an attempt that the merchant put to its partner, and what the partner said. */
export const partnerQuestions = pgTable(
  "partner_questions",
  {
    ...asked(),
    withdrawnAt: moment("withdrawn_at"),
    answeredAt: moment("answered_at"),
    answer: text("answer"),
    answeredBy: text("answered_by"),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    attemptKey(table as never),
    index("partner_questions_of_attempt").on(table.partnerId, table.attemptId, table.createdAt),
    index("partner_questions_open")
      .on(table.partnerId, table.createdAt, table.id)
      .where(sql`answered_at is null and withdrawn_at is null`),
    index("partner_questions_answered")
      .on(table.partnerId, table.answeredAt, table.id)
      .where(sql`answered_at is not null`),
    bookPolicy(),
  ],
);
