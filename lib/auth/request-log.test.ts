// The log that partners see of their requests: bounded, in the background, and each partner's own.
import { describe, expect, test } from "vitest";
import { prune } from "@/db/housekeeping";
import type { RequestRow } from "@/db/lookups";
import type { Caller } from "@/lib/core/caller";
import { type Credentials, expectStatus, send, withToken } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { aMerchant, aPartner, type TestPartner, tokenFor } from "@/lib/testing/world";
import { RequestLog, requestLog } from "./request-log";

const database = testDatabase();

async function logged(as: Credentials, query = ""): Promise<Record<string, unknown>[]> {
  await requestLog.flush();
  return (await expectStatus(200, "GET", `/v1/partner/requests${query}`, { as })).body.items;
}

const names = (items: readonly Record<string, unknown>[]) =>
  items.map(({ operation }) => operation);

describe("a request", () => {
  test("is listed with id, operation, status, time and actor, and nothing of what was sent", async () => {
    const { as, partnerId } = await aPartner(database, "live");
    const body = { name: "Quayside Candles" };
    const { headers } = await expectStatus(201, "POST", "/v1/merchants", { as, body });
    const [item] = await logged(as);
    expect(item).toEqual({
      id: headers.get("x-request-id"),
      operation: "merchants.create",
      status: 201,
      durationMs: expect.any(Number),
      actor: expect.stringMatching(/^api-key:key_/),
      createdAt: expect.any(String),
    });
    const text = "select t::text as row from request_log t where partner_id = $1";
    const { rows } = await database.pool.query(text, [partnerId]);
    expect(JSON.stringify(rows)).not.toContain("Quayside");
  });

  test("of a merchant's session names the session, and its refusals are there, too", async () => {
    const partner = await aPartner(database, "live");
    const merchant = await aMerchant(partner);
    const as = await tokenFor(merchant);
    await send("GET", merchant.base, { as });
    await send("GET", "/v1/partner", { as });
    const items = await logged(partner.as, "?outcome=refused");
    expect(items.map(({ operation, status }) => [operation, status])).toEqual([
      ["partner.get", 403],
    ]);
    expect(items[0]?.actor).toMatch(/^session:/);
  });

  test("without valid credentials is nobody's", async () => {
    await requestLog.flush();
    const before = await database.pool.query("select count(*) from request_log");
    await send("GET", "/v1/partner", { as: withToken("nothing") });
    await requestLog.flush();
    expect((await database.pool.query("select count(*) from request_log")).rows).toEqual(
      before.rows,
    );
  });

  test("is seen by its partner alone", async () => {
    const mine = await aPartner(database, "live");
    const other = await aPartner(database, "live");
    const { headers } = await expectStatus(200, "GET", "/v1/partner", { as: mine.as });
    const query = `?requestId=${headers.get("x-request-id")}`;
    expect(await logged(other.as, query)).toEqual([]);
    expect(await logged(mine.as, query)).toHaveLength(1);
  });

  test("is found by operation, result, actor and time, page by page", async () => {
    const { as } = await aPartner(database, "live");
    for (const path of ["/v1/partner", "/v1/partner/settings", "/v1/partner/nothing"]) {
      await send("GET", path, { as });
    }
    await send("POST", "/v1/merchants", { as, body: {} });
    expect(names(await logged(as, "?operation=partner.get"))).toEqual(["partner.get"]);
    expect(names(await logged(as, "?outcome=refused"))).toEqual(["merchants.create"]);
    expect(await logged(as, "?actor=user:usr_nobody")).toEqual([]);
    expect(await logged(as, "?until=2020-01-01T00:00:00Z")).toEqual([]);
    await requestLog.flush();
    const path = "/v1/partner/requests?limit=2&operation=partner.list_requests";
    const first = (await expectStatus(200, "GET", path, { as })).body;
    const next = `${path}&nextToken=${first.nextToken}`;
    const second = (await expectStatus(200, "GET", next, { as })).body;
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(2);
  });

  test("over MCP names its tool", async () => {
    const { as } = await aPartner(database, "live");
    const params = { name: "partner_get", arguments: {} };
    const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
    await expectStatus(200, "POST", "/mcp", { as, body });
    expect(names(await logged(as))).toContain("mcp:tools/call partner_get");
  });
});

const ANSWERED = { requestId: "req_1", operation: "partner.get", status: 200, ms: 1 };

function callerOf(partnerId: string): Caller {
  return { kind: "system", partnerId, job: "example" };
}

describe("a flood of requests", () => {
  test("of one partner leaves room for others, and memory is bounded", async () => {
    const batches: (readonly RequestRow[])[] = [];
    const log = new RequestLog(async (rows) => void batches.push(rows), 60_000);
    for (let i = 0; i < 2000; i += 1) log.note(callerOf("prt_loud"), ANSWERED);
    log.note(callerOf("prt_quiet"), ANSWERED);
    for (let i = 0; i < 20_000; i += 1) log.note(callerOf(`prt_${i}`), ANSWERED);
    await log.flush();
    const rows = batches.flat();
    expect(rows.filter(({ partnerId }) => partnerId === "prt_loud")).toHaveLength(500);
    expect(rows.filter(({ partnerId }) => partnerId === "prt_quiet")).toHaveLength(1);
    expect(rows).toHaveLength(5000);
    log.note(callerOf("prt_loud"), ANSWERED);
    await log.flush();
    expect(batches).toHaveLength(2);
  });

  test("and a database that is away fail nobody", async () => {
    const log = new RequestLog(async () => {
      throw new Error("away");
    }, 60_000);
    log.note(callerOf("prt_example"), ANSWERED);
    await expect(log.flush()).resolves.toBeUndefined();
  });
});

async function insertRequests(
  { partnerId }: TestPartner,
  count: number,
  from: Date,
): Promise<void> {
  await database.pool.query(
    `insert into request_log (partner_id, id, operation, status, duration_ms, actor, created_at)
     select $1, 'req_' || i, 'partner.get', 200, 1, 'api-key:key_x', $2::timestamptz + i * interval '1 millisecond'
     from generate_series(1, $3::int) i`,
    [partnerId, from, count],
  );
}

test("what is written twice is there once", async () => {
  const { partnerId } = await aPartner(database, "live");
  const { logRequests } = await import("@/db/lookups");
  const what = { id: "req_twice", operation: "partner.get", status: 200, durationMs: 1 };
  const row = { partnerId, ...what, actor: "api-key:key_x", createdAt: new Date() };
  await logRequests([row, { ...row, partnerId: "prt_gone" }]);
  await logRequests([row]);
  const text = "select count(*)::int as n from request_log where id = 'req_twice'";
  expect((await database.pool.query(text)).rows).toEqual([{ n: 1 }]);
});

test("requests of 30 days are kept, and of a partner the newest 100,000", async () => {
  const old = await aPartner(database, "live");
  const busy = await aPartner(database, "live");
  const now = new Date();
  await insertRequests(old, 3, new Date(now.getTime() - 31 * 24 * 60 * 60 * 1000));
  await insertRequests(old, 2, now);
  await insertRequests(busy, 100_010, new Date(now.getTime() - 3_600_000));
  await prune(now);
  const count = async ({ partnerId }: TestPartner) => {
    const text =
      "select count(*)::int as n, min(id) as first from request_log where partner_id = $1";
    return (await database.pool.query(text, [partnerId])).rows[0].n;
  };
  expect(await count(old)).toBe(2);
  expect(await count(busy)).toBe(100_000);
});
