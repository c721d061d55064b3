import { and, count, desc, eq, gte, lt, max, sql } from "drizzle-orm";
import {
  attempts,
  billingAccounts,
  countedAttestations,
  invoiceDocuments,
  invoices,
  usageCycles,
} from "@/db/schema";
import { cycleOf } from "@/lib/core/clock";
import type { Ctx } from "@/lib/domain/operation";
import type { InvoiceParty, InvoiceSeller } from "./shape";

/** A cycle: [start, end). */
export interface Cycle {
  readonly start: Date;
  readonly end: Date;
}

/** An invoice's row. */
export type InvoiceRow = typeof invoices.$inferSelect;

/** The attestations sealed in the cycle that runs now: the unit of use. */
export async function pendingUsage(ctx: Ctx) {
  const { start, end } = cycleOf(ctx.now);
  const [row] = await ctx.db
    .select({ sealed: count() })
    .from(attempts)
    .where(
      and(
        eq(attempts.partnerId, ctx.caller.partnerId),
        gte(attempts.sealedAt, start),
        lt(attempts.sealedAt, end),
      ),
    );
  return { cycleStart: start, cycleEnd: end, sealedAttestations: row?.sealed ?? 0 };
}

const RECENT_INVOICES = 24;

/** The latest invoices of the caller's partner, newest first. */
export async function listInvoices(ctx: Ctx): Promise<InvoiceRow[]> {
  return ctx.db
    .select()
    .from(invoices)
    .where(eq(invoices.partnerId, ctx.caller.partnerId))
    .orderBy(desc(invoices.issuedAt), desc(invoices.id))
    .limit(RECENT_INVOICES);
}

/** An invoice of the caller's partner, or null. */
export async function findInvoice(ctx: Ctx, invoiceId: string): Promise<InvoiceRow | null> {
  const [row] = await ctx.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.partnerId, ctx.caller.partnerId), eq(invoices.id, invoiceId)));
  return row ?? null;
}

/** Where the last cycle of the caller's partner that was counted ends; null: none was. */
export async function countedUntil(ctx: Ctx): Promise<Date | null> {
  const [row] = await ctx.db
    .select({ until: max(usageCycles.cycleEnd) })
    .from(usageCycles)
    .where(eq(usageCycles.partnerId, ctx.caller.partnerId));
  return row?.until ?? null;
}

/** Sealed before a moment, and counted for no cycle yet. */
function uncounted(ctx: Ctx, before: Date) {
  return and(
    eq(attempts.partnerId, ctx.caller.partnerId),
    lt(attempts.sealedAt, before),
    sql`not exists (select 1 from ${countedAttestations} where ${countedAttestations.partnerId} = ${attempts.partnerId}
      and ${countedAttestations.attemptId} = ${attempts.id})`,
  );
}

/** How many attestations a cycle would count. */
export async function countUncounted(ctx: Ctx, { end }: Cycle): Promise<number> {
  const [row] = await ctx.db.select({ sealed: count() }).from(attempts).where(uncounted(ctx, end));
  return row?.sealed ?? 0;
}

/**
 * Counts for a cycle what was sealed before its end and for no other cycle: also what was sealed while an earlier
 * one was counted already, by another machine's clock.
 */
export async function countFor(ctx: Ctx, { start, end }: Cycle): Promise<number> {
  const cycleStart = sql<Date>`${start.toISOString()}::timestamptz`.as("cycle_start");
  const { rowCount } = await ctx.db
    .insert(countedAttestations)
    .select(
      ctx.db
        .select({ partnerId: attempts.partnerId, attemptId: attempts.id, cycleStart })
        .from(attempts)
        .where(uncounted(ctx, end)),
    );
  return rowCount ?? 0;
}

/** Keeps what a cycle came to. */
export async function insertCycle(
  ctx: Ctx,
  cycle: Omit<typeof usageCycles.$inferInsert, "partnerId" | "countedAt">,
): Promise<void> {
  const { partnerId } = ctx.caller;
  await ctx.db.insert(usageCycles).values({ ...cycle, partnerId, countedAt: ctx.now });
}

const DIGITS = 6;

/** A number of a year's range, as it is printed. */
export function printedNumber(year: number, place: number | undefined): string {
  return `${year}-${String(place).padStart(DIGITS, "0")}`;
}

/**
 * The next number of the year. Nobody else gets one until this transaction ends, and one that fails gives it back:
 * there are no gaps.
 */
export async function nextInvoiceNumber(ctx: Ctx): Promise<string> {
  const year = ctx.now.getUTCFullYear();
  const { rows } = await ctx.db.execute<{ number: number }>(
    sql`select service.next_invoice_number(${year}) as number`,
  );
  return printedNumber(year, rows[0]?.number);
}

/** Writes an invoice, for good. */
export async function insertInvoice(
  ctx: Ctx,
  invoice: Omit<typeof invoices.$inferInsert, "partnerId" | "issuedAt" | "status">,
): Promise<InvoiceRow> {
  const { partnerId } = ctx.caller;
  const [row] = await ctx.db
    .insert(invoices)
    .values({ ...invoice, partnerId, status: "open", issuedAt: ctx.now })
    .returning();
  if (!row) throw new Error("the invoice was not written");
  return row;
}

/** Who issues invoices; null: nobody has said it yet. */
export async function findSeller(ctx: Ctx): Promise<InvoiceSeller | null> {
  const { rows } = await ctx.db.execute<{ seller: InvoiceSeller }>(
    sql`select json_build_object('name', name, 'address', address, 'country', country,
          'taxNumber', tax_number, 'payTo', pay_to) as seller from service.invoice_seller()`,
  );
  return rows[0]?.seller ?? null;
}

/** Whom the invoices of the caller's partner are for, as somebody said it; null: nobody did. */
export async function findBuyer(ctx: Ctx): Promise<InvoiceParty | null> {
  const [row] = await ctx.db
    .select()
    .from(billingAccounts)
    .where(eq(billingAccounts.partnerId, ctx.caller.partnerId));
  if (!row) return null;
  const { name, address, country, taxNumber } = row;
  return { name, address, country, taxNumber };
}

/** The PDF of an invoice of the caller's partner, or null. */
export async function findInvoicePdf(ctx: Ctx, invoiceId: string): Promise<Buffer | null> {
  const [row] = await ctx.db
    .select({ content: invoiceDocuments.content })
    .from(invoiceDocuments)
    .where(
      and(
        eq(invoiceDocuments.partnerId, ctx.caller.partnerId),
        eq(invoiceDocuments.invoiceId, invoiceId),
      ),
    );
  return row?.content ?? null;
}

/** Keeps the PDF of an invoice, once; false where it was kept before. */
export async function addInvoicePdf(
  ctx: Ctx,
  document: Omit<typeof invoiceDocuments.$inferInsert, "partnerId" | "createdAt">,
): Promise<boolean> {
  const { partnerId } = ctx.caller;
  const { rowCount } = await ctx.db
    .insert(invoiceDocuments)
    .values({ ...document, partnerId, createdAt: ctx.now })
    .onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}
