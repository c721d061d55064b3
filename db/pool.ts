import pg from "pg";
import { config } from "@/lib/core/config";
import { log } from "@/lib/core/log";

const POOL_MAX = 12;

// Next can evaluate a module more than once in one process (per bundle, and on reload while
// developing): the pool must still be one.
const holder = globalThis as { sealwrightPool?: pg.Pool; sealwrightWorkerPool?: pg.Pool };

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
export function createPool(connectionString: string | undefined, max = POOL_MAX): pg.Pool {
  if (!connectionString) throw new Error("this process has no login for that at the database");
  const created = new pg.Pool({ connectionString, max, application_name: "sealwright" });
  created.on("error", (error) => log().warn({ err: error }, "database connection lost"));
  created.on("connect", (client) => client.on("error", () => undefined));
  return created;
}

/** Closes the process's pools, if they were opened. */
export async function closePool(): Promise<void> {
  await holder.sealwrightPool?.end();
  await holder.sealwrightWorkerPool?.end();
  holder.sealwrightPool = undefined;
  holder.sealwrightWorkerPool = undefined;
}
