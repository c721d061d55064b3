// Compiled or not, every text of every language says the same.

import { createTranslator } from "use-intl/core";
import formatCompiled from "use-intl/format-message/format-only";
import { expect, test } from "vitest";
import { LANGUAGES } from "@/messages/languages";
import { compiledSpeech } from "./compiled-speech";
import { speechOf } from "./messages";

const DATES = { dateTime: { long: { day: "numeric", month: "long", year: "numeric" } } } as const;

function leaves(texts: object, path: string[] = []): (readonly [string, unknown])[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === "object" && !Array.isArray(text)
      ? leaves(text, [...path, name])
      : [[[...path, name].join("."), text] as const],
  );
}

/** Something for every variable of the text: a date, else the number, which is text as well. */
function valuesFor(text: string, count: number): Record<string, Date | number> {
  const names = [...text.matchAll(/\{(\w+)(, *date)?/g)];
  const date = new Date(Date.UTC(2027, 2, 1));
  return Object.fromEntries(names.map(([, name = "", isDate]) => [name, isDate ? date : count]));
}

test.each(Object.keys(LANGUAGES))("every text in %s", (language) => {
  const speech = speechOf(language, null);
  const plain = createTranslator({
    ...speech,
    timeZone: "UTC",
    formats: DATES,
    onError: (error) => {
      throw error;
    },
  });
  const raw = leaves(speech.messages);
  const compiled = new Map(leaves(compiledSpeech(speech).messages));
  const options = {
    cache: {},
    formatters: {
      getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
        new Intl.DateTimeFormat(...args),
      getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
        new Intl.NumberFormat(...args),
      getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) =>
        new Intl.PluralRules(...args),
    },
    globalFormats: DATES,
    locale: language,
    timeZone: "UTC",
  };
  for (const [key, text] of raw) {
    for (const count of [0, 1, 2, 1234]) {
      const values = valuesFor(String(text), count);
      const said = formatCompiled(key, compiled.get(key) as never, values, options as never);
      expect([key, said]).toEqual([key, plain(key as never, values as never)]);
    }
  }
  expect(raw.length).toBeGreaterThan(150);
});
