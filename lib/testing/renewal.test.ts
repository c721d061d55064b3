// Renewal: last year's answers come along as drafts and count for nothing until they are confirmed.
import { beforeAll, describe, expect, test } from "vitest";
import { startWorker } from "@/lib/jobs/worker";
import { editionOf } from "@/lib/pci/questionnaires";
import { expectStatus, jobEnd, type Reply, send } from "./api";
import { testDatabase } from "./database";
import {
  aMerchant,
  anAnsweredAttempt,
  anAttempt,
  answerReview,
  aPartner,
  aSealedAttempt,
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

interface Control {
  readonly controlId: string;
  readonly topLevel: string;
  readonly status: string;
  readonly answer: string | null;
  readonly carriedForward: boolean;
}

function renew(source: TestAttempt): Promise<Reply> {
  return send("POST", `${source.path}/renew`, { as: partner.as });
}

function post(attempt: TestAttempt, tail: string, body?: Record<string, unknown>): Promise<Reply> {
  return send("POST", `${attempt.path}${tail}`, { as: partner.as, body });
}

/** A sealed attempt and its renewal. */
async function aRenewal(): Promise<{ source: TestAttempt; renewed: TestAttempt; reply: Reply }> {
  const source = await aSealedAttempt(database, partner);
  const reply = await renew(source);
  expect(reply.status).toBe(201);
  const attemptId: string = reply.body.id;
  const renewed = { ...source, attemptId, path: `${source.base}/attempts/${attemptId}` };
  return { source, renewed, reply };
}

async function controlsOf(attempt: TestAttempt): Promise<Control[]> {
  const path = `${attempt.path}/questions`;
  return (await expectStatus(200, "GET", path, { as: partner.as })).body.questions;
}

/** Finalizes: unlike submit, it takes controls that nobody could answer. */
async function sealWithWorker(attempt: TestAttempt): Promise<void> {
  const worker = await startWorker();
  await expectStatus(200, "POST", `${attempt.path}/finalize`, { as: partner.as, body: {} });
  await worker.stop();
}

async function confirmAll(attempt: TestAttempt): Promise<void> {
  for (const topLevel of attempt.topLevels) {
    expect((await post(attempt, `/sections/${topLevel}/confirm`)).status).toBe(200);
  }
}

async function query(text: string, ...values: unknown[]) {
  return (await database.pool.query(text, values)).rows;
}

describe("a renewal is refused", () => {
  test("while its source is not sealed", async () => {
    const attempt = await anAttempt(await aMerchant(partner));
    const reply = await renew(attempt);
    expect(reply).toMatchObject({ status: 409, body: { code: "RENEWAL_SOURCE_NOT_SEALED" } });
  });

  test("while an attempt is open for the payment method", async () => {
    const { source } = await aRenewal();
    const reply = await renew(source);
    expect(reply).toMatchObject({ status: 409, body: { code: "RENEWAL_ALREADY_OPEN" } });
  });

  test("of an attempt that does not exist", async () => {
    const { base } = await aMerchant(partner);
    const reply = await send("POST", `${base}/attempts/att_nobody/renew`, { as: partner.as });
    expect(reply).toMatchObject({ status: 404, body: { code: "ATTEMPT_NOT_FOUND" } });
  });

  test("to all but one of several at once", async () => {
    const source = await aSealedAttempt(database, partner);
    const replies = await Promise.all([1, 2, 3].map(() => renew(source)));
    expect(replies.map((reply) => reply.status).sort()).toEqual([201, 409, 409]);
    const open = "select 1 from attempts where payment_method_id = $1 and sealed_at is null";
    expect(await query(open, source.pmId)).toHaveLength(1);
  });
});

describe("a renewed attempt", () => {
  test("carries every answer of last year as a draft, without what the assessor made of it", async () => {
    const { source, renewed, reply } = await aRenewal();
    expect(reply.body.renewal).toEqual({ carriedCount: 27, newControls: [], droppedControls: [] });
    expect(reply.body).toMatchObject({ renewedFrom: source.attemptId, status: "Step_2_Started" });
    expect(reply.body.applicableTopLevels).toEqual(source.topLevels);
    const before = await controlsOf(source);
    const drafts = before.map((control) => ({
      ...control,
      carriedForward: true,
      unconfirmed: true,
      origin: "carried",
      reason: null,
    }));
    expect(await controlsOf(renewed)).toEqual(drafts);
  });

  test("leaves its source as it was sealed", async () => {
    const source = await aSealedAttempt(database, partner);
    const before = await controlsOf(source);
    await renew(source);
    expect(await controlsOf(source)).toEqual(before);
  });

  test("carries no signature and no review answer", async () => {
    const { renewed } = await aRenewal();
    const path = `${renewed.path}/review`;
    const { body } = await expectStatus(200, "GET", path, { as: partner.as });
    expect(body).toMatchObject({ signed: false, signature: null, remaining: 4 });
    expect(body.groups.every((group: { answer: string | null }) => group.answer === null)).toBe(
      true,
    );
  });

  test("tells the next steps in order, each at an address of its own", async () => {
    const { renewed, reply } = await aRenewal();
    const steps = ["confirm", "review", "sign", "finalize"];
    const tails = ["/sections", "/review", "/sign", "/finalize"];
    expect(reply.body.nextSteps).toMatchObject(
      steps.map((action, at) => ({ step: at + 1, action, path: `${renewed.path}${tails[at]}` })),
    );
  });

  test("cannot be opened beside another, and the list says what is renewable", async () => {
    const source = await aSealedAttempt(database, partner);
    const listed = async () => {
      const { body } = await expectStatus(200, "GET", `${source.base}/attempts`, {
        as: partner.as,
      });
      return body.items.map((item: { renewable: boolean }) => item.renewable);
    };
    expect(await listed()).toEqual([true]);
    await renew(source);
    expect(await listed()).toEqual([false, false]);
    const opening = { paymentMethodId: source.pmId, saqType: source.saqType };
    const second = await send("POST", `${source.base}/attempts`, { as: partner.as, body: opening });
    expect(second).toMatchObject({ status: 409, body: { code: "ATTEMPT_ALREADY_OPEN" } });
  });

  test("leaves the merchant compliant until the old attestation ends", async () => {
    const { source } = await aRenewal();
    const { body } = await expectStatus(200, "GET", source.base, { as: partner.as });
    expect(body.complianceStatus).toBe("compliant");
  });

  test("carries nothing of a control that had no answer", async () => {
    const silent = "status = 'empty', answer = null, quote = null";
    const source = await anAnsweredAttempt(database, partner);
    await setControl(database, source, "8.3.6", `${silent}, parked = true`);
    await sign(source);
    await sealWithWorker(source);
    const { body } = await renew(source);
    expect(body.renewal.carriedCount).toBe(26);
  });
});

describe("answers that nobody confirmed", () => {
  test("stop finalize, allowIncomplete or not, and submit; each is named", async () => {
    const { renewed } = await aRenewal();
    await answerReview(renewed);
    await sign(renewed);
    const unconfirmed = [...editionOf("SAQ A").controlIds];
    const refusal = { status: 400, body: { code: "INCOMPLETE", details: { unconfirmed } } };
    expect(await post(renewed, "/finalize", {})).toMatchObject(refusal);
    expect(await post(renewed, "/finalize", { allowIncomplete: true })).toMatchObject(refusal);
    expect(await post(renewed, "/submit", {})).toMatchObject(refusal);
  });

  test("do not stand before the gates of signature and review", async () => {
    const { renewed } = await aRenewal();
    expect((await post(renewed, "/finalize", {})).body.code).toBe("NO_SIGNATURE");
    await sign(renewed);
    expect((await post(renewed, "/finalize", {})).body.code).toBe("MISSING_REVIEW");
  });

  test("are confirmed by section; what is left is counted and named", async () => {
    const { renewed } = await aRenewal();
    const confirmed = await post(renewed, "/sections/8/confirm");
    const own = (await controlsOf(renewed)).filter((control) => control.topLevel === "8");
    expect(confirmed.body).toEqual({
      topLevel: "8",
      confirmed: own.map((control) => control.controlId),
      inherited: [],
      remaining: 27 - own.length,
    });
    expect(own.some((control) => control.carriedForward)).toBe(false);
    const left = (await post(renewed, "/submit", {})).body.details.unconfirmed;
    expect(left).toHaveLength(27 - own.length);
    const again = await post(renewed, "/sections/8/confirm");
    expect(again.body).toMatchObject({ confirmed: [], remaining: 27 - own.length });
  });

  test("seal once all are confirmed and the review and the signature are new", async () => {
    const { source, renewed } = await aRenewal();
    await confirmAll(renewed);
    const drafts = await controlsOf(renewed);
    expect(drafts.every((control) => control.status === "In Place")).toBe(true);
    await answerReview(renewed);
    await sign(renewed);
    expect((await post(renewed, "/submit", {})).body).toMatchObject({
      signed: true,
      orgCompliant: true,
    });
    const path = `${source.base}/attempts`;
    const { body } = await expectStatus(200, "GET", path, { as: partner.as });
    expect(body.items.map((item: { status: string }) => item.status)).toEqual(["sealed", "sealed"]);
    expect((await post(renewed, "/sections/8/confirm")).body.code).toBe("ALREADY_SEALED");
  });

  test("are confirmed by a new analysis, too, and only those that it is about", async () => {
    const { renewed } = await aRenewal();
    await query("delete from pgboss.job where name = 'render-documents'");
    const worker = await startWorker();
    const answer = "Passwords have at least 12 characters, with letters and digits.";
    const started = await post(renewed, "/questions/8.3.6/analyze", { answer });
    await jobEnd(started.body.pollUrl, partner.as);
    await worker.stop();
    const fresh = (await controlsOf(renewed)).filter((control) => !control.carriedForward);
    expect(fresh).toMatchObject([{ controlId: "8.3.6", answer }]);
  });
});
