import { validationError } from "@/lib/core/errors";
import {
  attemptSubject,
  lockOpenAttempt,
  moveAttempt,
  requireAttempt,
} from "@/lib/domain/attempt/queries";
import { AttemptRef } from "@/lib/domain/attempt/shape";
import { refreshCompliance } from "@/lib/domain/merchant/compliance";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { type Ctx, operation } from "@/lib/domain/operation";
import { groupByOrigin } from "@/lib/domain/question/origin";
import { type AnswerRow, listAnswers } from "@/lib/domain/question/queries";
import { openWorksheets } from "@/lib/domain/question/worksheet";
import { progressOf } from "@/lib/domain/section/completeness";
import { listSectionRows } from "@/lib/domain/section/queries";
import { findSignature } from "@/lib/domain/signature/queries";
import { groupsFor, missingGroups } from "./groups";
import { listReviewAnswers, putReviewAnswer } from "./queries";
import { AnswerReview, Review, ReviewProgress } from "./shape";

function isGap(answer: AnswerRow): boolean {
  return answer.status === "Not In Place";
}

export const getReview = operation({
  name: "review.get",
  summary: "Get the review questions, their answers and the signature's state",
  description: "Answer every required group, clear up the contradictions, then sign.",
  kind: "query",
  rest: "GET /v1/merchants/{merchantId}/attempts/{attemptId}/review",
  actors: ["partner", "merchant"],
  input: AttemptRef,
  output: Review,
  errors: ["MERCHANT_NOT_FOUND", "ATTEMPT_NOT_FOUND"],
  async handler(ctx, input) {
    await requireMerchant(ctx, input.merchantId);
    const attempt = await requireAttempt(ctx, input);
    const given = new Map(
      (await listReviewAnswers(ctx, attempt.id)).map((row) => [row.groupId, row.answer]),
    );
    const answers = await listAnswers(ctx, attempt.id);
    const gaps = answers.some(isGap);
    const signature = await findSignature(ctx, attempt.id);
    return {
      groups: groupsFor(gaps).map((g) => ({ ...g, answer: given.get(g.groupId) ?? null })),
      remaining: missingGroups(gaps, new Set(given.keys())).length,
      contradictions: attempt.contradictions.map(({ statements, ...rest }) => ({
        ...rest,
        statements: [...statements],
      })),
      origins: groupByOrigin(answers, await passedOn(ctx, attempt.id, answers)),
      openWorksheets: openWorksheets(answers),
      signed: signature !== null,
      signature,
    };
  },
});

/** The controls that sealing would give their section's answer. */
async function passedOn(
  ctx: Ctx,
  attemptId: string,
  answers: readonly AnswerRow[],
): Promise<ReadonlySet<string>> {
  const sections = await listSectionRows(ctx, attemptId);
  const complete = sections.map((row) => progressOf(row, answers)).filter((each) => each.complete);
  return new Set(complete.flatMap(({ uncovered }) => uncovered));
}

export const answerReview = operation({
  name: "review.answer",
  summary: "Answer one review group",
  description:
    "Answering again replaces the answer. At `remaining` 0 the attempt can be signed and finalized.",
  kind: "command",
  rest: "POST /v1/merchants/{merchantId}/attempts/{attemptId}/review",
  actors: ["partner", "merchant"],
  input: AnswerReview,
  output: ReviewProgress,
  errors: ["MERCHANT_NOT_FOUND", "ATTEMPT_NOT_FOUND", "ALREADY_SEALED"],
  async handler(ctx, input) {
    await requireMerchant(ctx, input.merchantId);
    const attempt = await lockOpenAttempt(ctx, input);
    const gaps = (await listAnswers(ctx, attempt.id)).some(isGap);
    if (!groupsFor(gaps).some((group) => group.groupId === input.groupId)) {
      throw validationError([
        { path: "groupId", message: "Nothing is Not In Place, so this group is not asked." },
      ]);
    }
    const { groupId, answer } = input;
    await putReviewAnswer(ctx, attempt, groupId, answer);
    await moveAttempt(ctx, attempt, "review");
    ctx.emit("review.answered", attemptSubject(attempt), { groupId });
    await refreshCompliance(ctx, attempt.merchantId);
    const reviewAnswers = await listReviewAnswers(ctx, attempt.id);
    const answered = new Set(reviewAnswers.map((row) => row.groupId));
    return { groupId, answer, reviewAnswers, remaining: missingGroups(gaps, answered).length };
  },
});
