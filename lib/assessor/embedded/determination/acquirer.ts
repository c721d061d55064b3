// What the acquirer has decided: as known facts of every scenario, and as decisions that a result hangs on. They are the
// partner's, and never stand as words of the merchant.
import type { Acquirer, Determination, DeterminationInput } from "@/lib/assessor/port";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/domain/language/shape";
import {
  ACQUIRER_CHOICES,
  type AcquirerChoice,
  type AcquirerDecision,
  CHOICE_VALUES,
  NO_CHOICES,
} from "@/lib/pci/acquirer-choices";
import { decisionOf, decisionTold } from "@/lib/pci/acquirer-told";
import { choiceFacts, outcomes } from "./decision-table";
import { deviceScenario } from "./facts/device-scenario";
import { readIsolation } from "./facts/network";
import { readWholeBusiness } from "./facts/whole-business";
import type { Findings, Scenario, ScenarioLabel } from "./scenario";
import { filled, forOtherLanguages, sentencesIn } from "./sentences";
import { type Statements, said } from "./statements";

/** Who decides where no acquirer is known, as merchants call it. */
const NOBODY: Acquirer = { name: "Your bank", choices: NO_CHOICES };

/** The acquirer of a merchant; one that has decided nothing where none is known. */
export function acquirerOf({ acquirer = NOBODY }: DeterminationInput): Acquirer {
  return acquirer;
}

/** The findings with what the acquirer has decided. */
export function withChoices(
  findings: Findings,
  statements: Statements,
  input: DeterminationInput,
): Findings {
  const { choices } = acquirerOf(input);
  const known = choiceFacts(choices);
  const found = expiredSolution(findings, statements, choices.expiredSolution === "accept");
  const scenarios = found.scenarios
    .map((scenario) =>
      choices.tapOnPhone === "undecided" ? scenario : tapped(scenario, statements),
    )
    .map((scenario) => ({ ...scenario, domains: { ...scenario.domains, ...known } }));
  return { ...found, scenarios };
}

/** A phone that takes cards is apart from other systems where the merchant says so, if a questionnaire hangs on it. */
function tapped(scenario: Scenario, statements: Statements): Scenario {
  if (scenario.label !== "tapOnPhone") return scenario;
  const { values, words } = readIsolation(statements);
  return {
    ...scenario,
    domains: { ...scenario.domains, isolatedFromOtherSystems: values },
    words: { ...scenario.words, isolatedFromOtherSystems: words },
  };
}

const READERS: ReadonlySet<ScenarioLabel> = new Set(["mobileReader", "spoc", "p2pe"]);
const TERMINALS: ReadonlySet<ScenarioLabel> = new Set(["dial", "ip", "tied", "imprinter", "p2pe"]);

/** A solution whose listing has run out is judged by what is left of it, unless the acquirer still accepts it. */
function expiredSolution(
  findings: Findings,
  statements: Statements,
  isAccepted: boolean,
): Findings {
  const { scenarios } = findings;
  const all = (labels: ReadonlySet<ScenarioLabel>) =>
    scenarios.length > 0 && scenarios.every(({ label }) => labels.has(label));
  const spoc = all(READERS) ? said(statements, "spoc", "expired") : undefined;
  const p2pe =
    !spoc && (all(READERS) || all(TERMINALS))
      ? said(statements, "encryption", "expired")
      : undefined;
  const words = spoc ?? p2pe;
  const isListed = scenarios.length === 1 && scenarios[0]?.label === "p2pe";
  if (!words || isListed) return findings;
  const builtBy: readonly AcquirerChoice[] = ["expiredSolution"];
  if (!isAccepted) {
    return { ...findings, scenarios: scenarios.map((each) => ({ ...each, builtBy })) };
  }
  const label = spoc ? "spoc" : "p2pe";
  const listed = deviceScenario(label, statements, readWholeBusiness(statements));
  const accepted: Scenario = {
    ...listed,
    builtBy,
    domains: { ...listed.domains, deviceListing: [spoc ? "spocExpired" : "p2peExpired"] },
    words: { ...listed.words, deviceListing: words, entryMethod: words },
  };
  return { scenarios: [accepted], conflicts: [] };
}

/** The choices that the result of a scenario hangs on, each as it stands. */
export function decisionsOn(scenario: Scenario, input: DeterminationInput): AcquirerDecision[] {
  const { name, choices } = acquirerOf(input);
  return ACQUIRER_CHOICES.filter(
    (choice) => scenario.builtBy?.includes(choice) || isDecisive(choice, scenario),
  ).map((choice) => decisionOf(choice, choices[choice], name));
}

function isDecisive(choice: AcquirerChoice, { domains }: Scenario): boolean {
  // A lapse has to be known before anything is signed, whichever questionnaire it is.
  if (choice === "lapsedProvider") return domains.providersConfirmedCompliant?.join() === "no";
  const ends = CHOICE_VALUES[choice].map((value) =>
    [...outcomes({ ...domains, ...choiceFacts({ [choice]: value }) })].sort().join(),
  );
  return new Set(ends).size > 1;
}

/** Where the payment methods of a merchant come to different questionnaires, the acquirer may ask for the full one. */
export function besideOthers(result: Determination, input: DeterminationInput): Determination {
  const { saqType } = result;
  const { name, choices } = acquirerOf(input);
  const differs = input.otherTypes?.some((type) => type !== saqType) ?? false;
  if (saqType === null || saqType === "SAQ D" || !differs) return result;
  const decision = decisionOf("severalMethods", choices.severalMethods, name);
  const decisions = [...(result.decisions ?? []), decision];
  if (choices.severalMethods === "each") return { ...result, decisions };
  const besides = (reason: string | null, language: Language): string => {
    const byItself = filled(sentencesIn(language).frames.byItself, { type: saqType });
    return [decisionTold(decision, language) ?? "", byItself, reason ?? ""].join(" ").trim();
  };
  return {
    ...result,
    saqType: "SAQ D",
    reason: besides(result.reason, DEFAULT_LANGUAGE),
    qualifications: [],
    runnerUp: null,
    textsIn: forOtherLanguages((language) => {
      const { reason } = result.textsIn?.[language] ?? result;
      return { reason: besides(reason, language), qualifications: [], separatedBy: null };
    }),
    decisions,
  };
}
