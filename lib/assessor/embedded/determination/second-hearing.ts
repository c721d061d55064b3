// The second reader. The signals know the words of the trade; this one hears what a sentence says by all
// of its words together (see hearing/). It is asked where the signals alone would put a question, and
// before they settle for a smaller questionnaire: so it fills in what they missed, and nothing else.
import { hear } from "@/lib/assessor/embedded/hearing/determination";
import { quoteOf, type Sentence } from "@/lib/assessor/embedded/text/clauses";
import type { Determination } from "@/lib/assessor/port";
import { ANSWERS, CAREFUL, DANGERS, MEANINGS, WAY_OF } from "./data/meanings";
import { type Evidence, isNotNow, type Source } from "./evidence";
import { foreignLanguage, ownWords } from "./language";
import type { Slot } from "./signal";
import type { Statements } from "./statements";

/** A statement that a sentence may make. */
interface Heard {
  readonly label: string;
  /** Logarithm of the odds that it is made, by both readers. */
  readonly score: number;
  readonly evidence: Evidence;
  /** What the signals found in the sentence to the same effect. */
  readonly signals: readonly Evidence[];
  /** Told plainly enough to be taken as said where the signals found nothing. */
  readonly plain: boolean;
}

// How much each reader's word weighs: fitted by logistic regression on descriptions that neither the
// signals nor the model had seen (the second reader is right nine times in ten, the signals six).
const WEIGHT = { heard: 0.8, certain: 1.4, twice: 0.9, implied: 0.8 };

/** From which score on something is taken as said, for each use that is made of it. */
const ENOUGH = {
  unasked: 1.5,
  certain: 1,
  careful: 1,
  danger: 0,
  answer: 0.3,
};
/** Up to which score an outside firm is not taken for one that handles the cards. */
const NO_AGENCY = -4;
/** Up to which score a way of taking cards is taken for a slip, beside one that leads by this much. */
const NO_WAY = { score: -4, lead: 3 };
/** Not worth keeping in mind where no signal says the same. */
const FAINT = 0.02;
const MOST_TURNS = 8;

/** Settles what `conclude` makes of the statements after a second hearing of the same words. */
export function withSecondHearing(
  first: Statements,
  conclude: (statements: Statements) => Determination,
): Determination {
  const heard = first.sources.filter(isEnglishText).flatMap((source) => heardIn(source, first));
  const likely = minus(
    first,
    heard.filter(isNoAgency).flatMap(({ signals }) => signals),
  );
  let statements = plus(likely, newsOf(likely, heard));
  let result = conclude(statements);
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const next = listenAgain(result, statements, heard);
    if (!next) return result;
    statements = next;
    result = conclude(statements);
  }
  return result;
}

function isEnglishText(source: Source): boolean {
  return source.number >= 0 && foreignLanguage(ownWords(source)) === undefined;
}

function heardIn(source: Source, { evidence }: Statements): Heard[] {
  return source.sentences.flatMap((sentence) => {
    const here = evidence.filter(
      (each) => each.source === source.number && each.sentence === sentence.index,
    );
    const plain = isPlain(sentence);
    const keys = here.map(({ slot, value }) => `${slot}.${value}`);
    const chances = chancesOf(source, sentence, here.length > 0);
    return [...chances].flatMap(([label, chance]) => {
      const meaning = MEANINGS[label];
      if (!meaning) return [];
      // Most statements are far from being made: they are passed over before anything is weighed.
      if (chance < FAINT && !keys.some((key) => meaning.includes(key))) return [];
      const signals = here.filter((_, at) => meaning.includes(keys[at] ?? ""));
      const score = scoreOf(chance, signals);
      const own = asEvidence(source, sentence, meaning[0], score);
      const told =
        label === UNSURE ? isLong(sentence) : plain && !here.some((each) => denies(each, own));
      return [{ label, score, evidence: own, signals, plain: told }];
    });
  });
}

/**
 * "No card terminal", "not on the internet", "confirmed that no script ...": the signals know a denial and
 * what is denied by it, the second reader may not.
 */
function denies(each: Evidence, own: Evidence): boolean {
  if (each.slot !== own.slot) return false;
  return /^no(?:t)?[A-Z]/.test(each.value) || (each.slot === "script" && each.value !== own.value);
}

/**
 * By the sentence and the one before it. That one alone makes no statement; nor does it take back what the
 * signals found, for it may contradict it.
 */
function chancesOf(
  { reading }: Source,
  { text, index }: Sentence,
  hasSignals: boolean,
): ReadonlyMap<string, number> {
  const { alone, inContext } = hear(text, reading.sentences[index - 1]?.text);
  return new Map(
    [...inContext].map(([label, chance]) => {
      const own = alone.get(label) ?? 0;
      if (hasSignals) return [label, Math.max(chance, own)] as const;
      return [label, own < HINTED ? own : chance] as const;
    }),
  );
}

