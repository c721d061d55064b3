// A plan has one place, its control's answer: written at the control or in the review, it is the same.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { expectStatus, jobEnd } from "./api";
import { testDatabase } from "./database";
import { refuse } from "./refusal";
import { postGroup, reviewRowsOf } from "./review-calls";
import { aMerchant, anAttempt, aPartner, type TestAttempt, type TestPartner } from "./world";

const database = testDatabase();
let partner: TestPartner;
let worker: Worker;

beforeAll(async () => {
  partner = await aPartner(database);
  worker = await startWorker();
});

afterAll(() => worker.stop());

const GAPS = ["8.3.6", "8.3.9"];

/** An attempt with two controls that are Not In Place and a third that is In Place. */
async function anAttemptWithGaps(): Promise<TestAttempt> {
  const attempt = await anAttempt(await aMerchant(partner));
  await database.pool.query(
    "update answers set status = case when control_id = any($2) then 'Not In Place' else 'In Place' end where attempt_id = $1 and control_id = any($3)",
    [attempt.attemptId, GAPS, [...GAPS, "2.2.2"]],
  );
  return attempt;
}

async function remediation(attempt: TestAttempt) {
  const { body } = await expectStatus(200, "GET", `${attempt.path}/review`, { as: partner.as });
  const group = body.groups.find((each: { groupId: string }) => each.groupId === "remediation");
  const [plans] = group.fields;
  const { answer, composed } = group;
  return { answer, composed, plans: plans.value, source: plans.source, body };
}

async function send(attempt: TestAttempt, body: Record<string, unknown>) {
  return postGroup(attempt, { groupId: "remediation", ...body });
}

async function controlOf(attempt: TestAttempt, controlId: string) {
  const { body } = await expectStatus(200, "GET", `${attempt.path}/questions`, { as: partner.as });
  return body.questions.find((each: { controlId: string }) => each.controlId === controlId);
}

async function analyze(attempt: TestAttempt, controlId: string, body: Record<string, unknown>) {
  const path = `${attempt.path}/questions/${controlId}/analyze`;
  const ack = await expectStatus(202, "POST", path, { as: partner.as, body });
  expect((await jobEnd(ack.body.pollUrl, partner.as)).status).toBe("COMPLETED");
}

const PLAN = { controlId: "8.3.6", plan: "Longer passwords.", date: "2027-03-31", by: "The owner" };

test("a row stands ready for each control that is Not In Place, and plans nothing", async () => {
  const attempt = await anAttemptWithGaps();
  const { plans, source, answer, composed, body } = await remediation(attempt);
  expect(plans).toEqual(GAPS.map((controlId) => ({ controlId })));
  expect({ source, answer, composed }).toEqual({ source: "known", answer: null, composed: false });
  expect(body.remaining).toBe(5);
  const saved = await send(attempt, { fields: { plans } });
  expect(saved).toMatchObject({ answer: null, reviewAnswers: [], remaining: 5 });
});

test("a plan of the review stands at its control, and nowhere else", async () => {
  const attempt = await anAttemptWithGaps();
  const saved = await send(attempt, { fields: { plans: [PLAN] } });
  const words = "8.3.6, Longer passwords., 2027-03-31, The owner";
  expect(saved.answer).toBe(`What you will do about each answer that is Not In Place:\n${words}`);
  expect(await controlOf(attempt, "8.3.6")).toMatchObject({
    remediationPlan: "Longer passwords.",
    remediationTargetDate: "2027-03-31",
  });
  expect(await remediation(attempt)).toMatchObject({
    plans: [PLAN, { controlId: "8.3.9" }],
    source: "given",
  });
  expect(await reviewRowsOf(database, attempt)).toEqual([]);
});

test("a plan of the control stands in the review", async () => {
  const attempt = await anAttemptWithGaps();
  await analyze(attempt, "8.3.6", {
    answer: "Our passwords have six characters.",
    status: "Not In Place",
    remediationPlan: "x".repeat(5000),
    remediationTargetDate: "2027-03-31",
  });
  const { plans, source } = await remediation(attempt);
  const planned = { controlId: "8.3.6", plan: "x".repeat(5000), date: "2027-03-31" };
  expect(plans).toEqual([planned, { controlId: "8.3.9" }]);
  expect(source).toBe("given");
  await send(attempt, { fields: { plans } });
  expect((await remediation(attempt)).plans).toEqual(plans);
});

test("the group is answered once each control has a plan, a date alone is none", async () => {
  const attempt = await anAttemptWithGaps();
  const other = { controlId: "8.3.9", date: "2027-01-31" };
  expect(await send(attempt, { fields: { plans: [PLAN, other] } })).toMatchObject({
    remaining: 5,
    reviewAnswers: [],
  });
  expect((await remediation(attempt)).answer).toBeNull();
  const plans = [{ ...other, plan: "New passwords each year." }];
  const saved = await send(attempt, { fields: { plans } });
  expect(saved).toMatchObject({ remaining: 4, reviewAnswers: [{ groupId: "remediation" }] });
  expect(saved.answer).toContain("Longer passwords.");
  expect(await remediation(attempt)).toMatchObject({ answer: saved.answer, composed: true });
});

test("each row replaces the plan of its own control, and an empty one takes it back", async () => {
  const attempt = await anAttemptWithGaps();
  const other = { controlId: "8.3.9", plan: "New passwords each year." };
  await send(attempt, { fields: { plans: [PLAN, other] } });
  await send(attempt, { fields: { plans: [{ controlId: "8.3.6", plan: "  ", by: "The owner" }] } });
  expect((await remediation(attempt)).plans).toEqual([
    { controlId: "8.3.6", by: "The owner" },
    other,
  ]);
  await send(attempt, { fields: {} });
  expect((await remediation(attempt)).plans).toEqual([
    { controlId: "8.3.6", by: "The owner" },
    other,
  ]);
});

test("a text answers the group as well, and stays beside the plans", async () => {
  const attempt = await anAttemptWithGaps();
  const answer = "All of it by summer.";
  expect(await send(attempt, { answer })).toMatchObject({ answer, remaining: 4 });
  expect(await send(attempt, { fields: { plans: [PLAN] } })).toMatchObject({
    answer,
    remaining: 4,
  });
  expect(await remediation(attempt)).toMatchObject({
    answer,
    plans: [PLAN, { controlId: "8.3.9" }],
  });
  expect(await reviewRowsOf(database, attempt)).toMatchObject([{ answer, fields: {} }]);
});

test("a control that is in place takes no plan, and without a gap nobody is asked", async () => {
  const attempt = await anAttemptWithGaps();
  const plans = [PLAN, { controlId: "2.2.2", plan: "x" }, { controlId: "12.99", plan: "x" }];
  const body = { groupId: "remediation", fields: { plans } };
  const path = `${attempt.path}/review`;
  const reply = await refuse(database, "VALIDATION_ERROR", "POST", path, { as: partner.as, body });
  expect(reply.body.details.issues.map((issue: { path: string }) => issue.path)).toEqual([
    "fields.plans.1.controlId",
    "fields.plans.2.controlId",
  ]);
  const closed = await anAttempt(await aMerchant(partner));
  const none = await refuse(database, "VALIDATION_ERROR", "POST", `${closed.path}/review`, {
    as: partner.as,
    body: { groupId: "remediation", fields: {} },
  });
  expect(none.body.details.issues).toMatchObject([{ path: "groupId" }]);
});
