// The other ways through: one control at a time, a section in several rounds, and submit.
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { expectStatus, jobEnd } from "./api";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import {
  aMerchant,
  anAttempt,
  answerReview,
  aPartner,
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

async function get(path: string) {
  return (await expectStatus(200, "GET", path, { as: partner.as })).body;
}

async function post(path: string, body?: Record<string, unknown>) {
  return (await expectStatus(200, "POST", path, { as: partner.as, body })).body;
}

async function done(path: string, body?: Record<string, unknown>) {
  const { as } = partner;
  const ack = (await expectStatus(202, "POST", path, { as, body })).body;
  const end = await jobEnd(ack.pollUrl, as);
  expect(end.status).toBe("COMPLETED");
  return { ack, result: end.result };
}

async function controlOf(attempt: TestAttempt, controlId: string) {
  const { questions } = await get(`${attempt.path}/questions`);
  return questions.find((question: { controlId: string }) => question.controlId === controlId);
}

describe("one control at a time", () => {
  test("its question is composed with three answers and kept with the control", async () => {
    const attempt = await anAttempt(await aMerchant(partner));
    const { ack, result } = await done(`${attempt.path}/questions/8.3.6/combined`);
    expect(ack).toMatchObject({
      kind: "combined",
      attemptId: attempt.attemptId,
      controlId: "8.3.6",
    });
    const { combinedQuestion, suggestedAnswers } = result;
    expect(suggestedAnswers).toHaveLength(3);
    expect(await controlOf(attempt, "8.3.6")).toMatchObject({ combinedQuestion, suggestedAnswers });
  });

  test("its suggested answer is analysed as In Place on the merchant's own words", async () => {
    const attempt = await anAttempt(await aMerchant(partner));
    const composed = await done(`${attempt.path}/questions/8.3.6/combined`);
    const { answer, type } = composed.result.suggestedAnswers[0];
    const { result } = await done(`${attempt.path}/questions/8.3.6/analyze`, {
      answer,
      status: type,
    });
    expect(result).toMatchObject({ controlId: "8.3.6", complianceStatus: "In Place" });
    const control = await controlOf(attempt, "8.3.6");
    expect(control).toMatchObject({ status: "In Place", answer, quote: result.quote });
    expect(answer).toContain(result.quote);
    const { progress } = await get(`${attempt.path}/questions`);
    expect(progress).toEqual({ total: 27, answered: 1, percentage: 3 });
  });

  test("Not In Place keeps its plan and date, and the review asks for remediation", async () => {
    const attempt = await anAttempt(await aMerchant(partner));
    const plan = {
      remediationPlan: "We set the shop system to twelve characters.",
      remediationTargetDate: "2027-03-31",
    };
    const answer = "Our passwords have six characters.";
    const body = { answer, status: "Not In Place", ...plan };
    await done(`${attempt.path}/questions/8.3.6/analyze`, body);
    expect(await controlOf(attempt, "8.3.6")).toMatchObject({
      status: "Not In Place",
      answer,
      ...plan,
    });
    const groupsOf = async () =>
      (await get(`${attempt.path}/review`)).groups.map(
        (group: { groupId: string }) => group.groupId,
      );
    expect(await groupsOf()).toContain("remediation");
    const better = "Passwords have at least 12 characters, with letters and digits.";
    await done(`${attempt.path}/questions/8.3.6/analyze`, { answer: better });
    expect(await controlOf(attempt, "8.3.6")).toMatchObject({
      status: "In Place",
      remediationPlan: null,
    });
    expect(await groupsOf()).not.toContain("remediation");
  });
});

describe("a section in several rounds", () => {
  test("what one answer leaves open is asked for, and the next answer erases nothing", async () => {
    const attempt = await anAttempt(await aMerchant(partner));
    const section = `${attempt.path}/sections/8`;
    const first = "Passwords have at least 12 characters, with letters and digits.";
    const begun = (await done(`${section}/analyze`, { answer: first })).result;
    expect(begun.uncovered.length).toBeGreaterThan(0);
    expect(begun.followUp).toMatch(/\S/);
    const covered = begun.controls.filter(
      (control: { complianceStatus: string }) => control.complianceStatus !== "empty",
    );
    expect(covered.length).toBeGreaterThan(0);

    const { suggestedAnswers } = (await done(`${section}/combined`)).result;
    await done(`${section}/analyze`, { answer: suggestedAnswers[0].answer });
    const next = "Each person signs in with a name of their own.";
    await done(`${section}/analyze`, { answer: next });
    const { items } = await get(`${attempt.path}/sections`);
    const [eight] = items.filter((item: { topLevel: string }) => item.topLevel === "8");
    expect(eight).toMatchObject({
      complete: true,
      uncovered: [],
      followUp: null,
      combinedAnswer: next,
    });
    const said = await controlOf(attempt, "8.3.6");
    expect(said).toMatchObject({ status: "In Place", answer: suggestedAnswers[0].answer });
  });

  test("an attempt is complete with its last section, and open again with a contradiction", async () => {
    const attempt = await anAttempt(await aMerchant(partner));
    await fillAnswers(database, attempt);
    const good = "Passwords have at least 12 characters, with letters and digits.";
    await done(`${attempt.path}/questions/8.3.6/analyze`, { answer: good });
    expect((await get(attempt.path)).status).toBe("Step_2_Completed");
    await database.pool.query(
      "update answers set contradictory = true where attempt_id = $1 and control_id = '9.4.1'",
      [attempt.attemptId],
    );
    await done(`${attempt.path}/questions/8.3.6/analyze`, { answer: good });
    expect((await get(attempt.path)).status).toBe("Step_2_Started");
  });
});

describe("submit", () => {
  const mailed = (attempt: TestAttempt, count: number) =>
    eventually("the mail", async () => {
      const { rows } = await database.pool.query(
        "select to_address, attachments from mail_messages where attempt_id = $1 and status = 'outbox' order by id",
        [attempt.attemptId],
      );
      return rows.length === count ? rows : null;
    });

  async function documentsOf(attempt: TestAttempt) {
    const { documentKeys } = await get(attempt.path);
    for (const kind of ["saq", "aoc"]) {
      const path = `${attempt.path}/documents/${kind}.pdf`;
      const { bytes } = await expectStatus(200, "GET", path, { as: partner.as });
      expect(createHash("sha256").update(bytes).digest("hex")).toBe(documentKeys[kind].sha256);
    }
    return documentKeys;
  }

  test("seals unsigned, does not count as compliant, and can be signed and sealed again", async () => {
    const attempt = await anAttempt(await aMerchant(partner));
    await fillAnswers(database, attempt);
    await answerReview(attempt);
    const userEmail = "clerk@quayside.example";
    const submitted = await post(`${attempt.path}/submit`, { userEmail });
    expect(submitted).toMatchObject({ status: "sealed", signed: false, orgCompliant: false });
    const [first] = await mailed(attempt, 1);
    expect(first).toMatchObject({
      to_address: userEmail,
      attachments: [{ kind: "saq" }, { kind: "aoc" }],
    });
    expect((await get(attempt.path)).status).toBe("sealed_ready");
    expect((await get(attempt.base)).complianceStatus).toBe("review_in_progress");
    const unsigned = await documentsOf(attempt);

    await sign(attempt);
    expect((await get(attempt.base)).complianceStatus).toBe("compliant");
    expect((await get(attempt.path)).documentKeys).toMatchObject({
      version: 2,
      sealedAt: unsigned.sealedAt,
    });
    const again = await post(`${attempt.path}/seal`);
    expect(again).toMatchObject({
      status: "started",
      documents: ["saq", "aoc"],
      deliveryEmail: userEmail,
    });
    const mails = await mailed(attempt, 2);
    expect(mails.map((mail) => mail.to_address)).toEqual([userEmail, userEmail]);
    const signed = await documentsOf(attempt);
    expect(signed.aoc.sha256).not.toBe(unsigned.aoc.sha256);
    expect(signed.sealedAt).toBe(unsigned.sealedAt);
    const refused = await expectStatus(409, "POST", `${attempt.path}/sign`, {
      as: partner.as,
      body: { signatoryName: "Another", signatoryTitle: "Owner", acknowledgement: "I do." },
    });
    expect(refused.body.code).toBe("ALREADY_SEALED");
  });
});
