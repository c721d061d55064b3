// Every code that an operation declares, met by request: ids of others and of the wrong kind, and
// what the state of an attempt does not allow. Nothing is written, and nothing of the content logged.
import { beforeAll, describe, expect, test } from "vitest";
import type { ErrorCode } from "@/lib/core/errors";
import { startWorker } from "@/lib/jobs/worker";
import { REST_OPERATIONS } from "@/lib/registry";
import { type Credentials, expectStatus, type send } from "./api";
import { testDatabase } from "./database";
import { aUser } from "./people";
import { captureLog, MARKER, refuse } from "./refusal";
import {
  aMerchant,
  anAttempt,
  answerReview,
  aPartner,
  aReadyAttempt,
  aSealedAttempt,
  REDIRECT_SHOP,
  SIGNING,
  sign,
  type TestAttempt,
  type TestMerchant,
  type TestPartner,
  tokenFor,
} from "./world";

const log = captureLog();
const database = testDatabase();

let partner: TestPartner;
let other: TestPartner;
let shop: TestMerchant;
let token: Credentials;
let open: TestAttempt;
let ready: TestAttempt;
let sealed: TestAttempt;
let renewed: TestAttempt;
let foreign: TestAttempt;
let determineJob: string;
let sectionJob: string;

async function jobOf(path: string, body?: Record<string, unknown>): Promise<string> {
  return (await expectStatus(202, "POST", path, { as: partner.as, body })).body.jobId;
}

/** A merchant whose payment method was determined. */
async function aDeterminedMerchant(): Promise<TestMerchant> {
  const merchant = await aMerchant(partner);
  const worker = await startWorker();
  const path = `${merchant.base}/payment-methods/${merchant.pmId}/determine?wait=1`;
  const body = { description: REDIRECT_SHOP };
  await expectStatus(200, "POST", path, { as: partner.as, body });
  await worker.stop();
  return merchant;
}

beforeAll(async () => {
  partner = await aPartner(database);
  other = await aPartner(database);
  shop = await aDeterminedMerchant();
  token = await tokenFor(shop);
  open = await anAttempt(await aMerchant(partner));
  ready = await aReadyAttempt(database, partner);
  sealed = await aSealedAttempt(database, partner);
  renewed = await aSealedAttempt(database, partner);
  await expectStatus(201, "POST", `${renewed.path}/renew`, { as: partner.as });
  foreign = await anAttempt(await aMerchant(other));
  const body = { description: REDIRECT_SHOP };
  determineJob = await jobOf(`${open.base}/payment-methods/${open.pmId}/determine`, body);
  sectionJob = await jobOf(`${open.path}/sections/8/combined`);
});

const INVITED = { email: "ada@team.example" };

/** Method, address, body and, where it is not our partner's key, who asks. */
type Call = readonly [string, string, Record<string, unknown>?, Credentials?];
type Cases = Record<string, () => Call | Promise<Call>>;

const get = (path: string, as?: Credentials): Call => ["GET", path, undefined, as];
const post = (path: string, body?: Record<string, unknown>, as?: Credentials): Call => [
  "POST",
  path,
  body,
  as,
];
const opening = (merchant: TestMerchant, saqType: string) => ({
  paymentMethodId: merchant.pmId,
  saqType,
});

const ANSWER = { answer: `${MARKER}: we change every password.` };
const REVIEW = { groupId: "acquirer", answer: MARKER };
const CHANGE = { name: MARKER };

