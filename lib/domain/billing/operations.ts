import { z } from "zod";
import { config } from "@/lib/core/config";
import { AppError } from "@/lib/core/errors";
import type { FileAnswer } from "@/lib/core/operation";
import {
  findCreditNote,
  findCreditNotePdf,
  listCredit,
  listRecentCreditNotes,
} from "@/lib/domain/credit-note/queries";
import { CreditNoteRef, creditNoteFilename, creditNoteUrl } from "@/lib/domain/credit-note/shape";
import { type Ctx, operation } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
import { planAt } from "@/lib/domain/plan/queries";
import { findCustomer, payPagesOf } from "@/lib/domain/stripe/queries";
import { portalPage } from "@/lib/domain/stripe/shape";
import { charge } from "./charge";
import { findInvoice, findInvoicePdf, listInvoices, pendingUsage } from "./queries";
import { Billing, InvoiceRef, invoiceFilename, invoiceUrl } from "./shape";

export const getBilling = operation({
  name: "partner.billing",
  summary: "Get what was used in this cycle, and recent invoices",
  description: "The unit of use is the sealed attestation. API calls and tokens are never metered.",
  kind: "query",
  rest: "GET /v1/partner/billing",
  actors: ["partner", "user"],
  input: z.strictObject({}),
  output: Billing,
  errors: [],
  async handler(ctx) {
    const partner = await requirePartner(ctx);
    const usage = await pendingUsage(ctx);
    const plan = await planAt(ctx, ctx.now);
    const rows = await listInvoices(ctx);
    const payPages = await payPagesOf(
      ctx,
      rows.map(({ id }) => id),
    );
    const hasPortal = config().stripe !== undefined && (await findCustomer(ctx)) !== null;
    return {
      status: partner.billingStatus,
      plan: plan.name,
      currency: plan.currency,
      pendingUsage: { ...usage, amountCents: charge(plan, usage.sealedAttestations).amount },
      invoices: rows.map(
        ({ id, number, issuedAt, dueAt, amount, currency, status, url, planId }) => ({
          id,
          number,
          issuedAt,
          dueAt,
          amountCents: amount,
          currency,
          status,
          url: planId === null ? url : invoiceUrl(config().baseUrl, id),
          payUrl: payPages.get(id) ?? null,
        }),
      ),
      ...(await creditOf(ctx)),
      portalUrl: hasPortal ? portalPage(config().baseUrl) : null,
    };
  },
});

/** What took invoices of the caller's partner back, and what is left of that. */
async function creditOf(ctx: Ctx) {
  const notes = await listRecentCreditNotes(ctx);
  const credit = await listCredit(ctx, ctx.caller.partnerId);
  return {
    creditNotes: notes.map(({ id, number, invoiceId, issuedAt, amount, currency, pdf }) => ({
      ...{ id, number, invoiceId, issuedAt, amountCents: amount, currency },
      url: pdf ? creditNoteUrl(config().baseUrl, id) : null,
    })),
    credit: credit.map(({ currency, amount }) => ({ currency, amountCents: amount })),
  };
}

export const downloadInvoice = operation({
  name: "partner.download_invoice",
  summary: "Download an invoice",
  description: "The address does not expire; the credentials are checked on every download.",
  kind: "query",
  rest: "GET /v1/partner/invoices/{invoiceId}.pdf",
  actors: ["partner", "user"],
  input: InvoiceRef,
  output: z.custom<FileAnswer>(),
  produces: "application/pdf",
  errors: ["INVOICE_NOT_FOUND", "PDF_NOT_FOUND"],
  async handler(ctx, { invoiceId }) {
    const invoice = await findInvoice(ctx, invoiceId);
    if (!invoice) throw new AppError("INVOICE_NOT_FOUND");
    const bytes = await findInvoicePdf(ctx, invoiceId);
    if (!bytes) throw new AppError("PDF_NOT_FOUND");
    return { bytes, filename: invoiceFilename(invoice.number), disposition: "attachment" as const };
  },
});

export const downloadCreditNote = operation({
  name: "partner.download_credit_note",
  summary: "Download a credit note",
  description: "The address does not expire; the credentials are checked on every download.",
  kind: "query",
  rest: "GET /v1/partner/credit-notes/{creditNoteId}.pdf",
  actors: ["partner", "user"],
  input: CreditNoteRef,
  output: z.custom<FileAnswer>(),
  produces: "application/pdf",
  errors: ["CREDIT_NOTE_NOT_FOUND", "PDF_NOT_FOUND"],
  async handler(ctx, { creditNoteId }) {
    const ref = { partnerId: ctx.caller.partnerId, creditNoteId };
    const note = await findCreditNote(ctx, ref);
    if (!note) throw new AppError("CREDIT_NOTE_NOT_FOUND");
    const bytes = await findCreditNotePdf(ctx, ref);
    if (!bytes) throw new AppError("PDF_NOT_FOUND");
    const filename = creditNoteFilename(note.number);
    return { bytes, filename, disposition: "attachment" as const };
  },
});
