// The acquirer's choices on their way: from the settings into a determination, what is signed, and the sealed
// record, always as the partner's decision; and what becomes of determinations when a choice is changed.
import { describe, expect, test } from "vitest";
import { determineJob } from "@/lib/jobs/determine";
import type { AcquirerChoices } from "@/lib/pci/acquirer-choices";
import { expectStatus, send } from "./api";
import { perform, start } from "./by-hand";
import { testDatabase } from "./database";
import { aMerchantWith, aPreset } from "./preset-world";
import {
  aMerchant,
  anAttempt,
  answerReview,
  aPartner,
  fillAnswers,
  REDIRECT_SHOP,
  sign,
  type TestMerchant,
  type TestPartner,
  tokenFor,
} from "./world";

const database = testDatabase();

const EXPIRED =
  "We use one standalone chip and PIN terminal at the counter, on its own broadband line apart from everything else. Its PTS approval has expired. We keep no card numbers.";
const ACCEPTED = "Test Acquiring live accepts a terminal whose PTS approval has run out.";

const methodOf = ({ base, pmId }: TestMerchant) => `${base}/payment-methods/${pmId}`;
const get = async ({ as }: TestPartner, path: string) =>
  (await expectStatus(200, "GET", path, { as })).body;

async function choose({ as }: TestPartner, acquirerChoices: Partial<AcquirerChoices>) {
  await expectStatus(200, "PUT", "/v1/partner/settings", { as, body: { acquirerChoices } });
}

async function aPartnerThat(choices: Partial<AcquirerChoices>): Promise<TestPartner> {
  const partner = await aPartner(database, "live");
  await choose(partner, choices);
  return partner;
}

/** Determines a payment method, and how that stands then. */
async function determined(merchant: TestMerchant, description: string) {
  const { partner } = merchant;
  const job = await start(`${methodOf(merchant)}/determine`, partner.as, { description });
  await perform(determineJob, partner.partnerId, job);
  return get(partner, `${methodOf(merchant)}/determination`);
}

async function counterOf(merchant: TestMerchant): Promise<TestMerchant> {
  const method = { name: "Counter", description: EXPIRED, channel: "countertop" };
  const path = `${merchant.base}/payment-methods`;
  const { body } = await expectStatus(201, "POST", path, { as: merchant.partner.as, body: method });
  return { ...merchant, pmId: body.id };
}

test("a choice goes from the settings to the sealed record, as the partner's and nobody else's", async () => {
  const partner = await aPartnerThat({ expiredTerminal: "accept" });
  const merchant = await counterOf(await aMerchant(partner));
  const { result, facts } = await determined(merchant, EXPIRED);
  expect(result).toMatchObject({
    saqType: "SAQ B-IP",
    partnerDecisions: [{ choice: "expiredTerminal", value: "accept", text: ACCEPTED }],
  });
  expect(result.reason).toContain(ACCEPTED);
  expect(facts.map(({ quote }: { quote: string | null }) => quote)).not.toContain(ACCEPTED);
  const attempt = await anAttempt(merchant, "SAQ B-IP");
  await fillAnswers(database, attempt);
  await answerReview(attempt);
  const as = await tokenFor(merchant);
  const { body: review } = await expectStatus(200, "GET", `${attempt.path}/review`, { as });
  const listed = { id: "BIP-2", basis: "agreed", quote: null, agreement: ACCEPTED };
  expect(review.statements).toContainEqual(expect.objectContaining(listed));
  await sign(attempt);
  await expectStatus(200, "POST", `${attempt.path}/submit`, { as: partner.as, body: {} });
  const record = await get(partner, `${attempt.path}/record`);
  expect(record.determination.decisions).toEqual([
    { choice: "expiredTerminal", value: "accept", text: ACCEPTED },
  ]);
  expect(record.statements).toContainEqual(expect.objectContaining(listed));
  expect(record.evidence.reasons).not.toContain("not_eligible");
});

