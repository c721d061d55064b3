import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Contradiction, ControlAnalysis, Provenance } from "@/lib/assessor/port";
import type { AttemptStatus, TypeSource } from "@/lib/domain/attempt/machine";
import type { Language } from "@/lib/domain/language/shape";
import type { PartChoice } from "@/lib/domain/part/shape";
import type {
  AnswerOrigin,
  AssessorOpinion,
  GivenBy,
  SuggestedAnswer,
  Worksheet,
} from "@/lib/domain/question/shape";
import type { CallerEvidence, RecordContent } from "@/lib/domain/record/shape";
import type { FieldValues, ReviewGroupId } from "@/lib/domain/review/shape";
import type { Confirmation } from "@/lib/domain/statement/shape";
import type { ControlStatus } from "@/lib/pci/response";
import type { SaqType } from "@/lib/pci/saq-type";
import { paymentMethods } from "./merchant";
import { bookPolicy, merchantPolicy, moment, partnerId } from "./tenancy";

export const attempts = pgTable(
  "attempts",
  {
    partnerId: partnerId(),
    id: text("id").notNull(),
    merchantId: text("merchant_id").notNull(),
    paymentMethodId: text("payment_method_id").notNull(),
    saqType: text("saq_type").$type<SaqType>().notNull(),
    /** Edition of the catalogue that the attempt was opened with. */
    edition: text("edition").notNull(),
    typeSource: text("type_source").$type<TypeSource>().notNull(),
    overrideReason: text("override_reason"),
    status: text("status").$type<AttemptStatus>().notNull(),
    threadId: text("thread_id").notNull(),
    /** The sealed attempt that this one renews. */
    renewedFrom: text("renewed_from"),
    sealedAt: moment("sealed_at"),
    sealedBy: text("sealed_by").$type<"finalize" | "submit">(),
    /** One calendar year after `sealedAt`. */
    expiresAt: moment("expires_at"),
    deliveryEmail: text("delivery_email"),
    /** What the merchant's words hold against each other, as of the last answer. */
    contradictions: jsonb("contradictions").$type<readonly Contradiction[]>().notNull().default([]),
    /** The first section with something left to do; null: none, or sealed. */
    openSection: text("open_section"),
    /** Whether that section's answer left a question that nobody has answered. */
    followUpOpen: boolean("follow_up_open").notNull().default(false),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    foreignKey({
      columns: [table.partnerId, table.paymentMethodId],
      foreignColumns: [paymentMethods.partnerId, paymentMethods.id],
    }).onDelete("cascade"),
    uniqueIndex("attempts_one_open")
      .on(table.partnerId, table.paymentMethodId)
      .where(sql`sealed_at is null`),
    index("attempts_of_merchant").on(table.partnerId, table.merchantId, table.createdAt),
    index("attempts_at_work")
      .on(table.partnerId, table.openSection, table.followUpOpen, table.merchantId)
      .where(sql`sealed_at is null`),
    index("attempts_sealed")
      .on(table.partnerId, table.sealedAt, table.merchantId)
      .where(sql`sealed_at is not null`),
    bookPolicy(),
  ],
);

/** The foreign key of what belongs to an attempt and goes with it. */
export function attemptKey(table: { partnerId: never; attemptId: never }) {
  return foreignKey({
    columns: [table.partnerId, table.attemptId],
    foreignColumns: [attempts.partnerId, attempts.id],
  }).onDelete("cascade");
}

/** One row per applicable top-level requirement of an attempt. */
export const sections = pgTable(
  "sections",
  {
    partnerId: partnerId(),
    attemptId: text("attempt_id").notNull(),
    topLevel: text("top_level").notNull(),
    merchantId: text("merchant_id").notNull(),
    combinedQuestion: text("combined_question"),
    suggestedAnswers: jsonb("suggested_answers").$type<SuggestedAnswer[]>(),
    combinedAnswer: text("combined_answer"),
    /** What the analysis says of the section as a whole; uncovered controls inherit it. */
    overall: text("overall").$type<ControlStatus>(),
    followUp: text("follow_up"),
    analyzedAt: moment("analyzed_at"),
    confirmedAt: moment("confirmed_at"),
    provenance: jsonb("provenance").$type<Provenance>(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.attemptId, table.topLevel] }),
    attemptKey(table as never),
    merchantPolicy(),
  ],
);

/** What was answered to the short questions of an attempt, and the follow-ups that came of it: one row each. */
export const partAnswers = pgTable(
  "part_answers",
  {
    partnerId: partnerId(),
    attemptId: text("attempt_id").notNull(),
    partId: text("part_id").notNull(),
    merchantId: text("merchant_id").notNull(),
    topLevel: text("top_level").notNull(),
    /** The part whose answer left these controls open; null: a part of the questionnaire. */
    followUpOf: text("follow_up_of"),
    controlIds: jsonb("control_ids").$type<readonly string[]>().notNull(),
    /** As it was asked, word for word, and in which language. */
    question: text("question").notNull(),
    language: text("language").$type<Language>().notNull(),
    choice: text("choice").$type<PartChoice>(),
    value: text("value"),
    words: text("words"),
    origin: text("origin").$type<AnswerOrigin>(),
    givenBy: text("given_by").$type<GivenBy>(),
    /** Whose words they are, with origin `helper`: as the helper called themselves. */
    helperName: text("helper_name"),
    /** When it was answered; null: a follow-up that nobody answered yet. */
    sentAt: moment("sent_at"),
    /** What was read in its words, control by control; null: nothing to read, or not read yet. */
    readings: jsonb("readings").$type<readonly ControlAnalysis[]>(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.attemptId, table.partId] }),
    attemptKey(table as never),
    merchantPolicy(),
  ],
);

