// Tenancy in the database itself: what statements read and write even where they forget their `where`.
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { expectStatus } from "./api";
import { testDatabase } from "./database";
import { anAddress, aSession, askForLink, aUser, setUpAuthenticator } from "./people";
import { type Table, tablesOf, tenantTables } from "./tables";
import { aPartner, aSealedAttempt, type TestAttempt, tokenFor } from "./world";

const database = testDatabase();

interface Tenant {
  readonly partnerId: string;
  readonly merchantId: string;
  readonly otherMerchantId: string;
}

let own: Tenant;
let foreign: Tenant;
let tables: Table[];
let connection: pg.PoolClient;

/** Something in every table, for two merchants of one partner. */
async function aFullTenant(): Promise<Tenant> {
  const partner = await aPartner(database);
  const reviewed = "update partners set require_review = true where id = $1";
  await database.pool.query(reviewed, [partner.partnerId]);
  const attempt = await fill(await aSealedAttempt(database, partner));
  const other = await fill(await aSealedAttempt(database, partner));
  const headers = { "Idempotency-Key": "kept" };
  const body = { name: "Once" };
  await expectStatus(201, "POST", "/v1/merchants", { as: partner.as, headers, body });
  const { partnerId } = partner;
  await setUpAuthenticator((await aSession(await aUser(database, partnerId))).current);
  await askForLink(database, await aUser(database, partnerId, "member"), "sign_in");
  await expectStatus(201, "POST", "/v1/partner/team/invitations", {
    ...{ as: partner.as, body: { email: anAddress(), role: "viewer" } },
  });
  const selected = { act: "invite", merchantIds: [attempt.merchantId] };
  await expectStatus(200, "POST", "/v1/portfolio/bulk", { as: partner.as, body: selected });
  const view = { name: "Invited", query: "stage=invited" };
  await expectStatus(201, "POST", "/v1/portfolio/views", { as: partner.as, body: view });
  return { partnerId, merchantId: attempt.merchantId, otherMerchantId: other.merchantId };
}

async function fill(attempt: TestAttempt): Promise<TestAttempt> {
  const as = await tokenFor(attempt);
  const headers = { "Idempotency-Key": "kept" };
  const body = { description: "Customers pay on the provider's own page." };
  const path = `${attempt.base}/payment-methods/${attempt.pmId}/determine`;
  await expectStatus(202, "POST", path, { as, headers, body });
  const note = { as: attempt.partner.as, body: { text: "Called them." } };
  await expectStatus(201, "POST", `${attempt.base}/notes`, note);
  const { partnerId } = attempt.partner;
  await database.pool.query(
    `insert into documents (partner_id, attempt_id, version, kind, id, merchant_id, sha256, bytes, pages, pipeline, content, created_at) values ($1, $2, 1, 'saq', $3, $4, 'sample', 4, 1, 'local-fallback', 'test', now())`,
    [partnerId, attempt.attemptId, newId("doc"), attempt.merchantId],
  );
  await database.pool.query(
    `insert into mail_messages (partner_id, id, merchant_id, kind, dedupe_key, to_address, subject, text_body, html_body, attachments, status, created_at)
     values ($1, $2, $3, 'documents', $2, 'a@b.example', 'Sample', 'text', 'html', '[]', 'queued', now())`,
    [partnerId, newId("msg"), attempt.merchantId],
  );
  await asked(attempt);
  return attempt;
}

async function asked({ partner: { partnerId }, merchantId, attemptId }: TestAttempt) {
  const about = "partner_id, id, merchant_id, attempt_id, top_level, part_id, question, language";
  const values = [partnerId, newId("hlp"), merchantId, attemptId, newId("pqn")];
  await database.pool.query(
    `with link as (insert into helper_links (${about}, asked_by, created_at, token_hash, expires_at)
       values ($1, $2, $3, $4, '11', '11-scans', 'Sample', 'en', 'session:sample', now(), $2, now()))
     insert into partner_questions (${about}, asked_by, created_at)
       values ($1, $5, $3, $4, '11', '11-scans', 'Sample', 'en', 'session:sample', now())`,
    values,
  );
}

