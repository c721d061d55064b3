// The whole way of each of the nine questionnaires over REST, with a real worker and the embedded
// assessor: from a merchant's description to the documents in the mail.
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { editionOf, sectionsOf } from "@/lib/pci/questionnaires";
import { SAQ_TYPES, type SaqType } from "@/lib/pci/saq-type";
import { type Credentials, expectStatus, jobEnd } from "./api";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import {
  aMerchant,
  anAttempt,
  answerReview,
  aPartner,
  sign,
  type TestAttempt,
  type TestMerchant,
  type TestPartner,
  tokenFor,
} from "./world";

const database = testDatabase();
let partner: TestPartner;
let worker: Worker;

beforeAll(async () => {
  partner = await aPartner(database);
  worker = await startWorker();
});

afterAll(() => worker.stop());

const COUNTS: Record<SaqType, number> = {
  "SAQ A": 27,
  "SAQ A-EP": 139,
  "SAQ B": 27,
  "SAQ B-IP": 50,
  "SAQ C-VT": 54,
  "SAQ C": 123,
  "SAQ P2PE": 21,
  "SAQ SPoC": 22,
  "SAQ D": 233,
};

/** How a merchant of each type describes itself, and what it replies when it is asked. */
const MERCHANTS: Record<SaqType, readonly [description: string, reply?: string]> = {
  "SAQ A": [
    "Our web shop sends every customer to the payment provider's own page to pay. They type the card there and come back. We never see or keep card numbers.",
  ],
  "SAQ A-EP": [
    "Our web shop has its own checkout page. The customer types the card number into our page and the browser posts it straight to the payment provider with their script (direct post). Our server never receives card numbers and we store none.",
  ],
  "SAQ B": [
    "We have one countertop terminal from the bank that dials out over the phone line. It is not connected to the internet or to any computer. Customers insert or tap their card. We keep only paper receipts and store no card numbers electronically.",
  ],
  "SAQ B-IP": [
    "Our shop has two stand-alone PTS-approved card terminals connected by cable to our internet router on their own separate network, straight to the processor. They are not connected to the till or any computer. Customers insert or tap. We store no card numbers electronically.",
    "They are ordinary PTS-approved terminals, not part of a P2PE solution, on a network of their own.",
  ],
  "SAQ C-VT": [
    "Customers phone in orders and one clerk types the card number by hand, one at a time, into the bank's virtual terminal web page on a single office computer that is isolated from our other systems. No card reader is attached and we store no card numbers electronically.",
    "Callers reach us on an ordinary landline, and we record no calls.",
  ],
  "SAQ C": [
    "Our till is a PC with payment software and a swipe reader plugged into it. The software sends the card data to the processor over the internet. One shop only, the till is on its own network and we do not store card numbers.",
    "The readers are ordinary PTS-approved ones, not part of a P2PE solution.",
  ],
  "SAQ P2PE": [
    "All our card payments are taken on terminals of a PCI-listed P2PE solution validated by PCI SSC and our provider gave us the P2PE Instruction Manual, which we follow. We have no other way of taking cards and store no card numbers electronically.",
  ],
  "SAQ SPoC": [
    "We take cards at the market on a phone with a PCI-listed SPoC solution: the customer inserts the card in a secure card reader and types the PIN on the phone's screen. No card numbers are stored and we take no other card payments.",
    "Yes, we follow everything in the user guide.",
  ],
  "SAQ D": [
    "We keep our customers' card numbers in our own database on our server so that we can charge them again next month.",
  ],
};

type Acting = TestMerchant & { readonly as: Credentials };

async function get(path: string, as: Credentials) {
  return (await expectStatus(200, "GET", path, { as })).body;
}

/** Starts a job and sees it through. */
async function done(path: string, as: Credentials, body?: Record<string, unknown>) {
  const ack = (await expectStatus(202, "POST", path, { as, body })).body;
  expect(ack).toMatchObject({ jobId: expect.any(String), status: "PROCESSING" });
  expect(ack.pollUrl).toContain(ack.jobId);
  const end = await jobEnd(ack.pollUrl, as);
  expect(end).toEqual({ status: "COMPLETED", result: expect.any(Object) });
  return end.result;
}

