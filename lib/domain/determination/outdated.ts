// Whether a questionnaire was determined from what is said and decided of a payment method today: one pure rule.
import type { AcquirerChoices, AcquirerDecision } from "@/lib/pci/acquirer-choices";
import type { SaqType } from "@/lib/pci/saq-type";

/** What the assessor is told of a payment method. */
export interface Told {
  readonly description: string;
  readonly channel: string | null;
  readonly vendor: string | null;
}

/** A payment method, as far as its determination can be outdated. */
export interface DeterminedMethod extends Told {
  readonly id: string;
  readonly saqType: SaqType | null;
}

/** What a determination rests on. Those from before it was kept say nothing of channel, vendor and decisions. */
export interface Basis extends Partial<Told> {
  readonly description: string;
  /** The acquirer's choices that it hangs on. */
  readonly decisions?: readonly Pick<AcquirerDecision, "choice" | "value">[];
}

/** What the partner decides today, and what its merchant's payment methods come to. */
export interface Today {
  readonly choices: AcquirerChoices;
  /** By payment method; those alone that have a type. */
  readonly types: ReadonlyMap<string, SaqType>;
}

/** Whether what a determination rests on is still what is said and decided. */
export function restsOnToday(basis: Basis, method: DeterminedMethod, today: Today): boolean {
  const { description, channel = method.channel, vendor = method.vendor, decisions = [] } = basis;
  return (
    description === method.description &&
    channel === method.channel &&
    vendor === method.vendor &&
    decisions.every(({ choice, value }) => today.choices[choice] === value) &&
    !lacksFull(method, today)
  );
}

/** The questionnaires of a merchant's other payment methods. */
export function otherTypes({ id }: Pick<DeterminedMethod, "id">, { types }: Today): SaqType[] {
  return [...types].flatMap(([other, saqType]) => (other === id ? [] : [saqType]));
}

/** Another payment method came to another questionnaire since, and the partner asks for the full one then. */
function lacksFull(method: DeterminedMethod, today: Today): boolean {
  const { saqType } = method;
  if (today.choices.severalMethods !== "fullForAll" || !saqType || saqType === "SAQ D")
    return false;
  return otherTypes(method, today).some((type) => type !== saqType);
}

/** Whether a payment method has a type that was determined from something else than is so today. */
export function isOutdated(method: DeterminedMethod, basis: Basis | null, today: Today): boolean {
  return method.saqType !== null && basis !== null && !restsOnToday(basis, method, today);
}
