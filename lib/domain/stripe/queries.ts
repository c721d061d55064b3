import { and, desc, eq, inArray, isNull, ne, notExists, sql } from "drizzle-orm";
import {
  payments,
  stripeCustomers,
  stripeEvents,
  stripeInvoices,
  stripePayments,
} from "@/db/schema";
import { config } from "@/lib/core/config";
import type { Ctx } from "@/lib/domain/operation";
import type { PushedInvoice, PushFailure, StripeInvoiceReading, StripeStatus } from "./shape";

/** An invoice on its way to Stripe. */
export type PushRow = typeof stripeInvoices.$inferSelect;

interface Ref {
  readonly partnerId: string;
  readonly invoiceId: string;
}

function isRow({ partnerId, invoiceId }: Ref) {
  return and(eq(stripeInvoices.partnerId, partnerId), eq(stripeInvoices.invoiceId, invoiceId));
}

/** The customer that the caller's partner is at Stripe; null: none was made yet. */
export async function findCustomer(ctx: Ctx): Promise<string | null> {
  const [row] = await ctx.db
    .select({ customerId: stripeCustomers.customerId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.partnerId, ctx.caller.partnerId));
  return row?.customerId ?? null;
}

/** Keeps the customer that the caller's partner is; the first one stays. */
export async function keepCustomerRow(ctx: Ctx, customerId: string): Promise<void> {
  const { partnerId } = ctx.caller;
  await ctx.db
    .insert(stripeCustomers)
    .values({ partnerId, customerId, createdAt: ctx.now })
    .onConflictDoNothing();
}

/** An invoice on its way, locked; it begins its way where it had none. */
export async function lockPush(ctx: Ctx, ref: Ref): Promise<PushRow> {
  const { partnerId, invoiceId } = ref;
  await ctx.db
    .insert(stripeInvoices)
    .values({ partnerId, invoiceId, state: "waiting", updatedAt: ctx.now })
    .onConflictDoNothing();
  const [row] = await ctx.db.select().from(stripeInvoices).where(isRow(ref)).for("update");
  if (!row) throw new Error(`invoice ${invoiceId} has no way to Stripe`);
  return row;
}

/** An invoice on its way, or null. */
export async function findPush(ctx: Ctx, ref: Ref): Promise<PushRow | null> {
  const [row] = await ctx.db.select().from(stripeInvoices).where(isRow(ref));
  return row ?? null;
}

/** Sends an invoice on its way once more: to Stripe it is a new try. */
export async function beginAgain(ctx: Ctx, { partnerId, invoiceId, round }: PushRow) {
  await ctx.db
    .update(stripeInvoices)
    .set({ state: "waiting", round: round + 1, updatedAt: ctx.now })
    .where(isRow({ partnerId, invoiceId }));
}

/** Notes what Stripe has made of an invoice before it is final. */
export async function noteDraft(ctx: Ctx, invoiceId: string, stripeId: string): Promise<void> {
  await ctx.db
    .update(stripeInvoices)
    .set({ stripeId, updatedAt: ctx.now })
    .where(
      and(
        isRow({ partnerId: ctx.caller.partnerId, invoiceId }),
        ne(stripeInvoices.state, "pushed"),
      ),
    );
}

/** Says that Stripe has an invoice. */
export async function notePushed(ctx: Ctx, row: PushRow, pushed: PushedInvoice): Promise<void> {
  const { stripeId, livemode, hostedUrl, status: stripeStatus } = pushed;
  const told = { stripeId, livemode, hostedUrl, stripeStatus, failure: null, failureCode: null };
  await ctx.db
    .update(stripeInvoices)
    .set({ ...told, state: "pushed", updatedAt: ctx.now })
    .where(isRow(row));
}

/** Says why Stripe has not got an invoice. */
export async function noteFailure(
  ctx: Ctx,
  row: PushRow,
  failed: {
    readonly state: "waiting" | "failed";
    readonly failure: PushFailure;
    readonly failureCode: string | null;
  },
): Promise<void> {
  await ctx.db
    .update(stripeInvoices)
    .set({ ...failed, updatedAt: ctx.now })
    .where(isRow(row));
}

/** Notes where an invoice stands at Stripe. */
export async function noteStripeStatus(
  ctx: Ctx,
  row: PushRow,
  told: { readonly stripeStatus: StripeStatus; readonly paymentFailedAt?: Date; stripeId?: string },
): Promise<void> {
  await ctx.db
    .update(stripeInvoices)
    .set({ ...told, updatedAt: ctx.now })
    .where(isRow(row));
}

