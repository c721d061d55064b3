// The database of a command: the given server, or the embedded one; then schema and queues.
import path from "node:path";
import { startEmbedded } from "@/db/embedded";
import { migrateDatabase } from "@/db/migrate";
import type { Config } from "@/lib/core/config";
import { installQueues } from "@/lib/jobs/install";

/** A database that is ready for this program. */
export interface ReadyDatabase {
  readonly url: string;
  /** For people: which server this is. */
  readonly description: string;
  /** Stops the embedded server where this process started it. */
  stop(): Promise<void>;
}

/** Starts or finds the database and brings it up to date. */
export async function prepareDatabase(
  config: Config,
  notice: (line: string) => void,
): Promise<ReadyDatabase> {
  const database = await openDatabase(config, notice);
  try {
    await migrateDatabase(database.url);
    await installQueues(database.url);
  } catch (error) {
    await database.stop();
    throw error;
  }
  return database;
}

async function openDatabase(
  config: Config,
  notice: (line: string) => void,
): Promise<ReadyDatabase> {
  if (config.databaseUrl) {
    const { host, pathname } = new URL(config.databaseUrl);
    return {
      url: config.databaseUrl,
      description: `PostgreSQL at ${host}${pathname}`,
      stop: async () => {},
    };
  }
  const folder = path.join(config.dataDir, "postgres");
  const server = await startEmbedded({ folder, notice });
  const state = server.reused ? "was running" : "started";
  return {
    url: server.url,
    description: `embedded PostgreSQL ${state} on port ${new URL(server.url).port}`,
    stop: async () => {
      if (!server.reused) await server.stop();
    },
  };
}
