// What is signed is what is sealed: a change of anything that stood takes the signature away, once and
// audibly; what is given for the first time does not, and is counted.
import { beforeAll, describe, expect, test } from "vitest";
import { startWorker } from "@/lib/jobs/worker";
import { expectStatus, jobEnd, send } from "./api";
import { testDatabase } from "./database";
import { answer, controlIn, eventsOf, recordOf, reviewOf } from "./sealed";
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

beforeAll(async () => {
  partner = await aPartner(database);
});

const PASSWORDS = "Passwords have at least 12 characters, with letters and digits.";
const SILENT = "status = 'empty', answer = null, quote = null";

/** Runs with a worker and waits until it is at rest. Documents that wait to be made are of tests before. */
async function working<T>(work: () => Promise<T>): Promise<T> {
  await query("delete from pgboss.job where name = 'render-documents'");
  const worker = await startWorker();
  try {
    return await work();
  } finally {
    await worker.stop();
  }
}

async function query(text: string, ...values: unknown[]) {
  return (await database.pool.query(text, values)).rows;
}

const call = (method: string, path: string, body?: Record<string, unknown>, status = 200) =>
  expectStatus(status, method, path, { as: partner.as, body });

const post = (attempt: TestAttempt, tail: string, body: Record<string, unknown>, status = 200) =>
  call("POST", `${attempt.path}${tail}`, body, status);

const WORKSHEET = Object.fromEntries(
  ["constraint", "objective", "risk", "definition", "validation", "maintenance"].map((part) => [
    part,
    "The till stands behind a counter that is locked.",
  ]),
);

/** A signed attempt with something of everything that can change. */
async function aSigned(): Promise<TestAttempt> {
  const attempt = await anAnsweredAttempt(database, partner);
  await call("PUT", attempt.base, { externalMerchantId: `QC-${attempt.merchantId}` });
  await setControl(database, attempt, "8.3.9", SILENT);
  const compensated = "status = 'In Place with Compensating Control'";
  await setControl(database, attempt, "2.2.2", compensated);
  await call("PUT", `${attempt.path}/questions/2.2.2/worksheet`, WORKSHEET);
  await sign(attempt);
  return attempt;
}

const CHANGES: Record<string, (attempt: TestAttempt) => Promise<unknown>> = {
  "another answer to a section": (attempt) =>
    working(() => answer(attempt, "sections/8", { answer: PASSWORDS })),
  "another status of a control": (attempt) =>
    working(() =>
      answer(attempt, "questions/8.3.6", { answer: "Six characters.", status: "Not In Place" }),
    ),
  "an answer to a control that would inherit": (attempt) =>
    working(() =>
      answer(attempt, "questions/8.3.9", { answer: "They change monthly.", status: "In Place" }),
    ),
  "another answer to a review group": (attempt) =>
    post(attempt, "/review", { groupId: "locations", answer: "Two workshops." }),
  "a renamed merchant": (attempt) => call("PUT", attempt.base, { name: "Another Shop" }),
  "another e-mail address of the merchant": (attempt) =>
    call("PUT", attempt.base, { email: "other@quayside.example" }),
  "a rewritten payment method": ({ base, pmId }) =>
    call("PUT", `${base}/payment-methods/${pmId}`, { description: "We take cards by telephone." }),
  "another name of the payment method": ({ base, pmId }) =>
    call("PUT", `${base}/payment-methods/${pmId}`, { name: "Telephone sales" }),
  "another worksheet": (attempt) =>
    call("PUT", `${attempt.path}/questions/2.2.2/worksheet`, { ...WORKSHEET, risk: "None left." }),
  "an answered control that is parked": (attempt) =>
    call("PUT", `${attempt.path}/questions/8.3.6/parked`, { parked: true }),
  "an inheriting control that is parked": (attempt) =>
    call("PUT", `${attempt.path}/questions/8.3.9/parked`, { parked: true }),
  "an inherited status that is confirmed": (attempt) =>
    post(attempt, "/sections/8/confirm", { inherited: ["8.3.9"] }),
  "an import that changes the merchant": (attempt) => {
    const externalMerchantId = `QC-${attempt.merchantId}`;
    const merchants = [{ externalMerchantId, name: "Imported Candles" }];
    return call("POST", "/v1/merchants/import", { merchants });
  },
  "an import that changes the payment method": (attempt) => {
    const externalMerchantId = `QC-${attempt.merchantId}`;
    const method = { name: "Web shop", description: "We take the cards on paper forms." };
    const name = "Quayside Candles";
    const merchants = [{ externalMerchantId, name, paymentMethods: [method] }];
    return call("POST", "/v1/merchants/import", { merchants });
  },
};