/** A sentence must at least hint at what its context is to make certain. */
const HINTED = 0.1;

/** The one statement that doubtful words can make. */
const UNSURE = "storage.maybe";
const FEWEST_WORDS = 5;

function isLong({ text }: Sentence): boolean {
  return text.split(" ").length >= FEWEST_WORDS;
}

/** Told of today and of one's own, without doubt, in more than a catchword. */
function isPlain(sentence: Sentence): boolean {
  const { text, clauses } = sentence;
  if (text.includes("?") || !isLong(sentence)) return false;
  return !clauses.some(
    ({ text: words, modality }) =>
      modality.uncertain || modality.ignorance || isNotNow(words, modality),
  );
}

function scoreOf(chance: number, signals: readonly Evidence[]): number {
  const certain = signals.filter(({ firmness }) => firmness === "certain").length;
  return (
    WEIGHT.heard * Math.log(chance / (1 - chance + Number.EPSILON)) +
    (certain > 0 ? WEIGHT.certain : 0) +
    (certain > 1 ? WEIGHT.twice : 0) +
    (signals.some(({ firmness }) => firmness === "implied") ? WEIGHT.implied : 0)
  );
}

function asEvidence(
  { reading, number }: Source,
  { index, start, end, text, clauses }: Sentence,
  meaning: string,
  score: number,
): Evidence {
  const [slot = "", value = ""] = meaning.split(".");
  return {
    slot: slot as Slot,
    value,
    firmness: score > ENOUGH.certain ? "certain" : "implied",
    quote: quoteOf(reading, start, end),
    source: number,
    sentence: index,
    clause: clauses[0]?.index ?? 0,
    ...{ text, start, end },
  };
}

/** An outside firm of some kind, but hardly one that takes the cards: all else would hang on it. */
function isNoAgency({ label, score }: Heard): boolean {
  return label === "way.outsourced" && score < NO_AGENCY;
}

/** Heard plainly, on points that the signals have nothing about; of each point what is likeliest. */
function newsOf({ evidence }: Statements, heard: readonly Heard[]): Heard[] {
  const known = evidence.filter(({ firmness }) => firmness !== "doubtful");
  const slots = new Set<string>(known.map(({ slot }) => slot));
  const ways = new Set(known.flatMap((each) => wayOf(each) ?? []));
  const news = new Map<Slot, Heard>();
  for (const each of heard) {
    const { slot, source } = each.evidence;
    // An answer speaks of what was asked, if of anything.
    if (source > 0) continue;
    if (each.score < ENOUGH.unasked || !each.plain || slots.has(slot) || slot === "enters")
      continue;
    const way = wayOf(each.evidence);
    if (way && ways.size > 0 && !ways.has(way)) continue;
    if (each.score > (news.get(slot)?.score ?? Number.NEGATIVE_INFINITY)) news.set(slot, each);
  }
  return [...news.values()];
}

/** What a second hearing changes in the statements that led to a result, if it changes anything. */
function listenAgain(
  { status, saqType, followUpTopic }: Determination,
  statements: Statements,
  heard: readonly Heard[],
): Statements | undefined {
  if (status === "determined") {
    return saqType === "SAQ D" ? undefined : withDangers(statements, heard);
  }
  if (followUpTopic === "oneMethodAtATime") return withoutWeakestWay(statements, heard);
  return withAnswer(statements, heard, followUpTopic ?? "");
}

function withDangers(statements: Statements, heard: readonly Heard[]): Statements | undefined {
  const found = heard.filter(
    (each) =>
      DANGERS.includes(each.label) &&
      each.score > ENOUGH.danger &&
      each.plain &&
      !isSaid(statements, each) &&
      !heard.some((other) => isOpposite(other, each)),
  );
  return found.length > 0 ? plus(statements, found) : undefined;
}

/** The same point, told more plainly in another way. */
function isOpposite(other: Heard, each: Heard): boolean {
  const same = other.evidence.slot === each.evidence.slot;
  return same && other.evidence.value !== each.evidence.value && other.score > each.score;
}

/** The likeliest of the statements that would answer the question. */
function withAnswer(
  statements: Statements,
  heard: readonly Heard[],
  topic: string,
): Statements | undefined {
  const enough = CAREFUL.has(topic) ? ENOUGH.careful : ENOUGH.answer;
  const [best] = heard
    .filter((each) => ANSWERS[topic]?.includes(each.label) && each.score > enough)
    .filter((each) => each.plain && !isSaid(statements, each))
    .sort((a, b) => b.score - a.score);
  return best && plus(statements, [best]);
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

function isSaid({ evidence }: Statements, { evidence: own }: Heard): boolean {
  return evidence.some(
    ({ slot, value, source, firmness }) =>
      slot === own.slot && value === own.value && source >= own.source && firmness !== "doubtful",
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
