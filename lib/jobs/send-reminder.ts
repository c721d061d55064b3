import { expiryReminderMail } from "@/emails/expiry-reminder";
import { loadReminder } from "@/lib/domain/invitation/system";
import { queueMail } from "@/lib/domain/mail/system";
import type { Job } from "./job";

export const sendReminderJob: Job = {
  name: "send-reminder",
  async work({ payload, run, caller }) {
    const { resourceId: attemptId, eventId } = payload;
    const { output: content } = await run(loadReminder, caller, { attemptId, eventId });
    if (!content) return;
    const { to, brand, language, mail, merchantId, dedupeKey } = content;
    // One for each threshold that time reaches, and one each time that somebody asks for it.
    const asked = payload.eventType === "attestation.reminder_requested";
    await run(queueMail, caller, {
      ...(await expiryReminderMail(mail, brand, language)),
      kind: "expiry_reminder",
      dedupeKey: asked ? `reminder:${eventId}` : dedupeKey,
      merchantId,
      attemptId,
      to,
      fromName: brand.partnerName,
      replyTo: brand.replyTo,
    });
  },
};
