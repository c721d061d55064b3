// Arbitrates between the extraction rules, which know the words of the trade, and the classifier, which goes by all
// words of a sentence (see hearing/). The classifier vetoes what the rules found by mistake and adds what they missed;
// it is consulted once more where a question would be put, and before a smaller questionnaire is given.
import type { Hear } from "@/lib/assessor/embedded/hearing/hearing";
import type { Determination } from "@/lib/assessor/port";
import type { SaqType } from "@/lib/pci/saq-type";
import { asQuestion, firmly, isUnsupported } from "./ambiguities";
import { ENOUGH, SURE } from "./data/certainty";
import { ANSWERS, DANGERS, DOUBTS, MEANINGS, WAY_OF } from "./data/meanings";
import { withDoubts, withMisgiving } from "./doubts";
import type { Evidence } from "./evidence";
import type { Heard } from "./heard";
import { misgivingsAbout } from "./misgivings";
import { isOpposed, isOutspoken, isSaid, unsaid } from "./opposed";
import { minus, plus, type Statements } from "./statements";
import { hardlyMeant, misheard } from "./veto";

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

/** Settles what `conclude` makes of the statements once the classifier has read the same words. */
export function withArbitration(
  { statements: first, heard, asked }: HeardThread,
  conclude: (statements: Statements) => Determination,
  misgivings: Hear,
): Determination {
  // Who has answered a question has been listened to closely enough: it is no time for vague misgivings.
  const misgiving = (saqType: SaqType) =>
    asked.length === 0 ? misgivingsAbout(saqType, heard, misgivings) : [];
  const written = first.evidence.filter(({ basis }) => basis === undefined);
  const meant = minus(first, misheard(written, heard));
  const news = newsOf(meant, heard, asked);
  let statements = plus(
    meant,
    news.map(asQuestion).map(({ evidence }) => evidence),
  );
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
    if (!each.plain || DOUBTS.has(each.label) || isUnsupported(each)) return false;
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

/** What the classifier changes in the statements that led to a result, if it changes anything. */
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
  const raised = found
    .map((each) => asQuestion(isOpposed(each, heard) ? firmly(each) : each))
    .filter((each) => !isSaid(statements, each));
  if (raised.length === 0) return undefined;
  return plus(
    statements,
    raised.map(({ evidence }) => evidence),
  );
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
    .filter((each) => each.score > (SURE[each.label] ?? ENOUGH.answer) && !isUnsupported(each))
    .filter(
      (each) => (each.plain || isTold(each) || DOUBTS.has(each.label)) && !isSaid(statements, each),
    )
    .sort((a, b) => b.score - a.score);
  if (!best || (DOUBTS.has(best.label) && !TELLS_THE_WAY.has(topic))) return undefined;
  if (isDoubted(statements, best)) return undefined;
  return plus(statements, [best.evidence]);
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
