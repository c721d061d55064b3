import {
  type AttemptRow,
  applicableSectionsOf,
  attemptSubject,
  lockOpenAttempt,
  toAttempt,
  updateType,
} from "@/lib/domain/attempt/queries";
import { ChangeType, OpenedAttempt } from "@/lib/domain/attempt/shape";
import { refuseNeedlessReason, sourceOfType } from "@/lib/domain/attempt/type-source";
import { changedMembers } from "@/lib/domain/change";
import { refreshCompliance } from "@/lib/domain/merchant/compliance";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { type Ctx, operation } from "@/lib/domain/operation";
import { fitParts } from "@/lib/domain/part/given";
import { type PaymentMethodRow, requirePaymentMethod } from "@/lib/domain/payment-method/queries";
import { presetDrafts } from "@/lib/domain/preset/drafts";
import { fitAnswers, listAnswers } from "@/lib/domain/question/queries";
import { fitReview } from "@/lib/domain/review/fit";
import { fitSections, refreshAttemptProgress } from "@/lib/domain/section/queries";
import { voidIfChanged } from "@/lib/domain/signature/standing";
import { editionOf } from "@/lib/pci/questionnaires";

export const changeType = operation({
  name: "attempts.change_type",
  summary: "Change the questionnaire of an open attempt",
  description:
    "Where another questionnaire fits than the one that is open, for example after NOT_ELIGIBLE. Answers to controls that both ask for are kept, the others go. A section whose controls differ is asked anew. A signature is taken away. The same type as before changes nothing.",
  kind: "command",
  rest: "PUT /v1/merchants/{merchantId}/attempts/{attemptId}/type",
  actors: ["partner", "merchant", "user"],
  input: ChangeType,
  output: OpenedAttempt,
  // Where it has this type already, for the same reason.
  mayChangeNothing: () => true,
  errors: ["MERCHANT_NOT_FOUND", "ATTEMPT_NOT_FOUND", "ALREADY_SEALED", "SAQ_TYPE_MISMATCH"],
  async handler(ctx, input) {
    await requireMerchant(ctx, input.merchantId);
    const before = await lockOpenAttempt(ctx, input);
    const method = await requirePaymentMethod(ctx, input.merchantId, before.paymentMethodId);
    const source = await sourceOfType(ctx, method, input.saqType, before.threadId);
    refuseNeedlessReason(source.typeSource, input.overrideReason);
    const type = {
      saqType: input.saqType,
      edition: editionOf(input.saqType).id,
      overrideReason: input.overrideReason ?? null,
      ...source,
    };
    if (Object.keys(changedMembers(before, type)).length === 0) {
      return { ...toAttempt(before, null), ...applicableSectionsOf(before) };
    }
    const attempt = await updateType(ctx, before, type);
    const counts = await fitToEdition(ctx, attempt, method);
    ctx.emit("attempt.type_changed", attemptSubject(attempt), {
      ...{ from: before.saqType, to: attempt.saqType, edition: attempt.edition },
      ...{ typeSource: attempt.typeSource, overrideReason: attempt.overrideReason },
      ...counts,
    });
    await voidIfChanged(ctx, attempt);
    const moved = await refreshAttemptProgress(ctx, attempt);
    await refreshCompliance(ctx, attempt.merchantId);
    return { ...toAttempt(moved, null), ...applicableSectionsOf(moved) };
  },
});

/** Gives an attempt the controls of its edition; answers to those that it had already stay. */
async function fitToEdition(ctx: Ctx, attempt: AttemptRow, method: PaymentMethodRow) {
  const before = await listAnswers(ctx, attempt.id);
  const kept = new Set(before.map(({ controlId }) => controlId));
  await fitAnswers(ctx, attempt, await presetDrafts(ctx, attempt, method, kept));
  const after = await listAnswers(ctx, attempt.id);
  await fitSections(ctx, attempt, before);
  await fitParts(ctx, attempt);
  await fitReview(ctx, attempt, after);
  const both = after.filter(({ controlId }) => kept.has(controlId)).length;
  return { kept: both, added: after.length - both, dropped: before.length - both };
}
