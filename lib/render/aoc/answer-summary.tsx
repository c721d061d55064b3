// Part 2g: which answers each requirement of the questionnaire has; the union of those of its controls.
import { View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { ControlStatus } from "@/lib/pci/response";
import { keepLastTogether, TableHead, Words } from "@/lib/render/look/primitives";
import { STATUS_ORDER, StatusIcon, statusWord } from "@/lib/render/look/status";
import { COLOURS, STYLES } from "@/lib/render/look/theme";
import { type Family, tallyOf } from "@/lib/render/outcome";

const NOT_TESTED = "Not Tested";

type Answer = ControlStatus | typeof NOT_TESTED;

const NUMBER = 26;

/**
 * The columns of the form, in its order; Not Tested is on the form of SAQ D alone. Where something is
 * not answered at all, a last column says so that no form has.
 */
function answersOf(families: readonly Family[], full: boolean): readonly Answer[] {
  const { empty } = tallyOf(families.flatMap(({ controls }) => controls));
  const columns = STATUS_ORDER.filter((status) => status !== "empty" || empty > 0);
  return columns.flatMap((status) =>
    status === "Not In Place" && full ? [NOT_TESTED, status] : [status],
  );
}

function wordOf(answer: Answer): string {
  return answer === NOT_TESTED ? NOT_TESTED : statusWord(answer);
}

function Head({ answers, width }: { readonly answers: readonly Answer[]; readonly width: number }) {
  return (
    <TableHead>
      <Words style={[STYLES.label, { flex: 1 }]}>Requirement</Words>
      {answers.map((answer) => (
        <View key={answer} style={{ width, paddingHorizontal: 2 }}>
          <Words style={[STYLES.note, { textAlign: "center", lineHeight: 1.25 }]}>
            {wordOf(answer)}
          </Words>
        </View>
      ))}
    </TableHead>
  );
}

function Count({ answer, family }: { readonly answer: Answer; readonly family: Family }) {
  const count = answer === NOT_TESTED ? 0 : family.tally[answer];
  if (answer === NOT_TESTED || count === 0) {
    return <Words style={[STYLES.body, { color: COLOURS.faint }]}>{"\u2013"}</Words>;
  }
  return (
    <View style={[STYLES.row, { alignItems: "center" }]}>
      <StatusIcon status={answer} size={9.5} />
      <Words style={[STYLES.body, { marginLeft: 4 }]}>{String(count)}</Words>
    </View>
  );
}

/** A row per requirement; each answer that it has, with the number of its controls. */
export function AnswerSummary({
  families,
  full,
  lead,
}: {
  readonly families: readonly Family[];
  /** The form has the column Not Tested, which a full assessment leaves empty. */
  readonly full: boolean;
  /** The heading right above it, as on `Table`. */
  readonly lead: ReactNode;
}) {
  const answers = answersOf(families, full);
  const width = answers.length > 4 ? 58 : 66;
  return (
    <View>
      {lead}
      <Head answers={answers} width={width} />
      {families.map((family, index) => (
        <View
          key={family.id}
          wrap={false}
          {...keepLastTogether(index, families.length)}
          style={[STYLES.row, STYLES.rule, { paddingVertical: 3.6 }]}
        >
          <Words style={[STYLES.body, STYLES.strong, { width: NUMBER }]}>{family.id}</Words>
          <Words style={[STYLES.body, { flex: 1, paddingRight: 8 }]}>{family.title}</Words>
          {answers.map((answer) => (
            <View key={answer} style={{ width, alignItems: "center" }}>
              <Count answer={answer} family={family} />
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}
