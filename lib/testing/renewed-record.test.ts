// Renewing reads what was sealed: nothing that nobody gave becomes an answer by lasting a year.
import { afterAll, beforeAll, expect, test } from "vitest";
import { sha256 } from "@/lib/core/canonical";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { expectStatus } from "./api";
import { testDatabase } from "./database";
import { answer, controlIn, eventsOf, finish, recordOf, reviewOf } from "./sealed";
import {
  aMerchant,
  anAnsweredAttempt,
  anAttempt,
  answerReview,
  aPartner,
  fillAnswers,
  setControl,
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

const PASSWORDS = "Passwords have at least 12 characters, with letters and digits.";
const SILENT = "status = 'empty', answer = null, quote = null";

async function query(text: string, ...values: unknown[]) {
  return (await database.pool.query(text, values)).rows;
}

const get = async (path: string) => (await expectStatus(200, "GET", path, { as: partner.as })).body;

async function renew(source: TestAttempt): Promise<TestAttempt & { carriedCount: number }> {
  const { body } = await expectStatus(201, "POST", `${source.path}/renew`, { as: partner.as });
  const path = `${source.base}/attempts/${body.id}`;
  return { ...source, attemptId: body.id, path, carriedCount: body.renewal.carriedCount };
}

async function confirmAll(attempt: TestAttempt): Promise<void> {
  for (const topLevel of attempt.topLevels) {
    const path = `${attempt.path}/sections/${topLevel}/confirm`;
    await expectStatus(200, "POST", path, { as: partner.as, body: {} });
  }
}

async function questionsOf(attempt: TestAttempt) {
  const { questions } = await get(`${attempt.path}/questions`);
  return new Map<string, Record<string, unknown>>(
    questions.map((each: { controlId: string }) => [each.controlId, each]),
  );
}

async function sectionOf(attempt: TestAttempt, topLevel: string) {
  const { items } = await get(`${attempt.path}/sections`);
  return items.find((item: { topLevel: string }) => item.topLevel === topLevel);
}

/** Sealed with one control of section 8 read, one parked, and the others inherited. */
async function aSparseSource(): Promise<{ source: TestAttempt; inherited: string[] }> {
  const source = await anAttempt(await aMerchant(partner));
  await fillAnswers(database, source);
  await query(
    `update answers set ${SILENT} where attempt_id = $1 and top_level = '8'`,
    source.attemptId,
  );
  const { uncovered } = await answer(source, "sections/8", { answer: PASSWORDS });
  await setControl(database, source, "8.3.9", "parked = true");
  await finish(source);
  return { source, inherited: uncovered.filter((id: string) => id !== "8.3.9") };
}

test("inherited and empty answers come back empty, with last year's text to start from", async () => {
  const { source, inherited } = await aSparseSource();
  const renewed = await renew(source);
  expect(renewed.carriedCount).toBe(27 - inherited.length - 1);
  const questions = await questionsOf(renewed);
  for (const controlId of [...inherited, "8.3.9"]) {
    expect(questions.get(controlId)).toMatchObject({
      ...{ status: "empty", answer: null, quote: null, origin: null },
      ...{ carriedForward: false, inherited: false, parked: false },
    });
  }
  expect(questions.get("8.3.6")).toMatchObject({
    ...{ status: "In Place", answer: PASSWORDS, origin: "carried", carriedForward: true },
  });
  expect((await sectionOf(renewed, "8")).combinedAnswer).toBe(PASSWORDS);
});

test("what was silent last year takes nothing over this year before its section is answered anew", async () => {
  const { source, inherited } = await aSparseSource();
  const renewed = await renew(source);
  await confirmAll(renewed);
  const sealed = await finish(renewed, { allowIncomplete: true });
  expect(sealed).toMatchObject({
    breakdown: { unanswered: inherited.length + 1 },
    reasons: ["unanswered"],
  });
});

test("last year's text that no answer rests on is not said again by the record", async () => {
  const source = await anAnsweredAttempt(database, partner);
  const words = "Nobody here knows anything about that.";
  await query(
    `update answers set ${SILENT} where attempt_id = $1 and top_level = '8'`,
    source.attemptId,
  );
  await query(
    "update sections set combined_answer = $2, overall = 'empty' where attempt_id = $1 and top_level = '8'",
    source.attemptId,
    words,
  );
  await finish(source);
  const renewed = await renew(source);
  expect((await sectionOf(renewed, "8")).combinedAnswer).toBe(words);
  await confirmAll(renewed);
  await finish(renewed, { allowIncomplete: true });
  expect((await recordOf(source)).text).toContain(words);
  expect((await recordOf(renewed)).text).not.toContain(words);
});

test("the record of a renewal names its source and what changed since", async () => {
  const source = await anAnsweredAttempt(database, partner);
  await setControl(database, source, "8.3.6", "status = 'Not In Place'");
  await query(
    "delete from answers where attempt_id = $1 and control_id = '2.2.2'",
    source.attemptId,
  );
  await finish(source, { plan: true });
  const renewed = await renew(source);
  await confirmAll(renewed);
  await answer(renewed, "questions/8.3.6", { answer: PASSWORDS, status: "In Place" });
  const added = { answer: "We change every default password.", status: "In Place" };
  await answer(renewed, "questions/2.2.2", added);
  await finish(renewed);
  const { record } = await recordOf(renewed);
  const former = await recordOf(source);
  expect(former.record.changes).toBeNull();
  expect(record.assessment.renewedFrom).toEqual({
    attemptId: source.attemptId,
    sealedAt: former.record.evidence.sealedAt,
    recordSha256: sha256(former.text),
  });
  expect(record.changes).toEqual({
    statuses: [{ controlId: "8.3.6", before: "Not In Place", after: "In Place" }],
    newControls: ["2.2.2"],
    droppedControls: [],
  });
});

test("renewing reads the record, not rows that somebody changed since", async () => {
  const source = await anAnsweredAttempt(database, partner);
  const before = await questionsOf(source);
  const fields = { legalName: "Quayside Candles Ltd", contactName: "Sample Contact" };
  const body = { groupId: "company_info", fields };
  await expectStatus(200, "POST", `${source.path}/review`, { as: partner.as, body });
  await sign(source);
  await expectStatus(200, "POST", `${source.path}/submit`, { as: partner.as });
  await query(
    "update answers set status = 'Not In Place', answer = 'Forged.', quote = 'Forged.' where attempt_id = $1",
    source.attemptId,
  );
  await query(
    "delete from answers where attempt_id = $1 and control_id = '8.3.9'",
    source.attemptId,
  );
  await query(
    "update sections set combined_answer = 'Forged.' where attempt_id = $1",
    source.attemptId,
  );
  await query(
    `update review_answers set fields = '{"legalName": "Forged Ltd"}' where attempt_id = $1`,
    source.attemptId,
  );
  const renewed = await renew(source);
  expect(renewed.carriedCount).toBe(27);
  const questions = await questionsOf(renewed);
  for (const [controlId, { status, answer: words }] of before) {
    expect(questions.get(controlId)).toMatchObject({ status, answer: words });
  }
  const review = await reviewOf(renewed);
  const company = review.groups.find(
    (each: { groupId: string }) => each.groupId === "company_info",
  );
  const legalName = company.fields.find((field: { id: string }) => field.id === "legalName");
  expect(legalName).toMatchObject({ value: "Quayside Candles Ltd", source: "known" });
  const shown = [await get(renewed.path), await get(`${renewed.path}/sections`), review];
  expect(JSON.stringify(shown)).not.toContain("Forged");
  expect(shown[0].renewal).toEqual({ carriedCount: 27, newControls: [], droppedControls: [] });
});

test("a signature on a renewal stands when its source is signed only then", async () => {
  const source = await anAnsweredAttempt(database, partner);
  await expectStatus(200, "POST", `${source.path}/submit`, { as: partner.as });
  const first = await recordOf(source);
  const renewed = await renew(source);
  await confirmAll(renewed);
  await answerReview(renewed);
  await sign(renewed);
  await sign(source);
  expect((await recordOf(source)).record.evidence.version).toBe(2);
  await expectStatus(200, "POST", `${renewed.path}/finalize`, { as: partner.as, body: {} });
  expect(await eventsOf(database, renewed, "attempt.signature_voided")).toEqual([]);
  const { record } = await recordOf(renewed);
  expect(record.assessment.renewedFrom?.recordSha256).toBe(sha256(first.text));
  expect(controlIn(record, "8.3.6").origin).toBe("carried");
});
