// Partners whose text said another plan than the one that they pay by: the text goes, and nobody pays anything else.
import { expect, test } from "vitest";
import { migrated } from "@/lib/testing/migrations";

const BEFORE = `
  insert into plans (partner_id, id, version, name, currency, unit_price, active, created_at) values
    ('service', 'pln_gold', 1, 'gold', 'USD', 900, true, now() - interval '2 days'),
    ('service', 'pln_gold', 2, 'gold', 'EUR', 300, true, now() - interval '1 day'),
    ('service', 'pln_same', 1, 'agreed', 'EUR', 300, true, now() - interval '1 day'),
    ('service', 'pln_old', 1, 'old', 'EUR', 300, false, now() - interval '1 day'),
    ('service', 'pln_one', 1, 'twice', 'EUR', 300, true, now() - interval '1 day'),
    ('service', 'pln_two', 1, 'twice', 'EUR', 300, true, now() - interval '1 day');
  insert into partners (id, name, mode, tier, plan_id, created_at) values
    ('prt_dearer', 'A', 'live', 'gold', 'pln_00000000000000000000000000', now()),
    ('prt_same', 'B', 'live', 'gold', 'pln_same', now()),
    ('prt_named', 'C', 'live', 'agreed', 'pln_same', now()),
    ('prt_nothing', 'D', 'live', 'as agreed by mail', 'pln_gold', now()),
    ('prt_ended', 'E', 'live', 'old', 'pln_same', now()),
    ('prt_twice', 'F', 'live', 'twice', 'pln_same', now()),
    ('prt_sandbox', 'G', 'sandbox', 'gold', 'pln_same', now());`;

test("a text that names a plan of the same price gives that plan, any other goes, and no price changes", async () => {
  await migrated("0038_plan_of_partner.sql", BEFORE, async (client) => {
    const { rows } = await client.query("select id, plan_id from partners order by created_at, id");
    const had = Object.fromEntries(rows.map(({ id, plan_id }) => [id, plan_id]));
    expect(had).toEqual({
      ...{ prt_dearer: "pln_00000000000000000000000000", prt_same: "pln_gold" },
      ...{ prt_named: "pln_same", prt_nothing: "pln_gold", prt_ended: "pln_same" },
      ...{ prt_twice: "pln_same", prt_sandbox: "pln_same" },
    });
    // Months that are over stay with the plan of their time.
    const former = await client.query("select partner_id, plan_id from former_plans");
    expect(former.rows).toEqual([{ partner_id: "prt_same", plan_id: "pln_same" }]);
    const columns = await client.query(
      "select table_name from information_schema.columns where column_name = 'tier' and table_schema = 'public'",
    );
    expect(columns.rows).toEqual([]);
  });
});
