// The product: every operation, once. REST, OpenAPI, MCP, pages and tests read this list.
import type { AnyOperation } from "@/lib/core/operation";
import * as accounts from "@/lib/domain/account/operations";
import * as applications from "@/lib/domain/application/operations";
import * as applicationWork from "@/lib/domain/application/system";
import * as applying from "@/lib/domain/application/visiting";
import * as asked from "@/lib/domain/asked/operations";
import * as attempts from "@/lib/domain/attempt/operations";
import * as attention from "@/lib/domain/attention/operations";
import * as attestationWork from "@/lib/domain/attestation/system";
import * as audit from "@/lib/domain/audit/operations";
import * as billing from "@/lib/domain/billing/operations";
import * as billingWork from "@/lib/domain/billing/system";
import * as book from "@/lib/domain/book/operations";
import * as bulk from "@/lib/domain/bulk/operations";
import * as bulkWork from "@/lib/domain/bulk/system";
import * as closings from "@/lib/domain/closing/operations/operating";
import * as taking from "@/lib/domain/closing/operations/taking";
import * as closingWork from "@/lib/domain/closing/system";
import * as creditNotes from "@/lib/domain/credit-note/operations";
import * as creditNoteWork from "@/lib/domain/credit-note/system";
import * as determinations from "@/lib/domain/determination/operations";
import * as determinationWork from "@/lib/domain/determination/system";
import * as documents from "@/lib/domain/document/operations";
import * as documentWork from "@/lib/domain/document/system";
import * as drafts from "@/lib/domain/draft/operations";
import * as gateways from "@/lib/domain/gateway/operations";
import * as health from "@/lib/domain/health/operations";
import * as helping from "@/lib/domain/helper-link/answering";
import * as helperLinks from "@/lib/domain/helper-link/operations";
import * as helperWork from "@/lib/domain/helper-link/system";
import * as imports from "@/lib/domain/import/operations";
import * as invitations from "@/lib/domain/invitation/operations";
import * as invitationWork from "@/lib/domain/invitation/system";
import * as jobWork from "@/lib/domain/job/system";
import * as accountStatements from "@/lib/domain/ledger/operations/overseen";
import * as ownStatements from "@/lib/domain/ledger/operations/own";
import * as statementWork from "@/lib/domain/ledger/system";
import * as logos from "@/lib/domain/logo/operations";
import * as logoWork from "@/lib/domain/logo/system";
import * as mails from "@/lib/domain/mail/operations";
import * as mailWork from "@/lib/domain/mail/system";
import * as merchants from "@/lib/domain/merchant/operations";
import * as notes from "@/lib/domain/note/operations";
import * as notices from "@/lib/domain/notice/operations";
import * as noticeWork from "@/lib/domain/notice/system";
import * as operators from "@/lib/domain/operator/operations";
import * as operatorWork from "@/lib/domain/operator/system";
import * as oversight from "@/lib/domain/oversight/operations";
import * as oversightWork from "@/lib/domain/oversight/system";
import * as overview from "@/lib/domain/overview/operations";
import * as partner from "@/lib/domain/partner/operations";
import * as partnerQuestions from "@/lib/domain/partner-question/operations";
import * as partnerQuestionWork from "@/lib/domain/partner-question/system";
import * as paymentMethods from "@/lib/domain/payment-method/operations";
import * as plans from "@/lib/domain/plan/operations";
import * as portfolio from "@/lib/domain/portfolio/operations";
import * as portfolioWork from "@/lib/domain/portfolio/system";
import * as presets from "@/lib/domain/preset/operations";
import * as presetWork from "@/lib/domain/preset/system";
import * as questions from "@/lib/domain/question/operations";
import * as questionWork from "@/lib/domain/question/system";
import * as receivables from "@/lib/domain/receivable/operations";
import * as receivableWork from "@/lib/domain/receivable/system";
import * as records from "@/lib/domain/record/operations";
import * as recordWork from "@/lib/domain/record/system";
import * as requests from "@/lib/domain/request/operations";
import * as review from "@/lib/domain/review/operations";
import * as reviewQueue from "@/lib/domain/review-queue/operations";
import * as reviewWork from "@/lib/domain/review-queue/system";
import * as sealing from "@/lib/domain/sealing/operations";
import * as sections from "@/lib/domain/section/operations";
import * as serviceSettings from "@/lib/domain/service-settings/operations";
import * as sessions from "@/lib/domain/session/operations";
import * as sessionWork from "@/lib/domain/session/system";
import * as signatures from "@/lib/domain/signature/operations";
import * as stripeEvents from "@/lib/domain/stripe/events";
import * as stripe from "@/lib/domain/stripe/operations";
import * as stripeWork from "@/lib/domain/stripe/system";
import * as support from "@/lib/domain/support/operations";
import * as supportWork from "@/lib/domain/support/system";
import * as team from "@/lib/domain/team/operations";
import * as teamWork from "@/lib/domain/team/system";
import * as unknownProducts from "@/lib/domain/unknown-product/operations";
import * as ownAccount from "@/lib/domain/user/operations";
import * as userWork from "@/lib/domain/user/system";
import * as views from "@/lib/domain/view/operations";
import * as webhooks from "@/lib/domain/webhook/operations";
import * as webhookWork from "@/lib/domain/webhook/system";
import * as waitingWork from "@/lib/domain/webhook/waiting";

