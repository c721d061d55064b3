import { invitationMail, invitationsMail } from "@/emails/invitation";
import type { MailContent } from "@/emails/message";
import { type InvitationContent, loadInvitation } from "@/lib/domain/invitation/system";
import { queueMail } from "@/lib/domain/mail/system";
import type { Job } from "./job";

export const sendInviteJob: Job = {
  name: "send-invite",
  async work({ payload, run, caller }) {
    const { resourceId: merchantId, eventId } = payload;
    const { output: content } = await run(loadInvitation, caller, { merchantId, eventId });
    if (!content) return;
    const { to, brand, merchants } = content;
    const [first, ...others] = merchants.map((merchant) => merchant.merchantId);
    await run(queueMail, caller, {
      ...(await written(content)),
      kind: "invitation",
      dedupeKey: `invitation:${eventId}`,
      merchantId: first,
      alsoFor: others,
      attemptId: null,
      to,
      fromName: brand.partnerName,
      replyTo: brand.replyTo,
    });
  },
};

function written({ merchants, brand, language }: InvitationContent): Promise<MailContent> {
  const [first, ...others] = merchants;
  return first && others.length === 0
    ? invitationMail(first, brand, language)
    : invitationsMail(merchants, brand, language);
}
