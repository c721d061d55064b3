// What we ask of Stripe: to take an invoice, to tell where one stands, to end one, and to open its billing portal.
import type Stripe from "stripe";
import type { Config } from "@/lib/core/config";
import type {
  PushedInvoice,
  PushOrder,
  StripeEnd,
  StripeInvoiceReading,
  StripeStatus,
} from "@/lib/domain/stripe/shape";
import { openStripe, type StripeTiming } from "./client";
import { StripeFailure } from "./failure";
import { type PushNotes, push } from "./push";

/** Stripe; every call throws a StripeFailure. */
export interface StripeGateway {
  /** Makes an invoice there, once, and stores each step by `notes`. */
  push(order: PushOrder, notes: PushNotes): Promise<PushedInvoice>;
  /** An invoice as it is there now; null where there is none. */
  read(stripeId: string): Promise<StripeInvoiceReading | null>;
  /** Ends an invoice that was settled elsewhere; answers where it stands then. */
  end(stripeId: string, how: StripeEnd): Promise<StripeStatus | null>;
  /** A page of the billing portal, for one visit soon. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
}

/** How long jobs wait. */
const PATIENT: StripeTiming = { requestMs: 8000, callMs: 30_000, retries: 2 };
/** How long a person waits. */
const PROMPT: StripeTiming = { requestMs: 5000, callMs: 9000, retries: 1 };
/** Payments of one invoice that are read. */
const PAYMENTS = 100;

/** The gateway; null where Stripe is not set up. */
export function createStripeGateway(
  settings: Config["stripe"],
  timing: Partial<StripeTiming> = {},
): StripeGateway | null {
  if (!settings) return null;
  const ask = openStripe(settings, { ...PATIENT, ...timing });
  const askNow = openStripe(settings, { ...PROMPT, ...timing });
  const invoiceOf = (stripeId: string) =>
    ask((stripe) => stripe.invoices.retrieve(stripeId)).catch(missing);
  return {
    push: (order, notes) => push(ask, order, notes),
    async read(stripeId) {
      const invoice = await invoiceOf(stripeId);
      if (!invoice) return null;
      const list = { invoice: stripeId, limit: PAYMENTS } as const;
      const { data } = await ask((stripe) => stripe.invoicePayments.list(list));
      return readingOf(invoice, data);
    },
    async end(stripeId, how) {
      const invoice = await invoiceOf(stripeId);
      if (!invoice) return null;
      if (invoice.status === "draft") {
        await ask((stripe) => stripe.invoices.del(stripeId));
        return null;
      }
      if (invoice.status !== "open") return invoice.status as StripeStatus;
      const ended = await ask(({ invoices }) => {
        if (how === "paid") return invoices.pay(stripeId, { paid_out_of_band: true });
        return how === "void"
          ? invoices.voidInvoice(stripeId)
          : invoices.markUncollectible(stripeId);
      });
      return ended.status as StripeStatus;
    },
    async openPortal(customer, returnUrl) {
      const params = { customer, return_url: returnUrl };
      const { url } = await askNow((stripe) => stripe.billingPortal.sessions.create(params));
      if (!url.startsWith("https://")) throw new StripeFailure("unreached");
      return url;
    },
  };
}

function missing(error: unknown): null {
  if (error instanceof StripeFailure && error.code === "resource_missing") return null;
  throw error;
}

function readingOf(
  invoice: Stripe.Invoice,
  payments: readonly Stripe.InvoicePayment[],
): StripeInvoiceReading {
  const { id: stripeId, customer, metadata, currency, status } = invoice;
  return {
    stripeId,
    customerId: typeof customer === "string" ? customer : (customer?.id ?? null),
    invoiceId: metadata?.invoiceId ?? null,
    status: (status ?? "draft") as StripeStatus,
    currency: currency.toUpperCase(),
    payments: payments.flatMap(moneyOf),
  };
}

/** Money that went through Stripe: what was paid elsewhere and noted there is no payment that came in. */
function moneyOf(payment: Stripe.InvoicePayment) {
  const { id, amount_paid: amount, status, created, status_transitions: at } = payment;
  const { type } = payment.payment;
  if (status !== "paid" || !amount || (type !== "payment_intent" && type !== "charge")) return [];
  const day = new Date((at.paid_at ?? created) * 1000).toISOString().slice(0, 10);
  return [{ id, amount, day }];
}
