// The second reader. The signals know the words of the trade; this one hears what a sentence says by all
// of its words together, what the signals found among them (see hearing/). It takes back what was found
// by mistake and adds what was missed; it is asked once more where a question would be put, and before a
// smaller questionnaire is given.
import type { Determination } from "@/lib/assessor/port";
import { ANSWERS, CAREFUL, DANGERS, DOUBTS, FAINT_DANGERS, WAY_OF } from "./data/meanings";
import type { Evidence } from "./evidence";
import { type Heard, heardInThread } from "./heard";
import type { Statements } from "./statements";
import { hardlyMeant, misheard } from "./taken-back";

// From which score on something is taken as said, for each use that is made of it. Chosen on descriptions
// that neither reader had seen: the less harm a mistake does, the less it takes.
const ENOUGH = {
  /** What the signals have not found. */
  news: 1,
  /** The answer to a question that would be put, and to one where a wrong guess does harm. */
  answer: 0,
  careful: 0.5,
  /** What no smaller questionnaire survives: before a question is put, and before one is given. */
  danger: 0,
  lastDanger: -1.3,
  /** The same where the words seem to tell of another time, or of others. */
  dangerAnyhow: 2,
  /** What may be a danger, and what is left open: it is asked about. */
  faintDanger: -2.8,
  doubt: -2.6,
};
/** Up to which score a way of taking cards is taken for a slip, beside one that leads by this much. */
const NO_WAY = { score: -4, lead: 3 };
const MOST_TURNS = 8;

/**
 * Settles what `conclude` makes of the statements after a second hearing of the same words. `asked` are
 * the topics of the questions that were put so far.
 */
export function withSecondHearing(
  first: Statements,
  conclude: (statements: Statements) => Determination,
  asked: readonly string[],
): Determination {
  const heard = heardInThread(first, asked);
  const meant = minus(first, misheard(first.evidence, heard));
  let statements = plus(meant, newsOf(meant, heard, asked));
  let result = conclude(statements);
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const next = listenAgain(result, statements, heard);
    if (!next) return result;
    statements = next;
    result = conclude(statements);
  }
  return result;
}

/**
 * What the words say plainly and the signals have not found. An answer speaks of what was asked, if of
 * anything.
 */
function newsOf(
  statements: Statements,
  heard: readonly Heard[],
  asked: readonly string[],
): Heard[] {
  return heard.filter((each) => {
    const { source } = each.evidence;
    const isOnTopic = source === 0 || ANSWERS[asked[source - 1] ?? ""]?.includes(each.label);
    if (!isOnTopic || !each.plain || DOUBTS.has(each.label)) return false;
    return each.score > ENOUGH.news && !isSaid(statements, each);
  });
}

/** What a second hearing changes in the statements that led to a result, if it changes anything. */
function listenAgain(
  { status, saqType, followUpTopic }: Determination,
  statements: Statements,
  heard: readonly Heard[],
): Statements | undefined {
  if (status === "determined" && saqType === "SAQ D") return undefined;
  if (status === "determined") {
    return (
      withDangers(statements, heard, ENOUGH.lastDanger) ?? withDoubts(statements, heard, ENOUGH)
    );
  }
  const dangers = withDangers(statements, heard, ENOUGH.danger);
  if (dangers) return dangers;
  if (followUpTopic === "oneMethodAtATime") return withoutWeakestWay(statements, heard);
  if (followUpTopic === "contradiction") {
    const weak = hardlyMeant(statements.evidence, heard);
    return weak.length > 0 ? minus(statements, weak) : undefined;
  }
  return withAnswer(statements, heard, followUpTopic ?? "");
}

/** What no smaller questionnaire survives. */
function withDangers(
  statements: Statements,
  heard: readonly Heard[],
  enough: number,
): Statements | undefined {
  const found = unsaid(statements, heard).filter(
    ({ label, score, plain }) =>
      DANGERS.has(label) && score > enough && (plain || score > ENOUGH.dangerAnyhow),
  );
  return found.length > 0 ? plus(statements, found) : undefined;
}

