// Puts the end of a thread into words: type, reason, qualifications, facts and the next best type.
import type { Determination, ExtractedFact } from "@/lib/assessor/port";
import type { SaqType } from "@/lib/pci/saq-type";

import type { Asked, Step } from "./choose-question";
import { ASSUMED, BLOCKERS, KINDS, NEIGHBOURS } from "./data/reasons";
import { FACT_VALUES, factsOfRow, type Outcome, outcomes, verdicts } from "./decision-table";
import type { Evidence } from "./evidence";
import { NEAREST, qualify } from "./qualifications";
import type { Scenario } from "./scenario";
import { isQuestionnaire, sizeOf } from "./size";

const NO_QUESTIONNAIRE: Readonly<Record<string, string>> = {
  "assessor report":
    "You write that a report by an assessor is required of you. No self-assessment questionnaire takes its place; please talk to your bank.",
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
    facts,
    runnerUp: null,
  };
}

/** The result at the end of a thread. */
export function endResult(step: Extract<Step, { kind: "end" }>): Determination {
  const { outcome, scenario, assumed, sole } = step;
  const type = isQuestionnaire(outcome) ? outcome : null;
  return {
    status: "determined",
    saqType: type,
    reason: type ? reasonFor(type, scenario, assumed, sole) : (NO_QUESTIONNAIRE[outcome] ?? null),
    qualifications: type && scenario ? qualify(type, scenario) : [],
    followUpQuestion: null,
    followUpTopic: null,
    followUpLinks: [],
    facts: scenario ? factsOf([scenario]) : [],
    runnerUp: type && scenario && sole ? runnerUp(type, scenario) : null,
  };
}

function reasonFor(
  type: SaqType,
  scenario: Scenario | undefined,
  assumed: readonly string[],
  sole: boolean,
): string {
  const parts: string[] = [];
  if (scenario) {
    parts.push(...because(type, scenario, sole));
  } else {
    parts.push(`${type} is the safe choice, because nothing shows that a shorter one fits.`);
  }
  const open = assumed.map((topic) => ASSUMED[topic] ?? topic);
  if (open.length > 0) {
    parts.push(
      `It could not be found out ${list(open)}, so the larger questionnaire was chosen to be safe.`,
    );
  }
  return parts.join(" ");
}

/** What decided, and the merchant's words for it. */
function because(type: SaqType, scenario: Scenario, sole: boolean): string[] {
  const nearest = NEAREST[scenario.label];
  const against = type === nearest ? [] : blockers(scenario, type);
  const hindered = against.length > 0;
  const words = hindered ? blockingWords(scenario) : keyWords(scenario);
  return [
    `${type} applies because ${hindered ? list(against) : KINDS[scenario.label]}.`,
    ...(words ? [`You wrote: "${words.quote.replace(/(?<![\s.,;:!])[\s.,;:!]+$/, "")}".`] : []),
    ...(hindered && sole
      ? [`Without that, ${nearest} could fit, as ${KINDS[scenario.label]}.`]
      : []),
  ];
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
      return { fact, value: "unknown", certainty: "unknown", quote: null };
    }
    const words = usable(first.words[fact]);
    const certainty = words?.firmness === "certain" ? "certain" : "implied";
    return { fact, value, certainty, quote: words?.quote ?? null };
  });
}

/** An outcome that no scenario supports, for threads that stay without content. */
export function safeEnd(assumed: readonly string[], outcome: Outcome = "SAQ D"): Determination {
  return endResult({ kind: "end", outcome, scenario: undefined, sole: false, assumed });
}
