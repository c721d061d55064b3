// What the signals found and the second reader does not hear: a word of the trade in a sentence that says
// something else by it.
import { CAUTIONS, HINTS } from "./data/meanings";
import type { Evidence } from "./evidence";
import type { Heard } from "./heard";
import type { Slot } from "./signal";

// Below these scores a signal was wrong more often than right, on descriptions that neither reader had
// seen (two in three at the first). What speaks for the larger questionnaire must be all but ruled out.
const UNHEARD = -2;
const RULED_OUT = -4.5;

/** Of two opposite statements one goes that is less likely than not, beside one that is likely. */
const LESS_LIKELY = 0;
const LIKELY = 1;
/** What one side of a contradiction must fall below to be no side of it. */
const HARDLY = -1;

/** Points on which the words can say one thing or its opposite. */
const TWO_SIDED: ReadonlySet<Slot> = new Set([
  "manual",
  "standalone",
  "isolated",
  "vtReader",
  "pts",
  "spoc",
  "dedicated",
  "location",
]);
/** Points on which words that seem to contradict each other are asked about. */
const ASKED_ABOUT: ReadonlySet<Slot> = new Set([
  "connection",
  "standalone",
  "isolated",
  "encryption",
  "storage",
  "web",
  "way",
  "ownFields",
  "serverSees",
]);

/** What the signals found in the description by mistake. Answers are short, and read by what was asked. */
export function misheard(evidence: readonly Evidence[], heard: readonly Heard[]): Evidence[] {
  const scores = scoresOf(heard);
  const unheard = evidence.filter((each) => {
    const score = scores.get(each);
    const key = `${each.slot}.${each.value}`;
    if (score === undefined || each.source !== 0 || each.firmness === "doubtful") return false;
    if (isLineOfCalls(each, score, heard)) return true;
    return !HINTS.has(key) && score < (CAUTIONS.has(key) ? RULED_OUT : UNHEARD);
  });
  const rest = evidence.filter((each) => !unheard.includes(each));
  const described = rest.filter(({ source }) => source === 0);
  return [...unheard, ...weakerSides(described, TWO_SIDED, heard, LESS_LIKELY)];
}

/** The line that the callers use, taken for that of a terminal. */
function isLineOfCalls(
  { slot, sentence, source, text }: Evidence,
  score: number,
  heard: readonly Heard[],
): boolean {
  if (slot !== "connection" || score > LIKELY || /\bdial/.test(text)) return false;
  return heard.some(
    ({ label, score: other, evidence }) =>
      label === "phoneLine.analog" &&
      other > LIKELY &&
      evidence.sentence === sentence &&
      evidence.source === source,
  );
}

/** Of the words behind a contradiction, those that were hardly meant so. */
export function hardlyMeant(evidence: readonly Evidence[], heard: readonly Heard[]): Evidence[] {
  return weakerSides(evidence, ASKED_ABOUT, heard, HARDLY);
}

function weakerSides(
  evidence: readonly Evidence[],
  slots: ReadonlySet<Slot>,
  heard: readonly Heard[],
  weak: number,
): Evidence[] {
  const scores = scoresOf(heard);
  const likely = heard.filter(({ score }) => score > LIKELY).map((each) => each.evidence);
  return evidence.filter((each) => {
    const { slot, value } = each;
    if (!slots.has(slot) || (scores.get(each) ?? weak) >= weak) return false;
    return likely.some((other) => other.slot === slot && other.value !== value);
  });
}

/** How likely what the signals found was meant so. */
function scoresOf(heard: readonly Heard[]): ReadonlyMap<Evidence, number> {
  const scores = new Map<Evidence, number>();
  for (const { signals, score } of heard) {
    for (const each of signals) {
      scores.set(each, Math.max(scores.get(each) ?? Number.NEGATIVE_INFINITY, score));
    }
  }
  return scores;
}
