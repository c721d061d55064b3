// Part 4: what is still open, what will be done about it, and by when.
import { View } from "@react-pdf/renderer";
import type { RecordControl, SealedRecord } from "@/lib/domain/record/shape";
import { Block, columns, Quotation, RunIn, Words } from "@/lib/render/look/primitives";
import { COLOURS, STYLES } from "@/lib/render/look/theme";
import type { Family } from "@/lib/render/outcome";
import { targetOf } from "@/lib/render/saq/control-row";
import { reviewAnswer } from "./merchant-parts";
import { Part } from "./part";

const CELLS = columns(168, 84);

function HeadRow() {
  return (
    <Block
      ahead={20}
      style={[STYLES.row, { paddingBottom: 4, borderBottomWidth: 1, borderColor: COLOURS.ink }]}
    >
      <Words style={[STYLES.label, CELLS.left]}>Control</Words>
      <Words style={[STYLES.label, CELLS.middle]}>What will be done</Words>
      <Words style={[STYLES.label, CELLS.right, { paddingLeft: 12 }]}>By when</Words>
    </Block>
  );
}

function PlanRow({ control }: { readonly control: RecordControl }) {
  const plan = control.plan ?? "Not given";
  return (
    <View wrap={plan.length > 900} style={[STYLES.row, STYLES.rule, { paddingVertical: 5 }]}>
      <View style={[STYLES.row, CELLS.left, { paddingRight: 12 }]}>
        <Words style={[STYLES.small, STYLES.strong, { width: 46, color: COLOURS.teal }]}>
          {control.controlId}
        </Words>
        <Words style={[STYLES.small, { flex: 1 }]}>{control.title}</Words>
      </View>
      <Words style={[STYLES.small, CELLS.middle]}>{plan}</Words>
      <Words style={[STYLES.small, CELLS.right, { paddingLeft: 12 }]}>{targetOf(control)}</Words>
    </View>
  );
}

function listOf(values: readonly string[]): string {
  return values.length > 0 ? values.join(", ") : "none";
}

/** Part 4, with one row for every control that is Not In Place. */
export function PlanPart({
  record,
  families,
}: {
  readonly record: SealedRecord;
  readonly families: readonly Family[];
}) {
  const controls = families.flatMap((family) => family.controls);
  const gaps = controls.filter((control) => control.status === "Not In Place");
  const unanswered = controls.filter((control) => control.status === "empty");
  const isDone = ({ tally }: Family) => tally["Not In Place"] === 0 && tally.empty === 0;
  const done = families.filter(isDone).map((family) => family.id);
  const words = reviewAnswer(record, "remediation");
  return (
    <Part number="4" title="Action plan">
      {gaps.length === 0 ? (
        <Words style={STYLES.body}>No control is Not In Place, so no action is planned.</Words>
      ) : (
        <>
          <HeadRow />
          {gaps.map((control) => (
            <PlanRow key={control.controlId} control={control} />
          ))}
        </>
      )}
      <View style={{ marginTop: 6 }}>
        {unanswered.length > 0 ? (
          <RunIn label="Without an answer">
            {listOf(unanswered.map((control) => control.controlId))}
          </RunIn>
        ) : null}
        <RunIn label="Requirements with nothing open">{listOf(done)}</RunIn>
      </View>
      {words ? (
        <View style={{ marginTop: 10 }}>
          <Quotation style={STYLES.body}>{words}</Quotation>
        </View>
      ) : null}
    </Part>
  );
}
