// The partner's description of a product is never shown, kept or sealed as what the merchant wrote.
import { beforeAll, describe, expect, test } from "vitest";
import { determineJob } from "@/lib/jobs/determine";
import { type Credentials, expectStatus, send } from "./api";
import { determineByHand, perform, start } from "./by-hand";
import { testDatabase } from "./database";
import { aMerchantWith, aPreset, fillRest } from "./preset-world";
import {
  anAttempt,
  aPartner,
  REDIRECT_SHOP,
  type TestMerchant,
  type TestPartner,
  tokenFor,
} from "./world";

const database = testDatabase();
const COUNTER = "At the counter there is a card machine on its own SIM.";
let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database);
});

/** A merchant that chose a product with this description, which is determined. */
async function determined(description: string): Promise<TestMerchant> {
  const preset = await aPreset(partner, { description });
  const merchant = await aMerchantWith(partner, preset.id);
  await determineByHand(merchant, description);
  return merchant;
}

async function threadOf({ base, pmId }: TestMerchant, as: Credentials = partner.as) {
  const path = `${base}/payment-methods/${pmId}/determination`;
  return (await expectStatus(200, "GET", path, { as })).body;
}

/** Answers the open question of a merchant's thread. */
async function answered(merchant: TestMerchant, answer: string): Promise<void> {
  const { result } = await threadOf(merchant);
  const path = `${merchant.base}/payment-methods/${merchant.pmId}/followup`;
  const started = await start(path, partner.as, { answer, threadId: result.threadId });
  await perform(determineJob, partner.partnerId, started);
}

describe("another way of taking cards", () => {
  test("that the product's description mentions is the product's", async () => {
    const merchant = await determined(`${REDIRECT_SHOP} ${COUNTER}`);
    await answered(merchant, "web");
    const { result } = await threadOf(merchant, await tokenFor(merchant));
    expect(result.otherWays).toMatchObject([{ way: "device", basis: "product" }]);
    expect(JSON.stringify(result)).not.toContain("You wrote");
  });

  test("is told with whose words it is also where that was not kept", async () => {
    const merchant = await determined(`${REDIRECT_SHOP} ${COUNTER}`);
    await answered(merchant, "web");
    await database.pool.query(
      "update determinations set record = record #- '{conclusion,otherWays,0,basis}' where merchant_id = $1",
      [merchant.merchantId],
    );
    const { result } = await threadOf(merchant);
    expect(result.otherWays).toMatchObject([{ way: "device", basis: "product" }]);
  });
});

test("no fact of a sealed record was said by the merchant that only the product's description says", async () => {
  const merchant = await determined(REDIRECT_SHOP);
  const attempt = await anAttempt(merchant);
  await fillRest(database, attempt);
  const post = (tail: string) =>
    send("POST", `${attempt.path}${tail}`, { as: partner.as, body: {} });
  expect((await post("/sections/8/confirm")).status).toBe(200);
  expect((await post("/submit")).status).toBe(200);
  const { body } = await expectStatus(200, "GET", `${attempt.path}/record`, { as: partner.as });
  const { facts } = body.determination;
  const bases = new Set(facts.map(({ basis }: { basis: string }) => basis));
  expect(bases).toContain("product");
  expect(bases).not.toContain("said");
});

describe("a name that no table knows", () => {
  const described = `Cards are taken on a FreedomPay terminal with its own SIM, which stands alone.`;

  async function noted(merchant: TestMerchant): Promise<string[]> {
    const { rows } = await database.pool.query(
      "select spelling from unknown_products where merchant_id = $1",
      [merchant.merchantId],
    );
    return rows.map(({ spelling }) => spelling);
  }

  test("is noted for no merchant where the product's description names it", async () => {
    const merchant = await determined(described);
    expect((await threadOf(merchant)).facts).toContainEqual(
      expect.objectContaining({ id: "product", value: "FreedomPay", basis: "product" }),
    );
    expect(await noted(merchant)).toEqual([]);
  });

  test("is noted where the merchant names it in an answer", async () => {
    const merchant = await determined(described);
    await answered(merchant, "We have a Quaypay terminal from the bank.");
    expect(await noted(merchant)).toEqual(["Quaypay"]);
  });
});
