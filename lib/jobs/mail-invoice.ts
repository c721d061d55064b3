import { invoiceMail, invoiceReminderMail, paymentFailedMail } from "@/emails/invoice";
import { loadInvoiceMail } from "@/lib/domain/billing/system";
import { queueMail } from "@/lib/domain/mail/system";
import type { Job } from "./job";

const WRITERS = {
  invoice: invoiceMail,
  invoice_reminder: invoiceReminderMail,
  payment_failed: paymentFailedMail,
} as const;

/** Sends an invoice, or a reminder of one, to each of a partner's owners and admins; of a failed payment once to owners. */
export const mailInvoiceJob: Job = {
  name: "mail-invoice",
  async work({ payload, run, caller }) {
    const { resourceId: invoiceId, eventId } = payload;
    const { output: content } = await run(loadInvoiceMail, caller, { invoiceId, eventId });
    if (!content) return;
    const { to, brand, attachments, daysOverdue, mail } = content;
    const invoiceKind = daysOverdue === null ? "invoice" : "invoice_reminder";
    const kind = content.paymentFailed ? "payment_failed" : invoiceKind;
    const write = WRITERS[kind];
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
