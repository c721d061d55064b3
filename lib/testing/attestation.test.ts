// What a sealed attestation is worth, and for how long.
import { beforeAll, describe, expect, test } from "vitest";
import { authenticate } from "@/lib/auth/authenticate";
import { PUBLIC } from "@/lib/registry";
import { runnerOn } from "@/lib/runtime";
import { expectStatus } from "./api";
import { testDatabase } from "./database";
import { aPartner, aReadyAttempt, type TestPartner } from "./world";

const database = testDatabase();
let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database);
});

const get = async (path: string) => (await expectStatus(200, "GET", path, { as: partner.as })).body;

describe("an attestation", () => {
  const callerOf = async () => (await authenticate(new Headers(partner.as))).caller;

  test("ends one calendar year after its seal, 29 February on 28 February", async () => {
    const attempt = await aReadyAttempt(database, partner);
    const { merchantId, attemptId } = attempt;
    const leapDay = { now: () => new Date("2028-02-29T15:00:00.000Z") };
    await runnerOn(leapDay)(PUBLIC.submitAttempt, await callerOf(), { merchantId, attemptId });
    const expiresAt = "2029-02-28T15:00:00.000Z";
    const documentKeys = { sealedAt: "2028-02-29T15:00:00.000Z" };
    expect(await get(attempt.path)).toMatchObject({ expiresAt, documentKeys });

    const statusAt = async (moment: string) => {
      const at = runnerOn({ now: () => new Date(moment) });
      const { output } = await at(PUBLIC.getMerchant, await callerOf(), { merchantId });
      return [output.effectiveStatus, output.daysUntilExpiry];
    };
    expect(await statusAt("2028-03-01T00:00:00.000Z")).toEqual(["compliant", 364]);
    expect(await statusAt("2029-02-01T00:00:00.000Z")).toEqual(["expiring_soon", 27]);
    expect(await statusAt("2029-02-28T15:00:00.000Z")).toEqual(["expired", 0]);
  });

  test("makes a merchant compliant only with every other payment method", async () => {
    const attempt = await aReadyAttempt(database, partner);
    const body = { name: "Market stall", description: "A terminal that stands alone." };
    const path = `${attempt.base}/payment-methods`;
    await expectStatus(201, "POST", path, { as: partner.as, body });
    const sealing = { as: partner.as, body: {} };
    const sealed = await expectStatus(200, "POST", `${attempt.path}/submit`, sealing);
    expect(sealed.body).toMatchObject({ signed: true, orgCompliant: false });
    expect((await get(attempt.base)).complianceStatus).toBe("payment_methods_added");
  });
});
