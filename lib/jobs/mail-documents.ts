import { documentsMail } from "@/emails/documents";
import { loadDocumentsMail, queueMail } from "@/lib/domain/mail/system";
import type { Job } from "./job";

export const mailDocumentsJob: Job = {
  name: "mail-documents",
  async work({ payload, run, caller }) {
    const { resourceId: attemptId, eventId, merchantId } = payload;
    const { output: content } = await run(loadDocumentsMail, caller, { attemptId, eventId });
    if (!content) return;
    const { to, brand, language, attachments, cause, again, mail } = content;
    await run(queueMail, caller, {
      ...(await documentsMail(mail, brand, language)),
      kind: "documents",
      dedupeKey: `documents:${cause}`,
      merchantId,
      attemptId,
      to,
      fromName: brand.partnerName,
      replyTo: brand.replyTo,
      attachments,
      counts: again ? null : "documents_sealed",
    });
  },
};
