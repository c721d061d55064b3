import fc from "fast-check";
import { expect, test } from "vitest";
import { taxOn } from "@/lib/domain/billing/charge";
import { nextShare } from "./share";

const invoice = fc.record({
  net: fc.integer({ min: 1, max: 100_000_000 }),
  basisPoints: fc.integer({ min: 0, max: 10_000 }),
});
/** Places at which an invoice is cut, as parts of ten thousand. */
const cuts = fc.array(fc.integer({ min: 1, max: 9_999 }), { maxLength: 12 });

/** The parts of an invoice that is cut at these places, none of them empty. */
function partsOf(net: number, places: readonly number[]): number[] {
  const ends = [...new Set(places.map((place) => Math.floor((net * place) / 10_000))), net]
    .filter((end) => end > 0)
    .sort((a, b) => a - b);
  return [...new Set(ends)].map((end, at, all) => end - (all[at - 1] ?? 0));
}

test("the parts of an invoice come to it to the coin, however it is cut, and never to more", () => {
  fc.assert(
    fc.property(invoice, cuts, ({ net, basisPoints }, places) => {
      const tax = Number(taxOn(BigInt(net), basisPoints));
      let taken = { net: 0, amount: 0 };
      for (const part of partsOf(net, places)) {
        const share = nextShare(basisPoints, taken.net, part);
        expect(share.amount).toBe(share.net + share.tax);
        expect(share.tax).toBeGreaterThanOrEqual(0);
        taken = { net: taken.net + share.net, amount: taken.amount + share.amount };
        expect(taken.amount).toBeLessThanOrEqual(net + tax);
      }
      expect(taken).toEqual({ net, amount: net + tax });
    }),
    { numRuns: 300 },
  );
});

test("the tax of a part is its exact share, to less than a coin", () => {
  fc.assert(
    fc.property(invoice, cuts, ({ net, basisPoints }, places) => {
      let before = 0;
      for (const part of partsOf(net, places)) {
        const { tax } = nextShare(basisPoints, before, part);
        expect(Math.abs(tax - (part * basisPoints) / 10_000)).toBeLessThanOrEqual(1);
        before += part;
      }
    }),
  );
});

test("half a coin and more is rounded up once for all parts, not for each", () => {
  // 2.5 coins of tax on each: 3 on the first, and 5 on both.
  expect([nextShare(1000, 0, 25), nextShare(1000, 25, 25)]).toEqual([
    { net: 25, tax: 3, amount: 28 },
    { net: 25, tax: 2, amount: 27 },
  ]);
});
