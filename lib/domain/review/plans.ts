// The plans for what is Not In Place. They are kept with each control's answer, so that a plan which was
// given in one place is the same everywhere; the group `remediation` only shows and takes them.
import type { AnswerRow } from "@/lib/domain/question/queries";
import { fieldsOfGroup } from "@/lib/pci/attestation-fields";
import { composeAnswer } from "./compose";
import type { FieldRow, FieldValues } from "./shape";

/** The same on the form of every questionnaire. */
const FIELDS = fieldsOfGroup("remediation", "SAQ D");

/** The controls that a plan belongs to; `answers` as they would be sealed, inherited statuses among them. */
export function gapsOf(answers: readonly AnswerRow[]): AnswerRow[] {
  return answers.filter((answer) => answer.status === "Not In Place");
}

/** One row per control that is Not In Place, with what is planned for it so far. */
export function planRows(gaps: readonly AnswerRow[]): FieldRow[] {
  return gaps.map(({ controlId, remediationPlan, remediationTargetDate, remediationBy }) => ({
    controlId,
    ...(remediationPlan === null ? {} : { plan: remediationPlan }),
    ...(remediationTargetDate === null ? {} : { date: remediationTargetDate }),
    ...(remediationBy === null ? {} : { by: remediationBy }),
  }));
}

/** Whether anything is planned for any of them. */
export function isAnythingPlanned(gaps: readonly AnswerRow[]): boolean {
  return planRows(gaps).some((row) => Object.keys(row).length > 1);
}

/** Whether each of them has a plan; without any there is nothing to plan. */
export function isEverythingPlanned(gaps: readonly AnswerRow[]): boolean {
  return gaps.length > 0 && gaps.every(({ remediationPlan }) => remediationPlan !== null);
}

/** The plans in words; empty where nothing is planned. */
export function composePlans(gaps: readonly AnswerRow[]): string {
  const plans = planRows(gaps).filter((row) => Object.keys(row).length > 1);
  return plans.length > 0 ? composeAnswer(FIELDS, { plans }) : "";
}

/** What each row that was sent makes of its control's plan: what it leaves out is taken back. */
export function planChanges({ plans }: FieldValues) {
  const rows = Array.isArray(plans) ? plans : [];
  return rows.map((row) => ({
    controlId: String(row.controlId),
    change: {
      remediationPlan: textOf(row.plan),
      remediationTargetDate: textOf(row.date),
      remediationBy: textOf(row.by),
    },
  }));
}

function textOf(cell: string | number | undefined): string | null {
  return cell === undefined ? null : String(cell);
}
