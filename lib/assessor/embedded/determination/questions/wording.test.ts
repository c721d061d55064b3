// The words of the questions in every language: none is missing, each choice is found by them, and nobody needs to know
// the card industry's terms.
import { describe, expect, test } from "vitest";
import type { Way } from "@/lib/assessor/embedded/determination/facts/payment-ways";
import { median, readingGrade } from "@/lib/testing/reading-grade";
import { CONTRADICTIONS, OPEN_QUESTION, ROLE_QUESTION } from "./data/special";
import { QUESTIONS } from "./data/topics";
import english from "./data/words/en.json" with { type: "json" };
import spanish from "./data/words/es.json" with { type: "json" };
import french from "./data/words/fr.json" with { type: "json" };
import waysInEnglish from "./data/words/way-names.en.json" with { type: "json" };
import waysInSpanish from "./data/words/way-names.es.json" with { type: "json" };
import waysInFrench from "./data/words/way-names.fr.json" with { type: "json" };
import type { Asks } from "./question";
import {
  askedBy,
  chosenBy,
  chosenWayBy,
  inOtherLanguages,
  putQuestion,
  putWays,
  UNKNOWN,
} from "./wording";

interface AskWords {
  readonly question: string;
  readonly choices: Readonly<Record<string, readonly string[]>>;
}
type Words = Readonly<Record<string, readonly AskWords[]>>;

const LANGUAGES = ["en", "es", "fr"] as const;
type Language = (typeof LANGUAGES)[number];

const WORDS = { en: english, es: spanish, fr: french } as unknown as Record<Language, Words>;
const WAY_NAMES = { en: waysInEnglish, es: waysInSpanish, fr: waysInFrench };
const DONT_KNOW = { en: "I don't know", es: "No lo sé", fr: "Je ne sais pas" };
const WORDS_MAX: Readonly<Record<Language, number>> = { en: 35, es: 45, fr: 45 };
const LABEL_MAX: Readonly<Record<Language, number>> = { en: 16, es: 20, fr: 20 };
const GRADE_MAX = 8;
const TURNS = [0, 1] as const;
/** Has no choices of its own: they are the ways that a merchant speaks of. */
const WAYS_QUESTION = "oneMethodAtATime";

const ALL: readonly Asks[] = [
  ...QUESTIONS,
  ...Object.values(CONTRADICTIONS),
  ROLE_QUESTION,
  OPEN_QUESTION,
];
const WAYS = Object.keys(waysInEnglish) as Way[];

/** Every wording of every question in a language. */
function wordings(language: Language) {
  return Object.entries(WORDS[language]).flatMap(([id, turns]) =>
    turns.map((words, turn) => ({ id, turn, ...words })),
  );
}

