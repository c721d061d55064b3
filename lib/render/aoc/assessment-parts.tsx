// Parts 2g and 2h: the answers by requirement, and the right to the type.
import type { SealedRecord } from "@/lib/domain/record/shape";
import type { Family } from "@/lib/render/outcome";
import { StatementList } from "@/lib/render/statement-list";
import { eligibilityOf } from "@/lib/render/statements";
import { AnswerSummary } from "./answer-summary";
import { Note, Part, PartHeading } from "./part";

/** Parts 2g and 2h. SAQ D has no Part 2h. */
export function AssessmentParts({
  record,
  families,
}: {
  readonly record: SealedRecord;
  readonly families: readonly Family[];
}) {
  const { saqType } = record.assessment;
  const full = saqType === "SAQ D";
  return (
    <>
      <AnswerSummary
        families={families}
        full={full}
        lead={<PartHeading number="2g" title="Answers by requirement" />}
      />
      <Note>
        {"The figures are numbers of controls. A sign stands for each answer that a requirement has." +
          (full ? " This is a full assessment, so nothing is Not Tested." : "")}
      </Note>
      {full ? null : (
        <Part number="2h" title={`Why ${saqType} may be used for this channel`}>
          <StatementList statements={eligibilityOf(record)} signature={record.signature} />
        </Part>
      )}
    </>
  );
}
