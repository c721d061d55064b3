import { loadCreditNote, recordCreditNotePdf } from "@/lib/domain/credit-note/system";
import { renderAccountInThread } from "@/lib/render/render-in-thread";
import type { Job } from "./job";
import { RENDER_LIMIT } from "./render-invoice";

export const renderCreditNoteJob: Job = {
  name: "render-credit-note",
  async work({ payload, run, caller }) {
    const creditNoteId = payload.resourceId;
    const { output: creditNote } = await run(loadCreditNote, caller, { creditNoteId });
    if (!creditNote) return;
    const rendered = await renderAccountInThread({ is: "credit_note", creditNote }, RENDER_LIMIT);
    await run(recordCreditNotePdf, caller, { creditNoteId, rendered });
  },
};