const CASES: Partial<Record<ErrorCode, Cases>> = {
  DELETE_NOT_ALLOWED: {
    "on a live tenant": async () => {
      const live = await aPartner(database, "live");
      return ["DELETE", (await aMerchant(live)).base, undefined, live.as];
    },
  },
  MERCHANT_NOT_FOUND: {
    "nobody's id": () => get("/v1/merchants/mrc_nobody"),
    "an attempt's id": () => get(`/v1/merchants/${open.attemptId}`),
    "another partner's merchant": () => ["PUT", foreign.base, CHANGE],
    "another partner's attempt": () => post(`${foreign.path}/sign`, SIGNING),
    "a token's neighbour": () => ["PUT", open.base, CHANGE, token],
  },
  PAYMENT_METHOD_NOT_FOUND: {
    "a merchant's id": () => get(`${open.base}/payment-methods/${open.merchantId}`),
    "another merchant's": () => ["PUT", `${open.base}/payment-methods/${sealed.pmId}`, CHANGE],
    "another partner's, in the body": () =>
      post(`${open.base}/attempts`, opening(foreign, "SAQ A")),
  },
  ATTEMPT_NOT_FOUND: {
    "a payment method's id": () => get(`${open.base}/attempts/${open.pmId}`),
    "another merchant's": () => post(`${open.base}/attempts/${sealed.attemptId}/review`, REVIEW),
    "another partner's": () => get(`${open.base}/attempts/${foreign.attemptId}/documents/saq.pdf`),
  },
  JOB_NOT_FOUND: {
    "nobody's id": () => get("/v1/jobs/determine/00000000-0000-4000-8000-000000000000"),
    "an id whose digits could be a card's": () =>
      get("/v1/jobs/section/71d8b2fb-aec4-4065-8102-1397318013a4"),
    "an attempt's id": () => get(`/v1/jobs/section/${open.attemptId}`),
    "another partner's": () => get(`/v1/jobs/determine/${determineJob}`, other.as),
    "a token's neighbour": () => get(`/v1/jobs/determine/${determineJob}`, token),
    "a determination at the section's address": () => get(`/v1/jobs/section/${determineJob}`),
    "a section's job at the control's address": () => get(`/v1/jobs/saq-control/${sectionJob}`),
    "a section's job at the determination's": () => get(`/v1/jobs/determine/${sectionJob}`),
    "another kind": () => get(`/v1/jobs/section/${sectionJob}?kind=analyze`),
    "another attempt": () => get(`/v1/jobs/section/${sectionJob}?attemptId=${sealed.attemptId}`),
    "another section": () => get(`/v1/jobs/section/${sectionJob}?topLevel=2`),
  },
  CONTROL_NOT_FOUND: {
    "of another questionnaire": () => post(`${open.path}/questions/1.2.1/analyze`, ANSWER),
    "a heading": () => post(`${open.path}/questions/9.4/combined`),
    "no number": () => post(`${open.path}/questions/all/analyze`, ANSWER),
  },
  SECTION_NOT_APPLICABLE: {
    "13": () => post(`${open.path}/sections/13/combined`),
    "0": () => post(`${open.path}/sections/0/analyze`, ANSWER),
    "1, which SAQ A does not ask": () => post(`${open.path}/sections/1/analyze`, ANSWER),
    "08": () => post(`${open.path}/sections/08/confirm`),
    A2: () => post(`${open.path}/sections/A2/confirm`),
  },
  KEY_NOT_FOUND: {
    "nobody's id": () => ["DELETE", "/v1/partner/keys/key_nobody"],
    "an id of another kind": () => ["DELETE", `/v1/partner/keys/${open.attemptId}`],
  },
  DELIVERY_NOT_FOUND: {
    "nobody's id": () => post("/v1/partner/webhook/deliveries/whd_nobody/replay"),
    "another partner's": async () => {
      await database.pool.query(
        `insert into webhook_deliveries (partner_id, id, event_id, event_type, url, body, status, created_at)
         values ($1, 'whd_foreign', 'e', 't', 'https://receiver.example', 'b', 'failed', now())`,
        [other.partnerId],
      );
      return post("/v1/partner/webhook/deliveries/whd_foreign/replay");
    },
  },
  RETURN_URL_NOT_ALLOWED: {
    "a host that nobody named": () =>
      post(`${shop.base}/portal-link`, { returnUrl: "https://elsewhere.example/" }),
  },
  DRAFT_CONFLICT: {
    "a version that is gone": () => [
      "PUT",
      `${shop.base}/drafts/field`,
      { value: MARKER, version: 7 },
    ],
  },
  NO_SIGNATURE: { "finalize at once": () => post(`${open.path}/finalize`, {}) },
  NOT_ELIGIBLE: {
    "a criterion that the signatory says is not met": () => {
      const confirmations = [{ statementId: "A-1", confirmed: false }];
      return post(`${open.path}/sign`, { ...SIGNING, signatoryName: MARKER, confirmations });
    },
  },
  MISSING_REVIEW: {
    "finalize after signing": async () => {
      const signed = await anAttempt(await aMerchant(partner));
      await sign(signed);
      return post(`${signed.path}/finalize`, { allowIncomplete: true });
    },
  },
  INCOMPLETE: {
    "submit without answers": () => post(`${open.path}/submit`, { userEmail: "a@b.example" }),
    "finalize without answers": async () => {
      const reviewed = await anAttempt(await aMerchant(partner));
      await answerReview(reviewed);
      await sign(reviewed);
      return post(`${reviewed.path}/finalize`, {});
    },
  },
  NOT_SEALED: {
    "the documents of an open attempt": () => get(`${open.path}/documents/saq.pdf`),
    "seal again": () => post(`${ready.path}/seal`),
  },
  UNKNOWN_DOC: {
    "of a sealed attempt": () => get(`${sealed.path}/documents/roc.pdf`),
    "of an open attempt": () => get(`${open.path}/documents/SAQ.pdf`),
  },
  PDF_NOT_FOUND: { "not made yet": () => get(`${sealed.path}/documents/aoc.pdf`) },
  ALREADY_SEALED: {
    finalize: () => post(`${sealed.path}/finalize`, {}),
    sign: () => post(`${sealed.path}/sign`, { ...SIGNING, signatoryName: MARKER }),
    review: () => post(`${sealed.path}/review`, REVIEW),
    "section answer": () => post(`${sealed.path}/sections/8/analyze`, ANSWER),
    "section question": () => post(`${sealed.path}/sections/8/combined`),
    "section confirmation": () => post(`${sealed.path}/sections/8/confirm`),
    "control answer": () => post(`${sealed.path}/questions/8.3.6/analyze`, ANSWER),
    "control question": () => post(`${sealed.path}/questions/8.3.6/combined`),
  },
  ALREADY_SUBMITTED: { "submit twice": () => post(`${sealed.path}/submit`, {}) },
  PAYMENT_METHOD_SEALED: {
    "by key": () => ["DELETE", `${sealed.base}/payment-methods/${sealed.pmId}`],
    "by the merchant, while its renewal is open": async () => [
      "DELETE",
      `${renewed.base}/payment-methods/${renewed.pmId}`,
      undefined,
      await tokenFor(renewed),
    ],
  },
  ATTEMPT_ALREADY_OPEN: {
    "the same type": () => post(`${open.base}/attempts`, opening(open, "SAQ A")),
    "another type": () => post(`${open.base}/attempts`, opening(open, "SAQ D")),
    "beside a renewal": () => post(`${renewed.base}/attempts`, opening(renewed, "SAQ A")),
  },
  SAQ_TYPE_MISMATCH: {
    "a smaller type by token": () =>
      post(`${shop.base}/attempts`, opening(shop, "SAQ SPoC"), token),
    "by token before a determination": async () =>
      post(`${ready.base}/attempts`, opening(ready, "SAQ A"), await tokenFor(ready)),
  },
  RENEWAL_SOURCE_NOT_SEALED: { "an open attempt": () => post(`${open.path}/renew`) },
  RENEWAL_ALREADY_OPEN: { "renewed before": () => post(`${renewed.path}/renew`) },
  ALREADY_MEMBER: {
    "invited by key": async () => {
      const { email } = await aUser(database, partner.partnerId);
      return post("/v1/partner/team/invitations", { email, role: "viewer" });
    },
  },
  ROLE_NOT_ALLOWED: {
    "an owner by key": () => post("/v1/partner/team/invitations", { ...INVITED, role: "owner" }),
  },
  MEMBER_NOT_FOUND: {
    "of another partner": async () => {
      const { userId } = await aUser(database, other.partnerId, "viewer");
      return ["DELETE", `/v1/partner/team/members/${userId}`];
    },
  },
  INVITATION_NOT_FOUND: { unknown: () => ["DELETE", "/v1/partner/team/invitations/inv_unknown"] },
  INVOICE_NOT_FOUND: { unknown: () => get("/v1/partner/invoices/ivc_unknown.pdf") },
  BULK_NOT_FOUND: { unknown: () => get("/v1/portfolio/bulk/blk_unknown") },
  VIEW_NOT_FOUND: { unknown: () => ["DELETE", "/v1/portfolio/views/vew_unknown"] },
  PRESET_NOT_FOUND: { unknown: () => ["DELETE", "/v1/partner/presets/pre_unknown"] },
  HELPER_LINK_NOT_FOUND: { unknown: () => ["DELETE", `${open.path}/helper-links/hlp_unknown`] },
  PARTNER_QUESTION_NOT_FOUND: {
    unknown: () => post("/v1/partner-questions/pqn_unknown/answer", ANSWER),
  },
  REVIEW_NOT_FOUND: { "sealed without one": () => post(`/v1/reviews/${sealed.attemptId}/accept`) },
};

