// The unscoped handle of workers: their login finds what is due over all tenants, by the few columns that
// say so. The web process has none; what it looks up before a tenant is known is in lookups.ts.
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { workerPool } from "./pool";
import * as schema from "./schema";

/** Drizzle on the worker's login, outside every tenant's transaction. */
export type RootDb = NodePgDatabase<typeof schema>;

let handle: RootDb | undefined;

/** The unscoped handle of this process; throws in one that is no worker. */
export function rootDb(): RootDb {
  handle ??= drizzle(workerPool(), { schema });
  return handle;
}
