// A worker's own metrics: by the token, on loopback, at one address.
import type { Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { changeEnvironment } from "@/lib/core/config";
import { freePort } from "@/lib/core/free-port";
import { serveWorkerMetrics } from "./worker-metrics";

const TOKEN = "a token of the monitoring";
let server: Server | null = null;

afterEach(() => {
  server?.close();
  changeEnvironment({ METRICS_TOKEN: undefined, WORKER_METRICS_PORT: undefined });
});

test("are served where a port and a token are set, and to nobody without it", async () => {
  const port = await freePort();
  changeEnvironment({ METRICS_TOKEN: TOKEN, WORKER_METRICS_PORT: String(port) });
  server = await serveWorkerMetrics();
  expect(server?.address()).toMatchObject({ address: "127.0.0.1" });
  const address = `http://127.0.0.1:${port}/metrics`;
  const headers = { authorization: `Bearer ${TOKEN}` };
  const answered = await fetch(address, { headers });
  expect([answered.status, await answered.text()]).toEqual([
    200,
    expect.stringContaining("nodejs_eventloop_lag_seconds"),
  ]);
  expect((await fetch(address)).status).toBe(401);
  expect((await fetch(`${address}/other`, { headers })).status).toBe(404);
  expect((await fetch(address, { method: "POST", headers })).status).toBe(405);
});

test("are not served without a token or without a port", async () => {
  const port = await freePort();
  changeEnvironment({ WORKER_METRICS_PORT: String(port) });
  expect(await serveWorkerMetrics()).toBeNull();
  changeEnvironment({ METRICS_TOKEN: TOKEN, WORKER_METRICS_PORT: undefined });
  expect(await serveWorkerMetrics()).toBeNull();
});

test("a port that is taken ends the start with one line", async () => {
  const port = await freePort();
  changeEnvironment({ METRICS_TOKEN: TOKEN, WORKER_METRICS_PORT: String(port) });
  server = await serveWorkerMetrics();
  await expect(serveWorkerMetrics()).rejects.toThrow(`WORKER_METRICS_PORT ${port}`);
});
