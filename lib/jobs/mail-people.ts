// The messages that carry a one-time link or an invitation. The link is made here, from its id: the queue
// and the tables hold none.
import { newPasswordMail, signInLinkMail, teamInvitationMail } from "@/emails/people";
import { queueMail } from "@/lib/domain/mail/system";
import { loadInvitationMail } from "@/lib/domain/team/system";
import { loadRequestedLinkMail } from "@/lib/domain/user/system";
import type { Job, JobContext } from "./job";

export const mailPeopleJob: Job = {
  name: "mail-people",
  work: (job) => (job.payload.eventType === "team.invited" ? mailInvitation(job) : mailLink(job)),
};

async function mailInvitation({ payload, run, caller }: JobContext): Promise<void> {
  const invitationId = payload.resourceId;
  const { output: content } = await run(loadInvitationMail, caller, { invitationId });
  if (!content) return;
  const { to, brand, mail } = content;
  await run(queueMail, caller, {
    sendUntil: new Date(mail.expiresAt),
    ...(await teamInvitationMail(mail, brand)),
    ...about("team_invitation", payload.eventId),
    to,
    fromName: brand.partnerName,
    replyTo: brand.replyTo,
  });
}

async function mailLink({ payload, run, caller }: JobContext): Promise<void> {
  const { eventId } = payload;
  const { output: content } = await run(loadRequestedLinkMail, caller, { eventId });
  if (!content) return;
  const { to, brand, purpose, expiresAt, ...mail } = content;
  const write = purpose === "reset" ? newPasswordMail : signInLinkMail;
  await run(queueMail, caller, {
    ...(await write(mail, brand)),
    sendUntil: expiresAt,
    ...about(purpose === "reset" ? "new_password" : "sign_in_link", eventId),
    to,
    fromName: brand.partnerName,
    replyTo: brand.replyTo,
  });
}

function about(kind: "team_invitation" | "new_password" | "sign_in_link", eventId: string) {
  return { kind, dedupeKey: `${kind}:${eventId}`, merchantId: null, attemptId: null };
}
