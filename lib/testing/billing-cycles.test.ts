// The end of billing cycles: whatever workers and clocks do, each sealed attestation is billed once, and each cycle
// of a live partner has one invoice at most.
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { billingSettings } from "@/db/schema";
import { charge } from "@/lib/domain/billing/charge";
import { INTERNAL, OPERATING } from "@/lib/registry";
import { runnerOn } from "@/lib/runtime";
import { aPayingPartner, givePlan, sayWhoBills, sealedAt, sweepAt } from "./billing";
import { testDatabase } from "./database";
import { anOperator } from "./operating";
import type { TestPartner } from "./world";
import { aPartner } from "./world";

const database = testDatabase();

beforeAll(() => sayWhoBills(database));

interface Issued {
  readonly number: string;
  readonly cycle: string;
  readonly units: number;
  readonly amount: string;
}

async function issuedTo({ partnerId }: TestPartner): Promise<Issued[]> {
  const { rows } = await database.pool.query<Issued>(
    `select number, to_char(cycle_start at time zone 'UTC', 'YYYY-MM') as cycle,
       sealed_attestations as units, amount_cents as amount
     from invoices where partner_id = $1 order by cycle_start`,
    [partnerId],
  );
  return rows;
}

const cyclesOf = async (partner: TestPartner) =>
  (await issuedTo(partner)).map(({ cycle, units }) => `${cycle}: ${units}`);

test("months without a worker are caught up, each by itself, and billed once", async () => {
  const partner = await aPayingPartner(database, "2026-02-10T09:00:00Z");
  const sealed = ["2026-02-28T23:59:59.999Z", "2026-03-01T00:00:00Z", "2026-05-31T12:00:00Z"];
  await sealedAt(database, partner, sealed);
  await sweepAt("2026-06-01T00:07:00Z");
  await sweepAt("2026-06-01T01:07:00Z");
  expect(await cyclesOf(partner)).toEqual(["2026-02: 1", "2026-03: 1", "2026-05: 1"]);
});

test("a minimum is billed for each month, also for one in which nothing was sealed", async () => {
  const terms = { minimum: 5000, taxName: "VAT", taxBasisPoints: 2100 };
  const partner = await aPayingPartner(database, "2026-07-31T23:00:00Z", terms);
  await sealedAt(database, partner, Array(17).fill("2026-08-02T12:00:00Z"));
  await sweepAt("2026-10-01T00:07:00Z");
  expect((await issuedTo(partner)).map(({ cycle, amount }) => [cycle, amount])).toEqual([
    ...[
      ["2026-07", "6050"],
      ["2026-08", "6171"],
      ["2026-09", "6050"],
    ],
  ]);
});

test("a clock that goes back closes nothing, and one that jumped ahead loses nothing", async () => {
  const partner = await aPayingPartner(database, "2026-01-01T00:00:00Z");
  await sealedAt(database, partner, ["2026-01-05T00:00:00Z"]);
  // Ahead: January to March are closed while January still runs.
  await sweepAt("2026-04-02T00:07:00Z");
  await sealedAt(database, partner, ["2026-01-20T00:00:00Z", "2026-04-03T00:00:00Z"]);
  await sweepAt("2026-01-21T00:07:00Z");
  expect(await cyclesOf(partner)).toEqual(["2026-01: 1"]);
  await sweepAt("2026-05-01T00:07:00Z");
  expect(await cyclesOf(partner)).toEqual(["2026-01: 1", "2026-04: 2"]);
});

test("two workers at once issue one invoice, and numbers have no gaps", async () => {
  const partners = [];
  for (let each = 0; each < 4; each += 1) {
    const partner = await aPayingPartner(database, "2026-09-01T00:00:00Z");
    await sealedAt(database, partner, ["2026-09-05T00:00:00Z", "2026-09-06T00:00:00Z"]);
    partners.push(partner);
  }
  const moment = "2026-10-01T00:07:00Z";
  await Promise.all([sweepAt(moment), sweepAt(moment), sweepAt(moment)]);
  for (const partner of partners) expect(await cyclesOf(partner)).toEqual(["2026-09: 2"]);
  const { rows } = await database.pool.query<{ number: string }>(
    "select number from invoices where number like '2026-%' order by number",
  );
  const expected = rows.map((_, at) => `2026-${String(at + 1).padStart(6, "0")}`);
  expect(rows.map(({ number }) => number)).toEqual(expected);
});

test("a crash in the middle leaves nothing: not the count, not the number", async () => {
  const partner = await aPayingPartner(database, "2026-10-01T00:00:00Z");
  await sealedAt(database, partner, ["2026-10-05T00:00:00Z"]);
  const last = async () =>
    (await database.pool.query("select last from service.invoice_numbers where year = 2026")).rows;
  const before = await last();
  // The last statement of the transaction fails, as if the process had ended there.
  await database.pool.query(
    `create function fail_events() returns trigger language plpgsql as $$ begin raise 'away'; end $$;
     create trigger fail_events before insert on events for each row
       when (new.type = 'invoice.issued') execute function fail_events()`,
  );
  const caller = { kind: "system", partnerId: partner.partnerId, job: "sweep" } as const;
  const run = runnerOn({ now: () => new Date("2026-11-01T00:07:00Z") });
  await expect(run(INTERNAL.closeCycle, caller, {})).rejects.toThrow();
  expect(await last()).toEqual(before);
  const { rows } = await database.pool.query(
    "select 1 from counted_attestations where partner_id = $1 union all select 1 from usage_cycles where partner_id = $1",
    [partner.partnerId],
  );
  expect(rows).toEqual([]);
  await database.pool.query("drop trigger fail_events on events; drop function fail_events");
  await sweepAt("2026-11-01T01:07:00Z");
  expect(await cyclesOf(partner)).toEqual(["2026-10: 1"]);
});

