// The plan that an approval gives, and what an operator is told before: who has an account already can join nowhere else.
import { describe, expect, test } from "vitest";
import { FIRST_PLAN } from "@/db/schema";
import { SERVICE_TENANT, type UserCaller } from "@/lib/core/caller";
import { cycleOf } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { OPERATING, OWN, PUBLIC } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { expectStatus, withKey } from "./api";
import { aConfirmed, applicationOf, joinBy, partnerRow, refusalOf } from "./applying";
import { sayWhoBills, sealedAt, sweepAt } from "./billing";
import { testDatabase } from "./database";
import { deciding, LIVE, SANDBOX } from "./deciding";
import { aSession, aUser } from "./people";
import { aPartner } from "./world";

const database = testDatabase();
const tests = deciding(database);
const GROWTH = {
  ...{ name: "Growth", currency: "EUR", unitPrice: 250, minimum: 0, termsDays: 30 },
  ...{ tiers: [], taxName: null, taxBasisPoints: 0 },
};

async function aPlan(): Promise<string> {
  return (await run(OPERATING.createPlan, tests.operator, GROWTH)).output.planId;
}

const approve = (input: object) => run(OPERATING.approveApplication, tests.operator, input);

const detail = async (applicationId: string) =>
  (await run(OPERATING.getApplication, tests.operator, { applicationId })).output;

describe("an approval with a plan", () => {
  test("bills the first cycle by that plan, which is the partner's tier; its sandbox is given none", async () => {
    await sayWhoBills(database);
    const { applicationId, form } = await aConfirmed(database);
    const planId = await aPlan();
    await approve({ applicationId, ...LIVE, planId });
    const row = await applicationOf(database, form.email);
    expect(await partnerRow(database, row.live_id)).toMatchObject({ plan_id: planId });
    expect(await partnerRow(database, row.sandbox_id)).toMatchObject({ plan_id: FIRST_PLAN });
    const { history } = await detail(applicationId);
    expect(history[0]).toMatchObject({ type: "application.approved", plan: "Growth" });

    const owner = await joinBy(await tests.message(form.email, "application_approved"));
    const { apiKey } = (await run(OWN.createKey, owner.caller, { name: "First key" })).output;
    const partner = { partnerId: row.live_id as string, apiKey, as: withKey(apiKey) };
    const shown = await expectStatus(200, "GET", "/v1/partner", { as: partner.as });
    expect(shown.body).toMatchObject({ tier: "Growth", billing: { plan: "Growth" } });
    const billing = await expectStatus(200, "GET", "/v1/partner/billing", { as: partner.as });
    expect(billing.body).toMatchObject({ plan: "Growth", currency: "EUR" });

    const { end } = cycleOf(new Date());
    const moment = new Date(end.getTime() - 1000).toISOString();
    await sealedAt(database, partner, [moment, moment, moment]);
    await sweepAt(new Date(end.getTime() + 3_600_000).toISOString());
    const { rows } = await database.pool.query(
      "select partner_id, plan_id, plan_name, amount_cents::int as amount from invoices where partner_id = any($1)",
      [[row.live_id, row.sandbox_id]],
    );
    expect(rows).toEqual([
      { partner_id: row.live_id, plan_id: planId, plan_name: "Growth", amount: 750 },
    ]);
  });

  test("is the plan that is there from the start, where none is chosen", async () => {
    const { applicationId, form } = await aConfirmed(database);
    await approve({ applicationId, ...LIVE });
    const row = await applicationOf(database, form.email);
    expect(await partnerRow(database, row.live_id)).toMatchObject({ plan_id: FIRST_PLAN });
    expect((await detail(applicationId)).history[0]).toMatchObject({ plan: "standard" });
  });

  test("is refused with a plan that is not there or not offered, and with one for a sandbox alone", async () => {
    const { applicationId } = await aConfirmed(database);
    const planId = await aPlan();
    const { currency: _, ...terms } = GROWTH;
    const ended = { ...terms, planId, version: 1, active: false };
    await run(OPERATING.changePlan, tests.operator, ended);
    for (const wrong of [planId, "pln_none"]) {
      const input = { applicationId, ...LIVE, planId: wrong };
      expect(await refusalOf(approve(input))).toBe("PLAN_NOT_FOUND");
    }
    const alone = approve({ applicationId, ...SANDBOX, planId: FIRST_PLAN });
    await expect(alone).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      details: { issues: [{ path: "planId", code: "not_allowed" }] },
    });
    expect(await detail(applicationId)).toMatchObject({ state: "confirmed", partnerId: null });
  });
});

describe("before an approval an operator is told whether the address has an account", () => {
  test("elsewhere in the service, and not where it came of the same application", async () => {
    const member = await aUser(database, (await aPartner(database, "live")).partnerId);
    const taken = await aConfirmed(database, { email: member.email });
    const shown = await detail(taken.applicationId);
    expect(shown.hasAccount).toBe(true);
    expect(JSON.stringify(shown)).not.toContain(member.partnerId);
    for (const open of [LIVE, SANDBOX]) {
      const refused = approve({ applicationId: taken.applicationId, ...open });
      await expect(refused).rejects.toMatchObject({ code: "APPLICANT_HAS_ACCOUNT" });
    }

    const { applicationId, form } = await aConfirmed(database);
    expect((await detail(applicationId)).hasAccount).toBe(false);
    await approve({ applicationId, ...SANDBOX });
    await joinBy(await tests.message(form.email, "application_approved"));
    expect((await detail(applicationId)).hasAccount).toBe(false);
    await approve({ applicationId, ...LIVE });
    expect((await detail(applicationId)).hasAccount).toBe(false);
  });

  test("no longer, once the account is removed", async () => {
    const member = await aUser(database, (await aPartner(database, "live")).partnerId);
    const { applicationId } = await aConfirmed(database, { email: member.email });
    await database.pool.query("update users set removed_at = now() where id = $1", [member.userId]);
    expect((await detail(applicationId)).hasAccount).toBe(false);
  });

  test("and no other tenant can ask the database for it", async () => {
    const { applicationId } = await aConfirmed(database);
    const asked = async (tenant: string) => {
      const client = await database.pool.connect();
      try {
        await client.query("begin; set local role sealwright_app");
        await client.query("select set_config('app.partner_id', $1, true)", [tenant]);
        const text = "select service.applicant_has_account($1) as has";
        return (await client.query(text, [applicationId])).rows[0].has;
      } catch (error) {
        return (error as { code: string }).code;
      } finally {
        await client.query("rollback");
        client.release();
      }
    };
    expect(await asked(newId("prt"))).toBe("42501");
    expect(await asked(SERVICE_TENANT)).toBe(false);
  });
});

test("a partner's tier follows the plan that an operator gives it, and both logs name it", async () => {
  const { partnerId, as } = await aPartner(database, "live");
  const planId = await aPlan();
  await run(OPERATING.givePlan, tests.operator, { partnerId, planId });
  const { body } = await expectStatus(200, "GET", "/v1/partner", { as });
  expect(body).toMatchObject({ tier: "Growth", billing: { plan: "Growth" } });
  const { current } = await aSession(await aUser(database, partnerId));
  const caller: UserCaller = { ...current.caller, twoFactor: true };
  const eventType = "partner.plan_changed";
  const { items } = (await run(PUBLIC.listAudit, caller, { eventType })).output;
  expect(items.map(({ metadata }) => metadata)).toMatchObject([
    { from: FIRST_PLAN, to: planId, plan: "Growth" },
  ]);
});
