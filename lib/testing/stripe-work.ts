// Invoices at the stand-in of Stripe, for tests: its jobs done one by one, in the order that a test wants, and messages
// as it sends them.

import { embeddedAssessor } from "@/lib/assessor/assessor";
import { config } from "@/lib/core/config";
import { createLogoGateway } from "@/lib/gateways/logo/logo-gateway";
import { createMailGateway } from "@/lib/gateways/mail/mail-gateway";
import { createStripeGateway } from "@/lib/gateways/stripe/stripe-gateway";
import { createWebhookGateway } from "@/lib/gateways/webhook/webhook-gateway";
import type { Job } from "@/lib/jobs/job";
import { followStripeJob, pushInvoiceJob, settleInStripeJob } from "@/lib/jobs/stripe";
import type { JobPayload } from "@/lib/reactions";
import { run } from "@/lib/runtime";
import { stripeEventsHandler } from "@/lib/transports/stripe-events";
import { anInvoice } from "./billing";
import type { TestDatabase } from "./database";
import { type StripeStandIn, stripeMessage } from "./stripe-stand-in";

/** How long these tests wait for the stand-in. */
const TIMING = { requestMs: 500, callMs: 5000, retries: 0 };

/** A gateway to a stand-in. */
export function gatewayTo(stripe: StripeStandIn) {
  return createStripeGateway(stripe.settings, TIMING);
}

/** An open invoice over 12.00 EUR whose line says so. */
export function aBilledInvoice(
  database: TestDatabase,
  partnerId: string,
  change: Parameters<typeof anInvoice>[2] = {},
): Promise<string> {
  const line = { kind: "units" as const, quantity: 4, unitPrice: 300, amount: 1200 };
  return anInvoice(database, partnerId, { lines: [line], ...change });
}

/** Does one job, as a worker would. */
async function perform(stripe: StripeStandIn, job: Job, partnerId: string, resourceId: string) {
  await job.work({
    payload: { resourceId, partnerId } as JobPayload,
    caller: { kind: "system", partnerId, job: job.name },
    ...{ run, assessor: embeddedAssessor, mail: createMailGateway(config().mail) },
    webhooks: createWebhookGateway({ allowPrivate: true }),
    logos: createLogoGateway({ allowPrivate: true }),
    stripe: gatewayTo(stripe),
  });
}

/** The jobs of an invoice at a stand-in. */
export function stripeJobs(stripe: StripeStandIn, partnerId: string) {
  return {
    push: (invoiceId: string) => perform(stripe, pushInvoiceJob, partnerId, invoiceId),
    follow: (eventId: string) => perform(stripe, followStripeJob, partnerId, eventId),
    settle: (invoiceId: string) => perform(stripe, settleInStripeJob, partnerId, invoiceId),
  };
}

/** Sends a message as Stripe does, and answers how it was taken. */
export async function tell(
  type: string,
  object: Record<string, unknown>,
  options: Parameters<typeof stripeMessage>[2] = {},
) {
  const { id, body, headers } = stripeMessage(type, object, options);
  const response = await deliver(body, headers);
  return { id, status: response.status };
}

/** Sends any body to where Stripe tells. */
export function deliver(body: string, headers: Record<string, string>): Promise<Response> {
  const init = { method: "POST", body, headers };
  return stripeEventsHandler(new Request("http://127.0.0.1/api/stripe", init));
}
