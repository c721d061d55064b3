// Whose words a quotation is. The description of a payment product is the partner's text: what stands in it was never
// written by the merchant.
import type { DeterminationInput, OtherWay } from "@/lib/assessor/port";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/domain/language/shape";
import type { Evidence } from "./evidence";
import { askedBy, chosenBy, inOtherLanguages, putQuestion } from "./questions/wording";
import { filled, sentencesIn } from "./sentences";

/** Number of the source that the description is. */
const DESCRIPTION = 0;

/** What words are quoted with. */
export interface Quoting {
  readonly input: DeterminationInput;
  readonly language: Language;
}

/** The words, and who says them: `You wrote: "…"`. */
export function quotation(words: Evidence, quoting: Quoting): string {
  return quoted(quoteOf(words, quoting), words, quoting);
}

/** The same as a sentence: the words without the signs at their end. */
export function quotingSentence(words: Evidence, quoting: Quoting): string {
  const quote = quoteOf(words, quoting).replace(/(?<![\s.,;:!])[\s.,;:!]+$/, "");
  return `${quoted(quote, words, quoting)}.`;
}

function quoted(quote: string, words: Evidence, quoting: Quoting): string {
  const { frames } = sentencesIn(quoting.language);
  return filled(frames.quoted, { who: whoSays(words, quoting), quote });
}

/** Says who says the words: `You wrote`, or `The description of Harbor Pay says`. */
function whoSays({ source, basis }: Evidence, { input, language }: Quoting): string {
  const { chose, wrote, describes, describesUnnamed } = sentencesIn(language).frames;
  if (basis === "chosen") return chose;
  if (!isPartners({ source }, input)) return wrote;
  return input.product ? filled(describes, { product: input.product }) : describesUnnamed;
}

/** The words as they were written; what was chosen, as it is called in the language. */
function quoteOf({ quote, source, basis }: Evidence, { input, language }: Quoting): string {
  const round = input.rounds[source - 1];
  if (basis !== "chosen" || language === DEFAULT_LANGUAGE || !round) return quote;
  const put = askedBy(round.question);
  const chosen = chosenBy(round.question, round.answer);
  if (!put || !chosen) return quote;
  const asked = { topic: round.topic, ...putQuestion(put.asks, put.turn) };
  const choices = inOtherLanguages(asked)[language]?.choices;
  return choices?.find(({ value }) => value === chosen.value)?.label ?? quote;
}

/** Whether words stand in the partner's description of a product. */
export function isPartners(
  { source }: Pick<Evidence, "source">,
  { descriptionBy }: Pick<DeterminationInput, "descriptionBy">,
): boolean {
  return source === DESCRIPTION && descriptionBy === "partner";
}

/** Whose words bring up another way of taking cards. */
export function basisOf(
  words: Evidence,
  input: DeterminationInput,
): NonNullable<OtherWay["basis"]> {
  if (words.basis === "chosen") return "chosen";
  return isPartners(words, input) ? "product" : "said";
}

/** Whether the words bear on a part of their fact only: that a bank supplied a machine hints at its approval, no more. */
export function isPartial({ partial, slot, value }: Evidence): boolean {
  return partial === true || (slot === "pts" && value === "hint");
}

/** The words where somebody said it outright or chose it: only these are quoted for a fact, or prove one. */
export function proofIn(words: Evidence | undefined): Evidence | undefined {
  if (!words || words.source < 0 || words.basis === "product" || isPartial(words)) return undefined;
  return words.firmness === "certain" ? words : undefined;
}
