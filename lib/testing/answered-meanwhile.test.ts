// Two devices at one questionnaire: an answer that comes after another one overwrites nothing unseen, and is never
// taken for an answer to another question.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { expectStatus, jobEnd, send } from "./api";
import { testDatabase } from "./database";
import { aMerchant, anAttempt, aPartner, type TestAttempt, type TestPartner } from "./world";

const database = testDatabase();
let partner: TestPartner;
let worker: Worker;

beforeAll(async () => {
  partner = await aPartner(database);
  worker = await startWorker();
});

afterAll(() => worker.stop());

const LATE = { status: 409, body: { code: "ANSWERED_MEANWHILE" } };

describe("a short question", () => {
  const partId = "12-training";

  async function partOf({ path }: TestAttempt) {
    const { body } = await expectStatus(200, "GET", `${path}/sections`, { as: partner.as });
    const parts = body.items.flatMap((item: { parts: unknown[] }) => item.parts);
    return parts.find((part: { partId: string }) => part.partId === partId);
  }

  async function give({ path }: TestAttempt, given: Record<string, unknown>) {
    const body = { parts: [{ partId, ...given }] };
    const answer = await send("POST", `${path}/sections/12/analyze`, { as: partner.as, body });
    if (answer.status === 202) await jobEnd(answer.body.pollUrl, partner.as);
    return answer;
  }

  const open = async () => anAttempt(await aMerchant(partner), "SAQ B-IP");

  test("is not overwritten by an answer that knows of none", async () => {
    const attempt = await open();
    expect(await partOf(attempt)).toMatchObject({ answeredAt: null, given: null });
    await give(attempt, { choice: "no", replaces: null });
    const late = await give(attempt, { choice: "yes", replaces: null });
    expect(late).toMatchObject({ ...LATE, body: { details: { partIds: [partId] } } });
    const part = await partOf(attempt);
    expect(part).toMatchObject({ answeredAt: expect.any(String), given: { choice: "no" } });
    const seen = await give(attempt, { choice: "yes", replaces: part.answeredAt });
    expect(seen.status).toBe(202);
    expect(await partOf(attempt)).toMatchObject({ given: { choice: "yes" } });
    expect(await give(attempt, { choice: "no", replaces: part.answeredAt })).toMatchObject(LATE);
  });

  test("takes the same answer twice, and any from a client that does not say what it has read", async () => {
    const attempt = await open();
    for (let device = 0; device < 2; device += 1) {
      const answer = { choice: "yes", answer: "On the first day.", replaces: null };
      expect((await give(attempt, answer)).status).toBe(202);
    }
    expect(await give(attempt, { choice: "yes", replaces: null })).toMatchObject(LATE);
    expect((await give(attempt, { choice: "no" })).status).toBe(202);
    expect(await partOf(attempt)).toMatchObject({ given: { choice: "no", answer: null } });
  });

  test("of two answers at once one arrives", async () => {
    const attempt = await open();
    const both = ["yes", "no"].map((choice) => give(attempt, { choice, replaces: null }));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([202, 409]);
  });
});

describe("the question of a determination", () => {
  const described = "I run a small café. We have a normal card machine from the bank.";

  async function ask() {
    const { base, pmId } = await aMerchant(partner);
    const path = `${base}/payment-methods/${pmId}`;
    const body = { description: described };
    const ack = await expectStatus(202, "POST", `${path}/determine`, { as: partner.as, body });
    const { result } = await jobEnd(ack.body.pollUrl, partner.as);
    expect(result).toMatchObject({ status: "needs-followup" });
    const answer = (more: Record<string, unknown>) =>
      send("POST", `${path}/followup`, {
        ...{ as: partner.as, body: { answer: "unknown", threadId: result.threadId, ...more } },
      });
    return { path, answer };
  }

  test("is answered once; an answer to it is no answer to the next one", async () => {
    const { path, answer } = await ask();
    const first = await answer({ round: 0 });
    expect(first.status).toBe(202);
    // While the first is being read, and once the next question is there.
    expect(await answer({ round: 0 })).toMatchObject(LATE);
    await jobEnd(first.body.pollUrl, partner.as);
    expect(await answer({ round: 0 })).toMatchObject(LATE);
    const { body } = await expectStatus(200, "GET", `${path}/determination`, { as: partner.as });
    expect(body.rounds).toHaveLength(1);
    expect((await answer({ round: 1 })).status).toBe(202);
  });

  test("is no more once the description was told anew", async () => {
    const { path, answer } = await ask();
    const body = { description: `${described} It stands on the counter.` };
    const ack = await expectStatus(202, "POST", `${path}/determine`, { as: partner.as, body });
    await jobEnd(ack.body.pollUrl, partner.as);
    expect(await answer({ round: 0 })).toMatchObject(LATE);
    expect(await answer({})).toMatchObject({ status: 400, body: { code: "VALIDATION_ERROR" } });
  });
});
