// Picks the one question that separates the questionnaires which remain possible. A question is
// asked at most twice; then the larger questionnaire is assumed, and the result says so.
import type { WordedQuestion } from "@/lib/assessor/port";
import { assumeLarger, openDistinctions, remaining } from "./candidates";
import type { Outcome } from "./decision-table";
import { PCI_LISTS } from "./questions/data/links";
import { CONTRADICTIONS, OPEN_QUESTION } from "./questions/data/special";
import { QUESTIONS } from "./questions/data/topics";
import type { Asks, Question } from "./questions/question";
import { putQuestion } from "./questions/wording";
import type { Conflict, Findings, Scenario } from "./scenario";
import { largestOf, sizeOf } from "./size";
import type { Statements } from "./statements";

/** A question as it goes to the merchant. */
export interface Asked extends WordedQuestion {
  readonly topic: string;
  readonly links: Question["links"];
}

/** Either the next question or the end, with what had to be assumed. */
export type Step =
  | { readonly kind: "ask"; readonly asked: Asked }
  | {
      readonly kind: "end";
      readonly outcome: Outcome;
      readonly scenario: Scenario | undefined;
      /** Every reading that comes to the outcome. */
      readonly readings: readonly Scenario[];
      /** Whether that is the only reading which the words allow. */
      readonly sole: boolean;
      readonly assumed: readonly string[];
    };

/** How often a topic may be asked in one thread, and how long a thread may become. */
const MOST_TIMES = 2;
const MOST_ROUNDS = 8;
/** Without these nothing else is worth asking. */
const DECISIVE: ReadonlySet<string> = new Set([
  "cardEntryMethod",
  "checkoutHosting",
  "cardFields",
  "whoEntersCard",
  "terminalConnection",
]);

/** The next step of a thread. */
export function nextStep(
  statements: Statements,
  findings: Findings,
  topics: readonly string[],
  nothingSaid: boolean,
): Step {
  let scenarios = findings.scenarios;
  const assumed: string[] = [];
  for (;;) {
    const ends = remaining(scenarios);
    if (ends.size === 1) return finish(largestOf(ends), scenarios, assumed);
    const open = openDistinctions({ ...findings, scenarios }, candidatesFor(statements));
    const next = open[0] as Question | undefined;
    if (!next || topics.length >= MOST_ROUNDS) {
      return finish(largestOf(ends), scenarios, [...assumed, ...(next ? [next.topic] : [])]);
    }
    const conflict = findings.conflicts.find(({ about }) => about === next.conflict);
    const topic = conflict ? "contradiction" : next.topic;
    const times = topics.filter((each) => each === topic).length;
    if (times < MOST_TIMES) {
      return { kind: "ask", asked: wording(next, conflict, times, nothingSaid) };
    }
    assumed.push(next.topic);
    if (endsAll(next, ends)) return finish(largestOf(ends), scenarios, assumed);
    scenarios = assumeLarger(scenarios, next, sizeOf);
  }
}

/** Where a product leaves only its own ways open, there is more to ask although nobody knows which. */
function endsAll({ topic }: Question, ends: ReadonlySet<Outcome>): boolean {
  return DECISIVE.has(topic) && ends.has("SAQ D");
}

function finish(
  outcome: Outcome,
  scenarios: readonly Scenario[],
  assumed: readonly string[],
): Step {
  const readings = scenarios.filter((each) => remaining([each]).has(outcome));
  // A form inside the own page has more to confirm than a page elsewhere.
  const scenario = readings.find(({ label }) => label === "embedded") ?? readings[0];
  return { kind: "end", outcome, scenario, readings, sole: scenarios.length === 1, assumed };
}

/** Questions in order; those that the words raise themselves come before the others of their kind. */
function candidatesFor(statements: Statements): Question[] {
  const speaksOf = (pairs: Question["raisedBy"]) =>
    pairs?.some(([slot, value]) =>
      statements.evidence.some((e) => e.slot === slot && e.value === value),
    ) ?? false;
  const usable = QUESTIONS.filter(({ needs }) => !needs || speaksOf(needs));
  const raised = usable.filter(({ raisedBy }) => speaksOf(raisedBy));
  const late = usable.filter((each) => each.raisedBy && !raised.includes(each));
  const plain = usable.filter((each) => !each.raisedBy);
  const isKind = (each: Question) => each.kinds !== undefined;
  const early = plain.filter((each) => isKind(each) && OPENERS.has(each.topic));
  return [
    ...early,
    ...raised,
    ...plain.filter((each) => isKind(each) && !early.includes(each)),
    ...late,
    ...plain.filter((each) => !isKind(each)),
  ];
}

/** What kind of payment it is comes before anything the words may raise. */
const OPENERS: ReadonlySet<string> = new Set([
  "whoEntersCard",
  "cardEntryMethod",
  "checkoutHosting",
  "cardFields",
  "formDestination",
  "spocListed",
  "readerListed",
]);

function wording(
  next: Question,
  conflict: Conflict | undefined,
  times: number,
  nothingSaid: boolean,
): Asked {
  if (conflict) {
    const { about } = conflict;
    const links = about === "encryption" ? [PCI_LISTS] : undefined;
    return { topic: "contradiction", ...putQuestion(CONTRADICTIONS[about], times), links };
  }
  // Where a phone is known to be the till, the question about it says more than an open one.
  const wide =
    next.topic === "cardEntryMethod" && !next.kinds?.some((k) => k.includes("tapOnPhone"));
  const asks: Asks = nothingSaid && wide ? OPEN_QUESTION : next;
  return { topic: next.topic, ...putQuestion(asks, times), links: next.links };
}
