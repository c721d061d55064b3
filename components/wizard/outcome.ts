// Whether what was sealed counts for the merchant, as every page tells it.
import type { AttemptData } from "./data";

/** What an attempt comes to for the merchant: whether it counts, and why it does not. */
export type Outcome = "counts" | "sent_back" | "open";

/** Whether what was sealed counts. What reviewers look at counts until they send it back. */
export function outcomeOf({
  documentKeys,
  partnerReview,
}: Pick<AttemptData, "documentKeys" | "partnerReview">): Outcome {
  if (partnerReview?.state === "sent_back") return "sent_back";
  return documentKeys?.compliant ? "counts" : "open";
}
