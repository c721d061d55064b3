import type { WebhookGateway } from "@/lib/gateways/webhook/webhook-gateway";
import { startWorker } from "@/lib/jobs/worker";
import { expectStatus } from "./api";
import type { TestDatabase } from "./database";
import { eventually } from "./eventually";
import { aReceiver } from "./receiver";
import { aPartner, type TestPartner } from "./world";

/** What a merchant wrote, and what no operator may see. */
export const WRITTEN = "Quayside Candles, owner@quayside.example";

/** The kind of job that these tests have given up. */
export const KIND = "deliver-webhook";

/** No jobs, no deliveries, and none of our kind is tried twice by itself. */
export async function clearJobs(database: TestDatabase): Promise<void> {
  await database.pool.query(`update pgboss.queue set retry_limit = 0 where name = '${KIND}'`);
  await database.pool.query("delete from pgboss.job");
  await database.pool.query("delete from webhook_deliveries");
}

/** A partner with a receiver, and nothing under way. */
export async function aReceivingPartner(database: TestDatabase) {
  const partner = await aPartner(database, "live");
  const receiver = await aReceiver();
  const body = { webhookUrl: receiver.url };
  await expectStatus(200, "PUT", "/v1/partner/webhook", { as: partner.as, body });
  // Setting the address enqueues a job of its own, which is not what these tests are about.
  await database.pool.query("delete from pgboss.job where data->>'partnerId' = $1", [
    partner.partnerId,
  ]);
  return { partner, receiver };
}

/** An event of which the partner's receiver is to hear. */
export async function aMerchantOf({ as }: TestPartner): Promise<void> {
  await expectStatus(201, "POST", "/v1/merchants", { as, body: { name: WRITTEN } });
}

const broken: WebhookGateway = {
  send: () => Promise.reject(new Error(`cannot send for ${WRITTEN}`)),
};

/** Has the deliveries of partners' new merchants given up, as a worker with a defect does. */
export async function giveUp(
  database: TestDatabase,
  partners: readonly TestPartner[],
): Promise<void> {
  for (const partner of partners) await aMerchantOf(partner);
  const worker = await startWorker({ webhooks: broken });
  try {
    await eventually("the jobs given up", async () => {
      const text = "select 1 from pgboss.job where name = $1 and state = 'failed'";
      const { rowCount } = await database.pool.query(text, [KIND]);
      return (rowCount ?? 0) >= partners.length ? true : null;
    });
  } finally {
    await worker.stop();
  }
}
