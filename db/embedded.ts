// The embedded PostgreSQL: a real server whose binaries come with npm. It serves where DATABASE_URL
// is not set, and under the tests. pg_ctl starts and stops it, so that it survives a killed parent
// and the next start finds it running.
import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chown, mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { StartupError } from "@/lib/core/errors";
import { freePort } from "@/lib/core/free-port";
import { keepFirst, writePrivateFile } from "@/lib/core/private-files";
import { exists, type Place, type PlaceOptions, settle } from "./embedded-place";

const run = promisify(execFile);
const USER = "sealwright";
const DATABASE = "sealwright";
const INITDB_FLAGS = [
  "--encoding=UTF8",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--locale=C",
  "--auth=scram-sha-256",
];

/** A running embedded server. */
export interface EmbeddedServer {
  /** Address of its database, of the owner. */
  readonly url: string;
  /** True where the server was running already: whoever started it stops it. */
  readonly reused: boolean;
  /** What it has to say. */
  readonly log: string;
  /** Whether this process started it, at first or again. */
  ours(): boolean;
  /** Whether it runs at the moment. */
  running(): Promise<boolean>;
  /** Starts it again at the same address where it has ended. StartupError says why it does not start. */
  revive(): Promise<void>;
  stop(): Promise<void>;
}

/** How to start one. */
export interface EmbeddedOptions extends PlaceOptions {
  /** For tests: no durability, nothing flushed. */
  readonly throwaway?: boolean;
}

/** Starts the server of a folder, or finds it running. Throws StartupError with the way out. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const throwaway = options.throwaway === true;
  const place = await settle(options);
  const password = await passwordOf(options.folder);
  await initialise(place, password, throwaway);
  const found = await runningPort(place);
  const port = found ?? (await start(place, throwaway, await freePort()));
  let ours = found === null;
  const address = (name: string) => `postgresql://${USER}:${password}@127.0.0.1:${port}/${name}`;
  await createDatabase(address("postgres"));
  return {
    url: address(DATABASE),
    reused: !ours,
    log: logOf(place),
    ours: () => ours,
    running: () => isRunning(place),
    async revive() {
      if ((await runningPort(place)) === port) return;
      await start(place, throwaway, port);
      ours = true;
    },
    stop: () => pgCtl(place, ["stop", "-m", "fast", "-w", "-t", "30"]).then(() => undefined),
  };
}

async function passwordOf(folder: string): Promise<string> {
  try {
    const made = randomBytes(24).toString("hex");
    return (await keepFirst(path.join(folder, "password"), made)).trim();
  } catch (error) {
    throw new StartupError(`The folder ${folder} cannot be written: ${(error as Error).message}.`);
  }
}

async function initialise(place: Place, password: string, throwaway: boolean): Promise<void> {
  if (await exists(path.join(place.data, "PG_VERSION"))) return;
  await mkdir(place.data, { recursive: true, mode: 0o700 });
  if (place.owner) await chown(place.data, place.owner.uid, place.owner.gid);
  const secret = `${place.data}.secret`;
  await writePrivateFile(secret, password);
  if (place.owner) await chown(secret, place.owner.uid, place.owner.gid);
  const flags = [...INITDB_FLAGS, ...(throwaway ? ["--no-sync"] : [])];
  try {
    await server(place, "initdb", ["-D", place.data, "-U", USER, `--pwfile=${secret}`, ...flags]);
  } catch (error) {
    await rm(place.data, { recursive: true, force: true });
    throw startFailure(error);
  } finally {
    await rm(secret, { force: true });
  }
}

function server(place: Place, program: string, args: readonly string[]) {
  return run(path.join(place.bin, program), args, {
    ...place.owner,
    cwd: path.dirname(place.data),
    env: { ...process.env, LC_ALL: "C", LANG: "C" },
  });
}

function pgCtl(place: Place, args: readonly string[]) {
  return server(place, "pg_ctl", ["-D", place.data, "-s", ...args]);
}

/** The port of the server that runs on this cluster, or null. */
async function runningPort(place: Place): Promise<number | null> {
  const alive = await pgCtl(place, ["status"]).then(
    () => true,
    () => false,
  );
  if (!alive) return null;
  const port = Number((await lockFile(place))[3]);
  return Number.isInteger(port) && port > 0 ? port : null;
}

/** The server's own note of itself: its process in the first line, its port in the fourth. */
async function lockFile(place: Place): Promise<string[]> {
  return (await readFile(path.join(place.data, "postmaster.pid"), "utf8")).split("\n");
}

/** Cheaper than asking pg_ctl, for somebody who asks every second. */
async function isRunning(place: Place): Promise<boolean> {
  try {
    process.kill(Number((await lockFile(place))[0]), 0);
    return true;
  } catch (error) {
    // It runs where it may not be signalled: it is another user's.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function logOf(place: Place): string {
  return path.join(place.data, "server.log");
}

async function start(place: Place, throwaway: boolean, port: number): Promise<number> {
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: throwaway ? 400 : 100,
    logging_collector: "off",
    ...(throwaway ? { fsync: "off", synchronous_commit: "off", full_page_writes: "off" } : {}),
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  try {
    await pgCtl(place, ["start", "-w", "-t", "60", "-l", logOf(place), "-o", options.join(" ")]);
  } catch (error) {
    throw startFailure(error);
  }
  return port;
}

function startFailure(error: unknown): StartupError {
  const output = (error as { stderr?: string }).stderr?.trim().split("\n").at(-1);
  return new StartupError(
    `The embedded PostgreSQL did not start: ${output || (error as Error).message}. Set DATABASE_URL to use another server, or DATA_DIR to use another folder.`,
  );
}

async function createDatabase(maintenanceUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    await client.query(`create database ${DATABASE}`);
  } catch (error) {
    // 42P04: it exists, or another process made it at the same moment (23505).
    const { code } = error as { code?: string };
    if (code !== "42P04" && code !== "23505") throw error;
  } finally {
    await client.end();
  }
}
