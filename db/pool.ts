import pg from "pg";
import { config } from "@/lib/core/config";
import { log } from "@/lib/core/log";
import { Seats } from "./seats";
import { traceQueries } from "./traced-queries";

const POOL_MAX = 12;
/** Connections that one tenant uses at once. */
const POOL_OF_TENANT = POOL_MAX / 2;

// What one caller may take of the database. A statement that the server does not end is ended here, so that
// a server which hangs holds nobody up; work between two statements never takes long.
const LIMITS = {
  /** The longest wait for a connection. */
  connectionTimeoutMillis: 10_000,
  statement_timeout: 30_000,
  query_timeout: 35_000,
  /** Another request at work on the same rows. */
  lock_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
} as const;

// Next can evaluate a module more than once in one process (per bundle, and on reload while
// developing): the pool must still be one.
const holder = globalThis as {
  sealwrightPool?: pg.Pool;
  sealwrightWorkerPool?: pg.Pool;
  sealwrightSeats?: Seats;
};

/** Who uses the process's connections. */
export function seats(): Seats {
  holder.sealwrightSeats ??= new Seats(POOL_OF_TENANT, LIMITS.connectionTimeoutMillis);
  return holder.sealwrightSeats;
}

/** The process's connection pool, made at its first use: of the web's login, in a worker of the worker's. */
export function pool(): pg.Pool {
  const { webDatabaseUrl, workerDatabaseUrl } = config();
  holder.sealwrightPool ??= createPool(webDatabaseUrl ?? workerDatabaseUrl);
  return holder.sealwrightPool;
}

/** The pool of the worker's login; throws in a process that is no worker. */
export function workerPool(): pg.Pool {
  const { webDatabaseUrl, workerDatabaseUrl } = config();
  if (!webDatabaseUrl && workerDatabaseUrl) return pool();
  holder.sealwrightWorkerPool ??= createPool(workerDatabaseUrl);
  return holder.sealwrightWorkerPool;
}

/**
 * A pool on an address. An idle connection that breaks is logged; one that breaks at work is told by its
 * next statement. Unheard, either would end the process.
 */
export function createPool(
  connectionString: string | undefined,
  options: { readonly max?: number } & Partial<Record<keyof typeof LIMITS, number>> = {},
): pg.Pool {
  if (!connectionString) throw new Error("this process has no login for that at the database");
  const own = { connectionString, application_name: "sealwright" };
  const created = new pg.Pool({ max: POOL_MAX, ...LIMITS, ...options, ...own });
  created.on("error", (error) => log().warn({ err: error }, "database connection lost"));
  created.on("connect", (client) => {
    client.on("error", () => undefined);
    traceQueries(client);
  });
  return created;
}

/** The connections of this process by what they do, and how many wait for one. */
export function poolUsage(): Record<"used" | "idle" | "waiting", number> {
  const usage = { used: 0, idle: 0, waiting: 0 };
  for (const each of [holder.sealwrightPool, holder.sealwrightWorkerPool]) {
    if (!each) continue;
    usage.used += each.totalCount - each.idleCount;
    usage.idle += each.idleCount;
    usage.waiting += each.waitingCount;
  }
  return usage;
}

/** Closes the process's pools, if they were opened. */
export async function closePool(): Promise<void> {
  await holder.sealwrightPool?.end();
  await holder.sealwrightWorkerPool?.end();
  holder.sealwrightPool = undefined;
  holder.sealwrightWorkerPool = undefined;
}
