import { and, asc, eq, isNull, lte, notInArray, or, type SQL, sql } from "drizzle-orm";
import { answers } from "@/db/schema";
import type { ControlAnalysis, Provenance } from "@/lib/assessor/port";
import { AppError } from "@/lib/core/errors";
import type { AttemptRow } from "@/lib/domain/attempt/queries";
import type { Ctx } from "@/lib/domain/operation";
import { findControl } from "@/lib/pci/controls";
import { requireEdition, sectionsOf } from "@/lib/pci/questionnaires";
import type { ControlStatus } from "@/lib/pci/response";
import { findSectionText } from "@/lib/pci/sections";
import { originOf } from "./origin";
import type { AnswerOrigin, GivenBy } from "./shape";
import { worksheetQuestions } from "./worksheet";

/** The row of one control of an attempt. */
export type AnswerRow = typeof answers.$inferSelect;

/** A control with its answer as the contract shows it. */
export function toQuestion(row: AnswerRow) {
  const control = findControl(row.controlId);
  if (!control) throw new Error(`control ${row.controlId} has no text`);
  return {
    controlId: row.controlId,
    title: control.title,
    requirement: control.requirement,
    guidance: control.guidance,
    applicabilityNote: control.applicabilityNote,
    topLevel: row.topLevel,
    sectionTitle: findSectionText(row.topLevel)?.title ?? "",
    answer: row.answer,
    status: row.status,
    reason: row.reason,
    suggestion: row.suggestion,
    quote: row.quote,
    contradictory: row.contradictory,
    inherited: row.inherited,
    carriedForward: row.unconfirmed && row.origin !== "preset",
    unconfirmed: row.unconfirmed,
    origin: originOf(row),
    givenBy: row.givenBy,
    opinion: row.opinion,
    parked: row.parked,
    remediationPlan: row.remediationPlan,
    remediationTargetDate: row.remediationTargetDate,
    remediationBy: row.remediationBy,
    worksheet: row.worksheet,
    worksheetQuestions: worksheetQuestions(row.status),
    combinedQuestion: row.combinedQuestion,
    suggestedAnswers: row.suggestedAnswers,
  };
}

function ofAttempt(ctx: Ctx, attemptId: string): SQL | undefined {
  return and(eq(answers.partnerId, ctx.caller.partnerId), eq(answers.attemptId, attemptId));
}

/** Every control of an attempt in natural order. */
export async function listAnswers(ctx: Ctx, attemptId: string): Promise<AnswerRow[]> {
  return ctx.db
    .select()
    .from(answers)
    .where(ofAttempt(ctx, attemptId))
    .orderBy(asc(answers.position));
}

/** The control of a path, or CONTROL_NOT_FOUND where this questionnaire does not ask it. */
export async function requireAnswer(
  ctx: Ctx,
  attempt: AttemptRow,
  controlId: string,
): Promise<AnswerRow> {
  const [row] = await ctx.db
    .select()
    .from(answers)
    .where(and(ofAttempt(ctx, attempt.id), eq(answers.controlId, controlId)));
  if (!row) throw new AppError("CONTROL_NOT_FOUND");
  return row;
}

/** An answer that somebody gave before, for somebody to confirm: until then it counts for nothing. */
export type AnswerDraft = Pick<AnswerRow, "status" | "answer" | "answeredIn" | "origin"> &
  Partial<Pick<AnswerRow, "quote" | "worksheet" | "givenBy">>;

/** Drafts by control. */
export type AnswerDrafts = ReadonlyMap<string, AnswerDraft>;

const NO_DRAFTS: AnswerDrafts = new Map();

/** Makes the answer rows of a newly opened attempt, one per control of its edition: drafts, or empty. */
export async function insertAnswers(
  ctx: Ctx,
  attempt: AttemptRow,
  drafts: AnswerDrafts = NO_DRAFTS,
): Promise<void> {
  await ctx.db.insert(answers).values(newAnswersOf(ctx, attempt, drafts));
}

function newAnswersOf(ctx: Ctx, attempt: AttemptRow, drafts: AnswerDrafts) {
  const own = {
    partnerId: attempt.partnerId,
    attemptId: attempt.id,
    merchantId: attempt.merchantId,
    updatedAt: ctx.now,
  };
  const controls = sectionsOf(requireEdition(attempt.edition)).flatMap((section) =>
    section.controls.map((control) => ({ controlId: control.id, topLevel: section.topLevel })),
  );
  return controls.map((control, position) => {
    const draft = drafts.get(control.controlId);
    return { ...own, ...control, position, ...(draft ? { ...draft, unconfirmed: true } : {}) };
  });
}