/** Determines the type, answering each question that is asked on the way. */
async function determined(merchant: Acting, [description, answer]: readonly [string, string?]) {
  const method = `${merchant.base}/payment-methods/${merchant.pmId}`;
  let result = await done(`${method}/determine`, merchant.as, { description });
  for (let round = 0; result.status === "needs-followup" && round < 4; round += 1) {
    expect(result).toMatchObject({ saqType: null, followUpQuestion: expect.stringMatching(/\?/) });
    const body = { answer: answer ?? "", threadId: result.threadId };
    const next = await done(`${method}/followup`, merchant.as, body);
    expect(next.threadId).toBe(result.threadId);
    result = next;
  }
  expect(result).toMatchObject({ status: "determined", reason: expect.any(String) });
  expect((await get(method, merchant.as)).saqType).toBe(result.saqType);
  return result.saqType;
}

/** Answers every section with the answer suggested as In Place. */
async function answerSections(attempt: TestAttempt, as: Credentials): Promise<void> {
  for (const topLevel of attempt.topLevels) {
    const section = `${attempt.path}/sections/${topLevel}`;
    const { combinedQuestion, suggestedAnswers } = await done(`${section}/combined`, as);
    expect(combinedQuestion).toMatch(/\S/);
    const types = suggestedAnswers.map((suggested: { type: string }) => suggested.type);
    expect(types).toEqual(["In Place", "In Place with Compensating Control", "Not Applicable"]);
    const { answer } = suggestedAnswers[0];
    const { controls, uncovered } = await done(`${section}/analyze`, as, { answer });
    const gaps = controls.filter(
      (control: { complianceStatus: string; contradictory: boolean }) =>
        control.complianceStatus === "Not In Place" || control.contradictory,
    );
    expect([attempt.saqType, topLevel, gaps, uncovered]).toEqual([
      attempt.saqType,
      topLevel,
      [],
      [],
    ]);
  }
}

/** The listings of an attempt agree with its questionnaire and with one another. */
async function expectListings(attempt: TestAttempt, as: Credentials): Promise<void> {
  const edition = editionOf(attempt.saqType);
  const expected = sectionsOf(edition);
  const total = COUNTS[attempt.saqType];
  const idsOf = (rows: { controlId: string }[]) => rows.map((row) => row.controlId);
  const { items } = await get(`${attempt.path}/sections`, as);
  expect(items.map((item: { topLevel: string }) => item.topLevel)).toEqual(
    expected.map((s) => s.topLevel),
  );
  for (const [at, item] of items.entries()) {
    expect(idsOf(item.controls)).toEqual(expected[at]?.controls.map((control) => control.id));
    expect(item).toMatchObject({
      complete: true,
      total: item.controls.length,
      answered: item.controls.length,
    });
  }
  const { questions, progress, sections } = await get(`${attempt.path}/questions`, as);
  expect(idsOf(questions)).toHaveLength(total);
  expect([...idsOf(questions)].sort()).toEqual([...edition.controlIds].sort());
  expect(progress).toEqual({ total, answered: total, percentage: 100 });
  expect(sections).toMatchObject(
    items.map((item: { topLevel: string }) => ({ topLevel: item.topLevel })),
  );
}

/** Both documents are PDFs of the promised content, to save or to look at. */
async function expectDocuments(attempt: TestAttempt, as: Credentials): Promise<void> {
  const { documentKeys } = await get(attempt.path, as);
  for (const kind of ["saq", "aoc"]) {
    const path = `${attempt.path}/documents/${kind}.pdf`;
    for (const [query, disposition] of [
      ["", "attachment"],
      ["?disposition=inline", "inline"],
    ]) {
      const { bytes, headers } = await expectStatus(200, "GET", path + query, { as });
      expect(new TextDecoder().decode(bytes.slice(0, 4))).toBe("%PDF");
      expect(headers.get("content-type")).toBe("application/pdf");
      expect(headers.get("content-disposition")).toMatch(
        new RegExp(`^${disposition}; filename=".+\\.pdf"$`),
      );
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      expect(documentKeys[kind]).toMatchObject({ sha256, bytes: bytes.length });
      expect(documentKeys[kind].pages).toBeGreaterThan(1);
    }
  }
}

async function rowsOf(text: string, ...values: unknown[]) {
  return (await database.pool.query(text, values)).rows;
}

/** Waits until the attempt's mails are in the outbox, as many as told. */
function mailed(attempt: TestAttempt, count = 1) {
  return eventually("the mail", async () => {
    const text =
      "select * from mail_messages where attempt_id = $1 and status = 'outbox' order by id";
    const mails = await rowsOf(text, attempt.attemptId);
    return mails.length === count ? mails : null;
  });
}

