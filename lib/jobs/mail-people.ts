// The messages to people who sign in: with a one-time link or an invitation, whose link is made here, from its
// id, since the queue and the tables hold none; and what was changed of their sign-in or role.
import { applicationApprovedMail } from "@/emails/applications";
import { closingMail } from "@/emails/closing";
import {
  type AccountChange,
  accountChangedMail,
  newPasswordMail,
  signInLinkMail,
  teamInvitationMail,
} from "@/emails/people";
import { standingMail } from "@/emails/standing";
import { supportOpenedMail } from "@/emails/support";
import { loadOwnerMail } from "@/lib/domain/application/system";
import { loadClosingNotice } from "@/lib/domain/closing/system";
import { queueMail } from "@/lib/domain/mail/system";
import { loadStandingNotice } from "@/lib/domain/oversight/system";
import { brandOfService } from "@/lib/domain/partner/brand";
import { loadSupportNotice } from "@/lib/domain/support/system";
import { loadInvitationMail } from "@/lib/domain/team/system";
import { loadAccountNotice, loadRequestedLinkMail } from "@/lib/domain/user/system";
import type { Job, JobContext } from "./job";

export const mailPeopleJob: Job = {
  name: "mail-people",
  work(job) {
    switch (job.payload.eventType) {
      case "team.invited":
        return mailInvitation(job);
      case "support.opened":
        return mailSupport(job);
      case "partner.suspended":
      case "partner.reactivated":
      case "partner.sandbox_suspended":
      case "partner.sandbox_reactivated":
        return mailStanding(job);
      case "partner.closing_begun":
      case "partner.closing_called_off":
        return mailClosing(job);
      case "partner.owner_invited":
        return mailOwner(job);
      case "user.link_requested":
        return mailLink(job);
      default:
        return mailAccountChange(job);
    }
  },
};

/** What an event says was changed; null where it changed nothing that is told. */
function changeOf(type: string, payload: Readonly<Record<string, unknown>>): AccountChange | null {
  const { by, on, from, to, left } = payload;
  switch (type) {
    case "user.password_changed":
      return { what: "password", by: by === "link" ? "link" : "person" };
    case "user.two_factor_changed":
      return { what: "two_factor", on: on === true };
    case "user.recovery_code_used":
      return { what: "recovery_code_used", left: Number(left) };
    case "user.recovery_codes_renewed":
      return { what: "recovery_codes" };
    case "team.role_changed":
      return from === to ? null : { what: "role", from: String(from), to: String(to) };
    default:
      return null;
  }
}

async function mailAccountChange({ payload, run, caller }: JobContext): Promise<void> {
  const { eventId, resourceId: userId } = payload;
  const { output: notice } = await run(loadAccountNotice, caller, { eventId, userId });
  const change = notice && changeOf(notice.type, notice.payload);
  if (!change) return;
  const { to, brand, at, resetUrl } = notice;
  await run(queueMail, caller, {
    ...(await accountChangedMail({ change, at, resetUrl }, brand)),
    ...about("account_changed", eventId),
    to,
    fromName: brand.partnerName,
    replyTo: brand.replyTo,
    counts: "account_changed",
  });
}

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

/** The first person of a partner: nobody there can have invited them, so that the service writes. */
async function mailOwner({ payload, run, caller }: JobContext): Promise<void> {
  const { resourceId: invitationId, eventId } = payload;
  const { output: mail } = await run(loadOwnerMail, caller, { invitationId });
  if (!mail) return;
  const { to, expiresAt, ...said } = mail;
  const brand = brandOfService();
  await run(queueMail, caller, {
    sendUntil: expiresAt,
    ...(await applicationApprovedMail({ ...said, expiresAt: expiresAt.toISOString() }, brand)),
    ...about("application_approved", eventId),
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

async function mailSupport({ payload, run, caller }: JobContext): Promise<void> {
  const { eventId } = payload;
  const { output: notice } = await run(loadSupportNotice, caller, { eventId });
  if (!notice) return;
  const { to: people, brand, mail } = notice;
  const content = await supportOpenedMail(mail, brand);
  for (const to of people) {
    await run(queueMail, caller, {
      ...content,
      ...about("support_opened", `${eventId}:${to}`),
      to,
      fromName: brand.partnerName,
      replyTo: null,
    });
  }
}

/** The service writes: it is the service that suspended the partner. */
async function mailStanding({ payload, run, caller }: JobContext): Promise<void> {
  const { eventId } = payload;
  const { output: notice } = await run(loadStandingNotice, caller, { eventId });
  if (!notice) return;
  const brand = brandOfService();
  const content = await standingMail(notice.mail, brand);
  const kind = notice.mail.reason === null ? "partner_reopened" : "partner_suspended";
  for (const to of notice.to) {
    await run(queueMail, caller, {
      ...content,
      ...about(kind, `${eventId}:${to}`),
      to,
      fromName: brand.partnerName,
      replyTo: brand.replyTo,
    });
  }
}

async function mailClosing({ payload, run, caller }: JobContext): Promise<void> {
  const { eventId } = payload;
  const { output: notice } = await run(loadClosingNotice, caller, { eventId });
  if (!notice) return;
  const { to: people, brand, mail } = notice;
  const content = await closingMail(mail, brand);
  for (const to of people) {
    await run(queueMail, caller, {
      ...content,
      ...about("closing", `${eventId}:${to}`),
      to,
      fromName: brand.partnerName,
      replyTo: null,
    });
  }
}

function about(
  kind:
    | "team_invitation"
    | "application_approved"
    | "new_password"
    | "sign_in_link"
    | "account_changed"
    | "support_opened"
    | "partner_suspended"
    | "partner_reopened"
    | "closing",
  cause: string,
) {
  return { kind, dedupeKey: `${kind}:${cause}`, merchantId: null, attemptId: null };
}
