import fc from "fast-check";
import { expect, test } from "vitest";
import { AMOUNT_MAX, amountOf, CURRENCIES, decimalOf, moneyText, placesOf } from "./shape";

test("an amount that is written and read again is the same, in every currency", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: AMOUNT_MAX }),
      fc.constantFrom(...CURRENCIES),
      (amount, currency) => {
        expect(amountOf(decimalOf(amount, currency), currency)).toBe(amount);
        const shown = moneyText(amount, currency).slice(4);
        expect(amountOf(shown, currency)).toBe(amount);
      },
    ),
  );
});

test("every currency of a plan has none or two decimal places", () => {
  expect(new Set(CURRENCIES.map(placesOf))).toEqual(new Set([0, 2]));
});

test.each(["", "-1", "1.234", "1e3", "1,23", "12 34", "0x1", "1.", ".5", "9".repeat(13), "１２"])(
  "%s is no amount",
  (text) => {
    expect(amountOf(text, "EUR")).toBeNull();
  },
);

test("a currency without cents takes none", () => {
  expect([amountOf("12.50", "JPY"), amountOf("1,250", "JPY")]).toEqual([null, 1250]);
  expect([moneyText(1250, "JPY"), moneyText(123456, "USD"), moneyText(-5, "EUR")]).toEqual([
    ...["JPY\u00A01,250", "USD\u00A01,234.56", "EUR\u00A0-0.05"],
  ]);
});