test("a sandbox is never billed, and a partner without a price gets no invoice", async () => {
  const sandbox = await aPartner(database, "sandbox");
  await givePlan(database, sandbox.partnerId, { minimum: 100 });
  await database.pool.query("update partners set created_at = '2026-01-01' where id = $1", [
    sandbox.partnerId,
  ]);
  const free = await aPayingPartner(database, "2026-08-01T00:00:00Z", { unitPrice: 0 });
  for (const partner of [sandbox, free]) {
    await sealedAt(database, partner, ["2026-08-05T00:00:00Z"]);
  }
  await sweepAt("2026-10-01T00:07:00Z");
  expect(await issuedTo(sandbox)).toEqual([]);
  expect(await issuedTo(free)).toEqual([]);
  const { rows } = await database.pool.query(
    "select partner_id, sealed_attestations from usage_cycles where partner_id = any($1) order by cycle_start",
    [[sandbox.partnerId, free.partnerId]],
  );
  expect(rows.map((row) => [row.partner_id, row.sealed_attestations])).toEqual([
    ...[
      [free.partnerId, 1],
      [free.partnerId, 0],
    ],
  ]);
});

test("whatever the order of seals, sweeps and clocks, every attestation is billed once and exactly", async () => {
  const day = fc.integer({ min: 0, max: 180 });
  const step = fc.record({ at: day, act: fc.constantFrom("seal", "sweep", "twice") });
  const moment = (days: number) => new Date(Date.UTC(2025, 0, 1 + days, 12)).toISOString();
  const terms = {
    unitPrice: 7,
    tiers: [{ from: 3, unitPrice: 5 }],
    taxBasisPoints: 825,
    taxName: "Tax",
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const partner = await aPayingPartner(database, "2025-01-01T00:00:00Z", terms);
      let sealed = 0;
      for (const { at, act } of steps) {
        if (act === "seal") {
          await sealedAt(database, partner, [moment(at)]);
          sealed += 1;
        } else {
          await Promise.all(
            act === "twice" ? [sweepAt(moment(at)), sweepAt(moment(at))] : [sweepAt(moment(at))],
          );
        }
      }
      await sweepAt("2025-12-01T00:07:00Z");
      const issued = await issuedTo(partner);
      expect(issued.reduce((sum, { units }) => sum + units, 0)).toBe(sealed);
      expect(new Set(issued.map(({ cycle }) => cycle)).size).toBe(issued.length);
      for (const { units, amount } of issued) {
        expect(amount).toBe(String(charge({ ...terms, minimum: 0 }, units).amount));
      }
    }),
    { numRuns: 12 },
  );
});

test("a new version of a plan changes nothing that is over, and nothing that was billed", async () => {
  const operator = (await anOperator(database)).caller;
  const partner = await aPayingPartner(database, "2026-07-01T00:00:00Z");
  await sealedAt(database, partner, ["2026-07-05T00:00:00Z", "2026-08-05T00:00:00Z"]);
  const at = (moment: string) => runnerOn({ now: () => new Date(moment) });
  const { rows } = await database.pool.query("select plan_id from partners where id = $1", [
    partner.partnerId,
  ]);
  const change = {
    ...{ planId: rows[0].plan_id, version: 1, name: "Dearer", unitPrice: 900, tiers: [] },
    ...{ minimum: 0, taxName: null, taxBasisPoints: 0, termsDays: 14, active: true },
  };
  await at("2026-08-10T00:00:00Z")(OPERATING.changePlan, operator, change);
  // July was over before the change, although no worker had counted it.
  await sweepAt("2026-09-01T00:07:00Z");
  expect((await issuedTo(partner)).map(({ amount }) => amount)).toEqual(["300", "900"]);
  const again = at("2026-08-10T00:00:00Z")(OPERATING.changePlan, operator, change);
  await expect(again).rejects.toMatchObject({ code: "PLAN_CHANGED" });
});

test("while nobody has said who issues invoices, what is to be billed waits, and nothing is lost", async () => {
  await database.db.delete(billingSettings);
  const partner = await aPayingPartner(database, "2026-10-01T00:00:00Z");
  await sealedAt(database, partner, ["2026-10-05T00:00:00Z"]);
  await sweepAt("2026-11-01T00:07:00Z");
  expect(await issuedTo(partner)).toEqual([]);
  await sayWhoBills(database);
  await sweepAt("2026-11-01T01:07:00Z");
  expect(await cyclesOf(partner)).toEqual(["2026-10: 1"]);
});
