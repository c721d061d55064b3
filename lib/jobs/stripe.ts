// Invoices on their way to Stripe, what Stripe tells of them, and what was settled here meanwhile.
import { applyStripeEvent, loadStripeEvent } from "@/lib/domain/stripe/events";
import {
  beginPush,
  keepCustomer,
  keepDraft,
  loadSettled,
  recordEnded,
  recordPushed,
  recordPushFailure,
} from "@/lib/domain/stripe/system";
import { StripeFailure } from "@/lib/gateways/stripe/failure";
import type { Job } from "./job";

/** They wait for Stripe; a partner's own follow each other, so that its customer is made once. */
const SLOTS = { atOnce: 16, perPartner: 1 } as const;

export const pushInvoiceJob: Job = {
  name: "push-invoice",
  slots: SLOTS,
  async work({ payload, run, caller, stripe }) {
    const invoiceId = payload.resourceId;
    if (!stripe) return;
    const { output: order } = await run(beginPush, caller, { invoiceId });
    if (!order) return;
    try {
      const pushed = await stripe.push(order, {
        customer: async (customerId) => (await run(keepCustomer, caller, { customerId })).output,
        draft: async (stripeId) => {
          await run(keepDraft, caller, { invoiceId, stripeId });
        },
      });
      await run(recordPushed, caller, { invoiceId, pushed });
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error;
      const code = error.code === error.kind ? null : error.code;
      const failed = { invoiceId, failure: error.kind, code };
      const { output: again } = await run(recordPushFailure, caller, failed);
      if (!again) throw error;
    }
  },
};

export const followStripeJob: Job = {
  name: "follow-stripe",
  slots: SLOTS,
  async work({ payload, run, caller, stripe }) {
    const eventId = payload.resourceId;
    if (!stripe) return;
    const { output: event } = await run(loadStripeEvent, caller, { eventId });
    if (!event) return;
    const reading = await stripe.read(event.stripeInvoiceId);
    await run(applyStripeEvent, caller, { eventId, reading });
  },
};

export const settleInStripeJob: Job = {
  name: "settle-in-stripe",
  slots: SLOTS,
  async work({ payload, run, caller, stripe }) {
    const invoiceId = payload.resourceId;
    if (!stripe) return;
    const { output: settled } = await run(loadSettled, caller, { invoiceId });
    if (!settled) return;
    const status = await stripe.end(settled.stripeId, settled.how);
    await run(recordEnded, caller, { invoiceId, status });
  },
};
