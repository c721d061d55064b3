// What the jobs that talk to Stripe read and write. Nothing here reaches outside.
import { z } from "zod";
import { findInvoice, type InvoiceRow } from "@/lib/domain/billing/queries";
import { InvoiceRef, type InvoiceStatus } from "@/lib/domain/billing/shape";
import { moneyText, percentText } from "@/lib/domain/money/shape";
import { type Ctx, operation } from "@/lib/domain/operation";
import { openOf } from "@/lib/domain/receivable/queries";
import { listMembers } from "@/lib/domain/team/queries";
import {
  beginAgain,
  findCustomer,
  findPush,
  keepCustomerRow,
  lockPush,
  noteDraft,
  noteFailure,
  notePushed,
  noteStripeStatus,
} from "./queries";
import {
  PUSH_FAILURES,
  type PushedInvoice,
  type PushOrder,
  STRIPE_ENDS,
  STRIPE_STATUSES,
  type StripeEnd,
} from "./shape";

/** Minutes after which a push is tried again while Stripe does not answer: for about a day in all. */
const PAUSES = [1, 5, 15, 60, 180, 360, 720] as const;
const MINUTE_MS = 60_000;

export const beginPush = operation({
  name: "stripe.begin_push",
  summary:
    "An invoice that Stripe is to have; null where it has it, or nothing is to be paid there",
  kind: "command",
  actors: ["system"],
  input: InvoiceRef,
  output: z.custom<PushOrder>().nullable(),
  errors: [],
  async handler(ctx, { invoiceId }) {
    const { partnerId } = ctx.caller;
    const invoice = await findInvoice(ctx, invoiceId);
    if (invoice?.status !== "open" || !invoice.buyer) return null;
    // Stripe would ask for the whole of what is settled in part.
    if ((await openOf(ctx, invoice)) !== invoice.amount) return null;
    const { state, round, stripeId } = await lockPush(ctx, { partnerId, invoiceId });
    if (state === "pushed") return null;
    const owner = (await listMembers(ctx)).find(({ role }) => role === "owner");
    const { number, currency, amount, dueAt, buyer } = invoice;
    return {
      ...{ partnerId, invoiceId, number, round, currency, amount, stripeId },
      dueAt: dueAt.toISOString(),
      lines: linesOf(invoice),
      customerId: await findCustomer(ctx),
      customer: {
        ...{ name: buyer.name, address: buyer.address, country: buyer.country },
        email: owner?.email ?? null,
      },
    };
  },
});

/** Our own lines and amounts, tax as one of them, so that nobody else computes or rounds. */
function linesOf({ lines, tax, taxName, taxBasisPoints, currency }: InvoiceRow) {
  const sold = lines.map(({ kind, quantity, unitPrice, amount }) => {
    const units = `Sealed attestations: ${quantity.toLocaleString("en")} at ${moneyText(unitPrice, currency)}`;
    return { description: kind === "units" ? units : "Up to the minimum of the month", amount };
  });
  if (tax === 0) return sold;
  const name = `${taxName ?? "Tax"}, ${percentText(taxBasisPoints)}%`;
  return [...sold, { description: name, amount: tax }];
}

const Id = z.string().regex(/^[A-Za-z0-9_]{1,255}$/);

export const keepCustomer = operation({
  name: "stripe.keep_customer",
  summary: "Keep the customer that a partner is at Stripe; the first one counts",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({ customerId: Id }),
  output: z.string(),
  errors: [],
  async handler(ctx, { customerId }) {
    await keepCustomerRow(ctx, customerId);
    return (await findCustomer(ctx)) ?? customerId;
  },
});

export const keepDraft = operation({
  name: "stripe.keep_draft",
  summary: "Keep which invoice at Stripe is ours",
  kind: "command",
  actors: ["system"],
  input: InvoiceRef.extend({ stripeId: Id }),
  output: z.null(),
  errors: [],
  async handler(ctx, { invoiceId, stripeId }) {
    await noteDraft(ctx, invoiceId, stripeId);
    return null;
  },
});

