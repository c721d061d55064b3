import type { Step } from "@/components/site/steps";
import { openAttempt, renewAttempt } from "@/lib/domain/attempt/operations";
import { answerFollowUp, determine } from "@/lib/domain/determination/operations";
import { downloadDocument } from "@/lib/domain/document/operations";
import { createMerchant } from "@/lib/domain/merchant/operations";
import { createPaymentMethod } from "@/lib/domain/payment-method/operations";
import { answerReview } from "@/lib/domain/review/operations";
import { finalizeAttempt } from "@/lib/domain/sealing/operations";
import { analyzeSection, composeSection } from "@/lib/domain/section/operations";
import { signAttempt } from "@/lib/domain/signature/operations";

function callsOf(...operations: readonly { readonly rest?: string }[]): readonly string[] {
  return operations.flatMap(({ rest }) => (rest ? [rest] : []));
}

/** How an assessment goes, with the calls read off the operations themselves. */
export const STEPS: readonly Step[] = [
  {
    title: "List how cards are taken",
    text: "Create the merchant and add each way in which it takes cards: the web shop, the terminal on the counter, the phone. Each one is assessed by itself.",
    calls: callsOf(createMerchant, createPaymentMethod),
  },
  {
    title: "Find the right questionnaire",
    text: "The merchant describes each one in its own words. Sealwright finds which of the nine questionnaires fits and says why. If a fact that matters is missing, it asks; it does not guess.",
    calls: callsOf(determine, answerFollowUp, openAttempt),
  },
  {
    title: "Answer one question per requirement",
    text: "One plain question covers all controls of a requirement. The answer is spread over them: each gets a status only on words of the merchant, which are quoted. What the answer does not speak of stays open.",
    calls: callsOf(composeSection, analyzeSection),
  },
  {
    title: "Review and sign",
    text: "A few questions about the business, then the signature: a typed name, a title and the acknowledgement.",
    calls: callsOf(answerReview, signAttempt),
  },
  {
    title: "Seal",
    text: "Sealing locks the answers and makes two PDF documents, the questionnaire and the Attestation of Compliance. They are mailed and stay there to download. A year later, renewing carries the answers over.",
    calls: callsOf(finalizeAttempt, downloadDocument, renewAttempt),
  },
];
