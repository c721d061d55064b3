// The ledger: what is open of an invoice follows from what came in for it and what was given up, and from nothing else.
import { and, asc, eq, exists, inArray, lt, max, sql } from "drizzle-orm";
import { invoiceReminders, invoices, partners, payments } from "@/db/schema";
import { newId } from "@/lib/core/ids";
import type { InvoiceRow } from "@/lib/domain/billing/queries";
import type { InvoiceStatus } from "@/lib/domain/billing/shape";
import type { Ctx } from "@/lib/domain/operation";

/** A row of the ledger. */
export type PaymentRow = typeof payments.$inferSelect;

/** An invoice of a partner; locked, no other payment for it goes on meanwhile. */
export async function findReceivable(
  ctx: Ctx,
  ref: { readonly partnerId: string; readonly invoiceId: string },
  mode: "read" | "lock" = "read",
): Promise<InvoiceRow | null> {
  const query = ctx.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.partnerId, ref.partnerId), eq(invoices.id, ref.invoiceId)));
  const [row] = await (mode === "lock" ? query.for("update") : query);
  return row ?? null;
}

/** What settles these invoices of a partner, the first one first. */
export async function listSettlements(
  ctx: Ctx,
  partnerId: string,
  invoiceIds: readonly string[],
): Promise<PaymentRow[]> {
  if (invoiceIds.length === 0) return [];
  return ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.partnerId, partnerId), inArray(payments.invoiceId, [...invoiceIds])))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

/** What is still open of an invoice. */
export async function openOf(ctx: Ctx, invoice: InvoiceRow): Promise<number> {
  const settled = await listSettlements(ctx, invoice.partnerId, [invoice.id]);
  return settled.reduce((open, { amount }) => open - amount, invoice.amount);
}

/** Adds a row to the ledger. */
export async function insertSettlement(
  ctx: Ctx,
  settlement: Omit<typeof payments.$inferInsert, "id" | "createdAt">,
): Promise<string> {
  const id = newId("pay");
  await ctx.db.insert(payments).values({ ...settlement, id, createdAt: ctx.now });
  return id;
}

/** Says that nothing of an invoice is open any more, and why. */
export async function settleInvoice(
  ctx: Ctx,
  { partnerId, id }: InvoiceRow,
  status: Exclude<InvoiceStatus, "open">,
): Promise<void> {
  await ctx.db
    .update(invoices)
    .set({ status })
    .where(and(eq(invoices.partnerId, partnerId), eq(invoices.id, id)));
}

/** Open invoices of a partner that were due, the oldest first. */
export async function listOverdue(ctx: Ctx, partnerId: string): Promise<InvoiceRow[]> {
  return ctx.db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.partnerId, partnerId),
        eq(invoices.status, "open"),
        lt(invoices.dueAt, ctx.now),
      ),
    )
    .orderBy(asc(invoices.dueAt), asc(invoices.id));
}

/** Lets a partner's standing follow its invoices; null where it stays as it was. */
export async function followStanding(
  ctx: Ctx,
  partnerId: string,
): Promise<"active" | "past_due" | null> {
  const overdue = exists(
    ctx.db
      .select({ one: sql`1` })
      .from(invoices)
      .where(
        and(
          eq(invoices.partnerId, partnerId),
          eq(invoices.status, "open"),
          lt(invoices.dueAt, ctx.now),
        ),
      ),
  );
  const standing = sql<
    "active" | "past_due"
  >`case when ${overdue} then 'past_due' else 'active' end`;
  const [row] = await ctx.db
    .update(partners)
    .set({ billingStatus: standing })
    .where(and(eq(partners.id, partnerId), sql`${partners.billingStatus} <> ${standing}`))
    .returning({ standing: partners.billingStatus });
  return row?.standing ?? null;
}

/** Notes a reminder; false where this one or a later one was sent before. Whoever calls holds the partner's lock. */
export async function noteReminder(
  ctx: Ctx,
  { partnerId, id }: InvoiceRow,
  daysOverdue: number,
): Promise<boolean> {
  const [sent] = await ctx.db
    .select({ last: max(invoiceReminders.daysOverdue) })
    .from(invoiceReminders)
    .where(and(eq(invoiceReminders.partnerId, partnerId), eq(invoiceReminders.invoiceId, id)));
  if (sent?.last != null && sent.last >= daysOverdue) return false;
  const noted = { partnerId, invoiceId: id, daysOverdue, createdAt: ctx.now };
  await ctx.db.insert(invoiceReminders).values(noted);
  return true;
}