describe("a signature is taken away by", () => {
  test.each(Object.entries(CHANGES))("%s", async (_, change) => {
    const attempt = await aSigned();
    expect((await reviewOf(attempt)).signed).toBe(true);
    await change(attempt);
    const events = await eventsOf(database, attempt, "attempt.signature_voided");
    expect(events).toHaveLength(1);
    expect(events[0].payload).toMatchObject({
      signatoryName: "Sample Signatory",
      changed: expect.arrayContaining([expect.any(String)]),
    });
    expect(await reviewOf(attempt)).toMatchObject({ signed: false, signature: null });
    const refusal = { status: 400, body: { code: "NO_SIGNATURE" } };
    const request = { as: partner.as, body: { allowIncomplete: true } };
    expect(await send("POST", `${attempt.path}/finalize`, request)).toMatchObject(refusal);
  });
});

describe("a signature stays with", () => {
  const UNCHANGED: Record<string, (attempt: TestAttempt) => Promise<unknown>> = {
    "the same name once more": (attempt) => call("PUT", attempt.base, { name: "Quayside Candles" }),
    "the same review answer once more": (attempt) =>
      post(attempt, "/review", { groupId: "locations", answer: "One workshop in Port Town" }),
    "the same worksheet once more": (attempt) =>
      call("PUT", `${attempt.path}/questions/2.2.2/worksheet`, WORKSHEET),
    "another payment method": ({ base }) =>
      call("POST", `${base}/payment-methods`, { name: "Stall", description: "A terminal." }, 201),
    "a review group that is answered for the first time": (attempt) =>
      post(attempt, "/review", { groupId: "acquirer", answer: "Example Acquiring" }),
    "another merchant's new name": async () => {
      const other = await aMerchant(partner);
      return call("PUT", other.base, { name: "Another Shop" });
    },
  };

  test.each(Object.entries(UNCHANGED))("%s", async (_, change) => {
    const attempt = await aSigned();
    await change(attempt);
    expect(await eventsOf(database, attempt, "attempt.signature_voided")).toEqual([]);
    expect((await reviewOf(attempt)).signed).toBe(true);
  });
});

test("submit after a change seals unsigned, and never with the signature of something else", async () => {
  const attempt = await anAnsweredAttempt(database, partner);
  await sign(attempt);
  await query("update merchants set name = 'Changed Behind' where id = $1", attempt.merchantId);
  const { body } = await post(attempt, "/submit", {});
  expect(body).toMatchObject({ signed: false, reasons: ["unsigned"], orgCompliant: false });
  expect((await recordOf(attempt)).record.signature).toBeNull();
});

test("finalize looks once more, and refuses what changed past every command", async () => {
  const attempt = await anAnsweredAttempt(database, partner);
  await sign(attempt);
  await query("update merchants set name = 'Changed Behind' where id = $1", attempt.merchantId);
  const reply = await send("POST", `${attempt.path}/finalize`, { as: partner.as, body: {} });
  expect(reply).toMatchObject({
    status: 400,
    body: { code: "NO_SIGNATURE", details: { changed: ["merchant.name"] } },
  });
});

test("a change and a seal at once: one of them is first, and no signature is on what was not signed", async () => {
  const attempts = await Promise.all(
    Array.from({ length: 12 }, () => anAnsweredAttempt(database, partner)),
  );
  await Promise.all(attempts.map((attempt) => sign(attempt)));
  const replies = await Promise.all(
    attempts.flatMap((attempt) => [
      send("PUT", attempt.base, { as: partner.as, body: { name: "Renamed Meanwhile" } }),
      send("POST", `${attempt.path}/submit`, { as: partner.as }),
    ]),
  );
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  for (const attempt of attempts) {
    const { record } = await recordOf(attempt);
    const signed = record.signature !== null;
    const voided = await eventsOf(database, attempt, "attempt.signature_voided");
    const kept = await query("select 1 from signatures where attempt_id = $1", attempt.attemptId);
    const name = signed ? "Quayside Candles" : "Renamed Meanwhile";
    expect([record.merchant.name, voided.length, kept.length]).toEqual(
      signed ? [name, 0, 1] : [name, 1, 0],
    );
  }
});

