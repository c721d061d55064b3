// Exports under readers of every kind: they hold no connection, a partner reads a few at once, and a book of
// many pages comes whole.
import { parse } from "csv-parse/sync";
import { beforeAll, expect, test } from "vitest";
import { EXPORTS_AT_ONCE } from "@/lib/core/policy";
import { expectStatus } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { eventually } from "@/lib/testing/eventually";
import { aPartner, type TestPartner } from "@/lib/testing/world";
import { rest } from "@/lib/transports/rest";
import { exportPortfolio } from "./operations";

const database = testDatabase();
const MERCHANTS = 4_500;
const { GET } = rest(exportPortfolio);
let partner: TestPartner;

/** Moments finer than a millisecond, many of them alike: what pages must not trip over. */
async function fill({ partnerId }: TestPartner, count: number): Promise<void> {
  await database.pool.query(
    `insert into merchants (partner_id, id, name, created_at, updated_at)
     select $1, 'mrc_' || i, repeat('Candles ', 20) || i, timestamptz '2026-01-01' + (i / 7) * interval '1 microsecond', now()
     from generate_series(1, $2::int) i`,
    [partnerId, count],
  );
}

beforeAll(async () => {
  partner = await aPartner(database, "live");
  await fill(partner, MERCHANTS);
});

const ask = (as: Record<string, string>, method = "GET") =>
  GET(new Request("http://127.0.0.1/v1/portfolio/export.csv", { method, headers: as }));

async function openTransactions(): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as open from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
  );
  return rows[0].open;
}

test("a book of many pages comes whole, each merchant once, in the order of creation", async () => {
  const { bytes } = await expectStatus(200, "GET", "/v1/portfolio/export.csv", { as: partner.as });
  const rows = parse(Buffer.from(bytes), { columns: true }) as Record<string, string>[];
  const ids = rows.map(({ merchantId }) => merchantId);
  expect(ids).toHaveLength(MERCHANTS);
  expect(new Set(ids).size).toBe(MERCHANTS);
  const created = rows.map(({ createdAt = "" }) => createdAt);
  expect(created).toEqual([...created].sort());
});

test("filters, and merchants that are named, narrow it", async () => {
  const own = await aPartner(database, "live");
  await fill(own, 12);
  const idsOf = async (query: string) => {
    const path = `/v1/portfolio/export.csv?${query}`;
    const { bytes } = await expectStatus(200, "GET", path, { as: own.as });
    const rows = parse(Buffer.from(bytes), { columns: true }) as Record<string, string>[];
    return rows.map(({ merchantId = "" }) => merchantId.replace("mrc_", "")).sort();
  };
  expect(await idsOf("search=candles%201")).toEqual(["1", "10", "11", "12"]);
  expect(await idsOf("merchantIds=mrc_2,mrc_7")).toEqual(["2", "7"]);
  expect(await idsOf("search=candles%201&except=mrc_10,mrc_2")).toEqual(["1", "11", "12"]);
  expect(await idsOf("stage=compliant")).toEqual([]);
  const ids = Array.from({ length: 301 }, (_, n) => `mrc_${n}`).join(",");
  const path = `/v1/portfolio/export.csv?merchantIds=${ids}`;
  await expectStatus(400, "GET", path, { as: own.as });
});

test("merchants created after the request are left out", async () => {
  const own = await aPartner(database, "live");
  await fill(own, 2_000);
  const response = await ask(own.as);
  await new Promise((resolve) => setTimeout(resolve, 5));
  await expectStatus(201, "POST", "/v1/merchants", { as: own.as, body: { name: "Too late" } });
  const text = await response.text();
  expect(text).not.toContain("Too late");
  expect(text.trimEnd().split("\r\n")).toHaveLength(2_001);
});

test("slow readers of many partners hold no connection, and everything else goes on", async () => {
  const partners = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const own = await aPartner(database, "live");
      await fill(own, 3_000);
      return own;
    }),
  );
  const responses = await Promise.all(
    partners.flatMap(({ as }) => Array.from({ length: EXPORTS_AT_ONCE }, () => ask(as))),
  );
  expect(responses.length).toBeGreaterThan(14);
  const readers = responses.map((response) => {
    if (!response.body) throw new Error("there is nothing to read");
    return response.body.getReader();
  });
  for (const reader of readers) expect((await reader.read()).done).toBe(false);
  await eventually(
    "the end of all transactions",
    async () => (await openTransactions()) === 0 || null,
  );
  for (let i = 0; i < 20; i += 1) {
    await expectStatus(200, "GET", "/v1/merchants?limit=1", { as: partner.as });
  }
  await Promise.all(readers.map((reader) => reader.cancel()));
});

test("one more export than a partner may read at once is RATE_LIMITED, until one of them ends", async () => {
  const own = await aPartner(database, "live");
  await fill(own, 3_000);
  const open = await Promise.all(Array.from({ length: EXPORTS_AT_ONCE }, () => ask(own.as)));
  const refused = await ask(own.as);
  expect([refused.status, (await refused.json()).code]).toEqual([429, "RATE_LIMITED"]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask(partner.as, "HEAD")).status).toBe(200);
  await open[0]?.body?.cancel();
  const next = await ask(own.as);
  expect(next.status).toBe(200);
  await next.text();
  for (const response of open.slice(1)) await response.text();
  const again = await Promise.all(Array.from({ length: EXPORTS_AT_ONCE }, () => ask(own.as)));
  expect(again.map(({ status }) => status)).toEqual(again.map(() => 200));
  for (const response of again) await response.body?.cancel();
});

test("HEAD reads nothing and counts as no reader", async () => {
  const own = await aPartner(database, "live");
  for (let i = 0; i < EXPORTS_AT_ONCE * 2; i += 1) {
    const response = await ask(own.as, "HEAD");
    expect([response.status, await response.text()]).toEqual([200, ""]);
  }
});
