// The second reader. The signals know the words of the trade; this one hears what a sentence says by all
// of its words together, what the signals found among them (see hearing/). It takes back what was found
// by mistake and adds what was missed; it is asked once more where a question would be put, and before a
// smaller questionnaire is given.
import type { Hear } from "@/lib/assessor/embedded/hearing/hearing";
import type { Determination } from "@/lib/assessor/port";
import type { SaqType } from "@/lib/pci/saq-type";
import { ANSWERS, DANGERS, DOUBTS, FAINT_DANGERS, MEANINGS, WAY_OF } from "./data/meanings";
import type { Evidence } from "./evidence";
import type { Heard } from "./heard";
import { asDoubt, cardsAtHand, firmly, formsByAnyRoad, isHearsay, spareLines } from "./left-open";
import { misgivingsAbout } from "./misgivings";
import { isSameSentence, type Statements } from "./statements";
import { hardlyMeant, misheard } from "./taken-back";

// From which score on something is taken as said, for each use that is made of it. Chosen on descriptions
// that neither reader had seen: the less harm a mistake does, the less it takes.
const ENOUGH = {
  /** What the signals have not found. */
  news: 1.5,
  /** What no smaller questionnaire survives, told in an answer to the question about it. */
  admitted: 0,
  /** The answer to a question that would be put. */
  answer: 2,
  /**
   * What no smaller questionnaire survives: where it is about to be asked about, before another question is
   * put, and before a questionnaire is given.
   */
  dangerInQuestion: 2,
  danger: 0.5,
  lastDanger: -1,
  /** An answer or a danger, where the words seem to tell of another time, or of others. */
  anyhow: 2,
  /** What stands although another sentence says the opposite more plainly. */
  opposed: -2.3,
  /** What may be a danger, and what is left open: it is asked about. */
  faintDanger: -2.8,
  /** Doubts that are as likely as the likeliest are raised with it. */
  beside: 0.5,
  doubt: -2,
  /** The same after an answer. */
  doubtAnew: -1.5,
  /** What is told plainly: no faint doubt of it counts. */
  named: 3,
};
/** What goes without saying in many descriptions is easily heard in others: it takes more. */
const SURE: Readonly<Record<string, number>> = {
  isolated: 2,
  "connection.ip": 2.5,
  "connection.dial": 2.5,
  "arrival.phone": 2,
  "way.web": 1.8,
  "enters.customer": 2.5,
  "way.tapOnPhone": 2.5,
  "web.serverClean": 2.5,
};
/** Up to which score a way of taking cards is taken for a slip, beside one that leads by this much. */
const NO_WAY = { score: -4, lead: 3 };
const MOST_TURNS = 8;

/** What a thread says: by the signals, and what the second reader hears besides. */
export interface HeardThread {
  readonly statements: Statements;
  readonly heard: readonly Heard[];
  /** The topics of the questions that were put so far. */
  readonly asked: readonly string[];
}

/** Settles what `conclude` makes of the statements after a second hearing of the same words. */
export function withSecondHearing(
  { statements: first, heard, asked }: HeardThread,
  conclude: (statements: Statements) => Determination,
  misgivings: Hear,
): Determination {
  // Who has answered a question has been listened to closely enough: it is no time for vague misgivings.
  const misgiving = (saqType: SaqType) =>
    asked.length === 0 ? misgivingsAbout(saqType, heard, misgivings) : [];
  const meant = minus(first, misheard(first.evidence, heard));
  let statements = plus(meant, newsOf(meant, heard, asked));
  let result = conclude(statements);
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const next = listenAgain(result, statements, heard, misgiving);
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
    if (!each.plain || DOUBTS.has(each.label) || isHearsay(each)) return false;
    if (isSaid(statements, each)) return false;
    if (DANGERS.has(each.label) && isOpposed(each, heard)) return false;
    if (source === 0) return each.score > enoughFor(each.label);
    const isOnTopic = ANSWERS[asked[source - 1] ?? ""]?.includes(each.label);
    return isOnTopic && !isOutspoken(each, heard) && each.score > enoughInAnswer(each.label);
  });
}

function enoughFor(label: string): number {
  return SURE[label] ?? ENOUGH.news;
}

/** What is admitted when it is asked about takes less. */
function enoughInAnswer(label: string): number {
  return DANGERS.has(label) ? ENOUGH.admitted : enoughFor(label);
}

/** What a second hearing changes in the statements that led to a result, if it changes anything. */
function listenAgain(
  { status, saqType, followUpTopic }: Determination,
  statements: Statements,
  heard: readonly Heard[],
  misgiving: (saqType: SaqType) => readonly Heard[],
): Statements | undefined {
  if (status === "determined") {
    if (saqType === null || saqType === "SAQ D") return undefined;
    return (
      withDangers(statements, heard, ENOUGH.lastDanger) ??
      withDoubts(statements, heard) ??
      withMisgiving(statements, misgiving(saqType))
    );
  }
  const dangers = withDangers(statements, heard, ENOUGH.danger, ANSWERS[followUpTopic ?? ""]);
  if (dangers) return dangers;
  if (followUpTopic === "oneMethodAtATime") return withoutWeakestWay(statements, heard);
  if (followUpTopic === "contradiction") {
    const weak = hardlyMeant(statements.evidence, heard);
    return weak.length > 0 ? minus(statements, weak) : undefined;
  }
  return withAnswer(statements, heard, followUpTopic ?? "");
}

