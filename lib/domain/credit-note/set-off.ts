// What a partner has to its credit is set off against its next invoice, when that is issued.
import type { InvoiceRow } from "@/lib/domain/billing/queries";
import type { Ctx } from "@/lib/domain/operation";
import { setOff } from "@/lib/domain/receivable/settle";
import { listCreditLeft } from "./queries";

/**
 * Sets what is left of credit notes off against an invoice that is issued just now, the oldest one first. Whoever calls
 * holds the partner's lock, so that nobody else uses the same credit.
 */
export async function setOffCredit(ctx: Ctx, invoice: InvoiceRow): Promise<void> {
  const { id, number, currency } = invoice;
  let open = invoice.amount;
  for (const { left, ...credit } of await listCreditLeft(ctx, invoice)) {
    if (open === 0) return;
    const amount = Math.min(left, open);
    open = await setOff(ctx, invoice, { ...credit, amount });
    const used = { creditNoteId: credit.id, creditNoteNumber: credit.number };
    ctx.emit("invoice.credit_set_off", { id }, { number, ...used, amount, open, currency });
  }
}
