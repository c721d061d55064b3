// What the determination job reads and writes. Internal: no address of their own.
import { z } from "zod";
import type { Assessed, Determination, DeterminationInput } from "@/lib/assessor/port";
import { completeJob, requireJob, takeOpenJob } from "@/lib/domain/job/queries";
import { DEFAULT_LANGUAGE, languageOf } from "@/lib/domain/language/shape";
import { refreshCompliance } from "@/lib/domain/merchant/compliance";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { type Ctx, operation } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
import {
  type PaymentMethodRow,
  requirePaymentMethod,
  updatePaymentMethodRow,
} from "@/lib/domain/payment-method/queries";
import { findPresetName } from "@/lib/domain/preset/queries";
import { voidChangedOf } from "@/lib/domain/signature/standing";
import { noteUnknownProducts } from "@/lib/domain/unknown-product/queries";
import type { SaqType } from "@/lib/pci/saq-type";
import { otherTypes } from "./outdated";
import {
  type DeterminationRow,
  findLatestThread,
  findThread,
  merchantTextsOf,
  type Showing,
  statusOf,
  todayOf,
  toResult,
  updateThread,
} from "./queries";

const JobRef = z.strictObject({ jobId: z.string() });

export const loadDetermination = operation({
  name: "determinations.load",
  summary: "What a determination job has to work on; null when it ended",
  kind: "query",
  actors: ["system"],
  input: JobRef,
  output: z.custom<DeterminationInput>().nullable(),
  errors: ["JOB_NOT_FOUND"],
  async handler(ctx, input) {
    const job = await requireJob(ctx, input.jobId, ["determine"]);
    const thread = await findThread(ctx, job.threadId ?? "");
    if (job.status !== "PROCESSING" || !thread) return null;
    const method = await requirePaymentMethod(ctx, job.merchantId, job.paymentMethodId ?? "");
    const { told = method } = thread.record;
    const today = await todayOf(ctx, method.merchantId);
    return {
      description: thread.description,
      channel: told.channel,
      vendor: told.vendor,
      rounds: thread.record.rounds,
      ...(await describedBy(ctx, method, told)),
      acquirer: { name: (await requirePartner(ctx)).name, choices: today.choices },
      otherTypes: otherTypes(method, today),
    };
  },
});

/** Whose words the description is; of a product's, what the product is called. */
async function describedBy(
  ctx: Ctx,
  { presetId }: PaymentMethodRow,
  { descriptionOrigin }: NonNullable<DeterminationRow["record"]["told"]>,
): Promise<Pick<DeterminationInput, "descriptionBy" | "product">> {
  if (descriptionOrigin !== "preset") return { descriptionBy: "merchant" };
  const product = presetId ? await findPresetName(ctx, presetId) : null;
  return { descriptionBy: "partner", product };
}

export const recordDetermination = operation({
  name: "determinations.record",
  summary: "Store what the assessor concluded",
  kind: "command",
  actors: ["system"],
  input: JobRef.extend({ conclusion: z.custom<Assessed<Determination>>() }),
  output: z.null(),
  errors: ["JOB_NOT_FOUND"],
  async handler(ctx, input) {
    const job = await takeOpenJob(ctx, input.jobId);
    const thread = job && (await findThread(ctx, job.threadId ?? ""));
    if (!job || !thread) return null;
    const { conclusion } = input;
    const record = { ...thread.record, conclusion };
    const latest = await findLatestThread(ctx, thread.paymentMethodId);
    // Something else was said of the payment method meanwhile: this conclusion decides nothing any more.
    const superseded = latest?.id !== thread.id;
    await updateThread(ctx, thread.id, {
      status: superseded ? "pending" : statusOf(conclusion),
      record,
    });
    await completeJob(ctx, job.id, toResult(conclusion, await showingOf(ctx, thread)));
    if (superseded) return null;
    if (conclusion.saqType) await determined(ctx, thread, conclusion, conclusion.saqType);
    else announceOpen(ctx, thread, job.id, conclusion);
    await voidChangedOf(ctx, [thread.merchantId]);
    await noteUnknownProducts(ctx, thread.merchantId, conclusion.facts);
    return null;
  },
});

async function showingOf(ctx: Ctx, { id, merchantId, record }: DeterminationRow): Promise<Showing> {
  const { locale } = await requireMerchant(ctx, merchantId);
  const { told, rounds } = record;
  const { descriptionOrigin } = told ?? {};
  const merchantTexts = merchantTextsOf({ descriptionOrigin, rounds });
  // Whoever polls a job asks for no language.
  const textLanguage = DEFAULT_LANGUAGE;
  return { threadId: id, language: languageOf(locale), textLanguage, merchantTexts, rounds };
}

async function determined(
  ctx: Ctx,
  thread: DeterminationRow,
  conclusion: Assessed<Determination>,
  saqType: SaqType,
) {
  await updatePaymentMethodRow(ctx, thread.paymentMethodId, { saqType });
  ctx.emit(
    "payment_method.determined",
    { id: thread.paymentMethodId, merchantId: thread.merchantId },
    { saqType, threadId: thread.id, assessor: conclusion.provenance.assessor },
  );
  await refreshCompliance(ctx, thread.merchantId);
}

/** A question is open, or no merchant questionnaire applies at all. */
function announceOpen(
  ctx: Ctx,
  thread: DeterminationRow,
  jobId: string,
  conclusion: Assessed<Determination>,
) {
  const subject = { id: jobId, merchantId: thread.merchantId };
  const refs = { paymentMethodId: thread.paymentMethodId, threadId: thread.id };
  const topic = conclusion.followUpTopic;
  if (topic) ctx.emit("determination.followup_asked", subject, { ...refs, topic });
  else
    ctx.emit("determination.out_of_scope", subject, { ...refs, reason: conclusion.reason ?? "" });
}
