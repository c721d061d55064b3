// Named things that tests start from, made through the API wherever the API can make them.
import { and, eq } from "drizzle-orm";
import { answers, sections } from "@/db/schema";
import { seedPartner } from "@/db/seed/partner";
import type { ControlStatus } from "@/lib/pci/response";
import type { SaqType } from "@/lib/pci/saq-type";
import { type Credentials, expectStatus, send, withKey, withToken } from "./api";
import type { TestDatabase } from "./database";

/** A partner with its credentials. */
export interface TestPartner {
  readonly partnerId: string;
  readonly apiKey: string;
  readonly as: Credentials;
}

/** A merchant with one payment method. */
export interface TestMerchant {
  readonly partner: TestPartner;
  readonly merchantId: string;
  readonly pmId: string;
  readonly base: string;
}

/** An attempt of a merchant. */
export interface TestAttempt extends TestMerchant {
  readonly attemptId: string;
  readonly saqType: SaqType;
  readonly topLevels: readonly string[];
  /** `/v1/merchants/…/attempts/…` */
  readonly path: string;
}

/** A description that determines SAQ A without a question. */
export const REDIRECT_SHOP =
  "Our web shop sends every customer to the payment provider's own page to pay. They type the card there and come back. We never see or keep card numbers.";

/** Makes a partner. */
export async function aPartner(
  database: TestDatabase,
  mode: "sandbox" | "live" = "sandbox",
  status: "active" | "suspended" = "active",
): Promise<TestPartner> {
  const partner = { name: `Test Acquiring ${mode}`, mode, status };
  const made = await seedPartner(database.db, partner, new Date());
  return { ...made, as: withKey(made.apiKey) };
}

/** Makes a merchant with one payment method. */
export async function aMerchant(
  partner: TestPartner,
  description = REDIRECT_SHOP,
): Promise<TestMerchant> {
  const { as } = partner;
  const merchant = { name: "Quayside Candles", email: "owner@quayside.example" };
  const created = await expectStatus(201, "POST", "/v1/merchants", { as, body: merchant });
  const base = `/v1/merchants/${created.body.id}`;
  const method = { name: "Web shop", description, channel: "website" };
  const added = await expectStatus(201, "POST", `${base}/payment-methods`, { as, body: method });
  return { partner, merchantId: created.body.id, pmId: added.body.id, base };
}

/** Opens an attempt of a type by partner key. */
export async function anAttempt(
  merchant: TestMerchant,
  saqType: SaqType = "SAQ A",
): Promise<TestAttempt> {
  const { as } = merchant.partner;
  const body = { paymentMethodId: merchant.pmId, saqType };
  const opened = await expectStatus(201, "POST", `${merchant.base}/attempts`, { as, body });
  const attemptId: string = opened.body.id;
  const topLevels: string[] = opened.body.applicableTopLevels;
  return {
    ...merchant,
    attemptId,
    saqType,
    topLevels,
    path: `${merchant.base}/attempts/${attemptId}`,
  };
}

/** Answers every control behind the scenes, so that a test needs no assessor. */
export async function fillAnswers(
  database: TestDatabase,
  attempt: TestAttempt,
  status: ControlStatus = "In Place",
): Promise<void> {
  const given = {
    status,
    answer: "We do this every day.",
    quote: "every day",
    reason: "You said so.",
  };
  await database.db
    .update(answers)
    .set(given)
    .where(
      and(
        eq(answers.partnerId, attempt.partner.partnerId),
        eq(answers.attemptId, attempt.attemptId),
      ),
    );
  await database.db
    .update(sections)
    .set({ combinedAnswer: given.answer, overall: status, analyzedAt: new Date() })
    .where(
      and(
        eq(sections.partnerId, attempt.partner.partnerId),
        eq(sections.attemptId, attempt.attemptId),
      ),
    );
}

const REVIEW = {
  company_info: "Quayside Candles Ltd, www.quayside.example, owner@quayside.example",
  business_address: "1 Quay Street, Port Town",
  locations: "One workshop in Port Town",
  business_description: "We sell candles on the web; the provider takes the cards.",
};

/** A signature to send. */
export const SIGNING = {
  signatoryName: "Sample Signatory",
  signatoryTitle: "Owner",
  acknowledgement: "I confirm that these answers are true and complete.",
};

/** Answers every required review group. */
export async function answerReview(attempt: TestAttempt, remediation = false): Promise<void> {
  const { as } = attempt.partner;
  const plan = remediation ? { remediation: "We fix it by 31 March 2027." } : {};
  for (const [groupId, answer] of Object.entries({ ...REVIEW, ...plan })) {
    await expectStatus(200, "POST", `${attempt.path}/review`, { as, body: { groupId, answer } });
  }
}

/** Signs an attempt. */
export async function sign(attempt: TestAttempt): Promise<void> {
  const { as } = attempt.partner;
  await expectStatus(200, "POST", `${attempt.path}/sign`, { as, body: SIGNING });
}

/** An attempt with every answer and the review done, not signed yet. */
export async function anAnsweredAttempt(
  database: TestDatabase,
  partner: TestPartner,
  saqType: SaqType = "SAQ A",
): Promise<TestAttempt> {
  const attempt = await anAttempt(await aMerchant(partner), saqType);
  await fillAnswers(database, attempt);
  await answerReview(attempt);
  return attempt;
}

/** An attempt with every answer, the review done and signed: ready to finalize. */
export async function aReadyAttempt(
  database: TestDatabase,
  partner: TestPartner,
  saqType: SaqType = "SAQ A",
): Promise<TestAttempt> {
  const attempt = await anAnsweredAttempt(database, partner, saqType);
  await sign(attempt);
  return attempt;
}

/** Sets one control behind the scenes, before anybody signs: `change` is SQL. */
export async function setControl(
  database: TestDatabase,
  attempt: TestAttempt,
  controlId: string,
  change: string,
): Promise<void> {
  await database.pool.query(
    `update answers set ${change} where attempt_id = $1 and control_id = $2`,
    [attempt.attemptId, controlId],
  );
}

/**
 * A sealed attempt; its documents follow only where a worker runs. Submit does not wait for them.
 * `prepare` changes behind the scenes what is then signed and sealed.
 */
export async function aSealedAttempt(
  database: TestDatabase,
  partner: TestPartner,
  prepare?: (attempt: TestAttempt) => Promise<unknown>,
): Promise<TestAttempt> {
  const attempt = await anAnsweredAttempt(database, partner);
  await prepare?.(attempt);
  await sign(attempt);
  await expectStatus(200, "POST", `${attempt.path}/submit`, { as: partner.as });
  return attempt;
}

/** A session token of a merchant. */
export async function tokenFor(merchant: TestMerchant): Promise<Credentials> {
  const { as } = merchant.partner;
  const minted = await send("POST", `${merchant.base}/session-token`, { as });
  return withToken(minted.body.sessionToken);
}
