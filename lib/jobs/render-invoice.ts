import { loadInvoice, recordInvoicePdf } from "@/lib/domain/billing/system";
import { renderAccountInThread } from "@/lib/render/render-in-thread";
import type { Job } from "./job";

/** Many times what a document of an account takes. */
export const RENDER_LIMIT = { timeoutMs: 60_000 } as const;

export const renderInvoiceJob: Job = {
  name: "render-invoice",
  async work({ payload, run, caller }) {
    const invoiceId = payload.resourceId;
    const { output: invoice } = await run(loadInvoice, caller, { invoiceId });
    if (!invoice) return;
    const rendered = await renderAccountInThread({ is: "invoice", invoice }, RENDER_LIMIT);
    await run(recordInvoicePdf, caller, { invoiceId, rendered });
  },
};
