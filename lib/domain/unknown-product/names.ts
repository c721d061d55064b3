// Names of payment products as they are compared: two that differ in capitals, accents or hyphens are one.
import type { ExtractedFact } from "@/lib/assessor/port";
import { findProducts, productById } from "@/lib/pci/products";
import { UNKNOWN_PRODUCT_MAX } from "@/lib/pci/unknown-product";
import { wordsOf } from "@/lib/pci/words";

/** The fact that holds what a product is called. */
const PRODUCT_FACT = "product";

/** A name that was written of a product. */
export interface NamedProduct {
  /** As it is compared. */
  readonly name: string;
  /** As it was written. */
  readonly spelling: string;
}

/** A name as it is compared. */
export function comparedName(name: string): string {
  return wordsOf(name)
    .map(({ plain }) => plain)
    .join(" ");
}

/**
 * The products among what was found in a merchant's words that the table does not know, each once. What the partner's
 * description of a product names, no merchant has named.
 */
export function unknownIn(
  facts: readonly Pick<ExtractedFact, "fact" | "value" | "basis">[],
): readonly NamedProduct[] {
  const named = facts
    .filter(({ fact, basis }) => fact === PRODUCT_FACT && basis !== "product")
    .map(({ value }) => ({ name: comparedName(value), spelling: value.trim() }))
    .filter(({ name, spelling }) => isKept(name, spelling));
  return [...new Map(named.map((product) => [product.name, product])).values()];
}

function isKept(name: string, spelling: string): boolean {
  if (name === "" || name.length > UNKNOWN_PRODUCT_MAX) return false;
  if (spelling.length > UNKNOWN_PRODUCT_MAX) return false;
  return !productById(spelling) && findProducts(spelling).length === 0;
}
