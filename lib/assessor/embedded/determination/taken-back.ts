// What the signals found and the second reader does not hear: a word of the trade in a sentence that says
// something else by it.
import { CAUTIONS, HINTS } from "./data/meanings";
import type { Evidence } from "./evidence";
import { isBackup } from "./facts/device";
import { PAYMENT_PAGE } from "./facts/payment-ways";
import type { Heard } from "./heard";
import type { Slot } from "./signal";

// Below these scores a signal was wrong more often than right, on descriptions that neither reader had
// seen (two in three at the first). What speaks for the larger questionnaire must be all but ruled out.
const UNHEARD = -2;
const RULED_OUT = -4.5;

/** Of two opposite statements one goes that is less likely than not, beside one that is likely. */
const LESS_LIKELY = 0;
const LIKELY = 1;
/** Where this much is heard of what rules a statement out, that goes if it is less likely than not. */
const PLAINLY = 4;
/** What one side of a contradiction must fall below to be no side of it. */
const HARDLY = -1;
/** What one side of a contradiction about pages must fall below: each side makes the other sound unlikely. */
const RULED_OUT_SIDE = -3.5;
/** From which score on a sentence tells how cards are taken. */
const A_WAY = 2;

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
  "enters",
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
    if (isPageOfAnyone(each, heard) || isOtherSide(each, score, evidence)) return false;
    if (isOfTill(each, score, heard) || isOthersLine(each, score, heard)) return true;
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

/** "The two are not linked" is said of places, where tills take the cards. */
function isOfTill({ slot, value }: Evidence, score: number, heard: readonly Heard[]): boolean {
  if (slot !== "standalone" || value !== "yes" || score > LESS_LIKELY) return false;
  return heard.some((other) => other.label === "way.tied" && other.score > PLAINLY);
}

/** The line that others would like, beside a terminal that plainly dials. */
function isOthersLine(
  { slot, value, quote }: Evidence,
  score: number,
  heard: readonly Heard[],
): boolean {
  if (
    slot !== "connection" ||
    value !== "ip" ||
    score > LESS_LIKELY ||
    isBackup(quote.toLowerCase())
  )
    return false;
  return heard.some((other) => other.label === "connection.dial" && other.score > PLAINLY);
}

/** Customers leave for a provider's page, and another sentence tells of fields on the own one: not both can be. */
function isOtherSide(each: Evidence, score: number, evidence: readonly Evidence[]): boolean {
  const { slot, value, quote, source, sentence } = each;
  if (slot !== "web" || value !== "redirect" || score < RULED_OUT_SIDE || !LEAVES.test(quote))
    return false;
  return evidence.some(
    (other) =>
      other.source === source &&
      other.sentence !== sentence &&
      other.firmness === "certain" &&
      ((other.slot === "ownFields" && other.value === "yes") ||
        (other.slot === "web" && OWN_PAGE.has(other.value))),
  );
}

const OWN_PAGE: ReadonlySet<string> = new Set([
  "merchantScriptOrForm",
  "directPost",
  "serverReceivesCardData",
]);
const LEAVES =
  /\b(?:leaves?|leaving|redirected|sent|forwarded|goes|go|taken)\b.*\b(?:page|site|gateway|bank|provider)\b|\bpays? on (?:the|their|a) [a-z' ]{0,30}page\b/i;

/** A payment page, though nobody is sent to it from a shop: of its sentence, no way of taking cards is heard. */
function isPageOfAnyone(
  { slot, value, quote, source, sentence }: Evidence,
  heard: readonly Heard[],
): boolean {
  if (slot !== "web" || value !== "redirect" || !PAYMENT_PAGE.test(quote)) return false;
  return !heard.some(
    ({ label, score, evidence }) =>
      label.startsWith("way.") &&
      score > A_WAY &&
      evidence.source === source &&
      evidence.sentence === sentence,
  );
}

/** Of the words behind a contradiction, those that were hardly meant so. */
export function hardlyMeant(evidence: readonly Evidence[], heard: readonly Heard[]): Evidence[] {
  const scores = scoresOf(heard);
  return weakerSides(evidence, ASKED_ABOUT, heard, HARDLY).filter(
    (each) => !isOtherSide(each, scores.get(each) ?? HARDLY, evidence),
  );
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
