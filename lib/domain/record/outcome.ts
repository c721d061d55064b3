// What stands against compliance in one attestation, and what it comes to: pure rules over what is sealed.
import type { Confirmation } from "@/lib/domain/statement/shape";
import { isExplained } from "@/lib/pci/not-applicable";
import type { Reason, RecordContent, RecordControl, RecordEvidence } from "./shape";

/** What was said with the signature; null: not signed. */
type Signed = { readonly confirmations: readonly Confirmation[] } | null;

type Test = (content: RecordContent, signed: Signed) => boolean;

function anyControl(test: (control: RecordControl) => boolean): Test {
  return ({ sections }) => sections.some(({ controls }) => controls.some(test));
}

const TESTS: readonly (readonly [Reason, Test])[] = [
  ["not_in_place", anyControl(({ status }) => status === "Not In Place")],
  ["unanswered", anyControl(({ status }) => status === "empty")],
  [
    "worksheet_missing",
    anyControl(
      ({ status, worksheet }) =>
        status === "In Place with Compensating Control" && worksheet === null,
    ),
  ],
  [
    "reason_missing",
    ({ sections }) =>
      sections.some(({ answer, controls }) =>
        controls.some(
          (control) => control.status === "Not Applicable" && !isExplained(control, answer),
        ),
      ),
  ],
  ["not_eligible", ({ statements }) => statements.some(({ basis }) => basis === "not_met")],
  [
    "attestation_declined",
    (_, signed) => signed?.confirmations.some(({ confirmed }) => confirmed === false) ?? false,
  ],
  ["unsigned", (_, signed) => signed === null],
];

/** What stands against compliance in this attestation; empty where it attests it. */
export function reasonsOf(content: RecordContent, signed: Signed): Reason[] {
  return TESTS.filter(([, test]) => test(content, signed)).map(([reason]) => reason);
}

/** The controls that a law is said to forbid. */
function forbiddenByLaw({ review }: RecordContent): ReadonlySet<string> {
  const fields = review.find(({ groupId }) => groupId === "business_description")?.fields;
  const rows = fields?.lawForbids === true && Array.isArray(fields.laws) ? fields.laws : [];
  return new Set(rows.map((row) => String(row.controlId ?? "")));
}

/** The result of part 3: the legal exception needs each control that is Not In Place to be one. */
export function resultOf(
  content: RecordContent,
  reasons: readonly Reason[],
): RecordEvidence["result"] {
  if (reasons.length === 0) return "compliant";
  if (reasons.some((reason) => reason !== "not_in_place")) return "non_compliant";
  const forbidden = forbiddenByLaw(content);
  const open = content.sections
    .flatMap(({ controls }) => controls)
    .filter(({ status }) => status === "Not In Place");
  return open.every(({ controlId }) => forbidden.has(controlId))
    ? "legal_exception"
    : "non_compliant";
}
