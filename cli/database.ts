// The database of a command: the given server, or the embedded one; then schema, queues, the key that
// secrets are stored under, and the logins that the application's processes get.
import path from "node:path";
import { startEmbedded } from "@/db/embedded";
import { encryptStoredSecrets, requireKeyFits } from "@/db/encryption";
import { type Logins, prepareLogins } from "@/db/logins";
import { migrateDatabase, requireMigrated } from "@/db/migrate";
import { type Config, changeEnvironment } from "@/lib/core/config";
import { StartupError } from "@/lib/core/errors";
import { installQueues } from "@/lib/jobs/install";
import { prepareEncryptionKey } from "./encryption-key";

/** A database that is ready for this program. */
export interface ReadyDatabase {
  /** Of its owner; undefined where others migrate it and this machine has the application's logins alone. */
  readonly ownerUrl: string | undefined;
  /** Addresses of the application's logins. */
  readonly logins: Partial<Logins>;
  /** For people: which server this is. */
  readonly description: string;
  /** Starts the embedded server again where it has ended; does nothing about any other. */
  revive(): Promise<void>;
  /** True while the server runs, as far as this process can tell. */
  running(): Promise<boolean>;
  /** Where the embedded server writes what it has to say. */
  readonly log: string | undefined;
  /** Stops the embedded server where this process started it. */
  stop(): Promise<void>;
}

type OpenDatabase = Omit<ReadyDatabase, "logins">;

/** Starts or finds the database and brings it up to date. This process gets the application's logins. */
export async function prepareDatabase(
  config: Config,
  notice: (line: string) => void,
): Promise<ReadyDatabase> {
  await prepareEncryptionKey(config);
  const database = await openDatabase(config, notice);
  try {
    const logins = await bringUpToDate(config, database.ownerUrl);
    changeEnvironment({
      DATABASE_URL: undefined,
      WEB_DATABASE_URL: logins.web,
      WORKER_DATABASE_URL: logins.worker,
    });
    return { ...database, logins };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function bringUpToDate(config: Config, ownerUrl: string | undefined) {
  const { webDatabaseUrl: web, workerDatabaseUrl: worker } = config;
  const given = { ...(web ? { web } : {}), ...(worker ? { worker } : {}) };
  if (!ownerUrl) {
    for (const url of Object.values(given)) {
      await requireMigrated(url);
      await requireKeyFits(url);
    }
    return given;
  }
  await migrateDatabase(ownerUrl);
  await installQueues(ownerUrl);
  await encryptStoredSecrets(ownerUrl);
  return web && worker ? { web, worker } : { ...(await prepareLogins(ownerUrl)), ...given };
}

function outside(url: string, ownerUrl: string | undefined): OpenDatabase {
  const { host, pathname } = new URL(url);
  return {
    ownerUrl,
    description: `PostgreSQL at ${host}${pathname}`,
    log: undefined,
    revive: async () => {},
    running: async () => true,
    stop: async () => {},
  };
}

async function openDatabase(config: Config, notice: (line: string) => void): Promise<OpenDatabase> {
  const { databaseUrl, webDatabaseUrl, workerDatabaseUrl } = config;
  const given = databaseUrl ?? webDatabaseUrl ?? workerDatabaseUrl;
  if (given) return outside(given, databaseUrl);
  const folder = path.join(config.dataDir, "postgres");
  const server = await startEmbedded({ folder, notice });
  const state = server.reused ? "was running" : "started";
  return {
    ownerUrl: server.url,
    description: `embedded PostgreSQL ${state} on port ${new URL(server.url).port}`,
    log: server.log,
    revive: () => server.revive(),
    running: () => server.running(),
    stop: async () => {
      if (server.ours()) await server.stop();
    },
  };
}

/** The address of the owner, for what no login of the application may: making a partner. */
export function requireOwner({ ownerUrl }: ReadyDatabase): string {
  if (ownerUrl) return ownerUrl;
  throw new StartupError("This makes a partner: set DATABASE_URL to the owner of the database.");
}

/** The logins of a database that is ready for web and worker. */
export function requireLogins({ logins }: ReadyDatabase): Logins {
  const { web, worker } = logins;
  if (web && worker) return { web, worker };
  throw new StartupError(
    "Set both WEB_DATABASE_URL and WORKER_DATABASE_URL, or DATABASE_URL. See .env.example.",
  );
}
