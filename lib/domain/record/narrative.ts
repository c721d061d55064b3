import type { NarrativeInput } from "@/lib/assessor/port";
import type { SealedRecord } from "./shape";

/** What a language model may write the narrative parts from: the merchant's own words of the record. */
export function narrativeInput(record: SealedRecord): NarrativeInput {
  const { name, description, channel, vendor } = record.paymentMethod;
  return {
    saqType: record.assessment.saqType,
    merchantName: record.merchant.name,
    paymentMethod: { name, description, channel, vendor },
    review: record.review.flatMap(({ groupId, answer }) =>
      answer === null ? [] : [{ groupId, answer }],
    ),
  };
}