/** What the words leave open, and what may be a danger. */
function withDoubts(
  statements: Statements,
  heard: readonly Heard[],
  { doubt, faintDanger }: typeof ENOUGH,
): Statements | undefined {
  const open = unsaid(statements, heard);
  const found = [
    ...open.filter(({ label, score }) => DOUBTS.has(label) && score > doubt),
    ...open.filter(({ score }) => score > faintDanger).flatMap(faintly),
  ].filter((each) => !isSaid(statements, each));
  return found.length > 0 ? plus(statements, found) : undefined;
}

function faintly(each: Heard): Heard[] {
  const value = FAINT_DANGERS[each.label];
  return value ? [{ ...each, evidence: { ...each.evidence, value, firmness: "certain" } }] : [];
}

/** What was not said yet, and nothing likelier was heard about. A short answer must tell it plainly. */
function unsaid(statements: Statements, heard: readonly Heard[]): Heard[] {
  return heard.filter(
    (each) =>
      (each.evidence.source === 0 || (each.plain && each.score > ENOUGH.news)) &&
      !isSaid(statements, each) &&
      !heard.some((other) => isLikelier(other, each)),
  );
}

/** The same point, told more plainly in another way. */
function isLikelier(other: Heard, each: Heard): boolean {
  const same = other.evidence.slot === each.evidence.slot;
  return same && other.evidence.value !== each.evidence.value && other.score > each.score;
}

/** Topics that a doubt settles: a page that nobody knows who provides is a page. */
const TELLS_THE_WAY: ReadonlySet<string> = new Set(["cardEntryMethod", "language"]);

/** The likeliest of the statements that would answer the question, unless it is a doubt. */
function withAnswer(
  statements: Statements,
  heard: readonly Heard[],
  topic: string,
): Statements | undefined {
  const enough = CAREFUL.has(topic) ? ENOUGH.careful : ENOUGH.answer;
  const [best] = heard
    .filter((each) => ANSWERS[topic]?.includes(each.label) && each.score > enough)
    .filter((each) => (each.plain || DOUBTS.has(each.label)) && !isSaid(statements, each))
    .sort((a, b) => b.score - a.score);
  if (!best || (DOUBTS.has(best.label) && !TELLS_THE_WAY.has(topic))) return undefined;
  return plus(statements, [best]);
}

const wayOf = ({ slot, value }: Evidence) => WAY_OF[`${slot}.${value}`] ?? WAY_OF[slot];

/** Of several ways of taking cards, the one that was hardly meant goes. */
function withoutWeakestWay(
  statements: Statements,
  heard: readonly Heard[],
): Statements | undefined {
  const support = new Map<string, number>();
  for (const { evidence, score, signals } of heard) {
    const way = wayOf(evidence);
    if (!way || !signals.some((each) => statements.evidence.includes(each))) continue;
    support.set(way, Math.max(support.get(way) ?? Number.NEGATIVE_INFINITY, score));
  }
  const ways = [...support].sort(([, a], [, b]) => a - b);
  const [weakest] = ways;
  const [, best] = ways.at(-1) ?? [];
  if (!weakest || best === undefined) return undefined;
  const [way, score] = weakest;
  if (score > NO_WAY.score || best < score + NO_WAY.lead) return undefined;
  return minus(
    statements,
    statements.evidence.filter((each) => wayOf(each) === way),
  );
}

/** Said before, in as new a text and as firmly. */
function isSaid({ evidence }: Statements, { evidence: own }: Heard): boolean {
  return evidence.some(
    ({ slot, value, source, firmness }) =>
      slot === own.slot &&
      value === own.value &&
      source >= own.source &&
      (firmness === "certain" || (firmness === "implied" && own.firmness === "implied")),
  );
}

function plus({ sources, evidence }: Statements, heard: readonly Heard[]): Statements {
  return { sources, evidence: [...evidence, ...heard.map((each) => each.evidence)] };
}

function minus({ sources, evidence }: Statements, gone: readonly Evidence[]): Statements {
  const left = (all: readonly Evidence[]) => all.filter((each) => !gone.includes(each));
  return {
    sources: sources.map((source) => ({ ...source, evidence: left(source.evidence) })),
    evidence: left(evidence),
  };
}
