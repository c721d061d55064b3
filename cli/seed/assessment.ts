// One merchant's assessment, walked as far as its part says.
import type { DemoMerchant } from "@/cli/demo/merchant-file";
import { openAttempt } from "@/lib/domain/attempt/operations/open";
import { renewAttempt } from "@/lib/domain/attempt/operations/renew";
import { answerFollowUp, determine } from "@/lib/domain/determination/operations";
import { createMerchant } from "@/lib/domain/merchant/operations";
import { createPaymentMethod } from "@/lib/domain/payment-method/operations";
import { analyzeControl } from "@/lib/domain/question/operations";
import { getReview, saveReview } from "@/lib/domain/review/operations";
import { finalizeAttempt } from "@/lib/domain/sealing/operations";
import { analyzeSection } from "@/lib/domain/section/operations";
import { signAttempt } from "@/lib/domain/signature/operations";
import { analyzeAnswerJob } from "@/lib/jobs/analyze-answer";
import { determineJob } from "@/lib/jobs/determine";
import { type Actor, merchantActor, partnerActor, type SeedPartner } from "./actor";

/** How far a merchant has come. */
export type Stage =
  | "created"
  | "described"
  | "asked"
  | "determined"
  | "answering"
  | "review"
  | "sealed"
  | "renewing";

/** One merchant of a world. */
export interface Part {
  readonly name: string;
  readonly file: DemoMerchant;
  readonly stage: Stage;
  /** When its last step was, in days ago. */
  readonly daysAgo: number;
  /** Of `answering`: how many requirements are answered. */
  readonly answered?: number;
  readonly withoutEmail?: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long before its last step a merchant was created. */
const WORKED_DAYS = 4;
/** The longest that all its steps take, so that none of them lies ahead. */
const LASTS_MS = 3 * 60 * 60 * 1000;
const UNCLEAR = "We take cards in our shop and sometimes over the phone.";

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Makes the merchant and walks it on; answers its id. */
export async function play(partner: SeedPartner, part: Part, now: Date): Promise<string> {
  const began = new Date(now.getTime() - (part.daysAgo + WORKED_DAYS) * DAY_MS);
  const site = `${slug(part.name)}.example`;
  const { id: merchantId } = await partnerActor(partner, began).does(createMerchant, {
    name: part.name,
    ...(part.withoutEmail ? {} : { email: `owner@${site}` }),
    website: `https://${site}`,
    externalMerchantId: `MID-${slug(part.name)}`,
  });
  if (part.stage === "created") return merchantId;
  const acted = new Date(now.getTime() - part.daysAgo * DAY_MS - LASTS_MS);
  const merchant = merchantActor(partner.partnerId, merchantId, acted);
  const attempt = await walk(merchant, { ...part, merchantId, site });
  if (part.stage === "renewing" && attempt) {
    const today = merchantActor(partner.partnerId, merchantId, new Date(now.getTime() - LASTS_MS));
    await today.does(renewAttempt, attempt);
  }
  return merchantId;
}

interface Walk extends Part {
  readonly merchantId: string;
  readonly site: string;
}

async function walk(actor: Actor, part: Walk): Promise<AttemptRefValues | null> {
  const { merchantId, file, stage } = part;
  const description = stage === "asked" ? UNCLEAR : file.paymentMethod.description;
  const method = await actor.does(createPaymentMethod, {
    merchantId,
    ...file.paymentMethod,
    description,
  });
  if (stage === "described") return null;
  const pmId = method.id;
  const saqType = await determineType(actor, { merchantId, pmId }, description, file);
  if (stage === "asked" || stage === "determined" || !saqType) return null;
  const opened = await actor.does(openAttempt, { merchantId, paymentMethodId: pmId, saqType });
  const ref = { merchantId, attemptId: opened.id };
  await answer(actor, ref, part, opened.applicableTopLevels);
  if (stage !== "answering") await attest(actor, ref, part);
  return ref;
}

async function determineType(
  actor: Actor,
  ref: { merchantId: string; pmId: string },
  description: string,
  file: DemoMerchant,
) {
  const ack = await actor.does(determine, { ...ref, description });
  const jobId = "jobId" in ack ? ack.jobId : "";
  await actor.works(determineJob, jobId);
  if (description === UNCLEAR) return null;
  for (const reply of file.followUpAnswers) {
    const threadId = "threadId" in ack ? ack.threadId : null;
    const next = await actor.does(answerFollowUp, { ...ref, threadId, answer: reply });
    await actor.works(determineJob, next.jobId);
  }
  return file.expectedSaqType;
}

interface AttemptRefValues {
  readonly merchantId: string;
  readonly attemptId: string;
}

async function answer(
  actor: Actor,
  ref: AttemptRefValues,
  { file, stage, answered = 0 }: Part,
  topLevels: readonly string[],
): Promise<void> {
  const wanted = stage === "answering" ? topLevels.slice(0, answered) : topLevels;
  for (const topLevel of wanted) {
    const text = file.answers[topLevel];
    if (!text) continue;
    const { jobId } = await actor.does(analyzeSection, { ...ref, topLevel, answer: text });
    await actor.works(analyzeAnswerJob, jobId);
  }
  if (stage === "answering") return;
  for (const [controlId, sent] of Object.entries(file.controlAnswers)) {
    const { jobId } = await actor.does(analyzeControl, { ...ref, controlId, ...sent });
    await actor.works(analyzeAnswerJob, jobId);
  }
}

/** Finalize without waiting for the documents: the worker makes them when it runs. */
const { awaits: _, ...rest } = finalizeAttempt;
const finalizeAtOnce = rest as typeof finalizeAttempt;

async function attest(actor: Actor, ref: AttemptRefValues, part: Walk): Promise<void> {
  const review = reviewOf(part);
  const { groups } = await actor.does(getReview, ref);
  const asked = groups.flatMap(({ groupId }) => {
    const fields = review[groupId];
    return fields ? [{ groupId, fields }] : [];
  });
  const saved = part.stage === "review" ? asked.slice(0, 2) : asked;
  await actor.does(saveReview, { ...ref, groups: saved });
  if (part.stage === "review") return;
  await actor.does(signAttempt, { ...ref, ...part.file.signature });
  await actor.does(finalizeAtOnce, { ...ref, allowIncomplete: true });
}

/** The file's business under the name that it plays. */
function reviewOf({ file, name, site }: Walk): DemoMerchant["review"] {
  const company = {
    ...file.review.company_info,
    ...{ legalName: `${name} LLC`, tradingNames: name },
    ...{ contactEmail: `owner@${site}`, website: `https://${site}` },
  };
  return { ...file.review, company_info: company };
}
