// What operators are told while nobody has said who issues invoices: whose bills wait, and since when.
import { expect, test } from "vitest";
import { OPERATING } from "@/lib/registry";
import { runnerOn } from "@/lib/runtime";
import { aPayingPartner, givePlan, sayWhoBills, sealedAt, sweepAt } from "./billing";
import { testDatabase } from "./database";
import { anOperator } from "./operating";
import { aPartner } from "./world";

const database = testDatabase();
const LATER = "2026-06-01T00:07:00Z";

async function waiting(moment = LATER) {
  const { caller } = await anOperator(database);
  const run = runnerOn({ now: () => new Date(moment) });
  return (await run(OPERATING.listWaitingBills, caller, {})).output;
}

test("partners with something to pay wait from the first month of it, until somebody says who issues", async () => {
  expect(await waiting()).toEqual({ partners: 0, since: null });
  const selling = await aPayingPartner(database, "2026-02-10T09:00:00Z");
  await sealedAt(database, selling, ["2026-03-31T23:59:59Z"]);
  await aPayingPartner(database, "2026-04-30T23:00:00Z", { minimum: 5000 });
  // Nothing to pay: nothing sealed, a price of nothing, no month over, or a sandbox.
  await aPayingPartner(database, "2026-02-10T09:00:00Z");
  const free = await aPayingPartner(database, "2026-02-10T09:00:00Z", { unitPrice: 0 });
  await sealedAt(database, free, ["2026-03-31T12:00:00Z"]);
  await aPayingPartner(database, "2026-06-01T00:00:00Z", { minimum: 5000 });
  await givePlan(database, (await aPartner(database)).partnerId, { minimum: 5000 });

  await sweepAt(LATER);
  expect(await waiting()).toEqual({ partners: 2, since: "2026-03-01T00:00:00.000Z" });
  const { rows } = await database.pool.query("select 1 from invoices");
  expect(rows).toEqual([]);

  await sayWhoBills(database);
  expect(await waiting()).toEqual({ partners: 0, since: null });
  await sweepAt(LATER);
  const issued = await database.pool.query("select count(*)::int as many from invoices");
  expect(issued.rows).toEqual([{ many: 3 }]);
});

test("the plan that counted in the month decides, and not the one that was given after it", async () => {
  await database.pool.query("delete from billing_settings");
  const before = (await waiting("2026-09-01T00:07:00Z")).partners;
  const { partnerId } = await aPayingPartner(database, "2026-08-02T09:00:00Z", { minimum: 5000 });
  expect((await waiting("2026-09-01T00:07:00Z")).partners).toBe(before + 1);
  const { rows } = await database.pool.query("select plan_id from partners where id = $1", [
    partnerId,
  ]);
  await database.pool.query("insert into former_plans values ($1, '2026-09-01T00:03:00Z', $2)", [
    partnerId,
    rows[0].plan_id,
  ]);
  await givePlan(database, partnerId, { unitPrice: 0 });
  expect((await waiting("2026-09-01T00:07:00Z")).partners).toBe(before + 1);
});
