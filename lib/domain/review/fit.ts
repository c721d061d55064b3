// What was given for the review groups, after the questionnaire of an attempt changed.
import { canonicalJson } from "@/lib/core/canonical";
import type { AttemptRow } from "@/lib/domain/attempt/queries";
import type { Ctx } from "@/lib/domain/operation";
import type { AnswerRow } from "@/lib/domain/question/queries";
import { fieldsOfGroup } from "@/lib/pci/attestation-fields";
import { composeAnswer } from "./compose";
import { readFields } from "./field-values";
import { deleteReviewRow, listReviewRows, putReviewRow } from "./queries";

/** Drops the fields that the form of the attempt's questionnaire does not take. */
export async function fitReview(
  ctx: Ctx,
  attempt: AttemptRow,
  answers: readonly AnswerRow[],
): Promise<void> {
  const { saqType } = attempt;
  const controls = new Map(answers.map(({ controlId, status }) => [controlId, status]));
  for (const row of await listReviewRows(ctx, attempt.id)) {
    const { groupId, composed } = row;
    const { values: fields } = readFields({ groupId, saqType, controls }, row.fields, "");
    if (canonicalJson(fields) === canonicalJson(row.fields)) continue;
    const answer = composed ? composeAnswer(fieldsOfGroup(groupId, saqType), fields) : row.answer;
    if (answer) await putReviewRow(ctx, attempt, groupId, { answer, composed, fields });
    else await deleteReviewRow(ctx, attempt, groupId);
  }
}
