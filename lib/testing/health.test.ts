// Two questions with two answers: whether the service can answer requests, and how well it is.
import pg from "pg";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { changeEnvironment } from "@/lib/core/config";
import { expectStatus, type Reply, send } from "./api";
import { testDatabase } from "./database";
import { aMerchant, aPartner, REDIRECT_SHOP, type TestPartner } from "./world";

const database = testDatabase();
let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database, "live");
});

/** Past the time that a result is kept. */
async function health(): Promise<Reply> {
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  return send("GET", "/health");
}

async function ready(): Promise<Reply> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return send("GET", "/health/ready");
}

async function enqueueFor(owner: TestPartner, jobs: number): Promise<void> {
  const merchant = await aMerchant(owner);
  const path = `${merchant.base}/payment-methods/${merchant.pmId}/determine`;
  const body = { description: REDIRECT_SHOP };
  for (let i = 0; i < jobs; i += 1) await expectStatus(202, "POST", path, { as: owner.as, body });
}

const late = () =>
  database.pool.query(
    "update pgboss.job set start_after = now() - interval '10 minutes' where state = 'created'",
  );

afterEach(() => database.pool.query("delete from pgboss.job"));

test("a service with nothing to do is ready and well, queue by queue", async () => {
  const { status, body } = await health();
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: "ok", failing: [], checks: { database: { ok: true } } });
  for (const queue of ["determine", "deliver-webhook", "render-documents"]) {
    expect(body.queues[queue]).toEqual({ ok: true, waiting: 0, active: 0, lagSeconds: 0 });
  }
  expect((await ready()).status).toBe(200);
});

describe("a backlog", () => {
  test("is told with its queue, and makes the service no less ready", async () => {
    await enqueueFor(partner, 2);
    await enqueueFor(await aPartner(database, "live"), 1);
    await late();
    const { status, body } = await health();
    expect(status).toBe(503);
    expect(body.failing).toEqual(["queue"]);
    expect(body.queues.determine).toMatchObject({ ok: false, waiting: 3, active: 0 });
    expect(body.queues.determine.lagSeconds).toBeGreaterThan(590);
    expect(body.queues["deliver-webhook"]).toMatchObject({ ok: true, waiting: 0 });
    expect((await ready()).body).toMatchObject({ status: "ready" });
  });

  test("of one partner leaves the service well while its queue is being worked on", async () => {
    await enqueueFor(partner, 3);
    await late();
    expect((await health()).status).toBe(503);
    const working = `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now()
      where id = (select id from pgboss.job where name = 'determine' limit 1)`;
    await database.pool.query(working);
    const { status, body } = await health();
    expect(status).toBe(200);
    expect(body.queues.determine).toMatchObject({ ok: true, waiting: 2, active: 1 });
    await database.pool.query("update pgboss.job set heartbeat_on = now() - interval '5 minutes'");
    expect((await health()).status).toBe(503);
  });

  test("of jobs whose time has not come is none", async () => {
    await enqueueFor(partner, 1);
    await database.pool.query("update pgboss.job set start_after = now() + interval '1 hour'");
    const { status, body } = await health();
    expect(status).toBe(200);
    expect(body.queues.determine).toMatchObject({ waiting: 0, lagSeconds: 0 });
  });
});

describe("a database that takes no changes", () => {
  const writable = async (on: boolean) => {
    const name = new URL(database.url).pathname.slice(1);
    const setting = on
      ? "reset default_transaction_read_only"
      : "set default_transaction_read_only = on";
    await database.pool.query("set default_transaction_read_only = off");
    await database.pool.query(`alter database ${name} ${setting}`);
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like 'sealwright%'",
    );
  };

  test("makes the service unwell and leaves it ready: it still reads", async () => {
    await writable(false);
    try {
      const { status, body } = await health();
      expect(status).toBe(503);
      expect(body.failing).toContain("database");
      expect(body.checks.database.message).toContain("takes no changes");
      expect((await ready()).status).toBe(200);
    } finally {
      await writable(true);
    }
    expect((await health()).status).toBe(200);
  });

  test("or hangs at one makes the service unwell within seconds", async () => {
    const blocking = new pg.Client({ connectionString: database.url });
    await blocking.connect();
    await blocking.query("begin; update service.write_check set written_at = now()");
    const started = performance.now();
    const { status } = await health();
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(status).toBe(503);
    expect((await ready()).status).toBe(200);
    await blocking.end();
    expect((await health()).status).toBe(200);
  });
});

test("a check takes room on the disk for a moment, which a full one does not have", async () => {
  const spilled = async () => {
    await database.pool.query("select pg_stat_force_next_flush()");
    const { rows } = await database.pool.query(
      "select temp_bytes::int as bytes from pg_stat_database where datname = current_database()",
    );
    return rows[0].bytes;
  };
  const before = await spilled();
  await database.pool.query("select service.check_writing()");
  expect((await spilled()) - before).toBeGreaterThan(500_000);
});

test("however often health is asked, a change is written at most once a second", async () => {
  await health();
  const written = async () =>
    (await database.pool.query("select written_at from service.write_check")).rows[0].written_at;
  const first = await written();
  const answers = await Promise.all(Array.from({ length: 200 }, () => send("GET", "/health")));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await written()).toEqual(first);
});

test("a database that is away is told at once, and the service is well again when it is back", async () => {
  const there = process.env.WEB_DATABASE_URL ?? "";
  const away = new URL(there);
  away.port = "1";
  changeEnvironment({ WEB_DATABASE_URL: away.toString() });
  try {
    const started = performance.now();
    const { status, body } = await health();
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(status).toBe(503);
    expect(body).toMatchObject({ failing: ["database", "queue"], queues: {} });
    const readiness = await ready();
    expect([readiness.status, readiness.body.status]).toEqual([503, "not_ready"]);
  } finally {
    changeEnvironment({ WEB_DATABASE_URL: there });
  }
  expect((await health()).status).toBe(200);
  expect((await ready()).status).toBe(200);
});
