// Presets of payment products for tests: partners that publish them, and merchants that name them.
import { newId } from "@/lib/core/ids";
import { type Credentials, expectStatus, type Reply, send } from "./api";
import type { TestDatabase } from "./database";
import {
  aMerchant,
  anAttempt,
  answerReview,
  fillAnswers,
  REDIRECT_SHOP,
  type TestAttempt,
  type TestMerchant,
  type TestPartner,
} from "./world";

/** Where presets stand. */
export const PRESETS = "/v1/partner/presets";
/** What the partner says of 8.3.6. */
export const PASSWORDS = "Harbor Pay keeps the passwords of the payment page by this rule.";

/** A control as the questions list it, as far as presets matter. */
export interface PresetQuestion {
  readonly controlId: string;
  readonly topLevel: string;
  readonly status: string;
  readonly answer: string | null;
  readonly origin: string | null;
  readonly unconfirmed: boolean;
  readonly carriedForward: boolean;
  readonly givenBy: string | null;
}

/** What a partner says of a product, under a name of its own. */
export function somePreset(): Record<string, unknown> {
  return {
    name: `Harbor Pay ${newId("pst")}`,
    description: REDIRECT_SHOP,
    controls: [
      { controlId: "8.3.6", answer: PASSWORDS },
      { controlId: "3.5.1.2", answer: "Harbor Pay encrypts no disk, as it keeps no card." },
    ],
  };
}

/** Makes a preset that is not published; its address. */
export async function presetPath({ as }: TestPartner): Promise<string> {
  const { body } = await expectStatus(201, "POST", PRESETS, { as, body: somePreset() });
  return `${PRESETS}/${body.id}`;
}

/** Makes a published preset; 3.5.1.2 of it is none of SAQ A's controls. */
export async function aPreset(
  { as }: TestPartner,
  change: Record<string, unknown> = {},
): Promise<Reply["body"]> {
  const body = { ...somePreset(), published: true, ...change };
  return (await expectStatus(201, "POST", PRESETS, { as, body })).body;
}

/** Changes a preset. */
export function changePreset(
  presetId: string,
  as: Credentials,
  body: Record<string, unknown>,
): Promise<Reply> {
  return send("PUT", `${PRESETS}/${presetId}`, { as, body });
}

/** A merchant whose payment method is the product of a preset. */
export async function aMerchantWith(partner: TestPartner, presetId: string): Promise<TestMerchant> {
  const merchant = await aMerchant(partner);
  const path = `${merchant.base}/payment-methods`;
  const body = { name: "Web shop 2", channel: "website", presetId };
  const made = await expectStatus(201, "POST", path, { as: partner.as, body });
  return { ...merchant, pmId: made.body.id };
}

/** An attempt of such a merchant. */
export async function anAttemptWith(partner: TestPartner, presetId: string): Promise<TestAttempt> {
  return anAttempt(await aMerchantWith(partner, presetId));
}

/** Every control of an attempt. */
export async function questionsOf(attempt: TestAttempt): Promise<PresetQuestion[]> {
  const { as } = attempt.partner;
  return (await expectStatus(200, "GET", `${attempt.path}/questions`, { as })).body.questions;
}

/** One control of an attempt. */
export async function questionOf(attempt: TestAttempt, controlId: string): Promise<PresetQuestion> {
  const found = (await questionsOf(attempt)).find((control) => control.controlId === controlId);
  if (!found) throw new Error(`${controlId} is not asked`);
  return found;
}

/** Answers everything but the draft of 8.3.6 behind the scenes. */
export async function fillRest(database: TestDatabase, attempt: TestAttempt): Promise<void> {
  await fillAnswers(database, attempt);
  await database.pool.query(
    "update answers set quote = null, answer = $2, reason = null where attempt_id = $1 and control_id = '8.3.6'",
    [attempt.attemptId, PASSWORDS],
  );
  await database.pool.query(
    "update answers set origin = 'words', given_by = 'merchant' where attempt_id = $1 and control_id <> '8.3.6'",
    [attempt.attemptId],
  );
  await answerReview(attempt);
}
