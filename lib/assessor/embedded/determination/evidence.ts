// Finds the signals in what the merchant said and settles how each was meant. Plans, past practice,
// other people's practice and words addressed to the system leave no evidence.
import type { Span } from "@/lib/assessor/embedded/text/canonical";
import {
  type Clause,
  quoteOf,
  type Reading,
  readText,
  type Sentence,
} from "@/lib/assessor/embedded/text/clauses";
import { isInstruction, type Modality } from "@/lib/assessor/embedded/text/modality";

import { reconcile } from "./reconcile";
import { type Revocation, revokedClauses } from "./revoked";
import type { Signal, Slot } from "./signal";
import { SIGNALS } from "./signals";
import type { WayMention } from "./ways/mentions";

/** How firmly the words say it. */
export type Firmness = "certain" | "implied" | "doubtful";

/** One signal found, with the merchant's words. */
export interface Evidence {
  readonly slot: Slot;
  readonly value: string;
  readonly firmness: Firmness;
  /** Where it was not written: chosen among the answers of a question, or known of a product that is named. */
  readonly basis?: "chosen" | "product";
  /** Bears on a part of its fact only: the determination goes on with it, and it proves nothing. */
  readonly partial?: true;
  /** Verbatim words: the clauses that hold the signal. */
  readonly quote: string;
  /** 0 is the description, 1 the first answer, and so on; -1 the vendor member. */
  readonly source: number;
  readonly sentence: number;
  readonly clause: number;
  /** Normalised words that matched, and their range in the normalised text. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** One text of the merchant, read. */
export interface Source {
  readonly number: number;
  readonly reading: Reading;
  /** Sentences that may be used: those addressed to the system are left out. */
  readonly sentences: readonly Sentence[];
  readonly evidence: readonly Evidence[];
  /** One of the choices of a question, and no words of the merchant's own. */
  readonly chosen?: true;
  /** The ways of taking cards that a description mentions. */
  readonly mentions?: readonly WayMention[];
  /** A short answer that settles nothing to the merchant's advantage. */
  readonly unsettled?: boolean;
}

const HABIT =
  /\b(?:i|we) will (?:then |just |usually |simply |always ){0,8}(?:key|type|enter|swipe|take|send|charge|process|call|put|punch|run|insert|ask)\b(?!.{0,1000}\b(?:next|soon|from|instead|starting|once we)\b)/;
const USUAL_IF =
  /\b(?:if|when|unless) (?:an? |the |our |any |some )?(?:customers?|guests?|clients?|someone|somebody|anyone|people|they|you|he|she|donors?|buyers?|shoppers?|members?|visitors?|patient|caller|parents?|passengers?|students?|payment|card|charge|checkout|transaction|booking|order|sale|machine|terminal|line|internet|power|tills?|pcs?|computer|registers?|pos|epos|software|system|phone|tablet|app)\b/;
const THIRD_PERSON_TALE =
  /\b(?:the|this) (?:merchant|applicant|entity) (?:has|is|was|meets|uses|qualifies|confirmed|complies)\b/;

/** Parts of a verdict that somebody dictates. */
const VERDICT_PART =
  /^\W*(?:reason|justification|explanation|facts?|evidence|confidence|quote|basis)\b ?:/;

/** A tag says nothing of a business. */
const MARKUP = /^(?:<\/?[a-z]+>|\[\/?[a-z]+\])$/;

/** What a merchant may turn down, and what else goes with equipment that is gone. */
const DECLINABLE: ReadonlySet<Slot> = new Set(["connection", "standalone", "isolated", "way"]);
const REMOVABLE: ReadonlySet<Slot> = new Set(["encryption", "spoc", "vtReader", "pts"]);

/** What counts wherever and about whichever method it is said. */
const ANYWHERE: ReadonlySet<Slot> = new Set(["storage", "received", "role", "selfAssessment"]);

function isRevoked(slot: Slot, how: Revocation | undefined): boolean {
  if (how === "void") return !ANYWHERE.has(slot);
  return (how !== undefined && DECLINABLE.has(slot)) || (how === "gone" && REMOVABLE.has(slot));
}

/** Reads one text of the merchant and collects its evidence. */
export function readSource(text: string, number: number): Source {
  const reading = readText(text);
  const steered = reading.sentences.some((sentence) => isInstruction(sentence.text));
  const sentences = reading.sentences.filter((sentence) => !isAside(sentence, steered));
  const revoked = revokedClauses(reading);
  const evidence = evidenceIn(reading, sentences, number).filter(
    ({ slot, clause }) => !isRevoked(slot, revoked.get(clause)),
  );
  return { number, reading, sentences, evidence: reconcile(reading, evidence) };
}

/** Words addressed to the system; beside them, tales about "the merchant" are not its own words. */
function isAside(sentence: Sentence, steered: boolean): boolean {
  if (isInstruction(sentence.text) || MARKUP.test(sentence.text)) return true;
  return steered && (THIRD_PERSON_TALE.test(sentence.text) || VERDICT_PART.test(sentence.text));
}

/**
 * What the signals find, sentence by sentence. It is looked for signal by signal: patterns so long are tried in a
 * third less time while they are in the processor's cache.
 */
function evidenceIn(reading: Reading, sentences: readonly Sentence[], source: number): Evidence[] {
  const found = new Map(sentences.map((sentence): [Sentence, Evidence[]] => [sentence, []]));
  const cued = new Map<RegExp, readonly Sentence[]>();
  for (const signal of SIGNALS) {
    for (const sentence of whereCued(signal.cue, sentences, cued)) {
      if (signal.within && !signal.within.test(sentence.text)) continue;
      for (const span of spansOf(signal.pattern, sentence.text)) {
        const start = sentence.start + span.start;
        const end = sentence.start + span.end;
        const evidence = judge(reading, sentence, signal, start, end, source);
        if (evidence) found.get(sentence)?.push(evidence);
      }
    }
  }
  return [...found.values()].flat();
}

/** The sentences that match a cue: many signals share one. */
function whereCued(
  cue: RegExp | undefined,
  sentences: readonly Sentence[],
  known: Map<RegExp, readonly Sentence[]>,
): readonly Sentence[] {
  if (!cue) return sentences;
  const before = known.get(cue);
  if (before) return before;
  const now = sentences.filter(({ text }) => cue.test(text));
  known.set(cue, now);
  return now;
}

/** As `matchAll`, which would copy the pattern for each sentence: with patterns so long, it tells. */
function spansOf(pattern: RegExp, text: string): Span[] {
  const spans: Span[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const end = match.index + match[0].length;
    if (end === match.index) pattern.lastIndex += 1;
    else spans.push({ start: match.index, end });
  }
  return spans;
}

function judge(
  reading: Reading,
  sentence: Sentence,
  signal: Signal,
  start: number,
  end: number,
  source: number,
): Evidence | undefined {
  const held = sentence.clauses.filter((clause) => clause.start < end && start < clause.end);
  const first = held[0];
  const last = held[held.length - 1];
  if (!first || !last) return undefined;
  const planned = held.every(({ modality }) => modality.intention && !modality.past);
  const later = planned ? signal.planned : undefined;
  if (later === undefined && held.some((clause) => isMeantOtherwise(clause, signal))) {
    return undefined;
  }
  if (UNTOLD.test(reading.text.slice(sentence.start, start))) return undefined;
  if (signal.unless && held.some((clause) => signal.unless?.test(clause.text))) return undefined;
  const said = later ?? heardValue(held, signal, start, end);
  if (said === undefined) return undefined;
  const unknown = signal.slot === "storage" && said === "no" && held.some(isUnknown);
  const firmness = later === undefined ? firmnessOf(held, signal) : "implied";
  return {
    slot: signal.slot,
    value: unknown ? "maybe" : said,
    firmness: unknown ? "certain" : firmness,
    quote: quoteOf(reading, first.start, last.end),
    source,
    sentence: sentence.index,
    clause: first.index,
    text: reading.text.slice(start, end),
    start,
    end,
  };
}

/** "It does not show whether it is a hosted page" says neither that it is nor that it is not. */
const UNTOLD =
  /\b(?:not|never|nobody|cannot|can not) (?:[a-z]+ ){0,2}(?:show|shows|tell|tells|say|says|see|sure|clear) (?:us |me )?(?:whether|if)\b[^.;]{0,200}$/;

/** What the words say, or what they say when denied. */
function heardValue(
  held: readonly Clause[],
  signal: Signal,
  start: number,
  end: number,
): string | undefined {
  const reach = signal.deniedFromFront ? start + 1 : end;
  const negated = !signal.literal && held.some((clause) => isDenied(clause, start, reach));
  return negated ? signal.denied : signal.value;
}

/** Whether a clause speaks of another time or of others; what has ended still counts as ended. */
function isMeantOtherwise({ text, modality }: Clause, signal: Signal): boolean {
  return isNotNow(text, signal.lasting ? { ...modality, past: false } : modality);
}

function isDenied(clause: Clause, start: number, end: number): boolean {
  return clause.modality.negations.some(
    (scope) => clause.start + scope.start < end && start < clause.start + endOf(clause, scope),
  );
}

/** "Never leaves our site and fills in the card" denies the leaving, not the filling in. */
const LEAVES_AND_ENTERS =
  /^[a-z ]{0,12}\b(?:leaves?|leaving|left|goes|redirected|sent)\b.{0,1000}?(?= and (?:then )?(?:fills?|types?|enters?|puts?|gives?|keys?|pays?)\b)/;

function endOf({ text }: Clause, scope: Span): number {
  const entering = LEAVES_AND_ENTERS.exec(text.slice(scope.start, scope.end));
  return entering ? scope.start + entering[0].length : scope.end;
}

/** Who cannot tell whether cards are kept has not said that none are. */
function isUnknown({ text, modality }: Clause): boolean {
  return modality.ignorance && /\b(?:if|whether)\b/.test(text);
}

function firmnessOf(held: readonly Clause[], signal: Signal): Firmness {
  if (signal.evenInDoubt) return "certain";
  if (held.some(({ modality }) => modality.uncertain || modality.ignorance)) return "doubtful";
  return signal.implied ? "implied" : "certain";
}

/** Simple past tense of keeping: "earlier we stored cards". */
const FORMER =
  /^(?:and |but )?(?:earlier|formerly)\b|\blast (?:year|month|season|winter|summer)'s [a-z ]{2,30} was\b|\b(?:i|we|they|he|she) (?:stored|kept|saved|held|collected)\b/;

const ASKED = /\b(?:asked|wondered|checked) (?:them |him |her |us |me )?(?:whether|if)\b/;

/** Whether a clause tells of former days. */
export function isPast(text: string, modality: Modality): boolean {
  return modality.past || FORMER.test(text);
}

/** Past practice, plans, other people's practice and mere suppositions say nothing about today. */
export function isNotNow(text: string, modality: Modality): boolean {
  if (isPast(text, modality) || modality.someoneElse || modality.instruction) return true;
  if (modality.intention && !HABIT.test(text)) return true;
  // "I asked whether they send it by e-mail" tells nothing; "...: no" does.
  if (ASKED.test(text) && modality.negations.length === 0) return true;
  if (modality.conditional && !USUAL_IF.test(text)) return true;
  return (
    modality.hypothetical &&
    !modality.uncertain &&
    !/\bwould (?:say|call|not (?:give|confirm|sign|provide|commit|issue|help))\b/.test(text)
  );
}

/** Told of today and of one's own, without doubt. */
export function isPlainlyMeant({ text, modality }: Clause): boolean {
  return !modality.uncertain && !modality.ignorance && !isNotNow(text, modality);
}

/** What a clause tells as a whole, as evidence that quotes it. */
export function toldByClause(
  { index, sentence, start, end, text }: Clause,
  { reading, number }: Pick<Source, "reading" | "number">,
  [slot, value]: readonly [Slot, string],
): Evidence {
  return {
    ...{ slot, value, firmness: "certain", quote: quoteOf(reading, start, end), source: number },
    ...{ sentence, clause: index, text, start, end },
  };
}
