// What a partner with 100,000 merchants waits for: the operations behind the dashboard, as they run, and the
// rollup in the database alone. On the book of `npm run seed -- large`.
import { randomBytes } from "node:crypto";
import pg from "pg";
import { seedLarge } from "@/cli/seed/large";
import { closePool } from "@/db/pool";
import { changeEnvironment, ENCRYPTION_KEY_BYTES } from "@/lib/core/config";
import { prepareTestDatabase } from "@/lib/testing/prepared";
import { startTestServer } from "@/lib/testing/server";
import { front } from "@/lib/transports/front";

const BOOK = 100_000;
const ROUNDS = 40;
const LIMIT_MS = 300;
const ROLLUP_LIMIT_MS = 5;
const DEEP_PAGES = 200;

/** What is asked, `{…}` being filled in from the book. */
const QUESTIONS: readonly (readonly [string, string])[] = [
  ["Rollup, whole answer", "/v1/portfolio"],
  ["Overview", "/v1/portfolio/overview"],
  ["What needs you today", "/v1/portfolio/attention"],
  ["First page", "/v1/portfolio/merchants"],
  ["Tabs with counts", "/v1/portfolio/merchants/counts"],
  ["Page 201", "/v1/portfolio/merchants?nextToken={newest}"],
  ["Page 201 by name", "/v1/portfolio/merchants?sort=name&nextToken={name}"],
  ["Page 201 by expiry", "/v1/portfolio/merchants?sort=expires&nextToken={expires}"],
  ["By name", "/v1/portfolio/merchants?sort=name"],
  ["By expiry, soonest first", "/v1/portfolio/merchants?sort=expires"],
  ["By activity, quietest first", "/v1/portfolio/merchants?sort=quietest"],
  ["Search: one merchant's e-mail", "/v1/portfolio/merchants?search=owner77777@"],
  ["Search: a word in many names", "/v1/portfolio/merchants?search=bakery"],
  ["Search: nothing found", "/v1/portfolio/merchants?search=qqqq"],
  ["Search, tabs with counts", "/v1/portfolio/merchants/counts?search=bakery"],
  ["Search in the contract's list", "/v1/merchants?search=owner77777@"],
  ["Contract's list by status", "/v1/merchants?status=expired"],
  ["Stage: in progress", "/v1/portfolio/merchants?stage=in_progress"],
  [
    "Stage: expiring soon, soonest first",
    "/v1/portfolio/merchants?stage=expiring_soon&sort=expires",
  ],
  ["Stage: never invited", "/v1/portfolio/merchants?stage=never_invited"],
  ["Questionnaire", "/v1/portfolio/merchants?questionnaire=SAQ%20P2PE"],
  ["Expiry window", "/v1/portfolio/merchants?endsFrom={soon}&endsBefore={later}"],
  ["Invitation: link ended", "/v1/portfolio/merchants?invitation=link_ended"],
  ["Last activity: quiet for 30 days", "/v1/portfolio/merchants?quietSince={ago}"],
  ["Last activity, tabs with counts", "/v1/portfolio/merchants/counts?quietSince={ago}"],
  ["Mail trouble", "/v1/portfolio/merchants?mail=trouble"],
  ["Sealed, not compliant", "/v1/portfolio/merchants?outcome=not_compliant"],
  ["Stuck in a requirement", "/v1/portfolio/merchants?stuck=8"],
  ["Sealed in a month", "/v1/portfolio/merchants?sealedFrom={ago}"],
  [
    "Six filters at once, by name",
    "/v1/portfolio/merchants?search=a&invitation=sent&quietSince={now}&stage=in_progress&stuck=6&sort=name",
  ],
];

type Asked = (path: string) => Promise<Response>;

function p95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}

