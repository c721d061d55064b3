// Where answers come from, through the API: as the check before the signature counts them.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { expectStatus, jobEnd } from "./api";
import { testDatabase } from "./database";
import {
  aMerchant,
  anAttempt,
  answerReview,
  aPartner,
  aSealedAttempt,
  sign,
  type TestAttempt,
  type TestPartner,
} from "./world";

const database = testDatabase();
let partner: TestPartner;
let worker: Worker;

beforeAll(async () => {
  partner = await aPartner(database);
  worker = await startWorker();
});

afterAll(() => worker.stop());

async function job(attempt: TestAttempt, tail: string, body: Record<string, unknown> = {}) {
  const path = `${attempt.path}/${tail}`;
  const ack = await expectStatus(202, "POST", path, { as: partner.as, body });
  const ended = await jobEnd(ack.body.pollUrl, partner.as);
  expect(ended.status).toBe("COMPLETED");
  return ended.result;
}

async function originsOf(attempt: TestAttempt): Promise<Record<string, string[]>> {
  const { body } = await expectStatus(200, "GET", `${attempt.path}/review`, { as: partner.as });
  return Object.fromEntries(
    body.origins.map((each: { origin: string; controlIds: string[] }) => [
      each.origin,
      each.controlIds,
    ]),
  );
}

test("own words, a suggestion as it stood, and a status that was stated are told apart", async () => {
  const attempt = await anAttempt(await aMerchant(partner));
  expect(await originsOf(attempt)).toEqual({});
  const { suggestedAnswers } = await job(attempt, "sections/3/combined");
  await job(attempt, "sections/3/analyze", { answer: suggestedAnswers[0].answer });
  await job(attempt, "questions/8.3.6/analyze", {
    answer: "Passwords have 14 letters and digits.",
  });
  await job(attempt, "questions/8.3.9/analyze", {
    answer: "Our passwords never change.",
    status: "Not In Place",
  });
  const origins = await originsOf(attempt);
  expect(origins.words).toEqual(["8.3.6"]);
  expect(origins.stated).toEqual(["8.3.9"]);
  expect(origins.suggestion?.every((controlId) => controlId.startsWith("3."))).toBe(true);
  await job(attempt, "questions/8.3.9/analyze", { answer: "Passwords change every 90 days." });
  expect((await originsOf(attempt)).words).toEqual(["8.3.6", "8.3.9"]);
});

test("what would be inherited is counted before sealing, and stays so after it", async () => {
  const attempt = await anAttempt(await aMerchant(partner));
  const answer = "Passwords have at least 12 characters, letters and digits.";
  const { uncovered } = await job(attempt, "sections/8/analyze", { answer });
  expect(uncovered.length).toBeGreaterThan(0);
  expect((await originsOf(attempt)).inherited).toEqual(uncovered);
  await answerReview(attempt);
  await sign(attempt);
  const body = { allowIncomplete: true };
  await expectStatus(200, "POST", `${attempt.path}/finalize`, { as: partner.as, body });
  expect((await originsOf(attempt)).inherited).toEqual(uncovered);
});

test("answers of last year stay so once they are confirmed, until they are given anew", async () => {
  const source = await aSealedAttempt(database, partner);
  const reply = await expectStatus(201, "POST", `${source.path}/renew`, { as: partner.as });
  const attemptId: string = reply.body.id;
  const renewed = { ...source, attemptId, path: `${source.base}/attempts/${attemptId}` };
  expect((await originsOf(renewed)).carried).toHaveLength(27);
  for (const topLevel of renewed.topLevels) {
    const path = `${renewed.path}/sections/${topLevel}/confirm`;
    await expectStatus(200, "POST", path, { as: partner.as });
  }
  expect((await originsOf(renewed)).carried).toHaveLength(27);
  await job(renewed, "questions/8.3.6/analyze", {
    answer: "Passwords have 14 letters and digits.",
  });
  const origins = await originsOf(renewed);
  expect(origins.words).toEqual(["8.3.6"]);
  expect(origins.carried).toHaveLength(26);
});
