// The service that the proof attacks: as `npm start` runs it, with the partner that is attacked and the one
// that attacks.
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { build, buildIsStale } from "@/cli/build";
import { startThrowaway, type ThrowawayService } from "@/cli/throwaway";
import { closePool } from "@/db/pool";
import * as schema from "@/db/schema";
import { changeEnvironment } from "@/lib/core/config";
import type { Credentials } from "@/lib/testing/api";
import type { TestDatabase } from "@/lib/testing/database";
import { aPartner, type TestPartner } from "@/lib/testing/world";

/** Everything that a part of the proof needs. */
export interface ProofWorld extends ThrowawayService {
  readonly database: TestDatabase;
  readonly own: TestPartner;
  readonly other: TestPartner;
}

/** One answer over the network. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Rates are proved by tests; here they would only hide what lies behind them. */
const LIMITS = { LIVE_REQUESTS_PER_SECOND: "100000", ALLOW_PRIVATE_WEBHOOKS: "1" };

/** Starts the service; `running` takes what stops it. */
export async function startWorld(running: AsyncDisposableStack): Promise<ProofWorld> {
  Object.assign(process.env, LIMITS);
  if (await buildIsStale()) await build();
  const service = await startThrowaway(running, "sealwright_proof");
  changeEnvironment({
    WEB_DATABASE_URL: service.logins.web,
    WORKER_DATABASE_URL: service.logins.worker,
  });
  running.defer(closePool);
  const database = await openDatabase(running, service.databaseUrl);
  const own = await aPartner(database, "live");
  const other = await aPartner(database, "live");
  return { ...service, database, own, other };
}

async function openDatabase(running: AsyncDisposableStack, url: string): Promise<TestDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  // A killed database ends idle connections; the next query says so.
  pool.on("error", () => undefined);
  running.defer(() => pool.end());
  return { url, pool, db: drizzle(pool, { schema }) };
}

/** How a request is sent. */
export interface Sending {
  readonly as?: Credentials;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 60_000;

/** Sends one request to the running service; a string is sent as it is, all else as JSON. */
export async function request(
  baseUrl: string,
  method: string,
  path: string,
  { as, body, headers, timeoutMs = TIMEOUT_MS }: Sending = {},
): Promise<Answer> {
  const type: Record<string, string> =
    body === undefined ? {} : { "Content-Type": "application/json" };
  const sent = typeof body === "string" ? body : JSON.stringify(body);
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers: { ...type, ...as, ...headers },
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
    ...(body === undefined ? {} : { body: sent }),
  });
  return { status: response.status, text: await response.text() };
}

/** Sends and insists on success; the answer's JSON. */
// biome-ignore lint/suspicious/noExplicitAny: answers differ by operation
export async function done(...sent: Parameters<typeof request>): Promise<any> {
  const { status, text } = await request(...sent);
  if (status >= 300) throw new Error(`${sent[1]} ${sent[2]}: ${status} ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

/** Waits for a condition; false where it does not come in time. */
export async function until(
  holds: () => Promise<boolean>,
  withinMs: number,
  everyMs = 100,
): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline) {
    if (await holds().catch(() => false)) return true;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  return false;
}
