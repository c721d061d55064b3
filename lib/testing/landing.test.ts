// Readings land in any order: what stands afterwards is what would stand had they landed in the order in
// which their answers were sent.
import { beforeAll, describe, expect, test } from "vitest";
import { embeddedAssessor } from "@/lib/assessor/assessor";
import type { Assessor } from "@/lib/assessor/port";
import { analyzeAnswerJob } from "@/lib/jobs/analyze-answer";
import { determineJob } from "@/lib/jobs/determine";
import { expectStatus, send } from "./api";
import { perform, type Started, start } from "./by-hand";
import { testDatabase } from "./database";
import {
  aMerchant,
  anAttempt,
  aPartner,
  REDIRECT_SHOP,
  type TestAttempt,
  type TestPartner,
} from "./world";

const database = testDatabase();
let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database);
});

const LONG = "Passwords have at least 12 characters, with letters and digits.";
const SHORT = "Our passwords have six characters.";
const NAMES = "Each person signs in with a name of their own.";
const PHONE = "Customers call us and we type the card number into the bank's page on our computer.";

const read = (started: Started) => perform(analyzeAnswerJob, partner.partnerId, started);
const get = async (path: string) => (await expectStatus(200, "GET", path, { as: partner.as })).body;
const say = (attempt: TestAttempt, tail: string, body: Record<string, unknown>) =>
  start(`${attempt.path}/${tail}/analyze`, partner.as, body);

interface Control {
  readonly controlId: string;
  readonly status: string;
  readonly answer: string | null;
  readonly origin: string | null;
  readonly parked: boolean;
}

async function controlsOf(attempt: TestAttempt): Promise<Control[]> {
  const { questions } = await get(`${attempt.path}/questions`);
  return questions.map(({ controlId, status, answer, origin, parked }: Control) => ({
    ...{ controlId, status, answer, origin, parked },
  }));
}

async function controlOf(attempt: TestAttempt, controlId: string): Promise<Control> {
  const found = (await controlsOf(attempt)).find((each) => each.controlId === controlId);
  if (!found) throw new Error(`no ${controlId}`);
  return found;
}

async function eightOf(attempt: TestAttempt) {
  const { items } = await get(`${attempt.path}/sections`);
  const eight = items.find((item: { topLevel: string }) => item.topLevel === "8");
  return { overall: eight.overall, followUp: eight.followUp, answer: eight.combinedAnswer };
}

describe("two answers to one section", () => {
  const sent = async (order: "as sent" | "the other way round") => {
    const attempt = await anAttempt(await aMerchant(partner));
    const jobs = [
      await say(attempt, "sections/8", { answer: `${SHORT} ${NAMES}` }),
      await say(attempt, "sections/8", { answer: LONG }),
    ];
    for (const job of order === "as sent" ? jobs : jobs.toReversed()) await read(job);
    return { attempt, jobs };
  };

  test("come to the same in whatever order they are read", async () => {
    const first = await sent("as sent");
    const second = await sent("the other way round");
    expect(await controlsOf(second.attempt)).toEqual(await controlsOf(first.attempt));
    expect(await eightOf(second.attempt)).toEqual(await eightOf(first.attempt));
  });

  test("the newer one counts where both speak, the older one where the newer is silent", async () => {
    const { attempt, jobs } = await sent("the other way round");
    expect(await controlOf(attempt, "8.3.6")).toMatchObject({ status: "In Place", answer: LONG });
    const older = (await controlsOf(attempt)).filter(({ answer }) => answer?.includes(NAMES));
    expect(older.length).toBeGreaterThan(0);
    const [late, newer] = await Promise.all(jobs.map(({ pollUrl }) => get(pollUrl)));
    expect(late).toMatchObject({ status: "COMPLETED", result: { superseded: true } });
    expect(newer.result.superseded).toBeUndefined();
  });
});

describe("two answers to one control", () => {
  test("an older one that is read late changes nothing", async () => {
    const attempt = await anAttempt(await aMerchant(partner));
    const older = await say(attempt, "questions/8.3.6", { answer: SHORT });
    const newer = await say(attempt, "questions/8.3.6", { answer: LONG });
    await read(newer);
    const before = await controlsOf(attempt);
    await read(older);
    expect(await controlsOf(attempt)).toEqual(before);
    expect((await get(older.pollUrl)).result).toMatchObject({ superseded: true });
  });

  test("an older stated status neither overrules a newer one", async () => {
    const attempt = await anAttempt(await aMerchant(partner));
    const status = { older: "Not In Place", newer: "Not Applicable" };
    const older = await say(attempt, "questions/8.3.6", { answer: SHORT, status: status.older });
    const newer = await say(attempt, "questions/8.3.6", { answer: NAMES, status: status.newer });
    await read(newer);
    await read(older);
    expect(await controlOf(attempt, "8.3.6")).toMatchObject({
      status: status.newer,
      answer: NAMES,
    });
  });
});

