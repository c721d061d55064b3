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
import { startHostSite } from "./host-site";
import { endedToken, seedEmbedPartners } from "./partners";

/** Starts the service; returns what stops it. Tests read its addresses from the environment. */
export default async function start(): Promise<() => Promise<void>> {
  const running = new AsyncDisposableStack();
  try {
    await startService(running);
  } catch (error) {
    await running.disposeAsync();
    throw error;
  }
  return () => running.disposeAsync();
}

async function startService(running: AsyncDisposableStack): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "sealwright-e2e-"));
  running.defer(() => rm(folder, { recursive: true, force: true }));
  const name = `sealwright_e2e_${process.pid}`;
  const server = await startTestServer(name);
  running.defer(() => server.stop());
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
  running.defer(() => supervised.stop());
  await waitUntilReady(baseUrl, supervised);
  const site = await startHostSite();
  running.defer(() => site.stop());
  await furnish({ baseUrl, databaseUrl, hostUrl: site.url, folder });
}

interface Place {
  readonly baseUrl: string;
  readonly databaseUrl: string;
  readonly hostUrl: string;
  readonly folder: string;
}

/** Makes the partners and the sealed merchant, and tells the tests of them. */
async function furnish({ baseUrl, databaseUrl, hostUrl, folder }: Place): Promise<void> {
  const { apiKey, partnerId } = await seedDemo(databaseUrl, undefined);
  const api = apiClient(baseUrl, apiKey);
  const merchant = await readMerchantFile("examples/saq-a.json");
  const { merchantId } = await runAssessment(api, merchant, path.join(folder, "documents"));
  const { sessionToken } = await api.send("POST", `/v1/merchants/${merchantId}/session-token`, {});
  const keys = await seedEmbedPartners(databaseUrl, hostUrl);
  Object.assign(process.env, {
    E2E_DATABASE_URL: databaseUrl,
    E2E_HOST_URL: hostUrl,
    E2E_LISTED_KEY: keys.listed,
    E2E_UNLISTED_KEY: keys.unlisted,
    E2E_ENDED_TOKEN: await endedToken(databaseUrl, partnerId, merchantId),
    E2E_MERCHANT_ID: merchantId,
    E2E_API_KEY: apiKey,
    E2E_BASE_URL: baseUrl,
    E2E_PORTAL_URL: `${baseUrl}/portal?${new URLSearchParams({ sessionToken, merchantId })}`,
    E2E_MERCHANT_NAME: merchant.merchant.name,
  });
}
