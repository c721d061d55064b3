import { documentsMail } from "@/emails/documents";
import { loadDocumentsMail, queueDocumentsMail } from "@/lib/domain/mail/system";
import type { Job } from "./job";

export const mailDocumentsJob: Job = {
  name: "mail-documents",
  async work({ payload, run, caller }) {
    const attemptId = payload.resourceId;
    const { output: content } = await run(loadDocumentsMail, caller, { attemptId });
    if (!content) return;
    const message = { ...documentsMail(content), attemptId, eventId: payload.eventId };
    await run(queueDocumentsMail, caller, { ...message, to: content.to });
  },
};
