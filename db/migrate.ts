// Forward-only migrations, one process at a time, and a clear word to a program older than its data.
import { readFileSync } from "node:fs";
import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { StartupError } from "@/lib/core/errors";

/** Any number that no other program is likely to lock. */
const MIGRATION_LOCK = 7_236_514_001;
const FOLDER = path.join(process.cwd(), "db", "migrations");

interface Journal {
  readonly entries: readonly { readonly when: number; readonly tag: string }[];
}

function lastKnown(): { when: number; tag: string } {
  const text = readFileSync(path.join(FOLDER, "meta", "_journal.json"), "utf8");
  const last = (JSON.parse(text) as Journal).entries.toSorted((a, b) => a.when - b.when).at(-1);
  if (!last) throw new Error("the migrations folder is empty");
  return last;
}

/**
 * Brings the database to this program's schema. Throws StartupError when it cannot be reached, when
 * its user may not do this, or when its schema is newer than this program.
 */
export function migrateDatabase(databaseUrl: string): Promise<void> {
  return withClient(databaseUrl, "DATABASE_URL", async (client) => {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await refuseNewer(client);
    await runMigrations(drizzle(client), { migrationsFolder: FOLDER }).catch(explain);
  });
}

/** Throws StartupError where a database that others migrate does not have this program's schema. */
export function requireMigrated(loginUrl: string): Promise<void> {
  const address = "WEB_DATABASE_URL and WORKER_DATABASE_URL";
  return withClient(loginUrl, address, async (client) => {
    const newest = await newestMigration(client);
    if (newest > lastKnown().when) refuseSchema();
    if (newest === lastKnown().when) return;
    throw new StartupError(
      "The database has an older schema than this program. Run `npm run migrate` with DATABASE_URL set to its owner, then start again.",
    );
  });
}

async function withClient(
  connectionString: string,
  variable: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: "sealwright-migrate" });
  client.on("error", () => undefined);
  await client.connect().catch((error: Error) => {
    throw new StartupError(
      `The database cannot be reached: ${reasonOf(error)}. Check ${variable}.`,
    );
  });
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function refuseNewer(client: pg.Client): Promise<void> {
  if ((await newestMigration(client)) > lastKnown().when) refuseSchema();
}

async function newestMigration(client: pg.Client): Promise<number> {
  const table = await client.query("select to_regclass('drizzle.__drizzle_migrations') as found");
  if (!table.rows[0]?.found) return 0;
  const newest = await client.query(
    "select max(created_at) as newest from drizzle.__drizzle_migrations",
  );
  return Number(newest.rows[0]?.newest ?? 0);
}

function refuseSchema(): never {
  throw new StartupError(
    `The database has a newer schema than this program knows (${lastKnown().tag}). Start the newer version, or point DATABASE_URL or DATA_DIR at other data.`,
  );
}

function explain(error: Error & { cause?: unknown }): never {
  const cause = error.cause instanceof Error ? error.cause : error;
  if ("code" in cause && cause.code === "42501") {
    throw new StartupError(
      `The database user may not set up the schema: ${cause.message}. It must own the database and have CREATEROLE. Where the roles sealwright_app, sealwright_operator, sealwright_web and sealwright_worker are there already, it must be granted them WITH ADMIN OPTION.`,
    );
  }
  throw error;
}

function reasonOf(error: Error): string {
  if (error instanceof AggregateError) return error.errors.map((e: Error) => e.message).join(", ");
  return error.message;
}
