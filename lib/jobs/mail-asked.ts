// The messages about questions that somebody else is asked: the link to a helper, that one has answered, and
// what the partner says.
import { helperAnsweredMail, helperAskedMail } from "@/emails/helper";
import type { MailContent } from "@/emails/message";
import { partnerAnsweredMail } from "@/emails/partner-answered";
import { loadHelperMail, loadProposalMail } from "@/lib/domain/helper-link/system";
import type { Announcement } from "@/lib/domain/mail/announcing";
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

async function mailProposal(job: JobContext): Promise<void> {
  const { resourceId: linkId, eventId } = job.payload;
  const { output: content } = await job.run(loadProposalMail, job.caller, { linkId, eventId });
  if (!content) return;
  const { mail, brand, language } = content;
  await announce(job, "helper_answered", content, await helperAnsweredMail(mail, brand, language));
}

async function mailPartnerAnswer(job: JobContext): Promise<void> {
  const { resourceId: questionId, eventId } = job.payload;
  const input = { questionId, eventId };
  const { output: content } = await job.run(loadPartnerAnswerMail, job.caller, input);
  if (!content) return;
  const { mail, brand, language } = content;
  await announce(
    job,
    "partner_answered",
    content,
    await partnerAnsweredMail(mail, brand, language),
  );
}

/** Queues what tells a merchant of an answer, once for each. */
async function announce(
  { payload, run, caller }: JobContext,
  kind: "helper_answered" | "partner_answered",
  { to, brand, merchantId, attemptId }: Announcement<object>,
  rendered: MailContent,
): Promise<void> {
  await run(queueMail, caller, {
    ...rendered,
    ...{ to, merchantId, attemptId, kind },
    dedupeKey: `${kind}:${payload.resourceId}`,
    fromName: brand.partnerName,
    replyTo: brand.replyTo,
  });
}
