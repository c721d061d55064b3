// One working example per public operation: what the loops over the registry call. An operation
// without an example does not compile.
import { newId } from "@/lib/core/ids";
import type { PublicName } from "@/lib/registry";
import { expectStatus } from "./api";
import { ASKING_EXAMPLES } from "./asking-examples";
import { aGatewayAccount, SALES, sales } from "./authorize-net";
import type { TestDatabase } from "./database";
import { PARTNER_EXAMPLES } from "./partner-examples";
import { anAddress } from "./people";
import { PRESET_EXAMPLES } from "./preset-examples";
import {
  aMerchant,
  anAttempt,
  answerReview,
  aReadyAttempt,
  aSealedAttempt,
  fillAnswers,
  REDIRECT_SHOP,
  SIGNING,
  type TestPartner,
} from "./world";

/** One call: where, and with which body. */
export interface Example {
  readonly path: string;
  readonly body?: Record<string, unknown>;
}

type Build = (database: TestDatabase, partner: TestPartner) => Promise<Example>;

const onMerchant =
  (tail: string, body?: Record<string, unknown>): Build =>
  async (_, partner) => {
    const { base } = await aMerchant(partner);
    return { path: `${base}${tail}`, ...(body ? { body } : {}) };
  };

const onMethod =
  (tail: string, body?: Record<string, unknown>): Build =>
  async (_, partner) => {
    const { base, pmId } = await aMerchant(partner);
    return { path: `${base}/payment-methods/${pmId}${tail}`, ...(body ? { body } : {}) };
  };

const onAttempt =
  (tail: string, body?: Record<string, unknown>): Build =>
  async (_, partner) => {
    const { path } = await anAttempt(await aMerchant(partner));
    return { path: `${path}${tail}`, ...(body ? { body } : {}) };
  };

/** An act on many merchants: one to whom nobody else writes. */
async function aBulk({ as }: TestPartner): Promise<Record<string, unknown>> {
  const body = { name: "Juniper Street Candles", email: anAddress() };
  const created = await expectStatus(201, "POST", "/v1/merchants", { as, body });
  return { act: "invite", merchantIds: [created.body.id] };
}

/** Starts an act on many merchants and names its address. */
const onBulk =
  (tail: string): Build =>
  async (_, partner) => {
    const request = { as: partner.as, body: await aBulk(partner) };
    const started = await expectStatus(200, "POST", "/v1/portfolio/bulk", request);
    return { path: `${started.body.pollUrl}${tail}` };
  };

/** Starts a job on an open attempt and names its polling address. */
const polling =
  (tail: string, body?: Record<string, unknown>): Build =>
  async (_, partner) => {
    const { path } = await anAttempt(await aMerchant(partner));
    const started = await expectStatus(202, "POST", `${path}${tail}`, { as: partner.as, body });
    return { path: started.body.pollUrl };
  };

const followUp: Build = async (database, partner) => {
  const { base, pmId, merchantId } = await aMerchant(partner, "We take cards in our shop.");
  const threadId = newId("thr");
  await database.pool.query(
    `insert into determinations values ($1, $5, $2, $3, 'We take cards in our shop.', 'needs-followup', $4, now(), now())`,
    [partner.partnerId, merchantId, pmId, { rounds: [], conclusion: OPEN_QUESTION }, threadId],
  );
  const body = { answer: "On a terminal that stands alone.", threadId };
  return { path: `${base}/payment-methods/${pmId}/followup`, body };
};

const OPEN_QUESTION = {
  status: "needs-followup",
  saqType: null,
  reason: null,
  qualifications: [],
  followUpQuestion: "How do you type the card number?",
  followUpTopic: "cardEntryMethod",
  followUpLinks: [],
  facts: [],
  runnerUp: null,
  provenance: {
    assessor: "embedded",
    model: null,
    promptVersion: "example",
    inputHash: "example",
    durationMs: 0,
  },
};

const determinePoll: Build = async (_, partner) => {
  const { base, pmId } = await aMerchant(partner);
  const path = `${base}/payment-methods/${pmId}/determine`;
  const body = { description: REDIRECT_SHOP };
  const started = await expectStatus(202, "POST", path, { as: partner.as, body });
  return { path: started.body.pollUrl };
};

