// The kept counters are what a recount of the merchants finds, after any sequence of changes, with writers
// at once, rollbacks and savepoints, and at any moment.
import fc from "fast-check";
import type pg from "pg";
import { beforeEach, describe, expect, test } from "vitest";
import { transact } from "@/db/client";
import type { Caller } from "@/lib/core/caller";
import { effectiveStatusOf } from "@/lib/domain/merchant/machine";
import { run, runnerOn } from "@/lib/runtime";
import { driftOf, partnerCaller } from "@/lib/testing/counters";
import { testDatabase } from "@/lib/testing/database";
import { aMerchant, aPartner, type TestPartner, tokenFor } from "@/lib/testing/world";
import { getPortfolio } from "./operations";
import { recountPortfolio } from "./system";

const database = testDatabase();
let partner: TestPartner;

beforeEach(async () => {
  partner = await aPartner(database, "live");
});

const HOUR_MS = 60 * 60 * 1000;
const STATUSES = ["not_started", "saq_determined", "review_in_progress", "compliant", "expired"];

/** One merchant's values, as a change writes them; hours count from now. */
const values = fc.record({
  status: fc.constantFrom(...STATUSES),
  saqType: fc.constantFrom(null, "SAQ A", "SAQ D"),
  invites: fc.integer({ min: 0, max: 2 }),
  expiresInHours: fc.option(fc.integer({ min: -900, max: 1500 })),
});
type Values = typeof values extends fc.Arbitrary<infer V> ? V : never;

const change = fc.oneof(
  fc.record({
    kind: fc.constant("add" as const),
    count: fc.integer({ min: 1, max: 4 }),
    to: values,
  }),
  fc.record({ kind: fc.constant("move" as const), of: fc.integer({ min: 1, max: 5 }), to: values }),
  fc.record({ kind: fc.constant("remove" as const), of: fc.integer({ min: 2, max: 6 }) }),
  fc.record({ kind: fc.constant("rename" as const) }),
  fc.record({ kind: fc.constant("recount" as const) }),
  fc.record({ kind: fc.constant("recount" as const) }),
);
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

const transaction = fc.record({
  changes: fc.array(change, { minLength: 1, maxLength: 4 }),
  end: fc.constantFrom("commit", "commit", "rollback", "savepoint"),
});
type Transaction = typeof transaction extends fc.Arbitrary<infer T> ? T : never;

function parametersOf({ status, saqType, invites, expiresInHours }: Values) {
  const expiresAt =
    expiresInHours === null ? null : new Date(Date.now() + expiresInHours * HOUR_MS);
  return [status, saqType, invites, expiresAt];
}

let made = 0;

async function apply(client: pg.PoolClient, owner: string, act: Change): Promise<void> {
  switch (act.kind) {
    case "add": {
      made += act.count;
      await client.query(
        `insert into merchants (partner_id, id, name, compliance_status, last_saq_type, invite_count, expires_at, created_at, updated_at)
         select $1, 'mrc_' || n, 'Any', $4, $5, $6, $7, now(), now() from generate_series($2::int, $3::int) n`,
        [owner, made - act.count + 1, made, ...parametersOf(act.to)],
      );
      return;
    }
    case "move":
      // Each writer its own rows, in one order: two that meet in another would end in a deadlock.
      await client.query(
        `update merchants set compliance_status = $3, last_saq_type = $4, invite_count = $5, expires_at = $6
         where (partner_id, id) in (select partner_id, id from merchants
           where partner_id = $1 and hashtext(id) % $2 = 0 order by id for update)`,
        [owner, act.of, ...parametersOf(act.to)],
      );
      return;
    case "remove":
      await client.query(
        `delete from merchants where (partner_id, id) in (select partner_id, id from merchants
           where partner_id = $1 and hashtext(id) % $2 = 0 order by id for update)`,
        [owner, act.of],
      );
      return;
    case "rename":
      await client.query(
        `update merchants set name = 'Other' where (partner_id, id) in (select partner_id, id
           from merchants where partner_id = $1 order by id for update)`,
        [owner],
      );
      return;
    case "recount":
      await client.query("select set_config('app.partner_id', $1, true)", [owner]);
      expect((await client.query("select * from recount_merchants()")).rows).toEqual([]);
  }
}

async function play(owner: string, { changes, end }: Transaction): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query("begin");
    for (const [index, act] of changes.entries()) {
      if (end === "savepoint" && index % 2 === 0) await client.query("savepoint here");
      await apply(client, owner, act);
      if (end === "savepoint" && index % 2 === 0) await client.query("rollback to savepoint here");
    }
    await client.query(end === "rollback" ? "rollback" : "commit");
  } catch (error) {
    await client.query("rollback");
    if ((error as { code?: string }).code !== "40P01") throw error;
  } finally {
    client.release();
  }
}

const system = (partnerId: string): Caller => ({ kind: "system", partnerId, job: "test" });

