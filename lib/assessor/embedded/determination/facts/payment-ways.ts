// Which payment methods a text speaks of. Each has its own questionnaire, so several in one text
// must be told apart before anything else.
import type { Evidence } from "@/lib/assessor/embedded/determination/evidence";
import {
  everSaid,
  isSameClause,
  type Statements,
  said,
  sentenceAround,
} from "@/lib/assessor/embedded/determination/statements";

import { withMentioned } from "@/lib/assessor/embedded/determination/ways/accounted";
import { isOthers } from "./others";
import { SHOP_METHODS, webWords } from "./web-sales";

/** Lines of a machine's own. */
const LINES = ["dial", "ip", "adapter"];

/** A payment method in the sense of one questionnaire each. */
export type Way =
  | "web"
  | "link"
  | "virtualTerminal"
  | "device"
  | "reader"
  | "unattended"
  | "outsourced"
  | "keyed";

/** A method that the words speak of, with the words. */
export interface SpokenWay {
  readonly way: Way;
  readonly words: Evidence;
}

const DEVICES = ["terminal", "imprinter", "tied", "mobileReader", "tapOnPhone"];
/** The payment methods that the thread speaks of, in the order in which they are brought up. */
export function spokenWays(statements: Statements): SpokenWay[] {
  const found: SpokenWay[] = [];
  const add = (way: Way, words: Evidence | undefined) => {
    if (words) found.push({ way, words });
  };
  const link = firm(statements, "way", "link");
  const typed = firm(statements, "way", "virtualTerminal") ?? typedInBankPage(statements);
  add("device", deviceWords(statements, typed !== undefined));
  add("virtualTerminal", typed);
  // Keypad tones that the merchant's own telephone system reads are not out of its hands.
  const ownLine = everSaid(statements, "way", "ownCapture");
  add("outsourced", ownLine ? undefined : firm(statements, "way", "outsourced"));
  add("link", link);
  add("web", webWords(statements, link, typed, found.length > 0));
  const merged = ownOnly(merge(found, statements), statements);
  const typedAnyhow =
    merged.length === 1 && merged[0]?.way === "web" ? keyedWords(statements) : undefined;
  if (typedAnyhow) merged.push({ way: "keyed", words: typedAnyhow });
  return withMentioned(merged, statements).sort(byPlace);
}

/** "We call it the terminal" gives a name and describes nothing. */
const NAMED = /\b(?:call|calls|called|calling) (?:it|this|that|ours)\b/i;

function firm(statements: Statements, slot: "way", value: string): Evidence | undefined {
  const words = statements.evidence.find(
    (e) =>
      e.slot === slot && e.value === value && e.firmness !== "doubtful" && !NAMED.test(e.quote),
  );
  if (!words) return undefined;
  // "There is no card machine" after "the machine" in an earlier text takes the earlier one back.
  const negative = `no${value.charAt(0).toUpperCase()}${value.slice(1)}`;
  const denied = statements.evidence.filter((e) => e.slot === slot && e.value === negative);
  return denied.some((e) => e.source > words.source) ? undefined : words;
}

/** What others run, and what is turned away, is no method of the merchant's beside one that is. */
function ownOnly(ways: readonly SpokenWay[], statements: Statements): SpokenWay[] {
  if (ways.length < 2) return [...ways];
  const own = ways.filter(({ way, words }) => !isOthers(way, clauseText(statements, words)));
  return own.length > 0 ? own : [...ways];
}

/**
 * A web page of the bank is a virtual terminal where the card numbers come to staff. "For telephone bookings there is
 * their payment page" tells neither that a number is told, nor who types it.
 */
function typedInBankPage(statements: Statements): Evidence | undefined {
  const page = everSaid(statements, "way", "bankPage") ?? pageWithoutShop(statements);
  if (page && isForAnyone(statements, page)) return undefined;
  const toStaff =
    everSaid(statements, "arrival", "phone", "mail") ??
    everSaid(statements, "enters", "staff") ??
    statements.evidence.find(
      ({ slot, value, text }) =>
        slot === "arrival" && value === "faceToFace" && /\bcards?\b/.test(text),
    );
  return toStaff ? page : undefined;
}

function isForAnyone(statements: Statements, page: Evidence): boolean {
  const text = sentenceAround(statements, page);
  const typed = everSaid(statements, "enters", "staff") ?? everSaid(statements, "arrival", "mail");
  return !typed && PAYMENT_PAGE.test(text) && !NUMBER_TOLD.test(text);
}

