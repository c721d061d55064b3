// The boxes of the form: one column for each answer that a questionnaire knows, one tick for each control.
import { Path, Rect, Svg, View } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import type { ControlStatus } from "@/lib/pci/response";
import type { SaqType } from "@/lib/pci/saq-type";
import { Words } from "./look/primitives";
import { statusColour } from "./look/status";
import { COLOURS, STYLES } from "./look/theme";

/** One answer of the form. */
export interface ResponseColumn {
  readonly word: string;
  /** Null for the answer that no control can have here: SAQ D is always assessed in full. */
  readonly status: ControlStatus | null;
}

const BEFORE: readonly ResponseColumn[] = [
  { word: "In Place", status: "In Place" },
  { word: "In Place with CCW", status: "In Place with Compensating Control" },
  { word: "Not Applicable", status: "Not Applicable" },
];
const NOT_TESTED: ResponseColumn = { word: "Not Tested", status: null };
const NOT_IN_PLACE: ResponseColumn = { word: "Not In Place", status: "Not In Place" };

/** The answers that the form of a questionnaire has a column for, in its order. */
export function responsesOf(saqType: SaqType): readonly ResponseColumn[] {
  return saqType === "SAQ D" ? [...BEFORE, NOT_TESTED, NOT_IN_PLACE] : [...BEFORE, NOT_IN_PLACE];
}

const BOX = 8.4;

/** The width of one column. */
export function responseWidth(columns: readonly ResponseColumn[]): number {
  return columns.length > 4 ? 43 : 48;
}

/** The heads of the columns. */
export function ResponseHeads({ columns }: { readonly columns: readonly ResponseColumn[] }) {
  const width = responseWidth(columns);
  return (
    <View style={[STYLES.row, { alignItems: "flex-end" }]}>
      {columns.map(({ word }) => (
        <View key={word} style={{ width, paddingHorizontal: 1 }}>
          <Words style={[STYLES.label, { textAlign: "center" }]}>{word}</Words>
        </View>
      ))}
    </View>
  );
}

function box(left: number, ticked: boolean, status: ControlStatus | null): ReactElement {
  const x = left - BOX / 2;
  const frame = { x, y: 1, width: BOX, height: BOX, rx: 1.2 };
  if (!ticked || status === null) {
    return <Rect key={left} {...frame} fill="none" stroke={COLOURS.unticked} strokeWidth={0.7} />;
  }
  const colour = statusColour(status);
  return <Rect key={left} {...frame} fill={colour} stroke={colour} strokeWidth={0.7} />;
}

/** The boxes of one control, the one of its answer ticked; none where it has no answer. */
export function ResponseBoxes({
  columns,
  status,
}: {
  readonly columns: readonly ResponseColumn[];
  readonly status: ControlStatus;
}) {
  const each = responseWidth(columns);
  const [width, height] = [each * columns.length, BOX + 2];
  const ticked = columns.findIndex((column) => column.status === status);
  const x = each * ticked + each / 2;
  return (
    <Svg viewBox={`0 0 ${width} ${height}`} style={{ width, height }}>
      {columns.map((column, index) =>
        box(each * index + each / 2, index === ticked, column.status),
      )}
      {ticked < 0 ? null : (
        <Path
          d={`M${x - 2.5} 5.3 L${x - 0.7} 7.2 L${x + 2.6} 3.2`}
          stroke={COLOURS.paper}
          strokeWidth={1.4}
          fill="none"
        />
      )}
    </Svg>
  );
}
