// What tests of reviews begin with: a partner that reviews, decisions, and an attempt that is sealed again.
import { type Credentials, expectStatus, send } from "./api";
import type { TestDatabase } from "./database";
import {
  answerReview,
  aPartner,
  setControl,
  sign,
  type TestAttempt,
  type TestPartner,
} from "./world";

/** A control of every attempt here, and what is to be put right at it. */
export const REASON = { controlId: "2.2.2", reason: "Say who changes the passwords, and when." };

/** A partner with review switched on. */
export async function aReviewingPartner(database: TestDatabase): Promise<TestPartner> {
  const made = await aPartner(database);
  const body = { requireReview: true };
  await expectStatus(200, "PUT", "/v1/partner/settings", { as: made.as, body });
  return made;
}

/** Sends an attempt back. */
export function sendBack(
  { attemptId, partner }: TestAttempt,
  reasons: unknown[] = [REASON],
  by: Credentials = partner.as,
) {
  return send("POST", `/v1/reviews/${attemptId}/send-back`, { as: by, body: { reasons } });
}

/** Accepts an attempt. */
export function accept({ attemptId, partner }: TestAttempt, by: Credentials = partner.as) {
  return send("POST", `/v1/reviews/${attemptId}/accept`, { as: by });
}

/** The renewal that opens when an attempt is sent back. */
export async function renewalOf(source: TestAttempt): Promise<TestAttempt> {
  const { renewalId } = (await sendBack(source)).body;
  return { ...source, attemptId: renewalId, path: `${source.base}/attempts/${renewalId}` };
}

/** Answers what was sent back, confirms the rest, and seals. */
export async function sealAgain(database: TestDatabase, renewal: TestAttempt): Promise<void> {
  await setControl(
    database,
    renewal,
    REASON.controlId,
    "status = 'In Place', answer = 'The owner does, at once.', origin = 'words'",
  );
  for (const topLevel of renewal.topLevels) {
    await expectStatus(200, "POST", `${renewal.path}/sections/${topLevel}/confirm`, {
      as: renewal.partner.as,
    });
  }
  await answerReview(renewal);
  await sign(renewal);
  await expectStatus(200, "POST", `${renewal.path}/submit`, { as: renewal.partner.as });
}
