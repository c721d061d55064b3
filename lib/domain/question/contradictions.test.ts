import { afterAll, beforeAll, expect, test } from "vitest";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { expectStatus, jobEnd } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { aMerchant, anAttempt, aPartner, type TestAttempt } from "@/lib/testing/world";

const database = testDatabase();
let worker: Worker;
let attempt: TestAttempt;

beforeAll(async () => {
  worker = await startWorker();
  const merchant = await aMerchant(
    await aPartner(database),
    "A stand-alone terminal that dials out over the telephone line. We keep no card numbers.",
  );
  attempt = await anAttempt(merchant, "SAQ B");
});

afterAll(() => worker.stop());

async function answer(topLevel: string, words: string) {
  const { as } = attempt.partner;
  const path = `${attempt.path}/sections/${topLevel}/analyze`;
  const ack = await expectStatus(202, "POST", path, { as, body: { answer: words } });
  await jobEnd(ack.body.pollUrl, as);
  const review = await expectStatus(200, "GET", `${attempt.path}/review`, { as });
  return review.body.contradictions;
}

test("an answer that speaks against the description is raised with both quotes before signing", async () => {
  const kept = "We keep the card numbers of regular customers in a spreadsheet.";
  expect(await answer("3", kept)).toEqual([
    {
      about: "cardStorage",
      question: expect.stringContaining("?"),
      statements: [
        { topLevel: "3", quote: kept },
        { topLevel: null, quote: "We keep no card numbers." },
      ],
    },
  ]);
});

test("two answers that cannot both be so are raised, and a better answer clears them", async () => {
  await answer("3", "We keep no card numbers on any computer.");
  const found = await answer("9", "The terminal is connected to the internet over Wi-Fi.");
  expect(found).toEqual([
    {
      about: "terminalConnection",
      question: expect.stringContaining("?"),
      statements: [
        { topLevel: null, quote: expect.stringContaining("dials out") },
        { topLevel: "9", quote: expect.stringContaining("Wi-Fi") },
      ],
    },
  ]);
  expect(await answer("9", "The terminal is inspected every week.")).toEqual([]);
});
