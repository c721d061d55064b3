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
  const last = (JSON.parse(text) as Journal).entries.at(-1);
  if (!last) throw new Error("the migrations folder is empty");
  return last;
}

/**
 * Brings the database to this program's schema. Throws StartupError when it cannot be reached, when
 * its user may not do this, or when its schema is newer than this program.
 */
export async function migrateDatabase(databaseUrl: string): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: "sealwright-migrate",
  });
  client.on("error", () => undefined);
  await client.connect().catch((error: Error) => {
    throw new StartupError(
      `The database cannot be reached: ${reasonOf(error)}. Check DATABASE_URL.`,
    );
  });
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await refuseNewer(client);
    await runMigrations(drizzle(client), { migrationsFolder: FOLDER }).catch(explain);
  } finally {
    await client.end();
  }
}

async function refuseNewer(client: pg.Client): Promise<void> {
  const known = lastKnown();
  const table = await client.query("select to_regclass('drizzle.__drizzle_migrations') as found");
  if (!table.rows[0]?.found) return;
  const newest = await client.query(
    "select max(created_at) as newest from drizzle.__drizzle_migrations",
  );
  if (Number(newest.rows[0]?.newest ?? 0) <= known.when) return;
  throw new StartupError(
    `The database has a newer schema than this program knows (${known.tag}). Start the newer version, or point DATABASE_URL or DATA_DIR at other data.`,
  );
}

function explain(error: Error & { cause?: unknown }): never {
  const cause = error.cause instanceof Error ? error.cause : error;
  if ("code" in cause && cause.code === "42501") {
    throw new StartupError(
      `The database user may not set up the schema: ${cause.message}. It must own the database, and either have CREATEROLE or be a member of a role sealwright_app made beforehand.`,
    );
  }
  throw error;
}

function reasonOf(error: Error): string {
  if (error instanceof AggregateError) return error.errors.map((e: Error) => e.message).join(", ");
  return error.message;
}
