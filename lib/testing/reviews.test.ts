// The partner's reviewers: what waits for them, what a decision does, and what it never does.
import { beforeAll, describe, expect, test } from "vitest";
import { startWorker } from "@/lib/jobs/worker";
import { expectStatus, send } from "./api";
import { driftOf } from "./counters";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import { accept, aReviewingPartner, REASON, renewalOf, sealAgain, sendBack } from "./reviewing";
import { eventsOf, recordOf } from "./sealed";
import {
  aPartner,
  aSealedAttempt,
  setControl,
  type TestAttempt,
  type TestPartner,
  tokenFor,
} from "./world";

const database = testDatabase();
let partner: TestPartner;

beforeAll(async () => {
  partner = await aReviewingPartner(database);
});

const as = () => partner.as;
const get = async (path: string) => (await expectStatus(200, "GET", path, { as: as() })).body;

async function statusOf({ base }: TestAttempt): Promise<string> {
  return (await get(base)).complianceStatus;
}

describe("what waits", () => {
  test("only where the partner has it so", async () => {
    const other = await aPartner(database);
    const attempt = await aSealedAttempt(database, other);
    const { body } = await expectStatus(200, "GET", "/v1/reviews", { as: other.as });
    expect(body.items).toEqual([]);
    expect((await accept(attempt, other.as)).body.code).toBe("REVIEW_NOT_FOUND");
  });

  test("compliance stands, and those with the most to look at come first", async () => {
    const own = await aReviewingPartner(database);
    const plain = await aSealedAttempt(database, own);
    const remarkable = await aSealedAttempt(database, own, async (attempt) => {
      await setControl(database, attempt, "3.2.1", "status = 'Not Applicable'");
      await setControl(
        database,
        attempt,
        "2.2.2",
        `opinion = '{"status": "Not In Place", "reason": "It says so.", "disagrees": true}'`,
      );
    });
    const { body } = await expectStatus(200, "GET", "/v1/reviews", { as: own.as });
    const found = body.items.map((item: { attemptId: string; remarks: unknown }) => [
      item.attemptId,
      item.remarks,
    ]);
    const override = { kind: "override", count: 1, controlIds: [] };
    expect(found).toEqual([
      [
        remarkable.attemptId,
        [
          { kind: "not_applicable", count: 1, controlIds: ["3.2.1"] },
          override,
          { kind: "contradiction", count: 1, controlIds: ["2.2.2"] },
        ],
      ],
      [plain.attemptId, [override]],
    ]);
    const merchant = await expectStatus(200, "GET", plain.base, { as: own.as });
    expect(merchant.body.complianceStatus).toBe("compliant");
    const attention = await expectStatus(200, "GET", "/v1/portfolio/attention", { as: own.as });
    expect(attention.body.items).toContainEqual(
      expect.objectContaining({ kind: "review_waiting", count: 2 }),
    );
  });

  test("the merchant learns that it is looked at, and what was decided, of its own attempts alone", async () => {
    const own = await aReviewingPartner(database);
    const attempt = await aSealedAttempt(database, own);
    await aSealedAttempt(database, own);
    const merchant = await tokenFor(attempt);
    const standing = async () => {
      const listed = await expectStatus(200, "GET", `${attempt.base}/attempts`, { as: merchant });
      return listed.body.items.map((item: { id: string; partnerReview: unknown }) => [
        item.id,
        item.partnerReview,
      ]);
    };
    const { attemptId } = attempt;
    expect(await standing()).toEqual([[attemptId, { state: "waiting", decidedAt: null }]]);
    const { renewalId } = (await sendBack(attempt)).body;
    const decided = { state: "sent_back", decidedAt: expect.any(String) };
    expect(await standing()).toEqual([
      [renewalId, null],
      [attemptId, decided],
    ]);
  });

  test("pages go on where they stopped, and take no token of anything else", async () => {
    const own = await aReviewingPartner(database);
    for (let count = 0; count < 3; count += 1) await aSealedAttempt(database, own);
    const page = async (query: string) =>
      (await expectStatus(200, "GET", `/v1/reviews?limit=2${query}`, { as: own.as })).body;
    const first = await page("");
    const second = await page(`&nextToken=${first.nextToken}`);
    const ids = [...first.items, ...second.items].map((item) => item.attemptId);
    expect([new Set(ids).size, second.items.length, second.nextToken]).toEqual([3, 1, null]);
    for (const { attemptId } of first.items) {
      await expectStatus(200, "POST", `/v1/reviews/${attemptId}/accept`, { as: own.as });
    }
    const decided = await page("&state=accepted");
    expect(decided.items.map((item: { attemptId: string }) => item.attemptId).sort()).toEqual(
      first.items.map((item: { attemptId: string }) => item.attemptId).sort(),
    );
    const path = `/v1/reviews?state=accepted&limit=2&nextToken=${first.nextToken}`;
    expect((await send("GET", path, { as: own.as })).body.code).toBe("VALIDATION_ERROR");
  });
});

