// Numbers in a merchant's words, brought to one unit each, so that the code compares them and no
// rule has to. Works on normalised text.

import { boundedPattern } from "@/lib/assessor/embedded/text/bounded";
import {
  DAYS_OF_UNIT,
  DAYS_OF_WORD,
  DURATION_AT_ONCE,
  FREQUENCY_DAILY,
  FREQUENCY_RARE,
  FREQUENCY_STEADY,
  FREQUENCY_WORDS,
  MONTHS,
  NUMBER_WORDS,
  PERIODS,
} from "./data/numbers";

/** What a number counts: signs, tries, minutes, days, days between, days ago, last passwords. */
export type Unit = "chars" | "tries" | "mins" | "days" | "every" | "ago" | "last";

/** One number with its unit and its place in the normalised text. */
export interface Quantity {
  readonly unit: Unit;
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

interface Reader {
  readonly unit: Unit;
  readonly pattern: RegExp;
  readonly value: (groups: Readonly<Record<string, string | undefined>>) => number | undefined;
}

const N = `(?:\\d{1,4}(?:[.,]\\d+)?|${Object.keys(NUMBER_WORDS).join("|")})`;
const RANGE = `(?<n>${N})(?:\\s?(?:-|to|or|/)\\s?(?<m>${N}))?`;
const UNIT = `(?<unit>${Object.keys(DAYS_OF_UNIT).join("|")})`;
const PERIOD = `(?<period>${Object.keys(PERIODS).join("|")})`;
// Now and then is no rhythm: longer than any that is asked for.
const NO_RHYTHM = 9999;
const MORE = "(?:\\s?(?:\\+|plus|or more|or longer|mixed|random))?";

const READERS: readonly Reader[] = [
  {
    unit: "chars",
    pattern: rx(
      `${RANGE}${MORE}\\s?(?:alphanumeric |mixed |random |different |or more |plus ){0,8}(?:character|char|digit|letter|symbol|sign|place|position|figure|mark)s?\\b`,
    ),
    value: ({ n, m }) => signs(least(n, m)),
  },
  {
    unit: "chars",
    pattern: rx(
      `(?:length|long|minimum|min|at least)\\.?\\s?(?:length |is |of |at least |: ?|= ?){0,8}(?<n>${N})(?!\\s?(?:[.,]?\\d|%|(?:wrong|failed|bad)|tr(?:y|ies)|attempts?|times?|min|hour|day|week|month|year|quarter|people|person|x\\b))\\b`,
    ),
    value: ({ n }) => signs(numberOf(n)),
  },
  {
    unit: "chars",
    pattern: rx(`(?<n>${N})${MORE} (?:long|in length)\\b`),
    value: ({ n }) => signs(numberOf(n)),
  },
  {
    unit: "chars",
    pattern: rx(
      "passwords?:? (?:with |of |min[.]? |minimum |at least )?(?<n>\\d{1,2})(?= ?(?:with|mixed|,|\\+|alnum|$))",
    ),
    value: ({ n }) => signs(numberOf(n)),
  },
  {
    unit: "tries",
    pattern: rx(
      `${RANGE}(?:st|nd|rd|th)?\\s?(?:(?:wrong|failed|bad|false|invalid|incorrect|unsuccessful|mistaken|missed|consecutive|login|password|sign in|pin|of) ){0,8}(?:tr(?:y|ies)|attempts?|guess(?:es)?|failures?|mistakes|misses|wrong|times wrong|bad ones|fails|goes|shots|(?<=(?:wrong|failed|bad|false|incorrect|invalid|unsuccessful)\\s)(?:logins?|passwords?|entries|pins?|codes?))\\b`,
    ),
    value: ({ n, m }) => most(n, m),
  },
  {
    unit: "tries",
    pattern: rx(
      `(?:lock|block|lockout|locked out|shut)[a-z]*[^.;!?\\n]{0,24}? after (?<n>${N})(?!\\s?(?:min|hour|day|week|month|sec))\\b`,
    ),
    value: ({ n }) => numberOf(n),
  },
  {
    unit: "mins",
    pattern: rx(
      `${RANGE}\\s?(?:idle |inactive |quiet )?(?<unit>min(?:ute)?s?|hours?|hrs?|h|sec(?:ond)?s?|days?)\\b`,
    ),
    value: ({ n, m, unit }) => minutes(most(n, m), unit),
  },
  {
    unit: "mins",
    pattern: rx(`(?<n>\\d{1,3})(?<unit>m)\\b`),
    value: ({ n, m, unit }) => minutes(most(n, m), unit),
  },
  {
    unit: "mins",
    pattern: rx(
      "(?<unit>half an hour|a quarter of an hour|quarter of an hour|an hour|a minute)\\b",
    ),
    value: ({ unit }) => minutes(1, unit),
  },
  {
    unit: "days",
    pattern: rx(`${RANGE}(?:\\s(?:full|whole|working|business|calendar))?\\s?${UNIT}\\b`),
    value: ({ n, m, unit }) => times(most(n, m), DAYS_OF_UNIT[unit ?? ""]),
  },
  {
    unit: "days",
    pattern: rx("(?:(?:the|that) same|within the|in the same) week\\b"),
    value: () => 7,
  },
  { unit: "days", pattern: rx("(?<n>\\d{1,3}) ?d\\b"), value: ({ n }) => numberOf(n) },
  {
    unit: "days",
    pattern: rx("(?:after|at|on|from) day (?<n>\\d{1,3})\\b"),
    value: ({ n }) => numberOf(n),
  },
  { unit: "days", pattern: rx(`(?:${DURATION_AT_ONCE})\\b`), value: () => 0 },
  {
    unit: "days",
    pattern: rx(
      `(?:within|inside|under|less than|for|at least|of) (?:the|a|one) (?<unit>${Object.keys(DAYS_OF_UNIT).join("|")})\\b`,
    ),
    value: ({ unit }) => DAYS_OF_UNIT[unit ?? ""],
  },
  {
    unit: "every",
    pattern: rx(`(?<word>${Object.keys(FREQUENCY_WORDS).join("|")})\\b`),
    value: ({ word }) => FREQUENCY_WORDS[(word ?? "").replace(/\s+/g, " ")],
  },
  { unit: "every", pattern: rx(`(?:${FREQUENCY_STEADY})\\b`), value: () => 0 },
  { unit: "every", pattern: rx(`(?:${FREQUENCY_DAILY})\\b`), value: () => 1 },
  {
    unit: "every",
    pattern: rx(
      `(?:every|each|per|in each|in every|end of the|first of the|of the|once an?|once in an?|once the) (?:single |working |business |calendar |new |and every |market |trading |opening |event |service |school |training )?${PERIOD}\\b`,
    ),
    value: ({ period }) => PERIODS[period ?? ""],
  },
  {
    unit: "every",
    pattern: rx(`(?:every|each|once in|per) ${RANGE}\\s?${UNIT}\\b`),
    value: ({ n, m, unit }) => times(most(n, m), DAYS_OF_UNIT[unit ?? ""]),
  },
  {
    unit: "every",
    pattern: rx(`(?:every|each) (?<n>other|second|couple of|few) ${UNIT}\\b`),
    value: ({ n, unit }) => times(n === "few" ? 3 : 2, DAYS_OF_UNIT[unit ?? ""]),
  },
  {
    unit: "every",
    pattern: rx(
      `(?<n>twice|${N} times|${N} ?x|${N}) (?:an?|per|each|every|in an?|in the|in each|over the) (?:calendar )?${PERIOD}\\b`,
    ),
    value: ({ n, period }) => divide(PERIODS[period ?? ""], timesOf(n)),
  },
  {
    unit: "every",
    pattern: rx(`(?<n>twice|${N} times|${N} ?x) (?<unit>yearly|annually|monthly|weekly|daily)\\b`),
    value: ({ n, unit }) => divide(FREQUENCY_WORDS[unit ?? ""], timesOf(n)),
  },
  {
    unit: "every",
    pattern: rx(`(?<n>${N})[ -]?(?<unit>monthly|weekly|yearly)\\b`),
    value: ({ n, unit }) => times(numberOf(n), FREQUENCY_WORDS[unit ?? ""]),
  },
  { unit: "every", pattern: rx(`(?:${FREQUENCY_RARE})\\b`), value: () => NO_RHYTHM },
  {
    unit: "ago",
    pattern: rx(`(?:an?|one) (?<unit>year|quarter) (?:ago|back)\\b`),
    value: ({ unit }) => DAYS_OF_UNIT[unit ?? ""],
  },
  {
    unit: "ago",
    pattern: rx(
      "(?:last|latest)(?:\\s[a-z]+){0,6}? (?:in |from |of )?(?:19\\d\\d|20[01]\\d|202[0-4])\\b",
    ),
    value: () => 800,
  },
  {
    unit: "ago",
    pattern: rx(`${RANGE}\\s?${UNIT} (?:ago|back)\\b`),
    value: ({ n, m, unit }) => times(most(n, m), DAYS_OF_UNIT[unit ?? ""]),
  },
  {
    unit: "ago",
    pattern: rx("(?:last|latest)(?:\\s[a-z]+){0,5} in (?:19\\d\\d|20[01]\\d|202[0-4])\\b"),
    value: () => 800,
  },
  {
    unit: "ago",
    pattern: rx(`(?<word>${Object.keys(DAYS_OF_WORD).join("|")})\\b`),
    value: ({ word }) => DAYS_OF_WORD[(word ?? "").replace(/\s+/g, " ")],
  },
  {
    unit: "every",
    pattern: rx(
      `(?<months>(?:${MONTHS})(?:(?:\\s?,\\s?|\\sand\\s(?:in\\s)?|\\s?/\\s?|\\s?,\\s?and\\s)(?:${MONTHS})){1,8})\\b`,
    ),
    value: ({ months }) => 366 / (months ?? "").split(/,|and|\//).filter((m) => m.trim()).length,
  },
  {
    unit: "last",
    pattern: rx(
      `(?:last|previous|past|former|recent|hist|history of|history is|history|remembers?|remembered)(?: the)?(?: last)?:? (?<n>${N})(?!\\s?(?:min|hour|day|week|month|year|quarter|log))\\b`,
    ),
    value: ({ n }) => numberOf(n),
  },
  {
    unit: "last",
    pattern: rx(
      `(?<n>${N}) (?:last |previous |old |earlier |past |former |older |most recent |recent |used ){0,8}(?:passwords?|ones)? ?(?:before|back|remembered|are remembered|are blocked|can not|may not)`,
    ),
    value: ({ n }) => numberOf(n),
  },
  {
    unit: "every",
    pattern: rx("(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays)\\b"),
    value: () => 7,
  },
];

/** Every number of the text with its unit, in the order of the text. */
export function readQuantities(text: string): Quantity[] {
  const found: Quantity[] = [];
  for (const { unit, pattern, value } of READERS) {
    for (const match of text.matchAll(pattern)) {
      const amount = value(match.groups ?? {});
      if (amount === undefined || Number.isNaN(amount)) continue;
      found.push({ unit, value: amount, start: match.index, end: match.index + match[0].length });
    }
  }
  return found
    .filter((quantity) => !found.some((other) => swallows(other, quantity)))
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

/** "Each January and July" is one statement: the longer reading holds. */
function swallows(other: Quantity, quantity: Quantity): boolean {
  if (other.unit !== quantity.unit || other === quantity) return false;
  const overlap = other.start < quantity.end && quantity.start < other.end;
  return overlap && other.end - other.start > quantity.end - quantity.start;
}

function rx(source: string): RegExp {
  return boundedPattern(
    `(?<![a-z0-9.])${source}`.replaceAll(" ?", "\\s?").replaceAll(" ", "\\s"),
    "g",
  );
}

function numberOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  const known = NUMBER_WORDS[word.replace(/\s/g, " ")];
  return known ?? Number(word.replace(",", "."));
}

/** "At least one digit" asks for a kind of sign and tells no length. */
function signs(count: number | undefined): number | undefined {
  return count !== undefined && count >= 4 ? count : undefined;
}

function least(n: string | undefined, m: string | undefined): number | undefined {
  const first = numberOf(n);
  return m === undefined || first === undefined ? first : Math.min(first, numberOf(m) ?? first);
}

function most(n: string | undefined, m: string | undefined): number | undefined {
  const first = numberOf(n);
  return m === undefined || first === undefined ? first : Math.max(first, numberOf(m) ?? first);
}

function times(amount: number | undefined, unit: number | undefined): number | undefined {
  return amount === undefined || unit === undefined ? undefined : amount * unit;
}

function divide(period: number | undefined, count: number | undefined): number | undefined {
  return period === undefined || !count ? undefined : period / count;
}

function timesOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  return word === "twice" ? 2 : numberOf(word.replace(/\s?(?:times|x)$/, ""));
}

function minutes(amount: number | undefined, unit: string | undefined): number | undefined {
  if (amount === undefined || unit === undefined) return undefined;
  const name = unit.replace(/\s+/g, " ");
  if (name.startsWith("half")) return 30;
  if (name.includes("quarter")) return 15;
  if (name === "a minute" || name.startsWith("m")) return amount;
  if (name.startsWith("s")) return amount / 60;
  return name.startsWith("d") ? amount * 1440 : amount * 60;
}
