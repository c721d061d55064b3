// Kills web, worker and database while clients write, again and again: the service comes back by itself, what
// was acknowledged is there, once, and every job that was taken comes to an end.
import { type ChildProcess, spawn } from "node:child_process";
import { chmod, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "@/lib/core/free-port";
import { withKey } from "@/lib/testing/api";
import type { Check } from "./report";
import { type Answer, done, request, until } from "./world";

const READY_MS = 240_000;
const STOP_MS = 30_000;
/** As soon as this the service answers again, whatever was killed. */
const BACK_MS = 60_000;
const JOBS_MS = 120_000;
const BETWEEN_MS = 1_500;
const KILLS = 4;
const WRITERS = 3;

interface Running {
  readonly baseUrl: string;
  readonly folder: string;
  readonly apiKey: string;
  readonly pid: number;
}

type Part = "web" | "worker" | "database";

/** Runs the loops on a service of their own: the demo's, on the embedded database. */
export async function proveKills(): Promise<Check[]> {
  await using running = new AsyncDisposableStack();
  const service = await startDemo(running);
  const checks: Check[] = [];
  for (const part of ["worker", "web", "database"] as const) {
    checks.push(await killing(service, part));
  }
  return checks;
}

async function startDemo(running: AsyncDisposableStack): Promise<Running> {
  const folder = await mkdtemp(path.join(tmpdir(), "sealwright-proof-"));
  // The database has a user of its own where this runs as root; in a closed folder it would be put elsewhere.
  await chmod(folder, 0o755);
  running.defer(() => rm(folder, { recursive: true, force: true }));
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  // The other parts' service is set there; this one is as a new user starts it.
  const { DATABASE_URL, WEB_DATABASE_URL, WORKER_DATABASE_URL, ENCRYPTION_KEY, ...rest } =
    process.env;
  const env = {
    ...rest,
    PORT: String(port),
    BASE_URL: baseUrl,
    DATA_DIR: folder,
    SANDBOX_REQUESTS_PER_SECOND: "10000",
    SANDBOX_REQUESTS_PER_DAY: "1000000",
    SANDBOX_MERCHANT_CAP: "100000",
  };
  const child = spawn(process.execPath, ["--import", "tsx", "cli/demo.ts"], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  running.defer(() => end(child));
  const written = path.join(folder, "demo.json");
  const ready = await until(async () => {
    const demo = JSON.parse(await readFile(written, "utf8"));
    return Boolean(demo.apiKey) && (await isBack(baseUrl, demo.apiKey));
  }, READY_MS);
  if (!ready) throw new Error("The demo did not get ready.");
  const { apiKey } = JSON.parse(await readFile(written, "utf8"));
  return { baseUrl, folder, apiKey, pid: child.pid ?? 0 };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const hard = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
  await ended;
  clearTimeout(hard);
}

async function isBack(baseUrl: string, apiKey: string): Promise<boolean> {
  const as = withKey(apiKey);
  return (await request(baseUrl, "GET", "/v1/partner", { as, timeoutMs: 2000 })).status === 200;
}

/** The process of a part as it runs at the moment. */
async function pidOf({ pid, folder }: Running, part: Part): Promise<number> {
  if (part === "database") {
    const file = path.join(folder, "postgres", "cluster", "postmaster.pid");
    return Number((await readFile(file, "utf8")).split("\n")[0]);
  }
  for (const entry of await readdir("/proc")) {
    if (!/^\d+$/.test(entry)) continue;
    const [stat, command] = await Promise.all([
      readFile(`/proc/${entry}/stat`, "utf8").catch(() => ""),
      readFile(`/proc/${entry}/cmdline`, "utf8").catch(() => ""),
    ]);
    const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
    if (parent !== pid || command.includes("esbuild")) continue;
    if (command.includes("worker.ts") === (part === "worker")) return Number(entry);
  }
  throw new Error(`There is no ${part} process.`);
}

/** As `pidOf`, once there is one: a part may just be starting again. */
async function runningPid(service: Running, part: Part): Promise<number> {
  let pid = 0;
  const isRunning = await until(async () => {
    pid = await pidOf(service, part);
    return pid > 0;
  }, BACK_MS);
  if (!isRunning) throw new Error(`There is no ${part} process.`);
  return pid;
}

interface Written {
  readonly externalId: string;
  readonly id: string;
  readonly pollUrl: string | null;
}

/** Writes until told to stop: a merchant, a payment method, a determination; repeats until acknowledged. */
async function write(service: Running, going: () => boolean, name: string): Promise<Written[]> {
  const { baseUrl, apiKey } = service;
  const as = withKey(apiKey);
  const written: Written[] = [];
  const insist = async (address: string, key: string, body: unknown): Promise<Answer | null> => {
    const headers = { "Idempotency-Key": key };
    for (;;) {
      const sending = { as, body, headers, timeoutMs: 10_000 };
      const answer = await request(baseUrl, "POST", address, sending).catch(() => null);
      if (answer && answer.status < 300) return answer;
      // Before the first answer, an end of the test is no loss; after it, the key finds what was kept.
      if (!going()) return null;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  for (let index = 0; going(); index += 1) {
    const externalId = `${name}-${index}`;
    const merchant = await insist("/v1/merchants", externalId, {
      name: `Written ${externalId}`,
      externalMerchantId: externalId,
    });
    if (!merchant) break;
    const { id } = JSON.parse(merchant.text);
    const description = "We take cards with a reader that the bank gave us.";
    const method = { name: "Shop", description };
    const added = await insist(`/v1/merchants/${id}/payment-methods`, `${externalId}-pm`, method);
    const at =
      added && `/v1/merchants/${id}/payment-methods/${JSON.parse(added.text).id}/determine`;
    const started = at ? await insist(at, `${externalId}-job`, { description }) : null;
    written.push({ externalId, id, pollUrl: started && JSON.parse(started.text).pollUrl });
  }
  return written;
}

async function killing(service: Running, part: Part): Promise<Check> {
  const findings: string[] = [];
  const state = { going: true };
  const writing = Array.from({ length: WRITERS }, (_, at) =>
    write(service, () => state.going, `${part}-${Date.now()}-${at}`),
  );
  let longestMs = 0;
  for (let round = 0; round < KILLS; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
    const killed = await runningPid(service, part);
    process.kill(killed, "SIGKILL");
    const started = performance.now();
    const back = await until(async () => {
      return (await pidOf(service, part)) !== killed && isBack(service.baseUrl, service.apiKey);
    }, BACK_MS);
    if (!back) findings.push(`kill ${round + 1}: not back within ${BACK_MS / 1000} s`);
    longestMs = Math.max(longestMs, performance.now() - started);
  }
  state.going = false;
  const written = (await Promise.all(writing)).flat();
  findings.push(...(await missing(service, written)), ...(await unfinished(service, written)));
  return {
    area: "kills",
    tried: `kill -9 of the ${part} while ${WRITERS} clients write`,
    count: KILLS,
    figure: `${written.length} written, back in ${(longestMs / 1000).toFixed(1)} s`,
    findings: written.length === 0 ? [...findings, "nothing was written"] : findings,
  };
}

/** What was acknowledged and is not there, or is there twice. */
async function missing({ baseUrl, apiKey }: Running, written: readonly Written[]) {
  const as = withKey(apiKey);
  const found = new Map<string, number>();
  let next: string | null = "";
  while (next !== null) {
    const query: string = next ? `&nextToken=${encodeURIComponent(next)}` : "";
    const page = await done(baseUrl, "GET", `/v1/merchants?limit=100${query}`, { as });
    for (const { externalMerchantId } of page.items) {
      found.set(externalMerchantId, (found.get(externalMerchantId) ?? 0) + 1);
    }
    next = page.nextToken ?? null;
  }
  return written.flatMap(({ externalId }) => {
    const count = found.get(externalId) ?? 0;
    return count === 1 ? [] : [`${externalId} is there ${count} times`];
  });
}

/** Jobs that were acknowledged and did not end. */
async function unfinished({ baseUrl, apiKey }: Running, written: readonly Written[]) {
  const as = withKey(apiKey);
  const findings: string[] = [];
  for (const { pollUrl, externalId } of written) {
    if (!pollUrl) continue;
    const ended = await until(async () => {
      return (await done(baseUrl, "GET", pollUrl, { as })).status === "COMPLETED";
    }, JOBS_MS);
    if (!ended) findings.push(`the determination of ${externalId} did not end well`);
  }
  return findings;
}
