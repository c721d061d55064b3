// Card terminals, readers, imprinters and tills: which kinds the words still allow.
import type { Evidence } from "@/lib/assessor/embedded/determination/evidence";
import type {
  Conflict,
  Scenario,
  ScenarioLabel,
} from "@/lib/assessor/embedded/determination/scenario";
import {
  decide,
  everSaid,
  OPEN,
  type Statements,
  said,
  sentenceAround,
  settle,
} from "@/lib/assessor/embedded/determination/statements";

import { deviceScenario } from "./device-scenario";
import type { WholeBusiness } from "./whole-business";

interface Kinds {
  readonly labels: readonly ScenarioLabel[];
  readonly conflicts: readonly Conflict[];
}

const BACKUP =
  /\b(?:back ?up|fall ?back|falls back|fail ?over|reserve|emergency|(?:takes?|kicks?|steps?) (?:over|in) (?:if|when|while)|(?:if|when|while) that(?:'s| is) (?:down|busy|engaged|out)|(?:if|when|while|should) (?:the|our|that|its) [a-z ]{2,20}(?:'s| is| are| be) (?:down|busy|engaged|occupied|dead|out)|(?:if|when) (?:that|it|this|(?:the|our|that|its) [a-z ]{2,20}) (?:fails|goes (?:down|dead)|drops)|(?:switch|chang|flip|jump|mov)(?:es|e)?(?: over| across)? to (?:the )?(?:mobile|internet|sim|[2345]g|wifi|broadband|network))\b/;

/** The scenarios that the words about the device allow. */
export function readDevice(
  statements: Statements,
  business: WholeBusiness,
): { scenarios: Scenario[]; conflicts: Conflict[] } {
  const kinds = readKinds(statements);
  return {
    scenarios: kinds.labels.map((label) => deviceScenario(label, statements, business)),
    conflicts: [...kinds.conflicts],
  };
}

function readKinds(statements: Statements): Kinds {
  if (tapsOnPhone(statements)) return { labels: ["tapOnPhone"], conflicts: [] };
  if (isPhoneReader(statements)) return { labels: readerKinds(statements), conflicts: [] };
  const base = baseKinds(statements);
  const encryption = decide(statements, "encryption", listedValues(statements), [
    "none",
    "unlisted",
  ]);
  const conflicts = [...base.conflicts];
  if (encryption === "both") conflicts.push({ about: "encryption" });
  if (encryption === "yes" && !said(statements, "encryption", "expired")) {
    return { labels: ["p2pe"], conflicts: [] };
  }
  if (encryption === "no" || said(statements, "encryption", "expired")) return base;
  const claimed = everSaid(statements, "encryption", "claimed", "listed");
  if (!claimed && base.labels.every(isOffline)) return base;
  // A machine without PTS approval is part of no P2PE solution.
  if (!claimed && said(statements, "pts", "no", "expired")?.firmness === "certain") return base;
  if (!mentionsEncryption(statements) && leavesNoRoom(base, statements)) return base;
  return { labels: [...base.labels, "p2pe"], conflicts };
}

/** Cards held to the phone itself, unless the words (or newer ones) tell of a reader beside it. */
function tapsOnPhone(statements: Statements): boolean {
  const tap = everSaid(statements, "way", "tapOnPhone");
  if (!tap || everSaid(statements, "spoc", "listed", "expired")) return false;
  return !statements.evidence.some(
    ({ slot, value, source, firmness }) =>
      source > tap.source &&
      firmness === "certain" &&
      ((slot === "way" && ["mobileReader", "noTapOnPhone"].includes(value)) || slot === "spoc"),
  );
}

/** "It is on PCI's list" means the list of P2PE solutions only where P2PE is spoken of. */
function listedValues(statements: Statements): readonly string[] {
  const onList = everSaid(statements, "encryption", "onList");
  const asked = onList !== undefined && onList.source > 0;
  return asked || everSaid(statements, "encryption", "claimed") ? ["listed", "onList"] : ["listed"];
}

/** A program that remote orders are typed into has no reader that could encrypt. */
function leavesNoRoom({ labels }: Kinds, statements: Statements): boolean {
  const remote = everSaid(statements, "arrival", "phone", "mail");
  const device = everSaid(statements, "way", "terminal", "mobileReader");
  return labels.every((label) => label === "tied") && remote !== undefined && !device;
}

function isOffline(label: ScenarioLabel): boolean {
  return label === "dial" || label === "imprinter";
}

/** Whether the words bring up encryption at all, however unsurely. */
export function mentionsEncryption(statements: Statements): Evidence | undefined {
  return statements.evidence.find(
    ({ slot, value }) =>
      slot === "encryption" && ["claimed", "encrypted", "listed"].includes(value),
  );
}

/** A reader that works only together with a phone or tablet. */
function isPhoneReader(statements: Statements): boolean {
  if (everSaid(statements, "spoc", "listed", "expired")) return true;
  if (everSaid(statements, "spoc", "claimed") && !isPointOfSale(statements)) return true;
  if (takesPinOnPhone(statements) && !isPointOfSale(statements)) return true;
  return everSaid(statements, "way", "mobileReader") !== undefined && !isPointOfSale(statements);
}

/** Whoever puts the PIN on the screen of a phone has a reader that works with it. */
function takesPinOnPhone(statements: Statements): boolean {
  return settle(statements, "spoc").said.get("pinOnPhone")?.firmness === "certain";
}

/** A till program with a reader on it is a till, whatever it runs on. */
function isPointOfSale(statements: Statements): boolean {
  return everSaid(statements, "way", "tied") !== undefined;
}

