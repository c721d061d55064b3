// The small language that the rules are written in. A signal is a line of groups joined by " & ";
// each group is a list of word stems; the first plain group is the anchor the others must stand by.
import { boundedSource } from "@/lib/assessor/embedded/text/bounded";
import { CONCEPTS } from "./data/concepts";

/** Where a group must be found, seen from the anchor. */
type Reach = "sentence" | "clause" | "topic" | "nearby" | "anywhere" | "absent";

/** What a number must be: its unit, how it is compared, and with what. */
export interface Measure {
  readonly unit: string;
  readonly atMost: boolean;
  readonly limit: number;
  /** A measure that counts only where the merchant gives a number at all. */
  readonly optional: boolean;
}

/** One group of alternatives. */
export interface Group {
  readonly reach: Reach;
  readonly pattern: RegExp;
}

// Words of a pattern that carry a "no" of their own; what a look-ahead forbids does not count.
const OWN_NO =
  /\b(?:not|no|never|nobody|none|nothing|nowhere|without|neither|nor|zero|can not|no one)\b/;

/** A compiled signal. */
export interface Signal {
  readonly anchor: RegExp;
  readonly groups: readonly Group[];
  readonly measures: readonly Measure[];
  /** The words carry their own "no": a negation inside them denies nothing. */
  readonly literal: boolean;
  /** A denial of these words proves nothing. */
  readonly oneSided: boolean;
}

const REACH: Readonly<Record<string, Reach>> = {
  "^": "clause",
  "@": "topic",
  "~": "nearby",
  "*": "anywhere",
  "!": "absent",
};

const signals = new Map<string, Signal>();
const patterns = new Map<string, RegExp>();
const ownNo = new Map<RegExp, boolean>();

/**
 * Compiles a signal (once). Prefix of the line: `=` literal, `+` one-sided. Prefix of a group: none, same sentence;
 * `^` same clause; `@` same sentence, implied when one control is asked alone; `~` the same, three
 * sentences back or one ahead; `*` anywhere; `!` not in the clause; `#` a measure, `#?` an optional one.
 */
export function signalOf(line: string): Signal {
  const known = signals.get(line);
  if (known) return known;
  const literal = line.startsWith("=");
  const oneSided = line.startsWith("+");
  const parts = (literal || oneSided ? line.slice(1) : line)
    .split(" & ")
    .map((part) => part.trim());
  const measures = parts.filter((part) => part.startsWith("#")).map(measureOf);
  const groups = parts.filter((part) => !part.startsWith("#")).map(groupOf);
  const first = groups.findIndex((group) => group.reach === "sentence");
  if (first === -1) throw new Error(`the signal "${line}" has no anchor`);
  const signal: Signal = {
    anchor: (groups[first] as Group).pattern,
    groups: groups.filter((_, index) => index !== first),
    measures,
    literal,
    oneSided,
  };
  signals.set(line, signal);
  return signal;
}

/** Compiles alternatives of word stems: `>` ends a word, ` .. ` skips a few words, `{x}` is a concept. */
export function patternOf(source: string): RegExp {
  const known = patterns.get(source);
  if (known) return known;
  const pattern = new RegExp(`\\b(?:${regexSourceOf(source)})`, "g");
  patterns.set(source, pattern);
  return pattern;
}

/** Whether the pattern itself names a negation, so that one inside its match denies nothing. */
export function hasOwnNo(pattern: RegExp): boolean {
  const known = ownNo.get(pattern);
  if (known !== undefined) return known;
  const plain = pattern.source.replace(/\(\?![^)]{0,1000}\)/g, "").replaceAll("\\s", " ");
  const result = OWN_NO.test(plain.replaceAll("\\b", " "));
  ownNo.set(pattern, result);
  return result;
}

/** The regular expression text of alternatives, for joining into larger ones. */
function regexSourceOf(source: string): string {
  const written = expand(source)
    .replace(/\b(any|every|some)one\b/g, "$1(?:one|body)")
    .replace(/\b(nobody|no one)\b(?!')/g, "$1(?:'s)?")
    .replaceAll(" .. ", "[^.!?;\\n]{1,44}?\\b")
    .replaceAll(" ?", "\\s?")
    .replaceAll(" ", "\\s")
    .replaceAll(">", "\\b");
  return boundedSource(written);
}

function expand(source: string): string {
  return source.replace(/\{([a-z]\w*)\}/gi, (_, name: string) => {
    const concept = CONCEPTS[name];
    if (concept === undefined) throw new Error(`no concept called ${name}`);
    return `(?:${expand(concept)})`;
  });
}

function groupOf(part: string): Group {
  const reach = REACH[part.charAt(0)];
  return { reach: reach ?? "sentence", pattern: patternOf(reach ? part.slice(1) : part) };
}

function measureOf(part: string): Measure {
  const match = /^#(\??)([a-z]+)(<=|>=)(\d+)$/.exec(part);
  if (!match) throw new Error(`"${part}" is no measure`);
  return {
    optional: match[1] === "?",
    unit: match[2] ?? "",
    atMost: match[3] === "<=",
    limit: Number(match[4]),
  };
}
