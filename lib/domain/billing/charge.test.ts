import fc from "fast-check";
import { expect, test } from "vitest";
import { charge } from "./charge";
import type { Price } from "./shape";

const money = fc.integer({ min: 0, max: 100_000_000 });
const tiers = fc
  .uniqueArray(fc.record({ from: fc.integer({ min: 2, max: 5000 }), unitPrice: money }), {
    maxLength: 6,
    selector: ({ from }) => from,
  })
  .map((list) => list.sort((a, b) => a.from - b.from));
const price: fc.Arbitrary<Price> = fc.record({
  unitPrice: money,
  tiers,
  minimum: money,
  taxBasisPoints: fc.integer({ min: 0, max: 10_000 }),
});
const units = fc.integer({ min: 0, max: 6000 });

/** The same by hand: each unit by itself. */
function oneByOne({ unitPrice, tiers: steps }: Price, count: number): bigint {
  let sum = 0n;
  for (let unit = 1; unit <= count; unit += 1) {
    const step = steps.findLast(({ from }) => from <= unit);
    sum += BigInt(step?.unitPrice ?? unitPrice);
  }
  return sum;
}

test("the lines are the sum of what each unit costs at its own place, and no less than the minimum", () => {
  fc.assert(
    fc.property(price, units, (plan, count) => {
      const { lines, net } = charge(plan, count);
      const used = oneByOne(plan, count);
      expect(lines.reduce((sum, line) => sum + BigInt(line.amount), 0n)).toBe(BigInt(net));
      expect(BigInt(net)).toBe(used > BigInt(plan.minimum) ? used : BigInt(plan.minimum));
      const counted = lines.filter(({ kind }) => kind === "units");
      expect(counted.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(count);
      for (const line of lines) expect(line.amount).toBe(line.quantity * line.unitPrice);
    }),
    { numRuns: 300 },
  );
});

test("one unit more never costs less", () => {
  fc.assert(
    fc.property(price, units, (plan, count) => {
      expect(charge(plan, count + 1).amount).toBeGreaterThanOrEqual(charge(plan, count).amount);
    }),
  );
});

test("tax is the exact share of the whole sum, half a coin and more rounded up, once", () => {
  fc.assert(
    fc.property(price, units, (plan, count) => {
      const { net, tax, amount } = charge(plan, count);
      const twice = 2n * (BigInt(tax) * 10_000n - BigInt(net) * BigInt(plan.taxBasisPoints));
      expect(twice > -10_000n && twice <= 10_000n).toBe(true);
      expect(Number.isSafeInteger(amount) && amount === net + tax).toBe(true);
    }),
  );
  const plan = { unitPrice: 25, tiers: [], minimum: 0, taxBasisPoints: 1000 };
  // 2.5 coins of tax on one, and 5 on two: not twice the rounded 3.
  expect([charge(plan, 1).tax, charge(plan, 2).tax]).toEqual([3, 5]);
});

test("an amount that a number cannot hold is refused, not rounded", () => {
  const plan = { unitPrice: 100_000_000, tiers: [], minimum: 0, taxBasisPoints: 0 };
  expect(() => charge(plan, 100_000_000)).toThrow(RangeError);
  expect(() => charge(plan, 1.5)).toThrow(RangeError);
  expect(() => charge(plan, -1)).toThrow(RangeError);
});

test("a cycle without use costs the minimum, and nothing where there is none", () => {
  const plan = { unitPrice: 300, tiers: [{ from: 11, unitPrice: 200 }], minimum: 0 };
  expect(charge({ ...plan, taxBasisPoints: 1900 }, 0)).toEqual({
    ...{ lines: [], net: 0, tax: 0, amount: 0 },
  });
  expect(charge({ ...plan, minimum: 5000, taxBasisPoints: 1900 }, 12)).toEqual({
    lines: [
      { kind: "units", quantity: 10, unitPrice: 300, amount: 3000 },
      { kind: "units", quantity: 2, unitPrice: 200, amount: 400 },
      { kind: "minimum", quantity: 1, unitPrice: 1600, amount: 1600 },
    ],
    ...{ net: 5000, tax: 950, amount: 5950 },
  });
});
