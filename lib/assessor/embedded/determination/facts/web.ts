// Web sales: who serves the fields that the shopper types in, and where the typed number goes.
// Where the words speak for two ways, the stricter one counts.
import type { Evidence } from "@/lib/assessor/embedded/determination/evidence";
import type {
  Conflict,
  Scenario,
  ScenarioLabel,
} from "@/lib/assessor/embedded/determination/scenario";
import {
  everSaid,
  OPEN,
  type Statements,
  said,
  sentenceAround,
  settle,
} from "@/lib/assessor/embedded/determination/statements";

import type { WholeBusiness } from "./whole-business";

const METHOD: Readonly<Partial<Record<ScenarioLabel, string>>> = {
  siteRunByProvider: "siteRunWhollyByProvider",
  linkByCustomer: "paymentLink",
  redirect: "redirect",
  embedded: "embeddedProviderForm",
  browserToGateway: "directPost",
  ownServer: "serverReceivesCardData",
};

/** The scenarios that the words about the web shop allow. */
export function readWeb(
  statements: Statements,
  business: WholeBusiness,
): { scenarios: Scenario[]; conflicts: Conflict[] } {
  const { labels, words, conflict } = readMethod(statements);
  const scenarios = labels.map((label) => webScenario(label, words, statements, business));
  return { scenarios, conflicts: conflict ? [{ about: "web" }] : [] };
}

/** One way of web sales as facts of the decision table. */
export function webScenario(
  label: ScenarioLabel,
  words: Evidence | undefined,
  statements: Statements,
  business: WholeBusiness,
): Scenario {
  const script = readScript(statements);
  const foreign = said(statements, "web", "pageOther");
  const elements = label === "browserToGateway" ? "merchantAndProvider" : "providerOnly";
  const sharesPage = label === "embedded" || label === "browserToGateway";
  return {
    label,
    domains: {
      ...business.domains,
      channel: ["ecommerce"],
      ecomMethod: [METHOD[label] ?? "redirect"],
      paymentPageElements: [foreign && sharesPage ? "other" : elements],
      scriptAttackConfirmation: label === "embedded" ? script.values : ["notApplicable"],
      // A web sale touches no recording; a fax or a call would be another payment method.
      accountDataReceivedElectronically: onlyMailed(business),
    },
    words: { ...business.words, ecomMethod: words, scriptAttackConfirmation: script.words },
  };
}

function onlyMailed(business: WholeBusiness): readonly string[] {
  const values = business.domains.accountDataReceivedElectronically ?? [];
  return values.length === 1 && values[0] === "emailFaxChat" ? values : ["no"];
}

function readScript(statements: Statements) {
  const { said: values } = settle(statements, "script");
  const yes = values.get("yes");
  const no = values.get("no");
  if (yes && !no) return { values: ["yes"], words: yes };
  if (no) return { values: ["no"], words: no };
  return { values: ["yes", "no"], words: undefined };
}

interface Method {
  readonly labels: readonly ScenarioLabel[];
  readonly words: Evidence | undefined;
  readonly conflict?: boolean;
}

function readMethod(statements: Statements): Method {
  const { said: web } = settle(statements, "web");
  const clean = everSaid(statements, "serverSees", "no") ?? said(statements, "web", "serverClean");
  const found = newestOf({
    own: cardFields(statements),
    clean,
    denied: said(statements, "web", "serverClean"),
    server: web.get("serverReceivesCardData"),
    browser: web.get("directPost") ?? web.get("merchantScriptOrForm"),
    posted: web.get("directPost"),
    embedded: web.get("embeddedProviderForm") ?? defaultForm(statements, web),
    redirect: web.get("redirect"),
  });
  const method =
    throughServer(found, postedToServer(statements, found)) ??
    inBrowser(found) ??
    withoutScript(statements, found);
  // A plugin may send customers to the provider's page as well: its default holds where nobody knows better.
  const isDefault = method.words?.basis === "product" && method.labels.join() === "embedded";
  if (isDefault && web.has("provider")) return { ...method, labels: ["redirect", "embedded"] };
  const perhaps = method.labels.includes("browserToGateway") && !found.clean && web.has(OPEN);
  if (!perhaps || method.labels.includes("ownServer")) return method;
  return { ...method, labels: [...method.labels, "ownServer"] };
}

/** A plugin's own form, where newer words only say what the page is not. */
function defaultForm(
  { evidence }: Statements,
  newest: ReadonlyMap<string, Evidence>,
): Evidence | undefined {
  if ([...newest.keys()].some((value) => !value.startsWith("not"))) return undefined;
  return evidence.find(
    ({ slot, value, basis }) =>
      slot === "web" && value === "embeddedProviderForm" && basis === "product",
  );
}

type Found = Readonly<
  Record<
    "own" | "clean" | "denied" | "server" | "browser" | "posted" | "embedded" | "redirect",
    Evidence | undefined
  >
>;

