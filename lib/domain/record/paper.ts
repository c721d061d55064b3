import type { RecordContent, RecordEvidence } from "./shape";

// Countries whose offices print on Letter; everybody else prints on A4 (ISO 216).
const LETTER: ReadonlySet<string> = new Set(
  "US CA MX PH CL CO CR GT PA DO SV NI HN VE PR".split(" "),
);

/** The paper of the merchant's country; A4 where that was not given. */
export function paperOf({ review }: RecordContent): RecordEvidence["paper"] {
  const address = review.find(({ groupId }) => groupId === "business_address");
  return LETTER.has(String(address?.fields.country ?? "")) ? "LETTER" : "A4";
}