beforeAll(async () => {
  own = await aFullTenant();
  foreign = await aFullTenant();
  tables = await tablesOf(database);
  connection = await database.pool.connect();
});

afterAll(() => connection.release());

const readable = () => tenantTables(tables).filter((table) => table.grants.includes("select"));

interface Settings {
  readonly partnerId?: string;
  readonly merchantId?: string;
}

/** Runs statements as the application role with the settings of a transaction, then takes all back. */
async function asApplication<T>(settings: Settings, work: () => Promise<T>): Promise<T> {
  await connection.query("begin; set local role sealwright_app");
  try {
    await connection.query(
      "select set_config('app.partner_id', $1, true), set_config('app.merchant_id', $2, true)",
      [settings.partnerId ?? "", settings.merchantId ?? ""],
    );
    return await work();
  } finally {
    await connection.query("rollback");
  }
}

async function rowsOf(table: string): Promise<Record<string, unknown>[]> {
  return (await connection.query(`select * from ${table}`)).rows;
}

/** The error code that a statement ends with, or null. The transaction goes on either way. */
async function refusalOf(statement: string, values: unknown[] = []): Promise<string | null> {
  await connection.query("savepoint attempted");
  try {
    await connection.query(statement, values);
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await connection.query("rollback to savepoint attempted");
  }
}

const REFUSED_BY_POLICY = "42501";

describe("a select that forgot its where", () => {
  const FILLED = (
    "answers api_keys attempts determinations documents events idempotency_keys jobs mail_messages " +
    "merchants one_time_links partner_secrets payment_methods recovery_codes review_answers sections " +
    "signatures team_invitations user_sessions users"
  ).split(" ");

  test("shows the partner's own rows, all of them and nothing else", async () => {
    for (const { name } of readable()) {
      const seen = await asApplication({ partnerId: own.partnerId }, () => rowsOf(name));
      expect([name, seen.filter((row) => row.partner_id !== own.partnerId)]).toEqual([name, []]);
      if (FILLED.includes(name)) expect([name, seen.length > 0]).toEqual([name, true]);
    }
  });

  test("shows the one row of the own partner", async () => {
    const seen = await asApplication({ partnerId: own.partnerId }, () => rowsOf("partners"));
    expect(seen.map((row) => row.id)).toEqual([own.partnerId]);
  });

  test("shows nothing at all where no tenant is set", async () => {
    for (const settings of [{}, { merchantId: own.merchantId }, { partnerId: "prt_nobody" }]) {
      for (const { name } of [...readable(), { name: "partners" }]) {
        const seen = await asApplication(settings, () => rowsOf(name));
        expect([name, seen.length]).toEqual([name, 0]);
      }
    }
  });

  test("shows a session token its own merchant alone", async () => {
    const { partnerId, merchantId } = own;
    for (const { name, columns } of readable()) {
      const seen = await asApplication({ partnerId, merchantId }, () => rowsOf(name));
      const owner = (row: Record<string, unknown>) =>
        name === "merchants" ? row.id : name === "idempotency_keys" ? row.scope : row.merchant_id;
      const scoped =
        columns.includes("merchant_id") || ["merchants", "idempotency_keys"].includes(name);
      if (!scoped) continue;
      expect([name, seen.filter((row) => owner(row) !== merchantId)]).toEqual([name, []]);
      if (FILLED.includes(name)) expect([name, seen.length > 0]).toEqual([name, true]);
    }
  });

  test("shows a session token no key and no secret", async () => {
    const { partnerId, merchantId } = own;
    const secret = ["api_keys", "partner_secrets", "users", "user_sessions", "one_time_links"];
    for (const name of [...secret, "recovery_codes", "team_invitations"]) {
      const seen = await asApplication({ partnerId, merchantId }, () => rowsOf(name));
      expect([name, seen]).toEqual([name, []]);
    }
  });

  test("shows a session token of another partner's merchant nothing", async () => {
    const settings = { partnerId: own.partnerId, merchantId: foreign.merchantId };
    for (const { name, columns } of readable()) {
      if (!columns.includes("merchant_id")) continue;
      const seen = await asApplication(settings, () => rowsOf(name));
      expect([name, seen]).toEqual([name, []]);
    }
  });
});