describe.each(Object.entries(CASES))("%s", (code, cases) => {
  test.each(Object.entries(cases))("%s", async (_, build) => {
    const [method, path, body, as = partner.as] = await build();
    await refuse(database, code as ErrorCode, method, path, { as, body });
  });
});

/** Met where their circumstances are: access, asking, keys, operators, reviews, team and webhooks.test.ts, and the gateway reader's own tests. */
const ELSEWHERE: readonly ErrorCode[] = [
  "LAST_OWNER",
  "LAST_OPERATOR",
  "KEY_ENDING",
  "LAST_KEY",
  "KEY_LIMIT",
  "REVIEW_NOT_WAITING",
  "ASKED_LIMIT",
  "HELPER_LINK_ENDED",
  "PARTNER_QUESTION_OPEN",
  "PARTNER_QUESTION_ENDED",
  "SANDBOX_MERCHANT_CAP",
  "GATEWAY_CREDENTIALS_REJECTED",
  "GATEWAY_UNAVAILABLE",
  // The ping and its event stay: what failed outside was tried.
  "WEBHOOK_DELIVERY_FAILED",
];

test("every code that an operation declares is met here", () => {
  const declared = new Set(REST_OPERATIONS.flatMap((operation) => operation.errors));
  const unmet = [...declared].filter((code) => !CASES[code] && !ELSEWHERE.includes(code));
  expect(unmet).toEqual([]);
});

