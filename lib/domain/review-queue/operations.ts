import { z } from "zod";
import { AppError, validationError } from "@/lib/core/errors";
import type { Issue } from "@/lib/core/issue";
import { type AttemptRow, attemptSubject, lockAttempt } from "@/lib/domain/attempt/queries";
import { renewSealed } from "@/lib/domain/attempt/renewing";
import { refreshCompliance } from "@/lib/domain/merchant/compliance";
import { type Ctx, operation } from "@/lib/domain/operation";
import { listAnswers, updateAnswer } from "@/lib/domain/question/queries";
import { findRecord, readRecord } from "@/lib/domain/record/queries";
import { refreshAttemptProgress } from "@/lib/domain/section/queries";
import { voidIfChanged } from "@/lib/domain/signature/standing";
import { reviewedControls, toQueued } from "./detail";
import { decide, listReviewPage, lockOpenOf, requireReview, takeWaiting } from "./queries";
import {
  Decided,
  QueuedReview,
  type ReturnReason,
  ReviewDetail,
  ReviewList,
  ReviewRef,
  SendBack,
} from "./shape";

export const listReviews = operation({
  name: "reviews.list",
  summary: "List the sealed attempts before your reviewers",
  description:
    "With `requireReview` in the settings, each attempt that is sealed waits here. Those with the most to look at come first, then those that have waited longest; decided ones, newest first. Compliance stands until an attempt is sent back. Continue with `nextToken`.",
  kind: "query",
  rest: "GET /v1/reviews",
  actors: ["partner", "user"],
  input: ReviewList,
  output: z.object({ items: z.array(QueuedReview), nextToken: z.string().nullable() }),
  errors: [],
  async handler(ctx, input) {
    const { rows, nextToken } = await listReviewPage(ctx, input);
    const items = rows.map(({ review, attempt, merchantName }) =>
      toQueued(review, attempt, merchantName),
    );
    return { items, nextToken };
  },
});

async function requireRecord(ctx: Ctx, attemptId: string) {
  const row = await findRecord(ctx, attemptId);
  if (!row) throw new AppError("REVIEW_NOT_FOUND");
  return { version: row.version, record: readRecord(row) };
}

export const getReviewed = operation({
  name: "reviews.get",
  summary: "Get what a reviewer decides by",
  description:
    "Every control as it was sealed, with the merchant's words, what is worth a look, and, in a renewal, how the record before it had the control.",
  kind: "query",
  rest: "GET /v1/reviews/{attemptId}",
  actors: ["partner", "user"],
  input: ReviewRef,
  output: ReviewDetail,
  errors: ["REVIEW_NOT_FOUND"],
  async handler(ctx, { attemptId }) {
    const { review, attempt, merchantName } = await requireReview(ctx, attemptId);
    const { version, record } = await requireRecord(ctx, attemptId);
    const { assessment, paymentMethod, signature, evidence, changes } = record;
    const formerRow = attempt.renewedFrom ? await findRecord(ctx, attempt.renewedFrom) : null;
    const { typeSource, determinedType, overrideReason: reason } = assessment;
    return {
      ...toQueued(review, attempt, merchantName),
      paymentMethodName: paymentMethod.name,
      version,
      signedBy: signature ? `${signature.signatoryName}, ${signature.signatoryTitle}` : null,
      result: evidence.result,
      override: typeSource === "partner" ? { determinedType, reason } : null,
      contradictions: attempt.contradictions.map(({ question, statements }) => ({
        question,
        quotes: statements.map(({ quote }) => quote),
      })),
      droppedControls: changes?.droppedControls ?? [],
      controls: reviewedControls(review, record, formerRow && readRecord(formerRow)),
    };
  },
});

