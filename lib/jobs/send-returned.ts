import { sentBackMail } from "@/emails/sent-back";
import { queueMail } from "@/lib/domain/mail/system";
import { loadReturned } from "@/lib/domain/review-queue/system";
import type { Job } from "./job";

export const sendReturnedJob: Job = {
  name: "send-returned",
  async work({ payload, run, caller }) {
    const attemptId = payload.resourceId;
    const { output: content } = await run(loadReturned, caller, { attemptId });
    if (!content) return;
    const { to, brand, language, merchantId, mail } = content;
    await run(queueMail, caller, {
      ...(await sentBackMail(mail, brand, language)),
      kind: "sent_back",
      dedupeKey: `sent_back:${attemptId}`,
      merchantId,
      attemptId,
      to,
      fromName: brand.partnerName,
      replyTo: brand.replyTo,
    });
  },
};
