// The statements of an attestation as both documents list them.
import { View } from "@react-pdf/renderer";
import type { RecordSignature } from "@/lib/domain/record/shape";
import type { ControlStatus } from "@/lib/pci/response";
import { columns, Quotation, Rule, Words } from "./look/primitives";
import { StatusMark } from "./look/status";
import { STYLES } from "./look/theme";
import { type RecordStatement, type Standing, type StandingTone, standingsOf } from "./statements";

const CELLS = columns(0, 150);

/** A longer row may be divided between two pages. */
const LETTERS_ON_ONE_PAGE = 900;

const SIGNS: Readonly<Record<StandingTone, ControlStatus>> = {
  for: "In Place",
  against: "Not In Place",
  open: "empty",
  none: "Not Applicable",
};

/** The sign and the word of one standing. */
export function StandingMark({ tone, word }: Pick<Standing, "tone" | "word">) {
  return <StatusMark status={SIGNS[tone]} word={word} />;
}

function StatementRow({
  statement,
  standings,
}: {
  readonly statement: RecordStatement;
  readonly standings: readonly Standing[];
}) {
  const quotes = standings.flatMap(({ quote }) => (quote === null ? [] : [quote]));
  const letters = [statement.text, statement.agreement ?? "", ...quotes].join("").length;
  return (
    <View
      wrap={letters > LETTERS_ON_ONE_PAGE}
      style={[STYLES.row, STYLES.rule, { paddingVertical: 6 }]}
    >
      <View style={CELLS.middle}>
        <Words style={STYLES.body}>{statement.text}</Words>
        {statement.agreement ? (
          <Words style={[STYLES.note, { marginTop: 3 }]}>{statement.agreement}</Words>
        ) : null}
        {quotes.map((quote) => (
          <View key={quote} style={{ marginTop: 3 }}>
            <Quotation>{quote}</Quotation>
          </View>
        ))}
      </View>
      <View style={[CELLS.right, { paddingLeft: 18 }]}>
        {standings.map(({ tone, word }) => (
          <StandingMark key={word} tone={tone} word={word} />
        ))}
        {statement.reference === null ? null : (
          <Words style={[STYLES.note, { marginTop: 2 }]}>{statement.reference}</Words>
        )}
      </View>
    </View>
  );
}

/** Statements with what the signatory said to each, else where each stands. */
export function StatementList({
  statements,
  signature,
}: {
  readonly statements: readonly RecordStatement[];
  readonly signature: RecordSignature | null;
}) {
  // Not in a box of their own: the page breaker would leave the heading above it alone on its page.
  return (
    <>
      <Rule />
      {statements.map((statement) => (
        <StatementRow
          key={statement.id}
          statement={statement}
          standings={standingsOf(statement, signature)}
        />
      ))}
    </>
  );
}
