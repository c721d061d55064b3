import { and, eq } from "drizzle-orm";
import { reviewAnswers } from "@/db/schema";
import type { AttemptRow } from "@/lib/domain/attempt/queries";
import type { Ctx } from "@/lib/domain/operation";
import { REVIEW_GROUP_IDS, type ReviewGroupId } from "./shape";

/** An attempt's review answers in the order of the form. */
export async function listReviewAnswers(
  ctx: Ctx,
  attemptId: string,
): Promise<{ groupId: ReviewGroupId; answer: string }[]> {
  const rows = await ctx.db
    .select({ groupId: reviewAnswers.groupId, answer: reviewAnswers.answer })
    .from(reviewAnswers)
    .where(
      and(
        eq(reviewAnswers.partnerId, ctx.caller.partnerId),
        eq(reviewAnswers.attemptId, attemptId),
      ),
    );
  const place = (row: { groupId: ReviewGroupId }) => REVIEW_GROUP_IDS.indexOf(row.groupId);
  return rows.sort((a, b) => place(a) - place(b));
}

/** Writes or replaces one review answer. */
export async function putReviewAnswer(
  ctx: Ctx,
  attempt: AttemptRow,
  groupId: ReviewGroupId,
  answer: string,
): Promise<void> {
  await ctx.db
    .insert(reviewAnswers)
    .values({
      partnerId: attempt.partnerId,
      attemptId: attempt.id,
      merchantId: attempt.merchantId,
      groupId,
      answer,
      updatedAt: ctx.now,
    })
    .onConflictDoUpdate({
      target: [reviewAnswers.partnerId, reviewAnswers.attemptId, reviewAnswers.groupId],
      set: { answer, updatedAt: ctx.now },
    });
}
