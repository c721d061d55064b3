// The messages about questions that somebody else is asked: the link to a helper, that one has answered, and
// what the partner says.
import { helperAnsweredMail, helperAskedMail } from "@/emails/helper";
import { partnerAnsweredMail } from "@/emails/partner-answered";
import { loadHelperMail, loadProposalMail } from "@/lib/domain/helper-link/system";
import { queueMail } from "@/lib/domain/mail/system";
import { loadPartnerAnswerMail } from "@/lib/domain/partner-question/system";
import type { Job, JobContext } from "./job";

export const mailAskedJob: Job = {
  name: "mail-asked",
  work(job) {
    switch (job.payload.eventType) {
      case "helper.asked":
        return mailLink(job);
      case "helper.answered":
        return mailProposal(job);
      default:
        return mailPartnerAnswer(job);
    }
  },
};

async function mailLink({ payload, run, caller }: JobContext): Promise<void> {
  const linkId = payload.resourceId;
  const { output: content } = await run(loadHelperMail, caller, { linkId });
  if (!content) return;
  const { brand, language, mail, ...about } = content;
  await run(queueMail, caller, {
    ...(await helperAskedMail(mail, brand, language)),
    ...about,
    kind: "helper_asked",
    fromName: brand.partnerName,
    replyTo: brand.replyTo,
    sendUntil: new Date(mail.expiresAt),
  });
}

async function mailProposal({ payload, run, caller }: JobContext): Promise<void> {
  const { resourceId: linkId, eventId } = payload;
  const { output: content } = await run(loadProposalMail, caller, { linkId, eventId });
  if (!content) return;
  const { brand, language, mail, ...about } = content;
  await run(queueMail, caller, {
    ...(await helperAnsweredMail(mail, brand, language)),
    ...about,
    kind: "helper_answered",
    dedupeKey: `helper_answered:${linkId}`,
    fromName: brand.partnerName,
    replyTo: brand.replyTo,
  });
}

async function mailPartnerAnswer({ payload, run, caller }: JobContext): Promise<void> {
  const { resourceId: questionId, eventId } = payload;
  const { output: content } = await run(loadPartnerAnswerMail, caller, { questionId, eventId });
  if (!content) return;
  const { brand, language, mail, ...about } = content;
  await run(queueMail, caller, {
    ...(await partnerAnsweredMail(mail, brand, language)),
    ...about,
    kind: "partner_answered",
    dedupeKey: `partner_answered:${questionId}`,
    fromName: brand.partnerName,
    replyTo: brand.replyTo,
  });
}
