import { AppError } from "@/lib/core/errors";
import { isSealed } from "@/lib/domain/attempt/machine";
import {
  type AttemptRow,
  attemptSubject,
  findAttempt,
  lockAttempt,
  lockOpenAttempt,
} from "@/lib/domain/attempt/queries";
import { sealedStates } from "@/lib/domain/attempt/sealed-queries";
import { AttemptRef } from "@/lib/domain/attempt/shape";
import { requireMailClaim } from "@/lib/domain/mail/claims";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { type Ctx, operation } from "@/lib/domain/operation";
import { missingGroups } from "@/lib/domain/review/groups";
import { listReviewAnswers } from "@/lib/domain/review/queries";
import { findSignature, type SignatureRow, toSignature } from "@/lib/domain/signature/queries";
import { voidIfChanged } from "@/lib/domain/signature/standing";
import {
  documentUrls,
  inheritAnswers,
  refuseAtWork,
  refuseUnconfirmed,
  type SealingView,
  sealAttempt,
  viewForSealing,
} from "./seal";
import { Finalize, Finalized, SealKickoff, Submit, Submitted } from "./shape";

/** Finalize waits for the documents at most this long and answers either way. */
const DOCUMENTS_WAIT_MS = 25_000;
const EXPECTED_PIPELINE = "local-fallback";

/** A signature that says what was signed. One from before that was kept is given anew. */
async function standingSignature(ctx: Ctx, attempt: AttemptRow): Promise<SignatureRow | null> {
  const signature = await findSignature(ctx, attempt.id);
  return signature?.content ? signature : null;
}

async function requireSignature(ctx: Ctx, attempt: AttemptRow): Promise<SignatureRow> {
  const signature = await standingSignature(ctx, attempt);
  if (!signature) throw new AppError("NO_SIGNATURE");
  return signature;
}

async function requireReview(ctx: Ctx, view: SealingView) {
  const reviewAnswers = await listReviewAnswers(ctx, view.attempt.id);
  const hasGaps = view.answers.some((answer) => answer.status === "Not In Place");
  const missing = missingGroups(hasGaps, new Set(reviewAnswers.map((row) => row.groupId)));
  if (missing.length > 0) throw new AppError("MISSING_REVIEW", { details: { missing } });
  return reviewAnswers;
}

function requireCompleteSections(view: SealingView, allowIncomplete: boolean): void {
  refuseUnconfirmed(view);
  const open = view.progress.filter((section) => !section.complete);
  if (open.length === 0 || allowIncomplete) return;
  throw new AppError("INCOMPLETE", {
    details: {
      sections: open.map((section) => section.topLevel),
      unanswered: open.flatMap((section) => section.uncovered),
      contradictory: open.flatMap((section) => section.contradictory),
    },
  });
}

export const finalizeAttempt = operation({
  name: "attempts.finalize",
  summary: "Seal an attempt and make its documents",
  description:
    "Gates in this order: a signature, every required review group, complete sections with no answer still being read. The seal is set first; the answer then waits at most 25 seconds for the documents. `documentKeys.saq` of the attempt tells when they are there.",
  kind: "command",
  rest: "POST /v1/merchants/{merchantId}/attempts/{attemptId}/finalize",
  actors: ["partner", "merchant", "user"],
  input: Finalize,
  output: Finalized,
  errors: [
    "MERCHANT_NOT_FOUND",
    "ATTEMPT_NOT_FOUND",
    "ALREADY_SEALED",
    "NO_SIGNATURE",
    "MISSING_REVIEW",
    "INCOMPLETE",
  ],
  awaits: {
    boundMs: DOCUMENTS_WAIT_MS,
    when: () => true,
    async poll(ctx, input, answer) {
      const attempt = await findAttempt(ctx, input.attemptId);
      if (attempt?.status !== "sealed_ready") return null;
      const sealed = await sealedStates(ctx, input.merchantId);
      const pipeline = sealed.get(attempt.id)?.documents[0]?.pipeline ?? EXPECTED_PIPELINE;
      const signature = toSignature(await requireSignature(ctx, attempt));
      return { status: 200, answer: { ...answer, signature, pdf: { ...answer.pdf, pipeline } } };
    },
  },
  async handler(ctx, input) {
    const merchant = await requireMerchant(ctx, input.merchantId);
    const attempt = await lockOpenAttempt(ctx, input);
    const signature = await requireSignature(ctx, attempt);
    const view = await viewForSealing(ctx, attempt);
    const reviewAnswers = await requireReview(ctx, view);
    await refuseAtWork(ctx, attempt);
    requireCompleteSections(view, input.allowIncomplete);
    await inheritAnswers(ctx, view);
    const how = { sealedBy: "finalize" as const, deliveryEmail: input.deliveryEmail, signature };
    const { breakdown, orgCompliant, reasons } = await sealAttempt(ctx, view, merchant, how);
    return {
      status: "sealed" as const,
      saqType: attempt.saqType,
      attemptId: attempt.id,
      breakdown,
      signature: toSignature(signature),
      reviewAnswers,
      pdf: { ...documentUrls(attempt), pipeline: EXPECTED_PIPELINE as "local-fallback" },
      orgCompliant,
      reasons,
    };
  },
});

