// Puts the end of a thread into words: type, reason, qualifications, facts and the next best type.
import type { Determination, DeterminationInput, ExtractedFact } from "@/lib/assessor/port";
import { type AcquirerDecision, decisionOn } from "@/lib/pci/acquirer-choices";
import type { SaqType } from "@/lib/pci/saq-type";

import { decisionsOn } from "./acquirer";
import type { Asked, Step } from "./choose-question";
import { ASSUMED, BLOCKERS, KINDS, LAPSED_KINDS, NEIGHBOURS } from "./data/reasons";
import { FACT_VALUES, factsOfRow, type Outcome, outcomes, verdicts } from "./decision-table";
import type { Evidence } from "./evidence";
import { NEAREST, qualify } from "./qualifications";
import { inOtherLanguages } from "./questions/wording";
import { whoSays } from "./quoted";
import type { Scenario } from "./scenario";
import { isQuestionnaire, sizeOf } from "./size";

const NO_QUESTIONNAIRE: Readonly<Record<string, string>> = {
  "assessor report":
    "A report by an assessor is required of you. No self-assessment questionnaire takes its place; please talk to your bank.",
  "service provider":
    "You handle card payments on behalf of other businesses. The nine merchant questionnaires are not meant for that; the one for service providers, or an assessor's report, applies. Please talk to your bank.",
};

/** The result that asks one question. */
export function askResult(asked: Asked, facts: readonly ExtractedFact[]): Determination {
  return {
    status: "needs-followup",
    saqType: null,
    reason: null,
    qualifications: [],
    followUpQuestion: asked.question,
    followUpTopic: asked.topic,
    followUpLinks: asked.links ?? [],
    followUpChoices: asked.choices,
    followUpIn: inOtherLanguages(asked),
    facts,
    runnerUp: null,
  };
}

/** What a result is told from, beside the step itself. */
interface Telling {
  readonly input: DeterminationInput;
  readonly decisions: readonly AcquirerDecision[];
}

/** The result at the end of a thread. */
export function endResult(
  step: Extract<Step, { kind: "end" }>,
  input: DeterminationInput,
): Determination {
  const { outcome, scenario } = step;
  const type = isQuestionnaire(outcome) ? outcome : null;
  const decisions = scenario ? decisionsOn(scenario, input) : [];
  const telling = { input, decisions };
  return {
    status: "determined",
    saqType: type,
    reason: type ? reasonFor(type, step, telling) : outOfScope(outcome, step, telling),
    qualifications: type && scenario ? qualify(type, { ...telling, scenario }) : [],
    followUpQuestion: null,
    followUpTopic: null,
    followUpLinks: [],
    facts: scenario ? factsOf([scenario]) : [],
    runnerUp: type && scenario && step.sole ? runnerUp(type, scenario) : null,
    ...(decisions.length > 0 ? { decisions } : {}),
  };
}

type End = Extract<Step, { kind: "end" }>;

function outOfScope(outcome: Outcome, { scenario }: End, { input }: Telling): string | null {
  const text = NO_QUESTIONNAIRE[outcome] ?? null;
  const words = usable(scenario?.words.selfAssessmentAllowed);
  if (outcome !== "assessor report" || !words) return text;
  return `${whoSays(words, input)}: "${sentenceOf(words)}". ${text}`;
}

function reasonFor(type: SaqType, { scenario, assumed, sole }: End, telling: Telling): string {
  const parts: string[] = [];
  if (scenario) {
    parts.push(...because(type, scenario, sole, telling));
  } else {
    parts.push(`${type} is the safe choice, because nothing shows that a shorter one fits.`);
  }
  const open = assumed.map((topic) => ASSUMED[topic] ?? topic);
  if (open.length > 0) {
    parts.push(
      `It could not be found out ${list(open)}, so the larger questionnaire was chosen to be safe.`,
    );
  }
  return [...parts, ...decided(telling)].join(" ");
}

/** What the acquirer has decided, and what it is to be asked before anybody signs. */
function decided({ decisions, input }: Telling): string[] {
  return decisions.flatMap(({ choice, told }) => {
    if (told) return [told];
    if (choice !== "lapsedProvider") return [];
    const { name } = input.acquirer ?? { name: "your bank" };
    return [
      `Ask ${name} before you sign: whether your payment company is accepted without compliance is for ${name} to say.`,
    ];
  });
}

/** What decided, and the words for it. */
function because(type: SaqType, scenario: Scenario, sole: boolean, telling: Telling): string[] {
  const nearest = NEAREST[scenario.label];
  const against = type === nearest ? [] : blockers(scenario, type);
  const hindered = against.length > 0;
  const words = hindered ? blockingWords(scenario) : keyWords(scenario);
  const kind = kindOf(scenario, telling);
  return [
    `${type} applies because ${hindered ? list(against) : kind}.`,
    ...(words ? [`${whoSays(words, telling.input)}: "${sentenceOf(words)}".`] : []),
    ...(hindered && sole ? [`Without that, ${nearest} could fit, as ${kind}.`] : []),
  ];
}

