// Kills: whatever of the service is killed, the service answers and works again by itself; what cannot run
// ends it with one clear line. Real processes on a real embedded server of their own.
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type EmbeddedServer, startEmbedded } from "@/db/embedded";
import { seedDemo } from "@/db/seed/demo";
import { freePort } from "@/lib/core/free-port";
import { prepareTestDatabase } from "@/lib/testing/prepared";
import { apiClient } from "./demo/client";
import { requireFreePort, type Supervised, supervise, waitUntilReady } from "./supervise";

const FRONT = ["--import", "tsx", "lib/testing/front-server.ts"];
const PATIENT = { firstWaitMs: 100, longestWaitMs: 1_000, attempts: 12, steadyMs: 60_000 };
const STRICT = { ...PATIENT, attempts: 4 };
const LISTEN = "127.0.0.1";

let folder: string;
let server: EmbeddedServer;
let logins: Awaited<ReturnType<typeof prepareTestDatabase>>;
let apiKey: string;
const running: Supervised[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "sealwright-supervise-"));
  await chmod(folder, 0o755);
  server = await startEmbedded({ folder: path.join(folder, "postgres"), throwaway: true });
  logins = await prepareTestDatabase(server.url);
  ({ apiKey } = await seedDemo(server.url, undefined));
});

afterEach(async () => {
  for (const supervised of running.splice(0)) await supervised.stop();
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const soon = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 120_000, interval: 50 });

interface Started {
  readonly supervised: Supervised;
  readonly baseUrl: string;
  readonly said: string[];
  readonly logFolder: string;
}

async function start(
  programs: { web?: readonly string[]; worker?: readonly string[] } = {},
  policy = PATIENT,
): Promise<Started> {
  const port = await freePort();
  const said: string[] = [];
  const logFolder = path.join(folder, `logs-${port}`);
  const supervised = supervise({
    ...{ logins, port, logFolder, listen: LISTEN, database: server, policy },
    notice: (line) => said.push(line),
    programs: { web: [...FRONT, String(port), LISTEN], ...programs },
  });
  running.push(supervised);
  return { supervised, baseUrl: `http://${LISTEN}:${port}`, said, logFolder };
}

async function startReady(): Promise<Started> {
  const started = await start();
  await waitUntilReady(started.baseUrl, started.supervised);
  return started;
}

function kill(pid: number | undefined): void {
  if (pid === undefined) throw new Error("it does not run");
  process.kill(pid, "SIGKILL");
}

