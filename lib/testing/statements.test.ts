// The statements of the attestation: nothing is confirmed that nobody sent, and what speaks against a
// criterion is never lost on the way to the result.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { expectStatus, send } from "./api";
import { testDatabase } from "./database";
import { contentOf } from "./refusal";
import { eventsOf, recordOf, reviewOf, signWith } from "./sealed";
import {
  aMerchant,
  anAnsweredAttempt,
  anAttempt,
  answerReview,
  aPartner,
  fillAnswers,
  REDIRECT_SHOP,
  SIGNING,
  sign,
  type TestAttempt,
  type TestMerchant,
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

const submit = async (attempt: TestAttempt) =>
  (await expectStatus(200, "POST", `${attempt.path}/submit`, { as: partner.as })).body;

async function determined(description: string): Promise<[TestMerchant, string]> {
  const merchant = await aMerchant(partner, description);
  const path = `${merchant.base}/payment-methods/${merchant.pmId}/determine?wait=1`;
  const { body } = await expectStatus(200, "POST", path, { as: partner.as, body: { description } });
  return [merchant, body.saqType];
}

interface Statement {
  readonly id: string;
  readonly kind: string;
  readonly basis: string;
  readonly quote: string | null;
}

async function statementsOf(attempt: TestAttempt): Promise<Statement[]> {
  return (await reviewOf(attempt)).statements;
}

/** An answered attempt whose type a partner may have chosen over the determination. */
async function anAnsweredAttemptOf(merchant: TestMerchant): Promise<TestAttempt> {
  const attempt = await anAttempt(merchant, "SAQ A");
  await fillAnswers(database, attempt);
  await answerReview(attempt);
  return attempt;
}

describe("what the signatory says to statements", () => {
  test("is kept as it was sent, and nothing is confirmed beside it", async () => {
    const attempt = await anAnsweredAttempt(database, partner);
    const confirmations = [
      { statementId: "A-1", confirmed: true },
      { statementId: "A-4", confirmed: null },
      { statementId: "3a-1", confirmed: true },
    ];
    const reply = await signWith(attempt, confirmations);
    expect(reply).toMatchObject({ status: 200, body: { confirmations } });
    await submit(attempt);
    const { record } = await recordOf(attempt);
    expect(record.signature?.confirmations).toEqual(confirmations);
    expect(record.evidence).toMatchObject({ reasons: [], result: "compliant" });
  });

  test("is nothing where nothing was sent", async () => {
    const attempt = await anAnsweredAttempt(database, partner);
    await sign(attempt);
    await submit(attempt);
    expect((await recordOf(attempt)).record.signature?.confirmations).toEqual([]);
  });

  test("is refused for unknown and repeated statements, every issue at once, nothing written", async () => {
    const attempt = await anAnsweredAttempt(database, partner);
    const before = await contentOf(database);
    const ids = ["A-1", "B-1", "A-1", "", "A-1"];
    const unknown = await signWith(
      attempt,
      ids.filter(Boolean).map((statementId) => ({ statementId, confirmed: true })),
    );
    expect(unknown).toMatchObject({ status: 400, body: { code: "VALIDATION_ERROR" } });
    const paths = unknown.body.details.issues.map((issue: { path: string }) => issue.path);
    expect(paths).toEqual([
      "confirmations.1.statementId",
      "confirmations.2.statementId",
      "confirmations.3.statementId",
    ]);
    for (const confirmed of ["yes", 1, undefined]) {
      const confirmations = [{ statementId: "A-1", confirmed }];
      const body = { ...SIGNING, confirmations };
      const reply = await send("POST", `${attempt.path}/sign`, { as: partner.as, body });
      expect(reply).toMatchObject({ status: 400, body: { code: "VALIDATION_ERROR" } });
    }
    expect(await contentOf(database)).toEqual(before);
    expect((await reviewOf(attempt)).signed).toBe(false);
  });

  test("of another questionnaire's form is unknown: SAQ D has no criteria to deny", async () => {
    const attempt = await anAttempt(await aMerchant(partner), "SAQ D");
    const statements = await statementsOf(attempt);
    expect(statements.map(({ id }) => id)).toEqual(["3a-1", "3a-2", "3a-3"]);
    const reply = await signWith(attempt, [{ statementId: "A-1", confirmed: false }]);
    expect(reply).toMatchObject({ status: 400, body: { code: "VALIDATION_ERROR" } });
  });

  test("false on an attestation is stored, and stands against compliance", async () => {
    const attempt = await anAnsweredAttempt(database, partner);
    const confirmations = [{ statementId: "3a-3", confirmed: false }];
    expect((await signWith(attempt, confirmations)).status).toBe(200);
    expect(await submit(attempt)).toMatchObject({
      reasons: ["attestation_declined"],
      orgCompliant: false,
    });
    const { record } = await recordOf(attempt);
    expect(record.signature?.confirmations).toEqual(confirmations);
    expect(record.evidence.result).toBe("non_compliant");
  });

  test("false on a criterion is 409 with the statements and the way on, and nothing is written", async () => {
    const attempt = await anAnsweredAttempt(database, partner);
    const before = await contentOf(database);
    const reply = await signWith(attempt, [
      { statementId: "A-1", confirmed: true },
      { statementId: "A-3", confirmed: false },
      { statementId: "A-2", confirmed: false },
      { statementId: "3a-3", confirmed: false },
    ]);
    expect(reply).toMatchObject({ status: 409, body: { code: "NOT_ELIGIBLE" } });
    const { statements, next } = reply.body.details;
    const text = expect.stringMatching(/\w/);
    expect(statements).toEqual([
      { id: "A-2", text },
      { id: "A-3", text },
    ]);
    const path = `${attempt.base}/payment-methods/${attempt.pmId}/determine`;
    expect(next).toMatchObject({ action: "determine", path });
    expect(await contentOf(database)).toEqual(before);
    expect(await eventsOf(database, attempt, "attempt.signed")).toEqual([]);
  });
});

describe("a criterion", () => {
  test("that the merchant's own words are against makes nobody compliant, whoever chose the type", async () => {
    const [merchant, saqType] = await determined(
      "We keep our customers' card numbers in our own database on our server so that we can charge them again next month.",
    );
    expect(saqType).toBe("SAQ D");
    const attempt = await anAnsweredAttemptOf(merchant);
    const against = (await statementsOf(attempt)).filter(({ basis }) => basis === "not_met");
    expect(against.map(({ id }) => id)).toContain("A-3");
    await sign(attempt);
    expect(await submit(attempt)).toMatchObject({ reasons: ["not_eligible"], orgCompliant: false });
    const { record } = await recordOf(attempt);
    expect(record.assessment).toMatchObject({
      saqType: "SAQ A",
      typeSource: "partner",
      determinedType: "SAQ D",
    });
    const stored = record.statements.find(({ id }) => id === "A-3");
    expect(stored).toMatchObject({ basis: "not_met", quote: expect.stringContaining("database") });
    expect(record.evidence.result).toBe("non_compliant");
  });

  test("stays not met where the signatory confirms it", async () => {
    const [merchant] = await determined(
      "We keep our customers' card numbers in our own database on our server so that we can charge them again next month.",
    );
    const attempt = await anAnsweredAttemptOf(merchant);
    const confirmed = [{ statementId: "A-3", confirmed: true }];
    expect((await signWith(attempt, confirmed)).status).toBe(200);
    expect(await submit(attempt)).toMatchObject({ reasons: ["not_eligible"] });
  });

  test("that the merchant's words prove is said, with those words", async () => {
    const [merchant, saqType] = await determined(
      `${REDIRECT_SHOP} Our payment provider sent us its PCI attestation of compliance.`,
    );
    expect(saqType).toBe("SAQ A");
    const statements = await statementsOf(await anAttempt(merchant, "SAQ A"));
    expect(statements.find(({ id }) => id === "A-4")).toMatchObject({
      basis: "said",
      quote: expect.stringContaining("attestation"),
    });
  });

  test("that nobody spoke of is unknown, and quotes nothing", async () => {
    const [merchant] = await determined(REDIRECT_SHOP);
    const statements = await statementsOf(await anAttempt(merchant, "SAQ A"));
    const fourth = statements.find(({ id }) => id === "A-4");
    expect(fourth).toMatchObject({ basis: "unknown", quote: null });
    for (const { basis, quote } of statements) {
      expect(quote === null).toBe(basis === "unknown");
      if (quote !== null) expect(REDIRECT_SHOP).toContain(quote);
    }
  });

  test("is unknown throughout where nothing was determined", async () => {
    const attempt = await anAttempt(await aMerchant(partner), "SAQ A");
    const bases = new Set((await statementsOf(attempt)).map(({ basis }) => basis));
    expect([...bases]).toEqual(["unknown"]);
  });
});
