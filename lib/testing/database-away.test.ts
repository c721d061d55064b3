// A database that cannot serve: every address says so at once and in one way, nothing hangs, and the service
// goes on by itself when the database is back.
import { NextRequest } from "next/server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createPool, pool } from "@/db/pool";
import { openEmbed } from "@/lib/transports/embed";
import { portalCaller } from "@/lib/transports/page";
import { proxy } from "@/proxy";
import { expectStatus, type Reply, send } from "./api";
import { testDatabase } from "./database";
import { type DatabaseProxy, proxyBefore } from "./database-proxy";
import { eventually } from "./eventually";
import { expectRefusal } from "./refusal";
import { aMerchant, aPartner, type TestMerchant, type TestPartner, tokenFor } from "./world";

const database = testDatabase();
const LIMITS = {
  connectionTimeoutMillis: 700,
  statement_timeout: 1_000,
  query_timeout: 1_500,
  lock_timeout: 500,
};
/** The limits above, some of them in a row, on a machine that is busy. */
const AT_ONCE_MS = 20_000;
const holder = globalThis as { sealwrightPool?: unknown };

let before: DatabaseProxy;
let partner: TestPartner;
let shop: TestMerchant;
let token: string;

beforeAll(async () => {
  before = await proxyBefore(database.url);
  holder.sealwrightPool = createPool(before.url, { ...LIMITS, max: 3 });
  partner = await aPartner(database, "live");
  shop = await aMerchant(partner);
  token = (await tokenFor(shop))["X-Session-Token"] ?? "";
});

afterAll(() => before.stop());

beforeEach(async () => {
  before.become("pass");
  await eventually("the database to be back", async () => {
    const { status } = await send("GET", shop.base, { as: partner.as });
    return status === 200 ? true : null;
  });
});

afterEach(() => before.become("pass"));

function expectBusy(reply: Reply): void {
  expectRefusal(reply, "SERVICE_BUSY");
  expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
}

const rpc = (name: string) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name, arguments: {} },
});

/** Every kind of entry, each of which must say so within the limits. */
async function expectBusyEverywhere(): Promise<void> {
  const { as } = partner;
  const started = performance.now();
  expectBusy(await send("GET", "/v1/partner", { as }));
  expectBusy(await send("POST", "/v1/merchants", { as, body: { name: "Soap" } }));
  expectBusy(await send("GET", shop.base, { as: { "X-Session-Token": token } }));
  expectBusy(await send("GET", "/v1/portfolio/export.csv", { as }));
  expectBusy(await send("POST", "/mcp", { as, body: rpc("partner_get") }));
  await expect(portalCaller(token, shop.merchantId)).rejects.toThrow();
  await expect(openEmbed({ sessionToken: token, merchantId: shop.merchantId })).rejects.toThrow();
  expect(performance.now() - started).toBeLessThan(AT_ONCE_MS);
}

describe("a database that is away is SERVICE_BUSY everywhere, and the service comes back by itself", () => {
  test("stopped", async () => {
    await before.listen(false);
    await expectBusyEverywhere();
    await before.listen(true);
  });

  test("cutting every connection", async () => {
    before.become("cut");
    await expectBusyEverywhere();
  });

  test("giving no answer", async () => {
    before.become("silent");
    await expectBusyEverywhere();
  });

  test.each([
    ["starting up", "57P03"],
    ["shutting down", "57P01"],
    ["with too many connections", "53300"],
    ["out of memory", "53200"],
  ])("%s", async (_, sqlstate) => {
    before.become({ sqlstate });
    await expectBusyEverywhere();
  });
});

