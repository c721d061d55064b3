// Whether words speak of a topic at all. A model can be talked into quoting anything for anything; what it quotes for a
// fact has to be about that fact: by the topic's own words, or by what rules and classifier find in the same sentence.
import { ANSWERS, MEANINGS } from "@/lib/assessor/embedded/determination/data/meanings";
import type { Source } from "@/lib/assessor/embedded/determination/evidence";
import { markedSentences } from "@/lib/assessor/embedded/determination/marked";
import type { Slot } from "@/lib/assessor/embedded/determination/signal";
import type { Statements } from "@/lib/assessor/embedded/determination/statements";
import { readAnswer } from "@/lib/assessor/embedded/distribution/answer";
import { heardInAnswer } from "@/lib/assessor/embedded/distribution/heard";
import { nearnessOf } from "@/lib/assessor/embedded/distribution/nearest";
import { LEARNED_HEARING } from "@/lib/assessor/embedded/hearing/determination";
import type { Clause, Sentence } from "@/lib/assessor/embedded/text/clauses";
import { isInstruction } from "@/lib/assessor/embedded/text/modality";
import { normalisedText } from "@/lib/assessor/embedded/text/normalise";
import type { DeterminationRound } from "@/lib/assessor/port";
import { topLevelOf } from "@/lib/pci/controls";
import { TOPIC_WORDS } from "./data/topic-words";
import type { ReadStatement } from "./rules";

/** From which chance on the classifier hears a sentence speak of a topic. */
const HEARD = 0.4;

/** Words that tell the reader what to do or to think, beside those that `isInstruction` knows. */
const STEERING =
  /^(?:and |then |also |now |so |please )?(?:(?:ignore|disregard|forget|override) (?:the|all|any|every|everything|previous|prior|above|this|that)\b|(?:set|change) \S{1,40} (?:to|=)|(?:mark|classify|rate|score|treat|label|count|consider|regard) (?:us|me|it|this|that|all|every|everything|each|the|any|as)\b|(?:answer|respond|reply|return|output|report|conclude|say) (?:yes|no|only|that|with|saq|certain|true|every|all|in place|json)\b|you (?:are now|must|should|have to|are to|will now)\b|(?:system|assistant|admin|developer|note to)\b ?(?:prompt|mode|message|override|:))/;

/** What somebody makes of the business answers no question about it. */
const VERDICT =
  /\b(?:saqs?|questionnaires?|auditors?|assessors?|qsas?|isas?|consultants?|advisers?|advisors?|experts?|complian(?:t|ce)|complies|comply|pci)\b/;

/** Whether words are addressed to the reader. */
function isSteering(text: string): boolean {
  return isInstruction(text) || STEERING.test(text);
}

/** Whether the words that a model quotes for a statement speak of its topic. */
export function speaksOf(
  { slot, text, quote }: ReadStatement,
  read: Statements,
  rounds: readonly DeterminationRound[],
): boolean {
  const source = read.sources.find(({ number }) => number === text);
  const words = normalisedText(quote);
  if (!source || isSteering(words)) return false;
  const around = sentencesAround(source, quote);
  // Words addressed to the reader are no statement of the merchant's, whatever part of them is quoted.
  if (around.length === 0 || around.some(({ clauses }) => clauses.some(isAddressed))) return false;
  if (TOPIC_WORDS[slot as Slot]?.test(words)) return true;
  const asked = rounds[text - 1]?.topic;
  if (asked !== undefined && slotsOf(asked).has(slot) && !VERDICT.test(words)) return true;
  const places = new Set(around.map(({ index }) => index));
  return (
    source.evidence.some((each) => each.slot === slot && places.has(each.sentence)) ||
    isHeard(source, places, slot)
  );
}

function isAddressed({ text }: Clause): boolean {
  return isSteering(text);
}

/** The sentences that hold the quoted words; none that is addressed to the reader. */
function sentencesAround(source: Source, quote: string): readonly Sentence[] {
  const { reading, sentences } = source;
  const from = reading.original.indexOf(quote.trim());
  const to = from + quote.trim().length;
  const at = (offset: number) => reading.copy.from[offset] ?? reading.original.length;
  return sentences.filter(({ start, end }) => at(start) < to && from < at(end));
}

/** What an answer to the question of a topic speaks of, however short it is. */
function slotsOf(topic: string): ReadonlySet<string> {
  return new Set((ANSWERS[topic] ?? []).flatMap((label) => slotOf(label) ?? []));
}

function slotOf(label: string): string | undefined {
  return MEANINGS[label]?.[0].split(".")[0];
}

function isHeard(source: Source, places: ReadonlySet<number>, slot: string): boolean {
  const marks = markedSentences(source);
  return source.sentences.some(({ index }, at) => {
    if (!places.has(index)) return false;
    const chances = LEARNED_HEARING.alone(marks[at] ?? []);
    return [...chances].some(([label, chance]) => chance > HEARD && slotOf(label) === slot);
  });
}

/** How near words have to come to what merchants say of a control. */
const NEAR = 0.08;
const HEARD_CONTROL = 0.1;

/** Whether the words that a model quotes for a control speak of it. */
export function speaksOfControl(quote: string, answer: string, controlId: string): boolean {
  if (isSteering(normalisedText(quote))) return false;
  if (nearnessOf(quote, controlId) >= NEAR) return true;
  const from = answer.indexOf(quote);
  const read = readAnswer(answer);
  const at = (offset: number) => read.reading.copy.from[offset] ?? answer.length;
  return heardInAnswer(read, topLevelOf(controlId)).some(
    ({ start, end, chances }) =>
      at(start) < from + quote.length &&
      from < at(end) &&
      (chances.get(controlId) ?? 0) >= HEARD_CONTROL,
  );
}
