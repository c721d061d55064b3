// Who owes what, as operators see it and write it down. What came in is added to the ledger, never changed; a change
// takes an unlocked session, and a form that is sent twice counts once by its Idempotency-Key.
import { z } from "zod";
import { AppError, validationError } from "@/lib/core/errors";
import type { FileAnswer } from "@/lib/core/operation";
import type { InvoiceRow } from "@/lib/domain/billing/queries";
import { invoiceFilename } from "@/lib/domain/billing/shape";
import { moneyText } from "@/lib/domain/money/shape";
import { type Ctx, operation } from "@/lib/domain/operation";
import { findAnyInvoicePdf, listReceivableRows, sumByAge } from "./account-queries";
import { exportReceivablePage } from "./export";
import { findReceivable, openOf } from "./queries";
import { settle } from "./settle";
import {
  NewPayment,
  ReceivableFilter,
  ReceivableQuery,
  ReceivableRef,
  Receivables,
  WriteOff,
} from "./shape";

const Settled = z.object({ open: z.int() });

export const listReceivables = operation({
  name: "receivables.list",
  summary: "List what is open over all partners, the longest overdue first, with sums by age",
  kind: "query",
  actors: ["user"],
  input: ReceivableQuery,
  output: Receivables,
  errors: [],
  async handler(ctx, query) {
    return { ...(await listReceivableRows(ctx, query)), sums: await sumByAge(ctx) };
  },
});

export const exportReceivables = operation({
  name: "receivables.export",
  summary: "Export what is open over all partners as CSV",
  kind: "query",
  actors: ["user"],
  input: ReceivableFilter,
  output: z.custom<FileAnswer>(),
  produces: "text/csv",
  errors: [],
  async pages(ctx, filter, at) {
    return exportReceivablePage(ctx, filter, at);
  },
  async handler(ctx) {
    const day = ctx.now.toISOString().slice(0, 10);
    return { filename: `receivables-${day}.csv`, disposition: "attachment" as const };
  },
});

/** The invoice, locked until the transaction ends, with something open. */
async function requireOpen(ctx: Ctx, ref: z.output<typeof ReceivableRef>): Promise<InvoiceRow> {
  const invoice = await findReceivable(ctx, ref, "lock");
  if (!invoice) throw new AppError("INVOICE_NOT_FOUND");
  if (invoice.status !== "open") throw new AppError("INVOICE_SETTLED");
  return invoice;
}

export const recordPayment = operation({
  name: "receivables.record_payment",
  summary: "Write down money that came in for an invoice, the whole or a part",
  kind: "command",
  actors: ["user"],
  input: NewPayment,
  output: Settled,
  errors: ["INVOICE_NOT_FOUND", "INVOICE_SETTLED"],
  async handler(ctx, { amount, day, note, ...ref }) {
    const invoice = await requireOpen(ctx, ref);
    const open = await openOf(ctx, invoice);
    const issues = [];
    if (amount > open) {
      const message = `Only ${moneyText(open, invoice.currency)} is open.`;
      issues.push({ path: "amount", code: "too_large" as const, message });
    }
    if (day > ctx.now.toISOString().slice(0, 10)) {
      const message = "This day is still to come.";
      issues.push({ path: "day", code: "not_allowed" as const, message });
    }
    if (issues.length > 0) throw validationError(issues);
    return { open: await settle(ctx, invoice, { kind: "payment", amount, day, note }) };
  },
});

export const writeOffInvoice = operation({
  name: "receivables.write_off",
  summary: "Give up the rest of an invoice",
  kind: "command",
  actors: ["user"],
  input: WriteOff,
  output: Settled,
  errors: ["INVOICE_NOT_FOUND", "INVOICE_SETTLED"],
  async handler(ctx, { reason: note, ...ref }) {
    const invoice = await requireOpen(ctx, ref);
    const amount = await openOf(ctx, invoice);
    const day = ctx.now.toISOString().slice(0, 10);
    return { open: await settle(ctx, invoice, { kind: "write_off", amount, day, note }) };
  },
});

export const downloadAnyInvoice = operation({
  name: "receivables.download_invoice",
  summary: "Download an invoice of any partner",
  kind: "query",
  actors: ["user"],
  input: ReceivableRef,
  output: z.custom<FileAnswer>(),
  produces: "application/pdf",
  errors: ["INVOICE_NOT_FOUND", "PDF_NOT_FOUND"],
  async handler(ctx, ref) {
    const invoice = await findReceivable(ctx, ref);
    if (!invoice) throw new AppError("INVOICE_NOT_FOUND");
    const bytes = await findAnyInvoicePdf(ctx, ref);
    if (!bytes) throw new AppError("PDF_NOT_FOUND");
    return { bytes, filename: invoiceFilename(invoice.number), disposition: "attachment" as const };
  },
});

export { listWaitingBills } from "./waiting";
