import { invitationMail } from "@/emails/invitation";
import { loadInvitation } from "@/lib/domain/invitation/system";
import { queueMail } from "@/lib/domain/mail/system";
import type { Job } from "./job";

export const sendInviteJob: Job = {
  name: "send-invite",
  async work({ payload, run, caller }) {
    const merchantId = payload.resourceId;
    const { output: content } = await run(loadInvitation, caller, { merchantId });
    if (!content) return;
    const { to, brand, language, mail } = content;
    await run(queueMail, caller, {
      ...(await invitationMail(mail, brand, language)),
      kind: "invitation",
      dedupeKey: `invitation:${payload.eventId}`,
      merchantId,
      attemptId: null,
      to,
      fromName: brand.partnerName,
      replyTo: brand.replyTo,
    });
  },
};
