// The service as `npm start` runs it, on a database and a port of its own, for end-to-end tests and
// measurements.
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Logins } from "@/db/logins";
import { changeEnvironment, ENCRYPTION_KEY_BYTES } from "@/lib/core/config";
import { freePort } from "@/lib/core/free-port";
import { prepareTestDatabase } from "@/lib/testing/prepared";
import { startTestServer } from "@/lib/testing/server";
import { supervise, waitUntilReady } from "./supervise";

/** A running service. */
export interface ThrowawayService {
  readonly baseUrl: string;
  /** Of the owner, for looking behind the scenes. */
  readonly databaseUrl: string;
  /** Of web and worker. */
  readonly logins: Logins;
  /** Holds its logs, and goes with it. */
  readonly folder: string;
  /** Of the worker that runs at the moment. */
  readonly workerPid: () => number | undefined;
}

/** Starts database, web and worker; `running` takes what stops them. */
export async function startThrowaway(
  running: AsyncDisposableStack,
  prefix: string,
): Promise<ThrowawayService> {
  const folder = await mkdtemp(path.join(tmpdir(), `${prefix.replaceAll("_", "-")}-`));
  running.defer(() => rm(folder, { recursive: true, force: true }));
  const name = `${prefix}_${process.pid}`;
  const server = await startTestServer(name);
  running.defer(() => server.stop());
  // Whoever looks behind the scenes (the end-to-end tests do) reads the key from the environment, too.
  changeEnvironment({ ENCRYPTION_KEY: randomBytes(ENCRYPTION_KEY_BYTES).toString("base64") });
  const databaseUrl = await server.create(name);
  const logins = await prepareTestDatabase(databaseUrl);
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  process.env.BASE_URL = baseUrl;
  // Everything plays in one sandbox, all at once.
  process.env.SANDBOX_REQUESTS_PER_SECOND = "10000";
  process.env.SANDBOX_REQUESTS_PER_DAY = "1000000";
  process.env.SANDBOX_MERCHANT_CAP = "1000";
  process.env.OPEN_REQUESTS_PER_MINUTE = "100000";
  process.env.LOOKUPS_PER_MINUTE = "100000";
  const notice = (line: string) => process.stderr.write(`${line}\n`);
  const supervised = supervise({ logins, port, listen: "127.0.0.1", logFolder: folder, notice });
  running.defer(() => supervised.stop());
  await waitUntilReady(baseUrl, supervised);
  return { baseUrl, databaseUrl, logins, folder, workerPid: supervised.workerPid };
}
