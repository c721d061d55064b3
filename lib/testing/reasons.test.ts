// What stands against compliance is named by finalize and submit, and is the same in the record.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { expectStatus } from "./api";
import { testDatabase } from "./database";
import { answer, controlIn, finish, recordOf, reviewOf } from "./sealed";
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

async function anAttemptOf(): Promise<TestAttempt> {
  const attempt = await anAttempt(await aMerchant(partner));
  await fillAnswers(database, attempt);
  return attempt;
}

const submit = async (attempt: TestAttempt) =>
  (await expectStatus(200, "POST", `${attempt.path}/submit`, { as: partner.as })).body;

const merchantStatus = async (attempt: TestAttempt) =>
  (await expectStatus(200, "GET", attempt.base, { as: partner.as })).body.complianceStatus;

describe("reasons", () => {
  test("are none where nothing stands against it, and then the merchant is compliant", async () => {
    const attempt = await anAttemptOf();
    expect(await finish(attempt)).toMatchObject({ reasons: [], orgCompliant: true });
    expect(await merchantStatus(attempt)).toBe("compliant");
  });

  test("name a compensating control without its worksheet, which seals all the same", async () => {
    const attempt = await anAttemptOf();
    const words = { answer: "The till stands in a locked room instead." };
    const status = "In Place with Compensating Control";
    await answer(attempt, "questions/2.2.2", { ...words, status });
    const sealed = await finish(attempt);
    expect(sealed).toMatchObject({
      status: "sealed",
      breakdown: { compensating: 1 },
      reasons: ["worksheet_missing"],
      orgCompliant: false,
    });
    expect(await merchantStatus(attempt)).toBe("review_in_progress");
    const { record } = await recordOf(attempt);
    expect(controlIn(record, "2.2.2")).toMatchObject({ status, worksheet: null });
    expect(record.evidence).toMatchObject({
      reasons: ["worksheet_missing"],
      result: "non_compliant",
    });
  });

  test.each(["n/a", "N.A.", "Not applicable.", "It doesn’t apply", "-", "no aplica", "sans objet"])(
    "name a Not Applicable that says no more than %j",
    async (words) => {
      const attempt = await anAttemptOf();
      const body = { answer: words, status: "Not Applicable" };
      await answer(attempt, "questions/9.4.1", body);
      await answerReview(attempt);
      await sign(attempt);
      expect(await submit(attempt)).toMatchObject({
        breakdown: { notApplicable: 1 },
        reasons: ["reason_missing"],
        orgCompliant: false,
      });
    },
  );

  test("name no Not Applicable that says why", async () => {
    const attempt = await anAttemptOf();
    const body = { answer: "We keep no paper with card numbers.", status: "Not Applicable" };
    await answer(attempt, "questions/9.4.1", body);
    expect(await finish(attempt)).toMatchObject({ reasons: [], orgCompliant: true });
  });

  test("name no Not Applicable that a section's own words explain", async () => {
    const attempt = await anAttemptOf();
    const words = "We keep no paper and no media with card numbers at all.";
    await database.pool.query(
      `update sections set overall = 'Not Applicable', analyzed_at = now(), combined_answer = $2
       where attempt_id = $1 and top_level = '9'`,
      [attempt.attemptId, words],
    );
    const silent = "status = 'empty', answer = null, quote = null, answered_in = null";
    await setControl(database, attempt, "9.4.1", silent);
    expect(await finish(attempt)).toMatchObject({ reasons: [], orgCompliant: true });
    const { record } = await recordOf(attempt);
    expect(controlIn(record, "9.4.1")).toMatchObject({ status: "Not Applicable", inherited: true });
  });

  test("name one that is inherited from words that explain nothing", async () => {
    const attempt = await anAttemptOf();
    await database.pool.query(
      `update sections set overall = 'Not Applicable', analyzed_at = now(), combined_answer = 'n/a'
       where attempt_id = $1 and top_level = '9'`,
      [attempt.attemptId],
    );
    const own = "status = 'empty', answer = null, quote = null, answered_in = null";
    for (const controlId of ["9.4.1", "9.4.1.1", "9.4.2", "9.4.3", "9.4.4", "9.4.6"]) {
      await setControl(database, attempt, controlId, own);
    }
    expect((await finish(attempt)).reasons).toContain("reason_missing");
  });

  test("name everything at once", async () => {
    const attempt = await anAnsweredAttempt(database, partner);
    await setControl(database, attempt, "8.3.6", "status = 'Not In Place'");
    await setControl(database, attempt, "8.3.9", "status = 'empty', parked = true");
    const compensated = "status = 'In Place with Compensating Control'";
    await setControl(database, attempt, "2.2.2", compensated);
    const bare = "status = 'Not Applicable', answer = 'n/a', quote = null, answered_in = 'control'";
    await setControl(database, attempt, "9.4.1", bare);
    const path = `${attempt.base}/payment-methods`;
    const stall = { name: "Stall", description: "A terminal that stands alone." };
    await expectStatus(201, "POST", path, { as: partner.as, body: stall });
    const sealed = await finish(attempt, { plan: true });
    const own = ["not_in_place", "unanswered", "worksheet_missing", "reason_missing"];
    expect(sealed.reasons).toEqual([...own, "other_payment_method"]);
    // Another payment method is nothing that this attestation says.
    expect((await recordOf(attempt)).record.evidence.reasons).toEqual(own);
  });

  test("name another payment method alone where this attestation is clean", async () => {
    const attempt = await anAnsweredAttempt(database, partner);
    const path = `${attempt.base}/payment-methods`;
    const stall = { name: "Stall", description: "A terminal that stands alone." };
    await expectStatus(201, "POST", path, { as: partner.as, body: stall });
    await sign(attempt);
    expect(await submit(attempt)).toMatchObject({
      signed: true,
      reasons: ["other_payment_method"],
      orgCompliant: false,
    });
    expect((await recordOf(attempt)).record.evidence.result).toBe("compliant");
  });
});