const countOf = (text: string) => text.trim().split(/\s+/).length;
const same = (text: string) => text.trim().toLowerCase();
const allTextOf = ({ question, choices }: AskWords) =>
  [question, ...Object.values(choices).flat()].join(" ");

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(ALL)("$id is put in two ways, each with exactly its choices", ({ id, asks }) => {
    const turns = WORDS[language][id] ?? [];
    expect(turns).toHaveLength(2);
    for (const turn of TURNS) {
      const { question = "", choices = {} } = turns[turn] ?? {};
      expect(question).toMatch(/\?$|\?\s|\?”/);
      expect(Object.keys(choices).sort()).toEqual(Object.keys(asks[turn]).sort());
      for (const [label = "", hint] of Object.values(choices)) {
        expect(label).not.toBe("");
        expect(hint).not.toBe("");
      }
    }
  });

  test("there are words for no other question", () => {
    const known = new Set([...ALL.map(({ id }) => id), WAYS_QUESTION]);
    expect(Object.keys(WORDS[language]).filter((id) => !known.has(id))).toEqual([]);
    expect(Object.keys(WORDS[language]).sort()).toEqual(Object.keys(english).sort());
  });

  test("questions and labels are short", () => {
    for (const { question, choices } of wordings(language)) {
      expect(countOf(question), question).toBeLessThanOrEqual(WORDS_MAX[language]);
      for (const [label = ""] of Object.values(choices)) {
        expect(countOf(label), label).toBeLessThanOrEqual(LABEL_MAX[language]);
      }
    }
  });

  test("the labels of a question differ, and none is the value of another choice", () => {
    const values = new Set(ALL.flatMap(({ asks }) => asks.flatMap(Object.keys)));
    for (const { id, turn, choices } of wordings(language)) {
      const labels = [...Object.values(choices).map(([label = ""]) => label), DONT_KNOW[language]];
      expect(new Set(labels.map(same)).size, `${id} ${turn}`).toBe(labels.length);
      expect(labels.filter((label) => values.has(same(label)) || same(label) === UNKNOWN)).toEqual(
        [],
      );
    }
  });

  test.each(ALL)("$id: every choice is found by its value and by its label", (asked) => {
    for (const turn of TURNS) {
      const { question } = putQuestion(asked, turn);
      for (const [value, meaning] of Object.entries(asked.asks[turn])) {
        const label = WORDS[language][asked.id]?.[turn]?.choices[value]?.[0] ?? "";
        expect(chosenBy(question, value)).toMatchObject({ value, meaning });
        expect(chosenBy(question, label)).toEqual({ value, label, meaning });
        expect(chosenBy(question, ` ${label.toUpperCase()}. `)).toMatchObject({ value, meaning });
      }
    }
  });

  test("that it is not known means nothing, whatever was asked", () => {
    const unknown = DONT_KNOW[language];
    const questions = ALL.flatMap((asks) => TURNS.map((turn) => putQuestion(asks, turn).question));
    for (const question of [...questions, putWays(["web", "device"], 0).question]) {
      expect(chosenBy(question, unknown), question).toMatchObject({ value: UNKNOWN, meaning: [] });
    }
  });

  test("a firewall counts as an answer only where it keeps the equipment apart", () => {
    const firewall = /firewall|cortafuegos|pare-feu/;
    const told = wordings(language).flatMap(({ choices }) => Object.values(choices).flat());
    const named = told.filter((text) => firewall.test(text));
    expect(named.length).toBeGreaterThan(0);
    for (const text of named) expect(text).toMatch(/keeps .*apart|separa|sépare/);
  });

  test("the names of the card industry's lists stand beside what they mean", () => {
    for (const words of wordings(language)) {
      const text = allTextOf(words);
      for (const [name, meaning] of TERMS) if (name.test(text)) expect(text).toMatch(meaning);
      expect(text).not.toMatch(/\b(?:V?LAN|segment\w*|SAQ|IP|PAN|VoIP|iframe|acquirer)\b/i);
    }
  });

  test("every way of taking cards has a name of its own, by which it is chosen", () => {
    const ways = WAY_NAMES[language];
    expect(Object.keys(ways).sort()).toEqual([...WAYS].sort());
    expect(new Set(Object.values(ways).map(same)).size).toBe(WAYS.length);
    for (const way of WAYS) {
      expect(chosenWayBy(way, WAYS)).toBe(way);
      expect(chosenWayBy(ways[way], WAYS)).toBe(way);
    }
  });
});

/** What a name has to stand beside, in one of the languages. */
const TERMS: readonly (readonly [RegExp, RegExp])[] = [
  [/P2PE/, /point-to-point encryption|cifrado de punto a punto|chiffrement de point à point/i],
  [/SPoC/, /types the PIN on the screen|PIN en la pantalla|code PIN sur l’écran/],
  [/CPoC|MPoC/, /taking cards on a phone|cobrar con un móvil|encaisser sur un téléphone/],
  [/PTS/, /approved devices|aparatos aprobados|appareils approuvés/],
];

test("no two questions are put in the same words", () => {
  const texts = wordings("en").map(({ question }) => question);
  expect(new Set(texts).size).toBe(texts.length);
});

test("a question is known again by its English words, with the wording that was used", () => {
  for (const asks of ALL) {
    for (const turn of TURNS) {
      expect(askedBy(putQuestion(asks, turn).question)).toMatchObject({
        asks: { id: asks.id },
        turn,
      });
    }
  }
});

test(`the questions read at grade ${GRADE_MAX} or below, by the median`, () => {
  const grades = wordings("en").map(({ question }) => readingGrade(question));
  expect(median(grades)).toBeLessThanOrEqual(GRADE_MAX);
});

test("a question is offered in the other languages with the same choices in the same order", () => {
  for (const asks of ALL) {
    for (const turn of TURNS) {
      const asked = { topic: asks.id, ...putQuestion(asks, turn) };
      const others = inOtherLanguages(asked);
      expect(Object.keys(others)).toEqual(["es", "fr"]);
      for (const [language, { question, choices }] of Object.entries(others)) {
        expect(question).toBe(WORDS[language as Language][asks.id]?.[turn]?.question);
        expect(choices.map(({ value }) => value)).toEqual(asked.choices.map(({ value }) => value));
      }
    }
  }
});

test.each(TURNS)("which way to look at first is asked in every language (%i)", (turn) => {
  const ways: Way[] = ["web", "keyed", "device"];
  const asked = { topic: WAYS_QUESTION, ...putWays(ways, turn) };
  const all = { en: asked, ...inOtherLanguages(asked) };
  expect(Object.keys(all)).toEqual([...LANGUAGES]);
  for (const [language, { question, choices }] of Object.entries(all)) {
    for (const way of ways) expect(question).toContain(WAY_NAMES[language as Language][way]);
    expect(question).not.toMatch(/[{}]/);
    expect(choices.map(({ value }) => value)).toEqual([...ways, UNKNOWN]);
  }
});
