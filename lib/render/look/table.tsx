// A table whose headings come again on every page that it reaches.
import { View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { keepLastTogether, TableHead, Words } from "./primitives";
import { STYLES } from "./theme";

/** One column: its heading, and its share of the width; the shares of a table add up to 100. */
export interface Column {
  readonly label: string;
  readonly share: number;
}

/** One row: an entry for each column, a text or something drawn. */
export interface Row {
  readonly key: string;
  readonly cells: readonly (string | ReactNode)[];
  /** What stands under the cells, `indent` points from the left. */
  readonly below?: { readonly label: string; readonly text: string; readonly indent: number };
}

/** A row with more letters than this may be divided between two pages. */
const LETTERS_ON_ONE_PAGE = 600;

const GAP = 10;

/**
 * Where a cell stands. A row that continues on the next page has only those cells there that are not
 * finished, so each keeps its place by margins of its own and takes no room from the others.
 */
function placesOf(columns: readonly Column[]) {
  let left = 0;
  return columns.map(({ share }) => {
    const place = {
      width: `${share}%`,
      marginLeft: `${left}%`,
      marginRight: `${-(left + share)}%`,
      paddingRight: GAP,
      flexShrink: 0,
    };
    left += share;
    return place;
  });
}

function lettersIn(row: Row): number {
  return row.cells.reduce<number>(
    (most, cell) => Math.max(most, typeof cell === "string" ? cell.length : 0),
    row.below?.text.length ?? 0,
  );
}

function TableRow({
  row,
  columns,
  places,
  together,
}: {
  readonly row: Row;
  readonly columns: readonly Column[];
  readonly places: ReturnType<typeof placesOf>;
  readonly together: ReturnType<typeof keepLastTogether>;
}) {
  const { below } = row;
  return (
    <View
      wrap={lettersIn(row) > LETTERS_ON_ONE_PAGE}
      {...together}
      style={[STYLES.rule, { paddingVertical: 4.5 }]}
    >
      <View style={STYLES.row} minPresenceAhead={below ? 30 : 0}>
        {row.cells.map((cell, index) => (
          <View key={columns[index]?.label} style={places[index]}>
            {typeof cell === "string" ? <Words style={STYLES.small}>{cell}</Words> : cell}
          </View>
        ))}
      </View>
      {below ? (
        <Words
          label={below.label}
          style={[STYLES.small, { marginTop: 2, marginLeft: below.indent }]}
        >
          {below.text}
        </Words>
      ) : null}
    </View>
  );
}

/** A table of texts. */
export function Table({
  columns,
  rows,
  lead,
}: {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /**
   * The heading right above the table. The page breaker keeps a heading with what follows it only where
   * both stand in one box, so a table under a heading takes it in.
   */
  readonly lead?: ReactNode;
}) {
  const places = placesOf(columns);
  return (
    <View>
      {lead}
      <TableHead>
        {columns.map(({ label }, index) => (
          <View key={label} style={places[index]}>
            <Words style={STYLES.label}>{label}</Words>
          </View>
        ))}
      </TableHead>
      {rows.map((row, index) => (
        <TableRow
          key={row.key}
          row={row}
          columns={columns}
          places={places}
          together={keepLastTogether(index, rows.length)}
        />
      ))}
    </View>
  );
}
