// One row per requirement family, with counts in the questionnaire and ticks in the attestation.
import { Link, View } from "@react-pdf/renderer";
import { Words } from "./look/primitives";
import { STATUS_ORDER, StatusIcon, statusWord } from "./look/status";
import { COLOURS, STYLES } from "./look/theme";
import { type Family, tallyOf } from "./outcome";

const NUMBER = 30;
const COUNT = 60;

const CELL = { width: COUNT, textAlign: "center" } as const;

/** The name under which the pages of a family can be reached by a link. */
export function familyAnchor(familyId: string): string {
  return `family-${familyId}`;
}

function HeadRow() {
  return (
    <View
      style={[
        STYLES.row,
        {
          alignItems: "flex-end",
          paddingBottom: 5,
          borderBottomWidth: 1,
          borderColor: COLOURS.ink,
        },
      ]}
    >
      <Words style={[STYLES.label, { flex: 1 }]}>Requirement</Words>
      {STATUS_ORDER.map((status) => (
        <View key={status} style={{ width: COUNT, alignItems: "center" }}>
          <StatusIcon status={status} size={10} />
          <Words
            style={{
              fontSize: 6.6,
              lineHeight: 1.3,
              color: COLOURS.soft,
              textAlign: "center",
              marginTop: 3,
              paddingHorizontal: 3,
            }}
          >
            {statusWord(status)}
          </Words>
        </View>
      ))}
    </View>
  );
}

function CountCell({ count, strong }: { readonly count: number; readonly strong?: boolean }) {
  const weight = count > 0 || strong ? STYLES.strong : { color: COLOURS.faint };
  return <Words style={[STYLES.body, CELL, weight]}>{count > 0 ? String(count) : "\u2013"}</Words>;
}

function FamilyRow({ family, ticks }: { readonly family: Family; readonly ticks: boolean }) {
  return (
    <View style={[STYLES.row, STYLES.rule, { paddingVertical: 4.5 }]}>
      <View style={{ width: NUMBER }}>
        {ticks ? (
          <Words style={[STYLES.body, STYLES.strong]}>{family.id}</Words>
        ) : (
          <Link src={`#${familyAnchor(family.id)}`} style={{ textDecoration: "none" }}>
            <Words style={[STYLES.body, STYLES.strong, { color: COLOURS.teal }]}>{family.id}</Words>
          </Link>
        )}
      </View>
      <Words style={[STYLES.body, { flex: 1, paddingRight: 8 }]}>{family.title}</Words>
      {STATUS_ORDER.map((status) =>
        ticks ? (
          <View key={status} style={{ width: COUNT, alignItems: "center", paddingTop: 1.5 }}>
            {family.tally[status] > 0 ? <StatusIcon status={status} size={10} /> : null}
          </View>
        ) : (
          <CountCell key={status} count={family.tally[status]} />
        ),
      )}
    </View>
  );
}

/** Never longer than a page. Counts per answer, or with `ticks` only which answers were given at all. */
export function FamilyTable({
  families,
  ticks = false,
}: {
  readonly families: readonly Family[];
  readonly ticks?: boolean;
}) {
  const total = tallyOf(families.flatMap((family) => family.controls));
  return (
    <View wrap={false}>
      <HeadRow />
      {families.map((family) => (
        <FamilyRow key={family.id} family={family} ticks={ticks} />
      ))}
      {ticks ? null : (
        <View style={[STYLES.row, { paddingVertical: 5 }]}>
          <Words style={[STYLES.body, STYLES.strong, { flex: 1 }]}>All requirements</Words>
          {STATUS_ORDER.map((status) => (
            <CountCell key={status} count={total[status]} strong />
          ))}
        </View>
      )}
    </View>
  );
}
