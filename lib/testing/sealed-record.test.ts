// The sealed record: what was signed is what is kept, in one spelling, whatever changes afterwards.
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { canonicalJson, sha256 } from "@/lib/core/canonical";
import type { SealedRecord } from "@/lib/domain/record/shape";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { expectStatus, send } from "./api";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import { aReceiver } from "./receiver";
import { documentsStored, eventsOf, recordOf, reviewOf } from "./sealed";
import {
  anAnsweredAttempt,
  aPartner,
  aReadyAttempt,
  SIGNING,
  sign,
  type TestAttempt,
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

const get = async (path: string) => (await expectStatus(200, "GET", path, { as: partner.as })).body;

async function rowsOf(text: string, ...values: unknown[]) {
  return (await database.pool.query(text, values)).rows;
}

async function finalized(): Promise<TestAttempt> {
  const attempt = await aReadyAttempt(database, partner);
  await expectStatus(200, "POST", `${attempt.path}/finalize`, { as: partner.as, body: {} });
  return attempt;
}

/** Submitted without a signature, its documents stored and mailed. */
async function submittedUnsigned(): Promise<TestAttempt> {
  const attempt = await anAnsweredAttempt(database, partner);
  await expectStatus(200, "POST", `${attempt.path}/submit`, { as: partner.as });
  await documentsStored(database, attempt);
  return attempt;
}

async function fileOf(attempt: TestAttempt, kind: string, version?: number) {
  const query = version === undefined ? "" : `?version=${version}`;
  const path = `${attempt.path}/documents/${kind}.pdf${query}`;
  const { bytes } = await expectStatus(200, "GET", path, { as: partner.as });
  return createHash("sha256").update(bytes).digest("hex");
}

const hashesOf = async (attempt: TestAttempt, version?: number) => [
  await fileOf(attempt, "saq", version),
  await fileOf(attempt, "aoc", version),
];

function mailed(attempt: TestAttempt, count: number) {
  return eventually(`${count} messages`, async () => {
    const text =
      "select subject, attachments from mail_messages where attempt_id = $1 and status = 'outbox' order by id";
    const mails = await rowsOf(text, attempt.attemptId);
    return mails.length === count ? mails : null;
  });
}

const versionsMailed = (mail: { attachments: { version: number }[] }) =>
  mail.attachments.map(({ version }) => version);

function contentOf({ signature: _, evidence: __, ...content }: SealedRecord) {
  return content;
}

describe("after sealing", () => {
  test("a renamed merchant and a rewritten payment method change no byte, and seal sends the same again", async () => {
    const attempt = await finalized();
    await mailed(attempt, 1);
    const before = { record: await recordOf(attempt), hashes: await hashesOf(attempt) };
    const as = await tokenFor(attempt);
    const name = "Another Shop Ltd";
    await expectStatus(200, "PUT", attempt.base, { as, body: { name, email: "new@shop.example" } });
    const method = `${attempt.base}/payment-methods/${attempt.pmId}`;
    const description = "We keep every card number in a spreadsheet on our own server.";
    const change = { name: "Spreadsheet", description, vendor: "Nobody", channel: "other" };
    await expectStatus(200, "PUT", method, { as, body: change });
    await expectStatus(200, "POST", `${attempt.path}/seal`, { as });
    const mails = await mailed(attempt, 2);

    expect(await recordOf(attempt)).toEqual(before.record);
    expect(await hashesOf(attempt)).toEqual(before.hashes);
    expect(await hashesOf(attempt, 1)).toEqual(before.hashes);
    expect(before.record.text).not.toContain(name);
    expect(mails.map(versionsMailed)).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(mails[1].attachments).toEqual(mails[0].attachments);
    expect(
      await rowsOf("select 1 from records where attempt_id = $1", attempt.attemptId),
    ).toHaveLength(1);
    expect(
      await rowsOf("select 1 from documents where attempt_id = $1", attempt.attemptId),
    ).toHaveLength(2);
  });

  test("the documents that are kept are those of the hashes that were told", async () => {
    const attempt = await finalized();
    const { documentKeys } = await get(attempt.path);
    expect(documentKeys).toMatchObject({ version: 1, recordSha256: expect.any(String) });
    expect(await hashesOf(attempt)).toEqual([documentKeys.saq.sha256, documentKeys.aoc.sha256]);
  });
});

describe("the record", () => {
  test("is canonical JSON of the hash that is told, and its content has the hash that was signed", async () => {
    const attempt = await finalized();
    const { text, record } = await recordOf(attempt);
    expect(canonicalJson(record)).toBe(text);
    const { documentKeys } = await get(attempt.path);
    expect(documentKeys.recordSha256).toBe(sha256(text));
    const content = sha256(canonicalJson(contentOf(record)));
    expect(record.evidence.contentSha256).toBe(content);
    expect(record.evidence.signing).toMatchObject({
      contentSha256: content,
      givenAfterwards: { controls: [], reviewGroups: [], other: 0 },
      readAfterwards: [],
    });
  });

  test("says what the review showed, control by control and statement by statement", async () => {
    const attempt = await aReadyAttempt(database, partner);
    const shown = await reviewOf(attempt);
    await expectStatus(200, "POST", `${attempt.path}/finalize`, { as: partner.as, body: {} });
    const { record } = await recordOf(attempt);
    const sealed = record.sections.flatMap(({ controls }) =>
      controls.map(({ controlId, status }) => [controlId, status]),
    );
    const previewed = shown.preview.map((each: { controlId: string; status: string }) => [
      each.controlId,
      each.status,
    ]);
    expect(sealed).toEqual(previewed);
    expect(record.statements).toMatchObject(shown.statements);
    const after = await reviewOf(attempt);
    expect([after.preview, after.statements]).toEqual([shown.preview, shown.statements]);
  });

  test("is not there before sealing, and neither is a version that was never written", async () => {
    const attempt = await aReadyAttempt(database, partner);
    const ask = (path: string) => send("GET", `${attempt.path}${path}`, { as: partner.as });
    expect(await ask("/record")).toMatchObject({ status: 404, body: { code: "NOT_SEALED" } });
    await expectStatus(200, "POST", `${attempt.path}/finalize`, { as: partner.as, body: {} });
    expect((await ask("/record?version=2")).status).toBe(404);
    const missing = { status: 404, body: { code: "PDF_NOT_FOUND" } };
    expect(await ask("/documents/saq.pdf?version=2")).toMatchObject(missing);
    for (const version of ["0", "3", "1.5", "latest", "-1"]) {
      const invalid = { status: 400, body: { code: "VALIDATION_ERROR" } };
      expect(await ask(`/record?version=${version}`)).toMatchObject(invalid);
      expect(await ask(`/documents/aoc.pdf?version=${version}`)).toMatchObject(invalid);
    }
  });
});

describe("an unsigned record that is signed later", () => {
  test("gets a second version of the same content, and the first stays as it was", async () => {
    const attempt = await submittedUnsigned();
    const first = await recordOf(attempt);
    const unsigned = await hashesOf(attempt);
    expect(first.record.evidence).toMatchObject({
      version: 1,
      reasons: ["unsigned"],
      result: "non_compliant",
      signing: null,
    });
    expect(first.record.signature).toBeNull();

    await sign(attempt);
    const second = await recordOf(attempt);
    expect(contentOf(second.record)).toEqual(contentOf(first.record));
    const { sealedAt, expiresAt, contentSha256 } = first.record.evidence;
    expect(second.record.evidence).toMatchObject({
      ...{ version: 2, sealedAt, expiresAt, contentSha256 },
      ...{ reasons: [], result: "compliant" },
    });
    expect(second.record.evidence.signing?.contentSha256).toBe(contentSha256);
    expect(second.record.evidence.verificationCode).not.toBe(
      first.record.evidence.verificationCode,
    );

    await documentsStored(database, attempt, 2);
    const signed = await hashesOf(attempt);
    expect(await hashesOf(attempt, 2)).toEqual(signed);
    expect(await hashesOf(attempt, 1)).toEqual(unsigned);
    expect(signed[1]).not.toBe(unsigned[1]);
    expect(await recordOf(attempt, 1)).toEqual(first);
    expect((await get(attempt.path)).documentKeys).toMatchObject({ version: 2, sealedAt });
  });

  test("is mailed as it was sealed, and signed once seal is called", async () => {
    const attempt = await submittedUnsigned();
    const [first] = await mailed(attempt, 1);
    await sign(attempt);
    await documentsStored(database, attempt, 2);
    await expectStatus(200, "POST", `${attempt.path}/seal`, { as: partner.as });
    const [, second] = await mailed(attempt, 2);
    expect([versionsMailed(first), versionsMailed(second)]).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  test("has the documents of both versions where it was signed before any were made", async () => {
    await worker.stop();
    const attempt = await anAnsweredAttempt(database, partner);
    await expectStatus(200, "POST", `${attempt.path}/submit`, { as: partner.as });
    await sign(attempt);
    worker = await startWorker();
    await documentsStored(database, attempt, 1);
    await documentsStored(database, attempt, 2);
    const [unsigned, signed] = [await hashesOf(attempt, 1), await hashesOf(attempt, 2)];
    expect(signed[1]).not.toBe(unsigned[1]);
    const mails = await mailed(attempt, 1);
    expect(mails[0].attachments).toHaveLength(2);
  });

  test("is signed by one of several at once", async () => {
    const attempt = await submittedUnsigned();
    const body = SIGNING;
    const replies = await Promise.all(
      [1, 2, 3].map(() => send("POST", `${attempt.path}/sign`, { as: partner.as, body })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const versions = await rowsOf(
      "select version from records where attempt_id = $1 order by version",
      attempt.attemptId,
    );
    expect(versions).toEqual([{ version: 1 }, { version: 2 }]);
  });
});

test("documents.ready carries address, hash, size and pages of each document, for good, and so does its webhook", async () => {
  const receiver = await aReceiver();
  const body = { webhookUrl: receiver.url };
  await expectStatus(200, "PUT", "/v1/partner/webhook", { as: partner.as, body });
  const attempt = await finalized();
  const [event] = await eventsOf(database, attempt, "documents.ready");
  const { documentKeys } = await get(attempt.path);
  const { data } = await eventually("the webhook", async () => {
    const bodies = receiver.received.map((request) => JSON.parse(request.body));
    const own = bodies.filter(({ data: { attemptId } }) => attemptId === attempt.attemptId);
    return own.find(({ type }) => type === "documents.ready") ?? null;
  });
  expect(data).toMatchObject(event.payload);
  const { version, recordSha256, saq, aoc } = event.payload;
  expect({ version, recordSha256 }).toEqual({
    version: 1,
    recordSha256: documentKeys.recordSha256,
  });
  for (const [kind, facts] of Object.entries({ saq, aoc })) {
    const { url, ...rest } = facts as { url: string };
    expect(rest).toEqual(documentKeys[kind]);
    const { pathname, search } = new URL(url);
    expect(`${pathname}${search}`).toBe(`${attempt.path}/documents/${kind}.pdf?version=1`);
    const file = await expectStatus(200, "GET", `${pathname}${search}`, { as: partner.as });
    expect(createHash("sha256").update(file.bytes).digest("hex")).toBe(documentKeys[kind].sha256);
  }
});
