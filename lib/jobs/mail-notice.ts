import { keyRotatedMail } from "@/emails/people";
import { loadKeyNotice, queueMail } from "@/lib/domain/mail/system";
import type { Job } from "./job";

/** Tells a partner of what was done to its account. */
export const mailNoticeJob: Job = {
  name: "mail-notice",
  async work({ payload, run, caller }) {
    const { eventId } = payload;
    const { output: notice } = await run(loadKeyNotice, caller, { eventId });
    if (!notice) return;
    await run(queueMail, caller, {
      ...(await keyRotatedMail(notice, notice.brand)),
      kind: "key_rotated",
      dedupeKey: `key_rotated:${eventId}`,
      merchantId: null,
      attemptId: null,
      to: notice.to,
      fromName: notice.brand.partnerName,
      replyTo: notice.brand.replyTo,
      counts: "notice",
    });
  },
};
