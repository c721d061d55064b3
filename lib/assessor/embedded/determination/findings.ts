// From statements to scenarios: every way of taking cards that the words still allow.
import type { Evidence } from "./evidence";
import { readDevice, readerKinds } from "./facts/device";
import { deviceScenario, isTyped } from "./facts/device-scenario";
import { spokenWays, type Way } from "./facts/payment-ways";
import { readWeb, webScenario } from "./facts/web";
import { SHOP_METHODS } from "./facts/web-sales";
import { readWholeBusiness, type WholeBusiness } from "./facts/whole-business";
import type { Findings, Scenario } from "./scenario";
import { everSaid, OPEN, type Statements, said } from "./statements";

/** What the input's own channel member suggests where the words are silent. */
export type Hint = "web" | "link" | "device" | "mobile" | "keyed" | undefined;

/** The scenarios for one payment method, or for any where the words name none. */
export function readFindings(statements: Statements, way: Way | undefined, hint: Hint): Findings {
  const business = readWholeBusiness(statements);
  const meant = way ?? silentWay(statements, hint);
  const told = asChannel(meant, statements, hint);
  const { scenarios: found, conflicts } = byWay(statements, business, told);
  const scenarios = hint === "device" ? found.map((each) => atCounter(each, statements)) : found;
  return {
    scenarios,
    conflicts: [
      ...conflicts,
      ...isolationConflict(statements, business, scenarios),
      ...business.conflicts,
    ],
  };
}

/** Who takes cards at a counter with a virtual terminal may swipe them, unless it is told how they are entered. */
function atCounter(scenario: Scenario, statements: Statements): Scenario {
  const elsewhere = everSaid(statements, "arrival", "phone", "mail");
  const told = everSaid(statements, "vtReader", "yes", "no", "maybe");
  if (scenario.label !== "virtualTerminal" || elsewhere || told || isTyped(statements))
    return scenario;
  return {
    ...scenario,
    domains: { ...scenario.domains, cardReaderAttachedToComputer: ["no", "yes"] },
  };
}

function isolationConflict(
  statements: Statements,
  business: WholeBusiness,
  scenarios: readonly Scenario[],
) {
  const probe = deviceScenario("tied", statements, business);
  const open = (probe.domains.isolatedFromOtherSystems ?? []).length > 1;
  const said = everSaid(statements, "isolated", "yes") && everSaid(statements, "isolated", "no");
  return open && said && scenarios.length > 0 ? [{ about: "isolated" as const }] : [];
}

function byWay(statements: Statements, business: WholeBusiness, way: Way | undefined): Findings {
  const device = (label: Scenario["label"]) => deviceScenario(label, statements, business);
  switch (way) {
    case "web":
      return readWeb(statements, business);
    case "link":
      return said(statements, "web", OPEN)
        ? readWeb(statements, business)
        : { scenarios: readLink(statements, business), conflicts: [] };
    case "virtualTerminal":
      return { scenarios: [device("virtualTerminal")], conflicts: [] };
    case "outsourced":
      return { scenarios: [device("outsourced")], conflicts: [] };
    case "device":
    case "unattended":
      return readDevice(statements, business);
    case "reader":
      return tellsOfReader(statements)
        ? readDevice(statements, business)
        : { scenarios: phoneKinds(statements).map(device), conflicts: [] };
    case "keyed":
      return { scenarios: keyed(statements, business), conflicts: [] };
    default:
      return {
        scenarios: [...keyed(statements, business), ...readWeb(statements, business).scenarios],
        conflicts: [],
      };
  }
}

/** Whether a reader, or the phone as one, is told of in words that settle what it is. */
function tellsOfReader(statements: Statements): boolean {
  return (
    everSaid(statements, "way", "mobileReader", "tapOnPhone") !== undefined ||
    everSaid(statements, "spoc", "listed", "claimed", "expired") !== undefined
  );
}

