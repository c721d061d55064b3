import type { RecordContent, RecordEvidence } from "./shape";

// Countries whose offices print on Letter; everybody else prints on A4 (ISO 216).
const LETTER: ReadonlySet<string> = new Set(
  "US CA MX PH CL CO CR GT PA DO SV NI HN VE PR".split(" "),
);

/** The paper of the merchant's country; A4 where that was not given. */
export function paperOf({ review }: RecordContent): RecordEvidence["paper"] {
  const address = review.find(({ groupId }) => groupId === "business_address");
  return paperOfCountry(String(address?.fields.country ?? ""));
}

/** The paper of a country (ISO 3166, two letters); A4 where it is not known. */
export function paperOfCountry(country: string): RecordEvidence["paper"] {
  return LETTER.has(country) ? "LETTER" : "A4";
}
