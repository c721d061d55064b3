import { and, eq, notInArray, type SQL } from "drizzle-orm";
import { sections } from "@/db/schema";
import { AppError } from "@/lib/core/errors";
import { type AttemptRow, moveAttempt, updateOpenSection } from "@/lib/domain/attempt/queries";
import { jobsOfSection } from "@/lib/domain/job/ack";
import type { JobRow } from "@/lib/domain/job/queries";
import type { Language } from "@/lib/domain/language/shape";
import type { Ctx } from "@/lib/domain/operation";
import { showParts } from "@/lib/domain/part/showing";
import { type PartStanding, toldInParts } from "@/lib/domain/part/standing";
import { type AnswerRow, listAnswers, toQuestion } from "@/lib/domain/question/queries";
import { requireEdition, sectionsOf } from "@/lib/pci/questionnaires";
import { findSectionText } from "@/lib/pci/sections";
import { isAnswered, progressOf } from "./completeness";

/** A section's row. */
export type SectionRow = typeof sections.$inferSelect;

function ofAttempt(ctx: Ctx, attemptId: string): SQL | undefined {
  return and(eq(sections.partnerId, ctx.caller.partnerId), eq(sections.attemptId, attemptId));
}

/** Every section of an attempt, top levels in numeric order. */
export async function listSectionRows(ctx: Ctx, attemptId: string): Promise<SectionRow[]> {
  const rows = await ctx.db.select().from(sections).where(ofAttempt(ctx, attemptId));
  return rows.sort((a, b) => Number(a.topLevel) - Number(b.topLevel));
}

/** The section of a path, or SECTION_NOT_APPLICABLE. */
export async function requireSection(
  ctx: Ctx,
  attempt: AttemptRow,
  topLevel: string,
): Promise<SectionRow> {
  const [row] = await ctx.db
    .select()
    .from(sections)
    .where(and(ofAttempt(ctx, attempt.id), eq(sections.topLevel, topLevel)));
  if (!row) throw new AppError("SECTION_NOT_APPLICABLE");
  return row;
}

/** Makes the section rows of a newly opened attempt. */
export async function insertSections(
  ctx: Ctx,
  attempt: AttemptRow,
  carried: ReadonlyMap<string, string | null> = new Map(),
): Promise<void> {
  const rows = sectionsOf(requireEdition(attempt.edition)).map(({ topLevel }) => ({
    partnerId: attempt.partnerId,
    attemptId: attempt.id,
    merchantId: attempt.merchantId,
    topLevel,
    combinedAnswer: carried.get(topLevel) ?? null,
  }));
  await ctx.db.insert(sections).values(rows);
  const openSection = rows[0]?.topLevel ?? null;
  await updateOpenSection(ctx, attempt, { openSection, followUpOpen: false });
}

/**
 * Makes the sections of an attempt fit after its questionnaire changed. One whose controls are others now
 * is asked anew: what was concluded from its answer was concluded without them.
 */
export async function fitSections(
  ctx: Ctx,
  attempt: AttemptRow,
  before: readonly Pick<AnswerRow, "controlId" | "topLevel">[],
): Promise<void> {
  const applicable = sectionsOf(requireEdition(attempt.edition));
  const { partnerId, id: attemptId, merchantId } = attempt;
  const topLevels = applicable.map(({ topLevel }) => topLevel);
  await ctx.db
    .delete(sections)
    .where(and(ofAttempt(ctx, attemptId), notInArray(sections.topLevel, topLevels)));
  const rows = topLevels.map((topLevel) => ({ partnerId, attemptId, merchantId, topLevel }));
  await ctx.db.insert(sections).values(rows).onConflictDoNothing();
  for (const { topLevel, controls } of applicable) {
    const had = before.filter((answer) => answer.topLevel === topLevel);
    const same =
      had.length === controls.length &&
      controls.every(({ id }) => had.some(({ controlId }) => controlId === id));
    if (!same) await updateSection(ctx, attemptId, topLevel, ASKED_ANEW);
  }
}

const ASKED_ANEW = {
  combinedQuestion: null,
  suggestedAnswers: null,
  overall: null,
  followUp: null,
  analyzedAt: null,
};