describe("sent back", () => {
  test("the merchant is in review, a renewal holds the reasons, and what was sealed stays", async () => {
    const source = await aSealedAttempt(database, partner);
    const sealed = await recordOf(source);
    const renewal = await renewalOf(source);
    expect(await statusOf(source)).toBe("review_in_progress");
    expect((await recordOf(source)).text).toBe(sealed.text);
    const { items } = await get(`${renewal.path}/sections`);
    const section = items.find(({ topLevel }: { topLevel: string }) => topLevel === "2");
    expect(section.sentBack).toEqual([REASON]);
    const controls = items.flatMap((item: { controls: unknown[] }) => item.controls);
    const byId = (controlId: string) =>
      controls.find((control: { controlId: string }) => control.controlId === controlId);
    expect(byId("2.2.2")).toMatchObject({ status: "empty", carriedForward: false });
    expect(byId("8.3.6")).toMatchObject({ status: "In Place", carriedForward: true });
    const [event] = await eventsOf(database, source, "attempt.sent_back");
    expect(event.payload).toMatchObject({ renewalId: renewal.attemptId, controls: ["2.2.2"] });
    expect(await driftOf(database, partner.partnerId)).toEqual([]);
  });

  test("what is sealed next makes the merchant compliant again, and waits with what changed", async () => {
    const source = await aSealedAttempt(database, partner, (attempt) =>
      setControl(database, attempt, "2.2.2", "status = 'Not Applicable'"),
    );
    const renewal = await renewalOf(source);
    await sealAgain(database, renewal);
    expect(await statusOf(source)).toBe("compliant");
    const review = await get(`/v1/reviews/${renewal.attemptId}`);
    expect(review.remarks).toContainEqual({
      kind: "changed",
      count: 1,
      controlIds: ["2.2.2"],
    });
    const control = review.controls.find(
      ({ controlId }: { controlId: string }) => controlId === "2.2.2",
    );
    expect(control).toMatchObject({
      status: "In Place",
      answer: "The owner does, at once.",
      before: { status: "Not Applicable" },
      remarks: ["changed"],
    });
    expect(await driftOf(database, partner.partnerId)).toEqual([]);
  });

  test("into a renewal that is open already: what came along is asked anew", async () => {
    const source = await aSealedAttempt(database, partner);
    const opened = await expectStatus(201, "POST", `${source.path}/renew`, { as: as() });
    const { status, body } = await sendBack(source);
    expect([status, body.renewalId]).toEqual([200, opened.body.id]);
    const { questions } = await get(`${source.base}/attempts/${body.renewalId}/questions`);
    const empty = questions.filter((each: { status: string }) => each.status === "empty");
    expect(empty.map((each: { controlId: string }) => each.controlId)).toEqual(["2.2.2"]);
  });

  test("the merchant is told by e-mail, once, without the reasons", async () => {
    const source = await aSealedAttempt(database, partner);
    const worker = await startWorker();
    await sendBack(source);
    const mail = await eventually("the message", async () => {
      const { items } = await get(`${source.base}/mails`);
      return items.find(({ kind }: { kind: string }) => kind === "sent_back") ?? null;
    });
    await worker.stop();
    expect(mail).toMatchObject({ to: "owner@quayside.example", attemptId: source.attemptId });
    const { rows } = await database.pool.query(
      "select text_body from mail_messages where attempt_id = $1 and kind = 'sent_back'",
      [source.attemptId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].text_body).not.toContain(REASON.reason);
  });

  test("needs reasons for controls that were sealed, each once, without card data", async () => {
    const source = await aSealedAttempt(database, partner);
    const refused = async (...reasons: unknown[]) => (await sendBack(source, reasons)).body;
    expect((await refused()).code).toBe("VALIDATION_ERROR");
    const { details } = await refused({ ...REASON, controlId: "9.9.99" }, REASON, REASON);
    expect(details.issues.map(({ path, code }: Record<string, string>) => [path, code])).toEqual([
      ["reasons.0.controlId", "not_found"],
      ["reasons.2.controlId", "repeated"],
    ]);
    const card = await refused({ ...REASON, reason: "You wrote 4111 1111 1111 1111 there." });
    expect(card.code).toBe("CARD_DATA_REFUSED");
    expect(await statusOf(source)).toBe("compliant");
  });
});

describe("a decision is made once", () => {
  test.each(["accept", "send-back"])("nothing follows an accepted one: %s", async (then) => {
    const source = await aSealedAttempt(database, partner);
    expect((await accept(source)).body).toMatchObject({ state: "accepted" });
    const { status, body } = then === "accept" ? await accept(source) : await sendBack(source);
    expect([status, body.code, body.details]).toEqual([
      409,
      "REVIEW_NOT_WAITING",
      { state: "accepted" },
    ]);
    expect(await statusOf(source)).toBe("compliant");
  });

  test("of several at once, one is made", async () => {
    const source = await aSealedAttempt(database, partner);
    const calls = [accept(source), sendBack(source), sendBack(source), accept(source)];
    const statuses = (await Promise.all(calls)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409, 409]);
  });

  test("what was sealed anew waits no longer", async () => {
    const source = await aSealedAttempt(database, partner);
    const { body } = await expectStatus(201, "POST", `${source.path}/renew`, { as: as() });
    const renewal = { ...source, attemptId: body.id, path: `${source.base}/attempts/${body.id}` };
    await sealAgain(database, renewal);
    expect((await sendBack(source)).body).toMatchObject({
      code: "REVIEW_NOT_WAITING",
      details: { state: "replaced" },
    });
    expect((await accept(renewal)).status).toBe(200);
  });
});

test("another partner's review is none, and a merchant's token decides nothing", async () => {
  const source = await aSealedAttempt(database, partner);
  const other = await aReviewingPartner(database);
  for (const answer of [
    await send("GET", `/v1/reviews/${source.attemptId}`, { as: other.as }),
    await accept(source, other.as),
    await sendBack(source, [REASON], other.as),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([404, "REVIEW_NOT_FOUND"]);
  }
  const own = await tokenFor(source);
  expect((await accept(source, own)).body.code).toBe("PARTNER_KEY_REQUIRED");
  expect((await send("GET", "/v1/reviews", { as: own })).body.code).toBe("PARTNER_KEY_REQUIRED");
});
