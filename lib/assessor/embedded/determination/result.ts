// Puts the end of a thread into words: type, reason, qualifications, facts and the next best type.
import type { Determination, DeterminationInput, ExtractedFact } from "@/lib/assessor/port";
import { type AcquirerDecision, decisionOn } from "@/lib/pci/acquirer-choices";
import type { SaqType } from "@/lib/pci/saq-type";

import { decisionsOn } from "./acquirer";
import type { Asked, Step } from "./choose-question";
import { AGAINST, ASSUMED, KINDS, KINDS_OF_TYPES, LAPSED_KINDS } from "./data/reasons";
import { FACT_VALUES, type Outcome, outcomes } from "./decision-table";
import type { Evidence } from "./evidence";
import { NEAREST, qualify } from "./qualifications";
import { inOtherLanguages } from "./questions/wording";
import { isPartial, proofIn, whoSays } from "./quoted";
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

/** The result of a business that takes no cards. */
export function cardlessResult(words: Evidence, input: DeterminationInput): Determination {
  return {
    ...askResult({ topic: "", question: "", choices: [], links: undefined }, []),
    status: "determined",
    reason: `${whoSays(words, input)}: "${sentenceOf(words)}". A business that takes no cards has no questionnaire to fill in. If your bank still asks for one, tell it so. If you do take cards in some way, describe that way instead.`,
    followUpQuestion: null,
    followUpTopic: null,
    followUpChoices: [],
    followUpIn: {},
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
    facts: factsOf(step.readings),
    runnerUp: type && scenario && isSettled(step) ? nextSmaller(type, scenario) : null,
    ...(decisions.length > 0 ? { decisions } : {}),
  };
}

type End = Extract<Step, { kind: "end" }>;

/** Whether how cards are taken is known, and nothing had to be assumed. */
function isSettled({ readings, assumed }: End): boolean {
  return assumed.length === 0 && isOneKind(readings);
}

function isOneKind(readings: readonly Scenario[]): boolean {
  return new Set(readings.map(({ label }) => label)).size === 1;
}

function outOfScope(outcome: Outcome, { scenario }: End, { input }: Telling): string | null {
  const text = NO_QUESTIONNAIRE[outcome] ?? null;
  const words = proofIn(scenario?.words.selfAssessmentAllowed);
  if (outcome !== "assessor report" || !words) return text;
  return `${whoSays(words, input)}: "${sentenceOf(words)}". ${text}`;
}

const NOTHING_SHOWN = "SAQ D is the safe choice, because nothing shows that a shorter one fits.";

