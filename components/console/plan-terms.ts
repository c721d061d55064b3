// What the form of a plan says, as the operations take it: amounts in whole coins, the tax in hundredths of a percent.
import { amountOf, CURRENCIES } from "@/lib/domain/money/shape";

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}

/** The currency that was chosen; null: none that a plan may have. */
export function currencyOf(data: FormData): string | null {
  const chosen = textOf(data, "currency");
  return CURRENCIES.find((known) => known === chosen) ?? null;
}

/** The texts of the form, to show them again. */
export const PLAN_FIELDS = [
  ...["name", "currency", "unitPrice", "tiers", "minimum", "taxName", "taxRate", "termsDays"],
] as const;

/** A plan as its form says it, or what is wrong with which field. */
export type FormTerms =
  | { readonly ok: true; readonly terms: Record<string, unknown> }
  | { readonly ok: false; readonly problems: Record<string, string> };

const NO_AMOUNT = "Type an amount such as 12.50, without the currency.";
const NO_TIERS =
  "Type one price per line, such as 101: 2.50. The number is the first unit that has it.";
const NO_RATE = "Type a percentage such as 19 or 8.25.";

interface Tier {
  readonly from: number;
  readonly unitPrice: number;
}

function tiersOf(text: string, currency: string): readonly Tier[] | null {
  const tiers = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const [, from = "", price = ""] = /^(\d{1,8})\s*:\s*(\S+)$/.exec(line) ?? [];
      return { from: Number(from), unitPrice: amountOf(price, currency) };
    });
  return tiers.every((tier): tier is Tier => tier.from > 0 && tier.unitPrice !== null)
    ? tiers
    : null;
}

/** A rate in percent as hundredths of it; null where it is none. */
function rateOf(text: string): number | null {
  const [, whole = "", rest = ""] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text.trim() || "0") ?? [];
  return whole === "" ? null : Number(whole + rest.padEnd(2, "0"));
}

/** Reads the form of a plan whose currency is known. */
export function termsOf(data: FormData, currency: string): FormTerms {
  const unitPrice = amountOf(textOf(data, "unitPrice"), currency);
  const minimum = amountOf(textOf(data, "minimum").trim() || "0", currency);
  const tiers = tiersOf(textOf(data, "tiers"), currency);
  const taxBasisPoints = rateOf(textOf(data, "taxRate"));
  const problems = {
    ...(unitPrice === null ? { unitPrice: NO_AMOUNT } : {}),
    ...(minimum === null ? { minimum: NO_AMOUNT } : {}),
    ...(tiers === null ? { tiers: NO_TIERS } : {}),
    ...(taxBasisPoints === null ? { taxRate: NO_RATE } : {}),
  };
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const days = textOf(data, "termsDays").trim();
  const taxName = textOf(data, "taxName").trim() || null;
  const termsDays = /^\d{1,3}$/.test(days) ? Number(days) : Number.NaN;
  const name = textOf(data, "name");
  return {
    ok: true,
    terms: { name, unitPrice, minimum, tiers, taxBasisPoints, taxName, termsDays },
  };
}

/** The amount that was typed beside its currency; null where it is none. */
export function typedAmount(data: FormData, name = "amount"): number | null {
  const currency = textOf(data, "currency");
  return /^[A-Z]{3}$/.test(currency) ? amountOf(textOf(data, name), currency) : null;
}
