// How the service stands: its process, its database, its queue.
import { sql } from "drizzle-orm";
import { rootDb } from "@/db/root";
import { config } from "@/lib/core/config";

/** One part of the service. */
interface PartHealth {
  readonly ok: boolean;
  readonly [figure: string]: boolean | number | string;
}

/** The answer of `GET /health`. */
export interface Health {
  readonly status: "ok" | "failing";
  /** Names of the parts that fail; empty when all is well. */
  readonly failing: readonly string[];
  readonly checks: {
    readonly process: PartHealth;
    readonly database: PartHealth;
    readonly queue: PartHealth;
  };
}

const CHECK_MS = 3_000;

function bounded<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("too slow")), CHECK_MS).unref();
  });
  return Promise.race([work, late]);
}

async function databaseHealth(): Promise<PartHealth> {
  const started = performance.now();
  try {
    await bounded(rootDb().execute(sql`select 1`));
    return { ok: true, latencyMs: Math.round(performance.now() - started) };
  } catch {
    return { ok: false, message: "The database does not answer." };
  }
}

/** Lag: how long the oldest job that could run has been waiting. */
async function queueHealth(): Promise<PartHealth> {
  try {
    const found = await bounded(
      rootDb().execute<{ waiting: number; lag: number }>(sql`
        select count(*)::int as waiting,
               coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as lag
        from pgboss.job where state in ('created', 'retry') and start_after <= now()`),
    );
    const { waiting = 0, lag = 0 } = found.rows[0] ?? {};
    const lagSeconds = Math.round(lag * 10) / 10;
    return { ok: lag <= config().healthMaxQueueLagSeconds, waiting, lagSeconds };
  } catch {
    return { ok: false, message: "The queue cannot be read." };
  }
}

/** Checks every part; never throws. */
export async function checkHealth(): Promise<Health> {
  const rssMegabytes = Math.round(process.memoryUsage.rss() / 1024 / 1024);
  const uptimeSeconds = Math.round(process.uptime());
  const [database, queue] = await Promise.all([databaseHealth(), queueHealth()]);
  const checks = { process: { ok: true, uptimeSeconds, rssMegabytes }, database, queue };
  const failing = Object.entries(checks).flatMap(([name, part]) => (part.ok ? [] : [name]));
  return { status: failing.length === 0 ? "ok" : "failing", failing, checks };
}
