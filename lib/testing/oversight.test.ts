// What operators see of all partners and set for one: counts alone, and limits that count at once.
import { describe, expect, test } from "vitest";
import { transact } from "@/db/client";
import { FIRST_PLAN } from "@/db/schema";
import { SERVICE_TENANT } from "@/lib/core/caller";
import { cycleOf } from "@/lib/core/clock";
import { OPERATING, PUBLIC } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { expectStatus, send } from "./api";
import { givePlan } from "./billing";
import { testDatabase } from "./database";
import { anOperator } from "./operating";
import { aSession, aUser } from "./people";
import { aMerchant, aPartner, aSealedAttempt, type TestPartner, tokenFor } from "./world";

const database = testDatabase();
const NONE = { requestsPerSecond: null, burst: null, requestsPerDay: null, merchantCap: null };

const tie = (sandbox: TestPartner, live: TestPartner) =>
  database.pool.query("update partners set sandbox_of = $1 where id = $2", [
    live.partnerId,
    sandbox.partnerId,
  ]);

async function namedPartner(name: string, mode: "live" | "sandbox" = "live") {
  const partner = await aPartner(database, mode);
  await database.pool.query("update partners set name = $1 where id = $2", [
    name,
    partner.partnerId,
  ]);
  return partner;
}

async function eventsOf(partnerId: string, type: string) {
  const { rows } = await database.pool.query<{ actor: string; payload: object; concerns: string }>(
    "select actor, payload, concerns from events where partner_id = $1 and type = $2 order by id",
    [partnerId, type],
  );
  return rows;
}

describe("the list of partners", () => {
  test("has the twin with its live partner, and counts of merchants and of what was sealed", async () => {
    const operator = await (await anOperator(database)).now();
    const live = await namedPartner("Harbour Acquiring 1");
    const twin = await namedPartner("Harbour Acquiring 1 sandbox", "sandbox");
    await tie(twin, live);
    await aSealedAttempt(database, live);
    await aMerchant(live);
    await aMerchant(twin);
    const { output } = await run(OPERATING.listPartners, operator, {
      search: "harbour acquiring 1",
    });
    expect(output.items).toMatchObject([
      {
        ...{
          id: live.partnerId,
          mode: "live",
          status: "active",
          plan: { id: FIRST_PLAN, name: "standard" },
        },
        ...{ merchants: 2, sealed: 1, twin: { id: twin.partnerId, merchants: 1 } },
      },
    ]);
    const { output: byTwin } = await run(OPERATING.listPartners, operator, {
      search: twin.partnerId,
    });
    expect(byTwin.items.map(({ id }) => id)).toEqual([live.partnerId]);
  });

  test("is narrowed by mode, status and plan, and goes on page by page", async () => {
    const operator = await (await anOperator(database)).now();
    const made: string[] = [];
    for (let i = 0; i < 3; i += 1) made.push((await namedPartner("Paged 100% Bank")).partnerId);
    const planId = await givePlan(database, made[0] ?? "");
    await database.pool.query("update partners set plan_id = $1 where id = any($2)", [
      planId,
      made,
    ]);
    const filter = { search: "paged 100% bank", planId, mode: "live", status: "active" };
    const seen: string[] = [];
    let nextToken: string | null = null;
    const page = (input: object) => run(OPERATING.listPartners, operator, input);
    do {
      const input = { ...filter, limit: 2, ...(nextToken ? { nextToken } : {}) };
      const output: Awaited<ReturnType<typeof page>>["output"] = (await page(input)).output;
      seen.push(...output.items.map(({ id }) => id));
      nextToken = output.nextToken;
    } while (nextToken);
    expect(seen).toEqual(made.reverse());
    for (const other of [{ mode: "sandbox" }, { status: "suspended" }, { planId: FIRST_PLAN }]) {
      const input = { ...filter, ...other };
      expect((await run(OPERATING.listPartners, operator, input)).output.items).toEqual([]);
    }
    const foreign = run(OPERATING.listPartners, operator, { nextToken: "made up" });
    await expect(foreign).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  });

  test("shows a partner whose twin alone is suspended among the suspended ones", async () => {
    const operator = await (await anOperator(database)).now();
    const live = await namedPartner("Half Open Bank");
    const twin = await namedPartner("Half Open Bank", "sandbox");
    await tie(twin, live);
    const reason = "Load tests without notice.";
    await run(OPERATING.suspendPartner, operator, { partnerId: twin.partnerId, reason });
    const input = { search: "half open bank", status: "suspended" };
    const { output } = await run(OPERATING.listPartners, operator, input);
    expect(output.items).toMatchObject([{ id: live.partnerId, twin: { status: "suspended" } }]);
  });

  test("sums up the service: partners, merchants, and what live ones sealed this month and last", async () => {
    const operator = await (await anOperator(database)).now();
    const { output: before } = await run(OPERATING.getServiceFigures, operator, {});
    const live = await aPartner(database, "live");
    const sandbox = await aPartner(database);
    const first = await aSealedAttempt(database, live);
    await aSealedAttempt(database, live);
    await aSealedAttempt(database, sandbox);
    const lastMonth = new Date(cycleOf(new Date()).start.getTime() - 3_600_000);
    await database.pool.query("alter table attempts disable trigger user");
    await database.pool.query("update attempts set sealed_at = $1 where id = $2", [
      lastMonth,
      first.attemptId,
    ]);
    await database.pool.query("alter table attempts enable trigger user");
    await aPartner(database, "live", "suspended");
    const { output: after } = await run(OPERATING.getServiceFigures, operator, {});
    expect(after).toEqual({
      partners: {
        live: before.partners.live + 1,
        sandbox: before.partners.sandbox + 1,
        suspended: before.partners.suspended + 1,
      },
      merchants: { live: before.merchants.live + 2, sandbox: before.merchants.sandbox + 1 },
      sealed: {
        thisMonth: before.sealed.thisMonth + 1,
        lastMonth: before.sealed.lastMonth + 1,
      },
    });
  });
});

