// The drafts of a preset: the partner's words count for nothing until they are confirmed, and stay marked as
// the partner's.
import { beforeAll, describe, expect, test } from "vitest";
import { startWorker } from "@/lib/jobs/worker";
import { type Credentials, expectStatus, jobEnd, type Reply, send } from "./api";
import { testDatabase } from "./database";
import {
  anAttemptWith,
  aPreset,
  changePreset,
  fillRest,
  PASSWORDS,
  PRESETS,
  type PresetQuestion,
  questionOf,
  questionsOf,
} from "./preset-world";
import {
  aPartner,
  REDIRECT_SHOP,
  SIGNING,
  sign,
  type TestAttempt,
  type TestPartner,
  tokenFor,
} from "./world";

const database = testDatabase();
const OWN = "We changed every password that came with our devices before we used them.";
let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database);
});

function post(attempt: TestAttempt, tail: string, as: Credentials, body?: object): Promise<Reply> {
  return send("POST", `${attempt.path}${tail}`, { as, ...(body ? { body: { ...body } } : {}) });
}

describe("the drafts of an attempt", () => {
  test("are of the controls that it asks alone, and no answers", async () => {
    const attempt = await anAttemptWith(partner, (await aPreset(partner)).id);
    const { body } = await expectStatus(200, "GET", `${attempt.path}/questions`, {
      as: partner.as,
    });
    expect(body.progress.answered).toBe(0);
    const drafts = body.questions.filter(({ status }: PresetQuestion) => status !== "empty");
    expect(drafts).toHaveLength(1);
    expect(drafts[0]).toMatchObject({
      ...{ controlId: "8.3.6", status: "In Place", answer: PASSWORDS, origin: "preset" },
      ...{ unconfirmed: true, carriedForward: false, givenBy: null, inherited: false },
    });
    const sections = await expectStatus(200, "GET", `${attempt.path}/sections`, { as: partner.as });
    const eight = sections.body.items.find(({ topLevel }: PresetQuestion) => topLevel === "8");
    expect(eight).toMatchObject({ unconfirmed: ["8.3.6"], complete: false, answered: 0 });
  });

  test("come with a questionnaire that it is changed to, for what that one adds", async () => {
    const attempt = await anAttemptWith(partner, (await aPreset(partner)).id);
    const body = { saqType: "SAQ D", overrideReason: "More is done than was said." };
    await expectStatus(200, "PUT", `${attempt.path}/type`, { as: partner.as, body });
    expect(await questionOf(attempt, "3.5.1.2")).toMatchObject({
      ...{ status: "In Place", origin: "preset", unconfirmed: true },
    });
  });

  test("are signed and sealed by nobody before they are confirmed", async () => {
    const attempt = await anAttemptWith(partner, (await aPreset(partner)).id);
    await fillRest(database, attempt);
    const refused = { status: 400, body: { code: "INCOMPLETE" } };
    const unsigned = await post(attempt, "/sign", partner.as, SIGNING);
    expect(unsigned).toMatchObject(refused);
    expect(unsigned.body.details).toEqual({ unconfirmed: ["8.3.6"] });
    expect(await post(attempt, "/submit", partner.as, {})).toMatchObject(refused);
  });

  test("are answers of the preset's, by whoever confirmed them, in preview and record", async () => {
    const attempt = await anAttemptWith(partner, (await aPreset(partner)).id);
    await fillRest(database, attempt);
    const as = await tokenFor(attempt);
    const confirmed = await post(attempt, "/sections/8/confirm", as);
    expect(confirmed.body).toMatchObject({ confirmed: ["8.3.6"], remaining: 0 });
    const standing = { status: "In Place", origin: "preset", givenBy: "merchant" };
    expect(await questionOf(attempt, "8.3.6")).toMatchObject({ ...standing, unconfirmed: false });
    const review = await expectStatus(200, "GET", `${attempt.path}/review`, { as });
    const shown = review.body.preview.find(
      ({ controlId }: PresetQuestion) => controlId === "8.3.6",
    );
    expect(shown).toMatchObject(standing);
    expect(review.body.origins).toContainEqual({ origin: "preset", controlIds: ["8.3.6"] });
    await sign(attempt);
    const worker = await startWorker();
    await expectStatus(200, "POST", `${attempt.path}/finalize`, { as: partner.as, body: {} });
    await worker.stop();
    const { body } = await expectStatus(200, "GET", `${attempt.path}/record`, { as: partner.as });
    expect(body.paymentMethod.descriptionOrigin).toBe("preset");
    const sealed = body.sections
      .flatMap(({ controls }: { controls: PresetQuestion[] }) => controls)
      .find(({ controlId }: PresetQuestion) => controlId === "8.3.6");
    expect(sealed).toMatchObject({ ...standing, answer: PASSWORDS, quote: null });
  });

  test("give way to the merchant's own answer, and never pass anything on to silent controls", async () => {
    const attempt = await anAttemptWith(partner, (await aPreset(partner)).id);
    const worker = await startWorker();
    const as = await tokenFor(attempt);
    const section = await post(attempt, "/sections/8/analyze", as, { answer: "It rains today." });
    await jobEnd(section.body.pollUrl, as);
    const listed = await expectStatus(200, "GET", `${attempt.path}/sections`, { as });
    const eight = listed.body.items.find(({ topLevel }: PresetQuestion) => topLevel === "8");
    expect(eight).toMatchObject({ overall: "empty", unconfirmed: ["8.3.6"] });
    const answer = { answer: OWN, status: "In Place" };
    const own = await post(attempt, "/questions/8.3.6/analyze", as, answer);
    await jobEnd(own.body.pollUrl, as);
    await worker.stop();
    expect(await questionOf(attempt, "8.3.6")).toMatchObject({
      ...{ answer: OWN, origin: "stated", unconfirmed: false, givenBy: "merchant" },
    });
  });

  test("stay as they are when the preset is changed, withdrawn or deleted", async () => {
    const preset = await aPreset(partner);
    const attempt = await anAttemptWith(partner, preset.id);
    const before = await questionsOf(attempt);
    const path = `${attempt.base}/payment-methods/${attempt.pmId}`;
    await changePreset(preset.id, partner.as, {
      ...{ description: "Another way of taking cards altogether.", controls: [] },
      published: false,
    });
    expect(await questionsOf(attempt)).toEqual(before);
    const kept = { description: REDIRECT_SHOP, descriptionOrigin: "preset", presetRevision: 1 };
    expect((await send("GET", path, { as: partner.as })).body).toMatchObject(kept);
    await expectStatus(200, "DELETE", `${PRESETS}/${preset.id}`, { as: partner.as });
    expect(await questionsOf(attempt)).toEqual(before);
    const method = (await send("GET", path, { as: partner.as })).body;
    expect(method).toMatchObject({ description: REDIRECT_SHOP, descriptionOrigin: "preset" });
    expect(method).not.toHaveProperty("presetId");
  });
});

test("a renewal takes the preset's answers as they are now, never last year's as the merchant's", async () => {
  const preset = await aPreset(partner);
  const attempt = await anAttemptWith(partner, preset.id);
  await fillRest(database, attempt);
  await post(attempt, "/sections/8/confirm", partner.as);
  await expectStatus(200, "POST", `${attempt.path}/submit`, { as: partner.as, body: {} });
  const now = "Harbor Pay has moved to longer passwords.";
  await changePreset(preset.id, partner.as, { controls: [{ controlId: "8.3.6", answer: now }] });
  const renewed = await expectStatus(201, "POST", `${attempt.path}/renew`, { as: partner.as });
  const path = `${attempt.base}/attempts/${renewed.body.id}`;
  const draft = await questionOf({ ...attempt, path }, "8.3.6");
  expect(draft).toMatchObject({ answer: now, origin: "preset", unconfirmed: true });
  expect(draft.carriedForward).toBe(false);
  expect(await questionOf({ ...attempt, path }, "2.2.2")).toMatchObject({ origin: "carried" });
});
