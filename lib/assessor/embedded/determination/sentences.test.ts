// The sentences of a result in every language: none is missing, the blanks are the same, and what is told of any
// questionnaire is told in one language, but for the merchant's own words.
import { describe, expect, test } from "vitest";
import { determine } from "@/lib/assessor/embedded/determination/determine";
import type { Determination, DeterminationInput, DeterminationRound } from "@/lib/assessor/port";
import { LANGUAGE_CODES, type Language } from "@/lib/domain/language/shape";
import { ACQUIRER_CHOICES, CHOICE_VALUES, NO_CHOICES } from "@/lib/pci/acquirer-choices";
import { decisionOf } from "@/lib/pci/acquirer-told";
import { SAQ_TYPES } from "@/lib/pci/saq-type";
import { CASES } from "./cases";
import { CRITERIA } from "./data/criteria";
import english from "./data/sentences/en.json" with { type: "json" };
import spanish from "./data/sentences/es.json" with { type: "json" };
import french from "./data/sentences/fr.json" with { type: "json" };
import { QUESTIONS } from "./questions/data/topics";
import { filled, listed, sentencesIn } from "./sentences";

type Tree = string | { readonly [key: string]: Tree };

const FILES: Readonly<Record<Language, Tree>> = { en: english, es: spanish, fr: french };
const ABROAD = LANGUAGE_CODES.filter((language) => language !== "en");
const WORDS_MAX = 35;
const BANK = "Harbor Bank";
/** Words of English that neither Spanish nor French has. */
const PLAIN_ENGLISH = new Set(
  "the that your you is are because applies and with please wrote without could not this these does of to from only any card cards payment bank its been by it".split(
    " ",
  ),
);

/** Every sentence with the path to it. */
function sentences(tree: Tree, path = ""): [string, string][] {
  if (typeof tree === "string") return [[path, tree]];
  return Object.entries(tree).flatMap(([key, below]) => sentences(below, `${path}/${key}`));
}

const blanksIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([blank]) => blank).sort();
const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

describe.each(ABROAD)("in %s", (language) => {
  const own = new Map(sentences(FILES[language]));

  test("there is a sentence for each English one, with the same blanks, and no other", () => {
    const first = sentences(english);
    expect([...own.keys()]).toEqual(first.map(([path]) => path));
    for (const [path, text] of first) {
      const told = own.get(path) ?? "";
      expect(told.trim(), path).not.toBe("");
      expect([...new Set(blanksIn(told))], path).toEqual([...new Set(blanksIn(text))]);
      // The names of questionnaires and lists are the same everywhere.
      if (!/^(?:SAQ|PCI)\b/.test(text)) expect(told, path).not.toBe(text);
    }
  });

  test("no sentence has English words in it", () => {
    for (const text of own.values()) {
      const words = wordsIn(text.replace(/\{\w+\}/g, ""));
      expect(
        words.filter((word) => PLAIN_ENGLISH.has(word)),
        text,
      ).toEqual([]);
    }
  });

  test("no sentence is long", () => {
    for (const text of own.values()) {
      for (const each of text.split(/[.:;?](?:\s|$)/)) {
        expect(wordsIn(each).length, each).toBeLessThanOrEqual(WORDS_MAX);
      }
    }
  });

  test("every decision of an acquirer is told, with its name", () => {
    const told = ACQUIRER_CHOICES.flatMap((choice) =>
      CHOICE_VALUES[choice].map((value) => decisionOf(choice, value, BANK)),
    ).filter((decision) => decision.told !== null);
    expect(told.length).toBeGreaterThan(0);
    for (const { choice, value, told: first, toldIn } of told) {
      expect(toldIn?.[language], `${choice} ${value}`).toContain(BANK);
      expect(toldIn?.[language]).not.toBe(first);
      const words = wordsIn((toldIn?.[language] ?? "").replace(BANK, ""));
      expect(words.filter((word) => PLAIN_ENGLISH.has(word))).toEqual([]);
    }
  });
});

test("every criterion has a question and words for each way in which it can stand", () => {
  for (const { id, shares, byKind } of Object.values(CRITERIA).flat()) {
    for (const language of LANGUAGE_CODES) {
      const { shared, criteria } = sentencesIn(language);
      const words = { ...(shares && shared[shares]), ...criteria[id] };
      const wanted = byKind ? ["question", "met"] : ["question", "met", "failed", "open"];
      expect(Object.keys(words), id).toEqual(expect.arrayContaining(wanted));
    }
  }
});

test("there are words for no criterion that does not exist", () => {
  const known = new Set(Object.values(CRITERIA).flatMap((all) => all.map(({ id }) => id)));
  expect(Object.keys(english.criteria).filter((id) => !known.has(id))).toEqual([]);
});

test("what could not be found out has words, whatever was asked", () => {
  const topics = QUESTIONS.map(({ topic }) => topic).filter((topic) => !(topic in english.assumed));
  expect(topics).toEqual([]);
});

test("what is filled in stays as it is, whatever it looks like", () => {
  const { quoted } = sentencesIn("en").frames;
  expect(filled(quoted, { who: "You wrote", quote: "the {who} of $& {quote}" })).toBe(
    'You wrote: "the {who} of $& {quote}"',
  );
});

test("things are joined as people join them", () => {
  expect(listed(["a", "b", "c"], "en")).toBe("a, b and c");
  expect(listed(["a", "i"], "es")).toBe("a e i");
  expect(listed(["a", "b", "c"], "fr")).toBe("a, b et c");
});

