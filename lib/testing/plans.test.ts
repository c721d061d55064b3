// Plans as operators set them: who may, what is refused, and that a change of one is always a new version.
import { expect, test } from "vitest";
import { OPERATING, PUBLIC } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { testDatabase } from "./database";
import { anOperator } from "./operating";
import { aSession, aUser } from "./people";
import { aPartner } from "./world";

const database = testDatabase();

const PLAN = {
  ...{ name: "Large books", currency: "CHF", unitPrice: 250, minimum: 10_000, termsDays: 30 },
  ...{ tiers: [{ from: 101, unitPrice: 200 }], taxName: "VAT", taxBasisPoints: 810 },
};

test("an operator makes a plan and changes it; each version stays, and both are told in the log", async () => {
  const operator = (await anOperator(database)).caller;
  const { output: made } = await run(OPERATING.createPlan, operator, PLAN);
  const { currency: _, ...terms } = PLAN;
  const change = { ...terms, ...made, unitPrice: 300, active: false };
  await run(OPERATING.changePlan, operator, change);
  const { plans } = (await run(OPERATING.listPlans, operator, {})).output;
  const shown = plans.find(({ id }) => id === made.planId);
  expect(shown).toMatchObject({
    version: 2,
    unitPrice: 300,
    currency: "CHF",
    active: false,
    partners: 0,
  });
  const { rows } = await database.pool.query(
    "select version, unit_price from plans where id = $1 order by version",
    [made.planId],
  );
  expect(rows.map((row) => [row.version, Number(row.unit_price)])).toEqual([
    ...[
      [1, 250],
      [2, 300],
    ],
  ]);
  const log = await run(OPERATING.listServiceAudit, operator, { limit: 20 });
  const types = log.output.items.map(({ eventType }) => eventType);
  expect(types).toEqual(expect.arrayContaining(["plan.created", "plan.changed"]));
});

test("two who change the same version at once: one is told that the other was first", async () => {
  const operator = (await anOperator(database)).caller;
  const { output: made } = await run(OPERATING.createPlan, operator, PLAN);
  const { currency: _, ...terms } = PLAN;
  const change = (unitPrice: number) =>
    run(OPERATING.changePlan, operator, { ...terms, ...made, unitPrice, active: true });
  const results = await Promise.allSettled([change(1), change(2)]);
  const refused = results.flatMap((each) => (each.status === "rejected" ? [each.reason.code] : []));
  expect(refused).toEqual(["PLAN_CHANGED"]);
  const unknown = run(OPERATING.changePlan, operator, {
    ...{ ...terms, planId: "pln_none", version: 1, active: true },
  });
  await expect(unknown).rejects.toMatchObject({ code: "PLAN_NOT_FOUND" });
});

test.each([
  ["unitPrice", { unitPrice: -1 }],
  ["unitPrice", { unitPrice: 1.5 }],
  ["currency", { currency: "KWD" }],
  [
    "tiers",
    {
      tiers: [
        { from: 50, unitPrice: 1 },
        { from: 50, unitPrice: 2 },
      ],
    },
  ],
  ["tiers.0.from", { tiers: [{ from: 1, unitPrice: 1 }] }],
  ["taxName", { taxName: null }],
  ["termsDays", { termsDays: 121 }],
])("%s that is not right is refused, and nothing is written", async (path, change) => {
  const operator = (await anOperator(database)).caller;
  const made = run(OPERATING.createPlan, operator, { ...PLAN, name: "Refused", ...change });
  const refusal = await made.catch((error) => error);
  expect(refusal.code).toBe("VALIDATION_ERROR");
  expect(refusal.details.issues.map((issue: { path: string }) => issue.path)).toContain(path);
  const { rows } = await database.pool.query("select 1 from plans where name = 'Refused'");
  expect(rows).toEqual([]);
});

test("nobody else reads or changes plans, and an operator changes them unlocked alone", async () => {
  const { partnerId } = await aPartner(database, "live");
  const { current } = await aSession(await aUser(database, partnerId));
  const operator = { ...(await anOperator(database)).caller, unlockedUntil: null };
  for (const operation of [OPERATING.listPlans, OPERATING.createPlan, OPERATING.changePlan]) {
    const refused = run(operation, current.caller, {});
    await expect(refused).rejects.toMatchObject({ code: "ROLE_NOT_ALLOWED" });
  }
  const locked = run(OPERATING.createPlan, operator, PLAN);
  await expect(locked).rejects.toMatchObject({ code: "UNLOCK_REQUIRED" });
});

test("a partner that was given no plan pays what the first one says: nothing", async () => {
  const { partnerId } = await aPartner(database, "live");
  const caller = (await aSession(await aUser(database, partnerId))).current.caller;
  const unlocked = { twoFactor: true, unlockedUntil: new Date(Date.now() + 60_000) };
  const { output } = await run(PUBLIC.getBilling, { ...caller, ...unlocked }, {});
  expect(output).toMatchObject({ plan: "standard", currency: "USD", portalUrl: null });
  expect(output.pendingUsage.amountCents).toBe(0);
});
