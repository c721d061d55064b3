// The seal: its gates, its one winner, and what it makes of the answers. Documents need a worker.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { embeddedAssessor } from "@/lib/assessor/assessor";
import { config } from "@/lib/core/config";
import { createLogoGateway } from "@/lib/gateways/logo/logo-gateway";
import { createMailGateway } from "@/lib/gateways/mail/mail-gateway";
import { createWebhookGateway } from "@/lib/gateways/webhook/webhook-gateway";
import { renderDocumentsJob } from "@/lib/jobs/render-documents";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import type { JobPayload } from "@/lib/reactions";
import { run } from "@/lib/runtime";
import { expectStatus, jobEnd, send } from "./api";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import {
  aMerchant,
  anAnsweredAttempt,
  anAttempt,
  answerReview,
  aPartner,
  aReadyAttempt,
  aSealedAttempt,
  fillAnswers,
  setControl,
  sign,
  type TestAttempt,
  type TestPartner,
} from "./world";

const database = testDatabase();
let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database);
});

async function rowsOf(text: string, ...values: unknown[]) {
  return (await database.pool.query(text, values)).rows;
}

function finalize(attempt: TestAttempt, body: Record<string, unknown> = {}) {
  return send("POST", `${attempt.path}/finalize`, { as: partner.as, body });
}

function submit(attempt: TestAttempt) {
  return send("POST", `${attempt.path}/submit`, { as: partner.as, body: {} });
}

const get = async (path: string) => (await expectStatus(200, "GET", path, { as: partner.as })).body;

async function post(attempt: TestAttempt, tail: string, body: Record<string, unknown>) {
  const started = await expectStatus(202, "POST", `${attempt.path}${tail}`, {
    as: partner.as,
    body,
  });
  return started.body.pollUrl as string;
}

const sealedEvents = (attempt: TestAttempt) =>
  rowsOf(
    "select * from events where type = 'attempt.sealed' and attempt_id = $1",
    attempt.attemptId,
  );

describe("the gates of finalize", () => {
  test("stand in order: signature, then review, then complete sections", async () => {
    const attempt = await anAttempt(await aMerchant(partner));
    expect(await finalize(attempt)).toMatchObject({ status: 400, body: { code: "NO_SIGNATURE" } });

    await sign(attempt);
    const missing = ["company_info", "business_address", "locations", "business_description"];
    const unreviewed = { code: "MISSING_REVIEW", details: { missing } };
    expect(await finalize(attempt)).toMatchObject({ status: 400, body: unreviewed });

    await answerReview(attempt);
    const open = await finalize(attempt);
    expect(open).toMatchObject({ status: 400, body: { code: "INCOMPLETE" } });
    const { questions } = await get(`${attempt.path}/questions`);
    expect(open.body.details).toEqual({
      sections: attempt.topLevels,
      unanswered: questions.map((question: { controlId: string }) => question.controlId),
      contradictory: [],
    });
    expect((await get(attempt.path)).status).toBe("Step_3_Review");
    expect(await sealedEvents(attempt)).toEqual([]);
  });

  test("name only the review groups that are still missing", async () => {
    const attempt = await anAttempt(await aMerchant(partner));
    await sign(attempt);
    const body = { groupId: "locations", answer: "One workshop." };
    await expectStatus(200, "POST", `${attempt.path}/review`, { as: partner.as, body });
    const { missing } = (await finalize(attempt)).body.details;
    expect(missing).toEqual(["company_info", "business_address", "business_description"]);
  });

  test("ask for a remediation plan where something is Not In Place", async () => {
    const attempt = await anAnsweredAttempt(database, partner);
    await setControl(database, attempt, "8.3.6", "status = 'Not In Place'");
    await sign(attempt);
    const refusal = { code: "MISSING_REVIEW", details: { missing: ["remediation"] } };
    expect(await finalize(attempt)).toMatchObject({ status: 400, body: refusal });
  });

  test("name the sections, the unanswered and the contradictory controls that are open", async () => {
    const attempt = await anAnsweredAttempt(database, partner);
    await setControl(database, attempt, "8.3.6", "contradictory = true");
    await setControl(database, attempt, "12.8.1", "status = 'empty'");
    await rowsOf(
      "update sections set analyzed_at = null where attempt_id = $1 and top_level = '12'",
      attempt.attemptId,
    );
    await sign(attempt);
    expect((await finalize(attempt)).body).toMatchObject({
      code: "INCOMPLETE",
      details: { sections: ["8", "12"], unanswered: ["12.8.1"], contradictory: ["8.3.6"] },
    });
  });

  test("submit takes no uncovered control, and names each", async () => {
    const attempt = await anAnsweredAttempt(database, partner);
    await setControl(database, attempt, "12.8.1", "status = 'empty'");
    await sign(attempt);
    const refusal = { code: "INCOMPLETE", details: { unanswered: ["12.8.1"] } };
    expect(await submit(attempt)).toMatchObject({ status: 400, body: refusal });
  });
});

