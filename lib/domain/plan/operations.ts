// What partners pay, as operators set it. A change is a new version: what was billed by an older one stays as it was.
import { z } from "zod";
import { FIRST_PLAN } from "@/db/schema";
import { AppError, validationError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { operation } from "@/lib/domain/operation";
import { countPartners, findPlan, insertPlan, listPlanRows } from "./queries";
import { NewPlan, PLANS_MAX, PlanChange, Plans } from "./shape";

const Version = z.object({ planId: z.string(), version: z.int() });

export const listPlans = operation({
  name: "plans.list",
  summary: "List the plans, each in its newest version",
  kind: "query",
  actors: ["user"],
  input: z.strictObject({}),
  output: Plans,
  errors: [],
  async handler(ctx) {
    const having = await countPartners(ctx);
    const rows = await listPlanRows(ctx, PLANS_MAX);
    return {
      plans: rows.map((row) => ({
        ...row,
        tiers: [...row.tiers],
        standard: row.id === FIRST_PLAN,
        partners: having.get(row.id) ?? 0,
      })),
    };
  },
});

export const createPlan = operation({
  name: "plans.create",
  summary: "Make a plan",
  kind: "command",
  actors: ["user"],
  input: NewPlan,
  output: Version,
  errors: [],
  async handler(ctx, plan) {
    if ((await listPlanRows(ctx, PLANS_MAX)).length === PLANS_MAX) {
      throw validationError([
        {
          path: "name",
          code: "limit_reached",
          message: `There are ${PLANS_MAX} plans: change one instead.`,
        },
      ]);
    }
    const planId = newId("pln");
    await insertPlan(ctx, { ...plan, id: planId, version: 1 });
    ctx.emit("plan.created", { id: planId }, termsOf(plan, 1));
    return { planId, version: 1 };
  },
});

export const changePlan = operation({
  name: "plans.change",
  summary: "Give a plan a new version, which counts from the cycle that runs now on",
  kind: "command",
  actors: ["user"],
  input: PlanChange,
  output: Version,
  errors: ["PLAN_NOT_FOUND", "PLAN_CHANGED"],
  async handler(ctx, { planId, version: seen, ...terms }) {
    const before = await findPlan(ctx, planId);
    if (!before) throw new AppError("PLAN_NOT_FOUND");
    const version = seen + 1;
    const { currency } = before;
    const added =
      before.version === seen &&
      (await insertPlan(ctx, { ...terms, currency, id: planId, version }));
    if (!added) throw new AppError("PLAN_CHANGED");
    ctx.emit("plan.changed", { id: planId }, termsOf({ ...terms, currency }, version));
    return { planId, version };
  },
});

/** What the audit log keeps of a version. */
function termsOf(
  plan: Omit<z.output<typeof NewPlan>, "currency"> & { readonly currency: string },
  version: number,
) {
  const { name, currency, unitPrice, tiers, minimum, taxBasisPoints, termsDays } = plan;
  const price = { unitPrice, tiers: tiers.length, minimum, taxBasisPoints, termsDays };
  return { name, version, currency, ...price };
}
