// The few building blocks both documents are set in.
import { Text, View } from "@react-pdf/renderer";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { COLOURS, STYLES } from "./theme";

type TextStyle = NonNullable<ComponentProps<typeof View>["style"]>;

// With this penalty the line breaker takes a break inside a word only when a line cannot be set
// without one, and then takes the gap of no width from `breakPlaces` instead of a hyphen.
const NEVER_BY_CHOICE = 10_000;

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u;

interface LineProps {
  readonly children: string;
  readonly style?: TextStyle;
  /** A heading on the same line, in bold. */
  readonly label?: string | undefined;
  /** Other words at the start of the line, in a style of their own. */
  readonly lead?: { readonly text: string; readonly style: TextStyle } | undefined;
}

/** One paragraph. A line feed inside a text would bring in a face that is not embedded. */
function Line({ children, style, label, lead }: LineProps) {
  const styles = Array.isArray(style) ? style : style ? [style] : [];
  const direction = RIGHT_TO_LEFT.test(children) ? [{ direction: "rtl" as const }] : [];
  return (
    <Text hyphenationPenalty={NEVER_BY_CHOICE} style={[...direction, ...styles]}>
      {label ? <Text style={STYLES.strong}>{`${label}: `}</Text> : null}
      {lead ? <Text style={lead.style}>{lead.text}</Text> : null}
      {children}
    </Text>
  );
}

/** A text of any length and script. Every text of a document is set with it. */
export function Words({ children, style, label, lead }: LineProps) {
  const lines = children.split("\n");
  if (lines.length === 1) {
    return (
      <Line style={style} label={label} lead={lead}>
        {children}
      </Line>
    );
  }
  return (
    <View style={style}>
      {lines.map((line, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never change places
          key={index}
          label={index === 0 ? label : undefined}
          lead={index === 0 ? lead : undefined}
        >
          {line || " "}
        </Line>
      ))}
    </View>
  );
}

/** One line that ends in an ellipsis where it is too long; for running heads only. */
export function CutLine({ children, style }: LineProps) {
  const cut = { maxLines: 1, textOverflow: "ellipsis" as const };
  const styles = Array.isArray(style) ? style : [style];
  return <Line style={[cut, ...styles]}>{children.replaceAll("\n", " ")}</Line>;
}

/** A heading that stays with what follows it, with its own entry in the outline. */
export function Heading({
  children,
  bookmark,
  eyebrow,
  ahead = 24,
  top = 22,
}: {
  readonly children: string;
  readonly bookmark?: string;
  /** A small line above the heading, such as the number of a part. */
  readonly eyebrow?: string;
  /** At most the height of the first thing under it, or the next heading is drawn in as well. */
  readonly ahead?: number;
  readonly top?: number;
}) {
  return (
    <>
      {/* Not a margin: a margin would also stand above a heading that opens a page. */}
      <View style={{ height: top }} />
      <Block bookmark={bookmark} ahead={ahead} style={{ marginBottom: 8 }}>
        {eyebrow ? <Words style={STYLES.eyebrow}>{eyebrow}</Words> : null}
        <Words style={STYLES.heading}>{children}</Words>
      </Block>
    </>
  );
}

/**
 * A line above a list. Not a border of the list: a block that can be divided takes the room of its upper
 * edge at the end of a page, where none of its content has room.
 */
export function Rule() {
  return <View style={STYLES.ruleAbove} />;
}

type BlockProps = ComponentProps<typeof View> & {
  readonly bookmark?: string | undefined;
  /** As in `outlined`. */
  readonly name?: string;
  /** Points of the following content that must share the page. */
  readonly ahead?: number;
};

// The renderer measures the left edge of an entry's target from the right edge of the page, so that a
// reader with a large zoom would be taken there. This is as wide as the wider of the two papers.
const FROM_THE_LEFT = 612;

/**
 * An entry in the outline for a block or a page. `name` is what the entries under it give as `under`;
 * without that an entry stands under the one of the block or page around it.
 */
export function outlined(
  title: string,
  place: { readonly name?: string; readonly under?: string } = {},
) {
  const { name, under } = place;
  const names = { ...(name ? { ref: name } : {}), ...(under ? { parent: under } : {}) };
  // It works on every block, but is declared by the renderer on pages alone.
  return { bookmark: { title, left: FROM_THE_LEFT, ...names } };
}

