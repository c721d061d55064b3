// One row per requirement family, with the number of controls that have each answer.
import { Link, View } from "@react-pdf/renderer";
import type { ControlStatus } from "@/lib/pci/response";
import { Words } from "./look/primitives";
import { STATUS_ORDER, StatusIcon, statusWord } from "./look/status";
import { COLOURS, STYLES } from "./look/theme";
import { type Family, type Tally, tallyOf } from "./outcome";

const NUMBER = 30;
const COUNT = 60;

const CELL = { width: COUNT, textAlign: "center" } as const;

/** A status, or the answer that is on the form of SAQ D and that no control can have here. */
type Column = ControlStatus | "Not Tested";

/** The name under which the pages of a family can be reached by a link. */
export function familyAnchor(familyId: string): string {
  return `family-${familyId}`;
}

function columnsOf(total: Tally, notTested: boolean): readonly Column[] {
  const answers: readonly Column[] = STATUS_ORDER.filter(
    (status) => status !== "empty" || total.empty > 0,
  );
  const place = answers.indexOf("Not In Place");
  return notTested ? [...answers.slice(0, place), "Not Tested", ...answers.slice(place)] : answers;
}

function HeadRow({ columns }: { readonly columns: readonly Column[] }) {
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
      {columns.map((column) => (
        <View key={column} style={{ width: COUNT, alignItems: "center" }}>
          {column === "Not Tested" ? null : <StatusIcon status={column} size={10} />}
          <Words style={[STYLES.note, { textAlign: "center", marginTop: 3, paddingHorizontal: 2 }]}>
            {column === "Not Tested" ? column : statusWord(column)}
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

function countIn(tally: Tally, column: Column): number {
  return column === "Not Tested" ? 0 : tally[column];
}

function FamilyRow({
  family,
  columns,
}: {
  readonly family: Family;
  readonly columns: readonly Column[];
}) {
  return (
    <View style={[STYLES.row, STYLES.rule, { paddingVertical: 4.5 }]}>
      <View style={{ width: NUMBER }}>
        <Link src={`#${familyAnchor(family.id)}`} style={{ textDecoration: "none" }}>
          <Words style={[STYLES.body, STYLES.strong, { color: COLOURS.teal }]}>{family.id}</Words>
        </Link>
      </View>
      <Words style={[STYLES.body, { flex: 1, paddingRight: 8 }]}>{family.title}</Words>
      {columns.map((column) => (
        <CountCell key={column} count={countIn(family.tally, column)} />
      ))}
    </View>
  );
}

/** Counts per answer, never longer than a page; `notTested`: with the column that only SAQ D's form has. */
export function FamilyTable({
  families,
  notTested = false,
}: {
  readonly families: readonly Family[];
  readonly notTested?: boolean;
}) {
  const total = tallyOf(families.flatMap((family) => family.controls));
  const columns = columnsOf(total, notTested);
  return (
    <View wrap={false}>
      <HeadRow columns={columns} />
      {families.map((family) => (
        <FamilyRow key={family.id} family={family} columns={columns} />
      ))}
      <View style={[STYLES.row, { paddingVertical: 5 }]}>
        <Words style={[STYLES.body, STYLES.strong, { flex: 1 }]}>All requirements</Words>
        {columns.map((column) => (
          <CountCell key={column} count={countIn(total, column)} strong />
        ))}
      </View>
    </View>
  );
}
