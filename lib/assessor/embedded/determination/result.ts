// Puts the end of a thread into words: type, reason, qualifications, facts and the next best type.
import type {
  Determination,
  DeterminationInput,
  ExtractedFact,
  ResultTexts,
} from "@/lib/assessor/port";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/domain/language/shape";
import { decisionsOn } from "./acquirer";
import { nextSmaller, toldAgainst } from "./against";
import type { Asked } from "./choose-question";
import { FACT_VALUES, outcomes } from "./decision-table";
import type { Evidence } from "./evidence";
import { explained, qualify } from "./qualifications";
import { inOtherLanguages } from "./questions/wording";
import { isPartial, proofIn, quotingSentence } from "./quoted";
import { type End, isSettled, outOfScope, reasonFor } from "./reason";
import type { Scenario } from "./scenario";
import { filled, forOtherLanguages, sentencesIn } from "./sentences";
import { isQuestionnaire } from "./size";

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
  const reasonIn = (language: Language) =>
    `${quotingSentence(words, { input, language })} ${sentencesIn(language).frames.cardless}`;
  return {
    ...askResult({ topic: "", question: "", choices: [], links: undefined }, []),
    status: "determined",
    reason: reasonIn(DEFAULT_LANGUAGE),
    followUpQuestion: null,
    followUpTopic: null,
    followUpChoices: [],
    followUpIn: {},
    textsIn: forOtherLanguages((language) => ({
      ...{ reason: reasonIn(language), qualifications: [], separatedBy: null },
    })),
  };
}

/** The result at the end of a thread. */
export function endResult(step: End, input: DeterminationInput): Determination {
  const { outcome, scenario } = step;
  const type = isQuestionnaire(outcome) ? outcome : null;
  const decisions = scenario ? decisionsOn(scenario, input) : [];
  const judged = type && scenario ? qualify(type, { scenario, decisions }) : [];
  const smaller = type && scenario && isSettled(step) ? nextSmaller(type, scenario) : null;
  const tellIn = (language: Language): ResultTexts => {
    const telling = { input, decisions, language };
    const { separatedBy } = sentencesIn(language).frames;
    return {
      reason: type ? reasonFor(type, step, telling) : outOfScope(step, telling),
      qualifications: judged.map((each) => explained(each, telling)),
      separatedBy:
        smaller && filled(separatedBy, { reasons: toldAgainst(smaller.against, language) }),
    };
  };
  const { reason, separatedBy } = tellIn(DEFAULT_LANGUAGE);
  return {
    status: "determined",
    saqType: type,
    reason,
    qualifications: judged.map((each) => ({
      ...explained(each, { input, language: DEFAULT_LANGUAGE }),
      ...{ pciReference: each.pciReference, meetsQualification: each.meets },
    })),
    followUpQuestion: null,
    followUpTopic: null,
    followUpLinks: [],
    facts: factsOf(step.readings),
    runnerUp: smaller && separatedBy !== null ? { saqType: smaller.saqType, separatedBy } : null,
    textsIn: forOtherLanguages(tellIn),
    ...(decisions.length > 0 ? { decisions } : {}),
  };
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
