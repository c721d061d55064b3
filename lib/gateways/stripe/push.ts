// One invoice of ours as an invoice at Stripe. What is there already decides what is still to be done, so that a try
// that broke off anywhere goes on; the Idempotency-Keys keep two tries at the same moment from doing it twice.
import { createHash } from "node:crypto";
import type Stripe from "stripe";
import type { PushedInvoice, PushOrder, StripeStatus } from "@/lib/domain/stripe/shape";
import type { Ask } from "./client";
import { StripeFailure } from "./failure";

/** Stores what exists at Stripe as soon as it does. */
export interface PushNotes {
  /** Answers the one that counts: of two that were made at the same moment the first. */
  customer(customerId: string): Promise<string>;
  draft(stripeId: string): Promise<void>;
}

/** The most of a list that is looked through. */
const PAGE = 100;
const HOUR_MS = 60 * 60 * 1000;

/** Pushes an invoice; throws a StripeFailure. */
export async function push(ask: Ask, order: PushOrder, notes: PushNotes): Promise<PushedInvoice> {
  const customerId =
    order.customerId ?? (await notes.customer(await findOrMakeCustomer(ask, order)));
  const found = (await known(ask, order)) ?? (await findInvoice(ask, order, customerId));
  const invoice = found ?? (await makeDraft(ask, order, customerId));
  if (invoice.id !== order.stripeId) await notes.draft(invoice.id);
  if (invoice.status !== "draft") return checked(ask, order, invoice);
  await fill(ask, order, customerId, invoice.id);
  const filled = await ask((stripe) => stripe.invoices.retrieve(invoice.id));
  requireSame(order, filled, filled.total);
  const params = { auto_advance: false };
  const options = keyed(order, "finalize");
  const final = await ask((stripe) => stripe.invoices.finalizeInvoice(invoice.id, params, options));
  return checked(ask, order, final);
}

function keyed({ invoiceId, round }: PushOrder, step: string) {
  return { idempotencyKey: `${invoiceId}:${round}:${step}` };
}

async function findOrMakeCustomer(ask: Ask, order: PushOrder): Promise<string> {
  const { partnerId, customer } = order;
  const { name, email, address, country } = customer;
  if (email !== null) {
    const { data } = await ask((stripe) => stripe.customers.list({ email, limit: PAGE }));
    const ours = data.find(({ metadata }) => metadata.partnerId === partnerId);
    if (ours) return ours.id;
  }
  const [line1, ...more] = (address ?? "").split("\n").map((line) => line.trim());
  const place = {
    ...(line1 ? { line1, line2: more.filter(Boolean).join(", ") } : {}),
    ...(country ? { country } : {}),
  };
  const params = {
    ...{ name, metadata: { partnerId } },
    ...(email === null ? {} : { email }),
    ...(Object.keys(place).length > 0 ? { address: place } : {}),
  };
  // The same for all invoices of the partner, as long as it is called the same.
  const said = createHash("sha256").update(JSON.stringify(params)).digest("hex").slice(0, 16);
  const options = { idempotencyKey: `${partnerId}:${order.round}:customer:${said}` };
  return (await ask((stripe) => stripe.customers.create(params, options))).id;
}

/** What an earlier try has made and stored; null where it was removed at Stripe since. */
async function known(ask: Ask, { stripeId }: PushOrder): Promise<Stripe.Invoice | null> {
  if (!stripeId) return null;
  try {
    return await ask((stripe) => stripe.invoices.retrieve(stripeId));
  } catch (error) {
    if (error instanceof StripeFailure && error.code === "resource_missing") return null;
    throw error;
  }
}

/** What an earlier try has made and could not store. Keys are forgotten after a day, lists are not. */
async function findInvoice(ask: Ask, order: PushOrder, customer: string) {
  const { data } = await ask((stripe) => stripe.invoices.list({ customer, limit: PAGE }));
  return data.find(({ metadata }) => metadata?.invoiceId === order.invoiceId) ?? null;
}

async function makeDraft(ask: Ask, order: PushOrder, customer: string): Promise<Stripe.Invoice> {
  const { partnerId, invoiceId, number, currency } = order;
  const due = dueDate(order.dueAt);
  const params = {
    ...{ customer, number, description: `Invoice ${number}` },
    currency: currency.toLowerCase(),
    metadata: { partnerId, invoiceId, number },
    ...{ collection_method: "send_invoice" as const, due_date: due, auto_advance: false },
    // Only what we say is billed: no items, discounts or taxes that somebody set at Stripe.
    ...{ pending_invoice_items_behavior: "exclude" as const, discounts: "" as const },
    automatic_tax: { enabled: false },
  };
  const options = keyed(order, `draft:${due}`);
  return ask((stripe) => stripe.invoices.create(params, options));
}

/** Stripe takes no day that is over: what is late already is due there at the end of the next day. */
function dueDate(dueAt: string): number {
  const due = new Date(dueAt);
  const next = new Date();
  if (due.getTime() < next.getTime() + HOUR_MS) {
    next.setUTCDate(next.getUTCDate() + 2);
    next.setUTCHours(0, 0, 0, 0);
    return next.getTime() / 1000;
  }
  return Math.floor(due.getTime() / 1000);
}

async function fill(ask: Ask, order: PushOrder, customer: string, invoice: string): Promise<void> {
  const { data } = await ask((stripe) => stripe.invoiceItems.list({ invoice, limit: PAGE }));
  const there = new Set(data.map(({ metadata }) => metadata?.line));
  const currency = order.currency.toLowerCase();
  for (const [at, { description, amount }] of order.lines.entries()) {
    const line = String(at);
    if (there.has(line)) continue;
    const item = { customer, invoice, currency, amount, description, discountable: false };
    const params = { ...item, metadata: { line } };
    await ask((stripe) => stripe.invoiceItems.create(params, keyed(order, `line:${line}`)));
  }
}

function requireSame({ amount, currency }: PushOrder, invoice: Stripe.Invoice, sum: number): void {
  const same = sum === amount && invoice.currency === currency.toLowerCase();
  if (!same || invoice.starting_balance !== 0) throw new StripeFailure("differs");
}

/** An invoice that is final: it asks for our amount, or for none. */
async function checked(
  ask: Ask,
  order: PushOrder,
  invoice: Stripe.Invoice,
): Promise<PushedInvoice> {
  const { id: stripeId, livemode, hosted_invoice_url: url } = invoice;
  const status = invoice.status as StripeStatus;
  if (status === "void" || status === "uncollectible") throw new StripeFailure("ended");
  try {
    requireSame(order, invoice, invoice.total);
    requireSame(order, invoice, invoice.amount_due);
  } catch (error) {
    if (status === "open") await ask((stripe) => stripe.invoices.voidInvoice(stripeId));
    throw error;
  }
  return { stripeId, livemode, status, hostedUrl: url?.startsWith("https://") ? url : null };
}