/** A block that is never divided between two pages; for short content only. */
export function Block({ bookmark, name, ahead, children, ...rest }: BlockProps): ReactElement {
  const outline = bookmark ? outlined(bookmark, name ? { name } : {}) : {};
  return (
    <View wrap={false} {...(ahead ? { minPresenceAhead: ahead } : {})} {...outline} {...rest}>
      {children}
    </View>
  );
}

/** On the last rows of a table: the last page of a long table has three rows rather than one. */
export function keepLastTogether(index: number, count: number) {
  return index < count - 1 && index >= count - 3 ? { minPresenceAhead: 20 } : {};
}

/** The head of a table; in a wrapping block of its own it stands on each page that the table runs over. */
export function TableHead({ children }: { readonly children: ReactNode }) {
  return (
    <View
      fixed
      wrap={false}
      minPresenceAhead={30}
      style={[
        STYLES.row,
        {
          alignItems: "flex-end",
          paddingBottom: 4,
          marginBottom: 3,
          borderBottomWidth: 1,
          borderBottomColor: COLOURS.ink,
        },
      ]}
    >
      {children}
    </View>
  );
}

/** One line of a list of facts. */
export interface Fact {
  readonly label: string;
  /** Null or empty where nothing was given; the document then says so. */
  readonly value: string | null;
}

/** What is printed where nothing was given. */
export const NOT_GIVEN = "Not given";

/**
 * Styles for the side and middle cells of a row. A row that continues on the next page has only
 * those cells there that are not finished, so the middle cell keeps its place by margins of its
 * own and the side cells take no room.
 */
export function columns(left: number, right = 0) {
  return {
    left: { width: left, marginRight: -left },
    middle: { flex: 1, marginLeft: left, marginRight: right },
    right: { width: right, marginLeft: -right },
  } as const;
}

/** A label column and a value column, divided by hairlines. */
export function Facts({
  facts,
  labelWidth = 132,
}: {
  readonly facts: readonly Fact[];
  readonly labelWidth?: number;
}) {
  const cells = columns(labelWidth);
  return (
    <>
      {facts.map(({ label, value }) => (
        <View
          key={label}
          wrap={(value?.length ?? 0) > 600}
          style={[STYLES.row, STYLES.rule, { paddingVertical: 4.5 }]}
        >
          <Words style={[STYLES.note, cells.left, { paddingRight: 10, paddingTop: 0.6 }]}>
            {label}
          </Words>
          <Words style={[STYLES.body, cells.middle]}>{value || NOT_GIVEN}</Words>
        </View>
      ))}
    </>
  );
}

/** A text that starts with its own heading, such as "Reason". */
export function RunIn({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <Words label={label} style={[STYLES.small, { marginTop: 3 }]}>
      {children}
    </Words>
  );
}

/** Longer quotations may be divided between two pages. */
const LETTERS_IN_ONE_QUOTE = 400;

/** The merchant's own words, set apart by a rule in the accent colour. */
export function Quotation({
  children,
  style,
  top = 0,
}: {
  readonly children: string;
  readonly style?: TextStyle;
  readonly top?: number;
}) {
  return (
    <>
      {/* Not a margin: the rule would start on a page where none of the words has room. */}
      {top > 0 ? <View style={{ height: top }} /> : null}
      <View
        wrap={children.length > LETTERS_IN_ONE_QUOTE}
        style={{ borderLeftWidth: 1.6, borderLeftColor: COLOURS.teal, paddingLeft: 8 }}
      >
        <Words style={style ?? STYLES.small}>{`\u201C${children}\u201D`}</Words>
      </View>
    </>
  );
}

/** A tinted box for what must be seen first. */
export function Panel({
  children,
  tone = "plain",
  wrap = false,
}: {
  readonly children: ReactNode;
  readonly tone?: "plain" | "good" | "warning";
  readonly wrap?: boolean;
}) {
  const [background, edge] = {
    plain: [COLOURS.wash, COLOURS.hairline],
    good: [COLOURS.tealWash, COLOURS.teal],
    warning: [COLOURS.notInPlaceWash, COLOURS.notInPlace],
  }[tone] as [string, string];
  return (
    <View
      wrap={wrap}
      style={{
        backgroundColor: background,
        borderLeftWidth: 2.4,
        borderLeftColor: edge,
        paddingVertical: 10,
        paddingHorizontal: 14,
      }}
    >
      {children}
    </View>
  );
}
