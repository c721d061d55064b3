// What the codes of the service mean on the page of one merchant.
import type { MAIL_KINDS, MailStatus } from "@/lib/domain/mail/shape";
import type { AnswerOrigin } from "@/lib/domain/question/shape";
import type { Reason } from "@/lib/domain/record/shape";
import type { ReviewRemark } from "@/lib/domain/review-queue/shape";

/** What stands against compliance. */
export const REASON_WORDS: Readonly<Record<Reason, string>> = {
  not_in_place: "Some controls are Not In Place.",
  unanswered: "Some controls have no answer.",
  worksheet_missing: "A compensating control has no worksheet.",
  reason_missing: "A control is Not Applicable without a reason.",
  not_eligible: "A criterion of this questionnaire is not met.",
  attestation_declined: "A statement of the attestation was declined.",
  unsigned: "It is not signed.",
  other_payment_method: "Another payment method is still open.",
};

/** Where answers come from. */
export const ORIGIN_WORDS: Readonly<Record<AnswerOrigin, string>> = {
  words: "read in the merchant's words",
  suggestion: "a suggested answer, taken as it stood",
  preset: "set in advance by you",
  stated: "status chosen",
  confirmed: "shown and confirmed",
  helper: "a helper's words",
  carried: "carried over, not confirmed yet",
  inherited: "taken over from the section",
};

/** Kinds of messages. */
export const MAIL_WORDS: Readonly<Record<(typeof MAIL_KINDS)[number], string>> = {
  documents: "Sealed documents",
  invitation: "Invitation",
  fresh_link: "New link",
  expiry_reminder: "Reminder of the end",
  sign_in_link: "Sign-in link",
  new_password: "New password",
  team_invitation: "Team invitation",
  account_changed: "Change of sign-in",
  application_received: "Confirm the address of an application",
  application_asked: "Question about an application",
  application_approved: "Application approved",
  application_declined: "Application declined",
  key_rotated: "API key replaced",
  sent_back: "Sent back",
  key_created: "Further API key",
  helper_asked: "Link to somebody whom the merchant asked",
  helper_answered: "Somebody whom the merchant asked has answered",
  partner_answered: "Your answer to a question",
  support_opened: "Notice of a support access",
  partner_suspended: "Notice of a suspension",
  partner_reopened: "Notice that the account is open again",
  closing: "Notice that the contract ends",
  invoice: "Invoice",
  invoice_reminder: "Reminder of an invoice",
  credit_note: "Credit note",
  payment_failed: "A payment that failed",
};

/** What became of a message. */
export const DELIVERY_WORDS: Readonly<Record<MailStatus, string>> = {
  queued: "Waiting to be sent",
  sending: "Being sent",
  sent: "Sent",
  outbox: "Kept here: no mail service is set",
  failed: "Not sent",
  delivered: "Delivered",
  bounced: "Bounced",
  complained: "Marked as spam",
};

/** What is worth a reviewer's look, and how to count it. */
export const REMARK_WORDS: Readonly<Record<ReviewRemark["kind"], string>> = {
  compensating_control: "Compensating control",
  not_applicable: "Not Applicable",
  override: "Questionnaire overridden",
  contradiction: "Contradiction",
  changed: "Changed since last time",
};
