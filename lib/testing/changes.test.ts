// What a change of a merchant or a payment method does, and what it leaves as it is.
import { beforeAll, describe, expect, test } from "vitest";
import { determineJob } from "@/lib/jobs/determine";
import { expectStatus, send } from "./api";
import { perform, start } from "./by-hand";
import { testDatabase } from "./database";
import { contentOf } from "./refusal";
import {
  aMerchant,
  anAnsweredAttempt,
  aPartner,
  REDIRECT_SHOP,
  setControl,
  sign,
  type TestMerchant,
  type TestPartner,
  tokenFor,
} from "./world";

const database = testDatabase();
let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database);
});

const get = async (path: string) => (await expectStatus(200, "GET", path, { as: partner.as })).body;
const put = async (path: string, body: unknown) =>
  (await expectStatus(200, "PUT", path, { as: partner.as, body })).body;
const methodOf = ({ base, pmId }: TestMerchant) => `${base}/payment-methods/${pmId}`;

/** A merchant whose payment method is determined: SAQ A. */
async function determined(): Promise<TestMerchant> {
  const merchant = await aMerchant(partner);
  const body = { description: REDIRECT_SHOP };
  const job = await start(`${methodOf(merchant)}/determine`, partner.as, body);
  await perform(determineJob, partner.partnerId, job);
  expect(await get(methodOf(merchant))).toMatchObject({
    saqType: "SAQ A",
    determinationOutdated: false,
  });
  return merchant;
}

describe("a change that changes nothing", () => {
  test.each([
    ["an empty body for a merchant", (m: TestMerchant) => m.base, {}],
    ["no body at all for a merchant", (m: TestMerchant) => m.base, undefined],
    ["a merchant's own name", (m: TestMerchant) => m.base, { name: "Quayside Candles" }],
    ["null for what is not set", (m: TestMerchant) => m.base, { website: null, locale: null }],
    ["an empty body for a payment method", methodOf, {}],
    ["a payment method's own values", methodOf, { channel: "website", vendor: null }],
  ])("%s writes nothing, no event, and answers what is", async (_, pathOf, body) => {
    const merchant = await aMerchant(partner);
    const path = pathOf(merchant);
    const is = await get(path);
    const before = await contentOf(database);
    expect(await put(path, body)).toEqual(is);
    expect(await contentOf(database)).toEqual(before);
  });

  test("a control that is parked already, its own worksheet, and its own type write nothing", async () => {
    const attempt = await anAnsweredAttempt(database, partner);
    await setControl(database, attempt, "2.2.2", "status = 'In Place with Compensating Control'");
    const parts = ["constraint", "objective", "risk", "definition", "validation", "maintenance"];
    const texts = Object.fromEntries(parts.map((part) => [part, "The till stands locked."]));
    const puts = [
      ["questions/8.3.6/parked", { parked: true }],
      ["questions/2.2.2/worksheet", texts],
      ["type", { saqType: "SAQ A" }],
    ] as const;
    for (const [tail, body] of puts) {
      const first = await put(`${attempt.path}/${tail}`, body);
      const before = await contentOf(database);
      expect(await put(`${attempt.path}/${tail}`, body)).toEqual(first);
      expect(await contentOf(database)).toEqual(before);
    }
  });

  test("beside one that does is not named in the event", async () => {
    const merchant = await aMerchant(partner);
    const changed = await put(merchant.base, { name: "Quayside Candles", email: null });
    expect(changed.email).toBeUndefined();
    const { rows } = await database.pool.query(
      "select payload from events where type = 'merchant.updated' and merchant_id = $1",
      [merchant.merchantId],
    );
    expect(rows).toEqual([{ payload: { changed: ["email"] } }]);
  });
});

