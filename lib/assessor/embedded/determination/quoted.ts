// Whose words a quotation is. The description of a payment product is the partner's text: what stands in it was never
// written by the merchant.
import type { DeterminationInput, OtherWay } from "@/lib/assessor/port";
import type { Evidence } from "./evidence";

/** Number of the source that the description is. */
const DESCRIPTION = 0;

/** Says who says the words: `You wrote`, or `The description of Harbor Pay says`. */
export function whoSays(
  { source, basis }: Pick<Evidence, "source" | "basis">,
  input: DeterminationInput,
): string {
  if (basis === "chosen") return "You chose";
  if (!isPartners({ source }, input)) return "You wrote";
  return `The description of ${input.product ?? "the payment product"} says`;
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
