// Ambiguities of a description that matter: a line that may take over, a card at hand beside a browser. What the
// classifier finds of them is asked about.
import { ASKED_DANGERS } from "./data/meanings";
import { isNotNow, toldByClause } from "./evidence";
import { tellsOfBackup } from "./facts/device";
import { isTyped } from "./facts/device-scenario";
import type { Heard } from "./heard";
import type { Slot } from "./signal";
import { everSaid, OPEN, type Statements, said } from "./statements";

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

/** "They send us the form with the card number": by which road nobody says, though it sounds like paper. */
export function formsByAnyRoad(statements: Statements): Heard[] {
  const { evidence, sources } = statements;
  const byPost = evidence.some(
    ({ slot, value, text }) => slot === "arrival" && value === "mail" && ROAD.test(text),
  );
  if (byPost || everSaid(statements, "received", ...ROADS)) return [];
  return sources.flatMap((source) =>
    source.reading.clauses
      .filter(({ text }) => FORM_SENT.test(text) && OF_CARDS.test(text) && !ROAD.test(text))
      .filter(({ text, modality }) => modality.negations.length === 0 && !isNotNow(text, modality))
      .map((clause) => toldByClause(clause, source, ["received", OPEN]))
      .map((words) => ({
        label: "received.maybe",
        score: 0,
        evidence: words,
        signals: [],
        plain: true,
      })),
  );
}

const ROADS = ["faxPaper", "faxElectronic", "email", "fax"];
const FORM_SENT =
  /\b(?:sends?|submits?|returns?|hands? us|gives? us)\b(?: [a-z]+){0,6}? (?:forms?|sheets?|slips?|applications?|registrations?)\b/;
const OF_CARDS = /\bcards?\b/;
const ROAD =
  /\b(?:papers?|post|posts|posted|postal|postman|mails?|mailed|e ?mails?|letters?|letterbox|envelopes?|stamps?|fax\w*|by hand|in person|printed|ink|pens?|handwritten|web\w*|online|portal|links?|pages?|upload\w*|whatsapp|messages?|sms|scans?|scanned|photos?)\b/;

/** "They pay at the desk with the virtual terminal" may be heard as a reader, but names none. */
export function readerAsDoubt(each: Heard): Heard {
  const { label, signals, evidence } = each;
  const isNamed = signals.length > 0 || READER.test(evidence.text);
  if (label !== "vtReader.yes" || evidence.source !== 0 || isNamed) return each;
  return { ...each, label: "vtReader.maybe", evidence: { ...evidence, value: "maybe" } };
}

const READER =
  /\b(?:readers?|swip\w*|chips?|slots?|contactless|tap\w*|insert\w*|dips?|dongles?|pin ?pads?|stripe|magnet\w*|usb|bluetooth|card machines?|slid\w*|run (?:it|them|the card)|plugged|lector\w*|lecteurs?|leser|lesegerat|kartenleser|lettor[ei]|leitor\w*|lezer\w*|scanner|keyboards? with|built in|(?<!virtual |web )terminals?)\b/;

/** The same as a doubt, which is asked about. */
export function asDoubt(each: Heard, value: string): Heard {
  return firmly({ ...each, evidence: { ...each.evidence, value } });
}

/**
 * What a description is only heard to say to the merchant's disadvantage is asked about, never taken as said; an answer
 * to the question about it is.
 */
export function asQuestion(each: Heard): Heard {
  const value = ASKED_DANGERS[each.label];
  if (value === undefined || each.evidence.source > 0) return each;
  const slot = ASKED_AS[each.label] ?? each.evidence.slot;
  return firmly({ ...each, evidence: { ...each.evidence, slot, value } });
}

/** The slot whose question is put, where it is another. */
const ASKED_AS: Readonly<Record<string, Slot>> = { "platform.customised": "web" };

/** The same as said outright: what is implied gives way to the opposite, this contradicts it. */
export function firmly(each: Heard): Heard {
  return { ...each, evidence: { ...each.evidence, firmness: "certain" } };
}

/** "A PC for that alone" may be heard as isolation, but speaks of no network. */
export function isUnsupported({ label, signals, evidence }: Heard): boolean {
  return (
    label === "isolated" &&
    signals.length === 0 &&
    evidence.source === 0 &&
    !ISOLATING.test(evidence.text)
  );
}

const ISOLATING =
  /\b(?:networks?|vlans?|lan|sim|simcards?|(?<!analog |analogue |phone |telephone |fixed |normal |ordinary )lines?|routers?|internet|broadband|wifi|fib(?:re|er)|firewall\w*|segment\w*|zones?|subnet|separat\w*|isolat\w*|apart|away from|cut off|fenced|walled|by (?:it|them)self|by themselves|connect\w*|link\w*|reach\w*|touch\w*|shar\w*|nothing else|no other|4g|5g|lte|mobile data|hotspot|plugged|socket|switch|cable|joined|tied|talk\w*|between|rede|rete|reseau|netz\w*|netwerk|linea|ligne|leitung|lijn|linha|isol\w*|aisl\w*|getrennt|separ\w*|eigen\w*|propi\w*|propri\w*|solo|solt\w*|alleen|allein|seul\w*)\b/;
