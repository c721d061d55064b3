// One kind of device, or a virtual terminal, as facts of the decision table.
import type { Evidence } from "@/lib/assessor/embedded/determination/evidence";
import type { Scenario, ScenarioLabel } from "@/lib/assessor/embedded/determination/scenario";
import {
  decide,
  everSaid,
  OPEN,
  type Statements,
  said,
} from "@/lib/assessor/embedded/determination/statements";

import { hasOwnMobileData, readIsolation, readLocation, type YesNo } from "./network";
import { readPhoneLine, type WholeBusiness } from "./whole-business";

const ENTRY: Readonly<Partial<Record<ScenarioLabel, string>>> = {
  imprinter: "imprinter",
  dial: "dialOutTerminal",
  ip: "ipTerminalStandalone",
  tied: "terminalTiedToPos",
  p2pe: "p2peTerminal",
  spoc: "spocReader",
  mobileReader: "mobileReaderNotListed",
  tapOnPhone: "tapOnPhone",
  virtualTerminal: "virtualTerminal",
  linkByStaff: "virtualTerminal",
  outsourced: "outsourcedToProvider",
};

/** The facts that follow from taking the cards through this kind of device. */
export function deviceScenario(
  label: ScenarioLabel,
  statements: Statements,
  business: WholeBusiness,
): Scenario {
  const isolated = isolationOf(label, statements);
  const place = locationOf(label, statements);
  const listing = listingOf(label, statements);
  const manual = decide(statements, "manual", ["yes"], ["no"]);
  const line = readPhoneLine(statements);
  const reader = said(statements, "vtReader", "yes");
  const batch = said(statements, "batch", "yes");
  return {
    label,
    domains: {
      ...business.domains,
      entryMethod: [ENTRY[label] ?? "virtualTerminal"],
      deviceListing: listing.values,
      readerClassScrOrScrp: ["no"],
      dependsOnOtherDevice: ["no"],
      isolatedFromOtherSystems: isolated.values,
      singleLocationNetwork: place.values,
      cardReaderAttachedToComputer: readerAt(statements),
      batchOrStoreForwardSoftware: [batch ? "yes" : "no"],
      phoneLine: line.values,
      providerManualFollowed: manual === "yes" || manual === "no" ? [manual] : ["yes", "no"],
      ...(label === "virtualTerminal" ? overTheNet(statements) : {}),
      ...(label === "outsourced" ? remote(business) : {}),
      acquirerAgrees: [consent(statements)].flat(),
    },
    words: {
      ...business.words,
      entryMethod: wordsOf(label, statements),
      deviceListing: listing.words,
      isolatedFromOtherSystems: isolated.words,
      singleLocationNetwork: place.words,
      cardReaderAttachedToComputer: reader ?? said(statements, "vtReader", "no"),
      phoneLine: business.byPhone ? line.words : undefined,
      providerManualFollowed: said(statements, "manual", "yes", "no"),
    },
  };
}

/** A slot of unknown use may be a reader, whatever the merchant says of readers. */
function readerAt(statements: Statements): string[] {
  const yes = said(statements, "vtReader", "yes");
  const no = said(statements, "vtReader", "no");
  const perhaps =
    said(statements, "vtReader", "maybe") ??
    unexplainedReader(statements) ??
    cardAtHand(statements);
  if (yes && (!no || (yes.firmness === "certain" && no.firmness === "implied"))) return ["yes"];
  if (yes && no) return yes.firmness === no.firmness ? ["no", "yes"] : ["no"];
  return perhaps && (!no || no.source <= perhaps.source) ? ["no", "yes"] : ["no"];
}

/** A reader spoken of beside the browser, of which nobody says what it is for. */
function unexplainedReader(statements: Statements): Evidence | undefined {
  return statements.evidence.find(
    ({ slot, value, text }) =>
      slot === "way" && value === "terminal" && /\b(?:readers?|swipers?|dongles?)$/.test(text),
  );
}

/** Who has the card at hand may type it or swipe it, unless it is told that staff type it. */
function cardAtHand(statements: Statements): Evidence | undefined {
  if (isTyped(statements)) return undefined;
  return said(statements, "arrival", "faceToFace") ?? said(statements, "arrival", "noPhone");
}

/** Whether the words tell that staff type the card number. */
export function isTyped({ evidence }: Statements): boolean {
  return evidence.some(
    ({ slot, value, quote }) => slot === "enters" && value === "staff" && TYPED.test(quote),
  );
}

const TYPED =
  /\b(?:typ(?:e[sd]?|ing)|key(?:s|ed|ing)?|keyboard|enter(?:s|ed|ing)?|fill(?:s|ed|ing)? in|by hand)\b/i;

/** Internet telephony beside a virtual terminal: the numbers are taken by phone. */
function overTheNet(statements: Statements) {
  return said(statements, "phoneLine", "voip") ? { channel: ["telephoneOrder"] } : {};
}

/** Calls that never reach the merchant leave nothing on its recordings. */
function remote(business: WholeBusiness) {
  const mail = business.domains.channel?.[0] === "mailOrder";
  return {
    channel: [mail ? "mailOrder" : "telephoneOrder"],
    phoneLine: ["handledByProvider"],
    accountDataReceivedElectronically: (
      business.domains.accountDataReceivedElectronically ?? []
    ).filter((value, _, all) => all.length === 1 || value === "no"),
  };
}