/** An answer about the page takes back what an earlier text said of it. */
function newestOf(found: Found): Found {
  const { own, redirect, embedded, browser, server } = found;
  const sources = [own, redirect, embedded, browser, server].flatMap((e) => e?.source ?? []);
  const newest = Math.max(0, ...sources);
  if (newest === 0) return found;
  const kept = Object.entries(found).filter(
    ([name, words]) => KEPT_FROM_BEFORE.has(name) || words?.source === newest,
  );
  return { ...NOTHING_FOUND, ...Object.fromEntries(kept) };
}

const KEPT_FROM_BEFORE: ReadonlySet<string> = new Set(["clean", "denied"]);
const NOTHING_FOUND: Found = {
  own: undefined,
  clean: undefined,
  denied: undefined,
  server: undefined,
  browser: undefined,
  posted: undefined,
  embedded: undefined,
  redirect: undefined,
};

/** "The page posts it to our endpoint": the browser sends it, but to the shop itself. */
function postedToServer(statements: Statements, { browser }: Found): Evidence | undefined {
  return statements.evidence.find(
    ({ slot, value, source, clause }) =>
      slot === "web" &&
      value === "serverReceivesCardData" &&
      source === browser?.source &&
      clause === browser.clause,
  );
}

/** The number reaches the shop's own server, unless the words say the opposite as well. */
function throughServer(
  { server, browser, redirect, denied, clean }: Found,
  shared: Evidence | undefined,
): Method | undefined {
  if (!server) return undefined;
  if (browser) {
    if (clean) return undefined;
    if (shared) return { labels: ["ownServer"], words: shared };
    return { labels: ["browserToGateway", "ownServer"], words: server, conflict: true };
  }
  if (redirect?.firmness === "certain" || denied?.firmness === "certain") {
    const labels: ScenarioLabel[] = ["redirect", "embedded", "browserToGateway", "ownServer"];
    return { labels, words: server, conflict: true };
  }
  return { labels: ["ownServer"], words: server };
}

/** The number goes from the browser to the gateway: out of the shop's fields or the provider's. */
function inBrowser({ browser, posted, embedded, own, redirect }: Found): Method | undefined {
  const isTorn = redirect?.firmness === "certain" && browser?.firmness === "certain";
  if (isTorn && own && isElsewhere(browser, redirect)) {
    return { labels: ["redirect", "browserToGateway"], words: browser, conflict: true };
  }
  if (embedded?.firmness === "certain" && browser && own && isElsewhere(embedded, browser)) {
    return { labels: ["embedded", "browserToGateway"], words: browser, conflict: true };
  }
  if (browser && (!embedded || own || browser.firmness === "certain")) {
    if (embedded && !own && !posted) return { labels: ["embedded"], words: embedded };
    return { labels: ["browserToGateway"], words: browser };
  }
  return embedded && { labels: ["embedded"], words: embedded };
}

function withoutScript(statements: Statements, { own, clean, redirect }: Found): Method {
  if (redirect && own)
    return { labels: ["redirect", "browserToGateway", "ownServer"], words: own, conflict: true };
  if (redirect) return { labels: ["redirect"], words: redirect };
  if (own) {
    const labels: ScenarioLabel[] = clean
      ? ["browserToGateway"]
      : ["browserToGateway", "ownServer"];
    return { labels, words: own };
  }
  const open = said(statements, "web", OPEN);
  if (open) return { labels: wideOpen(statements, clean), words: open };
  const platform = said(statements, "platform", "provider");
  const custom = said(statements, "platform", "customised");
  if (platform && !custom) return { labels: ["siteRunByProvider"], words: platform };
  const provider = said(statements, "web", "provider");
  if (provider) return { labels: ["redirect", "embedded"], words: provider };
  return { labels: wideOpen(statements, clean), words: undefined };
}

function wideOpen(statements: Statements, clean: Evidence | undefined): ScenarioLabel[] {
  const { said: web } = settle(statements, "web");
  const labels: ScenarioLabel[] = [];
  if (!web.has("notRedirect")) labels.push("redirect");
  if (!web.has("notEmbedded")) labels.push("embedded");
  if (!web.has("notDirectPost") || !web.has("notScriptForm")) labels.push("browserToGateway");
  if (!clean) labels.push("ownServer");
  return labels;
}

/** The shop's own fields for the card, as against a form for the order. */
function cardFields(statements: Statements): Evidence | undefined {
  const own = said(statements, "ownFields", "yes");
  const redirected = everSaid(statements, "web", "redirect");
  const denied = said(statements, "ownFields", "no");
  // "They type nothing with us", and then "they fill in our fields": the words contradict each other.
  const isTorn = own && denied && redirected && isElsewhere(own, denied);
  if (!own || (denied && !isTorn)) return undefined;
  if (!said(statements, "web", "redirect")) return own;
  return statements.evidence.find(
    (each) =>
      each.slot === "ownFields" &&
      each.value === "yes" &&
      each.firmness !== "doubtful" &&
      (OF_CARD.test(each.text) ||
        (redirected !== undefined &&
          isElsewhere(each, redirected) &&
          OF_CARD.test(sentenceAround(statements, each)))),
  );
}

function isElsewhere(each: Evidence, other: Evidence): boolean {
  return each.source === other.source && each.sentence !== other.sentence;
}

const OF_CARD = /\b(?:card|credit|payment fields?|text boxes|number|digits|code|cvv|cvc)\b/;
