import { isSealed } from "@/lib/domain/attempt/machine";
import { lockOpenAttempt, requireAttempt } from "@/lib/domain/attempt/queries";
import { AttemptRef } from "@/lib/domain/attempt/shape";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { operation } from "@/lib/domain/operation";
import { groupByOrigin } from "@/lib/domain/question/origin";
import { openWorksheets } from "@/lib/domain/question/worksheet";
import { listFinalAnswers } from "@/lib/domain/record/sections";
import { findSignature, findVoidedSignature, toSignature } from "@/lib/domain/signature/queries";
import { voidIfChanged } from "@/lib/domain/signature/standing";
import { missingGroups } from "./groups";
import { gapsOf } from "./plans";
import { previewOf } from "./preview";
import { listReviewRows, reviewAnswersOf } from "./queries";
import { answerNow, saveGroups } from "./saving";
import { AnswerReview, Review, ReviewProgress, ReviewSaved, SaveReview } from "./shape";
import { groupsShown, type ReviewState, sourcesOf } from "./showing";

export const getReview = operation({
  name: "review.get",
  summary: "Get the review questions, their answers and the signature's state",
  description:
    "Answer every required group, clear up the contradictions, then sign. Each group lists its fields: what was given, and what is known and proposed, which is not given until it is sent.",
  kind: "query",
  rest: "GET /v1/merchants/{merchantId}/attempts/{attemptId}/review",
  actors: ["partner", "merchant", "user"],
  input: AttemptRef,
  output: Review,
  errors: ["MERCHANT_NOT_FOUND", "ATTEMPT_NOT_FOUND"],
  async handler(ctx, input) {
    const merchant = await requireMerchant(ctx, input.merchantId);
    const attempt = await requireAttempt(ctx, input);
    const rows = await listReviewRows(ctx, attempt.id);
    const answers = await listFinalAnswers(ctx, attempt.id);
    const reviewAnswers = reviewAnswersOf(rows, answers);
    const gaps = gapsOf(answers);
    const signature = await findSignature(ctx, attempt.id);
    // What is proposed for an attempt that takes nothing any more would look as if it were sealed.
    const sources = isSealed(attempt.status) ? null : await sourcesOf(ctx, attempt, merchant);
    const { preview, statements } = await previewOf(ctx, attempt);
    const inherited = preview.filter((control) => control.inherited);
    const state: ReviewState = { attempt, rows, answers, gaps, reviewAnswers, sources };
    return {
      groups: groupsShown(state),
      remaining: missingGroups(gaps.length > 0, new Set(reviewAnswers.map((row) => row.groupId)))
        .length,
      contradictions: attempt.contradictions.map(({ statements, ...rest }) => ({
        ...rest,
        statements: [...statements],
      })),
      origins: groupByOrigin(answers, new Set(inherited.map(({ controlId }) => controlId))),
      openWorksheets: openWorksheets(answers),
      ...{ preview, statements },
      signed: signature !== null,
      signature: signature && toSignature(signature),
      voidedSignature: signature ? null : await findVoidedSignature(ctx, attempt),
    };
  },
});

export const answerReview = operation({
  name: "review.answer",
  summary: "Answer one review group",
  description:
    "In one text, by the fields that `review.get` lists, or both. Answering again replaces the answer. At `remaining` 0 the attempt can be signed and finalized.",
  kind: "command",
  rest: "POST /v1/merchants/{merchantId}/attempts/{attemptId}/review",
  actors: ["partner", "merchant", "user"],
  input: AnswerReview,
  output: ReviewProgress,
  errors: ["MERCHANT_NOT_FOUND", "ATTEMPT_NOT_FOUND", "ALREADY_SEALED"],
  async handler(ctx, input) {
    await requireMerchant(ctx, input.merchantId);
    const attempt = await lockOpenAttempt(ctx, input);
    const { groupId, answer, fields } = input;
    const saved = await saveGroups(ctx, attempt, [{ groupId, answer, fields, path: "" }]);
    await voidIfChanged(ctx, attempt);
    const { reviewAnswers, remaining } = saved;
    return { groupId, answer: answerNow(saved, groupId), reviewAnswers, remaining };
  },
});

export const saveReview = operation({
  name: "review.save",
  summary: "Save the fields of several review groups at once",
  description:
    "All groups are saved, or none is and every issue is named. Each group is replaced as `review.answer` does; groups that are left out stay as they are. At `remaining` 0 the attempt can be signed and finalized.",
  kind: "command",
  rest: "PUT /v1/merchants/{merchantId}/attempts/{attemptId}/review",
  actors: ["partner", "merchant", "user"],
  input: SaveReview,
  output: ReviewSaved,
  errors: ["MERCHANT_NOT_FOUND", "ATTEMPT_NOT_FOUND", "ALREADY_SEALED"],
  async handler(ctx, input) {
    await requireMerchant(ctx, input.merchantId);
    const attempt = await lockOpenAttempt(ctx, input);
    const sent = input.groups.map((group, index) => ({ ...group, path: `groups.${index}` }));
    const { reviewAnswers, remaining } = await saveGroups(ctx, attempt, sent);
    await voidIfChanged(ctx, attempt);
    return { reviewAnswers, remaining };
  },
});