/** Cards taken with a phone: with a reader beside it, or, where none is named, perhaps without. */
function phoneKinds(statements: Statements): Scenario["label"][] {
  const named = saysAnywhere(statements, READER_NAMED);
  const spoc = everSaid(statements, "spoc", "listed", "claimed", "pinOnPhone", "unlisted", "none");
  const kinds = readerKinds(statements);
  return named || spoc ? kinds : [...kinds, "tapOnPhone"];
}

function saysAnywhere(statements: Statements, pattern: RegExp): boolean {
  return statements.sources.some(({ sentences }) =>
    sentences.some(({ text }) => pattern.test(text)),
  );
}

const READER_NAMED =
  /\b(?:readers?|dongles?|swipers?|machines?|terminals?|pin ?pads?|sumup|zettle|izettle|square|devices?|p2pe)\b/;
const WITH_PHONE =
  /\b(?:cards?|payments?|paid|pay)\b[^.;]{0,30}? (?:with|on|through|via|using|by) (?:my|our) (?:own )?(?:(?:mobile|smart|cell|work|android) ?)?(?:phones?|iphone|tablet|ipad|mobile|smartphone)\b/;

/** Cards that staff enter, nobody says on what. */
function keyed(statements: Statements, business: WholeBusiness): Scenario[] {
  const labels = ["dial", "ip", "tied", "p2pe", "virtualTerminal"] as const;
  return labels.map((label) => deviceScenario(label, statements, business));
}

/** A link is a provider's page for the customer, and a virtual terminal when staff fill it in. */
function readLink(statements: Statements, business: WholeBusiness): Scenario[] {
  const link = everSaid(statements, "way", "link");
  const texts = statements.sources.filter(({ number }) => number === (link?.source ?? 0));
  // Who holds the link while both are on the telephone is not said by the link alone.
  const inCall = texts.some(({ reading }) => IN_CALL.test(reading.text));
  const ordered = everSaid(statements, "arrival", "phone");
  const page = inCall || ordered ? undefined : pageOfLink(statements);
  const customer = everSaid(statements, "enters", "customer") ?? page;
  const staff =
    everSaid(statements, "enters", "staff") ?? everSaid(statements, "way", "virtualTerminal");
  const byCustomer = webScenario("linkByCustomer", customer ?? link, statements, business);
  const byStaff = deviceScenario("linkByStaff", statements, business);
  if (staff && !(customer && customer.source > staff.source)) {
    return customer && customer.source === staff.source ? [byCustomer, byStaff] : [byStaff];
  }
  if (customer) return [byCustomer];
  const sent = texts.some(
    ({ reading }) => SENT.test(reading.text) && !SENT_OR_USED.test(reading.text),
  );
  return sent && !inCall ? [byCustomer] : [byCustomer, byStaff];
}

/**
 * The page that the link opens; the portal in which it is made is none. "It is paid on their page" does not say who
 * does it.
 */
function pageOfLink(statements: Statements): Evidence | undefined {
  return statements.evidence.find(
    ({ slot, value, firmness, text, quote }) =>
      slot === "web" &&
      value === "redirect" &&
      firmness !== "doubtful" &&
      !/\bportal\b|\bdashboard\b/.test(text) &&
      BY_CUSTOMER.test(quote) &&
      !BY_NOBODY.test(quote),
  );
}

const BY_CUSTOMER =
  /\b(?:they|he|she|who(?:ever)?|people|customers?|clients?|guests?|buyers?|shoppers?|members?|parents?|pupils?|students?|patients?|donors?|families|tenants?|owners?|visitors?|couples?|bride|companies|firms?|everybody|everyone|each (?:one|of (?:them|these|those)))\b/i;
const BY_NOBODY =
  /\b(?:is|are|gets?|be|being) (?:all |always |then |also )?(?:paid|settled|charged|done|made|handled|opened|filled|entered|typed|put|completed)\b|\b(?:we|i) (?:use|have|work with)\b/i;

