// Where the words seem to say both of two things, most often one reading is a slip: a few words out of
// a longer phrase, or words about something else. The fuller reading stands; what remains is a
// contradiction indeed, and is asked about.
import type { Reading } from "@/lib/assessor/embedded/text/clauses";
import type { Evidence } from "./evidence";
import { isOfToday, mayLookBack } from "./former";
import { isMisheard, overlaps } from "./misheard";
import type { Slot } from "./signal";

/** The two sides of each point on which words can disagree. */
const SIDES: Partial<Record<Slot, readonly [readonly string[], readonly string[]]>> = {
  standalone: [["yes"], ["no"]],
  isolated: [["yes"], ["no"]],
  connection: [["dial"], ["ip", "adapter"]],
  encryption: [
    ["listed", "onList"],
    ["none", "unlisted", "expired"],
  ],
  spoc: [["listed"], ["none", "unlisted", "expired"]],
  pts: [["yes"], ["no", "expired"]],
  storage: [["yes"], ["no"]],
  vtReader: [["yes"], ["no"]],
  dedicated: [["yes"], ["no"]],
  script: [["yes"], ["no"]],
  manual: [["yes"], ["no"]],
};

/** Drops the readings that a fuller or more fitting one of the same text refutes. */
export function reconcile(reading: Reading, found: readonly Evidence[]): readonly Evidence[] {
  const evidence = found.filter((each) => !isMisheard(reading, each, found));
  const torn = (Object.keys(SIDES) as Slot[]).filter((slot) => isTorn(slot, evidence));
  if (torn.length === 0) return evidence;
  const slips = new Set(torn.flatMap((slot) => slipsOf(reading, slot, evidence)));
  return slips.size === 0 ? evidence : evidence.filter((each) => !slips.has(each));
}

function sideOf({ slot, value, firmness }: Evidence): 0 | 1 | undefined {
  if (firmness !== "certain") return undefined;
  const sides = SIDES[slot];
  if (sides?.[0].includes(value)) return 0;
  return sides?.[1].includes(value) ? 1 : undefined;
}

function isTorn(slot: Slot, evidence: readonly Evidence[]): boolean {
  const sides = new Set(evidence.filter((each) => each.slot === slot).map(sideOf));
  return sides.has(0) && sides.has(1);
}

function slipsOf(reading: Reading, slot: Slot, evidence: readonly Evidence[]): Evidence[] {
  const own = evidence.filter((each) => each.slot === slot && sideOf(each) !== undefined);
  const slips = own.filter(
    (each) =>
      own.some(
        (other) =>
          sideOf(other) !== sideOf(each) &&
          (isFuller(other, each) || hasReplaced(reading, other, each)),
      ) || evidence.some((other) => isTakenBack(reading, other, each)),
  );
  const rest = own.filter((each) => !slips.includes(each));
  if (!hasBothSides(rest)) return slips;
  const strays = rest.filter((each) => isStray(reading, each, evidence));
  const straight = rest.filter((each) => !strays.includes(each));
  // Where nothing but strays speaks for one side, the other side stands.
  return hasBothSides(straight) ? slips : [...slips, ...strays];
}

function hasBothSides(own: readonly Evidence[]): boolean {
  const sides = new Set(own.map(sideOf));
  return sides.has(0) && sides.has(1);
}

/** The same words and more of them; of words that merely overlap, those that cross no comma. */
function isFuller(other: Evidence, each: Evidence): boolean {
  if (other.source !== each.source || other.end <= each.start || each.end <= other.start) {
    return false;
  }
  const contains = other.start <= each.start && each.end <= other.end;
  const wider = other.end - other.start > each.end - each.start;
  if (contains) return wider;
  const contained = each.start <= other.start && other.end <= each.end;
  return !contained && each.text.includes(",") && !other.text.includes(",");
}

/** How it is today has replaced how it was; what was kept once may still lie about. */
function hasReplaced(reading: Reading, other: Evidence, each: Evidence): boolean {
  const now = reading.clauses[other.clause];
  const then = reading.clauses[each.clause];
  if (each.slot === "storage" || !now || !then) return false;
  return isOfToday(now) && mayLookBack(then);
}

