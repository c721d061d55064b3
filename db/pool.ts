import pg from "pg";
import { config } from "@/lib/core/config";
import { log } from "@/lib/core/log";

const POOL_MAX = 12;

// Next can evaluate a module more than once in one process (per bundle, and on reload while
// developing): the pool must still be one.
const holder = globalThis as { sealwrightPool?: pg.Pool };

/** The process's connection pool, made at its first use. */
export function pool(): pg.Pool {
  holder.sealwrightPool ??= createPool(config().databaseUrl);
  return holder.sealwrightPool;
}

/**
 * A pool on an address. An idle connection that breaks is logged; one that breaks at work is told by its
 * next statement. Unheard, either would end the process.
 */
export function createPool(connectionString: string | undefined, max = POOL_MAX): pg.Pool {
  if (!connectionString) throw new Error("DATABASE_URL is not set in this process");
  const created = new pg.Pool({ connectionString, max, application_name: "sealwright" });
  created.on("error", (error) => log().warn({ err: error }, "database connection lost"));
  created.on("connect", (client) => client.on("error", () => undefined));
  return created;
}

/** Closes the process's pool, if it was opened. */
export async function closePool(): Promise<void> {
  await holder.sealwrightPool?.end();
  holder.sealwrightPool = undefined;
}
