import { z } from "zod";
import { AMOUNT_MAX, CURRENCIES } from "@/lib/domain/money/shape";
import { line, Moment, pathId } from "@/lib/domain/text";

/** The most plans that there may be. */
export const PLANS_MAX = 200;

const UNIT_PRICE_MAX = 100_000_000;
const TIERS_MAX = 20;
const UNITS_MAX = 10_000_000;

const price = (max: number) =>
  z.int("Use an amount of money.").min(0, "Use 0 or more.").max(max, "This amount is too large.");

const Tiers = z
  .array(
    z.strictObject({
      from: z
        .int("Use a whole number.")
        .min(2, "The first unit has the plan's own price: begin with 2 or later.")
        .max(UNITS_MAX, "This is more than anybody uses."),
      unitPrice: price(UNIT_PRICE_MAX),
    }),
  )
  .max(TIERS_MAX, `Use at most ${TIERS_MAX} tiers.`)
  .refine(
    (tiers) => tiers.every(({ from }, at) => at === 0 || from > (tiers[at - 1]?.from ?? 0)),
    "Each tier begins later than the one before it.",
  );

const TERMS = {
  name: line(60),
  unitPrice: price(UNIT_PRICE_MAX),
  tiers: Tiers,
  minimum: price(AMOUNT_MAX),
  taxName: line(40).nullable(),
  taxBasisPoints: z
    .int("Use a percentage.")
    .min(0, "Use 0 or more.")
    .max(10_000, "Use at most 100."),
  termsDays: z
    .int("Use a whole number.")
    .min(0, "Use 0 or more.")
    .max(120, "Use at most 120 days."),
};

const NAMED = "Name the tax, or leave its rate at 0.";

function taxIsNamed(plan: { readonly taxName: string | null; readonly taxBasisPoints: number }) {
  return plan.taxBasisPoints === 0 || plan.taxName !== null;
}

/** A new plan. */
export const NewPlan = z
  .strictObject({ ...TERMS, currency: z.enum(CURRENCIES, "Choose a currency of the list.") })
  .refine(taxIsNamed, { message: NAMED, path: ["taxName"] });

/** A new version of a plan. Its currency stays: another one is another plan. */
export const PlanChange = z
  .strictObject({
    ...TERMS,
    planId: pathId("The plan's id.", "pln_01jd9x0e5kf7tr5v8kxgk3s9qa"),
    /** The version that was seen. */
    version: z.int(),
    active: z.boolean(),
  })
  .refine(taxIsNamed, { message: NAMED, path: ["taxName"] });

/** A plan in its newest version. */
export const Plan = z.object({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  currency: z.string(),
  unitPrice: z.int(),
  tiers: z.array(z.object({ from: z.int(), unitPrice: z.int() })),
  minimum: z.int(),
  taxName: z.string().nullable(),
  taxBasisPoints: z.int(),
  termsDays: z.int(),
  active: z.boolean(),
  /** The one that is there from the start: whoever was given no other has it. */
  standard: z.boolean(),
  createdAt: Moment,
  /** How many live partners have it. */
  partners: z.int(),
});

/** The plans that there are. */
export const Plans = z.object({ plans: z.array(Plan) });
