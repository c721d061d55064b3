// The embedded determination: words become statements, statements become the scenarios that they
// allow, and the decision table says whether all of them lead to one questionnaire. If not, the
// one question that separates them is asked. Deterministic; no model, no network.
import {
  type DeterminationHearing,
  LEARNED_HEARING,
} from "@/lib/assessor/embedded/hearing/determination";
import type { Determination, DeterminationInput } from "@/lib/assessor/port";

import { besideOthers, withChoices } from "./acquirer";
import { type HeardThread, withArbitration } from "./arbitration";
import { nextStep } from "./choose-question";
import { chosenWay, onlyAbout, scopedWay } from "./facts/one-way";
import { type SpokenWay, spokenWays, type Way } from "./facts/payment-ways";
import { readFindings } from "./findings";
import { heardInThread } from "./heard";
import { onlyForeign } from "./language";
import { OPEN_QUESTION, ROLE_QUESTION } from "./questions/data/special";
import { chosenWayBy, putQuestion, putWays, wayName } from "./questions/wording";
import { basisOf } from "./quoted";
import { askResult, cardlessResult, endResult, factsOf, safeEnd } from "./result";
import { type Statements, said } from "./statements";
import { hintOf, readThread } from "./thread";
import { saysCardless } from "./ways/cardless";
import { productFacts } from "./ways/products";

const MOST_TIMES = 2;

/**
 * Determines the questionnaire for one payment method, or the one follow-up question that separates
 * the questionnaires which remain possible. Never throws on a merchant's words.
 */
export function determine(
  input: DeterminationInput,
  hearing: DeterminationHearing = LEARNED_HEARING,
): Determination {
  return determineHeard(hearThread(input, hearing), input, hearing);
}

/** Reads and hears the words of a thread. */
export function hearThread(input: DeterminationInput, hearing: DeterminationHearing): HeardThread {
  const statements = readThread(input);
  const asked = input.rounds.map(({ topic }) => topic);
  return { statements, asked, heard: heardInThread(statements, asked, hearing) };
}

/** The same for words that have been read and heard. */
export function determineHeard(
  thread: HeardThread,
  input: DeterminationInput,
  { misgivings }: DeterminationHearing,
): Determination {
  const conclude = (statements: Statements) => determineFrom(statements, input);
  return withArbitration(thread, conclude, misgivings);
}

/** The same from statements that something else read out of the merchant's words. */
export function determineFrom(statements: Statements, input: DeterminationInput): Determination {
  const result = besideOthers(determineAlone(statements, input), input);
  return { ...result, facts: [...result.facts, ...productFacts(statements.sources, input)] };
}

function determineAlone(statements: Statements, input: DeterminationInput): Determination {
  const topics = input.rounds.map(({ topic }) => topic);
  const role = roleQuestion(statements, topics);
  if (role) return role;
  const ways = separateWays(statements, input);
  const cardless = ways.length === 0 ? saysCardless(statements) : undefined;
  if (cardless) return cardlessResult(cardless, input);
  const names = [...new Set(ways.map(({ way }) => way))];
  const about = (way: Way) => onlyAbout(statements, way, names);
  const chosen = chooseWay(statements, ways, input);
  if (chosen === "all") return safeEnd([], input);
  if (chosen === "unclear") {
    const times = timesAsked(topics, "oneMethodAtATime");
    if (isBlocked(statements, names, input)) return conclude(statements, undefined, input);
    const same = sameResult(names.map((way) => conclude(about(way), way, input)));
    if (same) return same;
    if (times < MOST_TIMES) return askWhich(ways, times);
    return safeEnd(["oneMethodAtATime"], input);
  }
  const own = chosen && ways.length > 1 ? about(chosen) : statements;
  return withOthers(conclude(own, chosen, input), chosen, ways, input);
}

function conclude(
  statements: Statements,
  way: Way | undefined,
  input: DeterminationInput,
): Determination {
  const topics = input.rounds.map(({ topic }) => topic);
  const findings = withChoices(readFindings(statements, way, hintOf(input)), statements, input);
  const nothingSaid = way === undefined && spokenWays(statements).length === 0;
  const step = nextStep(statements, findings, topics, nothingSaid);
  if (step.kind === "end") return endResult(step, input);
  const language = nothingSaid ? onlyForeign(statements) : undefined;
  if (language && timesAsked(topics, "language") < MOST_TIMES) {
    const { choices } = putQuestion(OPEN_QUESTION, 0);
    return askResult({ topic: "language", question: language.request, choices, links: [] }, []);
  }
  return askResult(step.asked, factsOf(findings.scenarios));
}

