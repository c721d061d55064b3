import { AppError } from "@/lib/core/errors";
import { isSealed } from "@/lib/domain/attempt/machine";
import {
  type AttemptRow,
  applicableSectionsOf,
  lockAttempt,
  toAttempt,
} from "@/lib/domain/attempt/queries";
import { renewSealed } from "@/lib/domain/attempt/renewing";
import { AttemptRef, RenewedAttempt } from "@/lib/domain/attempt/shape";
import { requireRenewableType } from "@/lib/domain/attempt/type-source";
import { refreshCompliance } from "@/lib/domain/merchant/compliance";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { operation } from "@/lib/domain/operation";

export const renewAttempt = operation({
  name: "attempts.renew",
  summary: "Renew a sealed attempt",
  description:
    "Opens a new attempt of the same type in its current edition with the merchant's previous answers carried forward as drafts, beside the answers of the payment product that was named. It cannot seal until they are confirmed, the review is done and it is signed afresh. A session token renews a determined type only while it still follows from what is said of the payment method.",
  kind: "command",
  rest: "POST /v1/merchants/{merchantId}/attempts/{attemptId}/renew",
  actors: ["partner", "merchant", "user"],
  input: AttemptRef,
  output: RenewedAttempt,
  status: 201,
  errors: [
    "MERCHANT_NOT_FOUND",
    "ATTEMPT_NOT_FOUND",
    "RENEWAL_SOURCE_NOT_SEALED",
    "RENEWAL_ALREADY_OPEN",
    "SAQ_TYPE_MISMATCH",
  ],
  async handler(ctx, input) {
    await requireMerchant(ctx, input.merchantId);
    const source = await lockAttempt(ctx, input);
    if (!isSealed(source.status)) throw new AppError("RENEWAL_SOURCE_NOT_SEALED");
    await requireRenewableType(ctx, source);
    const { attempt, renewal } = await renewSealed(ctx, source);
    await refreshCompliance(ctx, attempt.merchantId);
    const opened = { ...toAttempt(attempt, null), ...applicableSectionsOf(attempt) };
    return { ...opened, renewal, nextSteps: nextStepsOf(attempt) };
  },
});

function nextStepsOf(attempt: AttemptRow) {
  const base = `/v1/merchants/${attempt.merchantId}/attempts/${attempt.id}`;
  const steps = [
    ["confirm", "Confirm each section's carried answers, or answer it anew.", "/sections"],
    ["review", "Answer the review questions.", "/review"],
    ["sign", "Sign the attestation.", "/sign"],
    ["finalize", "Seal and receive the documents.", "/finalize"],
  ] as const;
  return steps.map(([action, description, path], index) => ({
    step: index + 1,
    action,
    description,
    path: `${base}${path}`,
  }));
}
