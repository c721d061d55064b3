// Sentences that say something is lacking and that no rule claims: what lacks is the control whose
// words the sentence comes closest to.
import type { Sentence } from "@/lib/assessor/embedded/text/clauses";
import { type Answer, hitsOf } from "./answer";
import { RULES } from "./data/rules";
import { DENIAL, LACKING, NO_EXCEPTION } from "./data/shortfall-words";
import { IGNORANT, PROTECTIVE, SUPPOSED } from "./data/stance-words";
import type { Evidence, Verdict } from "./judge";
import { lackingChance } from "./leaning";
import { nearestTopic } from "./nearest";
import { hasOwnNo, type Signal, signalOf } from "./pattern";
import type { Stance } from "./stance";

const OPEN: readonly Stance[] = ["doubted", "imagined", "ignored", "condition"];

// "Nothing to review", "is never sent anywhere": a lack that leaves nothing to be done.
const NONE_NEEDED =
  /\b(?:none|nothing|not any|no one|nobody) to \w+|\b(?:is|are|was|were) forbidden\b|\b(?:there (?:were|was|are|is) none|never (?:\w+ ){0,3}(?:anywhere|out|over (?:a|the) network))\b|\b(?:auditor|assessor|assessment)\b|\bnot used to\b/;

/** From which chance on a sentence is taken to tell a lack. */
const SURE = 0.9;
/** A shorter sentence ("Yes.", "Everything is in place.") is worded too little to be read so. */
const FEWEST_WORDS = 5;

/** How near a sentence comes to a control: the groups of its best line that it holds. */
interface Nearness {
  readonly full: boolean;
  readonly groups: number;
  readonly letters: number;
}

/** Per control that nothing else speaks of, a plain lack told by a sentence that comes near to it. */
export function residualLacks(
  answer: Answer,
  verdicts: ReadonlyMap<string, Verdict>,
): Map<string, Evidence> {
  const found = new Map<string, Evidence>();
  for (const sentence of answer.reading.sentences) {
    if (isSpokenFor(sentence, verdicts) || IGNORANT.test(sentence.text)) continue;
    if (!tellsLack(answer, sentence) && !leansToLack(answer, sentence)) continue;
    for (const id of claimedBy(answer, sentence, verdicts)) {
      if (!found.has(id)) found.set(id, lackOf(sentence));
    }
  }
  return found;
}

/** By the way merchants word a lack, where no telling word stands in the sentence. */
function leansToLack(answer: Answer, { index, text }: Sentence): boolean {
  if (text.split(" ").length < FEWEST_WORDS || text.endsWith("?")) return false;
  const before = answer.reading.sentences[index - 1]?.text ?? "";
  return !SUPPOSED.test(before) && !SUPPOSED.test(text) && lackingChance(text) > SURE;
}

function tellsLack(answer: Answer, sentence: Sentence): boolean {
  const { text, clauses } = sentence;
  const stances = clauses.map((clause) => answer.stances[clause.index] ?? "stated");
  if (stances.some((stance) => OPEN.includes(stance)) || text.endsWith("?")) return false;
  if (PROTECTIVE.test(text) || NO_EXCEPTION.test(text) || NONE_NEEDED.test(text)) return false;
  const takenBack = answer.takenBack.some(
    (one) => one.start < sentence.end && sentence.start < one.end,
  );
  if (takenBack) return false;
  if (stances.includes("planned") || LACKING.test(text)) return true;
  return stances.includes("over") && DENIAL.test(text);
}

function isSpokenFor(sentence: Sentence, verdicts: ReadonlyMap<string, Verdict>): boolean {
  return [...verdicts.values()].some((verdict) =>
    [...verdict.against, ...verdict.favour].some(({ finding }) =>
      finding.clauses.some((clause) => clause.sentence === sentence.index),
    ),
  );
}

/** What the nearest control must lead by, and how near it must come, to be taken for the one meant. */
const LEAD = 0.01;
const NEAR = 0.05;

/** The controls that a sentence comes nearest to: by the groups of the rules, else by the words of merchants. */
export function claimedBy(
  answer: Answer,
  sentence: Sentence,
  verdicts: ReadonlyMap<string, Verdict>,
): string[] {
  const byRules = nearestTo(answer, sentence, verdicts);
  if (byRules.length > 0) return byRules;
  const topic = nearestTopic(sentence.text, [...verdicts.keys()]);
  if (!topic || topic.lead < LEAD || topic.nearness < NEAR) return [];
  return verdicts.get(topic.controlId)?.favour.length === 0 ? [topic.controlId] : [];
}

function nearestTo(
  answer: Answer,
  sentence: Sentence,
  verdicts: ReadonlyMap<string, Verdict>,
): string[] {
  let best: string[] = [];
  let nearest: Nearness | undefined;
  for (const [id, verdict] of verdicts) {
    const near = nearnessOf(answer, sentence, id);
    if (near === undefined) continue;
    const order = nearest ? compare(near, nearest) : 1;
    if (order > 0) [best, nearest] = [[], near];
    if (order >= 0 && verdict.favour.length === 0) best.push(id);
  }
  return best.length > 2 ? [] : best;
}

function compare(one: Nearness, other: Nearness): number {
  return (
    Number(one.full) - Number(other.full) ||
    one.groups - other.groups ||
    one.letters - other.letters
  );
}

function nearnessOf(answer: Answer, sentence: Sentence, id: string): Nearness | undefined {
  const lines = (RULES.get(id)?.met ?? []).map(signalOf).filter((signal) => !signal.literal);
  return lines
    .map((signal) => held(answer, sentence, signal))
    .filter((near) => near !== undefined)
    .sort(compare)
    .at(-1);
}

function held(answer: Answer, sentence: Sentence, signal: Signal): Nearness | undefined {
  const wanted = signal.groups.filter((group) => group.reach !== "absent");
  const patterns = [signal.anchor, ...wanted.map((group) => group.pattern)];
  const absent = signal.groups.filter((group) => group.reach === "absent");
  const within = (pattern: RegExp) =>
    hitsOf(answer, pattern).filter((hit) => hit.clause.sentence === sentence.index);
  if (patterns.some(hasOwnNo)) return undefined;
  if (absent.some((group) => within(group.pattern).length > 0)) return undefined;
  const hits = patterns.map((pattern) => within(pattern)[0]).filter((hit) => hit !== undefined);
  const full = hits.length === patterns.length;
  if (patterns.length < 2 || (!full && (patterns.length < 3 || hits.length < patterns.length - 1)))
    return undefined;
  const letters = new Set(
    hits.flatMap((hit) => Array.from({ length: hit.end - hit.start }, (_, at) => hit.start + at)),
  ).size;
  return { full, groups: hits.length, letters };
}

function lackOf(sentence: Sentence): Evidence {
  const { start, end, clauses } = sentence;
  return {
    side: "against",
    objection: "denied",
    weak: true,
    naming: true,
    finding: { proof: "denied", literal: false, start, end, clauses },
  };
}