describe("a choice that is changed", () => {
  test("leaves what stands, and has it determined again before the merchant begins or renews", async () => {
    const partner = await aPartnerThat({ expiredTerminal: "accept" });
    const merchant = await counterOf(await aMerchant(partner));
    await determined(merchant, EXPIRED);
    const attempt = await anAttempt(merchant, "SAQ B-IP");
    await fillAnswers(database, attempt);
    await expectStatus(200, "POST", `${attempt.path}/submit`, { as: partner.as, body: {} });
    await choose(partner, { voipTelephone: "accept" });
    expect(await get(partner, methodOf(merchant))).toMatchObject({ determinationOutdated: false });
    await choose(partner, { expiredTerminal: "refuse" });
    expect(await get(partner, methodOf(merchant))).toMatchObject({
      ...{ saqType: "SAQ B-IP", determinationOutdated: true },
    });
    const as = await tokenFor(merchant);
    expect(await send("POST", `${attempt.path}/renew`, { as })).toMatchObject({
      ...{ status: 409, body: { code: "SAQ_TYPE_MISMATCH", details: { outdated: true } } },
    });
    const opening = { paymentMethodId: merchant.pmId, saqType: "SAQ B-IP" };
    const opened = await send("POST", `${merchant.base}/attempts`, { as, body: opening });
    expect(opened.body).toMatchObject({ code: "SAQ_TYPE_MISMATCH", details: { outdated: true } });
    const again = await determined(merchant, EXPIRED);
    expect(again).toMatchObject({ outdated: false, result: { saqType: "SAQ D" } });
    expect(again.result.reason).toContain("Test Acquiring live does not accept SAQ B-IP");
  });

  test("outdates what came of its being undecided, too", async () => {
    const partner = await aPartner(database, "live");
    const merchant = await counterOf(await aMerchant(partner));
    const first = await determined(merchant, EXPIRED);
    expect(first.result).toMatchObject({ saqType: "SAQ D", partnerDecisions: [] });
    await choose(partner, { expiredTerminal: "accept" });
    expect(await get(partner, methodOf(merchant))).toMatchObject({ determinationOutdated: true });
    await choose(partner, { expiredTerminal: "undecided" });
    expect(await get(partner, methodOf(merchant))).toMatchObject({ determinationOutdated: false });
  });
});

test("SAQ D for each of several ways: the one that came before is determined again", async () => {
  const partner = await aPartnerThat({ severalMethods: "fullForAll", expiredTerminal: "accept" });
  const shop = await aMerchant(partner);
  expect((await determined(shop, REDIRECT_SHOP)).result.saqType).toBe("SAQ A");
  const counter = await counterOf(shop);
  expect((await determined(counter, EXPIRED)).result).toMatchObject({
    saqType: "SAQ D",
    partnerDecisions: expect.arrayContaining([
      expect.objectContaining({ choice: "severalMethods", value: "fullForAll" }),
    ]),
  });
  expect(await get(partner, methodOf(shop))).toMatchObject({
    ...{ saqType: "SAQ A", determinationOutdated: true },
  });
  const again = await determined(shop, REDIRECT_SHOP);
  expect(again).toMatchObject({ outdated: false, result: { saqType: "SAQ D" } });
  expect(await get(partner, methodOf(counter))).toMatchObject({ determinationOutdated: false });
});

test("a product's description is quoted as the product's, in reason, criteria and facts", async () => {
  const partner = await aPartner(database);
  const preset = await aPreset(partner);
  const merchant = await aMerchantWith(partner, preset.id);
  const { result, facts } = await determined(merchant, REDIRECT_SHOP);
  const explained = result.qualifications.map(
    ({ explanation }: { explanation: string }) => explanation,
  );
  const shown = [result.reason, ...explained].join(" ");
  expect(shown).toContain(`The description of ${preset.name} says: "`);
  expect(shown).not.toContain("You wrote");
  const bases = facts.flatMap(({ quote, basis }: { quote: string | null; basis: string }) =>
    quote === null ? [] : [basis],
  );
  expect(new Set(bases)).toEqual(new Set(["product"]));
});