export const submitAttempt = operation({
  name: "attempts.submit",
  summary: "Seal an attempt once every control is answered, signed or not",
  description:
    "An unsigned attestation says so on its face and does not make the merchant compliant. Sign it later, then `seal` sends the signed documents.",
  kind: "command",
  rest: "POST /v1/merchants/{merchantId}/attempts/{attemptId}/submit",
  actors: ["partner", "merchant", "user"],
  input: Submit,
  output: Submitted,
  errors: ["MERCHANT_NOT_FOUND", "ATTEMPT_NOT_FOUND", "ALREADY_SUBMITTED", "INCOMPLETE"],
  async handler(ctx, input) {
    const merchant = await requireMerchant(ctx, input.merchantId);
    const attempt = await lockAttempt(ctx, input);
    if (isSealed(attempt.status)) throw new AppError("ALREADY_SUBMITTED");
    const view = await viewForSealing(ctx, attempt);
    await refuseAtWork(ctx, attempt);
    const unanswered = view.progress.flatMap((section) => section.uncovered);
    if (unanswered.length > 0) throw new AppError("INCOMPLETE", { details: { unanswered } });
    refuseUnconfirmed(view);
    await voidIfChanged(ctx, attempt);
    const signature = await standingSignature(ctx, attempt);
    const how = { sealedBy: "submit" as const, deliveryEmail: input.userEmail, signature };
    const result = await sealAttempt(ctx, view, merchant, how);
    return {
      status: "sealed" as const,
      saqType: attempt.saqType,
      attemptId: attempt.id,
      sealedAt: ctx.now,
      expiresAt: result.expiresAt,
      breakdown: result.breakdown,
      signed: signature !== null,
      pdf: { ...documentUrls(attempt), pipeline: EXPECTED_PIPELINE as "local-fallback" },
      orgCompliant: result.orgCompliant,
      reasons: result.reasons,
    };
  },
});

export const sealDocuments = operation({
  name: "attempts.seal",
  summary: "Send the documents of a sealed attempt again",
  description:
    "The newest version of its record, byte for byte; they are made first where that has not happened yet. `documents.ready` tells when they are stored. Beyond the limits on mail (5 a day about one merchant, 10 to one address) it is a 429 with `Retry-After`.",
  kind: "command",
  rest: "POST /v1/merchants/{merchantId}/attempts/{attemptId}/seal",
  actors: ["partner", "merchant", "user"],
  input: AttemptRef,
  output: SealKickoff,
  errors: ["MERCHANT_NOT_FOUND", "ATTEMPT_NOT_FOUND", "NOT_SEALED"],
  async handler(ctx, input) {
    await requireMerchant(ctx, input.merchantId);
    const attempt = await lockAttempt(ctx, input);
    if (!isSealed(attempt.status)) throw new AppError("NOT_SEALED");
    const { deliveryEmail: address, merchantId } = attempt;
    if (address) await requireMailClaim(ctx, { purpose: "documents_again", address, merchantId });
    ctx.emit("documents.requested", attemptSubject(attempt), { saqType: attempt.saqType });
    return {
      status: "started" as const,
      attemptId: attempt.id,
      documents: ["saq" as const, "aoc" as const],
      deliveryEmail: attempt.deliveryEmail,
    };
  },
});
