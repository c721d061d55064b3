// What a database that goes away does to a process that is in the middle of its work.
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { expectStatus } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { aPartner } from "@/lib/testing/world";
import { transact } from "./client";
import { Seats } from "./seats";

const database = testDatabase();

test("a connection that breaks inside a transaction fails that one, and not the process", async () => {
  const { partnerId, as } = await aPartner(database, "live");
  const broken = transact({ partnerId, merchantId: null }, "read", async (db) => {
    const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await database.pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
    await new Promise((resolve) => setTimeout(resolve, 200));
    return db.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  await expectStatus(200, "GET", "/v1/partner", { as });
});

test("a tenant that keeps its connections busy leaves others theirs", async () => {
  const [busy, other] = [await aPartner(database, "live"), await aPartner(database, "live")];
  const scopeOf = ({ partnerId }: { partnerId: string }) => ({ partnerId, merchantId: null });
  let open = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = () =>
    transact(scopeOf(busy), "read", async () => {
      open += 1;
      await released;
    });
  const held = Array.from({ length: 30 }, hold);
  await transact(scopeOf(other), "read", (db) => db.execute(sql`select 1`));
  expect(open).toBeLessThanOrEqual(6);
  release();
  await Promise.all(held);
  expect(open).toBe(30);
});

test("whoever waits too long for a seat is told so, and takes none from those behind", async () => {
  const seats = new Seats(1, 50);
  const leave = await seats.take("a");
  await expect(seats.take("a")).rejects.toMatchObject({ code: "SERVICE_BUSY" });
  const behind = seats.take("a");
  (await seats.take("b"))();
  leave();
  (await behind)();
  (await seats.take("a"))();
});
