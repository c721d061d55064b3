import { expect, test } from "vitest";

import { determine } from "./determine";
import { readSource } from "./evidence";

function heard(text: string): readonly string[] {
  return readSource(text, 0).evidence.map(({ slot, value }) => `${slot}.${value}`);
}

test.each([
  ["A chat bubble of another company sits on our checkout page.", "web.pageOther"],
  ["On Shopify, and an agency added two scripts to the checkout.", "platform.customised"],
  ["The gateway is no longer PCI compliant.", "provider.notCompliant"],
  ["They would not give a confirmation about script attacks.", "script.no"],
  ["The card boxes on the page are of our own making.", "ownFields.yes"],
])("%s says %s", (text, expected) => {
  expect(heard(text)).toContain(expected);
});

test.each([
  ["No foreign scripts are loaded on our checkout page.", "web.pageOther"],
  ["Our own company is not PCI compliant yet.", "provider.notCompliant"],
  ["We store no card numbers on the computer.", "serverSees.no"],
  ["Afterwards the gateway redirects back to us.", "web.redirect"],
])("%s does not say %s", (text, unwanted) => {
  expect(heard(text)).not.toContain(unwanted);
});

test.each([
  ["Tickets are sold by a ticketing company: their website, their checkout.", "SAQ A"],
  ["Own card form on our site; it is submitted to our PHP, which calls the bank's API.", "SAQ D"],
  ["Transparent redirect: our page has the fields, the browser posts them there.", "SAQ A-EP"],
])("%s leads to %s", (description, saqType) => {
  const input = { description, channel: "website", vendor: null, rounds: [] } as const;
  expect(determine(input).saqType).toBe(saqType);
});
