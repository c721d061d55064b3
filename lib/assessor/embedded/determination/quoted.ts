// Whose words a quotation is. The description of a payment product is the partner's text: what stands in it was never
// written by the merchant.
import type { DeterminationInput } from "@/lib/assessor/port";
import type { Evidence } from "./evidence";

/** Number of the source that the description is. */
const DESCRIPTION = 0;

/** Says who says the words: `You wrote`, or `The description of Harbor Pay says`. */
export function whoSays(
  { source, basis }: Pick<Evidence, "source" | "basis">,
  input: DeterminationInput,
): string {
  if (basis === "chosen") return "You chose";
  if (source !== DESCRIPTION || input.descriptionBy !== "partner") return "You wrote";
  return `The description of ${input.product ?? "the payment product"} says`;
}