describe("an answer to a section beside one to its control", () => {
  test("read late, it leaves the control's newer answer standing", async () => {
    const attempt = await anAttempt(await aMerchant(partner));
    const section = await say(attempt, "sections/8", { answer: SHORT });
    const control = await say(attempt, "questions/8.3.6", { answer: LONG });
    await read(control);
    await read(section);
    expect(await controlOf(attempt, "8.3.6")).toMatchObject({ status: "In Place", answer: LONG });
  });

  test("a status that was stated before binds, though the section's words were read first", async () => {
    const attempt = await anAttempt(await aMerchant(partner));
    const control = await say(attempt, "questions/8.3.6", { answer: "x", status: "Not In Place" });
    const section = await say(attempt, "sections/8", { answer: LONG });
    await read(section);
    await read(control);
    const stated = { status: "Not In Place", origin: "stated" };
    expect(await controlOf(attempt, "8.3.6")).toMatchObject(stated);
  });

  test("what was confirmed after the answer was sent is not overwritten by it", async () => {
    const attempt = await anAttempt(await aMerchant(partner));
    await read(await say(attempt, "sections/8", { answer: NAMES }));
    const late = await say(attempt, "sections/8", { answer: SHORT });
    const path = `${attempt.path}/sections/8/confirm`;
    await expectStatus(200, "POST", path, { as: partner.as, body: { inherited: ["8.3.6"] } });
    await read(late);
    expect(await controlOf(attempt, "8.3.6")).toMatchObject({ origin: "confirmed" });
  });
});

test("what was read for one questionnaire is not spread over another", async () => {
  const attempt = await anAttempt(await aMerchant(partner));
  const path = `${attempt.path}/type`;
  const change = () =>
    expectStatus(200, "PUT", path, { as: partner.as, body: { saqType: "SAQ D" } });
  const assessor: Assessor = {
    ...embeddedAssessor,
    analyze: async (input) => {
      const analysis = await embeddedAssessor.analyze(input);
      await change();
      return analysis;
    },
  };
  const job = await say(attempt, "sections/8", { answer: LONG });
  await perform(analyzeAnswerJob, partner.partnerId, job, assessor);
  expect(await get(job.pollUrl)).toMatchObject({
    status: "FAILED",
    errorMessage: expect.stringContaining("questionnaire was changed"),
  });
  expect(await controlOf(attempt, "8.3.6")).toMatchObject({ status: "empty", answer: null });
});

describe("two determinations of one payment method", () => {
  test("the older one that ends late decides nothing, and tells nobody", async () => {
    const merchant = await aMerchant(partner);
    const path = `${merchant.base}/payment-methods/${merchant.pmId}`;
    const older = await start(`${path}/determine`, partner.as, { description: REDIRECT_SHOP });
    const newer = await start(`${path}/determine`, partner.as, { description: PHONE });
    await perform(determineJob, partner.partnerId, newer);
    const before = await get(path);
    const thread = await get(`${path}/determination`);
    await perform(determineJob, partner.partnerId, older);
    expect(await get(path)).toEqual(before);
    expect(await get(`${path}/determination`)).toEqual(thread);
    expect(await get(older.pollUrl)).toMatchObject({
      status: "COMPLETED",
      result: { saqType: "SAQ A" },
    });
    const { rows } = await database.pool.query(
      "select payload ->> 'saqType' as type from events where type = 'payment_method.determined' and resource_id = $1",
      [merchant.pmId],
    );
    expect(rows.map(({ type }) => type)).not.toContain("SAQ A");
  });

  test("of two answers to one follow-up question at once, one is taken", async () => {
    const merchant = await aMerchant(partner, "We take cards in our shop.");
    const path = `${merchant.base}/payment-methods/${merchant.pmId}`;
    const body = { description: "We take cards in our shop." };
    await perform(
      determineJob,
      partner.partnerId,
      await start(`${path}/determine`, partner.as, body),
    );
    const { result } = await get(`${path}/determination`);
    expect(result.status).toBe("needs-followup");
    const reply = { answer: "On a terminal that stands alone.", threadId: result.threadId };
    const request = { as: partner.as, body: reply };
    const replies = await Promise.all(
      [1, 2, 3].map(() => send("POST", `${path}/followup`, request)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([202, 400, 400]);
  });
});
