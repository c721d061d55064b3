// A suspended partner: nothing goes in or out from the next call on, nothing is lost, and it goes on where it stopped.
import { describe, expect, test } from "vitest";
import { OPERATING } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { openEmbed } from "@/lib/transports/embed";
import { personReading } from "@/lib/transports/people/reading";
import { type Credentials, expectStatus, send } from "./api";
import { testDatabase } from "./database";
import { anOperator } from "./operating";
import { aSession, aUser, sessionOf } from "./people";
import { REASON, suspending } from "./suspending";
import { aMerchant, aPartner, type TestPartner, tokenFor } from "./world";

const database = testDatabase();
const { suspend, reactivate, tiedTwin } = suspending(database);
const SUSPENDED = { status: 403, body: { code: "PARTNER_SUSPENDED" } };
async function statusOf({ partnerId }: TestPartner): Promise<string> {
  const { rows } = await database.pool.query("select status from partners where id = $1", [
    partnerId,
  ]);
  return rows[0].status;
}

function overMcp(as: Credentials) {
  const body = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  return send("POST", "/mcp", { as, body });
}

function cookieRequest(token: string): Request {
  const headers = { cookie: `sealwright-session=${token}`, "sec-fetch-site": "same-origin" };
  return new Request("http://127.0.0.1/v1/merchants", { headers });
}

describe("a suspension", () => {
  test("refuses keys, tokens, agents, embeds and sessions from the next call on, and a reactivation lets them go on", async () => {
    const partner = await aPartner(database, "live");
    const merchant = await aMerchant(partner);
    const { base } = merchant;
    const token = await tokenFor(merchant);
    const sessionToken = token["X-Session-Token"] ?? "";
    const { token: cookie } = await aSession(await aUser(database, partner.partnerId));
    const draft = { as: token, body: { value: "Half a sentence", version: 0 } };
    const draftPath = `${base}/drafts/method.description`;
    await expectStatus(200, "PUT", draftPath, draft);

    await suspend(partner);
    expect(await send("GET", base, { as: partner.as })).toMatchObject(SUSPENDED);
    expect(await send("GET", base, { as: token })).toMatchObject(SUSPENDED);
    const late = { as: token, body: { value: "Half a sentence, and more", version: 1 } };
    expect(await send("PUT", draftPath, late)).toMatchObject(SUSPENDED);
    expect(await overMcp(partner.as)).toMatchObject(SUSPENDED);
    expect(await overMcp(token)).toMatchObject(SUSPENDED);
    expect(await openEmbed({ sessionToken })).toBe("PARTNER_SUSPENDED");
    await expect(personReading(cookieRequest(cookie))).rejects.toMatchObject({
      code: "PARTNER_SUSPENDED",
    });
    expect((await sessionOf(cookie)).partner?.status).toBe("suspended");

    await reactivate(partner);
    await expectStatus(200, "GET", base, { as: partner.as });
    // The merchant's own visit goes on, and so does what was typed.
    const { body } = await expectStatus(200, "PUT", draftPath, late);
    expect(body.version).toBe(2);
    expect(await personReading(cookieRequest(cookie))).not.toBeNull();
    expect(await overMcp(partner.as)).toMatchObject({ status: 200 });
  });

  test("lets no request in that comes while many are in flight, once it is done", async () => {
    const partner = await aPartner(database, "live");
    const { base } = await aMerchant(partner);
    const asking = () => send("GET", base, { as: partner.as }).then(({ status }) => status);
    const before = Promise.all(Array.from({ length: 10 }, asking));
    await suspend(partner);
    const after = await Promise.all(Array.from({ length: 10 }, asking));
    expect(new Set(after)).toEqual(new Set([403]));
    for (const status of await before) expect([200, 403]).toContain(status);
  });

  test("is done once where two operators press at once, and told with its reason in both logs", async () => {
    const partner = await aPartner(database, "live");
    const { partnerId } = partner;
    const one = await anOperator(database);
    const two = await anOperator(database);
    const acts = [one, two].map(async (operator) =>
      run(OPERATING.suspendPartner, await operator.now(), { partnerId, reason: REASON }),
    );
    const done = await Promise.allSettled(acts);
    expect(done.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = done.find(({ status }) => status === "rejected") as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ code: "PARTNER_STANDING" });
    const { rows } = await database.pool.query(
      "select partner_id, payload from events where type = 'partner.suspended' and resource_id = $1",
      [partnerId],
    );
    expect(rows.map(({ partner_id }) => partner_id).sort()).toEqual([partnerId, "service"].sort());
    expect(rows[0].payload).toEqual({ reason: REASON });
    await reactivate(partner);
    await expect(reactivate(partner)).rejects.toMatchObject({ code: "PARTNER_STANDING" });
  });

  test("asks for a reason of its own words", async () => {
    const { partnerId } = await aPartner(database, "live");
    const caller = await (await anOperator(database)).now();
    for (const reason of ["", "too short", "x".repeat(501)]) {
      const refused = run(OPERATING.suspendPartner, caller, { partnerId, reason });
      await expect(refused).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
    }
  });
});

describe("the sandbox twin", () => {
  test("goes along with its live partner, and comes back with it", async () => {
    const live = await aPartner(database, "live");
    const twin = await tiedTwin(live);
    await suspend(live);
    expect(await statusOf(twin)).toBe("suspended");
    await expect(reactivate(twin)).rejects.toMatchObject({ code: "LIVE_SUSPENDED" });
    await reactivate(live);
    expect([await statusOf(live), await statusOf(twin)]).toEqual(["active", "active"]);
  });

  test("is suspended alone, and then stays so when its live partner comes back", async () => {
    const live = await aPartner(database, "live");
    const twin = await tiedTwin(live);
    await suspend(twin);
    expect(await statusOf(live)).toBe("active");
    await expectStatus(200, "GET", "/v1/partner", { as: live.as });
    await suspend(live);
    await reactivate(live);
    expect([await statusOf(live), await statusOf(twin)]).toEqual(["active", "suspended"]);
    await reactivate(twin);
    expect(await statusOf(twin)).toBe("active");
  });
});
