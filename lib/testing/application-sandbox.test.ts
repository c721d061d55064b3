// Sandboxes of companies that apply: alone before the live partner, or at once where the service is set so.
import { describe, expect, test } from "vitest";
import { SERVICE_TENANT } from "@/lib/core/caller";
import { decryptSecret } from "@/lib/core/encryption";
import { OPERATING, OWN } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { acceptInvitation } from "@/lib/transports/people/sign-in";
import { expectStatus, withKey } from "./api";
import { aConfirmed, applicationOf, joinBy, partnerRow, refusalOf, tokenIn } from "./applying";
import { testDatabase } from "./database";
import { deciding, LIVE, SANDBOX } from "./deciding";
import { aUser, aVisit, sessionOf } from "./people";
import { aPartner } from "./world";

const database = testDatabase();
const PASSWORD = "a long enough passphrase";
const tests = deciding(database);
const { message } = tests;

describe("with a sandbox alone first", () => {
  test("its owner keeps account and session when it goes live, and switches between the two", async () => {
    const { applicationId, form } = await aConfirmed(database);
    await run(OPERATING.approveApplication, tests.operator, { applicationId, ...SANDBOX });
    const owner = await joinBy(await message(form.email, "application_approved"));
    expect(owner).toMatchObject({ partner: { mode: "sandbox" }, hasSandbox: false });
    const key = await run(OWN.createKey, owner.caller, { name: "First key" });
    const started = await run(OWN.startTwoFactor, { ...owner.caller, twoFactor: false }, {});

    await run(OPERATING.approveApplication, tests.operator, { applicationId, ...LIVE });
    const row = await applicationOf(database, form.email);
    expect(row).toMatchObject({ state: "approved", sandbox_id: owner.caller.partnerId });
    const after = await sessionOf(owner.token);
    // The open page goes on where it was.
    expect(after).toMatchObject({ partner: { mode: "sandbox" }, hasSandbox: true });
    expect(after.caller).toMatchObject({ homePartnerId: row.live_id, role: "owner" });
    await run(OWN.switchBook, after.caller, { to: "live" });
    expect((await sessionOf(owner.token)).partner).toMatchObject({ mode: "live" });
    const as = withKey(key.output.apiKey);
    const { body } = await expectStatus(200, "GET", "/v1/partner", { as });
    expect(body.testMode).toBe(true);
    const { rows } = await database.pool.query("select totp_secret from users where email = $1", [
      form.email,
    ]);
    expect(decryptSecret(rows[0].totp_secret, owner.caller.userId)).toBe(started.output.secret);
    // No second invitation: the account is there.
    const live = await message(form.email, "application_approved", 2);
    expect(live.partnerId).toBe(SERVICE_TENANT);
    expect(live.textBody).toContain("/sign-in");
    expect(tokenIn(live)).toBe("");
  });

  test("whose owner never joined, the owner is invited anew, to the live partner", async () => {
    const { applicationId, form } = await aConfirmed(database);
    await run(OPERATING.approveApplication, tests.operator, { applicationId, ...SANDBOX });
    const first = await message(form.email, "application_approved");
    await run(OPERATING.approveApplication, tests.operator, { applicationId, ...LIVE });
    const second = await message(form.email, "application_approved", 2);
    const late = await acceptInvitation(
      { token: tokenIn(first), name: "Ada", password: PASSWORD },
      aVisit(),
    );
    expect(late).toEqual({ is: "ended" });
    expect((await joinBy(second)).partner).toMatchObject({ mode: "live" });
  });

  test("a second sandbox is refused", async () => {
    const { applicationId } = await aConfirmed(database);
    await run(OPERATING.approveApplication, tests.operator, { applicationId, ...SANDBOX });
    const again = run(OPERATING.approveApplication, tests.operator, { applicationId, ...SANDBOX });
    expect(await refusalOf(again)).toBe("APPLICATION_DECIDED");
  });
});