export const acceptReviewed = operation({
  name: "reviews.accept",
  summary: "Accept a sealed attempt",
  description: "Once: an attempt that was decided, or sealed anew meanwhile, is a 409.",
  kind: "command",
  rest: "POST /v1/reviews/{attemptId}/accept",
  actors: ["partner", "user"],
  input: ReviewRef,
  output: Decided,
  errors: ["REVIEW_NOT_FOUND", "REVIEW_NOT_WAITING"],
  async handler(ctx, { attemptId }) {
    const { attempt } = await requireReview(ctx, attemptId);
    await takeWaiting(ctx, attemptId);
    await decide(ctx, attemptId, { state: "accepted" });
    ctx.emit("attempt.accepted", attemptSubject(attempt), { saqType: attempt.saqType });
    return { attemptId, state: "accepted" as const, decidedAt: ctx.now, renewalId: null };
  },
});

export const sendBackReviewed = operation({
  name: "reviews.send_back",
  summary: "Send a sealed attempt back, with a reason for each control",
  description:
    "What was sealed stays sealed. A renewal opens in which these controls are asked anew, each with its reason; where one is open already, the reasons go to that one. The merchant is told by e-mail, and is `review_in_progress` until what it seals next attests compliance.",
  kind: "command",
  rest: "POST /v1/reviews/{attemptId}/send-back",
  actors: ["partner", "user"],
  input: SendBack,
  output: Decided,
  errors: ["REVIEW_NOT_FOUND", "REVIEW_NOT_WAITING"],
  async handler(ctx, { attemptId, reasons }) {
    const { attempt: found } = await requireReview(ctx, attemptId);
    // Whoever seals takes the open attempt first, then what waits: so does whoever sends back.
    const open = await lockOpenOf(ctx, found.paymentMethodId);
    const source = await lockAttempt(ctx, { merchantId: found.merchantId, attemptId });
    await takeWaiting(ctx, attemptId);
    const { record } = await requireRecord(ctx, attemptId);
    const asked = record.sections.flatMap(({ controls }) => controls.map((each) => each.controlId));
    refuseUnknown(reasons, new Set(asked));
    const controls = reasons.map(({ controlId }) => controlId);
    const renewal = open
      ? await askAnew(ctx, open, controls)
      : (await renewSealed(ctx, source, new Set(controls))).attempt;
    const { id: renewalId } = renewal;
    await decide(ctx, attemptId, { state: "sent_back", reasons, renewalId });
    const told = { saqType: source.saqType, renewalId, controls };
    ctx.emit("attempt.sent_back", attemptSubject(source), told);
    await refreshCompliance(ctx, source.merchantId);
    return { attemptId, state: "sent_back" as const, decidedAt: ctx.now, renewalId };
  },
});

/** Each reason names a control of the record, once: all that do not are told at once. */
function refuseUnknown(reasons: readonly ReturnReason[], asked: ReadonlySet<string>): void {
  const seen = new Set<string>();
  const issues = reasons.flatMap(({ controlId }, index): Issue[] => {
    const path = `reasons.${index}.controlId`;
    const again = seen.has(controlId);
    seen.add(controlId);
    if (!asked.has(controlId)) {
      const message = "What was sealed has no such control.";
      return [{ path, code: "not_found", message }];
    }
    const message = "This control is named already.";
    return again ? [{ path, code: "repeated", message }] : [];
  });
  if (issues.length > 0) throw validationError(issues);
}

/** In an attempt that is open already, what came along from before is asked anew; newer answers stay. */
async function askAnew(
  ctx: Ctx,
  open: AttemptRow,
  controls: readonly string[],
): Promise<AttemptRow> {
  const named = new Set(controls);
  for (const { controlId, unconfirmed } of await listAnswers(ctx, open.id)) {
    if (!unconfirmed || !named.has(controlId)) continue;
    await updateAnswer(ctx, open.id, controlId, EMPTIED);
  }
  await voidIfChanged(ctx, open);
  return refreshAttemptProgress(ctx, open);
}

const EMPTIED = {
  ...{ status: "empty" as const, answer: null, answeredIn: null, quote: null, origin: null },
  ...{ givenBy: null, worksheet: null, unconfirmed: false },
};
