// What the jobs of credit notes read and write: the PDF, and the message that brings it.
import { z } from "zod";
import { config } from "@/lib/core/config";
import { findInvoice } from "@/lib/domain/billing/queries";
import type { CreditNoteAttachment } from "@/lib/domain/mail/shape";
import { type Ctx, operation } from "@/lib/domain/operation";
import { brandOfService, type PartnerBrand } from "@/lib/domain/partner/brand";
import { openOf } from "@/lib/domain/receivable/queries";
import { paperOfCountry } from "@/lib/domain/record/paper";
import { listOwnersAndAdmins } from "@/lib/domain/team/queries";
import type { RenderedPdf } from "@/lib/render/model";
import { addCreditNotePdf, findCreditNote, findCreditNotePdf, takenOffInvoice } from "./queries";
import { type CreditNoteContent, CreditNoteRef, creditNoteFilename } from "./shape";

/** A credit note of the caller's partner with the invoice that it is for; null: there is none. */
async function findWithInvoice(ctx: Ctx, creditNoteId: string) {
  const { partnerId } = ctx.caller;
  const note = await findCreditNote(ctx, { partnerId, creditNoteId });
  const invoice = note ? await findInvoice(ctx, note.invoiceId) : null;
  return note && invoice ? { note, invoice } : null;
}

export const loadCreditNote = operation({
  name: "credit_notes.load",
  summary: "A credit note, to be rendered; null where its PDF is stored",
  kind: "query",
  actors: ["system"],
  input: CreditNoteRef,
  output: z.custom<CreditNoteContent>().nullable(),
  errors: [],
  async handler(ctx, { creditNoteId }) {
    const { partnerId } = ctx.caller;
    const found = await findWithInvoice(ctx, creditNoteId);
    if (!found || (await findCreditNotePdf(ctx, { partnerId, creditNoteId }))) return null;
    const { note, invoice } = found;
    const { number, reason, lines, net, tax, amount, currency, taxName, taxBasisPoints } = note;
    const { seller, buyer } = note;
    return {
      ...{ number, reason, lines, net, tax, amount, currency, taxName, taxBasisPoints },
      ...{ seller, buyer, issuedAt: note.issuedAt.toISOString() },
      ...{ invoiceNumber: invoice.number, invoiceIssuedAt: invoice.issuedAt.toISOString() },
      paper: paperOfCountry(buyer.country ?? seller.country ?? ""),
    };
  },
});

export const recordCreditNotePdf = operation({
  name: "credit_notes.record_pdf",
  summary: "Store the PDF of a credit note, once",
  kind: "command",
  actors: ["system"],
  input: CreditNoteRef.extend({ rendered: z.custom<RenderedPdf>() }),
  output: z.null(),
  errors: [],
  async handler(ctx, { creditNoteId, rendered }) {
    const { partnerId } = ctx.caller;
    const note = await findCreditNote(ctx, { partnerId, creditNoteId });
    if (!note) return null;
    const { sha256, pages } = rendered;
    const content = Buffer.from(rendered.bytes);
    const facts = { sha256, pages, bytes: content.length };
    if (!(await addCreditNotePdf(ctx, { ...facts, creditNoteId, content }))) return null;
    ctx.emit("credit_note.document_ready", { id: creditNoteId }, { number: note.number, ...facts });
    return null;
  },
});

/** What a message about a credit note says, and who gets it: the partner's owners and admins. */
export interface CreditNoteMailContent {
  readonly to: readonly { readonly userId: string; readonly email: string }[];
  readonly brand: PartnerBrand;
  readonly attachments: readonly CreditNoteAttachment[];
  readonly mail: {
    readonly number: string;
    readonly invoiceNumber: string;
    readonly buyer: string;
    readonly amount: number;
    /** What is open of the invoice now. */
    readonly open: number;
    /** What was paid already, and is set off against the next invoice. */
    readonly kept: number;
    readonly currency: string;
    readonly reason: string;
    readonly url: string;
  };
}

export const loadCreditNoteMail = operation({
  name: "credit_notes.load_mail",
  summary: "What a message about a credit note says",
  kind: "query",
  actors: ["system"],
  input: CreditNoteRef,
  output: z.custom<CreditNoteMailContent>().nullable(),
  errors: [],
  async handler(ctx, { creditNoteId }) {
    const found = await findWithInvoice(ctx, creditNoteId);
    if (!found) return null;
    const { note, invoice } = found;
    const { number, amount, currency, reason, seller, buyer } = note;
    const open = invoice.status === "open" ? await openOf(ctx, invoice) : 0;
    const kept = amount - (await takenOffInvoice(ctx, note));
    const members = await listOwnersAndAdmins(ctx);
    const url = `${config().baseUrl}/dashboard/settings/billing`;
    return {
      to: members.map(({ id, email }) => ({ userId: id, email })),
      brand: { ...brandOfService(), partnerName: seller.name },
      attachments: [{ filename: creditNoteFilename(number), creditNoteId }],
      mail: {
        ...{ number, invoiceNumber: invoice.number, buyer: buyer.name, amount, open, kept },
        ...{ currency, reason, url },
      },
    };
  },
});
