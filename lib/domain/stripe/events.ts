// What Stripe tells, and what follows from it. The body of a message counts for nothing but which invoice to look at:
// what came in is read from Stripe again before anything is written.
import { z } from "zod";
import { SERVICE_TENANT } from "@/lib/core/caller";
import type { InvoiceRow } from "@/lib/domain/billing/queries";
import { type Ctx, operation } from "@/lib/domain/operation";
import { findReceivable, openOf } from "@/lib/domain/receivable/queries";
import { settle } from "@/lib/domain/receivable/settle";
import {
  findOpenEvent,
  findPushOf,
  finishEvent,
  insertStripePayment,
  keepEvent,
  noteStripeStatus,
  type PushRow,
  wasTaken,
} from "./queries";
import { FOLLOWED_EVENTS, type StripeInvoiceReading, StripeReading } from "./shape";

const EventRef = z.strictObject({ eventId: z.string() });

export const receiveStripeEvent = operation({
  name: "stripe.receive_event",
  summary: "Keep what Stripe told, once; what follows from it is done by a job",
  kind: "command",
  actors: ["system"],
  input: EventRef.extend({ type: z.enum(FOLLOWED_EVENTS), stripeInvoiceId: z.string() }),
  output: z.null(),
  errors: [],
  async handler(ctx, { eventId: id, type, stripeInvoiceId }) {
    const unknown = ctx.caller.partnerId === SERVICE_TENANT;
    const kept = await keepEvent(ctx, { id, type, stripeInvoiceId }, unknown ? ctx.now : null);
    if (!kept) return null;
    if (unknown) ctx.emit("stripe.event_ignored", { id }, { type, reason: "unknown_customer" });
    else ctx.emit("stripe.event_received", { id }, { type });
    return null;
  },
});

export const loadStripeEvent = operation({
  name: "stripe.load_event",
  summary: "Which invoice Stripe told of; null where what follows from it is done",
  kind: "query",
  actors: ["system"],
  input: EventRef,
  output: z.object({ stripeInvoiceId: z.string() }).nullable(),
  errors: [],
  handler: (ctx, { eventId }) => findOpenEvent(ctx, eventId),
});

export const applyStripeEvent = operation({
  name: "stripe.apply_event",
  summary: "Write down what came in at Stripe for an invoice, and tell what changed there",
  kind: "command",
  actors: ["system"],
  input: EventRef.extend({ reading: StripeReading.nullable() }),
  output: z.null(),
  errors: [],
  async handler(ctx, { eventId: id, reading }) {
    const event = await finishEvent(ctx, id);
    if (!event) return null;
    const row = reading && (await findPushOf(ctx, reading));
    const invoice = row && (await findReceivable(ctx, row, "lock"));
    if (!invoice || invoice.currency !== reading.currency) {
      const facts = { type: event.type, reason: "unknown_invoice" as const };
      ctx.emit("stripe.event_ignored", { id }, facts);
      return null;
    }
    await takePayments(ctx, invoice, reading);
    await follow(ctx, { invoice, row, reading, type: event.type });
    return null;
  },
});

/** Takes each payment once: into the ledger as much as is open, and tells of the rest. The invoice is locked. */
async function takePayments(
  ctx: Ctx,
  invoice: InvoiceRow,
  { payments }: StripeInvoiceReading,
): Promise<void> {
  const { id: invoiceId, partnerId, number, currency } = invoice;
  for (const { id, amount, day } of payments) {
    if (await wasTaken(ctx, id)) continue;
    const recorded = Math.min(await openOf(ctx, invoice), amount);
    await insertStripePayment(ctx, { id, invoiceId, amount, recorded, day });
    if (recorded > 0) {
      await settle(ctx, invoice, { kind: "payment", amount: recorded, day, note: `Stripe ${id}` });
    }
    if (recorded < amount) {
      const over = { number, paymentId: id, amount: amount - recorded, currency };
      ctx.emit("invoice.overpaid", { id: invoiceId, partnerId }, over);
    }
  }
}

interface Told {
  readonly invoice: InvoiceRow;
  readonly row: PushRow;
  readonly reading: StripeInvoiceReading;
  readonly type: string;
}

/** What else changed there is noted and told; the ledger stays as it is. */
async function follow(ctx: Ctx, { invoice, row, reading, type }: Told): Promise<void> {
  const { id, number } = invoice;
  const { status, stripeId } = reading;
  const open = (await openOf(ctx, invoice)) > 0;
  const failed = type === "invoice.payment_failed" && open && status === "open";
  const told = { stripeStatus: status, stripeId };
  await noteStripeStatus(ctx, row, failed ? { ...told, paymentFailedAt: ctx.now } : told);
  if (failed) ctx.emit("invoice.payment_failed", { id }, { number });
  if (open && status !== "open" && status !== "draft" && status !== row.stripeStatus) {
    ctx.emit("invoice.changed_in_stripe", { id }, { number, status });
  }
}
