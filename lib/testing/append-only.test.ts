// What was sealed is added and read: the application's role can change and remove none of it, whatever
// the code would send.
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { transact } from "@/db/client";
import { expectStatus } from "./api";
import { testDatabase } from "./database";
import { aPartner, aSealedAttempt, type TestAttempt, type TestPartner } from "./world";

const database = testDatabase();
let partner: TestPartner;
let attempt: TestAttempt;

beforeAll(async () => {
  partner = await aPartner(database);
  attempt = await aSealedAttempt(database, partner);
  await database.pool.query(
    `insert into documents (partner_id, attempt_id, version, kind, id, merchant_id, sha256, bytes, pages, pipeline, content, created_at)
     values ($1, $2, 1, 'saq', 'doc_kept', $3, 'kept', 4, 1, 'local-fallback', 'kept', now())`,
    [partner.partnerId, attempt.attemptId, attempt.merchantId],
  );
  await database.pool.query(
    `insert into narratives (partner_id, attempt_id, merchant_id, role_with_cards, environment, sha256, provenance, created_at)
     values ($1, $2, $3, 'kept', 'kept', 'kept', '{}', now())`,
    [partner.partnerId, attempt.attemptId, attempt.merchantId],
  );
});

const TABLES = ["records", "documents", "narratives"] as const;

/** Sends a statement as the application does, inside the tenant that owns the rows. */
async function asApplication(text: string): Promise<{ rowCount: number | null }> {
  const scope = { partnerId: partner.partnerId, merchantId: null };
  return transact(scope, "write", (db) => db.execute(sql.raw(text)));
}

async function refusalOf(text: string): Promise<string> {
  return asApplication(text).then(
    ({ rowCount }) => `done: ${rowCount}`,
    ({ cause }: { cause: { code: string; message: string } }) => `${cause.code} ${cause.message}`,
  );
}

describe.each(TABLES)("%s", (table) => {
  test("are read by the application within their tenant", async () => {
    expect(await asApplication(`select 1 from ${table}`)).toMatchObject({ rowCount: 1 });
  });

  test.each([
    `update ${table} set created_at = now()`,
    `update ${table} set sha256 = 'forged' where attempt_id is not null`,
    `delete from ${table}`,
    `truncate ${table}`,
  ])("take no %s", async (text) => {
    const before = await database.pool.query(`select * from ${table}`);
    expect(await refusalOf(text)).toMatch(/^42501 permission denied/);
    expect((await database.pool.query(`select * from ${table}`)).rows).toEqual(before.rows);
  });
});

test("a second record of the same version is refused, not taken for the first", async () => {
  const copy = `insert into records select partner_id, attempt_id, version, merchant_id, shape_version, '{}', 'forged', compliant, 'OTHER', created_at from records`;
  expect(await refusalOf(copy)).toMatch(/^23505/);
});

test("another tenant sees none of it and adds nothing to it", async () => {
  const other = await aPartner(database);
  const scope = { partnerId: other.partnerId, merchantId: null };
  for (const table of TABLES) {
    const seen = await transact(scope, "read", (db) =>
      db.execute(sql.raw(`select 1 from ${table}`)),
    );
    expect(seen.rowCount).toBe(0);
  }
  const { partnerId } = partner;
  const forged = `insert into records values ('${partnerId}', '${attempt.attemptId}', 2, '${attempt.merchantId}', 1, '{}', 'x', true, 'FORGED', now())`;
  const added = transact(scope, "write", (db) => db.execute(sql.raw(forged)));
  await expect(added).rejects.toMatchObject({ cause: { code: "42501" } });
});

test("all of it goes with its merchant, where a merchant may be deleted at all", async () => {
  await expectStatus(200, "DELETE", attempt.base, { as: partner.as });
  for (const table of TABLES) {
    expect((await database.pool.query(`select 1 from ${table}`)).rowCount).toBe(0);
  }
});
