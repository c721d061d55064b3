// What stays of reviews: for the partner once they are switched off, for whoever holds an attestation.
import { beforeAll, describe, expect, test } from "vitest";
import { verification } from "@/lib/transports/verify";
import { expectStatus } from "./api";
import { testDatabase } from "./database";
import { accept, aReviewingPartner, REASON, sealAgain, sendBack } from "./reviewing";
import { recordOf } from "./sealed";
import { aSealedAttempt, type TestAttempt, type TestPartner } from "./world";

const database = testDatabase();
let partner: TestPartner;

beforeAll(async () => {
  partner = await aReviewingPartner(database);
});

describe("switched off", () => {
  test("what waits can be decided still, what was decided is read, and nothing new waits", async () => {
    const own = await aReviewingPartner(database);
    const [waiting, accepted] = [
      await aSealedAttempt(database, own),
      await aSealedAttempt(database, own),
    ];
    await accept(accepted);
    const body = { requireReview: false };
    await expectStatus(200, "PUT", "/v1/partner/settings", { as: own.as, body });
    const later = await aSealedAttempt(database, own);
    const idsOf = async (state: string) => {
      const path = `/v1/reviews?state=${state}`;
      const { items } = (await expectStatus(200, "GET", path, { as: own.as })).body;
      return items.map(({ attemptId }: { attemptId: string }) => attemptId);
    };
    expect(await idsOf("waiting")).toEqual([waiting.attemptId]);
    expect(await idsOf("accepted")).toEqual([accepted.attemptId]);
    expect((await accept(later)).body.code).toBe("REVIEW_NOT_FOUND");
    await expectStatus(200, "GET", `/v1/reviews/${accepted.attemptId}`, { as: own.as });
    expect((await sendBack(waiting, [REASON])).status).toBe(200);
    expect(await idsOf("sent_back")).toEqual([waiting.attemptId]);
  });
});

describe("whoever holds the attestation", () => {
  const told = async (source: TestAttempt) => {
    const { record } = await recordOf(source);
    return verification(record.evidence.verificationCode);
  };

  test("learns that corrections were asked for, and when, and nothing of what they are", async () => {
    const source = await aSealedAttempt(database, partner);
    expect(await told(source)).toMatchObject({ result: "compliant", corrections: null });
    const { decidedAt } = (await sendBack(source)).body;
    const found = await told(source);
    expect(found?.corrections).toEqual({ askedAt: decidedAt, of: "this" });
    expect(JSON.stringify(found)).not.toContain(REASON.reason);
    expect(JSON.stringify(found)).not.toContain(REASON.controlId);
  });

  test("of the one before learns that it was of a later one, and the corrected one has none", async () => {
    const first = await aSealedAttempt(database, partner);
    const opened = await expectStatus(201, "POST", `${first.path}/renew`, { as: partner.as });
    const again = (id: string) => ({
      ...first,
      attemptId: id,
      path: `${first.base}/attempts/${id}`,
    });
    const second = again(opened.body.id);
    await sealAgain(database, second);
    const { renewalId, decidedAt } = (await sendBack(second)).body;
    expect((await told(first))?.corrections).toEqual({ askedAt: decidedAt, of: "later" });
    const third = again(renewalId);
    await sealAgain(database, third);
    expect((await told(second))?.corrections).toEqual({ askedAt: decidedAt, of: "this" });
    expect((await told(third))?.corrections).toBeNull();
  });
});
