// Every criterion of the chosen questionnaire as it stands for this merchant, in its own words.
import type { Qualification } from "@/lib/assessor/port";
import eligibility from "@/lib/pci/data/eligibility.json";
import type { SaqType } from "@/lib/pci/saq-type";

import { CRITERIA, type Criterion } from "./data/criteria";
import type { Evidence } from "./evidence";
import type { Scenario, ScenarioLabel } from "./scenario";

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

/** The criteria of the questionnaire; for SAQ D those of the nearest shorter one that fail. */
export function qualify(type: SaqType, scenario: Scenario): Qualification[] {
  const own = (CRITERIA[type] ?? [])
    .filter((criterion) => concerns(criterion, scenario))
    .map((criterion) => judge(criterion, scenario));
  if (type !== "SAQ D") return own;
  return [...own, ...failedCriteria(scenario)];
}

/** The criteria of the nearest shorter questionnaire that are not met. */
export function failedCriteria(scenario: Scenario): Qualification[] {
  return (CRITERIA[NEAREST[scenario.label]] ?? [])
    .filter((criterion) => concerns(criterion, scenario))
    .map((criterion) => judge(criterion, scenario))
    .filter(({ meetsQualification }) => meetsQualification === false);
}

/** The web criteria of SAQ A do not concern orders by post or telephone. */
function concerns(criterion: Criterion, scenario: Scenario): boolean {
  const web = scenario.domains.channel?.[0] === "ecommerce";
  if (criterion.id === "A-6") return web;
  return criterion.id !== "A-7" || scenario.label === "embedded";
}

function judge(criterion: Criterion, scenario: Scenario): Qualification {
  const { meets, words } = standing(criterion, scenario);
  const text = meets === null ? criterion.open : meets ? criterion.met : criterion.failed;
  const quote = words && words.source >= 0 ? ` You wrote: "${words.quote}"` : "";
  return {
    question: criterion.question,
    pciReference: REFERENCES.get(criterion.id) ?? criterion.id,
    meetsQualification: meets,
    explanation: `${text}${quote}`,
  };
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
    const attested = words?.firmness === "certain" ? true : null;
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
  return { meets, words: scenario.words.ecomMethod ?? scenario.words.entryMethod };
}

function byFact(criterion: Criterion, scenario: Scenario): Standing {
  const fact = criterion.fact ?? "";
  const values = scenario.domains[fact] ?? [];
  const words = scenario.words[fact];
  const holds = values.filter((value) => criterion.holds?.includes(value));
  if (holds.length === 0) return { meets: false, words };
  if (holds.length < values.length) return { meets: null, words };
  // Silence settles the type, but the merchant still has to confirm what it never said.
  const silent = words === undefined && UNSAID.has(fact);
  return { meets: silent ? null : true, words };
}

const UNSAID: ReadonlySet<string> = new Set([
  "electronicStorage",
  "accountDataReceivedElectronically",
  "batchOrStoreForwardSoftware",
  "cardReaderAttachedToComputer",
]);