/** The kind of payment in one clause; a listing that has run out is not told as a current one. */
function kindOf({ label, domains }: Scenario, { decisions }: Telling): string {
  const listing = domains.deviceListing?.join() ?? "";
  const lapsed = LAPSED_KINDS[listing];
  if (lapsed) return lapsed;
  const directed =
    decisionOn(decisions, "SPOC-3", "standsFor") ?? decisionOn(decisions, "C-1", "standsFor");
  return label === "tapOnPhone" && directed && listing === "mpocOrCpocListed"
    ? "cards are tapped on the phone itself, with an app on PCI's list of CPoC or MPoC solutions"
    : KINDS[label];
}

/** The words of a quotation without the signs at their end. */
function sentenceOf({ quote }: Evidence): string {
  return quote.replace(/(?<![\s.,;:!])[\s.,;:!]+$/, "");
}

function list(items: readonly string[]): string {
  return items.length < 2
    ? (items[0] ?? "")
    : `${items.slice(0, -1).join(", ")} and ${items[items.length - 1] ?? ""}`;
}

/** The facts that the row which decided looks at: where several speak against it, the first. */
function decidingFacts(scenario: Scenario, type: SaqType): string[] {
  const alone = blockingFacts(scenario, type);
  const verdict = verdicts(scenario.domains).find(({ outcome }) => outcome === type);
  if (alone.length > 0 || !verdict) return alone;
  return factsOfRow(verdict.rowId).filter((fact) => fact in BLOCKERS && scenario.words[fact]);
}

/** The facts without which a smaller questionnaire would have come out. */
function blockingFacts(scenario: Scenario, type: SaqType): string[] {
  return Object.keys(BLOCKERS).filter((fact) => {
    const values = scenario.domains[fact];
    const others = (FACT_VALUES[fact] ?? []).filter((value) => !values?.includes(value));
    return others.some((value) => {
      const ends = outcomes({ ...scenario.domains, [fact]: [value] });
      return [...ends].some((end) => sizeOf(end) < sizeOf(type));
    });
  });
}

function blockers(scenario: Scenario, type: SaqType): string[] {
  return decidingFacts(scenario, type).map((fact) => BLOCKERS[fact] ?? fact);
}

function blockingWords(scenario: Scenario): Evidence | undefined {
  const fact = decidingFacts(scenario, "SAQ D").find((name) => scenario.words[name]);
  return usable(fact === undefined ? undefined : scenario.words[fact]) ?? keyWords(scenario);
}

function keyWords(scenario: Scenario): Evidence | undefined {
  return usable(scenario.words.ecomMethod) ?? usable(scenario.words.entryMethod);
}

function usable(evidence: Evidence | undefined): Evidence | undefined {
  return evidence && evidence.source >= 0 ? evidence : undefined;
}

function runnerUp(type: SaqType, scenario: Scenario): Determination["runnerUp"] {
  const known = NEIGHBOURS[`${type}/${scenario.label}`] ?? NEIGHBOURS[type];
  if (known) return { saqType: known[0], separatedBy: known[1] };
  const against = blockers(scenario, type);
  if (type !== "SAQ D" || against.length === 0) return null;
  return { saqType: NEAREST[scenario.label], separatedBy: `that ${list(against)}` };
}

/** Whether another value of the fact could lead to another questionnaire. */
function matters(scenario: Scenario, fact: string): boolean {
  if (!scenario.domains[fact]) return false;
  return outcomes({ ...scenario.domains, [fact]: FACT_VALUES[fact] ?? [] }).size > 1;
}

/** The facts that all scenarios share, and those that are still unknown. */
export function factsOf(scenarios: readonly Scenario[]): ExtractedFact[] {
  const first = scenarios[0];
  if (!first) return [];
  const names = Object.keys(FACT_VALUES).filter((fact) =>
    scenarios.some((scenario) => scenario.words[fact] || matters(scenario, fact)),
  );
  return names.map((fact): ExtractedFact => {
    const values = new Set(scenarios.flatMap((scenario) => scenario.domains[fact] ?? []));
    const value = [...values][0];
    if (values.size !== 1 || value === undefined) {
      return { fact, value: "unknown", certainty: "unknown", basis: "unknown", quote: null };
    }
    return { fact, value, ...groundOf(first.words[fact]) };
  });
}

/** What a fact rests on. Only words that say it outright are quoted. */
function groundOf(words: Evidence | undefined): Omit<ExtractedFact, "fact" | "value"> {
  if (!words || words.source < 0) return { certainty: "implied", basis: "concluded", quote: null };
  const { firmness, quote, basis = "said" } = words;
  if (basis === "said" && firmness !== "certain")
    return { certainty: "implied", basis: "concluded", quote };
  return { certainty: firmness === "certain" ? "certain" : "implied", basis, quote };
}

/** An outcome that no scenario supports, for threads that stay without content. */
export function safeEnd(assumed: readonly string[], input: DeterminationInput): Determination {
  const end = { kind: "end", outcome: "SAQ D", scenario: undefined, sole: false } as const;
  return endResult({ ...end, assumed }, input);
}