/** A thread whose questions are all answered with the choice at a place. */
function endOf(base: Omit<DeterminationInput, "rounds">, at: number): Determination {
  const rounds: DeterminationRound[] = [];
  for (;;) {
    const result = determine({ ...base, rounds: [...rounds] });
    const { followUpQuestion: question, followUpTopic: topic, followUpChoices } = result;
    if (question === null || topic === null) return result;
    rounds.push({ question, topic, answer: followUpChoices?.at(at)?.value ?? "unknown" });
  }
}

/** Ends of threads of every kind: answered by taps, left open, and with an acquirer that has decided. */
function ends(): Determination[] {
  const accepts = { ...NO_CHOICES, expiredTerminal: "accept", lapsedProvider: "accept" } as const;
  const refuses = { ...NO_CHOICES, expiredTerminal: "refuse", lapsedProvider: "refuse" } as const;
  return CASES.filter((_, index) => index % 3 === 0).map(
    ({ description, channel, vendor }, index) => {
      const choices = [NO_CHOICES, accepts, refuses][index % 3] ?? NO_CHOICES;
      const more = index % 2 === 0 ? {} : { acquirer: { name: BANK, choices } };
      const others = index % 5 === 0 ? { otherTypes: ["SAQ A"] as const } : {};
      return endOf(
        { description, channel, vendor, ...more, ...others },
        [0, 1, -1][index % 3] ?? 0,
      );
    },
  );
}

const NO_CARDS = "We are a nursery. Parents pay by bank transfer only, we don't take cards.";
const FOR_OTHERS = "We take card payments for other businesses and pass the money on.";

describe("what is told of a result", () => {
  const results = [
    ...ends(),
    endOf({ description: NO_CARDS, channel: null, vendor: null }, 0),
    endOf({ description: FOR_OTHERS, channel: null, vendor: null }, 0),
  ];

  test("is told of every questionnaire, and of none", () => {
    const types = new Set(results.map(({ saqType }) => saqType));
    expect([...types].sort()).toEqual([...SAQ_TYPES, null].sort());
  });

  test.each(ABROAD)("holds no English in %s, but for what is quoted", (language) => {
    const own = new Set(sentences(FILES[language]).flatMap(([, text]) => wordsIn(text)));
    const onlyEnglish = new Set(
      sentences(english)
        .flatMap(([, text]) => wordsIn(text))
        .filter((word) => !own.has(word)),
    );
    for (const result of results) {
      const texts = result.textsIn?.[language];
      const all = [
        texts?.reason ?? "",
        texts?.separatedBy ?? "",
        ...(texts?.qualifications ?? []).flatMap((each) => [each.question, each.explanation]),
        ...(result.decisions ?? []).map(({ toldIn }) => toldIn?.[language] ?? ""),
      ];
      const told = all.map((text) => text.replaceAll(BANK, "").replace(/«.*»/gu, "")).join(" ");
      expect(
        wordsIn(told).filter((word) => onlyEnglish.has(word)),
        told,
      ).toEqual([]);
      expect(told).not.toMatch(/[{}]/);
    }
  });

  test.each(ABROAD)(
    "says the same in %s as in English: as many criteria, and a difference",
    (language) => {
      for (const { reason, qualifications, runnerUp, textsIn } of results) {
        const texts = textsIn?.[language];
        expect(texts?.reason ?? null).not.toBe(reason);
        expect(texts?.reason).toBeTruthy();
        expect(texts?.qualifications).toHaveLength(qualifications.length);
        for (const each of texts?.qualifications ?? []) {
          expect(each.question).not.toBe("");
          expect(each.explanation).not.toBe("");
        }
        expect(texts?.separatedBy === null).toBe(runnerUp === null);
      }
    },
  );
});

test("what was written is quoted as it was written, what was chosen as it is called in the language", () => {
  const cafe = "I run a small café. We have a normal card machine from the bank.";
  const result = endOf({ description: cafe, channel: null, vendor: null }, 0);
  const label = "Only by a cable to the telephone socket";
  expect(result.reason).toContain(`You chose: "${label}"`);
  expect(result.textsIn?.es?.reason).toMatch(/Usted eligió: «Solo con un cable/);
  expect(result.textsIn?.fr?.reason).toMatch(/Vous avez choisi\s: «\sUniquement par un câble/);
  const shop = "Our web shop sends every customer to the payment company's own page to pay.";
  const written = endOf({ description: shop, channel: null, vendor: null }, 0);
  for (const language of ABROAD) {
    expect(written.textsIn?.[language]?.reason).toContain(
      "sends every customer to the payment company's own page",
    );
  }
});

test("the description of a product is quoted as the product's in every language", () => {
  const description =
    "At checkout the customer leaves the shop's site and pays on Harbor Pay's own page. The shop never sees or keeps card numbers.";
  const base = { description, channel: "website", vendor: null, descriptionBy: "partner" } as const;
  const named = endOf({ ...base, product: "Harbor Pay" }, 0).textsIn;
  expect(named?.es?.reason).toContain("La descripción de Harbor Pay dice: «");
  expect(named?.fr?.reason).toContain("La description du produit Harbor Pay indique");
  const unnamed = endOf(base, 0).textsIn;
  expect(unnamed?.es?.reason).toContain("La descripción del producto de pago dice");
  expect(unnamed?.es?.reason).not.toContain("Usted escribió");
});
