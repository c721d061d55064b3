// What people do at Stripe: an operator sends an invoice that it has not got, an admin of a partner visits the billing
// portal.
import { z } from "zod";
import { config } from "@/lib/core/config";
import { AppError, validationError } from "@/lib/core/errors";
import { operation } from "@/lib/domain/operation";
import { findReceivable, openOf } from "@/lib/domain/receivable/queries";
import { ReceivableRef } from "@/lib/domain/receivable/shape";
import { beginAgain, findCustomer, lockPush } from "./queries";

const DONE = { done: true as const };

export const pushInvoiceAgain = operation({
  name: "stripe.push_again",
  summary: "Send an invoice to Stripe that it has not got",
  kind: "command",
  actors: ["user"],
  input: ReceivableRef,
  output: z.object({ done: z.literal(true) }),
  errors: ["INVOICE_NOT_FOUND", "INVOICE_SETTLED"],
  mayChangeNothing: () => true,
  async handler(ctx, ref) {
    const { partnerId, invoiceId } = ref;
    const invoice = await findReceivable(ctx, ref, "lock");
    if (!invoice) throw new AppError("INVOICE_NOT_FOUND");
    if (invoice.status !== "open") throw new AppError("INVOICE_SETTLED");
    if (!config().stripe) throw refused("Stripe is not connected.");
    if (!invoice.buyer) throw refused("This invoice was issued by hand.");
    if ((await openOf(ctx, invoice)) !== invoice.amount) {
      throw refused("A part of this invoice is settled, and Stripe would ask for the whole.");
    }
    const row = await lockPush(ctx, ref);
    if (row.state === "pushed") return DONE;
    await beginAgain(ctx, row);
    ctx.emit("invoice.push_requested", { id: invoiceId, partnerId }, { number: invoice.number });
    return DONE;
  },
});

function refused(message: string): AppError {
  return validationError([{ path: "invoiceId", code: "not_allowed", message }]);
}

// Its page works for a few minutes, so one is made for each visit, before the transaction and bounded in time.
export const openBillingPortal = operation({
  name: "stripe.open_portal",
  summary: "Open a page of the billing provider for one visit; null where there is none",
  kind: "query",
  actors: ["user"],
  input: z.strictObject({}),
  output: z.object({ url: z.string().nullable() }),
  errors: ["GATEWAY_UNAVAILABLE"],
  prepares: (ctx) => findCustomer(ctx),
  async outside(outside, _input, customerId) {
    return customerId === null ? null : outside.billingPortal.open(customerId);
  },
  async handler(_ctx, _input, url) {
    return { url };
  },
});
