// Takes what was sent for review groups: first all of it is checked, then all of it is written.
import { validationError } from "@/lib/core/errors";
import type { Issue } from "@/lib/core/issue";
import { type AttemptRow, attemptSubject, moveAttempt } from "@/lib/domain/attempt/queries";
import { refreshCompliance } from "@/lib/domain/merchant/compliance";
import type { Ctx } from "@/lib/domain/operation";
import { type AnswerRow, updateAnswer } from "@/lib/domain/question/queries";
import { listFinalAnswers } from "@/lib/domain/record/sections";
import { fieldsOfGroup } from "@/lib/pci/attestation-fields";
import { composeAnswer } from "./compose";
import { readFields } from "./field-values";
import { groupsFor, missingGroups } from "./groups";
import { composePlans, gapsOf, planChanges } from "./plans";
import {
  deleteReviewRow,
  listReviewRows,
  putReviewRow,
  type ReviewRow,
  reviewAnswersOf,
} from "./queries";
import type { FieldValues, ReviewGroupId, SentFields } from "./shape";

/** What was sent for one group. */
export interface SentGroup {
  readonly groupId: ReviewGroupId;
  readonly answer?: string | undefined;
  readonly fields?: SentFields | undefined;
  /** Where it stands in the request: `groups.2`, or empty for the request itself. */
  readonly path: string;
}

interface CheckedGroup {
  readonly groupId: ReviewGroupId;
  readonly answer: string | undefined;
  readonly values: FieldValues | undefined;
}

/** What a review came to. */
export interface SavedReview {
  readonly reviewAnswers: { groupId: ReviewGroupId; answer: string }[];
  readonly remaining: number;
  readonly answers: readonly AnswerRow[];
}

/** Saves groups of an open attempt: all of them, or none and every issue at once. */
export async function saveGroups(
  ctx: Ctx,
  attempt: AttemptRow,
  sent: readonly SentGroup[],
): Promise<SavedReview> {
  const checked = checkGroups(attempt, await listFinalAnswers(ctx, attempt.id), sent);
  const rows = await listReviewRows(ctx, attempt.id);
  for (const group of checked) {
    const before = rows.find((row) => row.groupId === group.groupId);
    if (group.groupId === "remediation") await storePlans(ctx, attempt, group);
    else await storeGroup(ctx, attempt, group, before);
  }
  const given = checked.filter(isGiven);
  if (given.length > 0) await moveAttempt(ctx, attempt, "review");
  for (const group of checked) {
    const { groupId } = group;
    ctx.emit("review.answered", attemptSubject(attempt), { groupId, given: given.includes(group) });
  }
  await refreshCompliance(ctx, attempt.merchantId);
  return reviewNow(ctx, attempt);
}

async function reviewNow(ctx: Ctx, attempt: AttemptRow): Promise<SavedReview> {
  const answers = await listFinalAnswers(ctx, attempt.id);
  const reviewAnswers = reviewAnswersOf(await listReviewRows(ctx, attempt.id), answers);
  const answered = new Set(reviewAnswers.map((row) => row.groupId));
  const remaining = missingGroups(gapsOf(answers).length > 0, answered).length;
  return { reviewAnswers, remaining, answers };
}

/** The answer of a group as it is told to who saved it; null where the group holds nothing. */
export function answerNow(saved: SavedReview, groupId: ReviewGroupId): string | null {
  const found = saved.reviewAnswers.find((row) => row.groupId === groupId);
  if (found || groupId !== "remediation") return found?.answer ?? null;
  return composePlans(gapsOf(saved.answers)) || null;
}

function isGiven({ answer, values = {} }: CheckedGroup): boolean {
  return answer !== undefined || Object.keys(values).length > 0;
}

function checkGroups(
  { saqType }: AttemptRow,
  answers: readonly AnswerRow[],
  sent: readonly SentGroup[],
): CheckedGroup[] {
  const controls = new Map(answers.map(({ controlId, status }) => [controlId, status]));
  const asked = groupsFor(gapsOf(answers).length > 0).map(({ groupId }) => groupId);
  const issues: Issue[] = [];
  const checked = sent.map(({ groupId, answer, fields, path }, index) => {
    const at = (member: string) => (path ? `${path}.${member}` : member);
    if (!asked.includes(groupId)) {
      const message = "Nothing is Not In Place, so this group is not asked.";
      issues.push({ path: at("groupId"), code: "not_applicable", message });
      return { groupId, answer, values: undefined };
    }
    if (sent.findIndex((other) => other.groupId === groupId) < index) {
      const message = "This group is in the list already.";
      issues.push({ path: at("groupId"), code: "repeated", message });
    }
    if (answer === undefined && fields === undefined) issues.push(...NEITHER);
    const read = fields && readFields({ groupId, saqType, controls }, fields, at("fields"));
    issues.push(...(read?.issues ?? []));
    return { groupId, answer, values: read?.values };
  });
  if (issues.length > 0) throw validationError(issues);
  return checked;
}

const NEITHER: readonly Issue[] = ["answer", "fields"].map((path) => ({
  path,
  code: "required",
  message: "Send `answer`, `fields`, or both.",
}));

/** Fields without a text are the answer: they replace one that was typed, unless they hold nothing. */
async function storeGroup(
  ctx: Ctx,
  attempt: AttemptRow,
  { groupId, answer, values }: CheckedGroup,
  before: ReviewRow | undefined,
): Promise<void> {
  const fields = values ?? before?.fields ?? {};
  if (answer !== undefined) {
    await putReviewRow(ctx, attempt, groupId, { answer, composed: false, fields });
    return;
  }
  const composed = composeAnswer(fieldsOfGroup(groupId, attempt.saqType), fields);
  if (composed) {
    await putReviewRow(ctx, attempt, groupId, { answer: composed, composed: true, fields });
  } else if (before && !before.composed) {
    await putReviewRow(ctx, attempt, groupId, { ...before, fields });
  } else {
    await deleteReviewRow(ctx, attempt, groupId);
  }
}

/** A plan is kept with its control's answer, and there alone; a text about all of them stands beside it. */
async function storePlans(
  ctx: Ctx,
  attempt: AttemptRow,
  { groupId, answer, values = {} }: CheckedGroup,
): Promise<void> {
  for (const { controlId, change } of planChanges(values)) {
    await updateAnswer(ctx, attempt.id, controlId, change);
  }
  if (answer === undefined) return;
  await putReviewRow(ctx, attempt, groupId, { answer, composed: false, fields: {} });
}
