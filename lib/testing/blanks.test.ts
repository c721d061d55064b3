// Answers with open blanks over the API: what is said counts, and what to do next begins with the blank.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { openBlanks } from "@/lib/pci/blanks";
import { expectStatus, jobEnd } from "./api";
import { testDatabase } from "./database";
import { aMerchant, anAttempt, aPartner, type TestAttempt, type TestPartner } from "./world";

const database = testDatabase();
const PASSWORDS =
  "Passwords have at least 12 characters, with letters and digits, as [who] has set.";
let partner: TestPartner;
let worker: Worker;

beforeAll(async () => {
  partner = await aPartner(database);
  worker = await startWorker();
});

afterAll(() => worker.stop());

/** Does what a path starts; its result. */
async function done(path: string, body?: Record<string, unknown>) {
  const ack = await expectStatus(202, "POST", path, { as: partner.as, body });
  const end = await jobEnd(ack.body.pollUrl, partner.as);
  expect(end).toMatchObject({ status: "COMPLETED" });
  return end.result;
}

async function controlOf({ path }: TestAttempt, controlId: string) {
  const { body } = await expectStatus(200, "GET", `${path}/questions`, { as: partner.as });
  return body.questions.find((each: { controlId: string }) => each.controlId === controlId);
}

const ASKS = expect.stringMatching(
  /^Fill in \[who\] in your answer: it is not said yet\. Keep proof/,
);

test("in a text for a section", async () => {
  const attempt = await anAttempt(await aMerchant(partner));
  const answer = `${PASSWORDS} Each person signs in with a name of their own.`;
  const { controls } = await done(`${attempt.path}/sections/8/analyze`, { answer });
  const read = controls.find((each: { controlId: string }) => each.controlId === "8.3.6");
  expect(read).toMatchObject({ complianceStatus: "In Place", suggestion: ASKS });
  expect(await controlOf(attempt, "8.3.6")).toMatchObject({ status: "In Place", suggestion: ASKS });
  // Its words stand in another sentence.
  const other = await controlOf(attempt, "8.2.1");
  expect(other).toMatchObject({ status: "In Place" });
  expect(other.suggestion).not.toContain("[who]");
});

test("in the words about one control", async () => {
  const attempt = await anAttempt(await aMerchant(partner));
  await done(`${attempt.path}/questions/8.3.6/analyze`, { answer: PASSWORDS });
  expect(await controlOf(attempt, "8.3.6")).toMatchObject({ suggestion: ASKS });
});

test("in the words beside a choice", async () => {
  const attempt = await anAttempt(await aMerchant(partner), "SAQ B-IP");
  const parts = [{ partId: "12-training", choice: "yes", answer: "[who] does it every January" }];
  await done(`${attempt.path}/sections/12/analyze`, { parts });
  expect(await controlOf(attempt, "12.6.1")).toMatchObject({
    status: "In Place",
    suggestion: ASKS,
  });
});

test("the answer suggested for a compensating control leaves open what only the merchant knows", async () => {
  const attempt = await anAttempt(await aMerchant(partner));
  const { suggestedAnswers } = await done(`${attempt.path}/sections/8/combined`);
  const blanks = openBlanks(suggestedAnswers[1].answer).map(({ text }) => text);
  expect(blanks).toEqual(expect.arrayContaining(["[reason]", "[who]"]));
});
