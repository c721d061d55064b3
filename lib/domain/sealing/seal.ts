// What finalize and submit share: inheriting, sealing, counting. Composed of queries, no operation.
import { oneYearAfter } from "@/lib/core/clock";
import { config } from "@/lib/core/config";
import { AppError } from "@/lib/core/errors";
import { type AttemptRow, attemptSubject, moveAttempt } from "@/lib/domain/attempt/queries";
import { refreshCompliance } from "@/lib/domain/merchant/compliance";
import { type MerchantRow, updateMerchantRow } from "@/lib/domain/merchant/queries";
import type { Ctx } from "@/lib/domain/operation";
import { type AnswerRow, listAnswers, updateAnswer } from "@/lib/domain/question/queries";
import { progressOf, type SectionProgress } from "@/lib/domain/section/completeness";
import { listSectionRows, type SectionRow } from "@/lib/domain/section/queries";
import { findSignature } from "@/lib/domain/signature/queries";

/** An attempt with what sealing depends on. */
export interface SealingView {
  readonly attempt: AttemptRow;
  readonly answers: readonly AnswerRow[];
  readonly sections: readonly SectionRow[];
  readonly progress: readonly SectionProgress[];
}

/** Reads what the gates look at. */
export async function viewForSealing(ctx: Ctx, attempt: AttemptRow): Promise<SealingView> {
  const answers = await listAnswers(ctx, attempt.id);
  const sections = await listSectionRows(ctx, attempt.id);
  const progress = sections.map((section) => progressOf(section, answers));
  return { attempt, answers, sections, progress };
}

/** Carried answers that nobody confirmed yet stop both finalize and submit. */
export function refuseUnconfirmed(view: SealingView): void {
  const unconfirmed = view.progress.flatMap((section) => section.unconfirmed);
  if (unconfirmed.length === 0) return;
  throw new AppError("INCOMPLETE", {
    message: "Answers carried over from last year are not confirmed yet. See details.unconfirmed.",
    details: { unconfirmed },
  });
}

/** How many controls have which answer. */
export function breakdownOf(answers: readonly Pick<AnswerRow, "status">[]) {
  const count = (status: AnswerRow["status"]) =>
    answers.filter((answer) => answer.status === status).length;
  return {
    inPlace: count("In Place"),
    notInPlace: count("Not In Place"),
    notApplicable: count("Not Applicable"),
    compensating: count("In Place with Compensating Control"),
    unanswered: count("empty"),
  };
}

/** Controls that the section's answer left empty take over the section's answer and status. */
export async function inheritAnswers(ctx: Ctx, view: SealingView): Promise<void> {
  for (const section of view.sections) {
    const { overall, combinedAnswer } = section;
    if (!section.analyzedAt || overall === null || overall === "empty") continue;
    const empty = view.answers.filter(
      (answer) => answer.topLevel === section.topLevel && answer.status === "empty",
    );
    for (const { controlId } of empty) {
      const reason = `Not named in the answer: it takes over the answer of requirement ${section.topLevel} as a whole.`;
      const inherited = {
        status: overall,
        answer: combinedAnswer,
        reason,
        inherited: true,
        origin: "inherited" as const,
        parked: false,
      };
      await updateAnswer(ctx, view.attempt.id, controlId, inherited);
    }
  }
}

/** Seals: one winner. Documents and mail follow from the event. */
export async function sealAttempt(
  ctx: Ctx,
  view: SealingView,
  merchant: MerchantRow,
  how: { sealedBy: "finalize" | "submit"; deliveryEmail: string | undefined },
) {
  const { attempt } = view;
  const expiresAt = oneYearAfter(ctx.now);
  const sealed = await moveAttempt(ctx, attempt, "seal", {
    sealedAt: ctx.now,
    sealedBy: how.sealedBy,
    expiresAt,
    deliveryEmail: how.deliveryEmail ?? merchant.email,
  });
  if (!sealed) throw new AppError("ALREADY_SEALED");
  const signature = await findSignature(ctx, attempt.id);
  const breakdown = breakdownOf(await listAnswers(ctx, attempt.id));
  ctx.emit("attempt.sealed", attemptSubject(attempt), {
    saqType: attempt.saqType,
    sealedBy: how.sealedBy,
    signed: signature !== null,
    breakdown,
    expiresAt: expiresAt.toISOString(),
  });
  await updateMerchantRow(ctx, attempt.merchantId, { lastSaqType: attempt.saqType });
  const compliance = await refreshCompliance(ctx, attempt.merchantId);
  const orgCompliant = compliance.status === "compliant";
  return { sealed, expiresAt, signature, breakdown, orgCompliant };
}

/** The permanent, authenticated addresses of an attempt's documents. */
export function documentUrls(attempt: AttemptRow) {
  const base = `${config().baseUrl}/v1/merchants/${attempt.merchantId}/attempts/${attempt.id}/documents`;
  return { saqUrl: `${base}/saq.pdf`, aocUrl: `${base}/aoc.pdf` };
}