describe("one partner", () => {
  test("shows the months as they were counted, and the one that runs", async () => {
    const operator = await (await anOperator(database)).now();
    const { partnerId, ...partner } = await aPartner(database, "live");
    await aSealedAttempt(database, { partnerId, ...partner });
    await database.pool.query(
      `insert into usage_cycles (partner_id, cycle_start, cycle_end, sealed_attestations, amount, currency, counted_at)
       select $1, m, m + interval '1 month', 7, 0, 'USD', now()
       from generate_series(timestamptz '2024-01-01Z', '2026-06-01Z', interval '1 month') m`,
      [partnerId],
    );
    const { output } = await run(OPERATING.getPartnerOverseen, operator, { partnerId });
    expect(output.usage.running.sealed).toBe(1);
    expect(output.usage.counted).toHaveLength(24);
    expect(output.usage.counted[0]).toMatchObject({ sealed: 7, start: "2026-06-01T00:00:00.000Z" });
    const nobody = run(OPERATING.getPartnerOverseen, operator, { partnerId: "prt_nobody" });
    await expect(nobody).rejects.toMatchObject({ code: "PARTNER_NOT_FOUND" });
  });

  test("has its name changed, which both logs tell, and the service's log is found by the partner", async () => {
    const operator = await anOperator(database);
    const caller = await operator.now();
    const { partnerId } = await aPartner(database, "live");
    const other = await aPartner(database, "live");
    const terms = { name: "Renamed Bank" };
    await run(OPERATING.changePartnerTerms, caller, { partnerId, ...terms });
    await run(OPERATING.changePartnerTerms, caller, { partnerId: other.partnerId, ...terms });
    expect(await eventsOf(partnerId, "partner.terms_changed")).toEqual([
      { actor: `operator:${operator.userId}`, payload: terms, concerns: null },
    ]);
    const { output: acts } = await run(OPERATING.listPartnerActs, caller, { partnerId });
    expect(acts.items).toMatchObject([
      { eventType: "partner.terms_changed", actor: `user:${operator.userId}` },
    ]);
    const card = { name: "4111 1111 1111 1111" };
    const refused = run(OPERATING.changePartnerTerms, caller, { partnerId, ...card });
    await expect(refused).rejects.toMatchObject({ code: "CARD_DATA_REFUSED" });
  });

  test("is changed by nobody whose session no code has unlocked", async () => {
    const caller = await (await anOperator(database, "locked")).now();
    const { partnerId } = await aPartner(database);
    const reason = "It has to stop at once.";
    const acts = [
      run(OPERATING.changePartnerTerms, caller, { partnerId, name: "New" }),
      run(OPERATING.setPartnerLimits, caller, { partnerId, ...NONE }),
      run(OPERATING.suspendPartner, caller, { partnerId, reason }),
      run(OPERATING.reactivatePartner, caller, { partnerId }),
      run(OPERATING.openSupport, caller, { partnerId, reason, hours: 1 }),
    ];
    for (const act of acts) await expect(act).rejects.toMatchObject({ code: "UNLOCK_REQUIRED" });
  });
});