/** "It dials out ... well, not dials": who corrects himself denies what he has just said. */
const CORRECTS = /^(?:well|no|sorry|wait|i mean|rather|correction)\b/;

function isTakenBack(reading: Reading, other: Evidence, each: Evidence): boolean {
  if (other.slot !== each.slot || !other.value.startsWith("not")) return false;
  const later = other.clause - each.clause;
  const word = other.value.slice("not".length).toLowerCase();
  const isNext = other.source === each.source && later > 0 && later <= 2;
  return isNext && word === each.value && CORRECTS.test(reading.clauses[other.clause]?.text ?? "");
}

const DEVICE =
  /\b(?:terminals?|machines?|readers?|pdqs?|pin ?pads?|devices?|it|its|they|them|those|these|tills?|pos|epos|registers?|computers?|pcs?|laptops?|ipads?|tablets?|notebooks?|box)\b/;
const MACHINE = /\b(?:terminals?|machines?|readers?|pdqs?|pin ?pads?|devices?)\b/;
const NETWORK = /\b(?:networks?|lan|vlans?|segments?|subnets?|wifi)\b/;
const WAITING = /\b(?:joke|slow|bad|poor|down|unreliable|awful|terrible|hopeless|drops)\b/;

/** A clause with a verb has a subject of its own; a mere phrase goes on about the equipment. */
const VERB =
  /\b(?:is|are|was|has|have|had|does|do|put|puts|installed|came|comes?|gets?|got|runs?|goes|uses?|gives?|gave|brought|laid|exists?|arrived|reach(?:es)?)\b/;
/** Typing a card into what charges it is no keeping. */
const TYPED_TO_CHARGE =
  /^(?:we |i |staff )?(?:puts?|types?|keys?|enters?|punch(?:es)?|typed|keyed|entered|punched)\b.{0,1000}\b(?:tills?|terminals?|machines?|registers?|e?pos|pinpads?|payment (?:app|program|software|screen|window|page)|virtual)\b/;
/** Whoever looks for card numbers and finds none keeps none. */
const SEARCH =
  /\b(?:look(?:ed|s)?|search(?:ed|es)?|check(?:ed|s)?|went|gone) (?:in|into|through|over)\b/;

/** "The computer has internet" says what the computer is on. */
const LINE_OF_COMPUTER =
  /\b(?:computers?|pcs?|laptops?)\b(?: [a-z]+){0,4} (?:internet|wifi|broadband|fibre)\b/;
const MACHINE_ON_LINE =
  /\b(?:terminals?|machines?|readers?|pdqs?)\b(?: [a-z]+){0,6} (?:internet|wifi|broadband|fibre|network)\b/;

/** Words that hardly mean the equipment: about the telephone, the village's broadband, the network. */
function isStray(reading: Reading, each: Evidence, evidence: readonly Evidence[]): boolean {
  const clause = reading.clauses[each.clause]?.text ?? "";
  switch (each.slot) {
    case "isolated":
      return speaksOfPhone(each, evidence) && !DEVICE.test(clause);
    case "connection":
      return (
        (speaksOfPhone(each, evidence) && !MACHINE.test(clause)) ||
        (VERB.test(clause) && !DEVICE.test(clause)) ||
        WAITING.test(clause) ||
        (LINE_OF_COMPUTER.test(clause) && !MACHINE_ON_LINE.test(clause))
      );
    case "standalone":
      return (
        overlaps(each, evidence, "location") ||
        (NETWORK.test(reading.sentences[each.sentence]?.text ?? "") &&
          overlaps(each, evidence, "isolated"))
      );
    case "storage":
      return each.value === "yes" && (TYPED_TO_CHARGE.test(each.text) || SEARCH.test(clause));
    default:
      return false;
  }
}

function speaksOfPhone(each: Evidence, evidence: readonly Evidence[]): boolean {
  const remote = evidence.filter(({ value }) => value !== "faceToFace");
  return overlaps(each, remote, "phoneLine") || overlaps(each, remote, "arrival");
}