/**
 * Makes the rows that an attempt lacks after its questionnaire changed, from drafts where there are some,
 * and takes away those it lost. A row that stays is as it was.
 */
export async function fitAnswers(
  ctx: Ctx,
  attempt: AttemptRow,
  drafts: AnswerDrafts = NO_DRAFTS,
): Promise<void> {
  const rows = newAnswersOf(ctx, attempt, drafts);
  const asked = rows.map(({ controlId }) => controlId);
  await ctx.db
    .delete(answers)
    .where(and(ofAttempt(ctx, attempt.id), notInArray(answers.controlId, asked)));
  await ctx.db
    .insert(answers)
    .values(rows)
    .onConflictDoUpdate({
      target: [answers.partnerId, answers.attemptId, answers.controlId],
      set: { position: sql`excluded.position` },
    });
}

/** With whose credential a call came. */
export function giverOf({ caller }: Pick<Ctx, "caller">): GivenBy {
  return caller.kind === "merchant" ? "merchant" : "partner";
}

/** Writes members of one control's answer. */
export async function updateAnswer(
  ctx: Ctx,
  attemptId: string,
  controlId: string,
  change: Partial<typeof answers.$inferInsert>,
): Promise<void> {
  await ctx.db
    .update(answers)
    .set({ ...change, updatedAt: ctx.now })
    .where(and(ofAttempt(ctx, attemptId), eq(answers.controlId, controlId)));
}

/**
 * Writes what was read of words that were sent at a moment, unless newer words stand there: whatever order
 * readings land in, the record is the one of the order in which they were sent. `binding`: a status that
 * was stated for the control by itself gives way to its own newer answers alone.
 */
export async function landAnswer(
  ctx: Ctx,
  place: { readonly attemptId: string; readonly controlId: string },
  sentAt: Date,
  change: Partial<typeof answers.$inferInsert>,
  binding = false,
): Promise<boolean> {
  const current = or(
    isNull(answers.sentAt),
    lte(answers.sentAt, sentAt),
    binding ? eq(answers.answeredIn, "section") : undefined,
  );
  const landed = await ctx.db
    .update(answers)
    .set({ ...change, updatedAt: ctx.now })
    .where(and(ofAttempt(ctx, place.attemptId), eq(answers.controlId, place.controlId), current))
    .returning({ controlId: answers.controlId });
  return landed.length > 0;
}

/** An answer as it was given. */
export interface GivenAnswer {
  readonly words: string;
  readonly origin: AnswerOrigin;
  readonly givenBy: GivenBy;
  /** Whether it was given to the control by itself, or to its section. */
  readonly answeredIn: "control" | "section";
  readonly sentAt: Date;
}

/**
 * What an analysis writes to a control. The new analysis takes the place of a draft, and one that found
 * an answer unparks the control.
 */
export function analysed(analysis: ControlAnalysis, answer: GivenAnswer, provenance: Provenance) {
  return {
    status: analysis.complianceStatus,
    answer: answer.words,
    answeredIn: answer.answeredIn,
    partId: null,
    sentAt: answer.sentAt,
    origin: answer.origin,
    givenBy: answer.givenBy,
    opinion: null,
    reason: analysis.reason,
    suggestion: analysis.suggestion,
    quote: analysis.quote,
    contradictory: analysis.contradictory,
    unconfirmed: false,
    inherited: false,
    ...(analysis.complianceStatus === "empty" ? {} : { parked: false }),
    ...planless(analysis.complianceStatus),
    provenance,
  };
}

/** What becomes of a plan with a new status: what is met needs none, and an old one never comes back. */
export function planless(status: ControlStatus) {
  if (status === "empty" || status === "Not In Place") return {};
  return { remediationPlan: null, remediationTargetDate: null, remediationBy: null };
}

/**
 * Confirms the drafts of one section; returns the controls that were confirmed. Those that the merchant
 * is not sure of stay as they are. With a preset's draft it is kept who confirmed it.
 */
export async function confirmDrafts(
  ctx: Ctx,
  attemptId: string,
  topLevel: string,
): Promise<string[]> {
  const confirmedBy = sql`case when ${answers.origin} = 'preset' then ${giverOf(ctx)} else ${answers.givenBy} end`;
  const rows = await ctx.db
    .update(answers)
    .set({ unconfirmed: false, givenBy: confirmedBy, updatedAt: ctx.now })
    .where(
      and(
        ofAttempt(ctx, attemptId),
        eq(answers.topLevel, topLevel),
        eq(answers.unconfirmed, true),
        eq(answers.parked, false),
      ),
    )
    .returning({ controlId: answers.controlId });
  return rows.map((row) => row.controlId);
}