test("a determination of an earlier description opens nothing by token", async () => {
  const path = `${shop.base}/attempts`;
  const wrong = await refuse(database, "SAQ_TYPE_MISMATCH", ...postAs(path, "SAQ D"));
  expect(wrong.body.details).toEqual({ determined: "SAQ A" });
  const change = { description: `${REDIRECT_SHOP} We also type cards that customers phone in.` };
  const method = `${shop.base}/payment-methods/${shop.pmId}`;
  await expectStatus(200, "PUT", method, { as: token, body: change });
  const stale = await refuse(database, "SAQ_TYPE_MISMATCH", ...postAs(path, "SAQ A"));
  expect(stale.body.details).toEqual({ determined: null, outdated: true });
  const back = { description: REDIRECT_SHOP };
  await expectStatus(200, "PUT", method, { as: token, body: back });
  await expectStatus(201, ...postAs(path, "SAQ A"));
});

function postAs(path: string, saqType: string): Parameters<typeof send> {
  return ["POST", path, { as: token, body: opening(shop, saqType) }];
}

test("nothing of what was refused is in the log, which names every request", () => {
  const text = log.text();
  expect(text).not.toContain(MARKER);
  for (const operation of ["attempts.sign", "sections.analyze", "review.answer"]) {
    expect(text).toContain(`"operation":"${operation}"`);
  }
});
