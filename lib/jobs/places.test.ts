// One partner's jobs against another's, on the real queue with the real worker.
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { config } from "@/lib/core/config";
import { newId } from "@/lib/core/ids";
import type { Run } from "@/lib/core/run";
import { JOB_NAMES, type JobName } from "@/lib/reactions";
import { run as realRun } from "@/lib/runtime";
import { testDatabase } from "@/lib/testing/database";
import { eventually } from "@/lib/testing/eventually";
import { shareOf } from "./places";
import { enqueue } from "./queue";
import { startWorker, type Worker } from "./worker";

const database = testDatabase();
const JOB_MS = 30;
const FLOOD = 1000;
const SHARE = shareOf(config().workerConcurrency);

let worker: Worker | undefined;

afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  await database.pool.query("delete from pgboss.job");
});

/** Enqueues jobs about things that are gone: each looks for its own and finds nothing. */
async function queued(name: JobName, partnerId: string, count: number): Promise<void> {
  const jobs = Array.from({ length: count }, () => ({
    notBefore: null,
    payload: {
      ...{ eventId: newId("evt"), eventType: "determination.requested" as const, partnerId },
      ...{ merchantId: null, attemptId: null, resourceId: randomUUID() },
    },
  }));
  await database.db.transaction(async (db) => {
    await db.execute(sql`select set_config('app.partner_id', ${partnerId}, true)`);
    await enqueue(db as never, name, jobs);
  });
}

/** The real runner, each call of which takes a while; it notes who was served, and how many at once. */
function watched() {
  const served: string[] = [];
  const atWork = new Map<string, number>();
  let most = 0;
  const run: Run = async (operation, caller, input, meta) => {
    const now = (atWork.get(caller.partnerId) ?? 0) + 1;
    atWork.set(caller.partnerId, now);
    most = Math.max(most, now);
    served.push(caller.partnerId);
    await new Promise((resolve) => setTimeout(resolve, JOB_MS));
    atWork.set(caller.partnerId, (atWork.get(caller.partnerId) ?? 0) - 1);
    return realRun(operation, caller, input, meta);
  };
  return { run, served, most: () => most };
}

const servedOf = (served: readonly string[], partnerId: string) =>
  eventually(`a job of ${partnerId}`, async () => {
    const at = served.indexOf(partnerId);
    return at === -1 ? null : at;
  });

test("jobs of every queue belong to their partner's share", async () => {
  const partnerId = newId("prt");
  for (const name of JOB_NAMES) await queued(name, partnerId, 1);
  const { rows } = await database.pool.query("select name, group_id from pgboss.job");
  expect(new Map(rows.map(({ name, group_id }) => [name, group_id]))).toEqual(
    new Map(JOB_NAMES.map((name) => [name, partnerId])),
  );
});

// Webhooks have slots of their own (see webhook-fairness.test.ts).
test.each(["determine", "analyze-answer", "render-documents", "send-mail"] as const)(
  "a flood of one partner's %s jobs delays another's by a few places",
  async (name) => {
    const [flooding, other] = [newId("prt"), newId("prt")];
    await queued(name, flooding, FLOOD);
    const { run, served, most } = watched();
    worker = await startWorker({ run });
    await servedOf(served, flooding);
    const before = served.length;
    await queued(name, other, 1);
    expect((await servedOf(served, other)) - before).toBeLessThan(4 * config().workerConcurrency);
    expect(most()).toBeLessThanOrEqual(SHARE);
  },
);

test("the floods of three partners leave a place to the fourth", async () => {
  for (let each = 0; each < 3; each += 1) await queued("send-mail", newId("prt"), FLOOD);
  const { run, served } = watched();
  worker = await startWorker({ run });
  await eventually("work", async () => (served.length > 20 ? true : null));
  const other = newId("prt");
  const before = served.length;
  await queued("send-mail", other, 1);
  expect((await servedOf(served, other)) - before).toBeLessThan(FLOOD / 2);
});

test("what waits is worked off without pauses, though nothing announces it", async () => {
  const partnerId = newId("prt");
  await queued("send-mail", partnerId, 300);
  const begun = performance.now();
  const { run, served } = watched();
  worker = await startWorker({ run });
  const done = () => served.filter((each) => each === partnerId).length;
  await eventually("all jobs", async () => (done() === 300 ? true : null));
  // One place that waits for its next look after each job would take ten minutes.
  expect(performance.now() - begun).toBeLessThan(60_000);
});
