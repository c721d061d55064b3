// What a credit note credits of an invoice: its part of the net amount, and the tax that goes with it.
import { taxOn } from "@/lib/domain/billing/charge";

/** An amount before tax, its tax, and both together. */
export interface Share {
  readonly net: number;
  readonly tax: number;
  readonly amount: number;
}

/**
 * The next part of an invoice of which `before` was credited, before tax. Tax is rounded on what is credited in all,
 * as it was on the invoice, so that the parts come to the invoice exactly, however it is cut.
 */
export function nextShare(taxBasisPoints: number, before: number, net: number): Share {
  const until = (sum: number) => taxOn(BigInt(sum), taxBasisPoints);
  const tax = Number(until(before + net) - until(before));
  return { net, tax, amount: net + tax };
}
