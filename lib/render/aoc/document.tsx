import { Cover } from "@/lib/render/cover";
import { Sheets, type SheetsProps } from "@/lib/render/look/sheet";
import { familiesOf } from "@/lib/render/outcome";
import { AssessmentParts } from "./assessment-parts";
import { ScopeParts, WhoParts } from "./merchant-parts";
import { PlanPart } from "./plan-part";
import { ResultParts } from "./result-parts";
import { SignatureParts } from "./signature-parts";

/** The title of the attestation document. */
export const AOC_TITLE = "Attestation of Compliance";

/** Every page of the attestation, in the order of the parts of the form. */
export function AocSheets({ printed, running }: SheetsProps) {
  const { record } = printed;
  const families = familiesOf(record);
  return (
    <>
      <Cover record={record} running={running} title={AOC_TITLE} kind="aoc" lost={printed.lost} />
      <Sheets running={running} bookmark="Parts 1 and 2: who and what was assessed">
        <WhoParts record={record} />
        <ScopeParts record={record} />
        <AssessmentParts record={record} families={families} />
      </Sheets>
      <Sheets running={running} bookmark="Parts 3 and 4: result, signature and plan">
        <ResultParts record={record} />
        <SignatureParts printed={printed} />
        <PlanPart record={record} families={families} />
      </Sheets>
    </>
  );
}
