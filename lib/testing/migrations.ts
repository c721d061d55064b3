// A database as it was before one migration, to see what that migration makes of what was there.
import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { createDatabase } from "./server";

const FOLDER = "db/migrations";

async function apply(client: pg.Client, file: string): Promise<void> {
  const text = await readFile(path.join(FOLDER, file), "utf8");
  for (const statement of text.split("--> statement-breakpoint")) await client.query(statement);
}

async function migrateUpTo(client: pg.Client, last: string): Promise<void> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith(".sql")).sort();
  for (const file of files.slice(0, files.indexOf(last))) {
    // The rights of logins name the table of drizzle's own journal.
    if (file === "0015_logins.sql") {
      await client.query(
        "create schema drizzle; create table drizzle.__drizzle_migrations (id int)",
      );
    }
    await apply(client, file);
  }
}

/** Runs a migration (the name of its file) on what stood before it, and hands over the database that comes of it. */
export async function migrated(
  file: string,
  before: string,
  look: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const name = `${inject("template")}_${randomBytes(6).toString("hex")}`;
  const connectionString = await createDatabase(inject("clusterUrl"), name);
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query("set time zone 'UTC'");
    await migrateUpTo(client, file);
    await client.query(before);
    await apply(client, file);
    await look(client);
  } finally {
    await client.end();
  }
}
