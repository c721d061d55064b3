import { keyCreatedMail, keyRotatedMail } from "@/emails/people";
import { loadKeyNotice, queueMail } from "@/lib/domain/mail/system";
import type { Job } from "./job";

/** Tells a partner of what was done to its account. */
export const mailNoticeJob: Job = {
  name: "mail-notice",
  async work({ payload, run, caller }) {
    const { eventId } = payload;
    const { output: notice } = await run(loadKeyNotice, caller, { eventId });
    if (!notice) return;
    const { to, brand, what } = notice;
    const replaced = what.is === "replaced";
    const kind = replaced ? "key_rotated" : "key_created";
    const content = replaced ? keyRotatedMail(what, brand) : keyCreatedMail(what, brand);
    await run(queueMail, caller, {
      ...(await content),
      kind,
      dedupeKey: `${kind}:${eventId}`,
      merchantId: null,
      attemptId: null,
      to,
      fromName: brand.partnerName,
      replyTo: brand.replyTo,
      counts: "notice",
    });
  },
};