function asker(apiKey: string): Asked {
  return async (path) => {
    const headers = { "X-API-Key": apiKey };
    const response = await front(new Request(`http://127.0.0.1${path}`, { headers }));
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
}

/** The token that leads so many pages into an order. */
async function tokenOf(ask: Asked, sort: string): Promise<string> {
  let token = "";
  for (let page = 0; page < DEEP_PAGES; page += 1) {
    const path = `/v1/portfolio/merchants?sort=${sort}${token && `&nextToken=${token}`}`;
    token = ((await (await ask(path)).json()) as { nextToken: string }).nextToken;
  }
  return token;
}

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

async function filledIn(ask: Asked): Promise<(path: string) => string> {
  const values: Record<string, string> = {
    ...{ newest: await tokenOf(ask, "newest"), name: await tokenOf(ask, "name") },
    ...{ expires: await tokenOf(ask, "expires"), now: inDays(0), ago: inDays(-30) },
    ...{ soon: inDays(60), later: inDays(90) },
  };
  return (path) => path.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

async function timed(rounds: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  await work();
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return p95(times);
}

/** What the database does for the counts of the rollup, by its own clock. */
async function rollupInDatabase(client: pg.Client, partnerId: string): Promise<number> {
  const day = (offset: number) => `((now() + interval '${offset} days') at time zone 'UTC')::date`;
  const runOut = (offset: number) => [
    `select sum(merchants) from merchant_expiries where partner_id = '${partnerId}' and day < ${day(offset)}`,
    `select count(*) from merchants where partner_id = '${partnerId}' and compliance_status = 'compliant'
      and expires_at >= ${day(offset)}::timestamp at time zone 'UTC' and expires_at <= now() + interval '${offset} days'`,
  ];
  const statements = [
    `select compliance_status, last_saq_type, invited, sum(merchants) from merchant_counts
      where partner_id = '${partnerId}' group by 1, 2, 3`,
    ...runOut(0),
    ...runOut(30),
    `select id, name, expires_at, last_saq_type from merchants where partner_id = '${partnerId}'
      and compliance_status = 'compliant' and expires_at > now() and expires_at <= now() + interval '30 days'
      order by expires_at, id limit 1000`,
  ];
  const times: number[] = [];
  await client.query("begin; set local role sealwright_app");
  await client.query("select set_config('app.partner_id', $1, true)", [partnerId]);
  for (let round = 0; round < ROUNDS; round += 1) {
    let sum = 0;
    for (const statement of statements) {
      const explained = `explain (analyze, timing off, format json) ${statement}`;
      const [plan] = (await client.query(explained)).rows[0]["QUERY PLAN"];
      sum += plan["Execution Time"] + plan["Planning Time"];
    }
    times.push(sum);
  }
  await client.query("rollback");
  return p95(times);
}

/** Rows of figures, and whether all of them are within their limits. */
export async function benchDashboard(): Promise<{ lines: string[]; within: boolean }> {
  const server = await startTestServer("sealwright_bench");
  const lines = [`${`A book of ${BOOK} merchants, p95`.padEnd(44)}   figure     limit`];
  let within = true;
  const add = (name: string, figure: number, limit: number) => {
    within = within && figure <= limit;
    lines.push(
      `${name.padEnd(44)}${figure.toFixed(1).padStart(9)}${String(limit).padStart(10)} ms`,
    );
  };
  try {
    const key = randomBytes(ENCRYPTION_KEY_BYTES).toString("base64");
    // Questions come as fast as they are answered.
    changeEnvironment({ ENCRYPTION_KEY: key, LIVE_REQUESTS_PER_SECOND: "1000000" });
    const url = await server.create(`sealwright_bench_${process.pid}`);
    const { web } = await prepareTestDatabase(url);
    changeEnvironment({ WEB_DATABASE_URL: web });
    const started = performance.now();
    const { partnerId, apiKey } = await seedLarge(url, BOOK, new Date());
    lines.push(`Seeded in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("vacuum analyze");
    add("Rollup in the database", await rollupInDatabase(client, partnerId), ROLLUP_LIMIT_MS);
    await client.end();
    const ask = asker(apiKey);
    const fill = await filledIn(ask);
    for (const [name, path] of QUESTIONS) {
      const address = fill(path);
      add(name, await timed(ROUNDS, async () => (await ask(address)).text()), LIMIT_MS);
    }
    return { lines, within };
  } finally {
    await closePool();
    await server.stop();
  }
}
