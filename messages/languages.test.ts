// Every language says everything that English says, with the same values in it, and nothing is written
// that no page and no message shows.
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ENDED_STATES } from "@/components/ask/ended-states";
import { STATUS_ORDER } from "@/components/status/control-status";
import { LACKS } from "@/components/wizard/remaining";
import { STATEMENT_ANSWERS } from "@/components/wizard/statement-answers";
import { WAYS } from "@/components/wizard/steps/other-ways";
import { TELLING_POINTS } from "@/components/wizard/steps/telling-points";
import { ERROR_CATALOGUE } from "@/lib/core/error-catalogue";
import { HELPER_LINK_STATES } from "@/lib/domain/helper-link/shape";
import { PART_CHOICES } from "@/lib/domain/part/shape";
import { ANSWER_ORIGINS } from "@/lib/domain/question/shape";
import { REASONS } from "@/lib/domain/record/shape";
import { groupsFor } from "@/lib/domain/review/groups";
import fields from "@/lib/pci/data/attestation-fields.json" with { type: "json" };
import statements from "@/lib/pci/data/statements.json" with { type: "json" };
import { LANGUAGES } from "./languages";

interface Texts {
  readonly [key: string]: string | Texts;
}

function flat(texts: Texts, before = ""): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] => {
    const name = before ? `${before}.${key}` : key;
    return typeof value === "string" ? [[name, value]] : flat(value, name);
  });
}

/** The texts between the braces of the outermost level: `count, plural, one {…} other {…}`. */
function placeholders(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (const [at, letter] of [...text].entries()) {
    if (letter === "{" && depth++ === 0) from = at + 1;
    if (letter === "}" && --depth === 0) found.push([...text].slice(from, at).join(""));
  }
  expect(depth, `braces of “${text}”`).toBe(0);
  return found;
}

/** The values that a text takes and how each is written: `count plural`, `until date long`. */
function valuesOf(text: string): string[] {
  const values = placeholders(text).map((inside) => {
    const [name = "", kind = "", ...rest] = inside.split(",").map((part) => part.trim());
    return kind === "plural" ? `${name} plural` : [name, kind, ...rest].join(" ").trim();
  });
  return [...new Set(values)].sort();
}

const ENGLISH = new Map(flat(LANGUAGES.en));
const OTHERS = Object.entries(LANGUAGES).filter(([language]) => language !== "en");

interface AskedField {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  readonly columns?: readonly AskedField[];
}

/** The texts of a field of the form, or of a column of one. */
function textsOf({ id, label, help, choices = [], columns = [] }: AskedField): [string, string][] {
  const own: [string, string][] = [
    ["label", label],
    ...(help === undefined ? [] : ([["help", help]] as [string, string][])),
    ...choices.map((choice): [string, string] => [`choices.${choice.value}`, choice.label]),
    ...columns.flatMap(textsOf).map(([key, text]): [string, string] => [`columns.${key}`, text]),
  ];
  return own.map(([key, text]) => [`${id}.${key}`, text]);
}

/** What the form asks and what is vouched for, as the API says it. */
const ASKED = new Map<string, string>([
  ...Object.entries(fields).flatMap(([groupId, list]) =>
    (list as readonly AskedField[])
      .flatMap(textsOf)
      .map(([key, text]): [string, string] => [`form.${groupId}.fields.${key}`, text]),
  ),
  ...groupsFor(true).map(({ groupId, question }): [string, string] => [
    `form.${groupId}.question`,
    question,
  ]),
  ...[...Object.values(statements.eligibility).flat(), ...statements.attestation].map(
    ({ id, text }): [string, string] => [`statements.${id}`, text],
  ),
]);

/** The texts of the form and of the statements that a language has. */
function askedIn(texts: Texts): Map<string, string> {
  const { form = {}, statements: said = {} } = texts;
  const all = flat({ form, statements: said }).filter(([key]) => !/^form\.\w+\.name$/.test(key));
  return new Map(all);
}

test("English asks the form's fields and statements in the API's own words", () => {
  expect(Object.fromEntries(askedIn(LANGUAGES.en))).toEqual(Object.fromEntries(ASKED));
});

test("there is one file for each language, and each is in the table", async () => {
  const files = (await readdir("messages")).filter((name) => name.endsWith(".json"));
  expect(files.map((name) => name.replace(".json", "")).sort()).toEqual(
    Object.keys(LANGUAGES).sort(),
  );
});

test.each(Object.entries(LANGUAGES))("no text of %s is empty", (_language, texts) => {
  const empty = flat(texts).filter(([, text]) => text.trim() === "");
  expect(empty).toEqual([]);
});

