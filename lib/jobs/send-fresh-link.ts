import { freshLinkMail } from "@/emails/fresh-link";
import { loadFreshLink } from "@/lib/domain/invitation/system";
import { queueMail } from "@/lib/domain/mail/system";
import type { Job } from "./job";

export const sendFreshLinkJob: Job = {
  name: "send-fresh-link",
  async work({ payload, run, caller }) {
    const merchantId = payload.resourceId;
    const { output: content } = await run(loadFreshLink, caller, { merchantId });
    if (!content) return;
    const { to, brand, language, mail } = content;
    await run(queueMail, caller, {
      ...(await freshLinkMail(mail, brand, language)),
      kind: "fresh_link",
      dedupeKey: `fresh_link:${payload.eventId}`,
      merchantId,
      attemptId: null,
      to,
      fromName: brand.partnerName,
      replyTo: brand.replyTo,
    });
  },
};
