// What operators see of how the service does: figures right after known acts.
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { UserCaller } from "@/lib/core/caller";
import { startReporting } from "@/lib/jobs/report";
import { OPERATING } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { testDatabase } from "./database";
import { aMerchantOf, aReceivingPartner, clearJobs, KIND } from "./given-up";
import { anOperator } from "./operating";
import { aPartner } from "./world";

const database = testDatabase();
let operator: UserCaller;

beforeAll(async () => {
  operator = (await anOperator(database)).caller;
});

beforeEach(() => clearJobs(database));

const health = async () => (await run(OPERATING.showHealth, operator, {})).output;

test("jobs that wait are counted by queue, with the age of the oldest", async () => {
  const { partner } = await aReceivingPartner(database);
  await aMerchantOf(partner);
  await aMerchantOf(partner);
  await database.pool.query(
    "update pgboss.job set start_after = now() - interval '10 minutes' where name = $1",
    [KIND],
  );
  const { queues } = await health();
  const queue = queues.find(({ name }) => name === KIND);
  expect(queue).toMatchObject({ waiting: 2, active: 0 });
  expect(queue?.lagSeconds).toBeGreaterThan(590);
  expect(queues.find(({ name }) => name === "determine")).toMatchObject({ waiting: 0 });
});

test("mail and deliveries are counted by how they stand, the worst receiver first", async () => {
  const good = await aPartner(database, "live");
  const bad = await aPartner(database, "live");
  const deliver = (partnerId: string, status: string, id: string) =>
    database.pool.query(
      `insert into webhook_deliveries (partner_id, id, event_id, event_type, url, body, status, created_at)
       values ($1, $2, $2, 'ping', 'https://x.example', '{}', $3, now() - interval '1 hour')`,
      [partnerId, id, status],
    );
  await deliver(good.partnerId, "delivered", "a");
  await deliver(good.partnerId, "pending", "b");
  await deliver(bad.partnerId, "failed", "c");
  await deliver(bad.partnerId, "delivered", "d");
  await database.pool.query("delete from mail_messages");
  const mail = (status: string, at: string, id: string) =>
    database.pool.query(
      `insert into mail_messages (partner_id, id, kind, dedupe_key, to_address, subject, text_body, html_body,
         attachments, status, created_at)
       values ($1, $2, 'invite', $2, 'a@b.example', 's', 't', 'h', '[]', $3, ${at})`,
      [good.partnerId, id, status],
    );
  await mail("sent", "now()", "m1");
  await mail("bounced", "now()", "m2");
  await mail("failed", "now() - interval '30 days'", "m3");
  const { webhooks, receivers, mails } = await health();
  expect(webhooks).toEqual({ delivered: 2, failed: 1, waiting: 1 });
  expect(receivers?.map(({ partnerId, failed, total }) => [partnerId, failed, total])).toEqual([
    [bad.partnerId, 1, 2],
    [good.partnerId, 0, 2],
  ]);
  expect(mails.map(({ status, count }) => [status, count])).toEqual([
    ["bounced", 1],
    ["sent", 1],
  ]);
});

test("a process that tells of itself is alive with what was slow in it, until it ends or falls silent", async () => {
  const worker = startReporting("worker");
  await health();
  await worker.report();
  const [told] = (await health()).processes;
  expect(told).toMatchObject({ kind: "worker", alive: true });
  const slow = told?.figures?.operations.find(({ name }) => name === "health.show");
  expect(slow?.count).toBeGreaterThan(0);
  const { database: size, versions } = await health();
  expect(size.bytes).toBeGreaterThan(1_000_000);
  expect(size.sizes).toHaveLength(1);
  expect(size.tables?.length).toBeGreaterThan(3);
  expect(versions.migrations).toBeGreaterThan(30);
  await database.pool.query("update service.processes set seen_at = now() - interval '1 minute'");
  expect((await health()).processes).toMatchObject([{ alive: false }]);
  await worker.stop();
  expect((await health()).processes).toEqual([]);
});
