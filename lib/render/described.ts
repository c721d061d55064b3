// Whose words describe the payment method: the merchant's, or the partner's of a payment product.
import type { SealedRecord } from "@/lib/domain/record/shape";

/** Whether the payment method is described in the partner's words, as they stand. */
export function isDescribedByPartner(record: SealedRecord): boolean {
  return record.shapeVersion !== 1 && record.paymentMethod.descriptionOrigin === "preset";
}

/** Whether the questionnaire was found from the partner's words about a payment product. */
export function isDeterminedByPartner(record: SealedRecord): boolean {
  return record.shapeVersion !== 1 && record.determination.descriptionOrigin === "preset";
}