/** Every step has its events, each naming who acted. */
async function expectTrail(attempt: TestAttempt, person: RegExp): Promise<void> {
  const rows = await rowsOf(
    "select type, actor from events where merchant_id = $1",
    attempt.merchantId,
  );
  const sections = attempt.topLevels.length;
  const trail: [string, RegExp | string, number][] = [
    ["merchant.created", /^api-key:/, 1],
    ["payment_method.created", /^api-key:/, 1],
    ["determination.requested", person, 1],
    ["payment_method.determined", "job:determine", 1],
    ["attempt.opened", person, 1],
    ["section.question_requested", person, sections],
    ["section.question_composed", "job:compose-question", sections],
    ["section.answered", person, sections],
    ["section.analyzed", "job:analyze-answer", sections],
    ["review.answered", person, 4],
    ["attempt.signed", person, 1],
    ["attempt.sealed", person, 1],
    ["documents.ready", "job:render-documents", 1],
    ["mail.queued", "job:mail-documents", 1],
    ["mail.sent", "job:send-mail", 1],
  ];
  for (const [type, actor, count] of trail) {
    const own = rows.filter((row) => row.type === type);
    expect([type, own.length]).toEqual([type, count]);
    for (const row of own) expect(row.actor).toEqual(expect.stringMatching(actor));
  }
}

/** From the answers to the mail: review, signature, seal, documents. */
async function finish(attempt: TestAttempt, as: Credentials): Promise<void> {
  const acting = { ...attempt, partner: { ...attempt.partner, as } };
  expect((await get(attempt.path, as)).status).toBe("Step_2_Completed");
  await answerReview(acting);
  expect((await get(attempt.path, as)).status).toBe("Step_3_Review");
  await sign(acting);
  const finalized = await expectStatus(200, "POST", `${attempt.path}/finalize`, { as, body: {} });
  const { saqType, attemptId } = attempt;
  const breakdown = { notInPlace: 0, unanswered: 0 };
  expect(finalized.body).toMatchObject({
    status: "sealed",
    saqType,
    attemptId,
    breakdown,
    orgCompliant: true,
  });
  const { saqUrl, aocUrl } = finalized.body.pdf;
  expect([saqUrl, aocUrl].map((url) => new URL(url).pathname)).toEqual(
    ["saq", "aoc"].map((kind) => `${attempt.path}/documents/${kind}.pdf`),
  );
  // Sealing waits for the documents, but not for ever: whoever is answered before them asks again.
  const ready = await eventually("the documents", async () => {
    const { status } = await get(attempt.path, as);
    return status === "sealed" ? null : status;
  });
  expect(ready).toBe("sealed_ready");
  expect((await get(attempt.base, as)).complianceStatus).toBe("compliant");
  await expectDocuments(attempt, as);
  const [mail] = await mailed(attempt);
  expect(mail.to_address).toBe("owner@quayside.example");
  expect(mail.attachments.map((file: { kind: string }) => file.kind).sort()).toEqual([
    "aoc",
    "saq",
  ]);
}

describe.concurrent.each(SAQ_TYPES)("%s", (saqType) => {
  test("goes all the way: determined, answered, reviewed, signed, sealed, delivered", async () => {
    const merchant = await aMerchant(partner);
    const { as } = partner;
    expect(await determined({ ...merchant, as }, MERCHANTS[saqType])).toBe(saqType);
    const attempt = await anAttempt(merchant, saqType);
    expect(await get(attempt.path, as)).toMatchObject({
      typeSource: "determination",
      status: "Step_2_Started",
    });
    await answerSections(attempt, as);
    await expectListings(attempt, as);
    await finish(attempt, as);
    await expectTrail(attempt, /^api-key:key_/);
  });
});

test("a merchant goes the same way with a session token of its own, waiting for its type", async () => {
  const merchant = await aMerchant(partner);
  const as = await tokenFor(merchant);
  const path = `${merchant.base}/payment-methods/${merchant.pmId}/determine?wait=1`;
  const [description] = MERCHANTS["SAQ A"];
  const { body } = await expectStatus(200, "POST", path, { as, body: { description } });
  expect(body).toMatchObject({ status: "determined", saqType: "SAQ A" });
  const own = { ...merchant, partner: { ...partner, as } };
  const attempt = { ...(await anAttempt(own)), partner };
  await answerSections(attempt, as);
  await finish(attempt, as);
  await expectTrail(attempt, /^session:/);
});
