// Operators take an invoice back. A credit note is issued once by the form's key, and never changes.
import { z } from "zod";
import { actorName } from "@/lib/core/caller";
import { AppError, validationError } from "@/lib/core/errors";
import type { FileAnswer } from "@/lib/core/operation";
import type { InvoiceRow } from "@/lib/domain/billing/queries";
import type { InvoiceLine } from "@/lib/domain/billing/shape";
import { moneyText } from "@/lib/domain/money/shape";
import { type Ctx, operation } from "@/lib/domain/operation";
import { findReceivable, openOf, settleInvoice } from "@/lib/domain/receivable/queries";
import { setOff, tellStanding } from "@/lib/domain/receivable/settle";
import { NewCreditNote, type ReceivableRef } from "@/lib/domain/receivable/shape";
import {
  creditedNet,
  findCreditNote,
  findCreditNotePdf,
  insertCreditNote,
  nextCreditNoteNumber,
} from "./queries";
import { AnyCreditNoteRef, creditNoteFilename, IssuedCreditNote } from "./shape";
import { nextShare, type Share } from "./share";

/** An invoice of which something can be credited, as it was issued. */
type Creditable = InvoiceRow & {
  readonly seller: NonNullable<InvoiceRow["seller"]>;
  readonly buyer: NonNullable<InvoiceRow["buyer"]>;
};

function isCreditable(invoice: InvoiceRow, credited: number): invoice is Creditable {
  const { seller, buyer, status, net } = invoice;
  // What was given up is not owed any more: nothing of it can be given back.
  return seller !== null && buyer !== null && status !== "written_off" && credited < net;
}

/** The invoice, locked until the transaction ends, and what was credited of it before tax. */
async function requireCreditable(ctx: Ctx, ref: z.output<typeof ReceivableRef>) {
  const invoice = await findReceivable(ctx, ref, "lock");
  if (!invoice) throw new AppError("INVOICE_NOT_FOUND");
  const credited = await creditedNet(ctx, invoice);
  if (!isCreditable(invoice, credited)) throw new AppError("INVOICE_NOT_CREDITABLE");
  return { invoice, credited };
}

/** What is credited, line by line: those of the invoice where all of it is, else one for the part. */
function linesOf({ lines, net }: InvoiceRow, part: number): readonly InvoiceLine[] {
  return part === net ? lines : [{ kind: "part", quantity: 1, unitPrice: part, amount: part }];
}

async function write(ctx: Ctx, invoice: Creditable, share: Share, reason: string) {
  const { partnerId, id: invoiceId, taxName, taxBasisPoints, currency, seller, buyer } = invoice;
  const number = await nextCreditNoteNumber(ctx);
  const id = await insertCreditNote(ctx, {
    ...{ partnerId, number, invoiceId, reason, taxName, taxBasisPoints, currency, seller, buyer },
    ...{ ...share, lines: linesOf(invoice, share.net), issuedBy: actorName(ctx.caller) },
  });
  return { id, number };
}

export const creditInvoice = operation({
  name: "credit_notes.issue",
  summary: "Take an invoice back by a credit note, the whole or a part",
  description:
    "What is open of the invoice falls by it. What was paid beyond is the partner's credit, and is set off against its next invoice.",
  kind: "command",
  actors: ["user"],
  input: NewCreditNote,
  output: IssuedCreditNote,
  errors: ["INVOICE_NOT_FOUND", "INVOICE_NOT_CREDITABLE"],
  async handler(ctx, { net, reason, ...ref }) {
    const { invoice, credited } = await requireCreditable(ctx, ref);
    const left = invoice.net - credited;
    if (net > left) {
      const message = `Only ${moneyText(left, invoice.currency)} before tax is left to credit.`;
      throw validationError([{ path: "net", code: "too_large", message }]);
    }
    const share = nextShare(invoice.taxBasisPoints, credited, net);
    const note = await write(ctx, invoice, share, reason);
    const { amount } = share;
    const before = await openOf(ctx, invoice);
    const taken = Math.min(amount, before);
    const open = taken > 0 ? await setOff(ctx, invoice, { ...note, amount: taken }) : before;
    if (net === left) await settleInvoice(ctx, invoice, "credited");
    const { id: creditNoteId, number } = note;
    const { partnerId, currency, id: invoiceId, number: invoiceNumber } = invoice;
    const said = { number, invoiceId, invoiceNumber, ...share, open, kept: amount - taken };
    ctx.emit("credit_note.issued", { id: creditNoteId, partnerId }, { ...said, currency });
    await tellStanding(ctx, partnerId);
    return { creditNoteId, number, amount, open, kept: amount - taken };
  },
});

export const downloadAnyCreditNote = operation({
  name: "credit_notes.download_any",
  summary: "Download a credit note of any partner",
  kind: "query",
  actors: ["user"],
  input: AnyCreditNoteRef,
  output: z.custom<FileAnswer>(),
  produces: "application/pdf",
  errors: ["CREDIT_NOTE_NOT_FOUND", "PDF_NOT_FOUND"],
  async handler(ctx, ref) {
    const note = await findCreditNote(ctx, ref);
    if (!note) throw new AppError("CREDIT_NOTE_NOT_FOUND");
    const bytes = await findCreditNotePdf(ctx, ref);
    if (!bytes) throw new AppError("PDF_NOT_FOUND");
    const filename = creditNoteFilename(note.number);
    return { bytes, filename, disposition: "attachment" as const };
  },
});
