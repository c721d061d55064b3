// What the extraction rules found and the classifier vetoes: a word of the trade in a sentence that says something
// else by it.
import { CAUTIONS, HINTS } from "./data/meanings";
import type { Evidence } from "./evidence";
import { isBackup } from "./facts/device";
import { PAYMENT_PAGE } from "./facts/payment-ways";
import type { Heard } from "./heard";
import type { Slot } from "./signal";
import { isSameSentence } from "./statements";

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
    if (isPageOfAnyone(each, evidence, heard) || isOtherSide(each, score, evidence)) return false;
    if (score < LESS_LIKELY && isOfAnother(each, heard)) return true;
    return !HINTS.has(key) && score < (CAUTIONS.has(key) ? RULED_OUT : UNHEARD);
  });
  const rest = evidence.filter((each) => !unheard.includes(each));
  const described = rest.filter(({ source }) => source === 0);
  return [...unheard, ...weakerSides(described, TWO_SIDED, heard, LESS_LIKELY)];
}

/** The line that the callers use, taken for that of a terminal. */
function isLineOfCalls(each: Evidence, score: number, heard: readonly Heard[]): boolean {
  if (each.slot !== "connection" || score > LIKELY || /\bdial/.test(each.text)) return false;
  return heard.some(
    (other) =>
      other.label === "phoneLine.analog" &&
      other.score > LIKELY &&
      isSameSentence(other.evidence, each),
  );
}

/** Less likely than not, beside what tells of what the words are said instead. */
function isOfAnother(each: Evidence, heard: readonly Heard[]): boolean {
  const plainly = (label: string) =>
    heard.filter((other) => other.label === label && other.score > PLAINLY);
  const here = (other: Heard) => isSameSentence(other.evidence, each);
  switch (`${each.slot}.${each.value}`) {
    // "The two are not linked", where tills take the cards, is said of places.
    case "standalone.yes":
      return plainly("way.tied").length > 0;
    // "It works by itself on our broadband" is said of a terminal that needs no till, not of its network.
    case "isolated.yes":
      return plainly("standalone").some(here);
    // "There he puts the card" is said of the customer.
    case "enters.staff":
      return heard.some((o) => o.label === "enters.customer" && o.score > LIKELY && here(o));
    // The line that others would like, beside a terminal that plainly dials.
    case "connection.ip":
      return plainly("connection.dial").length > 0 && !isBackup(heard.find(here)?.evidence.text);
    default:
      return false;
  }
}

/** Customers leave for a provider's page, and another sentence tells of fields on the own one: not both can be. */
function isOtherSide(each: Evidence, score: number, evidence: readonly Evidence[]): boolean {
  if (score < RULED_OUT_SIDE) return false;
  const opposite = isLeaving(each) ? isOwnPage : isOwnPage(each) ? isLeaving : undefined;
  if (!opposite) return false;
  return evidence.some(
    (other) => other.source === each.source && !isSameSentence(other, each) && opposite(other),
  );
}

function isLeaving({ slot, value, firmness, quote }: Evidence): boolean {
  return slot === "web" && value === "redirect" && firmness === "certain" && LEAVES.test(quote);
}

function isOwnPage({ slot, value, firmness }: Evidence): boolean {
  return firmness === "certain" && OWN_PAGE.has(`${slot}.${value}`);
}

const OWN_PAGE: ReadonlySet<string> = new Set([
  "ownFields.yes",
  "web.merchantScriptOrForm",
  "web.directPost",
  "web.serverReceivesCardData",
]);
const LEAVES =
  /\b(?:leaves?|leaving|redirected|sent|forwarded|goes|go|taken)\b[^.;]{0,120}?\b(?:page|site|gateway|bank|provider)\b|\bpays? on (?:the|their|a) [a-z' ]{0,30}page\b/i;

/**
 * A payment page in a sentence that tells no way of taking cards: who fills it in is left open, but the page is there.
 * Where letters bring the numbers, staff do.
 */
function isPageOfAnyone(
  each: Evidence,
  evidence: readonly Evidence[],
  heard: readonly Heard[],
): boolean {
  if (each.slot !== "web" || each.value !== "redirect" || !PAYMENT_PAGE.test(each.quote))
    return false;
  if (evidence.some(({ slot, value }) => slot === "arrival" && value === "mail")) return false;
  return !heard.some(
    ({ label, score, evidence: other }) =>
      label.startsWith("way.") && score > A_WAY && isSameSentence(other, each),
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