/** The one result of several ways of taking cards, where it does not matter which is meant. */
function sameResult([first, ...others]: readonly Determination[]): Determination | undefined {
  if (first?.status !== "determined") return undefined;
  return others.every(({ saqType }) => saqType === first.saqType) ? first : undefined;
}

function timesAsked(topics: readonly string[], topic: string): number {
  return topics.filter((each) => each === topic).length;
}

/** Kept or e-mailed card numbers mean the full questionnaire, whichever way is meant, unless one of them alone has them. */
function isBlocked(
  statements: Statements,
  names: readonly Way[],
  input: DeterminationInput,
): boolean {
  if (names.includes("keyed") || names.includes("virtualTerminal")) return false;
  const { scenarios } = readFindings(statements, undefined, hintOf(input));
  return (
    scenarios.length > 0 &&
    scenarios.every(({ domains }) => {
      const received = domains.accountDataReceivedElectronically ?? [];
      return domains.electronicStorage?.join() === "yes" || !received.includes("no");
    })
  );
}

/** The result with the other ways of taking cards that the words mention. */
function withOthers(
  result: Determination,
  chosen: Way | undefined,
  ways: readonly SpokenWay[],
  input: DeterminationInput,
): Determination {
  const others = ways.filter(({ way }, at) => way !== chosen && isFirst(ways, at));
  if (others.length === 0) return result;
  return {
    ...result,
    otherWays: others.map(({ way, words }) => ({
      way,
      label: wayName(way),
      quote: words.quote,
      basis: basisOf(words, input),
    })),
  };
}

function isFirst(ways: readonly SpokenWay[], at: number): boolean {
  return ways.findIndex(({ way }) => way === ways[at]?.way) === at;
}

/** Card payments on behalf of others are no merchant's business: make sure before going on. */
function roleQuestion(
  statements: Statements,
  topics: readonly string[],
): Determination | undefined {
  const times = timesAsked(topics, "entityRole");
  const serves = said(statements, "role", "serviceProvider");
  if (!serves || (times > 0 && serves.source > 0) || times >= MOST_TIMES) return undefined;
  return askResult({ topic: "entityRole", ...putQuestion(ROLE_QUESTION, times), links: [] }, []);
}

/** The payment methods in the words that have different questionnaires. */
function separateWays(statements: Statements, input: DeterminationInput): SpokenWay[] {
  const answered = input.rounds.some(({ topic }) => topic === "cardEntryMethod");
  const ways = spokenWays(statements);
  const told = ways.filter(({ words }) => !isAside(words.source, input));
  if (told.length > 0 && told.length < ways.length) return told;
  // An answer to "how do you charge the card?" replaces what the description left vague.
  const newest = Math.max(...ways.map(({ words }) => words.source));
  const asked = input.rounds[newest - 1]?.topic === "cardEntryMethod";
  return answered && asked ? ways.filter(({ words }) => words.source === newest) : ways;
}

/** An answer to a question about one fact brings up no other way of taking cards. */
function isAside(source: number, input: DeterminationInput): boolean {
  const topic = input.rounds[source - 1]?.topic;
  return topic !== undefined && ABOUT_ONE_FACT.has(topic);
}

const ABOUT_ONE_FACT: ReadonlySet<string> = new Set([
  "receivedElectronically",
  "paperScanned",
  "cardStorage",
  "callRecording",
  "phoneLine",
  "vtReader",
  "ptsApproval",
]);

function chooseWay(
  statements: Statements,
  ways: readonly SpokenWay[],
  input: DeterminationInput,
): Way | "all" | "unclear" | undefined {
  if (ways.length < 2) return ways[0]?.way;
  for (let index = input.rounds.length - 1; index >= 0; index -= 1) {
    const round = input.rounds[index];
    if (round?.topic !== "oneMethodAtATime") continue;
    const named = chosenWayBy(
      round.answer,
      ways.map(({ way }) => way),
    );
    if (named) return named;
    const answer = statements.sources.find(({ number }) => number === index + 1);
    const described = ways.filter(({ words }) => words.source <= index);
    const chosen = answer && chosenWay(answer, described);
    if (chosen) return chosen;
  }
  const scoped = scopedWay(statements, ways);
  if (scoped) return scoped;
  return "unclear";
}

function askWhich(ways: readonly SpokenWay[], times: number): Determination {
  const names = [...new Set(ways.map(({ way }) => way))];
  return askResult({ topic: "oneMethodAtATime", ...putWays(names, times), links: [] }, []);
}
