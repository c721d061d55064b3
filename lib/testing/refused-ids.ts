// Ids that lead nowhere: nobody's, those of others, and those of another kind; by the code that each is refused with.
import { aUser } from "./people";
import { ANSWER, CHANGE, get, opening, post, REVIEW, type RefusedCalls } from "./refusal-world";
import { SIGNING } from "./world";

/** Requests about what is not there for whoever asks. */
export const REFUSED_IDS: RefusedCalls = {
  MERCHANT_NOT_FOUND: {
    "nobody's id": () => get("/v1/merchants/mrc_nobody"),
    "an attempt's id": ({ open }) => get(`/v1/merchants/${open.attemptId}`),
    "another partner's merchant": ({ foreign }) => ["PUT", foreign.base, CHANGE],
    "another partner's attempt": ({ foreign }) => post(`${foreign.path}/sign`, SIGNING),
    "a token's neighbour": ({ token, open }) => ["PUT", open.base, CHANGE, token],
  },
  PAYMENT_METHOD_NOT_FOUND: {
    "a merchant's id": ({ open }) => get(`${open.base}/payment-methods/${open.merchantId}`),
    "another merchant's": ({ open, sealed }) => [
      "PUT",
      `${open.base}/payment-methods/${sealed.pmId}`,
      CHANGE,
    ],
    "another partner's, in the body": ({ open, foreign }) =>
      post(`${open.base}/attempts`, opening(foreign, "SAQ A")),
  },
  ATTEMPT_NOT_FOUND: {
    "a payment method's id": ({ open }) => get(`${open.base}/attempts/${open.pmId}`),
    "another merchant's": ({ open, sealed }) =>
      post(`${open.base}/attempts/${sealed.attemptId}/review`, REVIEW),
    "another partner's": ({ open, foreign }) =>
      get(`${open.base}/attempts/${foreign.attemptId}/documents/saq.pdf`),
  },
  JOB_NOT_FOUND: {
    "nobody's id": () => get("/v1/jobs/determine/00000000-0000-4000-8000-000000000000"),
    "an id whose digits could be a card's": () =>
      get("/v1/jobs/section/71d8b2fb-aec4-4065-8102-1397318013a4"),
    "an attempt's id": ({ open }) => get(`/v1/jobs/section/${open.attemptId}`),
    "another partner's": ({ other, determineJob }) =>
      get(`/v1/jobs/determine/${determineJob}`, other.as),
    "a token's neighbour": ({ token, determineJob }) =>
      get(`/v1/jobs/determine/${determineJob}`, token),
    "a determination at the section's address": ({ determineJob }) =>
      get(`/v1/jobs/section/${determineJob}`),
    "a section's job at the control's address": ({ sectionJob }) =>
      get(`/v1/jobs/saq-control/${sectionJob}`),
    "a section's job at the determination's": ({ sectionJob }) =>
      get(`/v1/jobs/determine/${sectionJob}`),
    "another kind": ({ sectionJob }) => get(`/v1/jobs/section/${sectionJob}?kind=analyze`),
    "another attempt": ({ sealed, sectionJob }) =>
      get(`/v1/jobs/section/${sectionJob}?attemptId=${sealed.attemptId}`),
    "another section": ({ sectionJob }) => get(`/v1/jobs/section/${sectionJob}?topLevel=2`),
  },
  CONTROL_NOT_FOUND: {
    "of another questionnaire": ({ open }) => post(`${open.path}/questions/1.2.1/analyze`, ANSWER),
    "a heading": ({ open }) => post(`${open.path}/questions/9.4/combined`),
    "no number": ({ open }) => post(`${open.path}/questions/all/analyze`, ANSWER),
  },
  SECTION_NOT_APPLICABLE: {
    "13": ({ open }) => post(`${open.path}/sections/13/combined`),
    "0": ({ open }) => post(`${open.path}/sections/0/analyze`, ANSWER),
    "1, which SAQ A does not ask": ({ open }) => post(`${open.path}/sections/1/analyze`, ANSWER),
    "08": ({ open }) => post(`${open.path}/sections/08/confirm`),
    A2: ({ open }) => post(`${open.path}/sections/A2/confirm`),
  },
  KEY_NOT_FOUND: {
    "nobody's id": () => ["DELETE", "/v1/partner/keys/key_nobody"],
    "an id of another kind": ({ open }) => ["DELETE", `/v1/partner/keys/${open.attemptId}`],
  },
  DELIVERY_NOT_FOUND: {
    "nobody's id": () => post("/v1/partner/webhook/deliveries/whd_nobody/replay"),
    "another partner's": async ({ database, other }) => {
      await database.pool.query(
        `insert into webhook_deliveries (partner_id, id, event_id, event_type, url, body, status, created_at)
         values ($1, 'whd_foreign', 'e', 't', 'https://receiver.example', 'b', 'failed', now())`,
        [other.partnerId],
      );
      return post("/v1/partner/webhook/deliveries/whd_foreign/replay");
    },
  },
  UNKNOWN_DOC: {
    "of a sealed attempt": ({ sealed }) => get(`${sealed.path}/documents/roc.pdf`),
    "of an open attempt": ({ open }) => get(`${open.path}/documents/SAQ.pdf`),
  },
  PDF_NOT_FOUND: { "not made yet": ({ sealed }) => get(`${sealed.path}/documents/aoc.pdf`) },
  MEMBER_NOT_FOUND: {
    "of another partner": async ({ database, other }) => {
      const { userId } = await aUser(database, other.partnerId, "viewer");
      return ["DELETE", `/v1/partner/team/members/${userId}`];
    },
  },
  INVITATION_NOT_FOUND: {
    unknown: () => ["DELETE", "/v1/partner/team/invitations/inv_unknown"],
  },
  BULK_NOT_FOUND: { unknown: () => get("/v1/portfolio/bulk/blk_unknown") },
  VIEW_NOT_FOUND: { unknown: () => ["DELETE", "/v1/portfolio/views/vew_unknown"] },
  INVOICE_NOT_FOUND: { unknown: () => get("/v1/partner/invoices/ivc_unknown.pdf") },
  CREDIT_NOTE_NOT_FOUND: { unknown: () => get("/v1/partner/credit-notes/crn_unknown.pdf") },
  PRESET_NOT_FOUND: { unknown: () => ["DELETE", "/v1/partner/presets/pre_unknown"] },
  HELPER_LINK_NOT_FOUND: {
    unknown: ({ open }) => ["DELETE", `${open.path}/helper-links/hlp_unknown`],
  },
  PARTNER_QUESTION_NOT_FOUND: {
    unknown: () => post("/v1/partner-questions/pqn_unknown/answer", ANSWER),
  },
  REVIEW_NOT_FOUND: {
    "sealed without one": ({ sealed }) => post(`/v1/reviews/${sealed.attemptId}/accept`),
  },
};
