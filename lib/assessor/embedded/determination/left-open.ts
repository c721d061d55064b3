// What a description leaves open although it matters: a line that may take over, a card at hand beside a browser. The
// second reader raises it as a doubt, which is asked about.
import { tellsOfBackup } from "./facts/device";
import { isTyped } from "./facts/device-scenario";
import type { Heard } from "./heard";
import { OPEN, type Statements, said } from "./statements";

/** Data lines of a terminal that dials. */
const SPARE_LINES: Readonly<Record<string, number>> = {
  "connection.ip": 0,
  "connection.maybe": 0,
};
/** From which score on a card may be at hand beside a virtual terminal. */
const AT_HAND = -2.5;

/**
 * What a terminal that dials may use at other times. "When the line is busy it takes mobile data" tells it, other
 * words leave it open.
 */
export function spareLines(statements: Statements, heard: readonly Heard[]): Heard[] {
  if (!said(statements, "connection", "dial")) return [];
  return heard
    .filter(({ label, score, evidence }) => {
      const isNew = label === "connection.ip" || evidence.source === 0;
      return isNew && score > (SPARE_LINES[label] ?? Number.POSITIVE_INFINITY);
    })
    .map((each) => (tellsOfBackup(each.evidence, statements) ? firmly(each) : asDoubt(each, OPEN)));
}

/** Who pays at a desk beside a virtual terminal may have the card swiped: readers must be spoken of. */
export function cardsAtHand(statements: Statements, heard: readonly Heard[]): Heard[] {
  const isOpen = said(statements, "way", "virtualTerminal") && !isTyped(statements);
  if (!isOpen || said(statements, "vtReader", "yes", "no")) return [];
  return heard
    .filter(({ label, score }) => label === "arrival.faceToFace" && score > AT_HAND)
    .map((each) =>
      firmly({ ...each, evidence: { ...each.evidence, slot: "vtReader", value: "maybe" } }),
    );
}

/** The same as a doubt, which is asked about. */
export function asDoubt(each: Heard, value: string): Heard {
  return firmly({ ...each, evidence: { ...each.evidence, value } });
}

/** The same as said outright: what is implied gives way to the opposite, this contradicts it. */
export function firmly(each: Heard): Heard {
  return { ...each, evidence: { ...each.evidence, firmness: "certain" } };
}
