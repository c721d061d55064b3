// The service under the end-to-end tests: database, web and worker as `npm start` runs them, with one
// merchant whose assessment is sealed and one who has only to sign. Tests that change nothing share them.
import path from "node:path";
import { runAssessment } from "@/cli/demo/assessment";
import { apiClient } from "@/cli/demo/client";
import { readMerchantFile } from "@/cli/demo/merchant-file";
import { startThrowaway, type ThrowawayService } from "@/cli/throwaway";
import { seedDemo } from "@/db/seed/demo";
import { aGatewayAccount, SALES, sales } from "@/lib/testing/authorize-net";
import { aConnectedStripe } from "@/lib/testing/stripe-account";
import { startHostSite } from "./host-site";
import { seedEmbedPartners } from "./partners";
import { readyToSign } from "./ready-to-sign";

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
  await openGatewayAccounts();
  // The service takes the stand-in for Stripe.
  await aConnectedStripe();
  const service = await startThrowaway(running, "sealwright_e2e");
  const site = await startHostSite();
  running.defer(() => site.stop());
  await furnish({ ...service, hostUrl: site.url });
}

/** Accounts at the stand-in of the payment gateway, which the service takes for the real one. */
async function openGatewayAccounts(): Promise<void> {
  const open = await aGatewayAccount({
    marketTypes: ["eCommerce", "MOTO"],
    unsettled: [...sales(12, SALES.web), ...sales(3, SALES.order)],
    subscriptions: ["creditCard"],
  });
  const busy = await aGatewayAccount();
  busy.faults = Array.from({ length: 200 }, () => "down");
  Object.assign(process.env, {
    E2E_GATEWAY_LOGIN: open.credentials.apiLoginId,
    E2E_GATEWAY_KEY: open.credentials.transactionKey,
    E2E_GATEWAY_DOWN_LOGIN: busy.credentials.apiLoginId,
  });
}

interface Place extends ThrowawayService {
  readonly hostUrl: string;
}

/** Makes the partners and the shared merchants, and tells the tests of them. */
async function furnish({ baseUrl, databaseUrl, logins, hostUrl, folder }: Place): Promise<void> {
  const { apiKey } = await seedDemo(databaseUrl, undefined);
  const api = apiClient(baseUrl, apiKey);
  const merchant = await readMerchantFile("examples/saq-a.json");
  const { merchantId } = await runAssessment(api, merchant, path.join(folder, "documents"));
  const { sessionToken } = await api.send("POST", `/v1/merchants/${merchantId}/session-token`, {});
  const ready = await readyToSign(api);
  const keys = await seedEmbedPartners(databaseUrl, hostUrl);
  Object.assign(process.env, {
    E2E_DATABASE_URL: databaseUrl,
    E2E_WEB_LOGIN: logins.web,
    E2E_LOGS: folder,
    E2E_HOST_URL: hostUrl,
    E2E_LISTED_KEY: keys.listed,
    E2E_UNLISTED_KEY: keys.unlisted,
    E2E_API_KEY: apiKey,
    E2E_BASE_URL: baseUrl,
    E2E_PORTAL_URL: `${baseUrl}/portal?${new URLSearchParams({ sessionToken, merchantId })}`,
    E2E_MERCHANT_NAME: merchant.merchant.name,
    E2E_READY: JSON.stringify(ready),
  });
}