/** One row of a tenant as JSON, read by the owner. */
async function sampleOf(table: string, tenant: Tenant): Promise<unknown> {
  const { rows } = await database.pool.query(
    `select to_jsonb(t) as row from ${table} t where partner_id = $1 limit 1`,
    [tenant.partnerId],
  );
  return rows[0]?.row;
}

describe("a write across tenants", () => {
  test("inserts no row of another partner into any table", async () => {
    for (const { name, columns, grants } of tenantTables(tables)) {
      const list = columns.join(", ");
      const row = await sampleOf(name, foreign);
      if (!row || grants.length === 0) continue;
      const refusal = await asApplication({ partnerId: own.partnerId }, () =>
        refusalOf(
          `insert into ${name} (${list}) select ${list} from jsonb_populate_record(null::${name}, $1)`,
          [row],
        ),
      );
      expect([name, refusal]).toEqual([name, REFUSED_BY_POLICY]);
    }
  });

  test("gives no row of its own to another partner", async () => {
    for (const { name } of readable()) {
      const refusal = await asApplication({ partnerId: own.partnerId }, () =>
        refusalOf(`update ${name} set partner_id = $1`, [foreign.partnerId]),
      );
      if (await sampleOf(name, own)) expect([name, refusal]).toEqual([name, REFUSED_BY_POLICY]);
    }
  });

  test("updates and deletes nothing of another partner", async () => {
    for (const { name, grants } of readable()) {
      for (const act of ["update", "delete"].filter((act) => grants.includes(act))) {
        const statement =
          act === "update"
            ? `update ${name} set partner_id = partner_id where partner_id = $1`
            : `delete from ${name} where partner_id = $1`;
        const touched = await asApplication({ partnerId: own.partnerId }, async () => {
          return (await connection.query(statement, [foreign.partnerId])).rowCount;
        });
        expect([name, act, touched]).toEqual([name, act, 0]);
      }
    }
  });

  const removedOf = async (name: string, merchantId: string) =>
    (await connection.query(`delete from ${name} where merchant_id = $1`, [merchantId])).rowCount;

  test("lets a session token write for its own merchant alone", async () => {
    const { partnerId, merchantId, otherMerchantId } = own;
    for (const { name, columns, grants } of readable()) {
      if (!columns.includes("merchant_id") || !grants.includes("update")) continue;
      const [moved, taken] = await asApplication({ partnerId, merchantId }, async () => [
        await refusalOf(`update ${name} set merchant_id = $1`, [otherMerchantId]),
        grants.includes("delete") ? await removedOf(name, otherMerchantId) : 0,
      ]);
      if (await sampleOf(name, own)) expect([name, moved]).toEqual([name, REFUSED_BY_POLICY]);
      expect([name, taken]).toEqual([name, 0]);
    }
  });
});

test.each(["update events set actor = 'somebody else'", "delete from events", "truncate events"])(
  "the audit trail is append-only: %s is refused to the role",
  async (statement) => {
    const refusal = await asApplication({ partnerId: own.partnerId }, () => refusalOf(statement));
    expect(refusal).toBe("42501");
  },
);

test.each([
  "insert into partners values ('prt_new', 'New', 'live', 'active', 30, now())",
  "update partners set mode = 'live'",
  "delete from partners",
])("no tenant changes what a partner is: %s is refused to the role", async (statement) => {
  const refusal = await asApplication({ partnerId: own.partnerId }, () => refusalOf(statement));
  expect(refusal).toBe("42501");
});

test("a setting ends with its transaction: the next one on the connection sees nothing", async () => {
  await asApplication({ partnerId: own.partnerId }, () => rowsOf("merchants"));
  await connection.query("begin; set local role sealwright_app");
  const seen = await rowsOf("merchants");
  await connection.query("rollback");
  expect(seen).toEqual([]);
});
