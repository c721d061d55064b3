// Which language a visitor gets, and what the first page and the sealed answers look like in each.
import { renderToStaticMarkup } from "react-dom/server";
import { createTranslator } from "use-intl/core";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "@/messages/languages";
import type { MerchantData } from "./data";
import { speechOf } from "./messages";
import { SpeechProvider } from "./speech";
import { Wizard } from "./wizard";

describe("the language of a visit", () => {
  test.each([
    [undefined, null, "en"],
    ["es", "fr-FR", "es"],
    ["es-MX", null, "es-MX"],
    ["FR-ca", null, "fr-CA"],
    // Nothing is written in these: the browser's wishes count, then English.
    ["de", "fr;q=0.8, es;q=0.9", "es"],
    ["de", "de-DE,de;q=0.9", "en"],
    [undefined, "de-DE, de;q=0.9, fr-CH;q=0.7, en;q=0.5", "fr-CH"],
    [undefined, "es;q=0, fr;q=0.1", "fr"],
    [undefined, "*", "en"],
    [undefined, "en-GB,en;q=0.9", "en-GB"],
    // What nobody means well.
    ["../es", null, "en"],
    ["__proto__", "constructor", "en"],
    [["es", "fr"], null, "en"],
    ["", ",;q=,q", "en"],
    ["es-u-nu-arab", null, "es"],
  ])("asked %j, browser %j: %s", (asked, accepted, locale) => {
    expect(speechOf(asked, accepted).locale).toBe(locale);
  });

  test.each([
    ["fr", "es", "fr"],
    [undefined, "es-MX", "es-MX"],
    ["de", "es", "es"],
    [undefined, undefined, "en-GB"],
  ])("asked %j, of a merchant of %j: %s", (asked, own, locale) => {
    expect(speechOf(asked, "en-GB", own).locale).toBe(locale);
  });

  test("brings the texts of that language alone, and no e-mails", () => {
    const { messages } = speechOf("es-MX", null);
    expect(messages.common.back).toBe("Volver");
    expect(messages).not.toHaveProperty("mail");
  });
});

const merchant = {
  id: "mrc_1",
  name: "Juniper Street Candles",
  effectiveStatus: "not_started",
} as MerchantData;

function firstPage(asked: string): string {
  const start = {
    merchantId: merchant.id,
    token: "a.b.c",
    partnerName: "Harbor Acquiring",
    accent: null,
    logo: null,
    merchant,
    methods: [],
    attempts: [],
    drafts: [],
  };
  return renderToStaticMarkup(
    <SpeechProvider speech={speechOf(asked, null)}>
      <Wizard start={start} />
    </SpeechProvider>,
  );
}

test.each([
  ["en", "Add a way of taking cards"],
  ["es-MX", "Añadir una forma de cobro con tarjeta"],
  ["fr", "Ajouter un moyen d’encaisser les cartes"],
])("the first page in %s says so and is marked as such", (locale, words) => {
  const page = firstPage(locale);
  expect(page).toContain(`lang="${locale}"`);
  expect(page).toContain(words);
  // A text that is missing would show its key.
  expect(page).not.toMatch(/\bstart\.\w/);
});

const DATES = { dateTime: { long: { day: "numeric", month: "long", year: "numeric" } } } as const;

function leaves(texts: object, path: string[] = []): (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === "string" ? [[[...path, name].join("."), text]] : leaves(text, [...path, name]),
  );
}

/** Something for every variable of the text: a date, else the number, which is text as well. */
function valuesFor(text: string, count: number): Record<string, Date | number> {
  const names = [...text.matchAll(/\{(\w+)(, *date)?/g)];
  const date = new Date(Date.UTC(2027, 2, 1));
  return Object.fromEntries(names.map(([, name = "", isDate]) => [name, isDate ? date : count]));
}

test.each(Object.keys(LANGUAGES))("every text in %s can be formatted", (language) => {
  const { locale, messages } = speechOf(language, null);
  const onError = (error: Error) => {
    throw error;
  };
  const t = createTranslator({ locale, messages, timeZone: "UTC", formats: DATES, onError });
  const texts = leaves(messages);
  for (const [key, text] of texts) {
    for (const count of [0, 1, 2, 1234]) {
      expect(t(key as never, valuesFor(text, count) as never)).not.toBe(key);
    }
  }
  expect(texts.length).toBeGreaterThan(150);
});
