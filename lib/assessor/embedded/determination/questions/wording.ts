// The words of the questions and of their choices, and which question and choice a text is.

import { LANGUAGES } from "@/lib/assessor/embedded/determination/data/languages";
import type { Way } from "@/lib/assessor/embedded/determination/facts/payment-ways";
import { forOtherLanguages, listed } from "@/lib/assessor/embedded/determination/sentences";
import type { FollowUpChoice, WordedQuestion } from "@/lib/assessor/port";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from "@/lib/domain/language/shape";
import { CONTRADICTIONS, OPEN_QUESTION, ROLE_QUESTION } from "./data/special";
import { QUESTIONS } from "./data/topics";
import english from "./data/words/en.json" with { type: "json" };
import spanish from "./data/words/es.json" with { type: "json" };
import french from "./data/words/fr.json" with { type: "json" };
import waysInEnglish from "./data/words/way-names.en.json" with { type: "json" };
import waysInSpanish from "./data/words/way-names.es.json" with { type: "json" };
import waysInFrench from "./data/words/way-names.fr.json" with { type: "json" };
import type { Asks, Meaning } from "./question";

/** The value of the choice that is offered with every question. */
export const UNKNOWN = "unknown";

type Label = readonly string[];

interface AskWords {
  readonly question: string;
  /** By the choice's value: what it is called, and a hint where one helps. */
  readonly choices: Readonly<Record<string, Label>>;
}

interface Words {
  readonly questions: Readonly<Record<string, readonly AskWords[]>>;
  readonly ways: Readonly<Record<Way, string>>;
  /** What the choice is called that settles nothing. */
  readonly unknown: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    questions: english as unknown as Words["questions"],
    ways: waysInEnglish,
    unknown: "I don't know",
  },
  es: {
    questions: spanish as unknown as Words["questions"],
    ways: waysInSpanish,
    unknown: "No lo sé",
  },
  fr: {
    questions: french as unknown as Words["questions"],
    ways: waysInFrench,
    unknown: "Je ne sais pas",
  },
};
const ONE_AT_A_TIME = "oneMethodAtATime";

/** One way of putting a question: its id, the turn (0 first, 1 plainer), and its words. */
interface Put {
  readonly asks: Asks;
  readonly turn: 0 | 1;
}

const ALL: readonly Asks[] = [
  ...QUESTIONS,
  ...Object.values(CONTRADICTIONS),
  ROLE_QUESTION,
  OPEN_QUESTION,
];

function askWords({ asks, turn }: Put, language: Language): AskWords {
  const words = WORDS[language].questions[asks.id]?.[turn];
  if (!words) throw new Error(`the question ${asks.id} has no words`);
  return words;
}

const BY_TEXT: ReadonlyMap<string, Put> = new Map(
  ALL.flatMap((asks) =>
    ([0, 1] as const).map((turn): [string, Put] => [
      askWords({ asks, turn }, DEFAULT_LANGUAGE).question,
      { asks, turn },
    ]),
  ).concat(
    // The request to write in English stands for the open question.
    LANGUAGES.map(({ request }) => [request, { asks: OPEN_QUESTION, turn: 0 }]),
  ),
);

function choiceOf(value: string, [label = value, hint]: Label): FollowUpChoice {
  return { value, label, hint: hint ?? null };
}

function withUnknown(choices: readonly FollowUpChoice[], language: Language): FollowUpChoice[] {
  return [...choices, choiceOf(UNKNOWN, [WORDS[language].unknown])];
}

function worded(put: Put, language: Language): WordedQuestion {
  const { question, choices } = askWords(put, language);
  const shown = Object.keys(put.asks.asks[put.turn]).map((value) =>
    choiceOf(value, choices[value] ?? [value]),
  );
  return { question, choices: withUnknown(shown, language) };
}

/** The question as it is put the first or the second time. */
export function putQuestion(asks: Asks, timesAsked: number): WordedQuestion {
  return worded({ asks, turn: timesAsked === 0 ? 0 : 1 }, DEFAULT_LANGUAGE);
}

/** Which of several ways of taking cards to look at first. */
export function putWays(ways: readonly Way[], timesAsked: number): WordedQuestion {
  return wordedWays(ways, timesAsked === 0 ? 0 : 1, DEFAULT_LANGUAGE);
}

function wordedWays(ways: readonly string[], turn: 0 | 1, language: Language): WordedQuestion {
  const { questions, ways: called } = WORDS[language];
  const names = ways.map((way) => called[way as Way] ?? way);
  const list = listed(names, language);
  const question = questions[ONE_AT_A_TIME]?.[turn]?.question.replace("{ways}", list) ?? "";
  const choices = ways.map((way, at) => choiceOf(way, [capitalised(names[at] ?? way)]));
  return { question, choices: withUnknown(choices, language) };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A way of taking cards as people call it. */
export function wayName(way: Way, language = DEFAULT_LANGUAGE): string {
  return WORDS[language].ways[way];
}

/** What was asked: the question and its first or second wording; undefined for one of another edition. */
export function askedBy(question: string): Put | undefined {
  return BY_TEXT.get(question);
}

/** What an answer chooses: the meaning of a choice, nothing where it is not known; undefined for other words. */
export interface Chosen {
  readonly value: string;
  /** What the choice is called, in the language in which it was chosen. */
  readonly label: string;
  readonly meaning: Meaning;
}

/** The choice that an answer is, by its value or its label in any language. */
export function chosenBy(question: string, answer: string): Chosen | undefined {
  const put = askedBy(question);
  const given = folded(answer);
  for (const language of LANGUAGE_CODES) {
    const { choices } = put ? worded(put, language) : { choices: withUnknown([], language) };
    const choice = choices.find(
      ({ value, label }) => folded(value) === given || folded(label) === given,
    );
    if (!choice) continue;
    const meaning = put?.asks.asks[put.turn][choice.value] ?? [];
    return { value: choice.value, label: choice.label, meaning };
  }
  return undefined;
}

/** The way of taking cards that an answer to "which first?" chooses by its value or label. */
export function chosenWayBy(answer: string, ways: readonly Way[]): Way | undefined {
  const given = folded(answer);
  return ways.find((way) =>
    [way, ...Object.values(WORDS).map((words) => words.ways[way])].some(
      (name) => folded(name) === given,
    ),
  );
}

function folded(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/[.!\s]{1,20}$/, "")
    .replace(/\s+/g, " ");
}

/** A question and its choices in the other languages that they are known in. */
export function inOtherLanguages(asked: AskedOf): Readonly<Record<string, WordedQuestion>> {
  return forOtherLanguages((language) => inLanguage(asked, language));
}

type AskedOf = { readonly topic: string } & WordedQuestion;

function inLanguage(asked: AskedOf, language: Language): WordedQuestion {
  const put = askedBy(asked.question);
  if (put) return worded(put, language);
  const ways = asked.choices.map(({ value }) => value).filter((value) => value !== UNKNOWN);
  const isFirst = asked.question === putWays(ways as Way[], 0).question;
  return wordedWays(ways, isFirst ? 0 : 1, language);
}