const finalize: Build = async (database, partner) => {
  const { path } = await aReadyAttempt(database, partner);
  return { path: `${path}/finalize`, body: {} };
};

const submit: Build = async (database, partner) => {
  const attempt = await anAttempt(await aMerchant(partner));
  await fillAnswers(database, attempt);
  await answerReview(attempt);
  return { path: `${attempt.path}/submit`, body: {} };
};

const onSealed =
  (tail: string): Build =>
  async (database, partner) => {
    const { path } = await aSealedAttempt(database, partner);
    return { path: `${path}${tail}` };
  };

const download: Build = async (database, partner) => {
  const { path, attemptId, merchantId } = await aSealedAttempt(database, partner);
  await database.pool.query(
    `insert into documents (partner_id, attempt_id, version, kind, id, merchant_id, sha256, bytes, pages, pipeline, content, created_at) values ($1, $2, 1, 'saq', 'doc_example', $3, 'example', 4, 1, 'local-fallback', 'test', now())`,
    [partner.partnerId, attemptId, merchantId],
  );
  return { path: `${path}/documents/saq.pdf` };
};

const worksheet: Build = async (database, partner) => {
  const attempt = await anAttempt(await aMerchant(partner));
  await fillAnswers(database, attempt, "In Place with Compensating Control");
  const text = "The till's maker offers no lock, so the till stands behind a locked counter.";
  const names = ["constraint", "objective", "risk", "definition", "validation", "maintenance"];
  const body = Object.fromEntries(names.map((name) => [name, text]));
  return { path: `${attempt.path}/questions/2.2.2/worksheet`, body };
};

const gateway: Build = async (_, partner) => {
  const { base } = await aMerchant(partner);
  const { credentials } = await aGatewayAccount({ unsettled: sales(3, SALES.web) });
  return { path: `${base}/integrations/gateway`, body: { ...credentials, environment: "sandbox" } };
};

const ANSWER = { answer: "We change the supplier's passwords before we use a device." };

/** A sealed attempt that waits for its partner's reviewers. */
const onWaiting =
  (tail: string, body?: Record<string, unknown>): Build =>
  async (database, partner) => {
    // It stays so: examples are made side by side.
    const text = "update partners set require_review = true where id = $1";
    await database.pool.query(text, [partner.partnerId]);
    const { attemptId } = await aSealedAttempt(database, partner);
    return { path: `/v1/reviews/${attemptId}${tail}`, ...(body ? { body } : {}) };
  };

const REASON = { controlId: "2.2.2", reason: "Say who changes the passwords, and when." };

