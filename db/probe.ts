// What health checks ask the database, and processes tell it of themselves. They have connections of their own, so
// that they tell how the database stands however busy the pool of the requests is, and every question has a time limit.
import pg from "pg";
import { config } from "@/lib/core/config";
import { log } from "@/lib/core/log";
import type { Duration } from "@/lib/core/telemetry/durations";

const LIMIT_MS = 2_000;
const CONNECTIONS = 2;

const holder = globalThis as {
  sealwrightProbes?: { readonly url: string; readonly pool: pg.Pool };
};

function probes(): pg.Pool {
  const { webDatabaseUrl, workerDatabaseUrl } = config();
  const url = webDatabaseUrl ?? workerDatabaseUrl ?? "";
  if (holder.sealwrightProbes?.url === url) return holder.sealwrightProbes.pool;
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    application_name: "sealwright-health",
    connectionTimeoutMillis: LIMIT_MS,
    query_timeout: LIMIT_MS,
    statement_timeout: LIMIT_MS,
    allowExitOnIdle: true,
  });
  pool.on("error", (error) => log().warn({ err: error }, "database connection lost"));
  pool.on("connect", (client) => client.on("error", () => undefined));
  holder.sealwrightProbes = { url, pool };
  return pool;
}

/** A connection that did not answer in time is thrown away: it may never answer again. */
async function ask<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) {
  const client = await probes().connect();
  let broken = true;
  try {
    const { rows } = await client.query<Row>(text, values);
    broken = false;
    return rows;
  } finally {
    client.release(broken);
  }
}

/** Rejects where the work takes longer than a health check may. */
export function bounded<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("too slow")), LIMIT_MS).unref();
  });
  return Promise.race([work, late]);
}

/** The database answers. */
export async function checkReading(): Promise<void> {
  await ask("select 1");
}

/** The database takes a change, and there is room for it on its disk. */
export async function checkWriting(): Promise<void> {
  await ask("select service.check_writing()");
}

/** Figures of one queue. */
export interface QueueFigures {
  readonly name: string;
  readonly waiting: number;
  readonly active: number;
  readonly lagSeconds: number;
  /** Whether jobs of more than one partner have been waiting longer than the limit. */
  readonly severalLate: boolean;
  /** Whether a living worker has a job of it at hand. */
  readonly workedOn: boolean;
}

/** How the service does, in counts, as `service.health_figures` tells it. */
export async function healthFigures(): Promise<unknown> {
  const [row] = await ask<{ figures: unknown }>("select service.health_figures(false) as figures");
  return row?.figures;
}

/** Figures of every queue. */
export function queueFigures(limitSeconds: number): Promise<QueueFigures[]> {
  const columns = `name, waiting, active, lag_seconds as "lagSeconds", several_late as "severalLate", worked_on as "workedOn"`;
  return ask(`select ${columns} from service.queue_lag($1)`, [limitSeconds]);
}

/** What a process tells of itself. */
export interface ProcessReport {
  readonly id: string;
  readonly kind: "web" | "worker";
  readonly version: string;
  readonly startedAt: Date;
  readonly figures: {
    readonly operations: readonly Duration[];
    readonly jobs: readonly Duration[];
  };
}

/** Tells that a process runs, and how it does. */
export async function reportProcess(report: ProcessReport): Promise<void> {
  const { id, kind, version, startedAt, figures } = report;
  const values = [id, kind, version, startedAt, JSON.stringify(figures)];
  await ask("select service.report_process($1, $2, $3, $4, $5)", values);
}

/** Tells that a process ends. */
export async function endProcess(id: string): Promise<void> {
  await ask("select service.end_process($1)", [id]);
}
