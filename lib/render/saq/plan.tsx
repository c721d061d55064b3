// What is still open, what will be done about it, by when and by whom.
import { View } from "@react-pdf/renderer";
import type { SealedRecord } from "@/lib/domain/record/shape";
import {
  columns,
  Heading,
  keepLastTogether,
  NOT_GIVEN,
  Quotation,
  TableHead,
  Words,
} from "@/lib/render/look/primitives";
import { COLOURS, STYLES } from "@/lib/render/look/theme";
import { controlsOf } from "@/lib/render/outcome";
import { otherPlans, type Plan, planOf } from "@/lib/render/plans";

const CONTROL = 172;
const DATE = 88;
const WHO = 96;
const CELLS = columns(CONTROL, DATE + WHO);

/** A longer row may be divided between two pages. */
const LETTERS_ON_ONE_PAGE = 900;

interface PlanEntry {
  readonly controlId: string;
  readonly title: string;
  readonly plan: Plan;
}

function planEntries(record: SealedRecord): readonly PlanEntry[] {
  const open = controlsOf(record).filter(({ status }) => status === "Not In Place");
  const others = otherPlans(record).map((plan) => ({
    controlId: plan.controlId ?? NOT_GIVEN,
    title: "Named in the plan; not among the controls that are Not In Place.",
    plan,
  }));
  const own = open.map((control) => ({
    controlId: control.controlId,
    title: control.title,
    plan: planOf(record, control),
  }));
  return [...own, ...others];
}

function PlanRow({
  controlId,
  title,
  plan,
  place,
}: PlanEntry & { readonly place: readonly [index: number, count: number] }) {
  const long = (plan.plan?.length ?? 0) + (plan.by?.length ?? 0) > LETTERS_ON_ONE_PAGE;
  return (
    <View
      wrap={long}
      {...keepLastTogether(...place)}
      style={[STYLES.row, STYLES.rule, { paddingVertical: 5 }]}
    >
      <View style={[STYLES.row, CELLS.left, { paddingRight: 10 }]}>
        <Words style={[STYLES.small, STYLES.strong, { width: 44, color: COLOURS.teal }]}>
          {controlId}
        </Words>
        <Words style={[STYLES.small, { flex: 1 }]}>{title}</Words>
      </View>
      <Words style={[STYLES.small, CELLS.middle]}>{plan.plan ?? NOT_GIVEN}</Words>
      <View style={[STYLES.row, CELLS.right]}>
        <Words style={[STYLES.small, { width: DATE, paddingLeft: 10 }]}>
          {plan.date ?? NOT_GIVEN}
        </Words>
        <Words style={[STYLES.small, { width: WHO, paddingLeft: 10 }]}>
          {plan.by ?? NOT_GIVEN}
        </Words>
      </View>
    </View>
  );
}

function PlanTable({ entries }: { readonly entries: readonly PlanEntry[] }) {
  return (
    <View>
      <TableHead>
        <Words style={[STYLES.label, { width: CONTROL }]}>Control</Words>
        <Words style={[STYLES.label, { flex: 1 }]}>What will be done</Words>
        <Words style={[STYLES.label, { width: DATE, paddingLeft: 10 }]}>By when</Words>
        <Words style={[STYLES.label, { width: WHO, paddingLeft: 10 }]}>By whom</Words>
      </TableHead>
      {entries.map((entry, index) => (
        <PlanRow
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one record never change places
          key={index}
          {...entry}
          place={[index, entries.length]}
        />
      ))}
    </View>
  );
}

/** The plan for each control that is Not In Place, and the controls without an answer. */
export function RemediationPlan({ record }: { readonly record: SealedRecord }) {
  const entries = planEntries(record);
  const unanswered = controlsOf(record).filter(({ status }) => status === "empty");
  const words = record.review.find(({ groupId }) => groupId === "remediation")?.answer ?? null;
  const title = "What is still open, and the plan for it";
  return (
    <>
      <Heading bookmark={title} ahead={60}>
        {title}
      </Heading>
      {entries.length > 0 ? (
        <PlanTable entries={entries} />
      ) : (
        <Words style={STYLES.lead}>No control was answered Not In Place.</Words>
      )}
      {words === null ? null : (
        <>
          <View minPresenceAhead={30} style={{ marginTop: 10 }}>
            <Words style={STYLES.label}>The plan in the merchant’s words</Words>
          </View>
          <Quotation style={STYLES.body}>{words}</Quotation>
        </>
      )}
      {unanswered.length > 0 ? (
        <Words label="Without an answer" style={[STYLES.body, { marginTop: 10 }]}>
          {unanswered.map(({ controlId }) => controlId).join(", ")}
        </Words>
      ) : null}
    </>
  );
}