/** Writes members of one section. */
export async function updateSection(
  ctx: Ctx,
  attemptId: string,
  topLevel: string,
  change: Partial<typeof sections.$inferInsert>,
): Promise<void> {
  await ctx.db
    .update(sections)
    .set(change)
    .where(and(ofAttempt(ctx, attemptId), eq(sections.topLevel, topLevel)));
}

/** What the sections of an attempt are shown from. */
export interface AttemptState {
  readonly answers: readonly AnswerRow[];
  /** The merchant's jobs at work. */
  readonly working: readonly JobRow[];
  /** Controls that the source of a renewal did not ask. */
  readonly newControls: readonly string[];
  /** Controls that the partner's reviewers sent back to this attempt. */
  readonly sentBack: readonly { readonly controlId: string; readonly reason: string }[];
  /** The short questions of the attempt. */
  readonly parts: readonly PartStanding[];
  /** The language that they are shown in. */
  readonly language: Language;
}

/** A section with its controls as the contract shows it. */
export function toSectionDetail(
  row: SectionRow,
  { answers, working, newControls, sentBack, parts, language }: AttemptState,
) {
  const progress = progressOf(row, answers);
  const answered = new Set(answers.filter(isAnswered).map(({ controlId }) => controlId));
  const own = answers.filter((answer) => answer.topLevel === row.topLevel);
  return {
    ...toSection(row, answers),
    complete: progress.complete,
    combinedQuestion: row.combinedQuestion,
    suggestedAnswers: row.suggestedAnswers,
    combinedAnswer: row.combinedAnswer ?? toldInParts(parts, row.topLevel),
    overall: row.overall,
    followUp: row.followUp,
    parts: showParts(parts, row.topLevel, answered, language),
    uncovered: row.analyzedAt ? [...progress.uncovered] : [],
    contradictory: [...progress.contradictory],
    unconfirmed: [...progress.unconfirmed],
    parked: own.filter((answer) => answer.parked).map((answer) => answer.controlId),
    newControls: own.map((answer) => answer.controlId).filter((id) => newControls.includes(id)),
    sentBack: sentBack.filter(({ controlId }) => own.some((row) => row.controlId === controlId)),
    pendingJobs: jobsOfSection(working, row.attemptId, row.topLevel),
    controls: own.map(toQuestion),
  };
}

/** A section's progress as the contract shows it. */
export function toSection(row: SectionRow, answers: readonly AnswerRow[]) {
  const { total, answered } = progressOf(row, answers);
  const title = findSectionText(row.topLevel)?.title ?? "";
  return { topLevel: row.topLevel, title, total, answered };
}

/**
 * Notes on the attempt which section is the first with something left to do, and whether its answer left
 * a question open: the overview counts from there where merchants are stuck.
 */
async function noteOpenSection(
  ctx: Ctx,
  attempt: AttemptRow,
  rows: readonly SectionRow[],
  answers: readonly AnswerRow[],
): Promise<void> {
  const open = rows.find((row) => {
    const { complete, unconfirmed, uncovered } = progressOf(row, answers);
    return !complete || unconfirmed.length > 0 || (row.followUp !== null && uncovered.length > 0);
  });
  const openSection = open?.topLevel ?? null;
  const followUpOpen = Boolean(open?.followUp);
  if (attempt.openSection === openSection && attempt.followUpOpen === followUpOpen) return;
  await updateOpenSection(ctx, attempt, { openSection, followUpOpen });
}

/**
 * Moves the attempt to Step_2_Completed once every section is complete, and back when a later answer
 * opens one again. An attempt in review stays there.
 */
export async function refreshAttemptProgress(ctx: Ctx, attempt: AttemptRow): Promise<AttemptRow> {
  const rows = await listSectionRows(ctx, attempt.id);
  const answers = await listAnswers(ctx, attempt.id);
  await noteOpenSection(ctx, attempt, rows, answers);
  const done = rows.every((row) => progressOf(row, answers).complete);
  const moved = await moveAttempt(ctx, attempt, done ? "completeSections" : "reopenSections");
  return moved ?? attempt;
}
