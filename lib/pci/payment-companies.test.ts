import { expect, test } from "vitest";
import { countryName, isCountryCode } from "./countries";
import countries from "./data/countries.json" with { type: "json" };
import { devicesNamedIn, providersInName, providersNamedIn } from "./payment-companies";

test.each([
  ["Customers pay on the page of Adyen. We never see a card.", ["Adyen"]],
  ["We use mollie and Stripe; SagePay takes phone orders.", ["Mollie", "Stripe", "Opayo"]],
  ["The checkout is Checkout.com's own page.", ["Checkout.com"]],
  ["PayPal Zettle in the shop.", ["Zettle"]],
  ["PayPal, then PayPal again.", ["PayPal"]],
  ["Stripe takes the payments and we never see the cards.", ["Stripe"]],
  ["We take cards with Square and with our Clover terminal.", ["Square", "Clover"]],
])("the providers of %j", (text, names) => {
  expect(providersNamedIn(text)).toEqual(names);
});

test.each([
  "We do not use PayPal.",
  "We don’t take PayPal or Klarna.",
  "PayPal was our provider until May.",
  "We switched from Worldpay.",
  "We will move to Adyen next year.",
  "Should we use PayPal?",
  "Nous n’utilisons pas PayPal.",
  "Sin PayPal.",
  "The reader takes the magnetic Stripe and the chip.",
  "Our shop is on Market Square, 200 Square metres large.",
  "The farm is in Clover Lane.",
  "Square tables for every guest.",
  "We sell striped shirts in a square box with a clover.",
  "Our payusers tell mollies.",
  "",
])("nothing is proposed for %j", (text) => {
  expect(providersNamedIn(text)).toEqual([]);
});

test("the name of a vendor is read whatever its capitals are", () => {
  expect(providersInName("stripe payments europe")).toEqual(["Stripe"]);
  expect(providersInName("Harbor Acquiring")).toEqual([]);
});

test.each([
  ["Two Verifone P400 and a PAX A920 at the till.", ["Verifone P400", "PAX A920"]],
  ["An ingenico Move 5000 on its own line.", ["ingenico Move 5000"]],
  ["A SumUp reader with a phone.", ["SumUp"]],
  ["An Ingenico since 2019.", ["Ingenico"]],
  ["Coaches for 50 PAX.", []],
  ["We no longer have the Verifone.", []],
])("the devices of %j are named as they were written", (text, names) => {
  expect(devicesNamedIn(text)).toEqual(names);
});

test("the 249 assigned country codes, each with a name", () => {
  expect(new Set(countries).size).toBe(249);
  expect(countries.filter((code) => countryName(code) === code)).toEqual([]);
  expect(["DE", "XK", "EU", "de", "UK"].filter(isCountryCode)).toEqual(["DE"]);
});
