import { and, eq, type SQL } from "drizzle-orm";
import { reviewAnswers } from "@/db/schema";
import type { AttemptRow } from "@/lib/domain/attempt/queries";
import type { Ctx } from "@/lib/domain/operation";
import type { AnswerRow } from "@/lib/domain/question/queries";
import { listFinalAnswers } from "@/lib/domain/record/sections";
import { composePlans, gapsOf, isEverythingPlanned } from "./plans";
import { REVIEW_GROUP_IDS, type ReviewGroupId } from "./shape";

/** The row of one review group that was answered. */
export type ReviewRow = typeof reviewAnswers.$inferSelect;

function ofAttempt(ctx: Ctx, attemptId: string): SQL | undefined {
  return and(
    eq(reviewAnswers.partnerId, ctx.caller.partnerId),
    eq(reviewAnswers.attemptId, attemptId),
  );
}

/** What was sent for an attempt's review groups, in the order of the form. Plans are not among it. */
export async function listReviewRows(ctx: Ctx, attemptId: string): Promise<ReviewRow[]> {
  const rows = await ctx.db.select().from(reviewAnswers).where(ofAttempt(ctx, attemptId));
  return rows.sort(byForm);
}

function byForm(a: { groupId: ReviewGroupId }, b: { groupId: ReviewGroupId }): number {
  return REVIEW_GROUP_IDS.indexOf(a.groupId) - REVIEW_GROUP_IDS.indexOf(b.groupId);
}

/**
 * The groups that count as answered with their answers, in the order of the form: those that were sent,
 * and the plans once each control that is Not In Place has one.
 */
export function reviewAnswersOf(
  rows: readonly ReviewRow[],
  answers: readonly AnswerRow[],
): { groupId: ReviewGroupId; answer: string }[] {
  const sent = rows.map(({ groupId, answer }) => ({ groupId, answer }));
  const gaps = gapsOf(answers);
  const inWords = sent.some(({ groupId }) => groupId === "remediation");
  if (inWords || !isEverythingPlanned(gaps)) return sent;
  return [...sent, { groupId: "remediation", answer: composePlans(gaps) }];
}

/** `reviewAnswersOf` an attempt as it stands. */
export async function listReviewAnswers(
  ctx: Ctx,
  attemptId: string,
): Promise<{ groupId: ReviewGroupId; answer: string }[]> {
  const rows = await listReviewRows(ctx, attemptId);
  return reviewAnswersOf(rows, await listFinalAnswers(ctx, attemptId));
}

/** Writes or replaces what one group holds. */
export async function putReviewRow(
  ctx: Ctx,
  attempt: AttemptRow,
  groupId: ReviewGroupId,
  content: Pick<ReviewRow, "answer" | "composed" | "fields">,
): Promise<void> {
  await ctx.db
    .insert(reviewAnswers)
    .values({
      ...content,
      partnerId: attempt.partnerId,
      attemptId: attempt.id,
      merchantId: attempt.merchantId,
      groupId,
      updatedAt: ctx.now,
    })
    .onConflictDoUpdate({
      target: [reviewAnswers.partnerId, reviewAnswers.attemptId, reviewAnswers.groupId],
      set: { ...content, updatedAt: ctx.now },
    });
}

/** Takes back what one group holds. */
export async function deleteReviewRow(
  ctx: Ctx,
  attempt: AttemptRow,
  groupId: ReviewGroupId,
): Promise<void> {
  await ctx.db
    .delete(reviewAnswers)
    .where(and(ofAttempt(ctx, attempt.id), eq(reviewAnswers.groupId, groupId)));
}