/** A page by what it is for, whoever fills it in. */
export const PAYMENT_PAGE =
  /\b(?:payment|pay|checkout|hosted) ?(?:web ?)?pages?\b|\b(?:provider|processor|bank|gateway|psp|acquirer)(?:'s)? (?:hosted |secure |web |own ){0,8}page\b|\bpage of (?:our|the) (?:payment |card )?(?:provider|processor|bank|gateway|psp|acquirer)\b/i;
const CARD = /(?<!\bby (?:a )?)\bcards?\b(?! (?:company|provider|processor|firm))/i;
const NUMBER_TOLD =
  /\b(?:(?<!by |by a )cards?(?! (?:company|provider|processor|firm|payments?))|numbers?|details|digits|tells?|reads?|gives?|dictates?|types?|typed|keys?|keyed|enters?|entered|fills?|log(?:s|ged)? ?in)\b/i;

/** The bank's payment page where nothing is sold on the web: those who take the calls open it. */
function pageWithoutShop(statements: Statements): Evidence | undefined {
  const arrival = everSaid(statements, "arrival", "phone", "mail");
  const sold =
    everSaid(statements, "way", "web", "link") ??
    everSaid(statements, "platform", "provider", "customised") ??
    everSaid(statements, "enters", "customer") ??
    everSaid(statements, "ownFields", "yes");
  if (arrival?.firmness !== "certain" || sold) return undefined;
  const page = everSaid(statements, "web", "redirect");
  return page && TYPED_BY_STAFF.test(sentenceAround(statements, page)) ? page : undefined;
}

const TYPED_BY_STAFF =
  /\b(?:we|i|she|he|staff|volunteers?|(?:my|our) [a-z]+) (?!have|get|are|am|do not|never)[^.;]{0,200}?\b(?:types?|keys?|enters?|charges?|opens?|go(?:es)? (?:to|on))\b/;

function clauseText(statements: Statements, { source, clause }: Evidence): string {
  const spoken = statements.sources.find(({ number }) => number === source);
  return spoken?.reading.clauses[clause]?.text ?? "";
}

function deviceWords(statements: Statements, besideBrowser: boolean): Evidence | undefined {
  const listed = everSaid(statements, "encryption", "listed", "claimed");
  if (besideBrowser) {
    // A reader on the computer of a virtual terminal is part of that method, unless it has a line of its own.
    const lines = statements.evidence.filter(
      ({ slot, value, firmness, quote }) =>
        slot === "connection" &&
        LINES.includes(value) &&
        firmness === "certain" &&
        !/\b(?:pcs?|computers?|laptops?|usb)\b/i.test(quote),
    );
    const device = statements.evidence.find(
      (each) =>
        each.slot === "way" &&
        DEVICES.includes(each.value) &&
        each.firmness !== "doubtful" &&
        !NAMED.test(each.quote) &&
        (!/\b(?:readers?|swipers?|dongles?|machines?)$/.test(each.text) ||
          lines.some((line) => isSameClause(line, each))),
    );
    return device ?? listed ?? diallingBeside(statements);
  }
  for (const value of DEVICES) {
    const words = firm(statements, "way", value);
    if (words) return words;
  }
  const spoc = everSaid(statements, "spoc", "listed", "claimed");
  const alone = everSaid(statements, "connection", "dial");
  // "It calls the bank" is said of a shop's software as well.
  const online =
    everSaid(statements, "way", "web", "outsourced") ?? everSaid(statements, "ownFields", "yes");
  const told = alone?.firmness === "certain" ? alone : hangingOnTill(statements);
  return listed ?? spoc ?? (online ? undefined : told);
}

/** What hangs on a till and has more of a device is one, unless customers type on a page. */
function hangingOnTill(statements: Statements): Evidence | undefined {
  const page =
    everSaid(statements, "web", ...SHOP_METHODS) ?? everSaid(statements, "enters", "customer");
  const more = statements.evidence.some(({ slot }) => slot === "encryption" || slot === "pts");
  const tied = page || !more ? undefined : everSaid(statements, "standalone", "no");
  return tied?.firmness === "certain" ? tied : undefined;
}

/** A machine that dials, beside what staff type in the browser: told in words of its own. */
function diallingBeside(statements: Statements): Evidence | undefined {
  const typed = statements.evidence.filter(
    ({ slot }) => slot === "phoneLine" || slot === "arrival" || slot === "enters",
  );
  return statements.evidence.find(
    (e) =>
      e.slot === "connection" &&
      e.value === "dial" &&
      e.firmness === "certain" &&
      /\bdial/.test(e.text) &&
      !typed.some((each) => isSameClause(each, e)),
  );
}

/** Beside a web shop, cards that staff take down by phone or post are a method of their own. */
function keyedWords(statements: Statements): Evidence | undefined {
  const arrival = statements.evidence.filter(
    ({ slot, value, firmness }) =>
      slot === "arrival" && (value === "phone" || value === "mail") && firmness === "certain",
  );
  const staff = everSaid(statements, "enters", "staff");
  return arrival.find(
    ({ source, sentence, quote }) =>
      CARD.test(quote) || (staff?.source === source && staff.sentence === sentence),
  );
}

/** Links that staff fill in are a virtual terminal; links beside a web shop are the web shop's. */
function merge(found: readonly SpokenWay[], statements: Statements): SpokenWay[] {
  const ways = new Set(found.map(({ way }) => way));
  return found.filter(({ way }) => {
    if (way !== "link") return true;
    const typed = found.find((each) => each.way === "virtualTerminal");
    if (typed && (/\blinks?\b/.test(typed.words.text) || said(statements, "enters", "staff"))) {
      return false;
    }
    return !ways.has("web");
  });
}

function byPlace(a: SpokenWay, b: SpokenWay): number {
  const first = a.words;
  const second = b.words;
  return first.source - second.source || first.clause - second.clause;
}
