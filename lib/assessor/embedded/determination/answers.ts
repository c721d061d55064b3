// An answer is read first as an answer to its question: a bare "yes", "no" or "the first one" means
// what the question made of it. The words themselves win where they say more.
import { isDeepStrictEqual } from "node:util";
import { boundedPattern } from "@/lib/assessor/embedded/text/bounded";
import { NEGATORS } from "@/lib/assessor/embedded/text/data/modality-words";
import { isInstruction, readModality } from "@/lib/assessor/embedded/text/modality";
import type { DeterminationRound } from "@/lib/assessor/port";
import { type Evidence, isNotNow, readSource, type Source } from "./evidence";
import { HEARD } from "./questions/data/heard";
import { MAKES_SMALLER, NARROWED, NO, NO_AT_ONCE, PICKS, YES } from "./questions/data/short-words";
import { UNSETTLED } from "./questions/data/unsettled";
import type { Asks, Choices, Meaning, Question } from "./questions/question";
import { askedBy, type Chosen, chosenBy } from "./questions/wording";
import type { Slot } from "./signal";

interface ShortAnswers {
  /** Words beside which a loose word settles nothing. */
  readonly unsettled?: RegExp | undefined;
  readonly hears?: readonly (readonly [RegExp, Meaning])[] | undefined;
  readonly yes?: Meaning | undefined;
  readonly no?: Meaning | undefined;
  readonly choices?: readonly Meaning[];
}

/** Longer answers tell more than one thing. */
const SHORT_WORDS = 10;
/** Values that only bring the matter up; the answer to the question says more. */
const VAGUE: Readonly<Partial<Record<Slot, string>>> = {
  recording: "yes",
  received: "fax",
  storage: "maybe",
  encryption: "claimed",
  spoc: "claimed",
  location: "several",
};

/** "There is no redirect" says what it is not; the question may have heard what it is. */
const OTHER_THAN = /^not[A-Z]/;

/** Reads the answer of a round, with the evidence that the question itself gives to its words. */
export function readAnswer(round: DeterminationRound, number: number): Source {
  const chosen = chosenBy(round.question, round.answer);
  if (chosen) return byChoice(round, number, chosen);
  const short = shortAnswers(round);
  const source = settled(
    taken(onTopic(readSource(round.answer, number), round.topic), short),
    short,
  );
  const text = source.reading.text;
  const modality = readModality(text);
  if (isInstruction(text) || modality.ignorance) return source;
  const meaning = meaningOf(source, short);
  const partial = partialTo(round, meaning);
  const own = meaning.flatMap(([slot, value]) => {
    const spoken = source.evidence.some(
      (e) =>
        e.slot === slot &&
        e.firmness === "certain" &&
        e.value !== VAGUE[slot] &&
        !OTHER_THAN.test(e.value),
    );
    if (spoken) return [];
    return [{ ...fromAnswer(round.answer, slot, value, number, modality.uncertain), ...partial }];
  });
  return { ...source, evidence: [...source.evidence, ...own] };
}

/** What was chosen says what the choice says, and nothing more. */
function byChoice(round: DeterminationRound, number: number, { label, meaning }: Chosen): Source {
  const { reading, sentences } = readSource(round.answer, number);
  const partial = partialTo(round, meaning);
  const range = { start: 0, end: 0, sentence: 0, clause: 0, text: "" };
  const evidence = meaning.map(([slot, value]): Evidence => {
    const said = { slot, value, firmness: "certain", quote: label, source: number } as const;
    return { ...said, ...range, basis: "chosen", ...partial };
  });
  return { number, reading, sentences, evidence, chosen: true };
}

/** Marks what an answer to a question about a part of its fact says to the merchant's advantage. */
function partialTo({ question }: DeterminationRound, meaning: Meaning): Pick<Evidence, "partial"> {
  const { asks } = askedBy(question) ?? {};
  return asks?.partial && makesSmaller(meaning) ? { partial: true } : {};
}

/** A short answer that is narrowed, or beside the point, proves nothing to the merchant's advantage. */
function settled(source: Source, { unsettled, yes, hears }: ShortAnswers): Source {
  const { text, clauses } = source.reading;
  const isShort = text.trim().split(/\s+/).length <= SHORT_WORDS;
  if (!isShort || (isToday(clauses) && !unsettled?.test(text))) return source;
  const asked = new Set([...(yes ?? []), ...(hears ?? []).flatMap(([, made]) => made)].map(String));
  const evidence = source.evidence.filter(
    ({ slot, value }) => !(asked.has(`${slot},${value}`) && MAKES_SMALLER.has(`${slot}.${value}`)),
  );
  return { ...source, evidence, unsettled: true };
}

/** Who begins with "no" does not mean "yes" by the words that explain it. */
function taken(source: Source, { yes, no }: ShortAnswers): Source {
  if (!yes || !no || makesSmaller(no) || !NO_AT_ONCE.test(source.reading.text)) return source;
  const evidence = source.evidence.filter(
    (each) => !yes.some(([slot, value]) => each.slot === slot && each.value === value),
  );
  return { ...source, evidence };
}

/**
 * "They are not linked", said of places, tells nothing of the machine and the till; the line of a
 * telephone or a fax is not the line of the terminal; approved devices are on a list, too. Slots, or values of them.
 */
