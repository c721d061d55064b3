// Points that a merchant is not sure of: kept, listed, unparked by an answer, and never an answer.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { expectStatus, jobEnd, send } from "./api";
import { testDatabase } from "./database";
import {
  aMerchant,
  anAttempt,
  answerReview,
  aPartner,
  aReadyAttempt,
  aSealedAttempt,
  fillAnswers,
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

function park(attempt: TestAttempt, controlId: string, parked = true) {
  const path = `${attempt.path}/questions/${controlId}/parked`;
  return send("PUT", path, { as: partner.as, body: { parked } });
}

async function parkedOf(attempt: TestAttempt): Promise<string[]> {
  const { body } = await expectStatus(200, "GET", `${attempt.path}/sections`, { as: partner.as });
  return body.items.flatMap((section: { parked: string[] }) => section.parked);
}

async function listedCount(attempt: TestAttempt): Promise<number> {
  const { body } = await expectStatus(200, "GET", `${attempt.base}/attempts`, { as: partner.as });
  return body.items.find((each: { id: string }) => each.id === attempt.attemptId).parked;
}

async function analyze(attempt: TestAttempt, tail: string, answer: string): Promise<void> {
  const path = `${attempt.path}/${tail}/analyze`;
  const ack = await expectStatus(202, "POST", path, { as: partner.as, body: { answer } });
  expect(await jobEnd(ack.body.pollUrl, partner.as)).toMatchObject({ status: "COMPLETED" });
}

test("a parked control is listed in its section and counted on its attempt until unparked", async () => {
  const attempt = await anAttempt(await aMerchant(partner));
  const reply = await park(attempt, "8.3.6");
  expect(reply).toMatchObject({ status: 200, body: { controlId: "8.3.6", parked: true } });
  await park(attempt, "2.2.2");
  expect(await parkedOf(attempt)).toEqual(["2.2.2", "8.3.6"]);
  expect(await listedCount(attempt)).toBe(2);
  await park(attempt, "2.2.2", false);
  expect(await parkedOf(attempt)).toEqual(["8.3.6"]);
  expect(await listedCount(attempt)).toBe(1);
});

test("an answer to the control unparks it", async () => {
  const attempt = await anAttempt(await aMerchant(partner));
  await park(attempt, "8.3.6");
  await analyze(attempt, "questions/8.3.6", "Passwords have at least 12 characters and digits.");
  expect(await parkedOf(attempt)).toEqual([]);
});

test("an answer to the section unparks what it covers and leaves the rest parked", async () => {
  const attempt = await anAttempt(await aMerchant(partner));
  await park(attempt, "8.3.6");
  await park(attempt, "8.3.9");
  await analyze(
    attempt,
    "sections/8",
    "Passwords have at least 12 characters, letters and digits.",
  );
  expect(await parkedOf(attempt)).toEqual(["8.3.9"]);
});

test("a parked control is no answer: it seals as unanswered and takes nothing over", async () => {
  const attempt = await anAttempt(await aMerchant(partner));
  await fillAnswers(database, attempt);
  await database.pool.query(
    "update answers set status = 'empty', answer = null where attempt_id = $1 and control_id = '8.3.6'",
    [attempt.attemptId],
  );
  await park(attempt, "8.3.6");
  await answerReview(attempt);
  await sign(attempt);
  const submitted = await send("POST", `${attempt.path}/submit`, { as: partner.as });
  expect(submitted).toMatchObject({
    status: 400,
    body: { code: "INCOMPLETE", details: { unanswered: ["8.3.6"] } },
  });
  const sealing = { as: partner.as, body: {} };
  const sealed = await expectStatus(200, "POST", `${attempt.path}/finalize`, sealing);
  expect(sealed.body).toMatchObject({ reasons: ["unanswered"], orgCompliant: false });
  const { body } = await expectStatus(200, "GET", `${attempt.path}/questions`, { as: partner.as });
  const control = body.questions.find((q: { controlId: string }) => q.controlId === "8.3.6");
  expect(control).toMatchObject({ status: "empty", inherited: false, parked: true });
  expect(await park(attempt, "8.3.6")).toMatchObject({ body: { code: "ALREADY_SEALED" } });
});

test("a parked control alone stops no seal, and a sealed attempt counts none", async () => {
  const attempt = await aReadyAttempt(database, partner);
  await park(attempt, "8.3.6");
  await expectStatus(200, "POST", `${attempt.path}/submit`, { as: partner.as });
  expect(await listedCount(attempt)).toBe(0);
});

test("a renewal starts with none, and confirming a section leaves what is parked unconfirmed", async () => {
  const source = await aSealedAttempt(database, partner);
  await database.pool.query(
    "update answers set parked = true where attempt_id = $1 and control_id = '8.3.9'",
    [source.attemptId],
  );
  const renewed = await expectStatus(201, "POST", `${source.path}/renew`, { as: partner.as });
  const attemptId: string = renewed.body.id;
  const attempt = { ...source, attemptId, path: `${source.base}/attempts/${attemptId}` };
  expect(await parkedOf(attempt)).toEqual([]);
  await park(attempt, "8.3.6");
  const path = `${attempt.path}/sections/8/confirm`;
  const { body } = await expectStatus(200, "POST", path, { as: partner.as });
  expect(body.confirmed).toContain("8.3.9");
  expect(body.confirmed).not.toContain("8.3.6");
});
