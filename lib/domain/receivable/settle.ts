// One way in which an invoice is settled, whoever says so: an operator, or the payment service.
import { actorName } from "@/lib/core/caller";
import type { InvoiceRow } from "@/lib/domain/billing/queries";
import type { PaymentKind } from "@/lib/domain/billing/shape";
import type { Ctx } from "@/lib/domain/operation";
import { followStanding, insertSettlement, openOf, settleInvoice } from "./queries";

interface Settling {
  readonly kind: PaymentKind;
  /** No more than is open. */
  readonly amount: number;
  readonly day: string;
  readonly note: string;
}

/** Adds to the ledger of a locked invoice; once nothing is open, it is closed. Answers what is still open. */
export async function settle(ctx: Ctx, invoice: InvoiceRow, settling: Settling): Promise<number> {
  const { partnerId, id, currency, number } = invoice;
  const { kind, amount, day } = settling;
  const open = (await openOf(ctx, invoice)) - amount;
  if (amount < 1 || open < 0) throw new Error(`${amount} is not open of invoice ${id}`);
  const recordedBy = actorName(ctx.caller);
  const paymentId = await insertSettlement(ctx, {
    ...{ ...settling, partnerId, invoiceId: id, recordedBy },
  });
  if (open === 0) await settleInvoice(ctx, invoice, kind === "payment" ? "paid" : "written_off");
  const about = { id, partnerId };
  const told = { number, paymentId, amount, open, currency };
  if (kind === "payment") ctx.emit("invoice.payment_recorded", about, { ...told, day });
  else ctx.emit("invoice.written_off", about, told);
  await tellStanding(ctx, partnerId);
  return open;
}

/** Lets the partner's standing follow, and tells of it where it changed. */
export async function tellStanding(ctx: Ctx, partnerId: string): Promise<void> {
  const status = await followStanding(ctx, partnerId);
  if (status) ctx.emit("partner.billing_status_changed", { id: partnerId, partnerId }, { status });
}
