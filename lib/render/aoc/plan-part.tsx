// Part 4: which requirements are met, what is still open, what will be done about it, by when and by whom.
import { View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { RecordControl, SealedRecord } from "@/lib/domain/record/shape";
import { NOT_GIVEN, Words } from "@/lib/render/look/primitives";
import { StatusIcon } from "@/lib/render/look/status";
import { type Row, Table } from "@/lib/render/look/table";
import { COLOURS, STYLES } from "@/lib/render/look/theme";
import type { Family } from "@/lib/render/outcome";
import { type Plan, planOf } from "@/lib/render/plans";
import { Note, OwnWords, Part, PartHeading, Subheading } from "./part";
import { type Gap, gapsOf, plansOfNoGap } from "./plan";

/** Room for the number of a control. */
const NUMBER = 44;

const HEADING = { number: "4", title: "Action plan" } as const;

function Met({ met }: { readonly met: boolean }) {
  return (
    <View style={[STYLES.row, { alignItems: "center" }]}>
      <StatusIcon status={met ? "In Place" : "Not In Place"} size={9} />
      <Words style={[STYLES.small, { marginLeft: 5 }]}>{met ? "Yes" : "No"}</Words>
    </View>
  );
}

function familyRow(family: Family): Row {
  const gaps = gapsOf(family);
  const ids = gaps.map(({ control }) => control.controlId).join(", ");
  return {
    key: family.id,
    cells: [family.id, family.title, <Met key="met" met={gaps.length === 0} />, ids || "\u2013"],
  };
}

function Control({ control }: { readonly control: RecordControl }) {
  return (
    <View style={STYLES.row}>
      <Words style={[STYLES.small, STYLES.strong, { width: NUMBER, color: COLOURS.teal }]}>
        {control.controlId}
      </Words>
      <Words style={[STYLES.small, STYLES.strong, { flex: 1 }]}>{control.title}</Words>
    </View>
  );
}

function rowOf(key: string, control: ReactNode, state: string, plan: Plan): Row {
  return {
    key,
    cells: [control, state, plan.date ?? NOT_GIVEN, plan.by ?? NOT_GIVEN],
    below: { label: "What will be done", text: plan.plan ?? NOT_GIVEN, indent: NUMBER },
  };
}

function planRows(record: SealedRecord, gaps: readonly Gap[]): Row[] {
  const own = gaps.map(({ control, state }) =>
    rowOf(
      control.controlId,
      <Control key="control" control={control} />,
      state,
      planOf(record, control),
    ),
  );
  const others = plansOfNoGap(record).map((plan, index) =>
    rowOf(`other ${index}`, plan.controlId ?? NOT_GIVEN, "Not among the open controls", plan),
  );
  return [...own, ...others];
}

function Requirements({ families }: { readonly families: readonly Family[] }) {
  return (
    <Table
      lead={<PartHeading {...HEADING} />}
      columns={[
        { label: "No.", share: 6 },
        { label: "Requirement", share: 44 },
        { label: "Compliant", share: 14 },
        { label: "Open controls", share: 36 },
      ]}
      rows={families.map(familyRow)}
    />
  );
}

function Plans({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <Table
      lead={<Subheading>The plan for each open control</Subheading>}
      columns={[
        { label: "Control", share: 46 },
        { label: "State", share: 18 },
        { label: "By when", share: 17 },
        { label: "By whom", share: 19 },
      ]}
      rows={rows}
    />
  );
}

/** Part 4; a plan is due only where the result is Non-compliant. */
export function PlanPart({
  record,
  families,
}: {
  readonly record: SealedRecord;
  readonly families: readonly Family[];
}) {
  if (record.evidence.result !== "non_compliant") {
    return (
      <Part {...HEADING}>
        <Words style={STYLES.body}>
          No action plan is due: it is asked only where the result is Non-compliant.
        </Words>
      </Part>
    );
  }
  const gaps = families.flatMap(gapsOf);
  const rows = planRows(record, gaps);
  return (
    <>
      <Requirements families={families} />
      {gaps.length > 0 ? null : (
        <Note>No control is open; Part 3 says what stands against compliance.</Note>
      )}
      {rows.length > 0 ? <Plans rows={rows} /> : null}
      <OwnWords record={record} groupId="remediation" about="The plan" />
    </>
  );
}
