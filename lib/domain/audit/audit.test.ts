// Filters and export of the audit log.
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { expectStatus } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { aPartner, type TestPartner } from "@/lib/testing/world";

const database = testDatabase();

/** Events as no operation writes them, many of one moment: what pages must not trip over. */
async function events({ partnerId }: TestPartner, count: number, actor = "user:usr_ada") {
  await database.pool.query(
    `insert into events (partner_id, id, type, actor, resource_type, resource_id, payload, operation, request_id, created_at)
     select $1, 'evt_' || $3 || i, 'merchant.updated', $3, 'merchant', 'mrc_1',
       jsonb_build_object('changed', jsonb_build_array('=HYPERLINK("x")', 'a "quoted" word')), 'merchants.update', 'req_1',
       timestamptz '2026-11-20' + (i / 7) * interval '1 millisecond'
     from generate_series(1, $2::int) i`,
    [partnerId, count, actor],
  );
}

async function file({ as }: TestPartner, query = ""): Promise<Record<string, string>[]> {
  const { bytes } = await expectStatus(200, "GET", `/v1/audit/export.csv${query}`, { as });
  return parse(Buffer.from(bytes), { columns: true });
}

test("the list and the file are narrowed to one actor", async () => {
  const partner = await aPartner(database, "live");
  await events(partner, 3);
  await events(partner, 2, "api-key:key_1");
  const { as } = partner;
  const { body } = await expectStatus(200, "GET", "/v1/audit?actor=user:usr_ada", { as });
  expect(body.items).toHaveLength(3);
  expect(new Set((await file(partner, "?actor=api-key:key_1")).map(({ actor }) => actor))).toEqual(
    new Set(["api-key:key_1"]),
  );
  expect(await file(partner, "?actor=user:usr_nobody")).toEqual([]);
  expect(await file(partner, "?until=2026-11-19T00:00:00Z")).toEqual([]);
});

test("a file of many pages has each event once, newest first, with its members as JSON", async () => {
  const partner = await aPartner(database, "live");
  await events(partner, 4_500);
  const rows = await file(partner);
  expect(rows).toHaveLength(4_500);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(4_500);
  const times = rows.map(({ timestamp = "" }) => timestamp);
  expect(times).toEqual([...times].sort().reverse());
  const changed = ['=HYPERLINK("x")', 'a "quoted" word'];
  expect(JSON.parse(rows[0]?.members ?? "")).toEqual({ changed });
});

test("a file holds no other partner's events, and no cell that a spreadsheet would run", async () => {
  const mine = await aPartner(database, "live");
  await events(await aPartner(database, "live"), 2, "user:usr_other");
  await events(mine, 1, "=cmd()");
  const rows = await file(mine);
  expect(rows.map(({ actor }) => actor)).toEqual(["'=cmd()"]);
});
