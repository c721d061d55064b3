// Which language a visitor gets, and what the first page and the sealed answers look like in each.
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { MerchantData } from "./data";
import { speechOf } from "./messages";
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
    ...speechOf(asked, null),
    merchantId: merchant.id,
    token: "a.b.c",
    partnerName: "Harbor Acquiring",
    accent: null,
    merchant,
    methods: [],
    attempts: [],
    drafts: [],
  };
  return renderToStaticMarkup(<Wizard start={start} />);
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
