// One way in which an invoice is settled, whoever says so: an operator, or the payment service.
import { actorName } from "@/lib/core/caller";
import type { InvoiceRow } from "@/lib/domain/billing/queries";
import type { PaymentKind } from "@/lib/domain/billing/shape";
import type { Ctx } from "@/lib/domain/operation";
import { followStanding, insertSettlement, openOf, settleInvoice } from "./queries";

interface Settling {
  readonly kind: Exclude<PaymentKind, "credit">;
  /** No more than is open. */
  readonly amount: number;
  readonly day: string;
  readonly note: string;
}

interface Entry extends Omit<Settling, "kind"> {
  readonly kind: PaymentKind;
  readonly creditNoteId?: string;
}

/** Adds to the ledger of a locked invoice, never more than is open. */
async function enter(ctx: Ctx, invoice: InvoiceRow, entry: Entry) {
  const { partnerId, id } = invoice;
  const open = (await openOf(ctx, invoice)) - entry.amount;
  if (entry.amount < 1 || open < 0) throw new Error(`${entry.amount} is not open of invoice ${id}`);
  const recordedBy = actorName(ctx.caller);
  const row = { ...entry, partnerId, invoiceId: id, recordedBy };
  return { open, paymentId: await insertSettlement(ctx, row) };
}

/** Adds to the ledger of a locked invoice; once nothing is open, it is closed. Answers what is still open. */
export async function settle(ctx: Ctx, invoice: InvoiceRow, settling: Settling): Promise<number> {
  const { partnerId, id, currency, number } = invoice;
  const { kind, amount, day } = settling;
  const { open, paymentId } = await enter(ctx, invoice, settling);
  if (open === 0) await settleInvoice(ctx, invoice, kind === "payment" ? "paid" : "written_off");
  const about = { id, partnerId };
  const told = { number, paymentId, amount, open, currency };
  if (kind === "payment") ctx.emit("invoice.payment_recorded", about, { ...told, day });
  else ctx.emit("invoice.written_off", about, told);
  await tellStanding(ctx, partnerId);
  return open;
}

/** A credit note as the ledger names it. */
export interface CreditRef {
  readonly id: string;
  readonly number: string;
}

/**
 * Sets a part of a credit note off against a locked invoice; once nothing is open, that is paid. Answers what is still
 * open.
 */
export async function setOff(
  ctx: Ctx,
  invoice: InvoiceRow,
  { id: creditNoteId, number: note, amount }: CreditRef & { readonly amount: number },
): Promise<number> {
  const day = ctx.now.toISOString().slice(0, 10);
  const { open } = await enter(ctx, invoice, { kind: "credit", amount, day, note, creditNoteId });
  if (open === 0) await settleInvoice(ctx, invoice, "paid");
  return open;
}

/** Lets the partner's standing follow, and tells of it where it changed. */
export async function tellStanding(ctx: Ctx, partnerId: string): Promise<void> {
  const status = await followStanding(ctx, partnerId);
  if (status) ctx.emit("partner.billing_status_changed", { id: partnerId, partnerId }, { status });
}