describe("the kept counters", () => {
  test("are what a recount finds, amid and after every sequence of changes by writers at once", async () => {
    const writers = fc.array(fc.array(transaction, { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(writers, async (sequences) => {
        const { partnerId } = await aPartner(database, "live");
        await Promise.all(
          sequences.map(async (sequence) => {
            for (const one of sequence) await play(partnerId, one);
          }),
        );
        expect(await driftOf(database, partnerId)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test("give the rollup that the rule gives, merchant by merchant, at any moment", async () => {
    const hours = fc.integer({ min: -1000, max: 1600 });
    await fc.assert(
      fc.asyncProperty(fc.array(values, { maxLength: 12 }), hours, async (book, later) => {
        const { partnerId } = await aPartner(database, "live");
        const client = await database.pool.connect();
        for (const to of book) await apply(client, partnerId, { kind: "add", count: 1, to });
        const { rows } = await client.query(
          'select compliance_status as status, expires_at as "expiresAt" from merchants where partner_id = $1',
          [partnerId],
        );
        client.release();
        const now = new Date(Date.now() + later * HOUR_MS);
        const { output } = await runnerOn({ now: () => now })(
          getPortfolio,
          partnerCaller(partnerId),
          {},
        );
        const all = rows.map((row) => effectiveStatusOf(row, now, 30));
        const count = (status: string) => all.filter((one) => one === status).length;
        expect(output.totals).toMatchObject({
          merchants: book.length,
          compliant: count("compliant"),
          expiringSoon: count("expiring_soon"),
          expired: count("expired"),
          notStarted: count("not_started"),
        });
        expect(output.expiringSoon).toHaveLength(count("expiring_soon"));
      }),
      { numRuns: 60 },
    );
  });

  test("keep no writer waiting for another one", async () => {
    const [slow, quick] = [await database.pool.connect(), await database.pool.connect()];
    const to = { status: "compliant", saqType: null, invites: 0, expiresInHours: 100 };
    const add = { kind: "add" as const, count: 1, to };
    try {
      await slow.query("begin");
      await apply(slow, partner.partnerId, add);
      await quick.query("set statement_timeout = 5000");
      await apply(quick, partner.partnerId, add);
      expect(
        (await run(getPortfolio, partnerCaller(partner.partnerId), {})).output.totals,
      ).toMatchObject({
        merchants: 1,
        expiringSoon: 1,
      });
      await slow.query("commit");
    } finally {
      await quick.query("reset statement_timeout");
      slow.release();
      quick.release();
    }
    const { output } = await run(getPortfolio, partnerCaller(partner.partnerId), {});
    expect(output.totals.merchants).toBe(2);
    expect(await driftOf(database, partner.partnerId)).toEqual([]);
  });

  test("change with what a session token does, which can neither read nor write them", async () => {
    const merchant = await aMerchant(partner);
    await tokenFor(merchant);
    const { output } = await run(getPortfolio, partnerCaller(partner.partnerId), {});
    expect(output.funnel).toMatchObject({ totalMerchants: 1, started: 1 });
    const scope = { partnerId: partner.partnerId, merchantId: merchant.merchantId };
    const seen = await transact(scope, "read", (db) => db.execute("select 1 from merchant_counts"));
    expect(seen.rowCount).toBe(0);
    for (const merchantId of [null, merchant.merchantId]) {
      const written = transact({ ...scope, merchantId }, "write", (db) =>
        db.execute("update merchant_counts set merchants = 0"),
      );
      await expect(written).rejects.toMatchObject({ cause: { code: "42501" } });
    }
  });
});

describe("a recount", () => {
  test("tells which counters differ, puts them right, and finds nothing the next time", async () => {
    const { partnerId } = partner;
    await aMerchant(partner);
    await aMerchant(partner);
    await database.pool.query(
      "update merchant_counts set merchants = merchants + 3 where partner_id = $1 and compliance_status = 'payment_methods_added'",
      [partnerId],
    );
    await database.pool.query(
      "insert into merchant_expiries (partner_id, day, shard, merchants) values ($1, '2027-01-31', 9, 4)",
      [partnerId],
    );
    const first = await run(recountPortfolio, system(partnerId), {});
    expect(first.output.drift).toEqual([
      { counter: "payment_methods_added, not invited", kept: 5, actual: 2 },
      { counter: "runs out on 2027-01-31", kept: 4, actual: 0 },
    ]);
    const second = await run(recountPortfolio, system(partnerId), {});
    expect(second.output.drift).toEqual([]);
    const { output } = await run(getPortfolio, partnerCaller(partnerId), {});
    expect(output.totals.merchants).toBe(2);
  });

  test("beside a writer that has not committed counts neither too much nor too little", async () => {
    const { partnerId } = partner;
    const client = await database.pool.connect();
    const to = { status: "compliant", saqType: "SAQ A", invites: 1, expiresInHours: 50 };
    await apply(client, partnerId, { kind: "add", count: 2, to } as Change);
    await client.query("begin");
    await apply(client, partnerId, { kind: "add", count: 3, to } as Change);
    const { output } = await run(recountPortfolio, system(partnerId), {});
    await client.query("commit");
    client.release();
    expect(output.drift).toEqual([]);
    expect(await driftOf(database, partnerId)).toEqual([]);
  });

  test("counts the caller's own book and no other", async () => {
    const other = await aPartner(database, "live");
    await aMerchant(other);
    await database.pool.query("update merchant_counts set merchants = 7 where partner_id = $1", [
      other.partnerId,
    ]);
    const { output } = await run(recountPortfolio, system(partner.partnerId), {});
    expect(output.drift).toEqual([]);
    const nobody = await transact({ partnerId: "", merchantId: null }, "write", (db) =>
      db.execute("select * from recount_merchants()"),
    );
    expect(nobody.rowCount).toBe(0);
    expect(await driftOf(database, other.partnerId)).toHaveLength(2);
  });

  test("folds the shards of writers that are gone into one", async () => {
    const { partnerId } = partner;
    await database.pool.query(
      "insert into merchant_counts select $1, n, 'expired', '', false, case n when 1 then 5 else -1 end from generate_series(1, 6) n",
      [partnerId],
    );
    await run(recountPortfolio, system(partnerId), {});
    const { rows } = await database.pool.query(
      "select 1 from merchant_counts where partner_id = $1",
      [partnerId],
    );
    expect(rows).toEqual([]);
  });
});