const answers = (baseUrl: string) =>
  fetch(`${baseUrl}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

async function postmaster(): Promise<number> {
  const file = path.join(path.dirname(server.log), "postmaster.pid");
  return Number((await readFile(file, "utf8")).split("\n")[0]);
}

/** A write over the API and a job of the worker, from end to end. */
async function works(baseUrl: string): Promise<void> {
  const api = apiClient(baseUrl, apiKey);
  const merchant = await api.send("POST", "/v1/merchants", { name: "Quayside Candles" });
  const at = `/v1/merchants/${merchant.id}`;
  const description = "Customers pay on the provider's own page, which our shop sends them to.";
  const method = await api.send("POST", `${at}/payment-methods`, { name: "Shop", description });
  const { pollUrl } = await api.send("POST", `${at}/payment-methods/${method.id}/determine`, {
    description,
  });
  await soon(async () => {
    expect((await api.send("GET", pollUrl)).status).toBe("COMPLETED");
  });
}

describe("after kill -9", () => {
  test("of the web process, it answers again", async () => {
    const { supervised, baseUrl, said } = await startReady();
    const before = supervised.webPid();
    kill(before);
    await soon(async () => {
      expect(supervised.webPid()).not.toBe(before);
      expect(await answers(baseUrl)).toBe(true);
    });
    await works(baseUrl);
    expect(said).toEqual(["The web process ended (SIGKILL). It is started again in 0.1 s."]);
  });

  test("of a worker that takes jobs, and of the next one before it does, jobs are done", async () => {
    const { supervised, baseUrl } = await startReady();
    const before = supervised.workerPid();
    kill(before);
    await soon(async () => expect(supervised.workerPid()).not.toBe(before));
    expect(supervised.workerReady()).toBe(false);
    kill(supervised.workerPid());
    await soon(async () => expect(supervised.workerReady()).toBe(true));
    await works(baseUrl);
  });

  test("of the first worker before it is ready, the start goes on", async () => {
    const { supervised, baseUrl } = await start();
    await soon(async () => expect(supervised.workerPid()).toBeDefined());
    kill(supervised.workerPid());
    await waitUntilReady(baseUrl, supervised);
    await works(baseUrl);
  });

  test("of the embedded database, web and worker go on with the one that is started", async () => {
    const { supervised, baseUrl, said } = await startReady();
    await works(baseUrl);
    const pids = [supervised.webPid(), supervised.workerPid()];
    for (let round = 0; round < 2; round += 1) {
      const before = await postmaster();
      kill(before);
      await soon(async () => expect(await postmaster()).not.toBe(before));
      await soon(async () => expect(await answers(baseUrl)).toBe(true));
      await works(baseUrl);
    }
    expect([supervised.webPid(), supervised.workerPid()]).toEqual(pids);
    expect(said.filter((line) => line.startsWith("The database ended."))).not.toEqual([]);
  });

  test("of all three at once, everything comes back", async () => {
    const { supervised, baseUrl } = await startReady();
    kill(await postmaster());
    kill(supervised.workerPid());
    kill(supervised.webPid());
    await soon(async () => {
      expect(supervised.workerReady()).toBe(true);
      expect(await answers(baseUrl)).toBe(true);
    });
    await works(baseUrl);
  });
});

describe("what cannot run ends the service with one line", () => {
  const FAILING = ["--eval", "console.error('why it failed'); process.exit(3)"];

  test.each(["web", "worker"] as const)("a %s that always fails", async (name) => {
    const started = performance.now();
    const { supervised, baseUrl, logFolder, said } = await start({ [name]: FAILING }, STRICT);
    const log = path.join(logFolder, `${name}.log`);
    const line = `The ${name} process ended 4 times in a row (exit code 3). Its log: ${log}`;
    await expect(waitUntilReady(baseUrl, supervised)).rejects.toThrow(line);
    expect(await supervised.ended).toBe(line);
    expect(said.filter((text) => text.includes(`The ${name} process`))).toEqual([
      `The ${name} process ended (exit code 3). It is started again in 0.1 s.`,
      `The ${name} process ended (exit code 3). It is started again in 0.2 s.`,
      `The ${name} process ended (exit code 3). It is started again in 0.4 s.`,
    ]);
    expect(await readFile(log, "utf8")).toBe("why it failed\n".repeat(4));
    expect(performance.now() - started).toBeLessThan(60_000);
  });

  test("a database that does not start again", async () => {
    const gone = {
      running: async () => false,
      revive: () => Promise.reject(new Error("The embedded PostgreSQL did not start: no disk.")),
      log: "/somewhere/server.log",
    };
    const port = await freePort();
    const said: string[] = [];
    const supervised = supervise({
      ...{ logins, port, listen: LISTEN, database: gone, policy: STRICT },
      logFolder: path.join(folder, "logs-gone"),
      notice: (line) => said.push(line),
      programs: { web: [...FRONT, String(port), LISTEN] },
    });
    running.push(supervised);
    expect(await supervised.ended).toBe(
      "The database ended 4 times in a row. Its log: /somewhere/server.log",
    );
    expect(said).toContain("The embedded PostgreSQL did not start: no disk.");
  });
});

test("a backlog that nobody can work off does not stop a start", async () => {
  const hanging = createServer(() => undefined);
  await new Promise<void>((resolve) => hanging.listen(0, LISTEN, resolve));
  const url = `http://${LISTEN}:${(hanging.address() as AddressInfo).port}/`;
  const first = await startReady();
  const api = apiClient(first.baseUrl, apiKey);
  await api.send("PUT", "/v1/partner/webhook", { webhookUrl: url });
  const rows = Array.from({ length: 300 }, (_, index) => ({ name: `Merchant ${index}` }));
  for (let at = 0; at < rows.length; at += 100) {
    await api.send("POST", "/v1/merchants/import", { merchants: rows.slice(at, at + 100) });
  }
  await first.supervised.stop();
  const owner = new pg.Client({ connectionString: server.url });
  await owner.connect();
  const waiting = await owner.query(
    `update pgboss.job set start_after = now() - interval '1 hour'
     where name = 'deliver-webhook' and state < 'active'`,
  );
  expect(waiting.rowCount).toBeGreaterThan(200);
  const second = await startReady();
  const { status } = await fetch(`${second.baseUrl}/health`);
  expect([200, 503]).toContain(status);
  await owner.query("delete from pgboss.job where name = 'deliver-webhook'");
  await owner.end();
  await apiClient(second.baseUrl, apiKey).send("PUT", "/v1/partner/webhook", { webhookUrl: null });
  hanging.closeAllConnections();
  hanging.close();
});

test.skipIf(process.platform !== "linux")(
  "neither process is told the other's login or the owner's, and their logs are for this user alone",
  async () => {
    const { supervised, logFolder } = await startReady();
    const environmentOf = async (pid: number | undefined) =>
      (await readFile(`/proc/${pid}/environ`, "utf8")).split("\0");
    const names = (env: string[]) => env.filter((line) => /^[A-Z_]*DATABASE_URL=/.test(line));
    expect(names(await environmentOf(supervised.webPid()))).toEqual([
      `WEB_DATABASE_URL=${logins.web}`,
    ]);
    expect(names(await environmentOf(supervised.workerPid()))).toEqual([
      `WORKER_DATABASE_URL=${logins.worker}`,
    ]);
    expect((await stat(logFolder)).mode & 0o777).toBe(0o700);
    expect((await stat(path.join(logFolder, "worker.log"))).mode & 0o777).toBe(0o600);
  },
);

test("a log that others could read is closed to them", async () => {
  const port = await freePort();
  const logFolder = path.join(folder, `logs-${port}`);
  await mkdir(logFolder, { mode: 0o755 });
  const file = path.join(logFolder, "web.log");
  await writeFile(file, "earlier\n", { mode: 0o644 });
  const supervised = supervise({
    ...{ logins, port, logFolder, listen: LISTEN, notice: () => undefined },
    programs: { web: [...FRONT, String(port), LISTEN] },
  });
  running.push(supervised);
  await soon(async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });
  expect((await stat(logFolder)).mode & 0o777).toBe(0o700);
});

test("a port is free only on the address that will be listened on", async () => {
  const port = await freePort();
  await requireFreePort({ port, listen: LISTEN }, "npm start");
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(port, resolve));
  await expect(requireFreePort({ port, listen: LISTEN }, "npm start")).rejects.toThrow("is taken");
  taken.close();
  await expect(requireFreePort({ port, listen: "192.0.2.1" }, "npm start")).rejects.toThrow(
    "LISTEN is 192.0.2.1, which is no address of this machine.",
  );
});