// A further key is made by people alone.
const { createKey, ...ofPartner } = partner;
const { openBillingPortal, ...atStripe } = stripe;

/** The operations with an address of the contract, in the order of the API reference. */
export const PUBLIC = {
  ...merchants,
  ...imports,
  ...invitations,
  ...notes,
  ...mails,
  ...sessions,
  ...paymentMethods,
  ...gateways,
  ...determinations,
  ...attempts,
  ...sections,
  ...questions,
  ...asked,
  ...helperLinks,
  ...partnerQuestions,
  ...review,
  ...signatures,
  ...sealing,
  ...records,
  ...documents,
  ...portfolio,
  ...overview,
  ...attention,
  ...book,
  ...bulk,
  ...reviewQueue,
  ...views,
  ...audit,
  ...ofPartner,
  ...logos,
  ...team,
  ...billing,
  ...unknownProducts,
  ...presets,
  ...webhooks,
  ...requests,
  ...notices,
  ...drafts,
};

/** What jobs read and write: no address, the system alone. */
export const INTERNAL = {
  ...determinationWork,
  ...questionWork,
  ...recordWork,
  ...documentWork,
  ...mailWork,
  ...reviewWork,
  ...jobWork,
  ...webhookWork,
  ...waitingWork,
  ...invitationWork,
  ...attestationWork,
  ...billingWork,
  ...receivableWork,
  ...creditNoteWork,
  ...statementWork,
  ...stripeWork,
  ...stripeEvents,
  ...sessionWork,
  ...userWork,
  ...teamWork,
  ...portfolioWork,
  ...bulkWork,
  ...presetWork,
  ...noticeWork,
  ...logoWork,
  ...helperWork,
  ...partnerQuestionWork,
  ...operatorWork,
  ...supportWork,
  ...oversightWork,
  ...applicationWork,
  ...closingWork,
};

/** What somebody whom a merchant asked may do by the link: no address, helpers alone. */
export const HELPING = helping;

/** What whoever applies to become a partner may do, by the public form and its links: no address, visitors alone. */
export const APPLYING = applying;

/** What people alone do, on their own account and where a stolen key could make another: no address, no key can. */
export const OWN = {
  ...ownAccount,
  ...support,
  ...ownStatements,
  ...taking,
  openBillingPortal,
  createKey,
};

/** What the operators of the service do, in the console alone: no address, no key can. */
export const OPERATING = {
  ...operators,
  ...oversight,
  ...closings,
  ...plans,
  ...receivables,
  ...atStripe,
  ...accounts,
  ...creditNotes,
  ...accountStatements,
  ...health,
  ...applications,
  ...serviceSettings,
};

/** Name of a public operation in the code: a test example must exist for each. */
export type PublicName = keyof typeof PUBLIC;

/** Name of an operation of people alone in the code. */
export type OwnName = keyof typeof OWN;

/** Name of an operation of operators in the code. */
export type OperatingName = keyof typeof OPERATING;

/** The public operations as a list. */
export const REST_OPERATIONS: readonly AnyOperation[] = Object.values(PUBLIC);

/** Every operation. */
export const OPERATIONS: readonly AnyOperation[] = [
  ...REST_OPERATIONS,
  ...Object.values(OWN),
  ...Object.values(OPERATING),
  ...Object.values(HELPING),
  ...Object.values(APPLYING),
  ...Object.values(INTERNAL),
];
