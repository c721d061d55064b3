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
import { renewalOf } from "@/lib/domain/attempt/renewal";
import { AttemptRef, RenewedAttempt } from "@/lib/domain/attempt/shape";
import { refreshCompliance } from "@/lib/domain/merchant/compliance";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { type Ctx, operation } from "@/lib/domain/operation";
import {
  type AnswerRow,
  insertEmptyAnswers,
  listAnswers,
  updateAnswer,
} from "@/lib/domain/question/queries";
import { insertSections, listSectionRows } from "@/lib/domain/section/queries";
import { editionOf, requireEdition } from "@/lib/pci/questionnaires";

export const renewAttempt = operation({
  name: "attempts.renew",
  summary: "Renew a sealed attempt",
  description:
    "Opens a new attempt of the same type in its current edition with the previous answers carried forward as drafts. It cannot seal until they are confirmed, the review is done and it is signed afresh.",
  kind: "command",
  rest: "POST /v1/merchants/{merchantId}/attempts/{attemptId}/renew",
  actors: ["partner", "merchant"],
  input: AttemptRef,
  output: RenewedAttempt,
  status: 201,
  errors: [
    "MERCHANT_NOT_FOUND",
    "ATTEMPT_NOT_FOUND",
    "RENEWAL_SOURCE_NOT_SEALED",
    "RENEWAL_ALREADY_OPEN",
  ],
  async handler(ctx, input) {
    await requireMerchant(ctx, input.merchantId);
    const source = await lockAttempt(ctx, input);
    if (!isSealed(source.status)) throw new AppError("RENEWAL_SOURCE_NOT_SEALED");
    const attempt = await openRenewal(ctx, source);
    const renewal = await carryForward(ctx, source, attempt);
    ctx.emit("attempt.renewed", attemptSubject(attempt), {
      renewedFrom: source.id,
      saqType: attempt.saqType,
      carriedCount: renewal.carriedCount,
    });
    await refreshCompliance(ctx, attempt.merchantId);
    const opened = { ...toAttempt(attempt, []), ...applicableSectionsOf(attempt) };
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

/** Copies the answers that are still asked; signatures and review answers are never copied. */
async function carryForward(ctx: Ctx, source: AttemptRow, attempt: AttemptRow) {
  const previousSections = await listSectionRows(ctx, source.id);
  await insertSections(ctx, attempt, new Map(previousSections.map((row) => [row.topLevel, row])));
  await insertEmptyAnswers(ctx, attempt);
  const previous = await listAnswers(ctx, source.id);
  const renewal = renewalOf(previous, requireEdition(attempt.edition).controlIds);
  const dropped = new Set(renewal.droppedControls);
  for (const row of previous) {
    if (dropped.has(row.controlId) || row.status === "empty") continue;
    await updateAnswer(ctx, attempt.id, row.controlId, draftOf(row));
  }
  return renewal;
}

function draftOf(row: AnswerRow) {
  const { status, answer, reason, suggestion, quote, worksheet, provenance } = row;
  const { remediationPlan, remediationTargetDate } = row;
  return {
    ...{ status, answer, reason, suggestion, quote, worksheet, provenance },
    ...{ remediationPlan, remediationTargetDate },
    carriedForward: true,
    origin: "carried" as const,
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
