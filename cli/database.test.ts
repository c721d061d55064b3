// What a start makes of a database and a data folder, by the commands themselves, on servers of their own:
// owners without special rights, machines that have the application's logins alone, keys that do not fit.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EmbeddedServer, startEmbedded } from "@/db/embedded";
import { loginName } from "@/db/logins";
import { createDatabase } from "@/lib/testing/server";

let folder: string;
let server: EmbeddedServer;
let names = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "sealwright-database-"));
  await chmod(folder, 0o755);
  server = await startEmbedded({ folder: path.join(folder, "server"), throwaway: true });
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const key = () => randomBytes(32).toString("base64");
const KEY = key();

/** Runs `npm run migrate` and answers how it ended. */
async function migrate(env: Record<string, string>) {
  const { ENCRYPTION_KEY, WEB_DATABASE_URL, WORKER_DATABASE_URL, ...rest } = process.env;
  const child = spawn(process.execPath, ["--import", "tsx", "cli/migrate.ts"], {
    env: { ...rest, DATA_DIR: path.join(folder, "data"), ...env } as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  let err = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    err += text;
  });
  const code = await new Promise((resolve) => child.once("close", resolve));
  return { code, out: out.trim(), err: err.trim() };
}

/** Runs `npm run worker` until it takes jobs or ends; what it said where it ended. */
async function work(env: Record<string, string>): Promise<string> {
  const { ENCRYPTION_KEY, DATABASE_URL, WEB_DATABASE_URL, WORKER_DATABASE_URL, ...rest } =
    process.env;
  const child = spawn(process.execPath, ["--import", "tsx", "cli/worker.ts"], {
    env: { ...rest, DATA_DIR: path.join(folder, "data"), ...env } as NodeJS.ProcessEnv,
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let err = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    err += text;
  });
  const ready = new Promise<string>((resolve) => child.once("message", () => resolve("ready")));
  const ended = new Promise<string>((resolve) => child.once("close", () => resolve(err.trim())));
  const outcome = await Promise.race([ready, ended]);
  child.kill("SIGTERM");
  await ended;
  return outcome;
}

async function asOwner<T>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** An owner who may make roles and nothing else, with a database. */
async function anOrdinaryOwner(): Promise<string> {
  names += 1;
  const name = `ordinary_${names}`;
  await asOwner(server.url, `create role ${name} login createrole password 'ordinary'`);
  await asOwner(server.url, `create database ${name}_db owner ${name}`);
  const url = new URL(server.url);
  Object.assign(url, { username: name, password: "ordinary", pathname: `/${name}_db` });
  return url.toString();
}

/** The address of a login, with the password that the key gives it. */
async function loginOf(ownerUrl: string, kind: "web" | "worker", encryptionKey = KEY) {
  const { addressFor } = await import("@/db/logins");
  const { changeEnvironment } = await import("@/lib/core/config");
  const { loginPassword } = await import("@/lib/core/encryption");
  const before = process.env.ENCRYPTION_KEY;
  changeEnvironment({ ENCRYPTION_KEY: encryptionKey });
  const login = loginName(new URL(ownerUrl).pathname.slice(1), kind);
  const address = addressFor(ownerUrl, login, loginPassword(login));
  changeEnvironment({ ENCRYPTION_KEY: before });
  return address;
}

describe("an owner who is no superuser", () => {
  test("sets up the database, and the application's logins work with it", async () => {
    const url = await anOrdinaryOwner();
    const ended = await migrate({ DATABASE_URL: url, ENCRYPTION_KEY: KEY });
    expect(ended).toMatchObject({ code: 0, err: "" });
    const worker = await loginOf(url, "worker");
    expect(await work({ WORKER_DATABASE_URL: worker, ENCRYPTION_KEY: KEY })).toBe("ready");
    const again = await migrate({ DATABASE_URL: url, ENCRYPTION_KEY: KEY });
    expect(again).toMatchObject({ code: 0, err: "" });
  });

  test("on a server with another installation is told what it needs, and gets on with that", async () => {
    const url = await anOrdinaryOwner();
    const { code, err } = await migrate({ DATABASE_URL: url, ENCRYPTION_KEY: KEY });
    expect(code).toBe(1);
    expect(err.split("\n")).toHaveLength(1);
    expect(err).toMatch(
      /sealwright_app, sealwright_operator, sealwright_web and sealwright_worker .* WITH ADMIN OPTION/,
    );
    const { username } = new URL(url);
    const groups = "sealwright_app, sealwright_operator, sealwright_web, sealwright_worker";
    await asOwner(server.url, `grant ${groups} to ${username} with admin option`);
    const ended = await migrate({ DATABASE_URL: url, ENCRYPTION_KEY: KEY });
    expect(ended).toMatchObject({ code: 0, err: "" });
  });
});