/** The examples, by the operation's name in the code. */
export const EXAMPLES: Record<PublicName, Build> = {
  createMerchant: async () => ({ path: "/v1/merchants", body: { name: "Quayside Candles" } }),
  listMerchants: async () => ({ path: "/v1/merchants" }),
  getMerchant: onMerchant(""),
  updateMerchant: onMerchant("", { name: "Quayside Candles and Soap" }),
  deleteMerchant: onMerchant(""),
  importMerchants: async () => ({
    path: "/v1/merchants/import",
    body: { merchants: [{ name: "Quayside Candles", email: "owner@quayside.example" }] },
  }),
  inviteMerchant: onMerchant("/invite", {}),
  addNote: onMerchant("/notes", { text: "Called them: the owner is away until Monday." }),
  listNotes: onMerchant("/notes"),
  listMails: onMerchant("/mails"),
  mintToken: onMerchant("/session-token", { ttlSeconds: 600, use: "rest" }),
  createPaymentMethod: onMerchant("/payment-methods", {
    name: "Market stall",
    description: REDIRECT_SHOP,
  }),
  ...PRESET_EXAMPLES,
  listPaymentMethods: onMerchant("/payment-methods"),
  getPaymentMethod: onMethod(""),
  updatePaymentMethod: onMethod("", { vendor: "Stripe" }),
  readGateway: gateway,
  determine: onMethod("/determine", { description: REDIRECT_SHOP }),
  answerFollowUp: followUp,
  getDetermination: onMethod("/determination"),
  getDetermineJob: determinePoll,
  openAttempt: async (_, partner) => {
    const { base, pmId } = await aMerchant(partner);
    return { path: `${base}/attempts`, body: { paymentMethodId: pmId, saqType: "SAQ B-IP" } };
  },
  changeType: onAttempt("/type", { saqType: "SAQ D" }),
  listAttempts: onMerchant("/attempts"),
  getAttempt: onAttempt(""),
  renewAttempt: onSealed("/renew"),
  listSections: onAttempt("/sections"),
  composeSection: onAttempt("/sections/8/combined"),
  analyzeSection: onAttempt("/sections/2/analyze", ANSWER),
  confirmSection: onAttempt("/sections/2/confirm"),
  getSectionJob: polling("/sections/2/analyze", ANSWER),
  listQuestions: onAttempt("/questions"),
  composeControl: onAttempt("/questions/8.3.6/combined"),
  analyzeControl: onAttempt("/questions/2.2.2/analyze", ANSWER),
  recordWorksheet: worksheet,
  parkControl: onAttempt("/questions/8.3.6/parked", { parked: true }),
  getControlJob: polling("/questions/2.2.2/combined"),
  ...ASKING_EXAMPLES,
  getReview: onAttempt("/review"),
  answerReview: onAttempt("/review", { groupId: "acquirer", answer: "Harbor Bank" }),
  saveReview: onAttempt("/review", {
    groups: [{ groupId: "acquirer", fields: { name: "Harbor Bank", merchantNumbers: "77-10" } }],
  }),
  signAttempt: onAttempt("/sign", SIGNING),
  finalizeAttempt: finalize,
  submitAttempt: submit,
  sealDocuments: onSealed("/seal"),
  getRecord: onSealed("/record"),
  downloadDocument: download,
  createPortalLink: onMerchant("/portal-link", { ttlSeconds: 600 }),
  createViewLink: onMerchant("/view-link"),
  getPortfolio: async () => ({ path: "/v1/portfolio" }),
  getOverview: async () => ({ path: "/v1/portfolio/overview" }),
  getAttention: async () => ({ path: "/v1/portfolio/attention" }),
  listPortfolioMerchants: async () => ({
    path: "/v1/portfolio/merchants?stage=started&sort=quietest&search=candles",
  }),
  countPortfolioMerchants: async () => ({
    path: "/v1/portfolio/merchants/counts?invitation=never",
  }),
  exportPortfolio: async () => ({ path: "/v1/portfolio/export.csv" }),
  listReviews: async () => ({ path: "/v1/reviews?state=waiting&limit=5" }),
  getReviewed: onWaiting(""),
  acceptReviewed: onWaiting("/accept"),
  sendBackReviewed: onWaiting("/send-back", { reasons: [REASON] }),
  listAudit: async () => ({ path: "/v1/audit?limit=5" }),
  startBulk: async (_, partner) => ({
    path: "/v1/portfolio/bulk",
    body: await aBulk(partner),
  }),
  listViews: async () => ({ path: "/v1/portfolio/views" }),
  saveView: async () => ({
    path: "/v1/portfolio/views",
    body: { name: "Quiet for two weeks", query: "stage=invited&sort=quietest" },
  }),
  deleteView: async (_, partner) => {
    const body = { name: "To be removed", query: "stage=expired" };
    const kept = await expectStatus(201, "POST", "/v1/portfolio/views", { as: partner.as, body });
    return { path: `/v1/portfolio/views/${kept.body.id}` };
  },
  getBulk: onBulk(""),
  listBulkItems: onBulk("/items"),
  listBulks: async () => ({ path: "/v1/portfolio/bulk?limit=5" }),
  exportBulkItems: onBulk("/items.csv?outcome=skipped"),
  exportAudit: async () => ({ path: "/v1/audit/export.csv?eventType=merchant.created" }),
  ...PARTNER_EXAMPLES,
  getBrand: onMerchant("/brand"),
  listDrafts: onMerchant("/drafts"),
  saveDraft: onMerchant("/drafts/att_example.section.8", { value: "We change", version: 0 }),
};