export const recordPushed = operation({
  name: "stripe.record_pushed",
  summary: "Say that Stripe has an invoice, once",
  kind: "command",
  actors: ["system"],
  input: InvoiceRef.extend({ pushed: z.custom<PushedInvoice>() }),
  output: z.null(),
  errors: [],
  async handler(ctx, { invoiceId, pushed }) {
    const { invoice, row } = await requirePush(ctx, invoiceId);
    if (row.state === "pushed") return null;
    await notePushed(ctx, row, pushed);
    ctx.emit("invoice.pushed", { id: invoiceId }, { number: invoice.number });
    return null;
  },
});

export const recordPushFailure = operation({
  name: "stripe.record_push_failure",
  summary: "Say why Stripe has not got an invoice; true where it is tried again by itself",
  kind: "command",
  actors: ["system"],
  input: InvoiceRef.extend({ failure: z.enum(PUSH_FAILURES), code: z.string().nullable() }),
  output: z.boolean(),
  errors: [],
  async handler(ctx, { invoiceId, failure, code: failureCode }) {
    const { invoice, row } = await requirePush(ctx, invoiceId);
    const { number } = invoice;
    if (row.state === "pushed") return true;
    const pause = failure === "unreached" ? PAUSES[row.round - 1] : undefined;
    if (pause !== undefined) {
      await beginAgain(ctx, row);
      await noteFailure(ctx, row, { state: "waiting", failure, failureCode });
      const notBefore = new Date(ctx.now.getTime() + pause * MINUTE_MS).toISOString();
      const facts = { number, reason: failure, round: row.round + 1, notBefore };
      ctx.emit("invoice.push_retry_scheduled", { id: invoiceId }, facts);
      return true;
    }
    await noteFailure(ctx, row, { state: "failed", failure, failureCode });
    // The queue tries a few times more; it is told once.
    if (row.state !== "failed" || row.failure !== failure) {
      ctx.emit("invoice.push_failed", { id: invoiceId }, { number, reason: failure });
    }
    return false;
  },
});

async function requirePush(ctx: Ctx, invoiceId: string) {
  const invoice = await findInvoice(ctx, invoiceId);
  if (!invoice) throw new Error(`there is no invoice ${invoiceId}`);
  return { invoice, row: await lockPush(ctx, invoiceRef(ctx, invoiceId)) };
}

function invoiceRef(ctx: Ctx, invoiceId: string) {
  return { partnerId: ctx.caller.partnerId, invoiceId };
}

/** Statuses in which nothing is to be paid at Stripe any more. */
const ENDED = new Set(["paid", "void", "uncollectible"]);

/** What an invoice comes to at Stripe where it stands so here. */
function endOf(status: InvoiceStatus): StripeEnd {
  if (status === "paid") return "paid";
  return status === "written_off" ? "uncollectible" : "void";
}

export const loadSettled = operation({
  name: "stripe.load_settled",
  summary: "An invoice of which something was settled here and Stripe asks for the whole, or null",
  kind: "query",
  actors: ["system"],
  input: InvoiceRef,
  output: z.object({ stripeId: z.string(), how: z.enum(STRIPE_ENDS) }).nullable(),
  errors: [],
  async handler(ctx, { invoiceId }) {
    const invoice = await findInvoice(ctx, invoiceId);
    const row = await findPush(ctx, invoiceRef(ctx, invoiceId));
    if (!invoice || !row?.stripeId) return null;
    if (row.stripeStatus && ENDED.has(row.stripeStatus)) return null;
    // What is left after a payment by hand or a credit note is paid as the invoice says, and not twice.
    if ((await openOf(ctx, invoice)) === invoice.amount) return null;
    return { stripeId: row.stripeId, how: endOf(invoice.status) };
  },
});

export const recordEnded = operation({
  name: "stripe.record_ended",
  summary: "Note where an invoice stands at Stripe after it was ended there",
  kind: "command",
  actors: ["system"],
  input: InvoiceRef.extend({ status: z.enum(STRIPE_STATUSES).nullable() }),
  output: z.null(),
  errors: [],
  async handler(ctx, { invoiceId, status }) {
    const { invoice, row } = await requirePush(ctx, invoiceId);
    const stripeStatus = status ?? "void";
    if (row.stripeStatus === stripeStatus) return null;
    await noteStripeStatus(ctx, row, { stripeStatus });
    const { number } = invoice;
    ctx.emit("invoice.ended_in_stripe", { id: invoiceId }, { number, status: stripeStatus });
    return null;
  },
});
