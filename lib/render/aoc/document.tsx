import { Cover } from "@/lib/render/cover";
import { SealingEvidence, Verification } from "@/lib/render/evidence/sealing";
import { SigningEvidence } from "@/lib/render/evidence/signing";
import { Sheets, type SheetsProps } from "@/lib/render/look/sheet";
import { familiesOf } from "@/lib/render/outcome";
import { AssessmentParts } from "./assessment-parts";
import { PlanPart } from "./plan-part";
import { ResultParts, SectionTwo } from "./result-parts";
import { ScopeParts } from "./scope-parts";
import { SignatureParts } from "./signature-parts";
import { SupplierParts } from "./supplier-parts";
import { WhoParts } from "./who-parts";

/** The title of the attestation document. */
export const AOC_TITLE = "Attestation of Compliance";

/** Every page of the attestation, in the order of the parts of the form. */
export function AocSheets({ printed, running }: SheetsProps) {
  const { record } = printed;
  const families = familiesOf(record);
  return (
    <>
      <Cover printed={printed} running={running} title={AOC_TITLE} kind="aoc" />
      <Sheets running={running} bookmark="Sections 1 and 2: who and what was assessed">
        <WhoParts record={record} />
        <ScopeParts printed={printed} />
        <SupplierParts record={record} />
        <AssessmentParts record={record} families={families} />
        <SectionTwo record={record} />
      </Sheets>
      <Sheets
        running={running}
        bookmark="Section 3 and evidence: result, signature, plan and how to check them"
      >
        <ResultParts record={record} />
        <SignatureParts printed={printed} />
        <PlanPart record={record} families={families} />
        <SigningEvidence record={record} />
        <SealingEvidence printed={printed} />
        <Verification record={record} />
      </Sheets>
    </>
  );
}
