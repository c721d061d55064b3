// What a partner's bulk work costs beside the plainest SQL that could do it, in one run: ratios, since
// absolute times say more about the machine. Import of 10,000 merchants, rollup and export of 100,000.

import { randomBytes } from "node:crypto";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { closePool } from "@/db/pool";
import * as schema from "@/db/schema";
import { seedPartner } from "@/db/seed/partner";
import { changeEnvironment, ENCRYPTION_KEY_BYTES } from "@/lib/core/config";
import { prepareTestDatabase } from "@/lib/testing/prepared";
import { startTestServer } from "@/lib/testing/server";
import { front } from "@/lib/transports/front";

const IMPORTED = 10_000;
const BOOK = 100_000;

interface Measured {
  readonly name: string;
  readonly ms: number;
  readonly plainMs: number;
  readonly heapMb: number;
}

async function timed(work: () => Promise<unknown>): Promise<{ ms: number; heapMb: number }> {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().heapUsed);
  }, 10);
  const started = performance.now();
  await work();
  const ms = performance.now() - started;
  clearInterval(watch);
  return { ms, heapMb: (most - before) / 1024 / 1024 };
}

async function request(apiKey: string, method: string, path: string, body?: unknown) {
  const headers = { "X-API-Key": apiKey, "Content-Type": "application/json" };
  const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
  const response = await front(new Request(`http://127.0.0.1${path}`, init));
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

async function drain(response: Response): Promise<number> {
  let bytes = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
  }
  return bytes;
}

/** A book with every stage in it, written behind the scenes. */
const FILL = `insert into merchants (partner_id, id, external_merchant_id, name, email, compliance_status,
    last_saq_type, compliant_at, expires_at, invite_count, created_at, updated_at)
  select $1, 'mrc_' || n, 'ext-' || n, 'Merchant ' || n, 'm' || n || '@example.com',
    (array['not_started', 'questions_in_progress', 'compliant', 'expired'])[1 + n % 4],
    case when n % 4 > 1 then (array['SAQ A', 'SAQ B', 'SAQ D'])[1 + n % 3] end,
    case when n % 4 > 1 then now() - interval '200 days' end,
    case when n % 4 > 1 then now() + make_interval(days => n % 400 - 30) end,
    n % 3, now() - make_interval(secs => n), now()
  from generate_series(1, $2::int) n`;

async function plainInsert(client: pg.Client, partnerId: string): Promise<void> {
  await client.query(FILL, [partnerId, IMPORTED]);
}

async function measureImport(client: pg.Client, db: NodePgDatabase<typeof schema>) {
  const partner = await seedPartner(db, { name: "Import", mode: "live" }, new Date());
  const other = await seedPartner(db, { name: "Plain", mode: "live" }, new Date());
  const merchants = Array.from({ length: IMPORTED }, (_, n) => ({
    name: `Merchant ${n}`,
    externalMerchantId: `ext-${n}`,
    email: `m${n}@example.com`,
  }));
  const plain = await timed(() => plainInsert(client, other.partnerId));
  const send = async () =>
    (await request(partner.apiKey, "POST", "/v1/merchants/import", { merchants })).json();
  const created = await timed(send);
  const unchanged = await timed(send);
  return [
    { name: `import of ${IMPORTED}, all new`, ...created, plainMs: plain.ms },
    { name: `import of ${IMPORTED}, all known`, ...unchanged, plainMs: plain.ms },
  ];
}

async function measureBook(client: pg.Client, db: NodePgDatabase<typeof schema>) {
  const partner = await seedPartner(db, { name: "Book", mode: "live" }, new Date());
  await client.query(FILL, [partner.partnerId, BOOK]);
  await client.query("vacuum analyze merchants");
  const counting = `select compliance_status, count(*) from merchants where partner_id = $1 group by 1`;
  const listing = `select * from merchants where partner_id = $1 order by created_at, id`;
  const warm = () => request(partner.apiKey, "GET", "/v1/portfolio");
  await warm();
  await client.query(counting, [partner.partnerId]);
  const plainCount = await timed(() => client.query(counting, [partner.partnerId]));
  const rollup = await timed(warm);
  const plainList = await timed(() => client.query(listing, [partner.partnerId]));
  const exported = await timed(async () =>
    drain(await request(partner.apiKey, "GET", "/v1/portfolio/export.csv")),
  );
  return [
    { name: `rollup of ${BOOK}`, ...rollup, plainMs: plainCount.ms },
    { name: `export of ${BOOK} as CSV`, ...exported, plainMs: plainList.ms },
  ];
}

function row({ name, ms, plainMs, heapMb }: Measured): string {
  const figures = [ms.toFixed(0), plainMs.toFixed(0), (ms / plainMs).toFixed(1), heapMb.toFixed(0)];
  return name.padEnd(40) + figures.map((figure) => figure.padStart(10)).join("");
}

/** Measures a partner's bulk work on a throw-away database; returns the lines of the report. */
export async function benchPartner(): Promise<string[]> {
  const server = await startTestServer("sealwright_bench");
  try {
    changeEnvironment({ ENCRYPTION_KEY: randomBytes(ENCRYPTION_KEY_BYTES).toString("base64") });
    const url = await server.create(`sealwright_bench_${process.pid}`);
    const { web } = await prepareTestDatabase(url);
    changeEnvironment({ WEB_DATABASE_URL: web });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const db = drizzle(client, { schema });
    const measured = [...(await measureImport(client, db)), ...(await measureBook(client, db))];
    await client.end();
    await closePool();
    const head = ["ms", "plain ms", "ratio", "heap MB"].map((name) => name.padStart(10)).join("");
    return [`${"a partner's bulk work, beside plain SQL".padEnd(40)}${head}`, ...measured.map(row)];
  } finally {
    await server.stop();
  }
}