/** What a reader that works with a phone may be: on one of the lists, or on neither. */
export function readerKinds(statements: Statements): ScenarioLabel[] {
  const spoc = decide(statements, "spoc", ["listed"], ["none", "unlisted"]);
  const encryption = decide(statements, "encryption", listedValues(statements), [
    "none",
    "unlisted",
  ]);
  // "It is on the list" is said of whichever programme was named.
  const named = everSaid(statements, "spoc", "claimed") && said(statements, "encryption", "onList");
  const onSpocList = named && !everSaid(statements, "encryption", "claimed", "listed");
  if (spoc === "yes" || (onSpocList && spoc === "unknown")) return ["spoc"];
  if (encryption === "yes") return ["p2pe"];
  const labels: ScenarioLabel[] = ["mobileReader"];
  if (spoc !== "no" && !said(statements, "spoc", "expired")) labels.push("spoc");
  if (encryption !== "no") labels.push("p2pe");
  return labels;
}

/** A machine beside the imprinter, which is for when the machine fails. */
function besideSlips({ sources }: Statements): boolean {
  const mentions = sources.flatMap((source) => source.mentions ?? []);
  return mentions.some(({ way, words }) => way === "device" && !/imprint|slip/.test(words));
}

function baseKinds(statements: Statements): Kinds {
  const line = readLine(statements);
  if (line === "both") {
    return { labels: ["dial", "ip", "tied"], conflicts: [{ about: "connection" }] };
  }
  if (line === "dial") {
    const torn = decide(statements, "standalone", ["yes"], ["no"]) === "both";
    return { labels: ["dial"], conflicts: torn ? [{ about: "standalone" }] : [] };
  }
  const slip = everSaid(statements, "way", "imprinter");
  const terminal = everSaid(statements, "way", "terminal", "tied");
  if (slip && !terminal && line === "unknown" && !besideSlips(statements))
    return { labels: ["imprinter"], conflicts: [] };
  return byStanding(statements, line);
}

function byStanding(statements: Statements, line: "ip" | "unknown"): Kinds {
  const alone = decide(statements, "standalone", ["yes"], ["no"]);
  const reach: ScenarioLabel[] = line === "ip" ? ["ip"] : ["dial", "ip"];
  if (alone === "yes") return { labels: reach, conflicts: [] };
  if (alone === "no") return { labels: ["tied"], conflicts: [] };
  if (alone === "both") {
    return { labels: [...reach, "tied"], conflicts: [{ about: "standalone" }] };
  }
  if (isPointOfSale(statements)) return { labels: ["tied"], conflicts: [] };
  if (line === "ip" && isByItself(statements)) return { labels: reach, conflicts: [] };
  return { labels: [...reach, "tied"], conflicts: [] };
}

const ALONE_ON_LINE =
  /\b(?:alone|by (?:itself|themselves)|(?:its|their|a|own|built in) (?:own )?(?:sim|data sim|sim ?card))\b/;
const TILL_SPOKEN =
  /\b(?:tills?|e?pos|registers?|cash ?desk|point of sale|integrat\w+|ipads?|tablets?)\b/;

/** A machine alone on its line, or on its own SIM card, where no till is spoken of, is no till's. */
function isByItself(statements: Statements): boolean {
  if (statements.sources.some(({ reading }) => TILL_SPOKEN.test(reading.text))) return false;
  return statements.evidence.some(
    ({ slot, value, text, firmness }) =>
      (slot === "isolated" || slot === "connection") &&
      (value === "yes" || value === "ip") &&
      firmness === "certain" &&
      ALONE_ON_LINE.test(text),
  );
}

/** Telephone line or data network. A telephone line behind an adapter or with a spare is data. */
function readLine(statements: Statements): "dial" | "ip" | "both" | "unknown" {
  const { said: lines } = settle(withoutDenied(statements), "connection");
  if (lines.has("adapter")) return "ip";
  const dial = lines.get("dial");
  const ip = lines.get("ip");
  if (dial && ip) return readBoth(dial, ip, statements);
  if (lines.has(OPEN) && !ip) return "unknown";
  if (dial) return "dial";
  return ip || speaksOfNetwork(statements) ? "ip" : "unknown";
}

function readBoth(dial: Evidence, ip: Evidence, statements: Statements): "dial" | "ip" | "both" {
  if (dial.firmness !== ip.firmness) return dial.firmness === "certain" ? "dial" : "ip";
  return tellsOfBackup(dial, statements) || tellsOfBackup(ip, statements) ? "ip" : "both";
}

/** "The network socket is empty", "internet it has not": the clause denies what it names. */
function withoutDenied(statements: Statements): Statements {
  const denied = statements.evidence.filter(
    ({ slot, value, firmness }) =>
      slot === "connection" && value === "notIp" && firmness === "certain",
  );
  const evidence = statements.evidence.filter(
    (each) =>
      !(each.slot === "connection" && each.value === "ip") ||
      !denied.some((no) => no.source === each.source && no.clause === each.clause),
  );
  return { ...statements, evidence };
}

/** A terminal that shares a network, or has one of its own, is on a network. */
function speaksOfNetwork(statements: Statements): boolean {
  return statements.evidence.some(
    ({ slot, quote, firmness }) =>
      slot === "isolated" &&
      firmness === "certain" &&
      /\b(?:networks?|wi-?fi|routers?|v?lan|internet|broadband|segments?|subnet|[av]?dsl|modem|fibre|firewall(?:ed)?|switch|ports?|zones?)\b/i.test(
        quote,
      ),
  );
}

/** Whether the sentence tells of a line that takes over from another. */
export function tellsOfBackup(evidence: Evidence, statements: Statements): boolean {
  return isBackup(sentenceAround(statements, evidence));
}

/** The same of the normalised words of a sentence. */
export function isBackup(text = ""): boolean {
  return BACKUP.test(text);
}
