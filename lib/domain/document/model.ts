// Gathers everything that both documents print into one plain value.

import type { AttemptRow } from "@/lib/domain/attempt/queries";
import { findThread } from "@/lib/domain/determination/queries";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import type { Ctx } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
import { requirePaymentMethod } from "@/lib/domain/payment-method/queries";
import { type AnswerRow, listAnswers } from "@/lib/domain/question/queries";
import { listReviewAnswers } from "@/lib/domain/review/queries";
import { breakdownOf } from "@/lib/domain/sealing/seal";
import { listSectionRows, type SectionRow } from "@/lib/domain/section/queries";
import { englishWords } from "@/lib/domain/signature/acknowledgement";
import { findSignature, type SignatureView } from "@/lib/domain/signature/queries";
import { findControl } from "@/lib/pci/controls";
import { requireEdition } from "@/lib/pci/questionnaires";
import { findSectionText } from "@/lib/pci/sections";
import type { DocumentControl, DocumentModel, DocumentSection } from "@/lib/render/model";

/** The documents' content for a sealed attempt; the narrative is the assessor's, written by the job. */
export async function documentModelOf(
  ctx: Ctx,
  attempt: AttemptRow & { sealedAt: Date; expiresAt: Date },
): Promise<Omit<DocumentModel, "narrative">> {
  const partner = await requirePartner(ctx);
  const merchant = await requireMerchant(ctx, attempt.merchantId);
  const method = await requirePaymentMethod(ctx, attempt.merchantId, attempt.paymentMethodId);
  const answers = await listAnswers(ctx, attempt.id);
  const sections = await listSectionRows(ctx, attempt.id);
  const signature = await findSignature(ctx, attempt.id);
  const { name, description, channel, vendor } = method;
  return {
    attemptId: attempt.id,
    saqType: attempt.saqType,
    editionLabel: requireEdition(attempt.edition).label,
    partnerName: partner.name,
    merchant: {
      name: merchant.name,
      externalMerchantId: merchant.externalMerchantId,
      email: merchant.email,
      website: merchant.website,
    },
    paymentMethod: { name, description, channel, vendor },
    determination: await determinationOf(ctx, attempt),
    review: await listReviewAnswers(ctx, attempt.id),
    sections: sections.map((section) => sectionOf(section, answers)),
    breakdown: breakdownOf(answers),
    signature: signature && printedSignature(signature),
    sealedAt: attempt.sealedAt.toISOString(),
    expiresAt: attempt.expiresAt.toISOString(),
  };
}

/** Our own words are printed in English, whatever language they were confirmed in. */
function printedSignature(signature: SignatureView): NonNullable<DocumentModel["signature"]> {
  const { signatoryName, signatoryTitle, acknowledgement, signedAt } = signature;
  const { acknowledgementVersion: version, acknowledgementLanguage: language } = signature;
  return {
    ...{ signatoryName, signatoryTitle },
    acknowledgement: version === undefined ? acknowledgement : englishWords(version),
    acknowledgedIn: language ?? null,
    signedAt: signedAt.toISOString(),
  };
}

/** Criteria are printed only where they are those of the type that was opened. */
async function determinationOf(ctx: Ctx, attempt: AttemptRow) {
  const thread = await findThread(ctx, attempt.threadId);
  const conclusion = thread?.record.conclusion;
  const own = conclusion?.saqType === attempt.saqType ? conclusion : null;
  return {
    typeSource: attempt.typeSource,
    reason: own?.reason ?? null,
    overrideReason: attempt.overrideReason,
    qualifications: own?.qualifications ?? [],
  };
}

function sectionOf(section: SectionRow, answers: readonly AnswerRow[]): DocumentSection {
  const own = answers.filter((answer) => answer.topLevel === section.topLevel);
  const told = [...new Set(own.flatMap((row) => (row.answer === null ? [] : [row.answer])))];
  const combined = section.analyzedAt ? told : [];
  return {
    topLevel: section.topLevel,
    title: findSectionText(section.topLevel)?.title ?? "",
    combinedQuestion: section.combinedQuestion,
    combinedAnswer: combined.join("\n\n") || section.combinedAnswer,
    controls: own.map(controlOf),
  };
}

function controlOf(row: AnswerRow): DocumentControl {
  const control = findControl(row.controlId);
  if (!control) throw new Error(`control ${row.controlId} has no text`);
  return {
    controlId: row.controlId,
    title: control.title,
    requirement: control.requirement,
    status: row.status,
    quote: row.quote,
    reason: row.reason,
    inherited: row.inherited,
    remediationPlan: row.remediationPlan,
    remediationTargetDate: row.remediationTargetDate,
    worksheet: row.worksheet,
  };
}
