// What refused requests start from: merchants and attempts in every state, of one partner and of another.
import type { ErrorCode } from "@/lib/core/errors";
import { startWorker } from "@/lib/jobs/worker";
import { type Credentials, expectStatus } from "./api";
import type { TestDatabase } from "./database";
import { MARKER } from "./refusal";
import {
  aMerchant,
  anAttempt,
  aPartner,
  aReadyAttempt,
  aSealedAttempt,
  REDIRECT_SHOP,
  type TestAttempt,
  type TestMerchant,
  type TestPartner,
  tokenFor,
} from "./world";

/** Everything that a refused request may be about. */
export interface RefusalWorld {
  readonly database: TestDatabase;
  readonly partner: TestPartner;
  readonly other: TestPartner;
  /** A merchant whose payment method was determined. */
  readonly shop: TestMerchant;
  /** Of the shop. */
  readonly token: Credentials;
  readonly open: TestAttempt;
  /** Everything is answered and nothing sealed. */
  readonly ready: TestAttempt;
  readonly sealed: TestAttempt;
  /** Sealed, with an open renewal. */
  readonly renewed: TestAttempt;
  /** Of the other partner. */
  readonly foreign: TestAttempt;
  /** Both of the open attempt. */
  readonly determineJob: string;
  readonly sectionJob: string;
}

/** Method, address, body and, where it is not our partner's key, who asks. */
type Call = readonly [string, string, Record<string, unknown>?, Credentials?];

/** Requests by the code that they are refused with and by what they are. */
export type RefusedCalls = Partial<
  Record<ErrorCode, Record<string, (world: RefusalWorld) => Call | Promise<Call>>>
>;

/** A GET. */
export const get = (path: string, as?: Credentials): Call => ["GET", path, undefined, as];

/** A POST. */
export const post = (path: string, body?: Record<string, unknown>, as?: Credentials): Call => [
  "POST",
  path,
  body,
  as,
];

/** The body that opens an attempt of a type. */
export const opening = (merchant: TestMerchant, saqType: string) => ({
  paymentMethodId: merchant.pmId,
  saqType,
});

/** Bodies that would be taken where they belong. */
export const ANSWER = { answer: `${MARKER}: we change every password.` };
export const REVIEW = { groupId: "acquirer", answer: MARKER };
export const CHANGE = { name: MARKER };
export const INVITED = { email: "ada@team.example" };

async function aDeterminedMerchant(partner: TestPartner): Promise<TestMerchant> {
  const merchant = await aMerchant(partner);
  const worker = await startWorker();
  const path = `${merchant.base}/payment-methods/${merchant.pmId}/determine?wait=1`;
  const body = { description: REDIRECT_SHOP };
  await expectStatus(200, "POST", path, { as: partner.as, body });
  await worker.stop();
  return merchant;
}

/** Makes all of it. */
export async function refusalWorld(database: TestDatabase): Promise<RefusalWorld> {
  const [partner, other] = [await aPartner(database), await aPartner(database)];
  const { as } = partner;
  const jobOf = async (path: string, body?: Record<string, unknown>): Promise<string> =>
    (await expectStatus(202, "POST", path, { as, body })).body.jobId;
  const shop = await aDeterminedMerchant(partner);
  const open = await anAttempt(await aMerchant(partner));
  const ready = await aReadyAttempt(database, partner);
  const sealed = await aSealedAttempt(database, partner);
  const renewed = await aSealedAttempt(database, partner);
  await expectStatus(201, "POST", `${renewed.path}/renew`, { as });
  const body = { description: REDIRECT_SHOP };
  return {
    ...{ database, partner, other, shop, open, ready, sealed, renewed },
    token: await tokenFor(shop),
    foreign: await anAttempt(await aMerchant(other)),
    determineJob: await jobOf(`${open.base}/payment-methods/${open.pmId}/determine`, body),
    sectionJob: await jobOf(`${open.path}/sections/8/combined`),
  };
}