describe("limits of one partner alone", () => {
  const policyIn = (headers: Headers) => headers.get("ratelimit-policy");

  test("count from its next request on, and are taken away again", async () => {
    const operator = await (await anOperator(database)).now();
    const partner = await aPartner(database, "live");
    const { partnerId, as } = partner;
    const merchant = await tokenFor(await aMerchant(partner));
    const usual = policyIn((await send("GET", "/v1/partner", { as })).headers);
    const set = { ...NONE, requestsPerSecond: 1, burst: 3, merchantCap: 1 };
    await run(OPERATING.setPartnerLimits, operator, { partnerId, ...set });
    const { headers, body } = await expectStatus(200, "GET", "/v1/partner", { as });
    expect(policyIn(headers)).toBe('"rate";q=3;w=3');
    expect(body.limits).toEqual({ ...set, requestsPerDay: null });
    const full = await send("POST", "/v1/merchants", { as, body: { name: "One too many" } });
    expect(full).toMatchObject({ status: 403, body: { code: "SANDBOX_MERCHANT_CAP" } });
    expect(full.body.message).not.toMatch(/sandbox/i);
    await send("GET", "/v1/partner", { as });
    expect(await send("GET", "/v1/partner", { as })).toMatchObject({ status: 429 });
    // Merchants have the same each, and five times as many together.
    const seen = await send("GET", "/v1/merchants/nobody", { as: merchant });
    expect(policyIn(seen.headers)).toBe('"rate";q=3;w=3, "merchants";q=15;w=3');

    await run(OPERATING.setPartnerLimits, operator, { partnerId, ...NONE });
    const again = await expectStatus(200, "GET", "/v1/partner", { as });
    expect(policyIn(again.headers)).toBe(usual);
    expect(await eventsOf(partnerId, "partner.limits_changed")).toMatchObject([
      { payload: set },
      { payload: NONE },
    ]);
  });

  test("hold for a day as well, of a live partner, too", async () => {
    const operator = await (await anOperator(database)).now();
    const { partnerId, as } = await aPartner(database, "live");
    const set = { ...NONE, requestsPerDay: 2 };
    await run(OPERATING.setPartnerLimits, operator, { partnerId, ...set });
    await expectStatus(200, "GET", "/v1/partner", { as });
    await expectStatus(200, "GET", "/v1/partner", { as });
    const late = await send("GET", "/v1/partner", { as });
    expect(late).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } });
  });

  test("are refused where fewer may come at once than in a second, and outside their bounds", async () => {
    const operator = await (await anOperator(database)).now();
    const { partnerId } = await aPartner(database, "live");
    for (const wrong of [
      { requestsPerSecond: 10, burst: 5 },
      { burst: 1 },
      { requestsPerSecond: 0 },
      { merchantCap: 1.5 },
      { requestsPerDay: -1 },
    ]) {
      const refused = run(OPERATING.setPartnerLimits, operator, { partnerId, ...NONE, ...wrong });
      await expect(refused).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
    }
  });

  test("leave the people alone who read in the dashboard", async () => {
    const operator = await (await anOperator(database)).now();
    const { partnerId } = await aPartner(database, "live");
    await run(OPERATING.setPartnerLimits, operator, { partnerId, ...NONE, requestsPerDay: 1 });
    const { current } = await aSession(await aUser(database, partnerId, "admin"));
    for (let i = 0; i < 3; i += 1) await run(PUBLIC.getPartner, current.caller, {});
  });
});

test("the operators' database role reads no answer, and of a book nothing but its size", async () => {
  const scope = { partnerId: SERVICE_TENANT, merchantId: null, operator: true } as const;
  const asks = [
    ...[
      "answers",
      "attempts",
      "records",
      "drafts",
      "mail_messages",
      "payment_methods",
      "merchants",
    ],
    ...["documents", "events", "notes", "api_keys", "partner_secrets"],
  ].map((table) => `select 1 from ${table === "notes" ? "merchant_notes" : table} limit 1`);
  asks.push("select compliance_status from merchant_counts limit 1");
  asks.push("select email from users limit 1", "select token_hash from user_sessions limit 1");
  for (const statement of asks) {
    const asked = transact(scope, "read", (db) => db.execute(statement));
    await expect(asked, statement).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringMatching(/permission denied/) }),
    });
  }
  // Of people and sessions it sees its own tenant's, and changes nothing of theirs.
  const { partnerId } = await aPartner(database);
  await aSession(await aUser(database, partnerId));
  const seen = await transact(scope, "read", (db) =>
    db.execute("select distinct partner_id from users"),
  );
  expect(seen.rows).toEqual([{ partner_id: SERVICE_TENANT }]);
});