describe("at once", () => {
  const set = (instantSandbox: boolean) =>
    run(OPERATING.updateServiceSettings, tests.operator, { instantSandbox });

  test("nobody gets a sandbox before an operator switched that on", async () => {
    expect((await run(OPERATING.getServiceSettings, tests.operator, {})).output).toEqual({
      instantSandbox: false,
    });
    expect((await aConfirmed(database)).confirmed).toBe("confirmed");
  });

  test("a confirmed address gets a sandbox and its invitation, once, and goes live later", async () => {
    await set(true);
    const { applicationId, form, confirmed } = await aConfirmed(database);
    await set(false);
    expect(confirmed).toBe("sandbox");
    const row = await applicationOf(database, form.email);
    expect(row).toMatchObject({ state: "sandbox", live_id: null });
    const sandbox = await partnerRow(database, row.sandbox_id);
    expect(sandbox).toMatchObject({ mode: "sandbox", name: "Harbor Acquiring Sandbox" });
    const owner = await joinBy(await message(form.email, "application_approved"));
    expect(owner.caller).toMatchObject({ partnerId: row.sandbox_id, role: "owner" });
    await run(OPERATING.approveApplication, tests.operator, { applicationId, ...LIVE });
    expect((await sessionOf(owner.token)).hasSandbox).toBe(true);
  });

  test("whoever has one, or an account, is put before the operators instead", async () => {
    await set(true);
    const { form, confirmed } = await aConfirmed(database);
    expect(confirmed).toBe("sandbox");
    expect((await aConfirmed(database, { email: form.email })).confirmed).toBe("confirmed");
    const { partnerId } = await aPartner(database);
    const { email } = await aUser(database, partnerId);
    expect((await aConfirmed(database, { email })).confirmed).toBe("confirmed");
    await set(false);
  });

  test("no more than a hundred a day are opened", async () => {
    await set(true);
    await database.pool.query(
      `insert into events (partner_id, id, type, resource_type, resource_id, actor, payload, operation, request_id, created_at)
       select 'service', 'evt_flood_' || n, 'application.sandbox_opened', 'application', 'app_flood', 'visitor', '{}', 'flood', 'req_flood', now()
       from generate_series(1, 100) as n`,
    );
    expect((await aConfirmed(database)).confirmed).toBe("confirmed");
    await database.pool.query("delete from events where resource_id = 'app_flood'");
    await set(false);
  });

  test("the tenant's own role opens one for no application that is not confirmed, and in no other tenant", async () => {
    const { applicationId } = await aConfirmed(database);
    const open = async (tenant: string) => {
      const client = await database.pool.connect();
      try {
        await client.query("begin; set local role sealwright_app");
        await client.query("select set_config('app.partner_id', $1, true)", [tenant]);
        const { rows } = await client.query(
          `select service.open_instant_sandbox($1, 'prt_x', 'x', 'inv_x', 'x', 'x', now(), now()) as opened`,
          [applicationId],
        );
        return rows[0].opened;
      } catch (error) {
        return (error as { code: string }).code;
      } finally {
        await client.query("rollback");
        client.release();
      }
    };
    // Confirmed, while the service is not set so.
    expect(await open(SERVICE_TENANT)).toBe(false);
    expect(await open("prt_other")).toBe("42501");
  });
});

test("people are moved to no partner but the new live one of their sandbox", async () => {
  const { applicationId, form } = await aConfirmed(database);
  await run(OPERATING.approveApplication, tests.operator, { applicationId, ...LIVE });
  await joinBy(await message(form.email, "application_approved"));
  const { live_id, sandbox_id } = await applicationOf(database, form.email);
  for (const [from, to] of [
    [sandbox_id, live_id],
    [live_id, sandbox_id],
    [sandbox_id, "prt_other"],
  ]) {
    const client = await database.pool.connect();
    await client.query("begin; set local role sealwright_operator");
    const moved = client.query("select service.move_people($1, $2)", [from, to]);
    await expect(moved).rejects.toMatchObject({ code: "42501" });
    await client.query("rollback");
    client.release();
  }
});
