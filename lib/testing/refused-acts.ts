// Acts that the state of an attempt, of a merchant or of a team does not allow, by the code that each is refused with.
import { aUser } from "./people";
import { MARKER } from "./refusal";
import { ANSWER, get, INVITED, opening, post, REVIEW, type RefusedCalls } from "./refusal-world";
import { aMerchant, anAttempt, answerReview, aPartner, SIGNING, sign, tokenFor } from "./world";

/** Requests about what is there and does not take them. */
export const REFUSED_ACTS: RefusedCalls = {
  DELETE_NOT_ALLOWED: {
    "on a live tenant": async ({ database }) => {
      const live = await aPartner(database, "live");
      return ["DELETE", (await aMerchant(live)).base, undefined, live.as];
    },
  },
  RETURN_URL_NOT_ALLOWED: {
    "a host that nobody named": ({ shop }) =>
      post(`${shop.base}/portal-link`, { returnUrl: "https://elsewhere.example/" }),
  },
  DRAFT_CONFLICT: {
    "a version that is gone": ({ shop }) => [
      "PUT",
      `${shop.base}/drafts/field`,
      { value: MARKER, version: 7 },
    ],
  },
  NO_SIGNATURE: { "finalize at once": ({ open }) => post(`${open.path}/finalize`, {}) },
  NOT_ELIGIBLE: {
    "a criterion that the signatory says is not met": ({ open }) => {
      const confirmations = [{ statementId: "A-1", confirmed: false }];
      return post(`${open.path}/sign`, { ...SIGNING, signatoryName: MARKER, confirmations });
    },
  },
  MISSING_REVIEW: {
    "finalize after signing": async ({ partner }) => {
      const signed = await anAttempt(await aMerchant(partner));
      await sign(signed);
      return post(`${signed.path}/finalize`, { allowIncomplete: true });
    },
  },
  INCOMPLETE: {
    "submit without answers": ({ open }) =>
      post(`${open.path}/submit`, { userEmail: "a@b.example" }),
    "finalize without answers": async ({ partner }) => {
      const reviewed = await anAttempt(await aMerchant(partner));
      await answerReview(reviewed);
      await sign(reviewed);
      return post(`${reviewed.path}/finalize`, {});
    },
  },
  NOT_SEALED: {
    "the documents of an open attempt": ({ open }) => get(`${open.path}/documents/saq.pdf`),
    "seal again": ({ ready }) => post(`${ready.path}/seal`),
  },
  ALREADY_SEALED: {
    finalize: ({ sealed }) => post(`${sealed.path}/finalize`, {}),
    sign: ({ sealed }) => post(`${sealed.path}/sign`, { ...SIGNING, signatoryName: MARKER }),
    review: ({ sealed }) => post(`${sealed.path}/review`, REVIEW),
    "section answer": ({ sealed }) => post(`${sealed.path}/sections/8/analyze`, ANSWER),
    "section question": ({ sealed }) => post(`${sealed.path}/sections/8/combined`),
    "section confirmation": ({ sealed }) => post(`${sealed.path}/sections/8/confirm`),
    "control answer": ({ sealed }) => post(`${sealed.path}/questions/8.3.6/analyze`, ANSWER),
    "control question": ({ sealed }) => post(`${sealed.path}/questions/8.3.6/combined`),
  },
  ALREADY_SUBMITTED: { "submit twice": ({ sealed }) => post(`${sealed.path}/submit`, {}) },
  PAYMENT_METHOD_SEALED: {
    "by key": ({ sealed }) => ["DELETE", `${sealed.base}/payment-methods/${sealed.pmId}`],
    "by the merchant, while its renewal is open": async ({ renewed }) => [
      "DELETE",
      `${renewed.base}/payment-methods/${renewed.pmId}`,
      undefined,
      await tokenFor(renewed),
    ],
  },
  ATTEMPT_ALREADY_OPEN: {
    "the same type": ({ open }) => post(`${open.base}/attempts`, opening(open, "SAQ A")),
    "another type": ({ open }) => post(`${open.base}/attempts`, opening(open, "SAQ D")),
    "beside a renewal": ({ renewed }) =>
      post(`${renewed.base}/attempts`, opening(renewed, "SAQ A")),
  },
  SAQ_TYPE_MISMATCH: {
    "a smaller type by token": ({ shop, token }) =>
      post(`${shop.base}/attempts`, opening(shop, "SAQ SPoC"), token),
    "by token before a determination": async ({ ready }) =>
      post(`${ready.base}/attempts`, opening(ready, "SAQ A"), await tokenFor(ready)),
  },
  RENEWAL_SOURCE_NOT_SEALED: { "an open attempt": ({ open }) => post(`${open.path}/renew`) },
  RENEWAL_ALREADY_OPEN: { "renewed before": ({ renewed }) => post(`${renewed.path}/renew`) },
  ALREADY_MEMBER: {
    "invited by key": async ({ database, partner }) => {
      const { email } = await aUser(database, partner.partnerId);
      return post("/v1/partner/team/invitations", { email, role: "viewer" });
    },
  },
  ROLE_NOT_ALLOWED: {
    "an owner by key": () => post("/v1/partner/team/invitations", { ...INVITED, role: "owner" }),
  },
};