test("a change and a signature at once: what stands signed is what is", async () => {
  const attempts = await Promise.all(
    Array.from({ length: 12 }, () => anAnsweredAttempt(database, partner)),
  );
  await Promise.all(
    attempts.flatMap((attempt) => [
      sign(attempt),
      call("PUT", attempt.base, { name: "Renamed Meanwhile" }),
    ]),
  );
  const standing = await query(
    `select s.content->'merchant'->>'name' as signed, m.name from signatures s
     join merchants m on m.id = s.merchant_id where s.attempt_id = any($1)`,
    attempts.map(({ attemptId }) => attemptId),
  );
  for (const { signed, name } of standing) expect(signed).toBe(name);
});

test("what is given for the first time after signing is counted in the record", async () => {
  const attempt = await anAttempt(await aMerchant(partner));
  await sign(attempt);
  await fillAnswers(database, attempt);
  await answerReview(attempt);
  await call("PUT", attempt.base, { website: "https://www.quayside.example" });
  await post(attempt, "/submit", {});
  const { record } = await recordOf(attempt);
  const { signing, contentSha256 } = record.evidence;
  expect(signing?.contentSha256).not.toBe(contentSha256);
  expect(signing?.givenAfterwards.controls).toHaveLength(27);
  expect(signing?.givenAfterwards.reviewGroups).toEqual([
    "company_info",
    "business_address",
    "locations",
    "business_description",
  ]);
  // The website, and the answers of the seven sections.
  expect(signing?.givenAfterwards.other).toBe(8);
  expect(signing?.readAfterwards).toEqual([]);
});

describe("an answer that was sent before the signature", () => {
  /** Nothing answered in section 8, its answer sent, then signed: nobody read it yet. */
  async function sentThenSigned() {
    const attempt = await anAnsweredAttempt(database, partner);
    const none = `update answers set ${SILENT} where attempt_id = $1 and top_level = '8'`;
    await query(none, attempt.attemptId);
    await query(
      "update sections set analyzed_at = null, overall = null, combined_answer = null where attempt_id = $1 and top_level = '8'",
      attempt.attemptId,
    );
    const { body } = await post(attempt, "/sections/8/analyze", { answer: PASSWORDS }, 202);
    await sign(attempt);
    return { attempt, pollUrl: body.pollUrl as string };
  }

  test("does not void it when it is read afterwards, and is named in the evidence", async () => {
    const { attempt, pollUrl } = await sentThenSigned();
    await working(async () => {
      await jobEnd(pollUrl, partner.as);
      await post(attempt, "/finalize", {});
    });
    expect(await eventsOf(database, attempt, "attempt.signature_voided")).toEqual([]);
    const { record } = await recordOf(attempt);
    expect(controlIn(record, "8.3.6")).toMatchObject({ status: "In Place", inherited: false });
    const signing = record.evidence.signing;
    expect(signing?.readAfterwards).toContain("8.3.6");
    expect(signing?.readAfterwards.every((controlId) => controlId.startsWith("8."))).toBe(true);
    expect(signing?.givenAfterwards).toEqual({ controls: [], reviewGroups: [], other: 0 });
  });

  test("does not lend its time to what was answered after the signature in the same section", async () => {
    const { attempt, pollUrl } = await sentThenSigned();
    const waiting = "name = 'analyze-answer' and state = 'created'";
    // Held back, as by a slow model, while a control of the section is answered and read.
    await query(`update pgboss.job set start_after = now() + interval '1 hour' where ${waiting}`);
    const stated = { answer: "Everybody has a name of their own.", status: "In Place" };
    await working(() => answer(attempt, "questions/8.2.1", stated));
    await query(`update pgboss.job set start_after = now() where ${waiting}`);
    await working(async () => {
      await jobEnd(pollUrl, partner.as);
      await post(attempt, "/finalize", {});
    });
    const signing = (await recordOf(attempt)).record.evidence.signing;
    expect(signing?.givenAfterwards.controls).toEqual(["8.2.1"]);
    expect(signing?.readAfterwards).toContain("8.3.6");
    expect(signing?.readAfterwards).not.toContain("8.2.1");
  });

  test("is void with a second answer that is sent after the signature", async () => {
    const { attempt, pollUrl } = await sentThenSigned();
    const second = { answer: `${PASSWORDS} Nobody shares a login.` };
    const { body } = await post(attempt, "/sections/8/analyze", second, 202);
    await working(async () => {
      await jobEnd(pollUrl, partner.as);
      await jobEnd(body.pollUrl, partner.as);
    });
    expect(await eventsOf(database, attempt, "attempt.signature_voided")).toHaveLength(1);
    expect((await reviewOf(attempt)).signed).toBe(false);
  });
});
