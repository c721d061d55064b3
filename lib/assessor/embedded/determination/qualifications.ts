// Every criterion of the chosen questionnaire as it stands for this merchant, in its own words.
import type { ResultTexts } from "@/lib/assessor/port";
import { type AcquirerDecision, decisionOn } from "@/lib/pci/acquirer-choices";
import { decisionTold } from "@/lib/pci/acquirer-told";
import eligibility from "@/lib/pci/data/eligibility.json";
import type { SaqType } from "@/lib/pci/saq-type";

import { CRITERIA, type Criterion } from "./data/criteria";
import type { Evidence } from "./evidence";
import { proofIn, type Quoting, quotation } from "./quoted";
import type { Scenario, ScenarioLabel } from "./scenario";
import { sentencesIn } from "./sentences";

const REFERENCES = new Map(
  Object.values(eligibility.criteria)
    .flat()
    .map(({ id, reference }) => [id, reference]),
);

/** The shorter questionnaire that a way of taking cards would have, if nothing spoke against it. */
export const NEAREST: Readonly<Record<ScenarioLabel, SaqType>> = {
  siteRunByProvider: "SAQ A",
  redirect: "SAQ A",
  embedded: "SAQ A",
  linkByCustomer: "SAQ A",
  outsourced: "SAQ A",
  browserToGateway: "SAQ A-EP",
  ownServer: "SAQ A-EP",
  imprinter: "SAQ B",
  dial: "SAQ B",
  ip: "SAQ B-IP",
  virtualTerminal: "SAQ C-VT",
  linkByStaff: "SAQ C-VT",
  tied: "SAQ C",
  mobileReader: "SAQ C",
  p2pe: "SAQ P2PE",
  spoc: "SAQ SPoC",
  tapOnPhone: "SAQ SPoC",
};

/** What the standing of a criterion is worked out from. */
interface Ground {
  readonly scenario: Scenario;
  readonly decisions: readonly AcquirerDecision[];
}

/** A criterion as it stands for a merchant, before it is put into words. */
interface Judged {
  readonly criterion: Criterion;
  readonly pciReference: string;
  /** null: not known. */
  readonly meets: boolean | null;
  /** The words that bear on it. */
  readonly words?: Evidence | undefined;
  /** What the acquirer has decided in place of the merchant. */
  readonly decided?: AcquirerDecision;
}

/** The criteria of the questionnaire; for SAQ D those of the nearest shorter one that fail. */
export function qualify(type: SaqType, ground: Ground): Judged[] {
  const own = criteriaOf(type, ground).map((criterion) => judge(criterion, ground));
  if (type !== "SAQ D") return own;
  return [...own, ...failedCriteria(ground)];
}

function criteriaOf(type: SaqType, { scenario }: Ground): readonly Criterion[] {
  return (CRITERIA[type] ?? []).filter((criterion) => concerns(criterion, scenario));
}

/** The criteria of the nearest shorter questionnaire that are not met. */
function failedCriteria(ground: Ground): Judged[] {
  return criteriaOf(NEAREST[ground.scenario.label], ground)
    .map((criterion) => judge(criterion, ground))
    .filter(({ meets }) => meets === false);
}

/** The web criteria of SAQ A do not concern orders by post or telephone. */
function concerns(criterion: Criterion, scenario: Scenario): boolean {
  const web = scenario.domains.channel?.[0] === "ecommerce";
  if (criterion.id === "A-6") return web;
  return criterion.id !== "A-7" || scenario.label === "embedded";
}

function judge(criterion: Criterion, { scenario, decisions }: Ground): Judged {
  const { meets, words } = standing(criterion, scenario);
  const pciReference = REFERENCES.get(criterion.id) ?? criterion.id;
  const decided = decisionOn(decisions, criterion.id, "standsFor");
  // What the acquirer accepts is its decision, whatever the words of the merchant say against it.
  if (decided?.told && meets !== true) return { criterion, pciReference, meets: true, decided };
  return { criterion, pciReference, meets, words };
}

/** A criterion and how it stands, in the words of one language. */
export function explained(
  { criterion, meets, words, decided }: Judged,
  telling: Quoting,
): ResultTexts["qualifications"][number] {
  const { language } = telling;
  const { shared, criteria } = sentencesIn(language);
  const own = criteria[criterion.id];
  const { question = "", ...told } = { ...(criterion.shares && shared[criterion.shares]), ...own };
  if (decided) return { question, explanation: decisionTold(decided, language) ?? "" };
  const text = (meets === null ? told.open : meets ? told.met : told.failed) ?? "";
  const proof = proofIn(words);
  return { question, explanation: proof ? `${text} ${quotation(proof, telling)}` : text };
}

interface Standing {
  readonly meets: boolean | null;
  readonly words: Evidence | undefined;
}

function standing(criterion: Criterion, scenario: Scenario): Standing {
  if (criterion.byKind) return { meets: true, words: undefined };
  if (criterion.fact === "providersChecked") {
    const lapsed = scenario.domains.providersConfirmedCompliant?.join() === "no";
    const words = scenario.words.providersConfirmedCompliant;
    // Silence settles the type, but not that anybody has checked.
    const attested = proofIn(words) ? true : null;
    return { meets: lapsed ? false : attested, words };
  }
  if (criterion.fact === "outsourced") return byLabel(scenario, !HANDLED_HERE.has(scenario.label));
  if (criterion.fact === "serverClean") return byLabel(scenario, scenario.label !== "ownServer");
  return byFact(criterion, scenario);
}

const HANDLED_HERE: ReadonlySet<ScenarioLabel> = new Set<ScenarioLabel>([
  "browserToGateway",
  "ownServer",
]);

function byLabel(scenario: Scenario, meets: boolean): Standing {
  const words = scenario.words.ecomMethod ?? scenario.words.entryMethod;
  return { meets: proofIn(words) ? meets : null, words };
}

function byFact(criterion: Criterion, scenario: Scenario): Standing {
  const fact = criterion.fact ?? "";
  const values = scenario.domains[fact] ?? [];
  const words = scenario.words[fact];
  const holds = values.filter((value) => criterion.holds?.includes(value));
  if (holds.length === 0) return { meets: words ? false : null, words };
  if (holds.length < values.length) return { meets: null, words };
  // Silence settles the type, but the merchant still has to confirm what it never said.
  return { meets: proofIn(words) || BY_KIND.has(fact) ? true : null, words };
}

/** What the way of taking cards is, or follows from it. */
const BY_KIND: ReadonlySet<string> = new Set([
  "channel",
  "ecomMethod",
  "entryMethod",
  "paymentPageElements",
]);
