// What the jobs of billing read and write: cycles that are over, and the invoices that follow from them.
import { z } from "zod";
import { config } from "@/lib/core/config";
import { listSetOff } from "@/lib/domain/credit-note/queries";
import { findEventPayload, findEventType } from "@/lib/domain/mail/queries";
import type { InvoiceAttachment } from "@/lib/domain/mail/shape";
import { operation } from "@/lib/domain/operation";
import { brandOfService, type PartnerBrand } from "@/lib/domain/partner/brand";
import { openOf } from "@/lib/domain/receivable/queries";
import { paperOfCountry } from "@/lib/domain/record/paper";
import { payPagesOf } from "@/lib/domain/stripe/queries";
import { listOwnersAndAdmins } from "@/lib/domain/team/queries";
import type { RenderedPdf } from "@/lib/render/model";
import { closeNextCycle } from "./close";
import { addInvoicePdf, findInvoice, findInvoicePdf } from "./queries";
import { type InvoiceContent, InvoiceRef, invoiceFilename } from "./shape";

export const closeCycle = operation({
  name: "billing.close_cycle",
  summary: "Count the next cycle that is over, and issue its invoice",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({}),
  output: z.enum(["closed", "waiting", "none"]),
  errors: [],
  handler: closeNextCycle,
});

export const loadInvoice = operation({
  name: "billing.load_invoice",
  summary: "An invoice, to be rendered; null where its PDF is stored, or it was issued by hand",
  kind: "query",
  actors: ["system"],
  input: InvoiceRef,
  output: z.custom<InvoiceContent>().nullable(),
  errors: [],
  async handler(ctx, { invoiceId }) {
    const row = await findInvoice(ctx, invoiceId);
    if (!row || (await findInvoicePdf(ctx, invoiceId))) return null;
    const { seller, buyer, issuedAt, dueAt, cycleStart, cycleEnd, ...said } = row;
    if (!seller || !buyer) return null;
    return {
      ...{ seller, buyer, number: said.number, planName: said.planName, lines: said.lines },
      ...{ net: said.net, tax: said.tax, amount: said.amount, currency: said.currency },
      ...{ taxName: said.taxName, taxBasisPoints: said.taxBasisPoints },
      setOff: await listSetOff(ctx, row),
      ...{ issuedAt: issuedAt.toISOString(), dueAt: dueAt.toISOString() },
      ...{ cycleStart: cycleStart.toISOString(), cycleEnd: cycleEnd.toISOString() },
      paper: paperOfCountry(buyer.country ?? seller.country ?? ""),
    };
  },
});

export const recordInvoicePdf = operation({
  name: "billing.record_invoice_pdf",
  summary: "Store the PDF of an invoice, once",
  kind: "command",
  actors: ["system"],
  input: InvoiceRef.extend({ rendered: z.custom<RenderedPdf>() }),
  output: z.null(),
  errors: [],
  async handler(ctx, { invoiceId, rendered }) {
    const row = await findInvoice(ctx, invoiceId);
    if (!row) return null;
    const { sha256, pages } = rendered;
    const content = Buffer.from(rendered.bytes);
    const facts = { sha256, pages, bytes: content.length };
    if (!(await addInvoicePdf(ctx, { ...facts, invoiceId, content }))) return null;
    ctx.emit("invoice.document_ready", { id: invoiceId }, { number: row.number, ...facts });
    return null;
  },
});

/** What a message about an invoice says, and who gets it: the partner's owners and admins, of a failed payment the owners. */
export interface InvoiceMailContent {
  readonly to: readonly { readonly userId: string; readonly email: string }[];
  readonly brand: PartnerBrand;
  readonly attachments: readonly InvoiceAttachment[];
  /** It tells that a payment failed. */
  readonly paymentFailed: boolean;
  /** null: it brings the invoice; else it reminds of it. */
  readonly daysOverdue: number | null;
  readonly mail: {
    readonly number: string;
    readonly buyer: string;
    readonly amount: number;
    /** What was set off of the partner's credit when it was issued. */
    readonly setOff: number;
    readonly open: number;
    readonly currency: string;
    readonly dueAt: string;
    readonly url: string;
    /** Where it is paid online; null: nowhere, or not yet. */
    readonly payUrl: string | null;
  };
}

export const loadInvoiceMail = operation({
  name: "billing.load_invoice_mail",
  summary: "What a message about an invoice says; null where there is nothing to say any more",
  kind: "query",
  actors: ["system"],
  input: InvoiceRef.extend({ eventId: z.string() }),
  output: z.custom<InvoiceMailContent>().nullable(),
  errors: [],
  async handler(ctx, { invoiceId, eventId }) {
    const row = await findInvoice(ctx, invoiceId);
    if (!row?.seller || !row.buyer) return null;
    const payload = await findEventPayload(ctx, eventId);
    const daysOverdue = typeof payload?.daysOverdue === "number" ? payload.daysOverdue : null;
    const paymentFailed = (await findEventType(ctx, eventId)) === "invoice.payment_failed";
    const open = await openOf(ctx, row);
    // It was paid before the message went out.
    if ((daysOverdue !== null || paymentFailed) && open === 0) return null;
    const { number, amount, currency, dueAt, seller, buyer } = row;
    const told = await listOwnersAndAdmins(ctx);
    const members = told.filter(({ role }) => role === "owner" || !paymentFailed);
    const setOff = (await listSetOff(ctx, row)).reduce((sum, each) => sum + each.amount, 0);
    const url = `${config().baseUrl}/dashboard/settings/billing`;
    const payUrl = (await payPagesOf(ctx, [invoiceId])).get(invoiceId) ?? null;
    const facts = { number, buyer: buyer.name, amount, setOff, open, currency, url, payUrl };
    return {
      to: members.map(({ id, email }) => ({ userId: id, email })),
      brand: { ...brandOfService(), partnerName: seller.name },
      attachments: [{ filename: invoiceFilename(number), invoiceId }],
      daysOverdue,
      paymentFailed,
      mail: { ...facts, dueAt: dueAt.toISOString() },
    };
  },
});
