// Card numbers among the numbers of a text, in one pass: digits in groups, and what stands between them.
// Usual separators part digits anywhere; other ones count only where the groups are those of a written card.
import { Digits, EXPIRY_DIGITS, LONGEST, SHORTEST } from "./schemes";

/** White space, dots, dashes, underscores, middle dots; as many of them as `USUAL_MOST`. */
const USUAL = /^[\s.\-_\u00b7]+$/;
const USUAL_MOST = 5;
/** Any signs and any white space, and no letter. */
const SIGNS_MOST = 6;

/** How a group is joined to the one before it. */
type Joint = "usual" | "unusual" | "none";

interface Group {
  /** Places of its digits among all digits. */
  readonly start: number;
  readonly end: number;
  readonly joint: Joint;
  /** What stands before it, white space as one blank; told where it is joined to another group. */
  readonly gap: string;
  /** Whether it is one digit, or was gathered from such. */
  readonly single: boolean;
}

function jointOf(gap: string): Joint {
  if (gap.length === 1 && " -.".includes(gap)) return "usual";
  if (gap.length <= USUAL_MOST && USUAL.test(gap)) return "usual";
  return /[A-Za-z\u00e9]/.test(gap) || gap.replace(/\s/g, "").length > SIGNS_MOST
    ? "none"
    : "unusual";
}

