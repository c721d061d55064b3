// What the second reader hears in a thread: each statement that a sentence may make, with how likely it is,
// as evidence that quotes the sentence.
import type { DeterminationHearing } from "@/lib/assessor/embedded/hearing/determination";
import type { Chances } from "@/lib/assessor/embedded/hearing/hearing";
import { oddsOf } from "@/lib/assessor/embedded/hearing/together";
import { quoteOf, type Sentence } from "@/lib/assessor/embedded/text/clauses";
import { readerAsDoubt } from "./ambiguities";
import { inCrowd } from "./crowd";
import { ANSWERS, DANGERS, DOUBTS, MEANINGS } from "./data/meanings";
import { type Evidence, isPlainlyMeant, type Source } from "./evidence";
import { markedSentences } from "./marked";
import type { Slot } from "./signal";
import type { Statements } from "./statements";

/** A statement that a sentence may make. */
export interface Heard {
  readonly label: string;
  /** Logarithm of the odds that it is made: 0 is even. */
  readonly score: number;
  readonly evidence: Evidence;
  /** What the signals found in the sentence to the same effect. */
  readonly signals: readonly Evidence[];
  /** Told of today and of one's own, without doubt. */
  readonly plain: boolean;
}

/** Not worth keeping in mind where no signal says the same. */
const FAINT = 0.02;
/** From which score on a sentence says it, rather than implies it. */
const CERTAIN = 1;

/** What is heard in the thread. A doubt that was asked about already is not raised again. */
export function heardInThread(
  statements: Statements,
  asked: readonly string[],
  hearing: DeterminationHearing,
): Heard[] {
  const spoken = statements.sources.filter(({ number }) => number >= 0);
  const all = spoken
    .flatMap((source) => heardIn(source, statements, hearing))
    .filter((each) => !isUnsaidLapse(each))
    .map(readerAsDoubt);
  const chosen = new Set(spoken.filter(({ chosen }) => chosen).map(({ number }) => number));
  const settled = new Map(
    asked.flatMap((topic, at) =>
      isAnswered(topic, at + 1, statements, all)
        ? (ANSWERS[topic] ?? []).map((label): [string, number] => [label, at + 1])
        : [],
    ),
  );
  return all.filter((each) => {
    const by = settled.get(each.label) ?? 0;
    const isOld = each.evidence.source < by;
    return !(isOld && (isVague(each) || chosen.has(by)));
  });
}

const DENIES =
  /\b(?:not?|never|nor|neither|none|nobody|nothing|without|lack\w*|lost|los(?:es|ing)|missing|absent|non|un(?:certified|validated|approved|compliant)|fail\w*|expir\w+|laps\w+|ended|ran out|run out|out of|withdrawn|revoked|suspended|removed|struck|taken|dropped|gone|gave up|refus\w+|declin\w+|behind|overdue|nicht|kein\w*|ohne|abgelaufen|pas|aucun\w*|sans|sin|ningun\w*|nao|sem|senza|niet|geen|zonder|nie|bez|brak|ikke|inte|ei)\b/;

/** That a provider does not comply takes words that deny it: one that sent its attestation is no such provider. */
function isUnsaidLapse({ label, evidence }: Heard): boolean {
  if (label !== "provider.notCompliant") return false;
  return !DENIES.test(evidence.text) || OF_MERCHANT.test(evidence.text);
}

/** What the bank says of the merchant, or charges for it, is no lapse of a provider. */
const OF_MERCHANT =
  /\b(?:calls? (?:it|us|me|this|that)|(?:says?|told us|tells (?:us|me)) (?:we|i|it) (?:are|am|is)|we are|i am|fees?|charg\w+|bills?|billed|letters?|fines?|penalt\w+)\b/;

/** What an answer on the point outweighs: a doubt, or a danger that was only implied. */
function isVague({ label, score }: Heard): boolean {
  return DOUBTS.has(label) || (DANGERS.has(label) && score < CERTAIN);
}

/** Whether the answer of a round says anything of what was asked; "I don't know" does not. */
function isAnswered(
  topic: string,
  number: number,
  { evidence }: Statements,
  heard: readonly Heard[],
): boolean {
  const answers = (ANSWERS[topic] ?? []).filter((label) => !DOUBTS.has(label));
  const slots = new Set(answers.map((label) => MEANINGS[label]?.[0].split(".")[0]));
  return (
    evidence.some(
      ({ source, slot, firmness }) =>
        source === number && slots.has(slot) && firmness !== "doubtful",
    ) ||
    heard.some(
      ({ label, score, evidence: { source } }) =>
        source === number && score > 0 && answers.includes(label),
    )
  );
}

/** What each sentence says: those of the description in view of each other, an answer by itself. */
function chancesIn(source: Source, { together, alone }: DeterminationHearing): Chances[] {
  const marked = markedSentences(source);
  return source.number === 0 ? together(marked) : marked.map(alone);
}

function heardIn(source: Source, { evidence }: Statements, hearing: DeterminationHearing): Heard[] {
  const chances = chancesIn(source, hearing);
  const own = evidence.filter(({ source: number }) => number === source.number);
  return source.sentences.flatMap((sentence, at) => {
    const here = own.filter((each) => each.sentence === sentence.index);
    const plain = isPlain(sentence) && !source.unsettled;
    const isName = !sentence.text.includes(" ");
    const heard = [...(chances[at] ?? [])].flatMap(([label, chance]) => {
      const meaning = MEANINGS[label];
      if (!meaning) return [];
      const signals = here.filter(({ slot, value }) => meaning.includes(`${slot}.${value}`));
      // Most statements are far from being made: they are passed over before anything is weighed.
      // A single word names a matter and says nothing about it.
      if ((isName || chance < FAINT) && signals.length === 0) return [];
      const score = oddsOf(chance);
      return [{ label, score, signals, plain, evidence: quoted(source, sentence, label, score) }];
    });
    return source.number === 0 ? inCrowd(source, sentence, heard, hearing.alone) : heard;
  });
}

function isPlain({ text, clauses }: Sentence): boolean {
  if (text.includes("?") || !text.includes(" ")) return false;
  return clauses.every(isPlainlyMeant);
}

/** A statement as evidence that quotes the sentence. */
function quoted(
  { reading, number }: Source,
  { index, start, end, text, clauses }: Sentence,
  label: string,
  score: number,
): Evidence {
  const [slot = "", value = ""] = (MEANINGS[label]?.[0] ?? "").split(".");
  return {
    slot: slot as Slot,
    value,
    firmness: score > CERTAIN ? "certain" : "implied",
    quote: quoteOf(reading, start, end),
    source: number,
    sentence: index,
    clause: clauses[0]?.index ?? 0,
    ...{ text, start, end },
  };
}
