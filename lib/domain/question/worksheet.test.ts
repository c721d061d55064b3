import { beforeAll, expect, test } from "vitest";
import { expectStatus, send } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { aMerchant, anAttempt, aPartner, fillAnswers, type TestAttempt } from "@/lib/testing/world";

const database = testDatabase();
let attempt: TestAttempt;
const text = "The maker offers no lock, so the till stands behind a counter that is locked.";
const names = ["constraint", "objective", "risk", "definition", "validation", "maintenance"];
const full = Object.fromEntries(names.map((name) => [name, `${name}: ${text}`]));

beforeAll(async () => {
  attempt = await anAttempt(await aMerchant(await aPartner(database)));
  await fillAnswers(database, attempt);
});

function put(body: Record<string, unknown>) {
  const { as } = attempt.partner;
  return send("PUT", `${attempt.path}/questions/2.2.2/worksheet`, { as, body });
}

test("a worksheet is refused where there is no compensating control", async () => {
  expect(await put(full)).toMatchObject({ status: 400, body: { code: "VALIDATION_ERROR" } });
});

test("a worksheet names every missing part at once", async () => {
  const { status, body } = await put({ constraint: text });
  const missing = body.details.issues.map((issue: { path: string }) => issue.path);
  expect([status, missing.sort()]).toEqual([400, names.slice(1).sort()]);
});

test("a compensating control asks for its worksheet, part by part, until it is there", async () => {
  await fillAnswers(database, attempt, "In Place with Compensating Control");
  const { as } = attempt.partner;
  const open = async () =>
    (await expectStatus(200, "GET", `${attempt.path}/review`, { as })).body.openWorksheets;
  const { body } = await expectStatus(200, "GET", `${attempt.path}/questions`, { as });
  const [asked] = body.questions;
  const parts = asked.worksheetQuestions.map((question: { part: string }) => question.part);
  expect(parts.sort()).toEqual([...names].sort());
  expect(await open()).toContain("2.2.2");
  expect((await put(full)).status).toBe(200);
  expect(await open()).not.toContain("2.2.2");
});

test("a worksheet is kept and shown with its control", async () => {
  await fillAnswers(database, attempt, "In Place with Compensating Control");
  expect((await put(full)).status).toBe(200);
  const { as } = attempt.partner;
  const { body } = await expectStatus(200, "GET", `${attempt.path}/questions`, { as });
  const shown = body.questions.find((q: { controlId: string }) => q.controlId === "2.2.2");
  expect(shown.worksheet).toEqual(full);
});
