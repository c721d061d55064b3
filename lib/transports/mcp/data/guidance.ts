// What an agent must know about each tool beyond the operation's own words: what to call next, and what
// cannot be undone. Tool names stand in backticks; a test proves that each of them exists.
import type { PublicName } from "@/lib/registry";

/** What a tool's listing says beyond its operation. */
export interface Guidance {
  /** What to mind, and which tool to call next. */
  readonly next: string;
  /** It ends or replaces something that cannot be had back. */
  readonly destructive?: true;
  /** It makes something leave the service: a mail, a webhook, a request to a gateway. */
  readonly openWorld?: true;
}

const POLL_SECTION =
  "Answers at once with a `jobId`. Call `jobs_section` with it every 2 to 3 seconds until `status` is COMPLETED or FAILED.";
const POLL_CONTROL =
  "Answers at once with a `jobId`. Call `jobs_saq_control` with it every 2 to 3 seconds until `status` is COMPLETED or FAILED.";

/** The guidance of every tool, by the operation's name in the code. */
export const GUIDANCE: Record<PublicName, Guidance> = {
  createMerchant: {
    next: "Search with `merchants_list` first, so that no merchant is made twice. Next: `payment_methods_create` with the new `id` as `merchantId`.",
  },
  listMerchants: {
    next: "Pass `nextToken` on for the next page; null means that there is none. Use an item's `id` as `merchantId` elsewhere.",
  },
  getMerchant: {
    next: "`complianceStatus` says how far the merchant is. `payment_methods_list` and `attempts_list` show the rest.",
  },
  updateMerchant: { next: "Read it with `merchants_get` first.", destructive: true },
  deleteMerchant: {
    next: "Nothing of the merchant can be had back. Ask a person first. Live merchants cannot be deleted.",
    destructive: true,
  },
  importMerchants: {
    next: "Send the rows as JSON in `merchants`. Call it with `dryRun` true first, show the summary, then call it again without. `sendInvites` mails the merchants that have something to do; each item's `invite` says who. Next: `merchants_list`.",
    destructive: true,
    openWorld: true,
  },
  inviteMerchant: {
    next: "It mails the merchant. Call it once: `invite` says whether a message goes out, and `audit_list` has `invite.sent` or `invite.failed` afterwards.",
    openWorld: true,
  },
  addNote: {
    next: "The merchant never sees it. `merchants_list_notes` shows what others wrote before.",
  },
  listNotes: { next: "Pass `nextToken` on for older ones. `merchants_add_note` adds one." },
  listMails: {
    next: "`status` says what became of each. `merchants_invite` sends the merchant its link again.",
  },
  createViewLink: {
    next: "Give the `url` to a person of your own team: it shows what the merchant sees and changes nothing. For the merchant itself, `session_tokens_portal_link` is the right one.",
  },
  mintToken: {
    next: "The token is a credential: hand it to the merchant's own software, show it to nobody else. For a person, `session_tokens_portal_link` is the better choice.",
  },
  createPortalLink: {
    next: "Give a person the `standalonePortalUrl`. It opens this merchant's assessment without a further sign-in until `expiresAt`.",
  },
  createPaymentMethod: {
    next: "Describe in the merchant's own words how the card number gets in, where it goes and whether it is kept. Next: `payment_methods_determine`.",
  },
  offeredPresets: {
    next: "Ask the merchant whether its payment product is one of these, by name. Only where it says so, show it the `description` and send `presetId` with `payment_methods_create`. Never choose one because the words sound alike.",
  },
  listUnknownProducts: {
    next: "Where you know how such a product handles cards, say it with `presets_create`, under this name.",
  },
  listPresets: { next: "`presets_get` has the answers to controls; `presets_create` adds one." },
  getPreset: { next: "Change it with `presets_update`." },
  createPreset: {
    next: "Merchants are shown these words and confirm them: write only what holds for every merchant that uses the product. Next: `presets_update` with `published` true, once a person has read it through.",
  },
  updatePreset: {
    next: "Read it with `presets_get` first: a list that is sent replaces the whole list. What merchants took before stays as it was.",
    destructive: true,
  },
  deletePreset: {
    next: "It cannot be had back. `presets_update` with `published` false keeps it from new merchants and loses nothing.",
    destructive: true,
  },
  listPaymentMethods: {
    next: "An item without `saqType` still needs `payment_methods_determine`; one with it can go on to `attempts_open`.",
  },
  getPaymentMethod: {
    next: "Without `saqType`, call `payment_methods_determine`; with it, `attempts_open`.",
  },
  updatePaymentMethod: {
    next: "After another `description`, call `payment_methods_determine` again.",
    destructive: true,
  },
  deletePaymentMethod: {
    next: "Ask the merchant first, by the method's name: its answers so far go with it. PAYMENT_METHOD_SEALED means that it stays; the partner decides what comes of it.",
    destructive: true,
  },
  readGateway: {
    next: "The transaction key is a secret: use it only if the merchant gave it for this purpose, and repeat it nowhere. Let the merchant correct the suggested descriptions, or send `createPaymentMethods` true once they are right. Next: `payment_methods_determine` for each.",
    openWorld: true,
  },
  determine: {
    next: 'With `wait` set to "1" the result usually comes at once. Otherwise call `jobs_determine` with the `jobId` every 2 to 3 seconds. When `status` is needs-followup, ask the merchant the `followUpQuestion` with its `followUpChoices`, and send the `value` of the answer chosen, or what the merchant says in words, with `payment_methods_followup`; never make a reply up. `otherWays` names further ways of taking cards: each wants a payment method of its own. When it is determined, go on with `attempts_open`.',
  },
  answerFollowUp: {
    next: "Send the merchant's own reply with the `threadId` of the determination. On ANSWERED_MEANWHILE somebody else was faster: read `payment_methods_determination` and ask what is open there. Then call `jobs_determine` with the `jobId` every 2 to 3 seconds. At most a few questions follow.",
  },
  getDetermineJob: {
    next: "While `status` is PROCESSING, call it again in 2 to 3 seconds. When the result needs a follow-up, use `payment_methods_followup`; when it is determined, `attempts_open` with its `saqType`.",
  },
  getDetermination: {
    next: "Where `result` asks a follow-up question, answer it with `payment_methods_followup`.",
  },
  getBrand: { next: "The merchant's work itself starts with `payment_methods_list`." },
  listDrafts: {
    next: "What a person has typed in the portal and not sent. It is no answer yet: ask before you pass any of it on with `sections_analyze` or `questions_analyze`.",
  },
  saveDraft: {
    next: "It replaces the text that was kept under the same `key`; on DRAFT_CONFLICT, `details` has the newer one. A draft is no answer: `sections_analyze` and `questions_analyze` send those.",
    destructive: true,
  },
  openAttempt: {
    next: "Take the `saqType` that was determined. Next: `sections_combined` for each of `applicableTopLevels`.",
  },
  changeType: {
    next: "Answers that both questionnaires ask for are kept. Next: `sections_list`, and `sections_combined` for each section that is not `complete`.",
    destructive: true,
  },
  listAttempts: {
    next: "Continue an open attempt with `sections_list`; renew a sealed one that is about to expire with `attempts_renew`.",
  },
  getAttempt: {
    next: "`status` tells the step: answer sections, then `review_get`, then `attempts_sign`, then `attempts_finalize`. Once `documentKeys` are there, `documents_download` has the files.",
  },
  renewAttempt: {
    next: "Show the merchant the carried answers with `sections_list`. Where nothing changed, `sections_confirm`; where something did, `sections_analyze`. Then review, sign and finalize afresh.",
  },
  listSections: {
    next: "For a section that is not `complete`, call `sections_combined`, or `sections_analyze` where its question is there already.",
  },
  composeSection: {
    next: `${POLL_SECTION} The result has the section's short questions as \`parts\`, and three suggested answers. Ask the merchant each part that is not closed; then send what it chose and said with \`sections_analyze\`. A suggested answer counts only when the merchant says that it is true.`,
  },
  analyzeSection: {
    next: `Send \`parts\` with what the merchant chose for each question (\`yes\` only where it said that all of the question is so), and its own words where it gave some; or \`answer\`, one text for all of it. ${POLL_SECTION} Ask each part that the result shows as \`open\`, \`unclear\` or \`contradictory\`, follow-ups among them, and send its answer the same way.`,
  },
  confirmSection: {
    next: "Only once the merchant has said that last year's answers are still true. Show it each answer of origin `preset` with its words first: they are its partner's, and it must say that they hold. Next: the sections that remain, then `review_get`.",
  },
  getSectionJob: {
    next: "While `status` is PROCESSING, call it again in 2 to 3 seconds. After a question, `sections_analyze`; after an analysis, the next section with `sections_combined`, or `review_get` after the last.",
  },
  listQuestions: {
    next: "Look for `status` empty and for `contradictory` true; settle those with `questions_analyze`. The resource `sealwright://controls/{controlId}` explains a control.",
  },
  composeControl: {
    next: `${POLL_CONTROL} Ask the merchant the question; then send the reply with \`questions_analyze\`.`,
  },
  analyzeControl: {
    next: `Send the merchant's own words; set \`status\` only where the merchant chose it. ${POLL_CONTROL} For a compensating control, \`questions_worksheet\` comes next.`,
  },
  parkControl: {
    next: "Only where the merchant says that it is not sure. It is no answer: come back to it with `questions_analyze` before the review. `sections_list` shows what is `parked`.",
  },
  recordWorksheet: {
    next: "It replaces an earlier worksheet of the control. All six texts come from the merchant. Next: `review_get` lists the `openWorksheets` that remain.",
    destructive: true,
  },
  getControlJob: {
    next: "While `status` is PROCESSING, call it again in 2 to 3 seconds. After a question, `questions_analyze`; after an analysis, `questions_list` shows what is still open.",
  },
  listAsked: {
    next: "A helper's `proposal` is no answer until `helper_links_take`. What the partner says in `partner` is advice: answer with `sections_analyze`.",
  },
  askHelper: {
    next: "With `email` it mails that person. Without, give `url` to the merchant to hand on: it is told this once. `asked_list` shows what comes back.",
    openWorld: true,
  },
  revokeHelper: {
    next: "The page of the link then says that it has ended. `helper_links_create` makes another.",
    destructive: true,
  },
  takeProposal: {
    next: `Only where the merchant has read the words and says that they are right: they become its own answer. ${POLL_SECTION}`,
  },
  dismissProposal: { next: "`asked_list` shows it still. `helper_links_create` asks again." },
  askPartner: {
    next: "A person at the partner answers, in hours or days. `asked_list` shows what it said.",
  },
  withdrawQuestion: { next: "`partner_questions_ask` puts it again." },
  listPartnerQuestions: {
    next: "Pass `nextToken` on for the next page. `partner_questions_answer` answers one.",
  },
  answerQuestion: {
    next: "It mails the merchant and cannot be changed afterwards. Let a person of the partner write or approve the words.",
    openWorld: true,
  },
  getReview: {
    next: "Ask the merchant each required question without an answer and send it with `review_answer`, or several at once with `review_save`. A field whose `source` is known is a proposal: ask before you send it. Clear `contradictions` up before signing. When `remaining` is 0: `attempts_sign`.",
  },
  answerReview: {
    next: "It replaces an earlier answer of the group. When `remaining` is 0: `attempts_sign`.",
    destructive: true,
  },
  saveReview: {
    next: "It replaces the fields of each group that it names; what a field holds comes from the merchant. When `remaining` is 0: `attempts_sign`.",
    destructive: true,
  },
  signAttempt: {
    next: "A legal statement. Call it only after a person named as signatory has read the answers and said so in plain words; never sign by yourself. Next: `attempts_finalize`.",
    destructive: true,
  },
  finalizeAttempt: {
    next: "A sealed attempt cannot be changed. Get a person's consent first. It mails the documents. On INCOMPLETE or MISSING_REVIEW, `details` says what to answer. Next: `documents_download`; if the documents are not there yet, call `attempts_get` every few seconds.",
    destructive: true,
    openWorld: true,
  },
  submitAttempt: {
    next: "A sealed attempt cannot be changed, and one without a signature does not make the merchant compliant: prefer `attempts_sign` and `attempts_finalize`. Next: `attempts_get` until `documentKeys` are there.",
    destructive: true,
    openWorld: true,
  },
  sealDocuments: {
    next: "It mails the documents again. Call `attempts_get` every few seconds until the new `documentKeys` are there, then `documents_download`.",
    openWorld: true,
  },
  getRecord: {
    next: "The record is what both PDFs say, as canonical JSON. Compare its SHA-256 with `documentKeys.recordSha256` of the attempt.",
  },
  downloadDocument: {
    next: "The PDF comes as an embedded resource. On PDF_NOT_FOUND it is still being made: try again in a few seconds.",
  },
  getPortfolio: {
    next: "Go into single merchants with `merchants_list` and its `status`; chase those in `expiringSoon` first, with `attempts_renew`.",
  },
  getOverview: {
    next: "Each figure's description names the filters of `portfolio_merchants` that list the merchants behind it. `portfolio_attention` says what to do first.",
  },
  getAttention: {
    next: "Go through the items in their order. `portfolio_merchants` lists all merchants of one; `merchants_get` shows a single one.",
  },
  listPortfolioMerchants: {
    next: "Pass `nextToken` on with the same filters for the next page. For counts alone, `portfolio_count_merchants`. Use an item's `id` as `merchantId` elsewhere.",
  },
  countPortfolioMerchants: {
    next: "`portfolio_merchants` lists what was counted, with the same filters.",
  },
  startBulk: {
    next: "It writes to many people at once: call it with `dryRun` true first, show a person whom it reaches, then call it again without. Follow it with `portfolio_get_bulk` every few seconds until `status` is done or failed.",
    openWorld: true,
  },
  getBulk: {
    next: "While `status` is working, ask again in a few seconds. `portfolio_list_bulk_items` says what became of each merchant.",
  },
  listBulks: {
    next: "`portfolio_get_bulk` says how far one is, and whom it left out for which reason.",
  },
  exportBulkItems: {
    next: "The CSV comes as text, one line per merchant. `portfolio_list_bulk_items` is better for a few.",
  },
  listBulkItems: {
    next: "Pass `nextToken` on with the same parameters for the next page. With `outcome` skipped it lists who was left out, and `reason` why.",
  },
  listViews: {
    next: "An item's `query` holds the filters and the order for `portfolio_merchants`.",
  },
  saveView: { next: "Everybody of the partner sees it. `portfolio_delete_view` removes it." },
  deleteView: { next: "Look at it with `portfolio_list_views` first.", destructive: true },
  exportPortfolio: {
    next: "The CSV comes as text, one line per merchant. For counts alone, `portfolio_get` is much smaller.",
  },
  listReviews: {
    next: "Next: `reviews_get` with an item's `attemptId`.",
  },
  getReviewed: {
    next: "Show a person what `remarks` names before deciding. Next: `reviews_accept` or `reviews_send_back`.",
  },
  acceptReviewed: {
    next: "Ask a person first: an accepted attempt cannot be sent back afterwards.",
    destructive: true,
  },
  sendBackReviewed: {
    next: "Ask a person first. The merchant stops counting as compliant and is told by e-mail. `renewalId` names the attempt that is answered anew: `sections_list` shows the reasons beside its controls.",
    destructive: true,
    openWorld: true,
  },
  listAudit: {
    next: "Pass `nextToken` on for the next page. In `metadata`, `operation` names what was called and `via` the MCP tool, where one was used.",
  },
  exportAudit: {
    next: "The CSV comes as text, one line per event. Narrow it with `since` and `until`; `audit_list` is better for a few events.",
  },
  getPartner: { next: "Shows your limits and windows. `partner_billing` shows what was used." },
  setWebhook: {
    next: "It replaces the address that events go to. Next: `partner_test_webhook`.",
    destructive: true,
  },
  rotateSecret: {
    next: "Ask a person first: receivers must learn the new secret within 24 hours, and every session token ends at once. The secret is shown once; keep it out of logs and chats.",
    destructive: true,
  },
  getSettings: { next: "Change them with `partner_update_settings`." },
  updateSettings: {
    next: "Read them with `partner_get_settings` first: a list that you send replaces the one before. What you leave out stays.",
    destructive: true,
  },
  getLogo: {
    next: "`partner_update_settings` sets the address; `partner_fetch_logo` tries it again. Do what `problem` says first.",
  },
  fetchLogo: { next: "Read what came of it with `partner_get_logo` after a few seconds." },
  listApiKeys: {
    next: "A key with `expiresAt` was rotated out. `partner_revoke_key` ends one at once.",
  },
  revokeKey: {
    next: "Ask a person first: software that uses the key stops at once. Session tokens live on; `partner_rotate_secret` ends those.",
    destructive: true,
  },
  rotateKey: {
    next: "Ask a person first: this connection, too, must change to the new key within 24 hours. The key is shown once; keep it out of logs and chats.",
    destructive: true,
  },
  getWebhook: {
    next: "Where `state` is paused, mend the receiver, then `partner_test_webhook`: one ping that is taken ends the pause.",
  },
  testWebhook: {
    next: "On WEBHOOK_DELIVERY_FAILED, `details` shows what the receiver answered. `partner_list_deliveries` has the earlier ones.",
    openWorld: true,
  },
  listDeliveries: {
    next: "Send one that failed again with `partner_replay_delivery`.",
  },
  replayDelivery: {
    next: "It goes out within seconds. `partner_list_deliveries` shows what became of it.",
    openWorld: true,
  },
  replayFailed: {
    next: "It can send many webhooks: ask a person first. While `more` is true, call it again with the same `since`. `partner_list_deliveries` shows what became of them.",
    openWorld: true,
  },
  listRequests: {
    next: "`requestId` finds the request that somebody names. What a request changed is in `audit_list`.",
  },
  listTeam: {
    next: "`team_invite` adds somebody; `team_change_role` and `team_remove_member` take a member's `id` as `userId`.",
  },
  inviteMember: {
    next: "Ask a person first: whoever takes the invitation up sees every merchant. It mails the address. Next: `team_list` shows it until it is taken up.",
    openWorld: true,
  },
  withdrawInvitation: { next: "`team_invite` sends a new one.", destructive: true },
  changeRole: { next: "Ask a person first. `team_list` shows the result.", destructive: true },
  removeMember: {
    next: "Ask a person first: every session of the removed person ends at once.",
    destructive: true,
  },
  listNotices: {
    next: "Mail that failed: mend the address with `merchants_update`. A paused webhook: `partner_get_webhook` says more.",
  },
  getBilling: {
    next: "`partner_download_invoice` brings an invoice as a PDF; `partner_get` shows the limits.",
  },
  downloadInvoice: { next: "The PDF comes as an embedded resource." },
  downloadCreditNote: { next: "The PDF comes as an embedded resource." },
};
