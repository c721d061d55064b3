// The unscoped handle: sees every tenant. Only authentication (before a tenant is known) and the job
// machinery may import it; the import rules say so.
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { pool } from "./pool";
import * as schema from "./schema";

/** Drizzle on the pool, outside every tenant's policies. */
export type RootDb = NodePgDatabase<typeof schema>;

let handle: RootDb | undefined;

/** The connections behind it, for libraries that bring their own statements. */
export function rootPool(): pg.Pool {
  return pool();
}

/** The unscoped handle of this process. */
export function rootDb(): RootDb {
  handle ??= drizzle(pool(), { schema });
  return handle;
}
