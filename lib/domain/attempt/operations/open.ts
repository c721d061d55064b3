import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import {
  applicableSectionsOf,
  attemptSubject,
  insertAttempt,
  toAttempt,
} from "@/lib/domain/attempt/queries";
import { NewAttempt, OpenedAttempt } from "@/lib/domain/attempt/shape";
import { refuseNeedlessReason, sourceOfType } from "@/lib/domain/attempt/type-source";
import { refreshCompliance } from "@/lib/domain/merchant/compliance";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { operation } from "@/lib/domain/operation";
import { requirePaymentMethod } from "@/lib/domain/payment-method/queries";
import { presetDrafts } from "@/lib/domain/preset/drafts";
import { insertAnswers } from "@/lib/domain/question/queries";
import { insertSections } from "@/lib/domain/section/queries";
import { editionOf } from "@/lib/pci/questionnaires";

export const openAttempt = operation({
  name: "attempts.open",
  summary: "Open an attempt at a questionnaire",
  description:
    "A partner key may open any of the nine types; one that differs from the determination is marked as the partner's choice, with its reason. A session token may open the determined type only. Where the payment method names a payment product with a preset, the partner's answers to what is asked are drafts, for the merchant to confirm section by section.",
  kind: "command",
  rest: "POST /v1/merchants/{merchantId}/attempts",
  actors: ["partner", "merchant", "user"],
  input: NewAttempt,
  output: OpenedAttempt,
  status: 201,
  errors: [
    "MERCHANT_NOT_FOUND",
    "PAYMENT_METHOD_NOT_FOUND",
    "ATTEMPT_ALREADY_OPEN",
    "SAQ_TYPE_MISMATCH",
  ],
  async handler(ctx, input) {
    await requireMerchant(ctx, input.merchantId);
    const method = await requirePaymentMethod(ctx, input.merchantId, input.paymentMethodId);
    const source = await sourceOfType(ctx, method, input.saqType);
    refuseNeedlessReason(source.typeSource, input.overrideReason);
    const attempt = await insertAttempt(ctx, {
      id: newId("att"),
      merchantId: method.merchantId,
      paymentMethodId: method.id,
      saqType: input.saqType,
      edition: editionOf(input.saqType).id,
      overrideReason: input.overrideReason ?? null,
      status: "Step_2_Started",
      ...source,
    });
    if (!attempt) throw new AppError("ATTEMPT_ALREADY_OPEN");
    await insertSections(ctx, attempt);
    await insertAnswers(ctx, attempt, await presetDrafts(ctx, attempt, method));
    ctx.emit("attempt.opened", attemptSubject(attempt), {
      paymentMethodId: attempt.paymentMethodId,
      saqType: attempt.saqType,
      edition: attempt.edition,
      typeSource: attempt.typeSource,
      overrideReason: attempt.overrideReason,
    });
    await refreshCompliance(ctx, attempt.merchantId);
    return { ...toAttempt(attempt, null), ...applicableSectionsOf(attempt) };
  },
});