describe("a plan", () => {
  const plan = { remediationPlan: "We change the setting.", remediationTargetDate: "2027-03-31" };
  const missing = { answer: "Our passwords have six characters.", status: "Not In Place" };

  test("that came with the answer answers the review, and is the same everywhere", async () => {
    const attempt = await anAttemptOf();
    await answer(attempt, "questions/8.3.6", { ...missing, ...plan });
    const rows = [{ controlId: "8.3.6", plan: "We change the setting.", date: "2027-03-31" }];
    const review = await reviewOf(attempt);
    const group = review.groups.find((each: { groupId: string }) => each.groupId === "remediation");
    expect(group.fields).toMatchObject([{ id: "plans", value: rows, source: "given" }]);
    expect(await finish(attempt)).toMatchObject({ reasons: ["not_in_place"] });
    expect(controlIn((await recordOf(attempt)).record, "8.3.6")).toMatchObject({
      ...{ plan: rows[0]?.plan, planDate: rows[0]?.date, planBy: null },
    });
  });

  test("that the review takes is the control's own, and a later answer without one keeps it", async () => {
    const attempt = await anAttemptOf();
    await answer(attempt, "questions/8.3.6", missing);
    const row = { controlId: "8.3.6", plan: "We buy a new till.", date: "2027-05-01", by: "Owner" };
    const body = { groupId: "remediation", fields: { plans: [row] } };
    await expectStatus(200, "POST", `${attempt.path}/review`, { as: partner.as, body });
    await answer(attempt, "questions/8.3.6", { ...missing, answer: "Still six characters." });
    const { preview } = await reviewOf(attempt);
    const control = preview.find((each: { controlId: string }) => each.controlId === "8.3.6");
    expect(control).toMatchObject({ plan: row.plan, planDate: row.date, planBy: row.by });
  });

  test("is gone with the gap, in the record and out of every later one", async () => {
    const attempt = await anAttemptOf();
    await answer(attempt, "questions/8.3.6", { ...missing, ...plan });
    const text = { groupId: "remediation", answer: "All of it by spring." };
    await expectStatus(200, "POST", `${attempt.path}/review`, { as: partner.as, body: text });
    const met = { answer: "They have fourteen now.", status: "In Place" };
    await answer(attempt, "questions/8.3.6", met);
    await finish(attempt);
    const { record } = await recordOf(attempt);
    expect(controlIn(record, "8.3.6")).toMatchObject({ plan: null, planDate: null });
    expect(record.review.map(({ groupId }) => groupId)).not.toContain("remediation");
    expect(JSON.stringify(record)).not.toContain("spring");
  });
});
