// The words of the prompts and of the server's own introduction. Tool names stand in backticks; a test
// proves that each of them exists.
import type { describeControl } from "./resources";

/** What the server tells a client about itself when they meet. */
export const INSTRUCTIONS = [
  "Sealwright runs PCI DSS v4.0.1 self-assessments for small merchants: it finds the right questionnaire, asks plain questions, spreads each answer over the controls it speaks to, and seals a signed SAQ and AoC.",
  "The usual way: `merchants_create`, `payment_methods_create`, `payment_methods_determine`, `attempts_open`, then for each section `sections_combined` and `sections_analyze`, then `review_get` and `review_answer`, `attempts_sign`, `attempts_finalize`, `documents_download`. A session token begins at `payment_methods_list`.",
  "Work that takes time answers with a `jobId`; poll it with `jobs_determine`, `jobs_section` or `jobs_saq_control` every 2 to 3 seconds.",
  "The answers are the merchant's statements: ask, and pass on what was said. Never make one up, and never sign or seal without a person's clear consent. Never send card numbers or security codes: they are refused.",
  "A refusal is a result with isError and a `code`; `details` says what to put right. Give every new intent of a creating tool its own idempotencyKey, and repeat it only when you repeat the same call.",
].join("\n\n");

const HONESTY = [
  "Rules that hold throughout:",
  "- Every answer is the merchant's own statement. Ask, wait, and send the reply in the merchant's words. If you do not know something, ask; do not guess.",
  "- If somebody types a card number or a security code, do not send it on. Ask for the answer without it.",
  "- Not In Place is a proper answer. Never talk anybody into a better one; ask instead what will be done about it, and by when.",
  "- When a call is refused, read `code` and `details`, put that right, and go on from there.",
].join("\n");

/** Where an assessment starts. */
export interface AssessmentStart {
  readonly merchantId: string | undefined;
  readonly paymentMethodId: string | undefined;
  readonly start: "partner" | "merchant";
}

/** How to run an assessment from the first answer to the documents. */
export function assessmentText({ merchantId, paymentMethodId, start }: AssessmentStart): string {
  return [
    `Please take ${merchantId ? `the merchant ${merchantId}` : "a merchant"} through its PCI DSS self-assessment.`,
    HONESTY,
    [
      "Steps:",
      `1. ${firstStep(merchantId, start)}`,
      `2. ${methodStep(paymentMethodId)}`,
      '3. Call `payment_methods_determine` with that description and `wait` "1". If it asks a follow-up question, put it to the merchant as it is and send the reply with `payment_methods_followup`, then poll `jobs_determine`. If the result is out of scope, explain its reason and stop.',
      "4. Tell the merchant in one sentence which questionnaire applies and why. Look with `attempts_list` whether an attempt is open already; if not, call `attempts_open` with the determined `saqType`.",
      "5. For each section that `sections_list` shows as not complete: `sections_combined`, poll `jobs_section`, ask the merchant its short questions (`parts`) one at a time, send each choice and the words beside it with `sections_analyze`, poll `jobs_section` again. A gate that is answered with no closes the parts that it names: do not ask those. Show what was understood: the status of each control and what it rests on. Ask the follow-ups that come; where controls still stay uncovered or contradict, ask about each one with `questions_combined` and `questions_analyze`, polling `jobs_saq_control`.",
      "6. For every control that is met by a compensating control, gather the six texts and send them with `questions_worksheet`.",
      "7. Call `review_get`, ask the open questions in it, send each with `review_answer`, and clear up every contradiction it names.",
      "8. Summarize all answers. Ask who signs, with name and title, and let that person confirm in their own words that the answers are true. Only then call `attempts_sign`.",
      "9. Ask once more whether to seal, since nothing can be changed afterwards. Then call `attempts_finalize`, and offer both documents with `documents_download` (`saq` and `aoc`).",
    ].join("\n"),
    "Ask one thing at a time, in everyday words, and keep the merchant told how many sections remain.",
  ].join("\n\n");
}

function firstStep(merchantId: string | undefined, start: AssessmentStart["start"]): string {
  if (merchantId) return "Read the merchant with `merchants_get` and say where it stands.";
  if (start === "merchant") return "Read your own merchant with `merchants_get`.";
  return "Ask for the merchant's name, look it up with `merchants_list`, and make it with `merchants_create` only if it is not there.";
}

function methodStep(paymentMethodId: string | undefined): string {
  if (paymentMethodId) {
    return `Read the payment method ${paymentMethodId} with \`payment_methods_get\` and check with the merchant that its description still holds.`;
  }
  return "Call `payment_methods_list`. Ask how the merchant takes cards, one way at a time: where the card number is entered, on whose page or device, and whether anything is kept. Make each way that is missing with `payment_methods_create`. Do the following steps for each.";
}

/** How to explain a control, with the catalogue's own words on it. */
export function controlText(
  control: ReturnType<typeof describeControl>,
  saqType: string | undefined,
): string {
  const asked = control.askedBy.join(", ");
  const context = saqType
    ? control.askedBy.some((type) => type === saqType)
      ? `The reader is filling in ${saqType}, which asks it.`
      : `The reader is filling in ${saqType}, which does not ask it: say so first.`
    : `It is asked in ${asked}.`;
  return [
    `Please explain control ${control.id} of PCI DSS v4.0.1 to somebody who runs a small business and is no technician. ${context}`,
    [
      `Title: ${control.title}`,
      `What must be true: ${control.requirement}`,
      `Guidance: ${control.guidance}`,
      ...(control.applicabilityNote ? [`When it applies: ${control.applicabilityNote}`] : []),
      `Evidence: ${control.evidence}`,
      `The question asked: ${control.question}`,
    ].join("\n"),
    "Cover, in this order and in under 250 words: what it guards against; what the business has to do, as a short list; an example of doing it and one of not doing it in a business of this kind; what to keep as evidence; and what to answer when it is only partly done. Use everyday words. Do not decide for the reader whether the control is in place, and add nothing to the requirement that is not above.",
  ].join("\n\n");
}

/** What a review of the portfolio can look at first. */
export const FOCUSES = {
  everything: "Give each part below the same weight.",
  expiring: "Look first at attestations that expire soon or have expired.",
  stalled: "Look first at merchants that began and did not go on.",
  not_started: "Look first at merchants that never began.",
} as const;

/** How to review a partner's book of merchants. */
export function portfolioText(focus: keyof typeof FOCUSES): string {
  return [
    `Please review our portfolio of merchants and tell us what to do next. ${FOCUSES[focus]}`,
    [
      "Steps:",
      "1. Call `portfolio_get`. State the compliance rate, the totals and the widest drop in the funnel, with the time the figures hold for.",
      "2. Take `expiringSoon` from the same answer, soonest first. For each, say how many days are left and whether a renewal is open already (`attempts_list`).",
      "3. Call `merchants_list` with `status` questions_in_progress and with review_in_progress. For those whose `updatedAt` is longest ago, see with `audit_list` what happened last.",
      "4. Call `merchants_list` with `status` not_started and with expired, and count them; name the ten oldest.",
      "5. Check with `partner_list_deliveries` and `status` failed whether our systems missed events.",
    ].join("\n"),
    "Then write: three sentences on the state of the book; a table of at most ten merchants to act on today, each with id, name, reason and one next step; and what you could not find out. Count only what the tools answered.",
    "Change nothing while you look. If you suggest to renew an attempt (`attempts_renew`) or to send somebody a link (`session_tokens_portal_link`), list it and wait for our go-ahead.",
  ].join("\n\n");
}