describe.each(OTHERS)("%s", (language, texts) => {
  const own = flat(texts);

  test("has exactly the texts of English", () => {
    expect(own.map(([key]) => key).sort()).toEqual([...ENGLISH.keys()].sort());
  });

  test("asks every field of the form and every statement", () => {
    expect([...askedIn(texts).keys()].sort()).toEqual([...ASKED.keys()].sort());
  });

  test("puts the same values into each text", () => {
    for (const [key, text] of own) {
      expect(valuesOf(text), key).toEqual(valuesOf(ENGLISH.get(key) ?? ""));
    }
  });

  test("has every plural form that its grammar asks for", () => {
    // `many` is for a million and more, which nothing here counts.
    const needed = new Intl.PluralRules(language)
      .resolvedOptions()
      .pluralCategories.filter((category) => category !== "many");
    for (const [key, text] of own) {
      for (const inside of placeholders(text).filter((each) => /,\s*plural\s*,/.test(each))) {
        const exact = inside.includes("=1 {");
        const missing = needed.filter((form) => !inside.includes(`${form} {`));
        expect(
          missing.filter((form) => !(exact && form === "one")),
          key,
        ).toEqual([]);
      }
    }
  });

  test("says nothing in English by oversight", () => {
    // What is the same in both on purpose: a pattern without words of its own, or a shared word.
    const words = (text: string) => text.replace(/\{[^{}]*\}/g, "").match(/\p{L}{3,}/gu) ?? [];
    const same = own.filter(([key, text]) => text === ENGLISH.get(key) && words(text).length > 1);
    expect(same).toEqual([]);
  });
});

interface Reader {
  readonly file: string;
  readonly source: string;
  /** The namespaces that the file reads from. */
  readonly namespaces: readonly string[];
}

const BOUND = [
  /useTranslations\("([\w.]+)"\)/g,
  /wordsOf\(\w+, "(\w+)"\)/g,
  /(?:Messages|Catalogue)\["(\w+)"\]/g,
  /messages\.(\w+)\b/g,
];

async function readers(): Promise<Reader[]> {
  const folders = ["components", "app", "emails"];
  const lists = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((name) => path.join(folder, name)),
    ),
  );
  const files = lists.flat().filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."));
  return Promise.all(
    files.map(async (file) => {
      const source = await readFile(file, "utf8");
      const found = BOUND.flatMap((pattern) => [...source.matchAll(pattern)]);
      const prefix = file.startsWith("emails") ? "mail." : "";
      return { file, source, namespaces: found.map(([, name]) => `${prefix}${name}`) };
    }),
  );
}

/** Whether a file that reads from a namespace names a text of it. */
function names({ source }: Reader, key: string): boolean {
  const last = key.split(".").at(-1) ?? "";
  const literal = source.includes(`"${key}"`) || new RegExp(`words\\.${last}\\b`).test(source);
  const member = new RegExp(`messages\\.\\w+\\.${last}\\b`).test(source);
  const template = key.includes(".") && source.includes(`}.${last}\``);
  return literal || member || template;
}

test("every text is shown somewhere", async () => {
  const all = await readers();
  const byData = new Set([
    ...STATUS_ORDER.map((status) => `status.${status}`),
    ...Object.keys(ERROR_CATALOGUE).map((code) => `errors.${code}`),
    ...LACKS.map((lack) => `remaining.lack.${lack}`),
    // A job's end has no code of the API: `jobResult` gives it this one.
    ...["JOB_FAILED", "OFFLINE"].map((code) => `errors.${code}`),
    ...["saq", "aoc"].map((kind) => `download.${kind}`),
    ...ANSWER_ORIGINS.map((origin) => `check.origin.${origin}`),
    ...["said", "product", "chosen", "described"].map((basis) => `describe.known.from.${basis}`),
    ...["said", "product", "chosen"].map((basis) => `describe.otherWays.quote.${basis}`),
    ...WAYS.map((way) => `describe.otherWays.names.${way}`),
    ...TELLING_POINTS.map((point) => `describe.hints.${point}`),
    ...REASONS.flatMap((reason) =>
      ["what", "next"].map((part) => `sealed.reason.${reason}.${part}`),
    ),
    ...STATEMENT_ANSWERS.map((answer) => `statement.${answer}`),
    ...PART_CHOICES.map((choice) => `parts.choices.${choice}`),
    ...["partly", "not_applicable"].map((choice) => `parts.wordsFor.${choice}`),
    ...["name", "email", "note"].flatMap((field) => [`ask.${field}`, `ask.${field}Hint`]),
    ...HELPER_LINK_STATES.map((state) => `ask.states.${state}`),
    ...ENDED_STATES.flatMap((state) =>
      ["title", "text"].map((part) => `helper.states.${state}.${part}`),
    ),
    ...ASKED.keys(),
    ...Object.keys(fields).map((groupId) => `form.${groupId}.name`),
  ]);
  const unused = [...ENGLISH.keys()].filter((key) => {
    if (byData.has(key)) return false;
    return !all.some((reader) =>
      reader.namespaces.some(
        (name) => key.startsWith(`${name}.`) && names(reader, key.slice(name.length + 1)),
      ),
    );
  });
  expect(unused).toEqual([]);
});
