import { type ChildProcess, spawn } from "node:child_process";
import { afterEach, beforeAll, expect, test } from "vitest";
import { embeddedAssessor } from "@/lib/assessor/assessor";
import { expectStatus, jobEnd } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import {
  aMerchant,
  anAttempt,
  aPartner,
  fillAnswers,
  REDIRECT_SHOP,
  type TestPartner,
} from "@/lib/testing/world";
import { startWorker, type Worker } from "./worker";

const database = testDatabase();
let partner: TestPartner;
const running: (Worker | ChildProcess)[] = [];

beforeAll(async () => {
  partner = await aPartner(database);
});

afterEach(async () => {
  for (const worker of running.splice(0)) {
    if ("stop" in worker) await worker.stop();
    else worker.kill("SIGKILL");
  }
});

function workerProcess(): ChildProcess {
  const args = ["--import", "tsx", "cli/worker.ts"];
  const env = { ...process.env, DATABASE_URL: database.url, NODE_ENV: "production" };
  const child = spawn(process.execPath, args, { env: env as NodeJS.ProcessEnv, stdio: "ignore" });
  running.push(child);
  return child;
}

async function until<T>(
  look: () => Promise<T | null | undefined | false>,
  ms = 240_000,
): Promise<T> {
  const deadline = Date.now() + ms;
  while (Date.now() < deadline) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  throw new Error("it did not happen in time");
}

async function count(query: string, ...values: unknown[]): Promise<number> {
  const { rows } = await database.pool.query(query, values);
  return Number(rows[0].count);
}

test("a worker killed in the middle of a job loses nothing, and the job is done once", async () => {
  const attempt = await anAttempt(await aMerchant(partner), "SAQ D");
  await fillAnswers(database, attempt);
  const first = workerProcess();
  await expectStatus(200, "POST", `${attempt.path}/submit`, { as: partner.as });
  await until(() =>
    count("select count(*) from pgboss.job where name = 'render-documents' and state = 'active'"),
  );
  first.kill("SIGKILL");
  const { body } = await expectStatus(200, "GET", attempt.path, { as: partner.as });
  expect(body.status).toBe("sealed");

  workerProcess();
  await until(async () => {
    const reply = await expectStatus(200, "GET", attempt.path, { as: partner.as });
    return reply.body.status === "sealed_ready";
  });
  await until(() =>
    count(
      "select count(*) from mail_messages where attempt_id = $1 and status = 'outbox'",
      attempt.attemptId,
    ),
  );
  const own = attempt.attemptId;
  expect(await count("select count(*) from documents where attempt_id = $1", own)).toBe(2);
  expect(
    await count(
      "select count(*) from events where attempt_id = $1 and type = 'documents.ready'",
      own,
    ),
  ).toBe(1);
  expect(await count("select count(*) from mail_messages where attempt_id = $1", own)).toBe(1);
});

test("a job that fails for good ends as FAILED, and its dead letter is an event", async () => {
  await database.pool.query("update pgboss.queue set retry_limit = 0 where name = 'determine'");
  const broken = {
    ...embeddedAssessor,
    determine: () => Promise.reject(new Error("out of order")),
  };
  running.push(await startWorker({ assessor: broken }));
  const { base, pmId } = await aMerchant(partner);
  const path = `${base}/payment-methods/${pmId}/determine`;
  const body = { description: REDIRECT_SHOP };
  const ack = await expectStatus(202, "POST", path, { as: partner.as, body });
  const end = await jobEnd(ack.body.pollUrl, partner.as);
  expect(end).toMatchObject({ status: "FAILED", errorMessage: expect.stringContaining("again") });
  const { rows } = await database.pool.query(
    "select payload, actor from events where type = 'job.failed' and resource_id = $1",
    [ack.body.jobId],
  );
  expect(rows).toEqual([
    { actor: "job:dead-letters", payload: { job: "determine", reason: "out of order" } },
  ]);
});

test("a job that failed once is tried again and succeeds", async () => {
  await database.pool.query("update pgboss.queue set retry_limit = 5 where name = 'determine'");
  let tries = 0;
  const flaky: typeof embeddedAssessor.determine = async (input) => {
    tries += 1;
    if (tries === 1) throw new Error("for a moment");
    return embeddedAssessor.determine(input);
  };
  running.push(await startWorker({ assessor: { ...embeddedAssessor, determine: flaky } }));
  const { base, pmId } = await aMerchant(partner);
  const body = { description: REDIRECT_SHOP };
  const path = `${base}/payment-methods/${pmId}/determine`;
  const ack = await expectStatus(202, "POST", path, { as: partner.as, body });
  const end = await jobEnd(ack.body.pollUrl, partner.as);
  expect(end).toMatchObject({ status: "COMPLETED", result: { status: "determined" } });
  expect(tries).toBe(2);
});

test("a request that rolls back leaves no job behind", async () => {
  const { base } = await aMerchant(partner);
  const before = await count("select count(*) from pgboss.job");
  const body = { description: REDIRECT_SHOP };
  await expectStatus(404, "POST", `${base}/payment-methods/pm_none/determine`, {
    as: partner.as,
    body,
  });
  expect(await count("select count(*) from pgboss.job")).toBe(before);
});
