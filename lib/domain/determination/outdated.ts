// Whether a questionnaire was determined from what is said of a payment method today: one pure rule.
import type { SaqType } from "@/lib/pci/saq-type";

/** What the assessor is told of a payment method. */
export interface Told {
  readonly description: string;
  readonly channel: string | null;
  readonly vendor: string | null;
}

/** A payment method, as far as its determination can be outdated. */
export interface DeterminedMethod extends Told {
  readonly saqType: SaqType | null;
}

/** What a determination rests on. Those from before it was kept say nothing of channel and vendor. */
export type Basis = Pick<Told, "description"> & Partial<Told>;

/** Whether what a determination rests on is still what is said. */
export function restsOnToday(basis: Basis, method: Told): boolean {
  const { description, channel = method.channel, vendor = method.vendor } = basis;
  return (
    description === method.description && channel === method.channel && vendor === method.vendor
  );
}

/** Whether a payment method has a type that was determined from something else than is said today. */
export function isOutdated(method: DeterminedMethod, basis: Basis | null): boolean {
  return method.saqType !== null && basis !== null && !restsOnToday(basis, method);
}