test("nothing seals while an answer is being read, and the refusal names its job", async () => {
  const attempt = await anAttempt(await aMerchant(partner));
  await fillAnswers(database, attempt);
  await answerReview(attempt);
  const pollUrl = await post(attempt, "/sections/8/analyze", { answer: "We share one password." });
  await sign(attempt);
  for (const [way, body] of [
    ["finalize", { allowIncomplete: true }],
    ["submit", {}],
  ] as const) {
    const refused = await send("POST", `${attempt.path}/${way}`, { as: partner.as, body });
    expect(refused).toMatchObject({
      status: 400,
      body: { code: "INCOMPLETE", details: { pendingJobs: [pollUrl] } },
    });
  }
  const worker = await startWorker();
  await jobEnd(pollUrl, partner.as);
  await worker.stop();
  expect((await submit(attempt)).status).toBe(200);
});

test("a question that is composed after the seal changes nothing, and its job says so", async () => {
  const attempt = await anAttempt(await aMerchant(partner));
  const pollUrl = await post(attempt, "/sections/8/combined", {});
  await fillAnswers(database, attempt);
  expect((await submit(attempt)).status).toBe(200);
  const before = await get(`${attempt.path}/questions`);
  await rowsOf("delete from pgboss.job where name = 'render-documents'");
  const worker = await startWorker();
  const end = await jobEnd(pollUrl, partner.as);
  await worker.stop();
  expect(end).toMatchObject({ status: "FAILED", errorMessage: expect.stringContaining("sealed") });
  expect((await get(`${attempt.path}/questions`)).questions).toEqual(before.questions);
});

