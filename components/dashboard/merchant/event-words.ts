// The timeline in words. What no words are known for is named by its type: nothing that happened is left out.

import { STATUS_WORDS } from "@/components/dashboard/merchants/words";
import { pageWords } from "@/components/dashboard/support-page";

/** One thing that happened, as the audit log has it. */
export interface TimelineEvent {
  readonly id: string;
  readonly timestamp: string;
  readonly eventType: string;
  readonly actor: string;
  readonly metadata: Readonly<Record<string, unknown>>;
}

const text = (value: unknown) => (typeof value === "string" ? value : "");

const ATTEMPT_WORDS: Readonly<Record<string, string>> = {
  Step_2_Started: "Questions are open again",
  Step_2_Completed: "Every question answered",
  Step_3_Review: "Review begun",
  sealed: "Closed to answers",
  sealed_ready: "Both documents are stored",
};

function statusWord(status: string): string {
  return STATUS_WORDS[status as keyof typeof STATUS_WORDS] ?? status.replaceAll("_", " ");
}

type Words = string | ((metadata: TimelineEvent["metadata"]) => string);

const WORDS: Readonly<Record<string, Words>> = {
  "merchant.created": "Merchant added",
  "merchant.updated": "Details changed",
  "merchant.noted": "Note added",
  "merchant.compliance_changed": ({ to }) => `Status: ${statusWord(text(to))}`,
  "payment_method.created": ({ name }) => `Payment method added: ${text(name)}`,
  "payment_method.updated": "Payment method changed",
  "payment_method.deleted": ({ name }) => `Payment method removed: ${text(name)}`,
  "payment_method.determined": ({ saqType }) => `Determined: ${text(saqType)}`,
  "determination.requested": "Determination asked for",
  "determination.answered": "Follow-up of the determination answered",
  "determination.followup_asked": "The determination asks a follow-up",
  "determination.out_of_scope": "No merchant questionnaire applies",
  "attempt.opened": ({ saqType }) => `${text(saqType)} opened`,
  "attempt.type_changed": ({ from, to }) =>
    `Questionnaire changed from ${text(from)} to ${text(to)}`,
  "attempt.renewed": ({ saqType }) => `Renewal of ${text(saqType)} opened`,
  "attempt.status_changed": ({ to }) => ATTEMPT_WORDS[text(to)] ?? "The attempt went on",
  "attempt.signed": ({ signatoryName }) => `Signed by ${text(signatoryName)}`,
  "attempt.signature_voided": "Signature no longer counts: something changed",
  "attempt.sealed": ({ saqType }) => `${text(saqType)} sealed`,
  "attempt.accepted": ({ saqType }) => `${text(saqType)} accepted by your reviewers`,
  "attempt.sent_back": ({ saqType }) => `${text(saqType)} sent back`,
  "record.versioned": "Signed after sealing: version 2 written",
  "documents.requested": "Documents asked for again",
  "documents.ready": "Documents stored",
  "section.answered": ({ topLevel }) => `Requirement ${text(topLevel)} answered`,
  "section.analyzed": ({ topLevel }) => `Answer to requirement ${text(topLevel)} read`,
  "section.confirmed": ({ topLevel }) => `Requirement ${text(topLevel)} confirmed`,
  "section.question_requested": ({ topLevel }) =>
    `Question of requirement ${text(topLevel)} asked for`,
  "section.question_composed": ({ topLevel }) =>
    `Question of requirement ${text(topLevel)} written`,
  "control.answered": ({ controlId }) => `Control ${text(controlId)} answered`,
  "control.analyzed": ({ controlId, status }) => `Control ${text(controlId)} read: ${text(status)}`,
  "control.parked": ({ controlId, parked }) =>
    `Control ${text(controlId)} ${parked === true ? "put aside" : "no longer put aside"}`,
  "control.worksheet_recorded": ({ controlId }) => `Worksheet of ${text(controlId)} filled in`,
  "helper.asked": ({ name }) => `Asked ${text(name) || "somebody"} about a question, by a link`,
  "helper.revoked": "Link to somebody who was asked revoked",
  "helper.answered": ({ helperName }) => `${text(helperName)} proposed an answer`,
  "helper.taken": ({ helperName }) => `Words of ${text(helperName)} taken over as the answer`,
  "helper.dismissed": "Proposed answer put aside",
  "partner_question.asked": "Put a question to you",
  "partner_question.withdrawn": "Question to you withdrawn",
  "partner_question.answered": "Question answered by you",
  "review.answered": ({ groupId }) => `About the business: ${text(groupId).replaceAll("_", " ")}`,
  "invite.requested": "Invitation asked for",
  "invite.combined": "Invitation sent together with another merchant's",
  "invite.sent": "Invitation sent",
  "invite.failed": "Invitation did not arrive",
  "invite.skipped": ({ reason }) => `Invitation not sent: ${text(reason).replaceAll("_", " ")}`,
  "fresh_link.requested": "New link asked for",
  "mail.queued": "Message written",
  "mail.sent": "Message sent",
  "mail.failed": "Message not sent",
  "mail.reported": ({ state }) => `Message ${text(state)}`,
  "attestation.expiring": "Reminder: the attestation runs out soon",
  "attestation.expired": "The attestation has run out",
  "gateway.read": "Payment gateway read",
  "support.page_looked": ({ page }) => `Support opened ${pageWords(page)}`,
  "draft.saved": "Typed text saved",
  "session_token.minted": ({ use }) =>
    use === "view" ? "Looked at the portal as the merchant (read-only)" : "Portal link made",
  "session_token.renewed": "Portal visit went on",
};

/** What happened, in words. */
export function eventWords({ eventType, metadata }: TimelineEvent): string {
  const words = WORDS[eventType];
  if (words === undefined) return eventType.replaceAll(/[._]/g, " ");
  return typeof words === "string" ? words : words(metadata);
}

/** Who did it: a person by name where it is known. */
export function actorWords(actor: string, names: ReadonlyMap<string, string>): string {
  const [kind, id = ""] = actor.split(":");
  switch (kind) {
    case "user":
      return names.get(id) ?? "Somebody who left the team";
    case "api-key":
      return `API key …${id.slice(-6)}`;
    case "session":
      return "The merchant's link";
    case "helper":
      return "Somebody whom the merchant asked";
    case "visitor":
      return "The applicant";
    default:
      return "Automatic";
  }
}