test("a new payment method changes the status, and takes no date of an attestation away", async () => {
  const attempt = await anAnsweredAttempt(database, partner);
  await sign(attempt);
  await expectStatus(200, "POST", `${attempt.path}/submit`, { as: partner.as });
  const before = await get(attempt.base);
  expect(before).toMatchObject({ complianceStatus: "compliant", lastSaqType: "SAQ A" });
  const body = { name: "Stall", description: "A terminal that stands alone." };
  await expectStatus(201, "POST", `${attempt.base}/payment-methods`, { as: partner.as, body });
  const { complianceStatus, compliantAt, expiresAt, lastSaqType, daysUntilExpiry } = await get(
    attempt.base,
  );
  expect(complianceStatus).not.toBe("compliant");
  expect({ compliantAt, expiresAt, lastSaqType, daysUntilExpiry }).toEqual({
    compliantAt: before.compliantAt,
    expiresAt: before.expiresAt,
    lastSaqType: "SAQ A",
    daysUntilExpiry: before.daysUntilExpiry,
  });
  expect(compliantAt).not.toBeNull();
});

describe("a determination is outdated by a change of", () => {
  const CHANGES = {
    "the description": { description: "We type card numbers into our own page." },
    "the channel": { channel: "phoneVT" },
    "the channel, to none": { channel: null },
    "the vendor": { vendor: "Another Terminal Maker" },
  };

  test.each(Object.entries(CHANGES))("%s", async (_, change) => {
    const merchant = await determined();
    const changed = await put(methodOf(merchant), change);
    expect(changed).toMatchObject({ saqType: "SAQ A", determinationOutdated: true });
    expect(await get(methodOf(merchant))).toMatchObject({ determinationOutdated: true });
    const { items } = await get(`${merchant.base}/payment-methods`);
    expect(items[0].determinationOutdated).toBe(true);
    expect((await get(`${methodOf(merchant)}/determination`)).outdated).toBe(true);

    const as = await tokenFor(merchant);
    const body = { paymentMethodId: merchant.pmId, saqType: "SAQ A" };
    const refused = await send("POST", `${merchant.base}/attempts`, { as, body });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: "SAQ_TYPE_MISMATCH", details: { determined: null, outdated: true } },
    });
    expect(refused.body.message).toContain("Determine it again");
    // The partner may open what it likes.
    await expectStatus(201, "POST", `${merchant.base}/attempts`, { as: partner.as, body });
  });

  test("nothing else: another name leaves it standing", async () => {
    const merchant = await determined();
    const changed = await put(methodOf(merchant), { name: "Shop on the web" });
    expect(changed.determinationOutdated).toBe(false);
  });

  test("what was changed back: it stands again", async () => {
    const merchant = await determined();
    await put(methodOf(merchant), { channel: "kiosk" });
    const back = await put(methodOf(merchant), { channel: "website" });
    expect(back.determinationOutdated).toBe(false);
  });

  test("anything, until it is determined again", async () => {
    const merchant = await determined();
    await put(methodOf(merchant), { vendor: "Another Terminal Maker" });
    const body = { description: REDIRECT_SHOP };
    const job = await start(`${methodOf(merchant)}/determine`, partner.as, body);
    expect((await get(methodOf(merchant))).determinationOutdated).toBe(true);
    await perform(determineJob, partner.partnerId, job);
    expect((await get(methodOf(merchant))).determinationOutdated).toBe(false);
    const as = await tokenFor(merchant);
    const opening = { paymentMethodId: merchant.pmId, saqType: "SAQ A" };
    await expectStatus(201, "POST", `${merchant.base}/attempts`, { as, body: opening });
  });
});

test("a session token renews no determined type that what is said today does not lead to", async () => {
  const merchant = await determined();
  const as = await tokenFor(merchant);
  const body = { paymentMethodId: merchant.pmId, saqType: "SAQ A" };
  const opened = await expectStatus(201, "POST", `${merchant.base}/attempts`, { as, body });
  expect(opened.body.typeSource).toBe("determination");
  await database.pool.query(
    "update answers set status = 'In Place', quote = answer where attempt_id = $1",
    [opened.body.id],
  );
  const path = `${merchant.base}/attempts/${opened.body.id}`;
  await expectStatus(200, "POST", `${path}/submit`, { as });
  await put(methodOf(merchant), { channel: "phoneVT" });
  const refused = await send("POST", `${path}/renew`, { as });
  expect(refused).toMatchObject({ status: 409, body: { code: "SAQ_TYPE_MISMATCH" } });
  await expectStatus(201, "POST", `${path}/renew`, { as: partner.as });
});
