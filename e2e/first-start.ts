// The service as `npm start` brings it up for somebody new: an empty data folder, and what the terminal says.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { test as plain } from "@playwright/test";
import { freePort } from "@/lib/core/free-port";

const STARTED_MS = 180_000;

/** A service that nobody operates yet. */
export interface FirstStart {
  readonly baseUrl: string;
  /** The one-time address that the terminal shows. */
  readonly setUpUrl: string;
  /** Of the owner, for looking into the mailboxes. */
  readonly databaseUrl: string;
  /** Does by itself what a worker does at that moment: the end of cycles, reminders. */
  readonly sweepAt: (moment: Date) => Promise<void>;
}

/** Starts it on the embedded database; `running` takes what stops it. */
export async function firstStart(running: AsyncDisposableStack): Promise<FirstStart> {
  const folder = await mkdtemp(path.join(tmpdir(), "sealwright-first-start-"));
  running.defer(() => rm(folder, { recursive: true, force: true }));
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const env = environment({ PORT: String(port), BASE_URL: baseUrl, DATA_DIR: folder });
  const child = spawn(process.execPath, ["--import", "tsx", "cli/start.ts"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.defer(() => stop(child));
  const said = await saidUntil(child, /works until/);
  const password = (await readFile(path.join(folder, "postgres", "password"), "utf8")).trim();
  const database = /embedded PostgreSQL started on port (\d+)/.exec(said)?.[1];
  return {
    baseUrl,
    setUpUrl: /https?:\/\/\S+\/invitation\?token=\S+/.exec(said)?.[0] ?? "",
    databaseUrl: `postgresql://sealwright:${password}@127.0.0.1:${database}/sealwright`,
    sweepAt: async (moment) => {
      const program = ["--import", "tsx", "e2e/sweep-at.ts", moment.toISOString()];
      await promisify(execFile)(process.execPath, program, { env });
    },
  };
}

/** What a new user's terminal has: nothing of the service's settings. */
function environment(own: Record<string, string>): NodeJS.ProcessEnv {
  const { DATABASE_URL, WEB_DATABASE_URL, WORKER_DATABASE_URL, ENCRYPTION_KEY, ...rest } =
    process.env;
  return { ...rest, ...own };
}

async function saidUntil(child: ChildProcess, words: RegExp): Promise<string> {
  let said = "";
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.stdout?.on("data", (chunk) => {
    said += chunk;
    if (words.test(said)) resolve(said);
  });
  child.once("exit", () => reject(new Error(`the service ended: ${said}`)));
  const late = setTimeout(() => reject(new Error(`the service said only: ${said}`)), STARTED_MS);
  return promise.finally(() => clearTimeout(late));
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

/** Tests on a service of their own: what reads the addresses from the environment finds those of this one. */
export const test = plain.extend<{ service: FirstStart }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  service: async ({}, use) => {
    await using running = new AsyncDisposableStack();
    const service = await firstStart(running);
    const own = { E2E_BASE_URL: service.baseUrl, E2E_DATABASE_URL: service.databaseUrl };
    const shared = Object.fromEntries(Object.keys(own).map((name) => [name, process.env[name]]));
    Object.assign(process.env, own);
    await use(service);
    Object.assign(process.env, shared);
  },
});
