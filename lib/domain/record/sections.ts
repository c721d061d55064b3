// The answers of a record: every control with the status that it has at sealing, and the merchant's words.

import type { Ctx } from "@/lib/domain/operation";
import { originOf } from "@/lib/domain/question/origin";
import { type AnswerRow, listAnswers } from "@/lib/domain/question/queries";
import { inheritedControls } from "@/lib/domain/section/inheritance";
import { listSectionRows, type SectionRow } from "@/lib/domain/section/queries";
import { findControl } from "@/lib/pci/controls";
import { responseLinesOf } from "@/lib/pci/response-lines";
import type { SaqType } from "@/lib/pci/saq-type";
import { findSectionText } from "@/lib/pci/sections";
import type { RecordControl, RecordSection } from "./shape";

/** The rows of an attempt that its answers stand in. */
export interface AnsweredRows {
  readonly saqType: SaqType;
  readonly sections: readonly SectionRow[];
  readonly answers: readonly AnswerRow[];
}

/** Every control as it would be sealed now: inherited ones with the status that they take over. */
export function finalAnswers({ sections, answers }: Omit<AnsweredRows, "saqType">): AnswerRow[] {
  const taken = new Map(
    inheritedControls(sections, answers).map(({ control, status }) => [control.controlId, status]),
  );
  return answers.map((row) => {
    const status = taken.get(row.controlId);
    return status === undefined ? row : { ...row, status, inherited: true };
  });
}

/** `finalAnswers` of an attempt as it stands. */
export async function listFinalAnswers(ctx: Ctx, attemptId: string): Promise<AnswerRow[]> {
  const sections = await listSectionRows(ctx, attemptId);
  return finalAnswers({ sections, answers: await listAnswers(ctx, attemptId) });
}

/** The sections of a record, in order. */
export function recordSections(rows: AnsweredRows): RecordSection[] {
  const final = finalAnswers(rows);
  return rows.sections.map((section) => {
    const own = final.filter((row) => row.topLevel === section.topLevel);
    return {
      topLevel: section.topLevel,
      title: findSectionText(section.topLevel)?.title ?? "",
      question: section.combinedQuestion,
      answer: sectionAnswer(section, own),
      controls: own.map((row) => recordControl(row, rows.saqType)),
    };
  });
}

/** Everything that was written to the section as a whole: answers that a status still rests on, and the latest. */
function sectionAnswer(section: SectionRow, own: readonly AnswerRow[]): string | null {
  const resting = own.flatMap((row) => (isSectionWords(row) && row.answer ? [row.answer] : []));
  const latest = section.analyzedAt && section.combinedAnswer ? [section.combinedAnswer] : [];
  const told = [...new Set([...resting, ...latest])];
  // A follow-up that repeats the first answer and adds to it replaces it.
  const whole = told.filter(
    (text) => !told.some((other) => other !== text && other.includes(text)),
  );
  return whole.join("\n\n") || null;
}

function isSectionWords(row: AnswerRow): boolean {
  return row.answeredIn !== "control";
}

function recordControl(row: AnswerRow, saqType: SaqType): RecordControl {
  const control = findControl(row.controlId);
  if (!control) throw new Error(`control ${row.controlId} has no text`);
  const answered = row.status !== "empty" && !row.inherited;
  return {
    controlId: row.controlId,
    title: control.title,
    requirement: control.requirement,
    lines: [...responseLinesOf(saqType, row.controlId)],
    status: row.status,
    answer: isSectionWords(row) ? null : row.answer,
    quote: answered ? row.quote : null,
    origin: originOf(row),
    givenBy: answered ? row.givenBy : null,
    inherited: row.inherited,
    notSure: row.parked,
    worksheet: row.status === "In Place with Compensating Control" ? row.worksheet : null,
    ...planOf(row),
  };
}

function planOf(row: AnswerRow): Pick<RecordControl, "plan" | "planDate" | "planBy"> {
  if (row.status !== "Not In Place") return { plan: null, planDate: null, planBy: null };
  return {
    plan: row.remediationPlan,
    planDate: row.remediationTargetDate,
    planBy: row.remediationBy,
  };
}
