import { creditNoteMail } from "@/emails/invoice";
import { loadCreditNoteMail } from "@/lib/domain/credit-note/system";
import { queueMail } from "@/lib/domain/mail/system";
import type { Job } from "./job";

/** Sends a credit note to each of a partner's owners and admins. */
export const mailCreditNoteJob: Job = {
  name: "mail-credit-note",
  async work({ payload, run, caller }) {
    const creditNoteId = payload.resourceId;
    const { output: content } = await run(loadCreditNoteMail, caller, { creditNoteId });
    if (!content) return;
    const { to, brand, attachments, mail } = content;
    const words = await creditNoteMail(mail, brand);
    for (const { userId, email } of to) {
      await run(queueMail, caller, {
        ...words,
        kind: "credit_note",
        dedupeKey: `credit_note:${creditNoteId}:${userId}`,
        merchantId: null,
        attemptId: null,
        to: email,
        fromName: brand.partnerName,
        replyTo: brand.replyTo,
        attachments,
      });
    }
  },
};
