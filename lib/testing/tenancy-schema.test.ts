// What the schema itself guards tenants by: policies, keys, and an application role without powers.
import { expect, test } from "vitest";
import { testDatabase } from "./database";
import { tablesOf, tenantTables } from "./tables";

const database = testDatabase();

test("every table with a partner_id, and every one that the application reads, has a policy", async () => {
  const { rows } = await database.pool.query(`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p')
      and (not c.relrowsecurity or not exists (select 1 from pg_policy p where p.polrelid = c.oid))`);
  const open = rows.map((row) => row.name);
  const tables = await tablesOf(database);
  const guarded = tables.filter((t) => t.columns.includes("partner_id") || t.grants.length > 0);
  expect(guarded.length).toBeGreaterThan(10);
  expect(guarded.map((table) => table.name).filter((name) => open.includes(name))).toEqual([]);
});

test("partner_id comes first in the primary key of every tenant table", async () => {
  const { rows } = await database.pool.query(`
    select c.relname as name, a.attname as first from pg_index i
    join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where i.indisprimary and n.nspname = 'public'`);
  const first = new Map(rows.map((row) => [row.name, row.first]));
  for (const { name } of tenantTables(await tablesOf(database)))
    expect([name, first.get(name)]).toEqual([name, "partner_id"]);
});

test("the application role owns nothing and cannot step over a policy", async () => {
  const { rows } = await database.pool.query(`
    select r.rolsuper, r.rolbypassrls, r.rolcanlogin, r.rolcreaterole,
      (select count(*)::int from pg_class where relowner = r.oid) as owned
    from pg_roles r where r.rolname = 'sealwright_app'`);
  const powers = {
    rolsuper: false,
    rolbypassrls: false,
    rolcanlogin: false,
    rolcreaterole: false,
  };
  expect(rows).toEqual([{ ...powers, owned: 0 }]);
});
