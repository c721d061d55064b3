// What a renewal answers in another way than last year.
import { View } from "@react-pdf/renderer";
import type { SealedRecord } from "@/lib/domain/record/shape";
import type { ControlStatus } from "@/lib/pci/response";
import { Block, Heading, RunIn, TableHead, Words } from "@/lib/render/look/primitives";
import { StatusMark } from "@/lib/render/look/status";
import { COLOURS, STYLES } from "@/lib/render/look/theme";
import { formatMoment } from "@/lib/render/moments";
import { controlsOf } from "@/lib/render/outcome";
import { NUMBER_WIDTH } from "./control-row";

type Changes = NonNullable<SealedRecord["changes"]>;

const STATUS = 128;

function ChangeRow({
  controlId,
  title,
  before,
  after,
}: {
  readonly controlId: string;
  readonly title: string;
  readonly before: ControlStatus;
  readonly after: ControlStatus;
}) {
  return (
    <Block style={[STYLES.row, STYLES.rule, { paddingVertical: 5 }]}>
      <Words style={[STYLES.strong, { width: NUMBER_WIDTH, color: COLOURS.teal }]}>
        {controlId}
      </Words>
      <Words style={[STYLES.small, { flex: 1, paddingRight: 10 }]}>{title}</Words>
      <View style={{ width: STATUS }}>
        <StatusMark status={before} />
      </View>
      <View style={{ width: STATUS }}>
        <StatusMark status={after} />
      </View>
    </Block>
  );
}

function StatusChanges({
  statuses,
  titles,
}: {
  readonly statuses: Changes["statuses"];
  readonly titles: ReadonlyMap<string, string>;
}) {
  if (statuses.length === 0) {
    return <Words style={STYLES.body}>No control has another status than last year.</Words>;
  }
  return (
    <View>
      <TableHead>
        <Words style={[STYLES.label, { width: NUMBER_WIDTH }]}>Number</Words>
        <Words style={[STYLES.label, { flex: 1 }]}>Control</Words>
        <Words style={[STYLES.label, { width: STATUS }]}>Last year</Words>
        <Words style={[STYLES.label, { width: STATUS }]}>Now</Words>
      </TableHead>
      {statuses.map(({ controlId, before, after }) => (
        <ChangeRow
          key={controlId}
          controlId={controlId}
          title={titles.get(controlId) ?? ""}
          before={before}
          after={after}
        />
      ))}
    </View>
  );
}

function listOf(controls: readonly string[]): string {
  return controls.length > 0 ? controls.join("; ") : "no control";
}

/** What changed since the assessment that this one renews; nothing where it renews none. */
export function ChangesSinceLastYear({ record }: { readonly record: SealedRecord }) {
  const { changes, assessment } = record;
  if (changes === null) return null;
  const titles = new Map(controlsOf(record).map(({ controlId, title }) => [controlId, title]));
  const title = "What changed since last year";
  const { renewedFrom } = assessment;
  return (
    <>
      <Heading bookmark={title} ahead={60}>
        {title}
      </Heading>
      {renewedFrom === null ? null : (
        <Words style={[STYLES.lead, { marginBottom: 6 }]}>
          {`This renews the assessment sealed ${formatMoment(renewedFrom.sealedAt)}, attempt ${renewedFrom.attemptId}.`}
        </Words>
      )}
      <StatusChanges statuses={changes.statuses} titles={titles} />
      <View style={{ marginTop: 6 }}>
        <RunIn label="Asked for the first time">
          {listOf(changes.newControls.map((id) => `${id} ${titles.get(id) ?? ""}`.trim()))}
        </RunIn>
        <RunIn label="No longer asked">
          {listOf(changes.droppedControls.map((each) => `${each.controlId} ${each.title}`))}
        </RunIn>
      </View>
    </>
  );
}
