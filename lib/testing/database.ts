// A database of one's own for a test file, cloned from the migrated template.
import { randomBytes } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { closePool } from "@/db/pool";
import * as schema from "@/db/schema";
import { changeEnvironment } from "@/lib/core/config";
import { onDatabase } from "./prepared";
import { createDatabase } from "./server";

/** The database of the running test file. */
export interface TestDatabase {
  /** Address of the owner's connection, outside every tenant's policies. */
  readonly url: string;
  /** A pool on it, for looking behind the scenes. */
  readonly pool: pg.Pool;
  /** The same, through Drizzle. */
  readonly db: ReturnType<typeof drizzle<typeof schema>>;
}

function cloneTemplate(): Promise<string> {
  const template = inject("template");
  const name = `${template}_${randomBytes(6).toString("hex")}`;
  return createDatabase(inject("clusterUrl"), name, template);
}

/**
 * Gives the file a database before its tests, and the product its own logins on it: nothing of the product
 * runs as the owner.
 */
export function testDatabase(): TestDatabase {
  const made: { url: string; pool: pg.Pool; db: TestDatabase["db"] } = {
    url: "",
    pool: undefined as never,
    db: undefined as never,
  };
  beforeAll(async () => {
    made.url = await cloneTemplate();
    const { web, worker } = inject("logins");
    changeEnvironment({
      WEB_DATABASE_URL: onDatabase(web, made.url),
      WORKER_DATABASE_URL: onDatabase(worker, made.url),
    });
    made.pool = new pg.Pool({ connectionString: made.url, max: 4 });
    made.pool.on("error", () => undefined);
    made.db = drizzle(made.pool, { schema });
  });
  afterAll(async () => {
    await closePool();
    await made.pool.end();
  });
  return made;
}