/** What no smaller questionnaire survives. What is about to be asked about need not be guessed at. */
function withDangers(
  statements: Statements,
  heard: readonly Heard[],
  enough: number,
  inQuestion: readonly string[] = [],
): Statements | undefined {
  const found = unsaid(statements, heard).filter(({ label, score, plain }) => {
    const least = inQuestion.includes(label) ? ENOUGH.dangerInQuestion : enough;
    return DANGERS.has(label) && score > least && (plain || score > ENOUGH.anyhow);
  });
  if (found.length === 0) return undefined;
  return plus(
    statements,
    found.map((each) => (isOpposed(each, heard) ? firmly(each) : each)),
  );
}

/** What the words leave open, and what may be a danger. */
function withDoubts(statements: Statements, heard: readonly Heard[]): Statements | undefined {
  const isAnew = statements.sources.some(({ number }) => number > 0);
  const enough = isAnew ? ENOUGH.doubtAnew : ENOUGH.doubt;
  const open = unsaid(statements, heard);
  const found = [
    ...spareLines(statements, heard),
    ...cardsAtHand(statements, heard),
    ...formsByAnyRoad(statements),
    ...open.filter(
      (each) => DOUBTS.has(each.label) && each.score > enough && !isNoDoubt(each, heard),
    ),
    ...open.filter(({ score }) => score > ENOUGH.faintDanger).flatMap(faintly),
  ].filter((each) => !isSaid(statements, each));
  const most = Math.max(...found.map(({ score }) => score));
  // One question at a time: the others are raised again when this one is answered.
  const first = found.filter(({ score }) => score > most - ENOUGH.beside);
  return first.length > 0 ? plus(statements, first) : undefined;
}

/**
 * What sounds faintly like a doubt is none where the same sentence plainly tells the matter; that there is no reader is
 * told once for all.
 */
function isNoDoubt(each: Heard, heard: readonly Heard[]): boolean {
  const { labels, anywhere } = TOLD_BY[each.label] ?? {};
  if (!labels || each.score > 0) return false;
  return heard.some(
    (other) =>
      labels.includes(other.label) &&
      other.score > ENOUGH.named &&
      (anywhere || isSameSentence(other.evidence, each.evidence)),
  );
}

/** Per doubt what tells the matter. */
const TOLD_BY: Readonly<Record<string, { labels: readonly string[]; anywhere?: true }>> = {
  "page.maybe": { labels: ["way.link", "platform.provider", "web.redirect"] },
  "received.maybe": { labels: ["arrival.mail"] },
  "vtReader.maybe": { labels: ["vtReader.no"], anywhere: true },
};

function withMisgiving(
  statements: Statements,
  misgivings: readonly Heard[],
): Statements | undefined {
  const next = misgivings.find((each) => !isSaid(statements, each));
  return next && plus(statements, [next]);
}

function faintly(each: Heard): Heard[] {
  const value = FAINT_DANGERS[each.label];
  return value ? [asDoubt(each, value)] : [];
}

/** What was not said yet, and nothing likelier was heard about. A short answer must tell it plainly. */
function unsaid(statements: Statements, heard: readonly Heard[]): Heard[] {
  return heard.filter(
    (each) =>
      (each.evidence.source === 0 || (each.plain && each.score > ENOUGH.news)) &&
      !isSaid(statements, each) &&
      !(each.score > ENOUGH.opposed ? isSettled(each, heard) : isOpposed(each, heard)),
  );
}

function isOpposed(each: Heard, heard: readonly Heard[]): boolean {
  return heard.some((other) => isLikelier(other, each));
}

/** Opposed by the same sentence, or by one of another text: question and answer do not contradict each other. */
function isSettled(each: Heard, heard: readonly Heard[]): boolean {
  const { source } = each.evidence;
  return heard
    .filter(
      (other) => other.evidence.source !== source || isSameSentence(other.evidence, each.evidence),
    )
    .some((other) => isLikelier(other, each));
}

/** Opposed by the same sentence. */
function isOutspoken(each: Heard, heard: readonly Heard[]): boolean {
  return heard.some(
    (other) => isSameSentence(other.evidence, each.evidence) && isLikelier(other, each),
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
  const [best] = heard
    .filter(({ label }) => ANSWERS[topic]?.includes(label))
    .filter((each) => each.score > (SURE[each.label] ?? ENOUGH.answer) && !isHearsay(each))
    .filter(
      (each) => (each.plain || isTold(each) || DOUBTS.has(each.label)) && !isSaid(statements, each),
    )
    .sort((a, b) => b.score - a.score);
  if (!best || (DOUBTS.has(best.label) && !TELLS_THE_WAY.has(topic))) return undefined;
  if (isDoubted(statements, best)) return undefined;
  return plus(statements, [best]);
}

/** Told of another time or in doubt, but so plainly that it counts. In an answer a doubt is a doubt. */
function isTold({ label, score, evidence }: Heard): boolean {
  return (
    evidence.source === 0 &&
    score > ENOUGH.anyhow &&
    !(LAPSING.has(label) && ONCE.test(evidence.text))
  );
}

/** What was so once may have run out since. */
const LAPSING: ReadonlySet<string> = new Set(["encryption.listed", "spoc.listed", "pts.yes"]);
const ONCE =
  /\b(?:years? ago|back then|at the time|when (?:we|i) (?:bought|got|took|rented)|(?:was|were) (?:on|listed|approved)|used to be)\b/;

const DOUBTED_VALUES: ReadonlySet<string> = new Set(
  [...DOUBTS].flatMap((label) => MEANINGS[label] ?? []),
);

/** A doubt on the point was raised: what is half heard does not settle it. */
function isDoubted({ evidence }: Statements, { evidence: own }: Heard): boolean {
  return evidence.some(
    ({ slot, value }) => slot === own.slot && DOUBTED_VALUES.has(`${slot}.${value}`),
  );
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
