// Parts 2e to 2h: products and providers, the answers by requirement, and the right to the type.
import type { SealedRecord } from "@/lib/domain/record/shape";
import { FamilyTable } from "@/lib/render/family-table";
import { Facts, Words } from "@/lib/render/look/primitives";
import { STYLES } from "@/lib/render/look/theme";
import type { Family } from "@/lib/render/outcome";
import { StatementList } from "@/lib/render/statement-list";
import { eligibilityOf } from "@/lib/render/statements";
import { Part } from "./part";

/** Parts 2e to 2h. SAQ D has no Part 2h. */
export function AssessmentParts({
  record,
  families,
}: {
  readonly record: SealedRecord;
  readonly families: readonly Family[];
}) {
  const { saqType } = record.assessment;
  return (
    <>
      <Part number="2e" title="Listed products and solutions">
        <Facts facts={[{ label: "Products", value: null }]} />
      </Part>
      <Part number="2f" title="Service providers">
        <Facts facts={[{ label: "Providers", value: null }]} />
      </Part>
      <Part number="2g" title="Answers by requirement">
        <FamilyTable families={families} ticks />
        <Words style={[STYLES.note, { marginTop: 6 }]}>
          A sign stands where at least one control of the requirement has that answer.
        </Words>
      </Part>
      {saqType === "SAQ D" ? null : (
        <Part number="2h" title={`Why ${saqType} may be used`}>
          <StatementList statements={eligibilityOf(record)} signature={record.signature} />
        </Part>
      )}
    </>
  );
}
