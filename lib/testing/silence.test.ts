// Controls of which nobody spoke: what is shown before the signature is what is sealed, "not sure" takes
// nothing over, and no opinion of the assessor overrules what somebody decided.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import type { SaqType } from "@/lib/pci/saq-type";
import { expectStatus } from "./api";
import { testDatabase } from "./database";
import { answer, controlIn, finish, type PreviewedControl, recordOf, reviewOf } from "./sealed";
import {
  aMerchant,
  anAttempt,
  aPartner,
  fillAnswers,
  setControl,
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
const STATUSES = [
  "In Place",
  "Not In Place",
  "Not Applicable",
  "In Place with Compensating Control",
  "empty",
] as const;

function park(attempt: TestAttempt, controlId: string, parked = true) {
  const path = `${attempt.path}/questions/${controlId}/parked`;
  return expectStatus(200, "PUT", path, { as: partner.as, body: { parked } });
}

async function controlsOf(attempt: TestAttempt) {
  const path = `${attempt.path}/questions`;
  return (await expectStatus(200, "GET", path, { as: partner.as })).body.questions;
}

async function previewOf(attempt: TestAttempt): Promise<PreviewedControl[]> {
  return (await reviewOf(attempt)).preview;
}

/** The same numbers for the same seed, from 0 up to below `most` (a linear congruential generator). */
function numbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

/** Gives every control some state: answered, silent, parked, or asked by itself and left open. */
async function scatter(attempt: TestAttempt, seed: number): Promise<void> {
  const next = numbers(seed);
  await fillAnswers(database, attempt);
  const { rows } = await database.pool.query(
    "select control_id, top_level from answers where attempt_id = $1 order by position",
    [attempt.attemptId],
  );
  for (const { control_id: controlId } of rows) {
    const status = STATUSES[next(STATUSES.length)] ?? "empty";
    const silent = status === "empty" ? ", answer = null, quote = null" : "";
    const parked = next(4) === 0;
    const answeredIn = next(4) === 0 ? "'control'" : "'section'";
    const change = `status = '${status}', parked = ${parked}, answered_in = ${answeredIn}${silent}`;
    await setControl(database, attempt, controlId, change);
  }
  for (const topLevel of attempt.topLevels) {
    const overall = STATUSES[next(STATUSES.length)] ?? "empty";
    const analyzedAt = next(4) === 0 ? "null" : "now()";
    await database.pool.query(
      `update sections set overall = $1, analyzed_at = ${analyzedAt} where attempt_id = $2 and top_level = $3`,
      [overall, attempt.attemptId, topLevel],
    );
  }
}

const SEEDS: [SaqType, number][] = [
  ["SAQ A", 1],
  ["SAQ A", 2],
  ["SAQ B-IP", 3],
  ["SAQ P2PE", 4],
  ["SAQ SPoC", 5],
  ["SAQ C-VT", 6],
  ["SAQ D", 7],
];

describe("what is shown before sealing is what is sealed", () => {
  test.each(SEEDS)("%s, state %i, control by control", async (saqType, seed) => {
    const attempt = await anAttempt(await aMerchant(partner), saqType);
    await scatter(attempt, seed);
    const before = new Map(
      (await controlsOf(attempt)).map((each: { controlId: string }) => [each.controlId, each]),
    );
    const shown = await previewOf(attempt);
    const sealed = await finish(attempt, { plan: true, allowIncomplete: true });
    const { record } = await recordOf(attempt);
    const controls = record.sections.flatMap((section) => section.controls);
    const rows = await controlsOf(attempt);
    const told = (each: { controlId: string; status: string; inherited: boolean }) => [
      each.controlId,
      each.status,
      each.inherited,
    ];
    expect(controls.map(told)).toEqual(shown.map(told));
    expect(rows.map(told)).toEqual(shown.map(told));
    expect(await previewOf(attempt)).toEqual(shown);
    for (const control of shown) {
      const row = before.get(control.controlId) as { status: string; parked: boolean };
      if (row.status !== "empty") expect(control).toMatchObject({ status: row.status });
      if (control.inherited) expect(row).toMatchObject({ status: "empty", parked: false });
      if (control.notSure && row.status === "empty") expect(control.status).toBe("empty");
    }
    const count = (status: string) => shown.filter((each) => each.status === status).length;
    expect(sealed.breakdown).toEqual({
      inPlace: count("In Place"),
      notInPlace: count("Not In Place"),
      notApplicable: count("Not Applicable"),
      compensating: count("In Place with Compensating Control"),
      unanswered: count("empty"),
    });
  });
});

describe("of a section of which one control was read", () => {
  async function readOnce(): Promise<{ attempt: TestAttempt; silent: string[] }> {
    const attempt = await anAttempt(await aMerchant(partner));
    await fillAnswers(database, attempt);
    await database.pool.query(
      "update answers set status = 'empty', answer = null, quote = null where attempt_id = $1 and top_level = '8'",
      [attempt.attemptId],
    );
    const { uncovered } = await answer(attempt, "sections/8", { answer: PASSWORDS });
    expect(uncovered.length).toBeGreaterThanOrEqual(6);
    return { attempt, silent: uncovered };
  }

  test("the others are shown as inherited, seal so, and rest on no words of their own", async () => {
    const { attempt, silent } = await readOnce();
    const inherited = (await previewOf(attempt)).filter((control) => control.inherited);
    expect(inherited.map(({ controlId }) => controlId)).toEqual(silent);
    await finish(attempt);
    const { record } = await recordOf(attempt);
    for (const controlId of silent) {
      expect(controlIn(record, controlId)).toMatchObject({
        ...{ status: "In Place", inherited: true, origin: "inherited" },
        ...{ answer: null, quote: null, givenBy: null },
      });
    }
  });

  test("one that is parked inherits nothing and seals as unanswered", async () => {
    const { attempt, silent } = await readOnce();
    const [controlId = ""] = silent;
    await park(attempt, controlId);
    const sealed = await finish(attempt);
    expect(sealed).toMatchObject({ breakdown: { unanswered: 1 }, reasons: ["unanswered"] });
    expect(controlIn((await recordOf(attempt)).record, controlId)).toMatchObject({
      ...{ status: "empty", inherited: false, notSure: true, origin: null },
    });
  });

  test('one that was answered with "I don\'t know" inherits nothing, unparked or not', async () => {
    const { attempt, silent } = await readOnce();
    const [left = "", back = ""] = silent;
    for (const controlId of [left, back]) {
      await answer(attempt, `questions/${controlId}`, { answer: "I don't know." });
    }
    await park(attempt, back, false);
    const sealed = await finish(attempt);
    expect(sealed).toMatchObject({ breakdown: { unanswered: 2 }, reasons: ["unanswered"] });
    const { record } = await recordOf(attempt);
    for (const controlId of [left, back]) {
      expect(controlIn(record, controlId)).toMatchObject({ status: "empty", inherited: false });
    }
  });

  test("those of which its answer says that nobody knows inherit nothing", async () => {
    const { attempt } = await readOnce();
    const words = `${PASSWORDS} I don't know whether passwords change every 90 days.`;
    await answer(attempt, "sections/8", { answer: words });
    const shown = (await previewOf(attempt)).find(({ controlId }) => controlId === "8.3.9");
    expect(shown).toMatchObject({ status: "empty", inherited: false, notSure: true });
    const sealed = await finish(attempt);
    expect(sealed).toMatchObject({ breakdown: { unanswered: 1 }, reasons: ["unanswered"] });
  });

  test.each(["I don't know.", "No idea, sorry.", "We are not sure about the rest."])(
    "all of them inherit nothing where the follow-up is answered with %j",
    async (words) => {
      const { attempt, silent } = await readOnce();
      await answer(attempt, "sections/8", { answer: words });
      const sealed = await finish(attempt);
      expect(sealed.breakdown).toMatchObject({ unanswered: silent.length, notInPlace: 0 });
      const { record } = await recordOf(attempt);
      for (const controlId of silent) {
        expect(controlIn(record, controlId)).toMatchObject({ status: "empty", notSure: true });
      }
      expect(controlIn(record, "8.3.6")).toMatchObject({ status: "In Place", notSure: false });
    },
  );

  test("those that are confirmed are answers, and others cannot be", async () => {
    const { attempt, silent } = await readOnce();
    const [first = "", second = ""] = silent;
    const path = `${attempt.path}/sections/8/confirm`;
    const wrong = { as: partner.as, body: { inherited: [first, "8.3.6", "2.2.2"] } };
    const refused = await expectStatus(400, "POST", path, wrong);
    const paths = refused.body.details.issues.map((issue: { path: string }) => issue.path);
    expect(paths).toEqual(["inherited.1", "inherited.2"]);
    const request = { as: partner.as, body: { inherited: [first] } };
    const { body } = await expectStatus(200, "POST", path, request);
    expect(body.inherited).toEqual([first]);
    await finish(attempt);
    const { record } = await recordOf(attempt);
    const confirmed = { status: "In Place", inherited: false, origin: "confirmed" };
    expect(controlIn(record, first)).toMatchObject({ ...confirmed, givenBy: "partner" });
    expect(controlIn(record, second)).toMatchObject({ inherited: true, givenBy: null });
  });
});

describe("a stated status", () => {
  async function stated(status: string, words: string): Promise<TestAttempt> {
    const attempt = await anAttempt(await aMerchant(partner));
    await fillAnswers(database, attempt);
    await answer(attempt, "questions/8.3.6", { answer: words, status });
    return attempt;
  }

  test("binds against the words it came with, the opinion stands beside it, and no gate closes", async () => {
    const attempt = await stated("Not In Place", PASSWORDS);
    const control = (await controlsOf(attempt)).find(
      (each: { controlId: string }) => each.controlId === "8.3.6",
    );
    expect(control).toMatchObject({
      ...{ status: "Not In Place", origin: "stated", contradictory: false, quote: null },
      opinion: { status: "In Place", disagrees: true },
    });
    const sealed = await finish(attempt, { plan: true });
    expect(sealed).toMatchObject({ status: "sealed", breakdown: { notInPlace: 1 } });
  });

  test("is overruled by no reading of its section, which is kept as an opinion", async () => {
    const attempt = await stated("Not In Place", "We never set it up.");
    const { controls } = await answer(attempt, "sections/8", { answer: PASSWORDS });
    const read = controls.find((each: { controlId: string }) => each.controlId === "8.3.6");
    expect(read.complianceStatus).toBe("In Place");
    const control = (await controlsOf(attempt)).find(
      (each: { controlId: string }) => each.controlId === "8.3.6",
    );
    expect(control).toMatchObject({
      ...{ status: "Not In Place", origin: "stated", answer: "We never set it up." },
      opinion: { status: "In Place", disagrees: true },
    });
  });

  test("gives way to a new answer to its control", async () => {
    const attempt = await stated("Not In Place", "We never set it up.");
    await answer(attempt, "questions/8.3.6", { answer: PASSWORDS });
    await finish(attempt);
    const control = controlIn((await recordOf(attempt)).record, "8.3.6");
    expect(control).toMatchObject({ status: "In Place", origin: "words", answer: PASSWORDS });
  });
});