describe("a page that needs the database", () => {
  const ask = (path: string, language = "en") =>
    proxy(new NextRequest(`http://127.0.0.1${path}`, { headers: { "accept-language": language } }));

  test.each(["/portal", "/portal/embed", "/portal/handoff", "/verify/0000"])(
    "%s says that it is back in a moment",
    async (path) => {
      before.become("cut");
      const response = await ask(`${path}?sessionToken=${token}`);
      expect(response.status).toBe(503);
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      const html = await response.text();
      expect(html).toContain("back in a moment");
      expect(html).not.toContain(token);
    },
  );

  test("says so in the visitor's language", async () => {
    before.become("cut");
    expect(await (await ask("/portal", "fr-CA, en;q=0.5")).text()).toContain("Nous revenons");
    expect(await (await ask("/portal?locale=es", "fr")).text()).toContain("Volvemos");
  });

  test("is begun where the database answers", async () => {
    expect((await ask("/portal")).headers.get("x-middleware-next")).toBe("1");
  });
});

describe("a database that takes no writes", () => {
  const failing = (sqlstate: string) => `
    create or replace function refuse_write() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '${sqlstate}'; end $$;
    create trigger refuse_write before insert on merchants execute function refuse_write();`;

  test.each([
    ["full", "53100"],
    ["with a broken disk", "58030"],
  ])("%s: writes are SERVICE_BUSY and leave nothing, reads go on", async (_, sqlstate) => {
    const { as } = partner;
    await database.pool.query(failing(sqlstate));
    try {
      expectBusy(await send("POST", "/v1/merchants", { as, body: { name: "Soap" } }));
      const tool = {
        ...rpc("merchants_create"),
        params: { name: "merchants_create", arguments: { name: "Soap" } },
      };
      const { body } = await send("POST", "/mcp", { as, body: tool });
      expect(body.result).toMatchObject({
        isError: true,
        structuredContent: { code: "SERVICE_BUSY", retryAfterSeconds: expect.any(Number) },
      });
      await expectStatus(200, "GET", shop.base, { as });
    } finally {
      await database.pool.query("drop trigger refuse_write on merchants");
    }
    const { body } = await expectStatus(200, "GET", "/v1/merchants?search=Soap", { as });
    expect(body.items).toEqual([]);
  });

  test("read-only, as one that stands by: writes are SERVICE_BUSY", async () => {
    const { as } = partner;
    const name = new URL(database.url).pathname.slice(1);
    await database.pool.query(`alter database ${name} set default_transaction_read_only = on`);
    before.become("cut");
    before.become("pass");
    try {
      expectBusy(await send("POST", "/v1/merchants", { as, body: { name: "Soap" } }));
      await expectStatus(200, "GET", shop.base, { as });
    } finally {
      const client = await database.pool.connect();
      await client.query("set default_transaction_read_only = off");
      await client.query(`alter database ${name} set default_transaction_read_only = off`);
      client.release();
      before.become("cut");
    }
  });
});

describe("limits of what one caller may take", () => {
  test("a wait for a connection ends in SERVICE_BUSY, and the next request is served", async () => {
    const held = await Promise.all([1, 2, 3].map(() => pool().connect()));
    expectBusy(await send("GET", "/v1/partner", { as: partner.as }));
    for (const client of held) client.release();
    await expectStatus(200, "GET", "/v1/partner", { as: partner.as });
  });

  test("a wait for another transaction's rows ends in SERVICE_BUSY, and nothing was changed", async () => {
    const { as } = partner;
    const client = await database.pool.connect();
    await client.query("begin");
    await client.query("select 1 from merchants where id = $1 for update", [shop.merchantId]);
    try {
      expectBusy(await send("PUT", shop.base, { as, body: { name: "Changed meanwhile" } }));
    } finally {
      await client.query("rollback");
      client.release();
    }
    const { body } = await expectStatus(200, "GET", shop.base, { as });
    expect(body.name).toBe("Quayside Candles");
  });

  test("the service's own connections have all of them", async () => {
    const own = createPool(database.url);
    const { rows } = await own.query(
      "select name, setting::int from pg_settings where name like '%\\_timeout' and source = 'client'",
    );
    await own.end();
    const limits = Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
    expect(limits).toEqual({
      statement_timeout: expect.any(Number),
      lock_timeout: expect.any(Number),
      idle_in_transaction_session_timeout: expect.any(Number),
    });
    for (const limit of Object.values(limits)) expect(limit).toBeGreaterThan(0);
  });
});