function consent(statements: Statements): string | string[] {
  const decided = decide(statements, "acquirerAgrees", ["yes"], ["no"]);
  return decided === "yes" || decided === "no" ? decided : ["yes", "no"];
}

const YES: YesNo = { values: ["yes"], words: undefined, conflict: false };
const NO: YesNo = { values: ["no"], words: undefined, conflict: false };

/** A dial-out terminal or a phone reader is on no network of the merchant's unless it is said. */
function isolationOf(label: ScenarioLabel, statements: Statements): YesNo {
  const isolated = readIsolation(statements);
  switch (label) {
    case "imprinter":
    case "dial": {
      const tied = decide(statements, "standalone", ["yes"], ["no"]);
      if (tied === "both") return { values: ["yes", "no"], words: undefined, conflict: true };
      return tied === "no" ? { ...NO, words: said(statements, "standalone", "no") } : YES;
    }
    case "p2pe":
    case "outsourced":
    case "tapOnPhone":
      return YES;
    case "spoc": {
      const denied = isolated.values.length === 1 && isolated.values[0] === "no";
      return denied ? isolated : { ...YES, words: isolated.words };
    }
    case "ip": {
      const own = hasOwnMobileData(statements);
      const open = isolated.values.length > 1 && !isolated.conflict;
      return open && own ? { ...YES, words: own } : isolated;
    }
    default:
      return isolated;
  }
}

/** Only a till or payment program needs its place to be told; one computer stands in one place. */
function locationOf(label: ScenarioLabel, statements: Statements): YesNo {
  const place = readLocation(statements);
  if (label === "tied") return place;
  const linked = place.values.length === 1 && place.values[0] === "no";
  const words = place.words?.firmness === "certain" ? place.words : undefined;
  return linked ? place : { ...YES, words };
}

function listingOf(label: ScenarioLabel, statements: Statements) {
  if (label === "p2pe") {
    return { values: ["p2peCurrent"], words: said(statements, "encryption", "listed", "onList") };
  }
  if (label === "spoc")
    return { values: ["spocCurrent"], words: said(statements, "spoc", "listed") };
  if (label === "tapOnPhone") return tapListing(statements);
  if (label !== "ip") return { values: ["none"], words: undefined };
  const expired = said(statements, "pts", "expired");
  if (expired) return { values: ["ptsExpired"], words: expired };
  const unsure = said(statements, "pts", OPEN);
  const told = said(statements, "pts", "yes");
  const approved = told ?? (unsure ? undefined : everSaid(statements, "pts", "hint"));
  if (approved) return { values: ["ptsCurrent"], words: approved };
  const denied = said(statements, "pts", "no");
  if (denied) return { values: ["none"], words: denied };
  // What a bank or payment company supplies is approved; the merchant confirms it before signing all the same.
  const isOpen = unsure !== undefined || isFromElsewhere(statements);
  return { values: isOpen ? ["ptsCurrent", "none"] : ["ptsCurrent"], words: undefined };
}

/** A machine of whatever age and origin, of which nobody tells who approved it. */
function isFromElsewhere({ sources }: Statements): boolean {
  return sources.some(({ reading }) => FROM_ELSEWHERE.test(reading.text));
}

const FROM_ELSEWHERE =
  /\b(?:second hand|secondhand|refurbished|ebay|craigslist|gumtree|amazon|aliexpress|bought (?:it |them |the [a-z ]{0,20})?(?:off|used|ourselves|from a)|(?:very |really |quite )?old(?:er|est)? (?:card )?(?:machine|terminal|pdq|one)|ancient|inherited|years old|from (?:a|the) (?:friend|mate|previous|last))\b/;

/** Whether the app is listed is asked only where a questionnaire hangs on it. */
function tapListing(statements: Statements) {
  const listed = said(statements, "tapListing", "listed");
  if (listed) return { values: ["mpocOrCpocListed"], words: listed };
  const unlisted = said(statements, "tapListing", "unlisted");
  if (unlisted) return { values: ["none"], words: unlisted };
  return { values: ["mpocOrCpocListed", "none"], words: undefined };
}

function wordsOf(label: ScenarioLabel, statements: Statements): Evidence | undefined {
  switch (label) {
    case "dial":
      return said(statements, "connection", "dial") ?? everSaid(statements, "way", "terminal");
    case "ip":
      return said(statements, "standalone", "yes") ?? said(statements, "connection", "ip");
    case "tied":
      return said(statements, "standalone", "no") ?? everSaid(statements, "way", "tied");
    case "p2pe":
      return said(statements, "encryption", "listed", "onList", "claimed");
    case "spoc":
      return said(statements, "spoc", "listed", "claimed");
    case "linkByStaff":
      return everSaid(statements, "enters", "staff") ?? everSaid(statements, "way", "link");
    case "virtualTerminal":
    case "outsourced":
    case "imprinter":
    case "mobileReader":
    case "tapOnPhone":
      return everSaid(statements, "way", label);
    default:
      return undefined;
  }
}