function reasonFor(type: SaqType, step: End, telling: Telling): string {
  const { scenario, assumed } = step;
  const open = assumed.map((topic) => ASSUMED[topic] ?? topic);
  const known = scenario && (open.length === 0 || speaksAgainst(scenario, type).length > 0);
  const parts = known
    ? because(type, step, telling)
    : [type === "SAQ D" ? NOTHING_SHOWN : `${type} is the safe choice, as far as is known.`];
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
function because(type: SaqType, step: End, telling: Telling): string[] {
  const { scenario, readings } = step;
  if (!scenario) return [];
  const general = isOneKind(readings) ? undefined : KINDS_OF_TYPES[type];
  const kind = general ?? kindOf(scenario, telling);
  const against = type === NEAREST[scenario.label] ? [] : speaksAgainst(scenario, type);
  const [first] = against;
  const words = proofIn(
    first ? scenario.words[first.fact] : isOneKind(readings) ? kindWords(scenario) : undefined,
  );
  const smaller = isSettled(step) ? nextSmaller(type, scenario) : null;
  return [
    `${type} applies because ${first ? list(against.map((each) => each.told)) : kind}.`,
    ...(words ? [`${whoSays(words, telling.input)}: "${sentenceOf(words)}".`] : []),
    ...(smaller && first ? [`Without that, ${smaller.saqType} could fit, as ${kind}.`] : []),
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

/** A known fact that keeps a smaller questionnaire from fitting. */
interface Against {
  readonly fact: string;
  readonly told: string;
}

/** What is known to speak against a smaller questionnaire; what was only assumed is told apart. */
function speaksAgainst(scenario: Scenario, type: SaqType): Against[] {
  return Object.entries(AGAINST).flatMap(([fact, values]) => {
    const [value, ...others] = scenario.domains[fact] ?? [];
    const told = value === undefined || others.length > 0 ? undefined : values[value];
    // What was only assumed, because nobody knows, is told as that.
    if (told === undefined || !scenario.words[fact]) return [];
    if (!wouldBeSmaller(scenario, fact, type)) return [];
    return [{ fact, told }];
  });
}

/** Whether another value of the fact, the others against it put right as well, leads to a smaller questionnaire. */
function wouldBeSmaller(scenario: Scenario, fact: string, type: SaqType): boolean {
  const righted = Object.fromEntries(
    Object.entries(scenario.domains).map(([name, values]) => [
      name,
      name === fact || name in AGAINST ? withoutAgainst(name, values) : values,
    ]),
  );
  const ends = outcomes(righted);
  const withIt = outcomes({ ...righted, [fact]: scenario.domains[fact] ?? [] });
  const least = (all: ReadonlySet<Outcome>) => Math.min(...[...all].map(sizeOf));
  return least(ends) < sizeOf(type) && least(ends) < least(withIt);
}

/** The values of a fact that speak against nothing; as it is where none of them does. */
function withoutAgainst(fact: string, values: readonly string[]): readonly string[] {
  const bad = AGAINST[fact] ?? {};
  if (!values.some((value) => value in bad)) return values;
  return (FACT_VALUES[fact] ?? values).filter((value) => !(value in bad) && value !== "unknown");
}

/** The words that tell how cards are taken. */
function kindWords(scenario: Scenario): Evidence | undefined {
  return scenario.words.ecomMethod ?? scenario.words.entryMethod;
}

/** The next smaller questionnaire, where something that was said or chosen is all that separates it. */
function nextSmaller(type: SaqType, scenario: Scenario): Determination["runnerUp"] {
  const against = speaksAgainst(scenario, type);
  const nearest = NEAREST[scenario.label];
  const known = against.every(({ fact }) => proofIn(scenario.words[fact]));
  if (against.length === 0 || !known || sizeOf(nearest) >= sizeOf(type)) return null;
  return { saqType: nearest, separatedBy: `that ${list(against.map(({ told }) => told))}` };
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
    const ground = values.size === 1 ? groundOf(fact, first.words[fact]) : undefined;
    if (value === undefined || !ground) {
      return { fact, value: "unknown", certainty: "unknown", basis: "unknown", quote: null };
    }
    return { fact, value, ...ground };
  });
}

/** What a fact rests on. Only words that say it outright are quoted; what nobody said is not known. */
function groundOf(fact: string, words: Evidence | undefined): Ground | undefined {
  const proof = proofIn(words);
  if (proof) return { certainty: "certain", basis: proof.basis ?? "said", quote: proof.quote };
  if (words?.basis === "product") {
    return { certainty: "implied", basis: "product", quote: words.quote };
  }
  if (words && isPartial(words)) return undefined;
  if (words || FOLLOWING.has(fact)) {
    return { certainty: "implied", basis: "concluded", quote: null };
  }
  return undefined;
}

type Ground = Omit<ExtractedFact, "fact" | "value">;

/** What follows from the way in which cards are taken. */
const FOLLOWING: ReadonlySet<string> = new Set([
  "channel",
  "ecomMethod",
  "entryMethod",
  "paymentPageElements",
  "scriptAttackConfirmation",
]);

/** An outcome that no scenario supports, for threads that stay without content. */
export function safeEnd(assumed: readonly string[], input: DeterminationInput): Determination {
  const unread = { scenario: undefined, readings: [], sole: false } as const;
  const end = { kind: "end", outcome: "SAQ D", ...unread } as const;
  return endResult({ ...end, assumed }, input);
}