/** What a method is taken for, in view of the channel: nobody else takes the calls of a website. */
function asChannel(way: Way | undefined, statements: Statements, hint: Hint): Way | undefined {
  const typed = everSaid(statements, "enters", "staff");
  const mayBeLink = way === "web" || (way === "keyed" && !typed);
  if (mayBeLink && isBarePage(statements, hint)) return "link";
  if (way === "device" && hint === "link" && !namesDevice(statements)) return "link";
  return way === "outsourced" && hint === "web" ? "web" : way;
}

/** A telephone line alone is no device: callers use it, too. */
function namesDevice({ evidence }: Statements): boolean {
  return evidence.some(({ slot }) => slot === "way" || slot === "encryption" || slot === "spoc");
}

/** A provider's payment page beside which no shop and no customer is spoken of: staff may fill it in as well. */
function isBarePage(statements: Statements, hint: Hint): boolean {
  const shop =
    statements.evidence.find(
      ({ slot, value, text, quote }) =>
        slot === "way" && value === "web" && ONLINE.test(text) && !ONLINE_PAGE.test(quote),
    ) ??
    everSaid(statements, "platform", "provider", "customised") ??
    everSaid(statements, "ownFields", "yes") ??
    statements.evidence.find(
      ({ slot, value, source }) => slot === "enters" && value === "customer" && source === 0,
    ) ??
    everSaid(statements, "web", ...SHOP_METHODS);
  const bare = everSaid(statements, "web", "redirect") ?? everSaid(statements, "way", "bankPage");
  if (!bare || shop) return false;
  if (hint !== undefined) return hint === "link" || hint === "keyed";
  return BY_NOBODY.test(bare.quote) || everSaid(statements, "arrival", "phone") !== undefined;
}

/** "Online" is the page, and no shop. */
const ONLINE_PAGE = /\bonline (?:payment|pay|card) ?(?:web ?)?pages?\b/i;
const ONLINE = /\b(?:web|online|web ?sites?|sites?|shops?|webshops?|checkout|internet)\b/;

const SENT =
  /\b(?:send|sends|sent|sending|e-?mails?|e-?mailed|mails?|mailed|texts?|texted|sms|whats ?app|qr|(?:gets?|receives?) (?:an? |the |our |their |payment ){0,8}(?:links?|messages?|invoices?)|clicks?|scans?|facebook|instagram)\b/;
/** "I send or use links": who fills in the ones that are used is not said. */
const SENT_OR_USED = /\b(?:or (?:just |simply )?use|use or (?:send|mail|text))\b/;
const IN_CALL =
  /\b(?:phone calls?|on (?:the )?(?:phone|call|line)|during (?:the|a) call|over the (?:phone|telephone)|while (?:they|he|she) (?:are|is) on)\b/;

function silentWay(statements: Statements, hint: Hint): Way | undefined {
  const ways = spokenWays(statements);
  if (ways[0]) return ways[0].way;
  if (everSaid(statements, "way", "phone")) return "reader";
  const reachesStaff =
    everSaid(statements, "arrival", "mail", "phone") ??
    everSaid(statements, "enters", "staff") ??
    everSaid(statements, "received", "fax");
  if (reachesStaff) return "keyed";
  if (statements.evidence.some(({ slot, value }) => slot === "way" && value === "terminal")) {
    return "device";
  }
  const none = statements.evidence.some(
    ({ slot, value }) => slot === "way" && value === "noTerminal",
  );
  if (none && hint === "device") return undefined;
  if (saysAnywhere(statements, WITH_PHONE)) return "reader";
  if (hint === "device" && !tellsOfDevice(statements)) return "keyed";
  return hint === "mobile" ? "reader" : hint;
}

/** "Cards welcome at the counter": on what they are entered is not said. */
function tellsOfDevice({ evidence }: Statements): boolean {
  return evidence.some(({ slot }) => OF_DEVICES.has(slot));
}

const OF_DEVICES: ReadonlySet<string> = new Set([
  "way",
  "standalone",
  "connection",
  "encryption",
  "spoc",
  "pts",
  "manual",
  "isolated",
]);
