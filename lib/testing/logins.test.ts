// What the application's own logins can do at the database, whatever code they run: what a statement that
// slipped through could.
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashApiKey } from "@/lib/core/credentials";
import { createWorkerBoss } from "@/lib/jobs/queue";
import { expectStatus } from "./api";
import { testDatabase } from "./database";
import { aMerchant, aPartner, REDIRECT_SHOP, type TestMerchant } from "./world";

const database = testDatabase();
let merchant: TestMerchant;
let owner: string;
const logins = {} as Record<"web" | "worker", pg.Client>;

beforeAll(async () => {
  const partner = await aPartner(database, "live");
  merchant = await aMerchant(partner);
  const path = `${merchant.base}/payment-methods/${merchant.pmId}/determine`;
  await expectStatus(202, "POST", path, { as: partner.as, body: { description: REDIRECT_SHOP } });
  owner = (await database.pool.query("select current_user as name")).rows[0].name;
  const { WEB_DATABASE_URL, WORKER_DATABASE_URL } = process.env;
  for (const [kind, url] of [
    ["web", WEB_DATABASE_URL],
    ["worker", WORKER_DATABASE_URL],
  ] as const) {
    logins[kind] = new pg.Client({ connectionString: url });
    await logins[kind].connect();
  }
});

afterAll(async () => {
  await logins.web.end();
  await logins.worker.end();
});

/** The code a statement is refused with, or how many rows it answered. */
async function outcome(client: pg.Client, text: string): Promise<string | number> {
  await client.query("begin");
  try {
    return (await client.query(text)).rowCount ?? 0;
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await client.query("rollback");
  }
}

const REFUSED = "42501";

async function everyTable(): Promise<string[]> {
  const { rows } = await database.pool.query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'service', 'pgboss', 'drizzle')",
  );
  return rows.map(({ name }) => name);
}

describe.each(["web", "worker"] as const)("the login of the %s", (kind) => {
  test("is nobody special and owns nothing", async () => {
    const { rows } = await logins[kind].query(`
      select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication,
        (select count(*)::int from pg_class where relowner = r.oid) as owned
      from pg_roles r where rolname = current_user`);
    expect(rows).toEqual([
      {
        rolsuper: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolbypassrls: false,
        rolreplication: false,
        owned: 0,
      },
    ]);
  });

  test.each([
    ["become the owner", () => `set role "${owner}"`],
    ["become the owner for a session", () => `set session authorization "${owner}"`],
    ["drop a table", () => "drop table merchants"],
    ["empty a table", () => "truncate events"],
    ["switch policies off", () => "alter table merchants disable row level security"],
    ["add a policy", () => "create policy open on merchants using (true)"],
    ["give itself rights", () => "grant select on merchants to public"],
    ["add itself to a role", () => "grant pg_read_all_data to current_user"],
    ["change a function", () => "drop function service.enqueue_jobs"],
    ["make a table", () => "create table public.mine (n int)"],
    ["make a role", () => "create role other"],
    ["read files of the server", () => "select pg_read_file('PG_VERSION')"],
    ["run a program", () => "copy (select 1) to program 'true'"],
    ["change the key's mark", () => "update service.encryption_key set key_id = 'other'"],
  ])("cannot %s", async (_, statement) => {
    expect(await outcome(logins[kind], statement())).toBe(REFUSED);
  });

  test("sees no row of a tenant's content without a tenant, in its own name or as the tenant's role", async () => {
    const allowed = kind === "worker" ? /^pgboss\./ : /^$/;
    for (const table of await everyTable()) {
      if (allowed.test(table) || OF_NO_TENANT.test(table)) continue;
      const seen = await outcome(logins[kind], `select * from ${table}`);
      expect([table, seen]).toEqual([table, REFUSED]);
      await logins[kind].query("begin; set local role sealwright_app");
      const asTenant = await logins[kind]
        .query(`select * from ${table}`)
        .then(({ rowCount }) => rowCount)
        .catch(({ code }) => code);
      await logins[kind].query("rollback");
      expect([table, [0, REFUSED].includes(asTenant)]).toEqual([table, true]);
    }
  });
});

/** What the service keeps for itself. */
const OF_NO_TENANT = /^(drizzle\.|service\.encryption_key|public\.rate_limits)/;