describe("a machine that has the application's logins alone", () => {
  test("works where the schema is there, and says what to do where it is not", async () => {
    const url = await createDatabase(server.url, "apart");
    await migrate({ DATABASE_URL: url, ENCRYPTION_KEY: KEY });
    const worker = await loginOf(url, "worker");
    expect(await work({ WORKER_DATABASE_URL: worker, ENCRYPTION_KEY: KEY })).toBe("ready");
    await asOwner(
      url,
      "delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)",
    );
    expect(await work({ WORKER_DATABASE_URL: worker, ENCRYPTION_KEY: KEY })).toMatch(
      /^The database has an older schema than this program\. Run `npm run migrate`/,
    );
  });

  test("cannot migrate, and says so", async () => {
    const { code, err } = await migrate({ WORKER_DATABASE_URL: server.url, ENCRYPTION_KEY: KEY });
    expect([code, err]).toEqual([
      1,
      "Set DATABASE_URL to the owner of the database: migrating needs it.",
    ]);
  });
});

describe("the key", () => {
  test("that does not fit ends every start with one line, and the logins go on as they were", async () => {
    const url = await createDatabase(server.url, "keyed");
    await migrate({ DATABASE_URL: url, ENCRYPTION_KEY: KEY });
    const worker = await loginOf(url, "worker");
    const refusal = /^ENCRYPTION_KEY does not fit this database: .*encryption-key\)\.$/;
    const wrong = key();
    const ended = await migrate({ DATABASE_URL: url, ENCRYPTION_KEY: wrong });
    expect(ended.code).toBe(1);
    expect(ended.err).toMatch(refusal);
    expect(ended.err).not.toContain(wrong);
    expect(await work({ WORKER_DATABASE_URL: worker, ENCRYPTION_KEY: wrong })).toMatch(refusal);
    expect(await work({ WORKER_DATABASE_URL: worker, ENCRYPTION_KEY: KEY })).toBe("ready");
  });

  test("that takes over from the one before it gives the logins new passwords", async () => {
    const url = await createDatabase(server.url, "rekeyed");
    await migrate({ DATABASE_URL: url, ENCRYPTION_KEY: KEY });
    const next = key();
    const env = { DATABASE_URL: url, ENCRYPTION_KEY: next, PREVIOUS_ENCRYPTION_KEY: KEY };
    expect((await migrate(env)).code).toBe(0);
    const before = await loginOf(url, "web");
    await expect(asOwner(before, "select 1")).rejects.toThrow("password authentication failed");
    await asOwner(await loginOf(url, "web", next), "select 1");
  });

  test("that is no key is named, and not repeated", async () => {
    const { code, err } = await migrate({ DATABASE_URL: server.url, ENCRYPTION_KEY: "tooshort" });
    expect(code).toBe(1);
    expect(err).toMatch(
      /^The configuration is not right: ENCRYPTION_KEY is not 32 bytes in base64/,
    );
    expect(err).not.toContain("tooshort");
  });
});

test("a data folder of its own is made with a key and a password that nobody else can read, once", async () => {
  const data = path.join(folder, "own");
  const first = await migrate({ DATA_DIR: data });
  expect(first).toMatchObject({ code: 0, err: "" });
  const files = ["encryption-key", "postgres/password"].map((name) => path.join(data, name));
  const contents = await Promise.all(files.map((file) => readFile(file, "utf8")));
  for (const file of files) expect([file, (await stat(file)).mode & 0o777]).toEqual([file, 0o600]);
  expect((await stat(data)).mode & 0o066).toBe(0);
  expect(await migrate({ DATA_DIR: data })).toMatchObject({ code: 0, err: "" });
  expect(await Promise.all(files.map((file) => readFile(file, "utf8")))).toEqual(contents);
});