/** The text's digits and how they are grouped. */
function read(text: string): { digits: Digits; groups: Group[] } {
  const values = new Uint8Array(text.length);
  const groups: Group[] = [];
  let count = 0;
  let gapStart = 0;
  for (let at = 0; at < text.length; ) {
    if (!isDigit(text.charCodeAt(at))) {
      at += 1;
      continue;
    }
    const gap = text.slice(gapStart, at);
    const start = count;
    for (; at < text.length && isDigit(text.charCodeAt(at)); at += 1) {
      values[count] = text.charCodeAt(at) - 48;
      count += 1;
    }
    gapStart = at;
    const joint = groups.length === 0 ? "none" : jointOf(gap);
    const told = joint === "none" ? "" : gap.length === 1 ? gap : gap.replace(/\s+/g, " ");
    groups.push({ start, end: count, joint, gap: told, single: count - start === 1 });
  }
  return { digits: new Digits(values.subarray(0, count)), groups };
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Whether some neighbouring groups, parted as usual, are a card number together. */
function usualHolds(digits: Digits, groups: readonly Group[]): boolean {
  for (let first = 0; first < groups.length; first += 1) {
    const { start } = groups[first] as Group;
    const lengths = digits.lengthsAt(start);
    if (lengths !== 0 && usualHoldsFrom(digits, groups, first, lengths)) return true;
  }
  return false;
}

function usualHoldsFrom(
  digits: Digits,
  groups: readonly Group[],
  first: number,
  lengths: number,
): boolean {
  const { start } = groups[first] as Group;
  for (let at = first; at < groups.length; at += 1) {
    const { end, joint } = groups[at] as Group;
    if (at > first && joint !== "usual") return false;
    const length = end - start;
    if (length < SHORTEST) continue;
    if (length > LONGEST + EXPIRY_DIGITS) return false;
    if (digits.isCard(start, end, lengths)) return true;
    if (digits.isCardWithExpiry(start, end, lengths)) return true;
    if (length > LONGEST) return false;
  }
  return false;
}

/** How card numbers are printed and typed, by the digits of each group. */
const LAYOUTS: readonly (readonly number[])[] = [
  [4, 4, 4, 4],
  [4, 4, 4, 4, 1],
  [4, 4, 4, 4, 2],
  [4, 4, 4, 4, 3],
  [4, 6, 5],
  [4, 6, 4],
  [4, 4, 4, 3],
  [4, 4, 4, 2],
];

/** Whether groups that are parted in any way stand as a card number is written. */
function layoutHolds(digits: Digits, groups: readonly Group[]): boolean {
  return groups.some(({ start }, first) => {
    const lengths = digits.lengthsAt(start);
    if (lengths === 0) return false;
    return LAYOUTS.some((layout) => {
      if (!standsAs(layout, groups, first)) return false;
      const { end } = groups[first + layout.length - 1] as Group;
      return (
        digits.isCard(start, end, lengths) && !isPartOfList(digits, groups, first, layout.length)
      );
    });
  });
}

function standsAs(layout: readonly number[], groups: readonly Group[], first: number): boolean {
  for (let at = 0; at < layout.length; at += 1) {
    const group = groups[first + at];
    if (!group || group.end - group.start !== layout[at]) return false;
    if (at > 0 && group.joint === "none") return false;
  }
  return true;
}

/**
 * Whether groups of one length go on before or behind a window as they stand in it, or stand there two
 * by two as telephone numbers do. One date behind a card number is its expiry.
 */
function isPartOfList(
  digits: Digits,
  groups: readonly Group[],
  first: number,
  size: number,
): boolean {
  const gaps = groups.slice(first + 1, first + size).map(({ gap }) => gap);
  if (gaps.length >= 3 && gaps[0] === gaps[2] && gaps[0] !== gaps[1]) return true;
  const next = first + size;
  if (alike(groups, first, first, first - 1, gaps)) return true;
  if (!alike(groups, next, first, next, gaps)) return false;
  const expiry = digits.isExpiry(groups[next]?.start ?? 0);
  return !expiry || alike(groups, next + 1, first, next + 1, gaps);
}

/** Whether the group at `other` is as long as the window's first and joined (at `joint`) as those inside. */
function alike(
  groups: readonly Group[],
  joint: number,
  first: number,
  other: number,
  gaps: readonly string[],
): boolean {
  const [one, another, joined] = [groups[first], groups[other], groups[joint]];
  if (!one || !another || !joined || joined.joint === "none") return false;
  return another.end - another.start === one.end - one.start && gaps.includes(joined.gap);
}

/** Digits that stand one by one with the same signs between them, taken together; dots make numbers of parts. */
function gathered(groups: readonly Group[]): Group[] {
  const whole: Group[] = [];
  for (let at = 0; at < groups.length; ) {
    const group = groups[at] as Group;
    let next = at + 1;
    const gap = groups[next]?.gap;
    if (gap !== "." && group.single) {
      while (isJoinedSingle(groups[next], gap)) next += 1;
    }
    whole.push({ ...group, end: (groups[next - 1] as Group).end });
    at = next;
  }
  return whole;
}

function isJoinedSingle(group: Group | undefined, gap: string | undefined): boolean {
  return group?.single === true && group.joint !== "none" && group.gap === gap;
}

/** Whether digits that stand one by one are a card number, and no more than what belongs to it. */
function singlesHold(digits: Digits, together: readonly Group[]): boolean {
  return together.some(({ start, end, single }) => {
    if (!single || end - start < SHORTEST) return false;
    const lengths = digits.lengthsAt(start);
    for (let size = SHORTEST; size <= LONGEST; size += 1) {
      const card = start + size;
      if (belongs(digits, card, end) && digits.isCard(start, card, lengths)) return true;
    }
    return false;
  });
}

/** Nothing, a code of three digits, an expiry date, or both: what is written behind a card number. */
function belongs(digits: Digits, start: number, end: number): boolean {
  const behind = end - start - EXPIRY_DIGITS;
  if (behind + EXPIRY_DIGITS === 0 || behind + EXPIRY_DIGITS === 3) return true;
  return (behind === 0 || behind === 3 || behind === 4) && digits.isExpiry(start);
}

/** Whether a plain text holds a card number. */
export function holdsCardNumber(text: string): boolean {
  const { digits, groups } = read(text);
  if (groups.length === 0 || (groups.at(-1) as Group).end < SHORTEST) return false;
  if (usualHolds(digits, groups)) return true;
  if (!groups.some(({ joint }) => joint === "unusual")) return false;
  const together = gathered(groups);
  return (
    singlesHold(digits, together) || layoutHolds(digits, groups) || layoutHolds(digits, together)
  );
}
