// What people may do, operation by operation: the runner refuses by this table, and docs/people.md prints
// it. What an API key or a session token may do stands in the operation's `actors`.
import type { AnyOperation } from "@/lib/core/operation";
import type { Permission } from "@/lib/core/roles";
import {
  OPERATING,
  type OperatingName,
  OWN,
  type OwnName,
  PUBLIC,
  type PublicName,
} from "./registry";

const reads: Permission = { least: "viewer" };
const works: Permission = { least: "member" };
const administers: Permission = { least: "admin" };
/** Keys, secrets, webhook address, billing: a code of the authenticator comes first. */
const unlocks: Permission = { least: "admin", unlock: true };
/** The team is that of the live partner, also while its sandbox is looked at. */
const readsTeam: Permission = { least: "viewer", home: true };
const changesTeam: Permission = { least: "admin", unlock: true, home: true };
/** The operators of the service, among themselves. */
const operates: Permission = { least: "operator" };
const operatesUnlocked: Permission = { least: "operator", unlock: true };
/** The same where it reaches all partners. */
const opensPartners: Permission = { least: "operator", unlock: true, allPartners: true };
const ownAccount: Permission = { least: "self" };
const ownUnlocked: Permission = { least: "self", unlock: true };
const signsIn: Permission = { least: "self", beforeCode: true };

/** The table, by the operation's name in the code: without an entry the project does not compile. */
export const PERMISSIONS: Record<PublicName | OwnName | OperatingName, Permission> = {
  listMerchants: reads,
  getMerchant: reads,
  createMerchant: works,
  updateMerchant: works,
  importMerchants: works,
  inviteMerchant: works,
  deleteMerchant: administers,
  mintToken: works,
  createPortalLink: works,
  createViewLink: works,
  addNote: works,
  listNotes: reads,
  listMails: reads,
  listPaymentMethods: reads,
  getPaymentMethod: reads,
  createPaymentMethod: works,
  updatePaymentMethod: works,
  deletePaymentMethod: works,
  readGateway: works,
  getDetermination: reads,
  getDetermineJob: reads,
  determine: works,
  answerFollowUp: works,
  listAttempts: reads,
  getAttempt: reads,
  openAttempt: works,
  changeType: works,
  renewAttempt: works,
  listSections: reads,
  getSectionJob: reads,
  composeSection: works,
  analyzeSection: works,
  confirmSection: works,
  listQuestions: reads,
  getControlJob: reads,
  composeControl: works,
  analyzeControl: works,
  parkControl: works,
  recordWorksheet: works,
  listAsked: reads,
  askHelper: works,
  revokeHelper: works,
  takeProposal: works,
  dismissProposal: works,
  askPartner: works,
  withdrawQuestion: works,
  listPartnerQuestions: reads,
  answerQuestion: works,
  getReview: reads,
  answerReview: works,
  saveReview: works,
  signAttempt: works,
  finalizeAttempt: works,
  submitAttempt: works,
  sealDocuments: works,
  getRecord: reads,
  downloadDocument: reads,
  getBrand: reads,
  listDrafts: works,
  saveDraft: works,
  getPortfolio: reads,
  exportPortfolio: reads,
  getOverview: reads,
  getAttention: reads,
  listPortfolioMerchants: reads,
  countPortfolioMerchants: reads,
  startBulk: works,
  getBulk: reads,
  listBulks: reads,
  exportBulkItems: reads,
  listBulkItems: reads,
  listReviews: reads,
  getReviewed: reads,
  acceptReviewed: works,
  sendBackReviewed: works,
  listViews: reads,
  // One's own; what all share takes a member.
  saveView: reads,
  deleteView: reads,
  listAudit: reads,
  exportAudit: reads,
  getPartner: administers,
  getSettings: reads,
  updateSettings: administers,
  getLogo: reads,
  fetchLogo: administers,
  listApiKeys: administers,
  createKey: unlocks,
  revokeKey: unlocks,
  getWebhook: administers,
  setWebhook: unlocks,
  rotateSecret: unlocks,
  rotateKey: unlocks,
  testWebhook: administers,
  listDeliveries: administers,
  replayDelivery: administers,
  replayFailed: administers,
  listRequests: administers,
  listNotices: reads,
  getBilling: unlocks,
  listUnknownProducts: reads,
  offeredPresets: reads,
  listPresets: reads,
  getPreset: reads,
  createPreset: administers,
  updatePreset: administers,
  deletePreset: administers,
  listTeam: readsTeam,
  inviteMember: changesTeam,
  withdrawInvitation: changesTeam,
  changeRole: changesTeam,
  removeMember: changesTeam,
  listOperators: operates,
  listServiceAudit: operates,
  inviteOperator: operatesUnlocked,
  withdrawOperatorInvitation: operatesUnlocked,
  removeOperator: operatesUnlocked,
  listApplications: operates,
  getApplication: operates,
  noteApplication: operates,
  askApplicant: operates,
  declineApplication: operatesUnlocked,
  approveApplication: opensPartners,
  inviteOwnerAgain: opensPartners,
  getServiceSettings: operates,
  updateServiceSettings: operatesUnlocked,
  openSession: signsIn,
  enterCode: signsIn,
  endOwnSession: signsIn,
  unlockSession: ownAccount,
  listOwnSessions: ownAccount,
  switchBook: ownAccount,
  endOtherSessions: ownAccount,
  getAccount: ownAccount,
  changePassword: ownAccount,
  startTwoFactor: ownAccount,
  confirmTwoFactor: ownAccount,
  removeTwoFactor: ownUnlocked,
  renewRecoveryCodes: ownUnlocked,
};

const operations: Readonly<Record<string, AnyOperation>> = { ...PUBLIC, ...OWN, ...OPERATING };

let byName: ReadonlyMap<string, Permission> | undefined;

/** What an operation (`noun.verb`) asks of a person; null: it is not for people. */
export function permissionOf(name: string): Permission | null {
  byName ??= new Map(
    Object.entries(PERMISSIONS).map(([key, permission]) => [
      operations[key]?.name ?? "",
      permission,
    ]),
  );
  return byName.get(name) ?? null;
}