describe("the queue", () => {
  const JOB = (partnerId: string) => JSON.stringify([{ data: { partnerId, resourceId: "x" } }]);

  test.each(["select * from pgboss.job", "delete from pgboss.job", "select * from pgboss.queue"])(
    "is out of reach of the web process: %s is refused, as the tenant's role too",
    async (statement) => {
      expect(await outcome(logins.web, statement)).toBe(REFUSED);
      const asTenant = "set local role sealwright_app";
      await logins.web.query(`begin; ${asTenant}`);
      const refused = await logins.web.query(statement).catch(({ code }) => code);
      await logins.web.query("rollback");
      expect(refused).toBe(REFUSED);
    },
  );

  test("takes a job of the transaction's tenant, and none of another's or of none", async () => {
    const { partnerId } = merchant.partner;
    const enqueue = async (settings: string, jobs: string) => {
      await logins.web.query(`begin; set local role sealwright_app; ${settings}`);
      try {
        await logins.web.query("select service.enqueue_jobs('determine', $1)", [jobs]);
        return "taken";
      } catch (error) {
        return (error as { code: string }).code;
      } finally {
        await logins.web.query("rollback");
      }
    };
    const own = `set local app.partner_id = '${partnerId}'`;
    expect(await enqueue(own, JOB(partnerId))).toBe("taken");
    expect(await enqueue(own, JOB("prt_other"))).toBe(REFUSED);
    expect(await enqueue("select 1", JOB(partnerId))).toBe(REFUSED);
    expect(await enqueue(own, "[{}]")).toBe(REFUSED);
  });

  test("is worked on by the worker's login with nothing but its own rights", async () => {
    const boss = createWorkerBoss();
    await boss.start();
    const [job] = await boss.fetch("determine");
    expect(job?.data).toMatchObject({ partnerId: merchant.partner.partnerId });
    await boss.complete("determine", job?.id ?? "");
    await boss.stop({ graceful: false });
  });
});

describe("a lookup before a tenant is known", () => {
  test("finds a key by its hash, and lists nothing", async () => {
    const text = "select * from service.api_key_by_hash($1)";
    const found = await logins.web.query(text, [hashApiKey(merchant.partner.apiKey)]);
    expect(found.rows).toMatchObject([{ partner_id: merchant.partner.partnerId, mode: "live" }]);
    for (const guess of ["", "%", null]) {
      expect((await logins.web.query(text, [guess])).rows).toEqual([]);
    }
  });

  test("tells a secret in its encrypted form alone", async () => {
    const { rows } = await logins.web.query("select secret from service.partner_secret($1)", [
      merchant.partner.partnerId,
    ]);
    expect(rows[0].secret).toMatch(/^enc1:[0-9a-f]{12}:/);
  });

  test("is the web's alone: neither everybody nor the tenant's role may ask", async () => {
    const { rows } = await database.pool.query(`
      select p.proname as name, has_function_privilege('sealwright_app', p.oid, 'execute') as tenant,
        has_function_privilege('sealwright_worker', p.oid, 'execute') as worker
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'service'`);
    expect(rows.length).toBeGreaterThan(8);
    for (const { name, tenant, worker } of rows) {
      const housekeeping = [
        ...["unlink_outbox", "prune_requests"],
        ...["report_process", "end_process"],
      ].includes(name);
      // These look at the transaction's tenant themselves, or tell what every invoice does.
      const tenants = [
        ...["enqueue_jobs", "end_support_of", "open_instant_sandbox", "applicant_has_account"],
        ...["next_invoice_number", "plan_of_partner", "invoice_seller"],
        // These look at how far a closing is, as well.
        ...["closing_standing", "note_archive", "delete_closing_slice", "finish_closing"],
        "remove_outlived",
      ].includes(name);
      expect([name, tenant, worker]).toEqual([name, tenants, housekeeping]);
    }
  });

  test("pins where it looks for tables, so that nobody can put another before it", async () => {
    const { rows } = await database.pool.query(`
      select p.proname as name, p.prosecdef as definer, p.proconfig::text as config
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'service'`);
    for (const { name, definer, config } of rows) {
      expect([name, definer]).toEqual([name, true]);
      expect(config).toContain("search_path=pg_catalog, pg_temp");
    }
  });
});
