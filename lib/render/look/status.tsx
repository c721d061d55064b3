// A status is an icon, a word and a colour together, so that it survives a black-and-white copy.
import { Circle, Path, Svg, Text, View } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import type { ControlStatus } from "@/lib/pci/response";
import { COLOURS } from "./theme";

interface Mark {
  readonly word: string;
  readonly colour: string;
  readonly shape: ReactElement;
}

const MARK_WORD = {
  flex: 1,
  marginLeft: 4.5,
  fontSize: 8,
  lineHeight: 1.3,
  fontWeight: 600,
} as const;

const WHITE_STROKE = { stroke: COLOURS.paper, strokeWidth: 1.5, fill: "none" } as const;

const TICK = <Path d="M3.4 6.2 L5.3 8.1 L8.7 4.2" {...WHITE_STROKE} />;
const CROSS = <Path d="M4.1 4.1 L7.9 7.9 M7.9 4.1 L4.1 7.9" {...WHITE_STROKE} />;
const SHIELD = "M6 0.6 L10.8 2.3 V6 C10.8 8.8 8.6 10.7 6 11.6 C3.4 10.7 1.2 8.8 1.2 6 V2.3 Z";
const OCTAGON = "M3.8 0.7 H8.2 L11.3 3.8 V8.2 L8.2 11.3 H3.8 L0.7 8.2 V3.8 Z";

function disc(colour: string, inner: ReactElement): ReactElement {
  return (
    <>
      <Circle cx="6" cy="6" r="5.5" fill={colour} />
      {inner}
    </>
  );
}

function ring(colour: string, dash: string | undefined, inner: string): ReactElement {
  return (
    <>
      <Circle
        cx="6"
        cy="6"
        r="5"
        fill="none"
        stroke={colour}
        strokeWidth={1.1}
        {...(dash ? { strokeDasharray: dash } : {})}
      />
      <Path d={inner} stroke={colour} strokeWidth={1.4} fill="none" />
    </>
  );
}

function cut(colour: string, outline: string, inner: ReactElement): ReactElement {
  return (
    <>
      <Path d={outline} fill={colour} />
      {inner}
    </>
  );
}

const MARKS: Readonly<Record<ControlStatus, Mark>> = {
  "In Place": {
    word: "In Place",
    colour: COLOURS.inPlace,
    shape: disc(COLOURS.inPlace, TICK),
  },
  "In Place with Compensating Control": {
    word: "In Place with Compensating Control",
    colour: COLOURS.compensating,
    shape: cut(COLOURS.compensating, SHIELD, TICK),
  },
  "Not Applicable": {
    word: "Not Applicable",
    colour: COLOURS.notApplicable,
    shape: ring(COLOURS.notApplicable, undefined, "M3.6 6 H8.4"),
  },
  "Not In Place": {
    word: "Not In Place",
    colour: COLOURS.notInPlace,
    shape: cut(COLOURS.notInPlace, OCTAGON, CROSS),
  },
  empty: {
    word: "Not answered",
    colour: COLOURS.unanswered,
    shape: ring(COLOURS.unanswered, "1.9 1.25", "M5.3 6 H6.7"),
  },
};

/** The statuses in the order that tables and legends list them. */
export const STATUS_ORDER: readonly ControlStatus[] = [
  "In Place",
  "In Place with Compensating Control",
  "Not Applicable",
  "Not In Place",
  "empty",
];

/** The word that the documents print for a status. */
export function statusWord(status: ControlStatus): string {
  return MARKS[status].word;
}

/** The colour in which a status is drawn. */
export function statusColour(status: ControlStatus): string {
  return MARKS[status].colour;
}

function Icon({ shape, size }: { readonly shape: ReactElement; readonly size: number }) {
  return (
    <Svg viewBox="0 0 12 12" style={{ width: size, height: size, flexShrink: 0 }}>
      {shape}
    </Svg>
  );
}

/** The icon of a status alone, for a column that already carries the word as its heading. */
export function StatusIcon({
  status,
  size = 9,
}: {
  readonly status: ControlStatus;
  readonly size?: number;
}) {
  return <Icon shape={MARKS[status].shape} size={size} />;
}

function Marked({ mark }: { readonly mark: Mark }) {
  return (
    <View style={{ flexDirection: "row", alignItems: "flex-start" }}>
      <View style={{ paddingTop: 1.6 }}>
        <Icon shape={mark.shape} size={9.2} />
      </View>
      <Text style={[MARK_WORD, { color: mark.colour }]}>{mark.word}</Text>
    </View>
  );
}

/** Icon and word of a control's answer, in its colour. */
export function StatusMark({
  status,
  word,
}: {
  readonly status: ControlStatus;
  /** Another word for the same sign, where it marks something else than a control. */
  readonly word?: string;
}) {
  const mark = MARKS[status];
  return <Marked mark={word ? { ...mark, word } : mark} />;
}

/** The tick and the cross of the result, large, in its colour. */
export function OutcomeIcon({
  compliant,
  size,
}: {
  readonly compliant: boolean;
  readonly size: number;
}) {
  return <Icon shape={MARKS[compliant ? "In Place" : "Not In Place"].shape} size={size} />;
}