/** The invoice of the caller's partner that Stripe tells of: by its own id there, else by ours that we wrote there. */
export async function findPushOf(ctx: Ctx, reading: StripeInvoiceReading): Promise<PushRow | null> {
  const { partnerId } = ctx.caller;
  const own = eq(stripeInvoices.partnerId, partnerId);
  const byStripe = await ctx.db
    .select()
    .from(stripeInvoices)
    .where(and(own, eq(stripeInvoices.stripeId, reading.stripeId)));
  if (byStripe[0] || !reading.invoiceId) return byStripe[0] ?? null;
  const [byOurs] = await ctx.db
    .select()
    .from(stripeInvoices)
    .where(
      and(isRow({ partnerId, invoiceId: reading.invoiceId }), isNull(stripeInvoices.stripeId)),
    );
  return byOurs ?? null;
}

/** Keeps what Stripe told, once; false where it was kept before. */
export async function keepEvent(
  ctx: Ctx,
  event: { readonly id: string; readonly type: string; readonly stripeInvoiceId: string },
  doneAt: Date | null,
): Promise<boolean> {
  const { partnerId } = ctx.caller;
  const { rowCount } = await ctx.db
    .insert(stripeEvents)
    .values({ ...event, partnerId, receivedAt: ctx.now, doneAt })
    .onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

/** What Stripe told and nothing has followed from yet; null: it is done. */
export async function findOpenEvent(ctx: Ctx, id: string) {
  const [row] = await ctx.db
    .select()
    .from(stripeEvents)
    .where(
      and(
        eq(stripeEvents.partnerId, ctx.caller.partnerId),
        eq(stripeEvents.id, id),
        isNull(stripeEvents.doneAt),
      ),
    );
  return row ?? null;
}

/** Says that what Stripe told is done; null where it was before. */
export async function finishEvent(ctx: Ctx, id: string) {
  const [row] = await ctx.db
    .update(stripeEvents)
    .set({ doneAt: ctx.now })
    .where(
      and(
        eq(stripeEvents.partnerId, ctx.caller.partnerId),
        eq(stripeEvents.id, id),
        isNull(stripeEvents.doneAt),
      ),
    )
    .returning({ type: stripeEvents.type });
  return row ?? null;
}

/** Whether a payment at Stripe was taken before. */
export async function wasTaken(ctx: Ctx, id: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ id: stripePayments.id })
    .from(stripePayments)
    .where(and(eq(stripePayments.partnerId, ctx.caller.partnerId), eq(stripePayments.id, id)));
  return row !== undefined;
}

/** Keeps a payment at Stripe, for good. */
export async function insertStripePayment(
  ctx: Ctx,
  payment: Omit<typeof stripePayments.$inferInsert, "partnerId" | "createdAt">,
): Promise<void> {
  const { partnerId } = ctx.caller;
  await ctx.db.insert(stripePayments).values({ ...payment, partnerId, createdAt: ctx.now });
}

/** Where open invoices of the caller's partner are paid online; none where a part is settled: Stripe asks for the whole. */
export async function payPagesOf(
  ctx: Ctx,
  invoiceIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (invoiceIds.length === 0 || !config().stripe) return new Map();
  const settled = ctx.db
    .select({ one: sql`1` })
    .from(payments)
    .where(
      and(
        eq(payments.partnerId, stripeInvoices.partnerId),
        eq(payments.invoiceId, stripeInvoices.invoiceId),
      ),
    );
  const rows = await ctx.db
    .select({ invoiceId: stripeInvoices.invoiceId, url: stripeInvoices.hostedUrl })
    .from(stripeInvoices)
    .where(
      and(
        eq(stripeInvoices.partnerId, ctx.caller.partnerId),
        inArray(stripeInvoices.invoiceId, [...invoiceIds]),
        eq(stripeInvoices.stripeStatus, "open"),
        notExists(settled),
      ),
    );
  return new Map(rows.flatMap(({ invoiceId, url }) => (url ? [[invoiceId, url] as const] : [])));
}

/** What is known of these invoices of a partner at Stripe, with what was paid there too much. */
export async function listPushes(ctx: Ctx, partnerId: string, invoiceIds: readonly string[]) {
  if (invoiceIds.length === 0) return [];
  const { invoiceId, state, stripeId, livemode, failure, failureCode, stripeStatus } =
    stripeInvoices;
  const over = sql`coalesce((select sum(${stripePayments.amount} - ${stripePayments.recorded})
    from ${stripePayments} where ${stripePayments.partnerId} = ${stripeInvoices.partnerId}
      and ${stripePayments.invoiceId} = ${stripeInvoices.invoiceId}), 0)`;
  // Within another one its columns keep their tables' names.
  const overpaid = sql<number>`${over}`.mapWith(Number);
  return ctx.db
    .select({
      ...{ invoiceId, state, stripeId, livemode, failure, failureCode, stripeStatus, overpaid },
      paymentFailedAt: stripeInvoices.paymentFailedAt,
      updatedAt: stripeInvoices.updatedAt,
    })
    .from(stripeInvoices)
    .where(and(eq(stripeInvoices.partnerId, partnerId), inArray(invoiceId, [...invoiceIds])))
    .orderBy(desc(invoiceId));
}