/** One row per control of an attempt, made when it opens. */
export const answers = pgTable(
  "answers",
  {
    partnerId: partnerId(),
    attemptId: text("attempt_id").notNull(),
    controlId: text("control_id").notNull(),
    merchantId: text("merchant_id").notNull(),
    topLevel: text("top_level").notNull(),
    /** Place in the questionnaire's natural order, from 0. */
    position: integer("position").notNull(),
    status: text("status").$type<ControlStatus>().notNull().default("empty"),
    /** The merchant's words for this control. */
    answer: text("answer"),
    /** Whether those words were given to this control by itself, or to its section. */
    answeredIn: text("answered_in").$type<"control" | "section">(),
    /** The short question whose answer this is, a gate's among them; null: another way of answering. */
    partId: text("part_id"),
    /** When those words were sent: a reading of older ones that lands later changes nothing. */
    sentAt: moment("sent_at"),
    reason: text("reason"),
    suggestion: text("suggestion"),
    quote: text("quote"),
    contradictory: boolean("contradictory").notNull().default(false),
    /** A draft that nobody confirmed yet: last year's answer, or the partner's preset. */
    unconfirmed: boolean("carried_forward").notNull().default(false),
    inherited: boolean("inherited").notNull().default(false),
    /** Where the answer comes from, written with it; null: nobody answered yet, or before this was kept. */
    origin: text("origin").$type<AnswerOrigin>(),
    /** With whose credential the answer came; null as for `origin`. */
    givenBy: text("given_by").$type<GivenBy>(),
    /** What the assessor would have said where the caller stated the status. */
    opinion: jsonb("opinion").$type<AssessorOpinion>(),
    /** The merchant is not sure and wants to come back to it. It is no answer. */
    parked: boolean("parked").notNull().default(false),
    remediationPlan: text("remediation_plan"),
    remediationTargetDate: date("remediation_target_date"),
    remediationBy: text("remediation_by"),
    worksheet: jsonb("worksheet").$type<Worksheet>(),
    combinedQuestion: text("combined_question"),
    suggestedAnswers: jsonb("suggested_answers").$type<SuggestedAnswer[]>(),
    provenance: jsonb("provenance").$type<Provenance>(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.attemptId, table.controlId] }),
    attemptKey(table as never),
    merchantPolicy(),
  ],
);

export const reviewAnswers = pgTable(
  "review_answers",
  {
    partnerId: partnerId(),
    attemptId: text("attempt_id").notNull(),
    groupId: text("group_id").$type<ReviewGroupId>().notNull(),
    merchantId: text("merchant_id").notNull(),
    /** The answer as one text: as it was sent, or composed of the fields. */
    answer: text("answer").notNull(),
    /** Whether `answer` was composed of the fields and nobody wrote it. */
    composed: boolean("composed").notNull().default(false),
    fields: jsonb("fields").$type<FieldValues>().notNull().default({}),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.attemptId, table.groupId] }),
    attemptKey(table as never),
    merchantPolicy(),
  ],
);

/** The signature that stands; a later change of what was signed removes it. */
export const signatures = pgTable(
  "signatures",
  {
    partnerId: partnerId(),
    attemptId: text("attempt_id").notNull(),
    merchantId: text("merchant_id").notNull(),
    signatoryName: text("signatory_name").notNull(),
    signatoryTitle: text("signatory_title").notNull(),
    acknowledgement: text("acknowledgement").notNull(),
    /** Evidence: SHA-256, hex, of the words that were shown and confirmed. */
    acknowledgementHash: text("acknowledgement_hash"),
    /** Where they are words of ours: which, and in which language. */
    acknowledgementVersion: integer("acknowledgement_version"),
    acknowledgementLanguage: text("acknowledgement_language").$type<Language>(),
    confirmations: jsonb("confirmations").$type<readonly Confirmation[]>().notNull().default([]),
    signedAt: moment("signed_at").notNull(),
    /** What stood when it was signed; answers sent before and read later are entered afterwards. */
    content: jsonb("content").$type<RecordContent>(),
    /** Evidence: SHA-256, hex, of the canonical form of what stood at the moment of signing. */
    contentSha256: text("content_sha256"),
    /** Controls answered before the signature whose words were read only after it. */
    readAfterwards: jsonb("read_afterwards").$type<readonly string[]>().notNull().default([]),
    signedBy: text("signed_by").notNull(),
    /** Evidence: who called. */
    caller: jsonb("caller").$type<CallerEvidence>(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.attemptId] }),
    attemptKey(table as never),
    merchantPolicy(),
  ],
);
