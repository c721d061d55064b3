import { invoiceMail, invoiceReminderMail } from "@/emails/invoice";
import { loadInvoiceMail } from "@/lib/domain/billing/system";
import { queueMail } from "@/lib/domain/mail/system";
import type { Job } from "./job";

/** Sends an invoice, or a reminder of one, to each of a partner's owners and admins. */
export const mailInvoiceJob: Job = {
  name: "mail-invoice",
  async work({ payload, run, caller }) {
    const { resourceId: invoiceId, eventId } = payload;
    const { output: content } = await run(loadInvoiceMail, caller, { invoiceId, eventId });
    if (!content) return;
    const { to, brand, attachments, daysOverdue, mail } = content;
    const kind = daysOverdue === null ? "invoice" : "invoice_reminder";
    const write = daysOverdue === null ? invoiceMail : invoiceReminderMail;
    const words = await write(mail, brand);
    for (const { userId, email } of to) {
      await run(queueMail, caller, {
        ...words,
        kind,
        dedupeKey: `${kind}:${invoiceId}:${daysOverdue ?? "new"}:${userId}`,
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
