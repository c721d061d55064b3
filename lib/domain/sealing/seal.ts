// What finalize and submit share: inheriting, sealing, counting. Composed of queries, no operation.
import { oneYearAfter } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { type AttemptRow, attemptSubject, moveAttempt } from "@/lib/domain/attempt/queries";
import { documentUrl } from "@/lib/domain/document/shape";
import { questionJobAck } from "@/lib/domain/job/ack";
import { listAnalysesAtWork } from "@/lib/domain/job/queries";
import { anotherLacks, refreshCompliance } from "@/lib/domain/merchant/compliance";
import { type MerchantRow, updateMerchantRow } from "@/lib/domain/merchant/queries";
import type { Ctx } from "@/lib/domain/operation";
import { type AnswerRow, listAnswers, updateAnswer } from "@/lib/domain/question/queries";
import { composeContent } from "@/lib/domain/record/content";
import { changedSince } from "@/lib/domain/record/difference";
import { reasonsOf } from "@/lib/domain/record/outcome";
import type { Reason, RecordContent } from "@/lib/domain/record/shape";
import { writeFirstVersion } from "@/lib/domain/record/write";
import { putBeforeReviewers } from "@/lib/domain/review-queue/putting";
import { progressOf, type SectionProgress } from "@/lib/domain/section/completeness";
import { inheritedControls } from "@/lib/domain/section/inheritance";
import { listSectionRows, type SectionRow } from "@/lib/domain/section/queries";
import type { SignatureRow } from "@/lib/domain/signature/queries";

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

/** An answer that is being read belongs to what is sealed: nothing seals over it. */
export async function refuseAtWork(ctx: Ctx, attempt: AttemptRow): Promise<void> {
  const working = await listAnalysesAtWork(ctx, attempt);
  if (working.length === 0) return;
  throw new AppError("INCOMPLETE", {
    message: "Answers are still being read. Poll details.pendingJobs to their end, then seal.",
    details: { pendingJobs: working.map((job) => questionJobAck(job, "analyze").pollUrl) },
  });
}

/** Drafts that nobody confirmed yet stop both finalize and submit. */
export function refuseUnconfirmed(view: SealingView): void {
  const unconfirmed = view.progress.flatMap((section) => section.unconfirmed);
  if (unconfirmed.length === 0) return;
  throw new AppError("INCOMPLETE", {
    message:
      "Some answers are drafts that nobody confirmed yet: last year's, or the partner's for a payment product. See details.unconfirmed.",
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

/** Controls that the section's answer left empty take over its status: what the preview showed. */
export async function inheritAnswers(ctx: Ctx, view: SealingView): Promise<void> {
  for (const { control, status } of inheritedControls(view.sections, view.answers)) {
    const reason = `Not answered by itself: it takes over the status of requirement ${control.topLevel} as a whole.`;
    const inherited = { status, reason, inherited: true, origin: "inherited" as const };
    await updateAnswer(ctx, view.attempt.id, control.controlId, inherited);
  }
}

/** How an attempt is sealed. */
interface Sealing {
  readonly sealedBy: "finalize" | "submit";
  readonly deliveryEmail: string | undefined;
  /** The signature that stands; null: sealed unsigned. */
  readonly signature: SignatureRow | null;
}

/** Seals: one winner. The record is written here; documents and mail follow from the event. */
export async function sealAttempt(
  ctx: Ctx,
  view: SealingView,
  merchant: MerchantRow,
  { sealedBy, deliveryEmail, signature }: Sealing,
) {
  const { attempt } = view;
  const content = await composeContent(ctx, attempt);
  if (signature?.content) refuseChanged(signature.content, content);
  const expiresAt = oneYearAfter(ctx.now);
  const sealed = await moveAttempt(ctx, attempt, "seal", {
    ...{ sealedBy, expiresAt },
    sealedAt: ctx.now,
    deliveryEmail: deliveryEmail ?? merchant.email,
    ...{ openSection: null, followUpOpen: false },
  });
  if (!sealed) throw new AppError("ALREADY_SEALED");
  const stamped = { ...sealed, sealedAt: ctx.now, expiresAt };
  const record = await writeFirstVersion(ctx, stamped, content, signature);
  const breakdown = breakdownOf(content.sections.flatMap(({ controls }) => controls));
  const reasons: Reason[] = reasonsOf(content, signature);
  ctx.emit("attempt.sealed", attemptSubject(attempt), {
    ...{ saqType: attempt.saqType, sealedBy, breakdown, reasons },
    signed: signature !== null,
    expiresAt: expiresAt.toISOString(),
    recordSha256: record.sha256,
  });
  await putBeforeReviewers(ctx, stamped, content, view.answers);
  await updateMerchantRow(ctx, attempt.merchantId, { lastSaqType: attempt.saqType });
  const compliance = await refreshCompliance(ctx, attempt.merchantId);
  if (await anotherLacks(ctx, attempt.merchantId, attempt.paymentMethodId)) {
    reasons.push("other_payment_method");
  }
  const orgCompliant = compliance.status === "compliant";
  return { expiresAt, breakdown, orgCompliant, reasons };
}

/** The last look before the seal: no way around the commands that take a signature away. */
function refuseChanged(signed: RecordContent, now: RecordContent): void {
  const changed = changedSince(signed, now);
  if (changed.length === 0) return;
  throw new AppError("NO_SIGNATURE", {
    message: "What was signed has changed since. Sign again, then finalize.",
    details: { changed: changed.slice(0, 20) },
  });
}

/** The addresses of an attempt's documents. */
export function documentUrls(attempt: AttemptRow) {
  return { saqUrl: documentUrl(attempt, "saq"), aocUrl: documentUrl(attempt, "aoc") };
}
