// The messages to companies that apply: to confirm the address, a question, and what was decided. Links are made from
// ids when a message is written, since the queue and the tables hold none.
import {
  applicationAskedMail,
  applicationDeclinedMail,
  applicationLiveMail,
  applicationReceivedMail,
} from "@/emails/applications";
import type { MailContent } from "@/emails/message";
import { type ApplicantMail, loadApplicantMail } from "@/lib/domain/application/system";
import type { MailKind } from "@/lib/domain/mail/shape";
import { queueMail } from "@/lib/domain/mail/system";
import { brandOfService } from "@/lib/domain/partner/brand";
import type { Job } from "./job";

interface Written {
  readonly kind: MailKind;
  readonly content: Promise<MailContent>;
  readonly sendUntil: Date | null;
}

function write({ company, says }: ApplicantMail): Written {
  const brand = brandOfService();
  switch (says.is) {
    case "received": {
      const { url, expiresAt } = says;
      const mail = { url, expiresAt: expiresAt.toISOString() };
      const content = applicationReceivedMail(mail, brand);
      return { kind: "application_received", content, sendUntil: expiresAt };
    }
    case "asked": {
      const content = applicationAskedMail({ company, ...says }, brand);
      return { kind: "application_asked", content, sendUntil: null };
    }
    case "declined": {
      const content = applicationDeclinedMail({ company, ...says }, brand);
      return { kind: "application_declined", content, sendUntil: null };
    }
    case "live": {
      const content = applicationLiveMail({ company, ...says }, brand);
      return { kind: "application_approved", content, sendUntil: null };
    }
  }
}

/** Writes to an applicant. */
export const mailApplicationJob: Job = {
  name: "mail-application",
  async work({ payload, run, caller }) {
    const { eventId, eventType: type, resourceId: applicationId } = payload;
    const { output: mail } = await run(loadApplicantMail, caller, { applicationId, eventId, type });
    if (!mail) return;
    const { kind, content, sendUntil } = write(mail);
    await run(queueMail, caller, {
      ...(await content),
      ...{ kind, sendUntil, dedupeKey: `${kind}:${eventId}` },
      ...{ merchantId: null, attemptId: null },
      to: mail.to,
      fromName: brandOfService().partnerName,
      replyTo: null,
    });
  },
};
