import { expect, test } from "vitest";
import { termsOf } from "./plan-terms";

function typed(change: Record<string, string> = {}): FormData {
  const data = new FormData();
  const form = {
    name: "Large",
    unitPrice: "3",
    tiers: "",
    minimum: "",
    taxRate: "",
    termsDays: "30",
  };
  for (const [name, value] of Object.entries({ ...form, ...change })) data.set(name, value);
  return data;
}

test("a form of a plan becomes whole coins and hundredths of a percent", () => {
  const typedIn = {
    tiers: " 101: 2.50\n\n1001:1",
    minimum: "1,000",
    taxRate: "8.25",
    taxName: " Tax ",
  };
  expect(termsOf(typed(typedIn), "USD")).toEqual({
    ok: true,
    terms: {
      ...{ name: "Large", unitPrice: 300, minimum: 100_000, taxBasisPoints: 825, termsDays: 30 },
      ...{
        tiers: [
          { from: 101, unitPrice: 250 },
          { from: 1001, unitPrice: 100 },
        ],
        taxName: "Tax",
      },
    },
  });
});

test("everything that is no amount, price or rate is told at its field, all at once", () => {
  const wrong = { unitPrice: "three", minimum: "1.234", tiers: "101 2.50", taxRate: "8,25" };
  const read = termsOf(typed(wrong), "EUR");
  expect(read.ok ? [] : Object.keys(read.problems).sort()).toEqual([
    ...["minimum", "taxRate", "tiers", "unitPrice"],
  ]);
});
