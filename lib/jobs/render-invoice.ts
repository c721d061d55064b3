import { loadInvoice, recordInvoicePdf } from "@/lib/domain/billing/system";
import { renderInvoiceInThread } from "@/lib/render/render-in-thread";
import type { Job } from "./job";

/** Many times what an invoice takes; the thread may have a questionnaire before it. */
const RENDER_TIMEOUT_MS = 60_000;

export const renderInvoiceJob: Job = {
  name: "render-invoice",
  async work({ payload, run, caller }) {
    const invoiceId = payload.resourceId;
    const { output: invoice } = await run(loadInvoice, caller, { invoiceId });
    if (!invoice) return;
    const rendered = await renderInvoiceInThread(invoice, { timeoutMs: RENDER_TIMEOUT_MS });
    await run(recordInvoicePdf, caller, { invoiceId, rendered });
  },
};
