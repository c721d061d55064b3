// Credit notes, and what is left of them: what a partner has to its credit follows from them and the ledger alone.
import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { creditNoteDocuments, creditNotes, payments } from "@/db/schema";
import { newId } from "@/lib/core/ids";
import { type InvoiceRow, printedNumber } from "@/lib/domain/billing/queries";
import type { Ctx } from "@/lib/domain/operation";
import type { CreditRef } from "@/lib/domain/receivable/settle";

/** A credit note's row. */
export type CreditNoteRow = typeof creditNotes.$inferSelect;

/** What was credited of an invoice before tax, by every credit note for it. */
export async function creditedNet(ctx: Ctx, { partnerId, id }: InvoiceRow): Promise<number> {
  const [row] = await ctx.db
    .select({ net: sql<number>`coalesce(sum(${creditNotes.net}), 0)::bigint`.mapWith(Number) })
    .from(creditNotes)
    .where(and(eq(creditNotes.partnerId, partnerId), eq(creditNotes.invoiceId, id)));
  return row?.net ?? 0;
}

/** The next number of the year, without gaps: see `nextInvoiceNumber`. */
export async function nextCreditNoteNumber(ctx: Ctx): Promise<string> {
  const year = ctx.now.getUTCFullYear();
  const { rows } = await ctx.db.execute<{ number: number }>(
    sql`select service.next_credit_note_number(${year}) as number`,
  );
  return `CN-${printedNumber(year, rows[0]?.number)}`;
}

/** Writes a credit note, for good. */
export async function insertCreditNote(
  ctx: Ctx,
  note: Omit<typeof creditNotes.$inferInsert, "id" | "issuedAt">,
): Promise<string> {
  const id = newId("crn");
  await ctx.db.insert(creditNotes).values({ ...note, id, issuedAt: ctx.now });
  return id;
}

interface Ref {
  readonly partnerId: string;
  readonly creditNoteId: string;
}

/** A credit note of a partner, or null. */
export async function findCreditNote(ctx: Ctx, ref: Ref): Promise<CreditNoteRow | null> {
  const [row] = await ctx.db
    .select()
    .from(creditNotes)
    .where(and(eq(creditNotes.partnerId, ref.partnerId), eq(creditNotes.id, ref.creditNoteId)));
  return row ?? null;
}

/** The PDF of a credit note of a partner, or null. */
export async function findCreditNotePdf(ctx: Ctx, ref: Ref): Promise<Buffer | null> {
  const { partnerId, creditNoteId, content } = creditNoteDocuments;
  const [row] = await ctx.db
    .select({ content })
    .from(creditNoteDocuments)
    .where(and(eq(partnerId, ref.partnerId), eq(creditNoteId, ref.creditNoteId)));
  return row?.content ?? null;
}

/** Keeps the PDF of a credit note of the caller's partner, once; false where it was kept before. */
export async function addCreditNotePdf(
  ctx: Ctx,
  document: Omit<typeof creditNoteDocuments.$inferInsert, "partnerId" | "createdAt">,
): Promise<boolean> {
  const { partnerId } = ctx.caller;
  const { rowCount } = await ctx.db
    .insert(creditNoteDocuments)
    .values({ ...document, partnerId, createdAt: ctx.now })
    .onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

const { id, number, invoiceId, issuedAt, net, amount, currency, reason } = creditNotes;

function listed(ctx: Ctx) {
  const pdf = sql<boolean>`${creditNoteDocuments.creditNoteId} is not null`;
  return ctx.db
    .select({ id, number, invoiceId, issuedAt, net, amount, currency, reason, pdf })
    .from(creditNotes)
    .leftJoin(
      creditNoteDocuments,
      and(
        eq(creditNoteDocuments.partnerId, creditNotes.partnerId),
        eq(creditNoteDocuments.creditNoteId, id),
      ),
    );
}

/** The credit notes for these invoices of a partner, the first one first. */
export async function listCreditNotesOf(
  ctx: Ctx,
  partnerId: string,
  invoiceIds: readonly string[],
) {
  if (invoiceIds.length === 0) return [];
  const theirs = inArray(invoiceId, [...invoiceIds]);
  return listed(ctx)
    .where(and(eq(creditNotes.partnerId, partnerId), theirs))
    .orderBy(asc(issuedAt), asc(id));
}

const RECENT = 24;

/** The latest credit notes of the caller's partner, newest first. */
export async function listRecentCreditNotes(ctx: Ctx) {
  return listed(ctx)
    .where(eq(creditNotes.partnerId, ctx.caller.partnerId))
    .orderBy(desc(issuedAt), desc(id))
    .limit(RECENT);
}

/** What is left of a credit note: neither taken off its own invoice nor set off against another. */
const LEFT = sql<number>`(${amount} - coalesce((select sum(${payments.amount}) from ${payments}
  where ${payments.partnerId} = ${creditNotes.partnerId} and ${payments.creditNoteId} = ${id}), 0))::bigint`.mapWith(
  Number,
);

/** The credit notes of a partner of which something is left, the first one first. */
export async function listCreditLeft(
  ctx: Ctx,
  of: { readonly partnerId: string; readonly currency: string },
): Promise<(CreditRef & { readonly left: number })[]> {
  return (
    ctx.db
      // Wrapped: a select from one table writes the columns of a bare expression without their table's name.
      .select({ id, number, left: sql<number>`${LEFT}`.mapWith(Number) })
      .from(creditNotes)
      .where(
        and(eq(creditNotes.partnerId, of.partnerId), eq(currency, of.currency), sql`${LEFT} > 0`),
      )
      .orderBy(asc(issuedAt), asc(id))
  );
}

/** What a partner has to its credit, per currency. */
export async function listCredit(ctx: Ctx, partnerId: string) {
  const each = ctx.db
    .select({ currency, left: sql<number>`${LEFT}`.as("left_over") })
    .from(creditNotes)
    .where(eq(creditNotes.partnerId, partnerId))
    .as("each");
  const sum = sql<number>`sum(${each.left})::bigint`.mapWith(Number);
  return ctx.db
    .select({ currency: each.currency, amount: sum })
    .from(each)
    .groupBy(each.currency)
    .having(sql`sum(${each.left}) > 0`)
    .orderBy(each.currency);
}

/** What of a credit note was taken off what was open of its own invoice. */
export async function takenOffInvoice(ctx: Ctx, note: CreditNoteRow): Promise<number> {
  const sum = sql<number>`coalesce(sum(${payments.amount}), 0)::bigint`.mapWith(Number);
  const [row] = await ctx.db
    .select({ sum })
    .from(payments)
    .where(
      and(
        eq(payments.partnerId, note.partnerId),
        eq(payments.creditNoteId, note.id),
        eq(payments.invoiceId, note.invoiceId),
      ),
    );
  return row?.sum ?? 0;
}

/** What was set off against an invoice when it was issued, of credit notes for others. */
export async function listSetOff(ctx: Ctx, invoice: InvoiceRow) {
  return ctx.db
    .select({ number, amount: payments.amount })
    .from(payments)
    .innerJoin(
      creditNotes,
      and(eq(creditNotes.partnerId, payments.partnerId), eq(id, payments.creditNoteId)),
    )
    .where(
      and(
        eq(payments.partnerId, invoice.partnerId),
        eq(payments.invoiceId, invoice.id),
        ne(invoiceId, invoice.id),
      ),
    )
    .orderBy(asc(issuedAt), asc(id));
}
