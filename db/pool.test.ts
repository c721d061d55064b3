// What a database that goes away does to a process that is in the middle of its work.
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { expectStatus } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { aPartner } from "@/lib/testing/world";
import { transact } from "./client";

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
