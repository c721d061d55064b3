// Jobs done one by one, in the order that a test wants, by the embedded assessor.
import { embeddedAssessor } from "@/lib/assessor/assessor";
import type { Assessor } from "@/lib/assessor/port";
import { config } from "@/lib/core/config";
import { createLogoGateway } from "@/lib/gateways/logo/logo-gateway";
import { createMailGateway } from "@/lib/gateways/mail/mail-gateway";
import { createWebhookGateway } from "@/lib/gateways/webhook/webhook-gateway";
import { determineJob } from "@/lib/jobs/determine";
import type { Job } from "@/lib/jobs/job";
import type { JobPayload } from "@/lib/reactions";
import { run } from "@/lib/runtime";
import { type Credentials, expectStatus } from "./api";
import type { TestMerchant } from "./world";

/** Work that was started and that nobody has done yet. */
export interface Started {
  readonly pollUrl: string;
  readonly jobId: string;
}

/** Starts work; no worker takes it up. */
export async function start(
  path: string,
  as: Credentials,
  body: Record<string, unknown>,
): Promise<Started> {
  const ack = (await expectStatus(202, "POST", path, { as, body })).body;
  // Moments are kept in milliseconds: two that are started one after the other have two.
  await new Promise((resolve) => setTimeout(resolve, 5));
  return ack;
}

/** Does one job, as a worker would. */
export async function perform(
  job: Job,
  partnerId: string,
  { jobId }: Started,
  assessor: Assessor = embeddedAssessor,
): Promise<void> {
  await job.work({
    payload: { resourceId: jobId, partnerId } as JobPayload,
    caller: { kind: "system", partnerId, job: job.name },
    run,
    assessor,
    mail: createMailGateway(config().mail),
    webhooks: createWebhookGateway({ allowPrivate: true }),
    logos: createLogoGateway({ allowPrivate: true }),
    stripe: null,
  });
}

/** Asks for a determination of a merchant's way of taking cards; nobody does it yet. */
export function askedFor(merchant: TestMerchant, description: string): Promise<Started> {
  const { base, pmId, partner } = merchant;
  return start(`${base}/payment-methods/${pmId}/determine`, partner.as, { description });
}

/** Has a merchant's way of taking cards determined. */
export async function determineByHand(
  merchant: TestMerchant,
  description: string,
  assessor?: Assessor,
): Promise<void> {
  const { partnerId } = merchant.partner;
  await perform(determineJob, partnerId, await askedFor(merchant, description), assessor);
}
