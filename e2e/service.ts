// The service under the end-to-end tests: database, web and worker as `npm start` runs them, with one
// merchant whose assessment is sealed.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { runAssessment } from "@/cli/demo/assessment";
import { apiClient } from "@/cli/demo/client";
import { readMerchantFile } from "@/cli/demo/merchant-file";
import { supervise, waitUntilReady } from "@/cli/supervise";
import { migrateDatabase } from "@/db/migrate";
import { seedDemo } from "@/db/seed/demo";
import { freePort } from "@/lib/core/free-port";
import { installQueues } from "@/lib/jobs/install";
import { startTestServer } from "@/lib/testing/server";

/** Starts the service; returns what stops it. Tests read its addresses from the environment. */
export default async function start(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), "sealwright-e2e-"));
  const name = `sealwright_e2e_${process.pid}`;
  const server = await startTestServer(name);
  const databaseUrl = await server.create(name);
  await migrateDatabase(databaseUrl);
  await installQueues(databaseUrl);
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  process.env.BASE_URL = baseUrl;
  // Every test plays a merchant of its own in one sandbox, all at once.
  process.env.SANDBOX_REQUESTS_PER_SECOND = "10000";
  process.env.SANDBOX_REQUESTS_PER_DAY = "1000000";
  process.env.SANDBOX_MERCHANT_CAP = "1000";
  const supervised = supervise({ databaseUrl, port, logFolder: folder });
  await waitUntilReady(baseUrl, supervised);
  const { apiKey } = await seedDemo(databaseUrl, undefined);
  const api = apiClient(baseUrl, apiKey);
  const merchant = await readMerchantFile("examples/saq-a.json");
  const outcome = await runAssessment(api, merchant, path.join(folder, "documents"));
  const minted = await api.send("POST", `/v1/merchants/${outcome.merchantId}/session-token`, {});
  const query = new URLSearchParams({
    sessionToken: minted.sessionToken,
    merchantId: outcome.merchantId,
  });
  process.env.E2E_API_KEY = apiKey;
  process.env.E2E_BASE_URL = baseUrl;
  process.env.E2E_PORTAL_URL = `${baseUrl}/portal?${query}`;
  process.env.E2E_MERCHANT_NAME = merchant.merchant.name;
  return async () => {
    await supervised.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
