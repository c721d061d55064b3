// What a cycle costs: whole units of the smallest coin, never a fraction. Rounding happens once, on the tax of the
// whole invoice.
import type { Charge, InvoiceLine, Price } from "./shape";

const WHOLE = 10_000n;

/** Refuses an amount that a number cannot hold exactly. */
function exact(amount: bigint): number {
  if (amount > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError("an amount is too large");
  return Number(amount);
}

function lineOf(kind: InvoiceLine["kind"], quantity: number, unitPrice: number): InvoiceLine {
  const amount = exact(BigInt(quantity) * BigInt(unitPrice));
  return { kind, quantity, unitPrice, amount };
}

/** The units of a cycle, each at the price of its own place: a tier never changes what those before it cost. */
function unitLines({ unitPrice, tiers }: Price, units: number): InvoiceLine[] {
  const steps = [{ from: 1, unitPrice }, ...tiers];
  return steps.flatMap((step, index) => {
    const next = steps[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    const quantity = Math.min(units, next - 1) - step.from + 1;
    return quantity > 0 ? [lineOf("units", quantity, step.unitPrice)] : [];
  });
}

/** Tax on a sum: half a coin and more is rounded up, once for the whole invoice. */
export function taxOn(net: bigint, basisPoints: number): bigint {
  return (net * BigInt(basisPoints) + WHOLE / 2n) / WHOLE;
}

/** What so many sealed attestations of one cycle cost. */
export function charge(price: Price, units: number): Charge {
  if (!Number.isSafeInteger(units) || units < 0) throw new RangeError("units are counted from 0");
  const lines = unitLines(price, units);
  const used = lines.reduce((sum, line) => sum + BigInt(line.amount), 0n);
  const missing = BigInt(price.minimum) - used;
  if (missing > 0n) lines.push(lineOf("minimum", 1, exact(missing)));
  const net = missing > 0n ? BigInt(price.minimum) : used;
  const tax = taxOn(net, price.taxBasisPoints);
  return { lines, net: exact(net), tax: exact(tax), amount: exact(net + tax) };
}