describe("with a worker", () => {
  let worker: Worker;
  beforeAll(async () => {
    worker = await startWorker();
  });
  afterAll(() => worker.stop());

  const documentsOf = (attempt: TestAttempt) =>
    rowsOf(
      "select kind, sha256 from documents where attempt_id = $1 order by kind",
      attempt.attemptId,
    );
  const mailsOf = (attempt: TestAttempt) =>
    rowsOf(
      "select status, attachments from mail_messages where attempt_id = $1",
      attempt.attemptId,
    );

  const mailed = (attempt: TestAttempt) =>
    eventually("the mail", async () => {
      const mails = await mailsOf(attempt);
      return mails.length > 0 && mails.every((mail) => mail.status === "outbox") ? mails : null;
    });

  test("controls that the answer did not name inherit it at the seal, and say so", async () => {
    const attempt = await anAnsweredAttempt(database, partner);
    await rowsOf(
      "update answers set status = 'empty', answer = null, quote = null where attempt_id = $1 and top_level = '8'",
      attempt.attemptId,
    );
    const answer = "Passwords have at least 12 characters, with letters and digits.";
    const { result } = await jobEnd(
      await post(attempt, "/sections/8/analyze", { answer }),
      partner.as,
    );
    expect(result.uncovered.length).toBeGreaterThan(0);
    expect(result.uncovered.length).toBeLessThan(result.controls.length);
    await sign(attempt);
    expect((await finalize(attempt)).body.breakdown).toMatchObject({ inPlace: 27, unanswered: 0 });
    const { questions } = await get(`${attempt.path}/questions`);
    for (const question of questions) {
      const inherited = result.uncovered.includes(question.controlId);
      expect(question).toMatchObject({ inherited, status: "In Place" });
      if (inherited) expect(question).toMatchObject({ answer: null, quote: null });
    }
  });

  test("what is inherited follows a control that was answered on its own afterwards", async () => {
    const attempt = await anAnsweredAttempt(database, partner);
    await setControl(database, attempt, "8.3.9", "status = 'empty'");
    const control = { answer: "Passwords have 6 characters.", status: "Not In Place" };
    await jobEnd(await post(attempt, "/questions/8.3.6/analyze", control), partner.as);
    const { items } = await get(`${attempt.path}/sections`);
    const section = items.find((item: { topLevel: string }) => item.topLevel === "8");
    expect(section).toMatchObject({ overall: "Not In Place", uncovered: ["8.3.9"] });
    await answerReview(attempt, true);
    await sign(attempt);
    expect((await finalize(attempt)).body.breakdown.notInPlace).toBe(2);
  });

  test("allowIncomplete seals what cannot be answered, and it does not count as compliant", async () => {
    const attempt = await anAnsweredAttempt(database, partner);
    await setControl(database, attempt, "12.8.1", "status = 'empty'");
    await rowsOf("update sections set analyzed_at = null where attempt_id = $1", attempt.attemptId);
    await sign(attempt);
    expect((await finalize(attempt)).body.code).toBe("INCOMPLETE");
    const sealed = await finalize(attempt, { allowIncomplete: true });
    const outcome = { orgCompliant: false, reasons: ["unanswered"] };
    expect(sealed.body).toMatchObject({ breakdown: { unanswered: 1 }, ...outcome });
    expect((await get(attempt.base)).complianceStatus).toBe("review_in_progress");
  });

  test("a control Not In Place leaves the merchant in review: remediation pending", async () => {
    const attempt = await anAnsweredAttempt(database, partner);
    await setControl(database, attempt, "8.3.6", "status = 'Not In Place'");
    await answerReview(attempt, true);
    await sign(attempt);
    const sealed = await finalize(attempt);
    const outcome = { orgCompliant: false, reasons: ["not_in_place"] };
    expect(sealed.body).toMatchObject({ breakdown: { notInPlace: 1 }, ...outcome });
    expect((await get(attempt.base)).complianceStatus).toBe("review_in_progress");
  });

  test("of finalizations at once one wins: one seal, one set of documents, one mail", async () => {
    const attempt = await aReadyAttempt(database, partner);
    const replies = await Promise.all([1, 2, 3].map(() => finalize(attempt)));
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409, 409]);
    for (const reply of replies.filter(({ status }) => status === 409)) {
      expect(reply.body.code).toBe("ALREADY_SEALED");
    }
    expect(await sealedEvents(attempt)).toHaveLength(1);
    expect((await documentsOf(attempt)).map((document) => document.kind)).toEqual(["aoc", "saq"]);
    expect(await mailed(attempt)).toHaveLength(1);
  });

  test("of submit and finalize at once one wins", async () => {
    const attempt = await aReadyAttempt(database, partner);
    const [submitted, finalized] = await Promise.all([submit(attempt), finalize(attempt)]);
    expect([submitted.status, finalized.status].sort()).toEqual([200, 409]);
    const loser = submitted.status === 409 ? submitted : finalized;
    expect(loser.body.code).toBe(submitted === loser ? "ALREADY_SUBMITTED" : "ALREADY_SEALED");
    expect(await sealedEvents(attempt)).toHaveLength(1);
    expect(await mailed(attempt)).toHaveLength(1);
  });

  test("documents stay the same to the byte when their job runs again, and are mailed once", async () => {
    const attempt = await aSealedAttempt(database, partner);
    await mailed(attempt);
    const before = await documentsOf(attempt);
    const [event] = await sealedEvents(attempt);
    const { merchantId, attemptId } = attempt;
    const refs = { partnerId: partner.partnerId, merchantId, attemptId, resourceId: attemptId };
    const payload: JobPayload = { eventId: event.id, eventType: "attempt.sealed", ...refs };
    const acting = { partnerId: partner.partnerId, job: renderDocumentsJob.name };
    const caller = { kind: "system" as const, ...acting };
    const webhooks = createWebhookGateway({ allowPrivate: true });
    const logos = createLogoGateway({ allowPrivate: true });
    const mail = createMailGateway(config().mail);
    const parts = { run, assessor: embeddedAssessor, mail, webhooks, logos, stripe: null };
    await renderDocumentsJob.work({ payload, caller, ...parts });
    expect(await documentsOf(attempt)).toEqual(before);
    const ready = "select 1 from events where type = 'documents.ready' and attempt_id = $1";
    expect(await rowsOf(ready, attemptId)).toHaveLength(2);
    await eventually("the second mail job", async () => {
      const waiting =
        "select 1 from pgboss.job where name = 'mail-documents' and state <> 'completed'";
      return (await rowsOf(waiting)).length === 0 ? true : null;
    });
    expect(await mailsOf(attempt)).toHaveLength(1);
  });
});
