// Whose words stand in the description of a way of taking cards: a product's is the partner's text.
import type { MethodData } from "./data";

/** Whether words stand in the partner's description of the product that a way of taking cards uses. */
export function isFromProduct(
  method: Pick<MethodData, "description" | "descriptionOrigin"> | undefined,
  words: string,
): boolean {
  return method?.descriptionOrigin === "preset" && method.description.includes(words);
}