const BESIDE_THE_POINT: Readonly<Record<string, readonly string[]>> = {
  phoneLine: ["connection", "standalone"],
  receivedElectronically: ["connection", "standalone", "isolated"],
  callRecording: ["connection", "standalone"],
  singleLocation: ["standalone", "connection"],
  posIsolation: ["connection"],
  ptsApproval: ["encryption.onList"],
};

function onTopic(source: Source, topic: string): Source {
  const aside = BESIDE_THE_POINT[topic];
  if (!aside) return source;
  const evidence = source.evidence.filter(
    ({ slot, value }) => !aside.includes(slot) && !aside.includes(`${slot}.${value}`),
  );
  return { ...source, evidence };
}

/** The question whose loose words also answer a question about a contradiction. */
const TOPIC_OF: Readonly<Record<string, string>> = {
  "contradiction.connection": "terminalConnection",
  "contradiction.standalone": "terminalStandalone",
  "contradiction.isolated": "terminalIsolation",
  "contradiction.encryption": "p2peListed",
  "contradiction.storage": "cardStorage",
  "contradiction.web": "checkoutHosting",
};

function shortAnswers({ question, topic }: DeterminationRound): ShortAnswers {
  const put = askedBy(question);
  if (!put) return { hears: HEARD[topic], unsettled: UNSETTLED[topic] };
  const { asks, turn } = put;
  const choices = asks.asks[turn];
  const about = TOPIC_OF[asks.id] ?? topic;
  const loose = loosely(asks, about);
  return {
    yes: choices.yes,
    no: choices.no,
    // "One" picks nothing where "yes" and "no" are offered.
    choices: choices.yes ? [] : Object.values(choices),
    // "Can others reach it?" asks for the opposite of what loose words are taken for.
    hears: isTurnedRound(choices) ? undefined : HEARD[loose],
    unsettled: UNSETTLED[about],
  };
}

function loosely(asks: Asks | Question, about: string): string {
  return "heardAs" in asks && asks.heardAs !== undefined ? asks.heardAs : about;
}

/** Whether it is asked for company: "no" says that the equipment stands apart, or alone. */
function isTurnedRound({ no }: Choices): boolean {
  return no?.some(([slot, value]) => APART.has(slot) && value === "yes") ?? false;
}

const APART: ReadonlySet<Slot> = new Set<Slot>(["isolated", "standalone"]);

function meaningOf(source: Source, short: ShortAnswers): Meaning {
  const { text } = source.reading;
  const pick = PICKS.findIndex((pattern) => pattern.test(text));
  const picked = pick >= 0 ? short.choices?.[pick] : undefined;
  if (picked) return picked;
  const ifClean = (meaning: Meaning = []) => (isClean(source, short, meaning) ? meaning : []);
  const heard = short.hears?.find(([pattern]) => pattern.test(text));
  const opposes = heard && NO_AT_ONCE.test(text) && isDeepStrictEqual(heard[1], short.yes);
  // "No, they are scanned": what is told after a "no" that would settle it says the opposite.
  if (opposes && makesSmaller(short.no ?? [])) return heard[1];
  if (heard && !opposes) return isDenied(heard[0], text, heard[1]) ? [] : ifClean(heard[1]);
  if (NO.test(text)) return ifClean(short.no);
  if (YES.test(text)) return ifClean(short.yes);
  return [];
}

/** Whether short words may be taken for this: what makes a questionnaire smaller must stand by itself, and today. */
function isClean(
  { reading: { text, clauses } }: Source,
  { unsettled }: ShortAnswers,
  meaning: Meaning,
): boolean {
  if (!makesSmaller(meaning)) return true;
  if (text.includes("?") || NARROWED.test(text) || unsettled?.test(text)) return false;
  // What was deleted is gone; other things of the past tell nothing of today.
  if (isDeepStrictEqual(meaning, GONE)) {
    return !clauses.some(({ modality }) => modality.intention || modality.conditional);
  }
  return isToday(clauses);
}

function isToday(clauses: Source["reading"]["clauses"]): boolean {
  return !clauses.some((each) => isNotNow(each.text, each.modality));
}

const GONE: Meaning = [["storage", "no"]];

function makesSmaller(meaning: Meaning): boolean {
  return meaning.some(([slot, value]) => MAKES_SMALLER.has(`${slot}.${value}`));
}

const NEGATOR = boundedPattern(`\\b(?:${NEGATORS})\\b`);

/** "It is not their page": loose words that stand under a denial which they do not hold themselves. */
function isDenied(pattern: RegExp, text: string, meaning: Meaning): boolean {
  if (!makesSmaller(meaning)) return false;
  const match = pattern.exec(text);
  if (!match || NEGATOR.test(match[0])) return false;
  const end = match.index + match[0].length;
  return readModality(text).negations.some((no) => no.start < end && match.index < no.end);
}

function fromAnswer(
  answer: string,
  slot: Meaning[number][0],
  value: string,
  source: number,
  uncertain: boolean,
): Evidence {
  const quote = answer.trim();
  const firmness = uncertain ? "doubtful" : "certain";
  const range = { start: 0, end: quote.length };
  return { slot, value, firmness, quote, source, sentence: 0, clause: 0, text: quote, ...range };
}
