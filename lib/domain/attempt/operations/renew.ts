import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { isSealed } from "@/lib/domain/attempt/machine";
import {
  type AttemptRow,
  applicableSectionsOf,
  attemptSubject,
  insertAttempt,
  lockAttempt,
  toAttempt,
} from "@/lib/domain/attempt/queries";
import { isCarried, renewalOf } from "@/lib/domain/attempt/renewal";
import { AttemptRef, RenewedAttempt } from "@/lib/domain/attempt/shape";
import { requireRenewableType } from "@/lib/domain/attempt/type-source";
import { refreshCompliance } from "@/lib/domain/merchant/compliance";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { type Ctx, operation } from "@/lib/domain/operation";
import { requirePaymentMethod } from "@/lib/domain/payment-method/queries";
import { presetDrafts } from "@/lib/domain/preset/drafts";
import { type AnswerDraft, insertAnswers } from "@/lib/domain/question/queries";
import { findRecord, readRecord } from "@/lib/domain/record/queries";
import type { RecordControl, SealedRecord } from "@/lib/domain/record/shape";
import { insertSections } from "@/lib/domain/section/queries";
import { editionOf, requireEdition } from "@/lib/pci/questionnaires";

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
    const attempt = await openRenewal(ctx, source);
    const renewal = await carryForward(ctx, source, attempt);
    ctx.emit("attempt.renewed", attemptSubject(attempt), {
      renewedFrom: source.id,
      saqType: attempt.saqType,
      carriedCount: renewal.carriedCount,
    });
    await refreshCompliance(ctx, attempt.merchantId);
    const opened = { ...toAttempt(attempt, null), ...applicableSectionsOf(attempt) };
    return { ...opened, renewal, nextSteps: nextStepsOf(attempt) };
  },
});

async function openRenewal(ctx: Ctx, source: AttemptRow): Promise<AttemptRow> {
  const attempt = await insertAttempt(ctx, {
    id: newId("att"),
    merchantId: source.merchantId,
    paymentMethodId: source.paymentMethodId,
    saqType: source.saqType,
    edition: editionOf(source.saqType).id,
    typeSource: source.typeSource,
    overrideReason: source.overrideReason,
    status: "Step_2_Started",
    threadId: source.threadId,
    renewedFrom: source.id,
  });
  if (!attempt) throw new AppError("RENEWAL_ALREADY_OPEN");
  return attempt;
}

/** Copies what was sealed and is still asked; signatures and review answers are never copied. */
async function carryForward(ctx: Ctx, source: AttemptRow, attempt: AttemptRow) {
  const { sections } = await sealedRecord(ctx, source);
  const told = new Map(sections.map(({ topLevel, answer }) => [topLevel, answer]));
  await insertSections(ctx, attempt, told);
  const former = sections.flatMap(({ controls }) => controls);
  const renewal = renewalOf(former, requireEdition(attempt.edition).controlIds);
  const carried = sections.flatMap(({ controls, answer }) =>
    controls.filter(isCarried).map((control) => [control.controlId, draftOf(control, answer)]),
  ) as [string, AnswerDraft][];
  const own = new Map(carried);
  const method = await requirePaymentMethod(ctx, attempt.merchantId, attempt.paymentMethodId);
  const presets = await presetDrafts(ctx, attempt, method, new Set(own.keys()));
  await insertAnswers(ctx, attempt, new Map([...presets, ...own]));
  return renewal;
}

async function sealedRecord(ctx: Ctx, source: AttemptRow): Promise<SealedRecord> {
  const row = await findRecord(ctx, source.id);
  if (!row) throw new AppError("RENEWAL_SOURCE_NOT_SEALED");
  return readRecord(row);
}

/** Last year's plan is not one for this year: it is asked again. */
function draftOf(control: RecordControl, sectionAnswer: string | null): AnswerDraft {
  const { status, answer, quote, worksheet, givenBy } = control;
  return {
    ...{ status, quote, worksheet, givenBy },
    answer: answer ?? sectionAnswer,
    answeredIn: answer === null ? "section" : "control",
    origin: "carried",
  };
}

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
