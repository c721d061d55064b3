// `/metrics`: who may read it, what it tells, and that its labels are words of the program.
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { changeEnvironment, readConfig } from "@/lib/core/config";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { OPERATIONS } from "@/lib/registry";
import { answerMetrics } from "@/lib/transports/metrics";
import { expectStatus, jobEnd, send } from "./api";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import { aMerchant, aPartner, REDIRECT_SHOP, type TestMerchant } from "./world";

const database = testDatabase();
const TOKEN = "a token of the monitoring";
let worker: Worker;
let merchant: TestMerchant;

beforeAll(async () => {
  changeEnvironment({ METRICS_TOKEN: TOKEN });
  worker = await startWorker();
  merchant = await aMerchant(await aPartner(database, "live"));
});

afterAll(async () => {
  await worker.stop();
  changeEnvironment({ METRICS_TOKEN: undefined });
});

/** Past the time that figures are kept. */
beforeEach(() => new Promise((resolve) => setTimeout(resolve, 1_100)));

const scrape = (authorization?: string) =>
  send("GET", "/metrics", authorization ? { headers: { authorization } } : {});

async function lines(): Promise<string[]> {
  const { status, bytes, headers } = await scrape(`Bearer ${TOKEN}`);
  expect([status, headers.get("content-type")]).toEqual([
    200,
    "text/plain; version=0.0.4; charset=utf-8",
  ]);
  return Buffer.from(bytes).toString().split("\n");
}

const readingOf = (text: readonly string[], series: string) =>
  Number(text.find((line) => line.startsWith(`${series} `))?.slice(series.length + 1));

test("nobody reads it without the token", async () => {
  for (const sent of [undefined, "Bearer ", "Bearer a token", TOKEN, `Basic ${TOKEN}`]) {
    const { status, body, headers } = await scrape(sent);
    expect([sent, status, body.code]).toEqual([sent, 401, "INVALID_CREDENTIALS"]);
    expect(headers.get("www-authenticate")).toContain("Bearer");
  }
  const key = await send("GET", "/metrics", { as: merchant.partner.as });
  expect(key.status).toBe(401);
});

test("there is none where no token is set, whatever is sent", async () => {
  changeEnvironment({ METRICS_TOKEN: undefined });
  try {
    for (const sent of [undefined, "Bearer ", "Bearer undefined", `Bearer ${TOKEN}`]) {
      const { status, body } = await scrape(sent);
      expect([sent, status, body.code]).toEqual([sent, 404, "ROUTE_NOT_FOUND"]);
    }
  } finally {
    changeEnvironment({ METRICS_TOKEN: TOKEN });
  }
});

test("a token that could be guessed is refused at the start", () => {
  const env = { NODE_ENV: "test", METRICS_TOKEN: "short" } as const;
  expect(() => readConfig(env)).toThrow("METRICS_TOKEN");
});

test("requests and jobs are counted by operation, kind and outcome", async () => {
  const { partner, base, pmId } = merchant;
  const request = 'sealwright_http_request_duration_seconds_count{operation="merchants.get"';
  const before = readingOf(await lines(), `${request},status="4xx"}`) || 0;
  await expectStatus(200, "GET", base, { as: partner.as });
  await expectStatus(404, "GET", "/v1/merchants/mch_none", { as: partner.as });
  const path = `${base}/payment-methods/${pmId}/determine`;
  const body = { description: REDIRECT_SHOP };
  const ack = await expectStatus(202, "POST", path, { as: partner.as, body });
  await jobEnd(ack.body.pollUrl, partner.as);
  const text = await lines();
  expect(readingOf(text, `${request},status="2xx"}`)).toBeGreaterThan(0);
  expect(readingOf(text, `${request},status="4xx"}`)).toBe(before + 1);
  const operation = 'sealwright_operation_duration_seconds_count{operation="merchants.get"';
  expect(readingOf(text, `${operation},outcome="refused"}`)).toBe(1);
  const job = 'sealwright_job_duration_seconds_count{job="determine",outcome="done"}';
  expect(readingOf(text, job)).toBe(1);
});

test("the service's own figures stand beside the process's", async () => {
  const text = await lines();
  expect(readingOf(text, "sealwright_database_up")).toBe(1);
  expect(readingOf(text, "sealwright_database_bytes")).toBeGreaterThan(1_000_000);
  expect(readingOf(text, 'sealwright_queue_jobs{queue="determine",state="waiting"}')).toBe(0);
  expect(readingOf(text, 'sealwright_queue_oldest_seconds{queue="determine"}')).toBe(0);
  expect(readingOf(text, 'sealwright_database_connections{state="idle"}')).toBeGreaterThan(0);
  expect(readingOf(text, 'sealwright_webhooks_last_day{status="delivered"}')).toBe(0);
  expect(readingOf(text, "nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
  expect(readingOf(text, "process_resident_memory_bytes")).toBeGreaterThan(1_000_000);
});

test("what a caller sends is no label, so that nobody makes the figures grow", async () => {
  const { as } = merchant.partner;
  const sent = (at: number) => `mch_of_a_caller_${at}`;
  for (let at = 0; at < 20; at += 1) await send("GET", `/v1/merchants/${sent(at)}`, { as });
  const text = (await lines()).join("\n");
  expect(text).not.toContain("mch_");
  expect(text).not.toContain(merchant.partner.partnerId);
  const names = new Set(OPERATIONS.map(({ name }) => name));
  const labels = [...text.matchAll(/\boperation="([^"]*)"/g)].map(([, label = ""]) => label);
  expect(labels.filter((label) => !names.has(label))).toEqual([]);
  const statuses = new Set([...text.matchAll(/_http_.*\bstatus="([^"]*)"/g)].map(([, is]) => is));
  expect([...statuses].filter((status) => !/^[1-5]xx$/.test(status ?? ""))).toEqual([]);
});

test("however often it is asked, the database is asked one question at a time", async () => {
  const blocking = new pg.Client({ connectionString: database.url });
  await blocking.connect();
  await blocking.query("begin; lock table service.processes in access exclusive mode");
  const scrapes = Array.from({ length: 50 }, () => scrape(`Bearer ${TOKEN}`));
  const asked = await eventually("the question", async () => {
    const { rows } = await database.pool.query(
      "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%health_figures%' and pid <> pg_backend_pid()",
    );
    return rows.length > 0 ? rows.length : null;
  });
  await blocking.end();
  const answers = await Promise.all(scrapes);
  expect([asked, new Set(answers.map(({ status }) => status))]).toEqual([1, new Set([200])]);
});

test("a database that hangs is told of within seconds, and old figures are not told as new ones", async () => {
  const blocking = new pg.Client({ connectionString: database.url });
  await blocking.connect();
  await blocking.query("begin; lock table service.processes in access exclusive mode");
  try {
    const started = performance.now();
    const text = await lines();
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(readingOf(text, "sealwright_database_up")).toBe(0);
    expect(text.filter((line) => line.startsWith("sealwright_database_bytes "))).toEqual([]);
    expect(readingOf(text, "process_resident_memory_bytes")).toBeGreaterThan(1_000_000);
  } finally {
    await blocking.end();
  }
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(readingOf(await lines(), "sealwright_database_up")).toBe(1);
});

test("a worker tells of itself alone, and asks the database nothing", async () => {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const request = new Request("http://127.0.0.1/metrics", { headers });
  const text = await (await answerMetrics(request, "worker")).text();
  expect(text).toContain("sealwright_job_duration_seconds_count");
  expect(text).not.toMatch(/^sealwright_(?:database_up|queue_jobs)/m);
});
