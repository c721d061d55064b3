// Presets of payment products: what partners may say, and whom it is offered to. A merchant takes it by
// choice alone.
import { beforeAll, describe, expect, test } from "vitest";
import { expectStatus, send } from "./api";
import { testDatabase } from "./database";
import { aMerchantWith, aPreset, changePreset, PRESETS, questionsOf } from "./preset-world";
import { aMerchant, anAttempt, aPartner, REDIRECT_SHOP, type TestPartner, tokenFor } from "./world";

const database = testDatabase();
let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database);
});

describe("a preset", () => {
  test("is kept with a revision that counts what it says, not whether it is published", async () => {
    const preset = await aPreset(partner, { published: false });
    expect(preset).toMatchObject({ revision: 1, published: false, covered: 2 });
    const listed = await expectStatus(200, "GET", PRESETS, { as: partner.as });
    expect(listed.body.items.find(({ id }: { id: string }) => id === preset.id)).toMatchObject({
      covered: 2,
    });
    expect((await changePreset(preset.id, partner.as, { published: true })).body).toMatchObject({
      revision: 1,
    });
    const renamed = await changePreset(preset.id, partner.as, { furtherNames: ["HP"] });
    expect(renamed.body).toMatchObject({ revision: 2, published: true, furtherNames: ["HP"] });
    expect((await changePreset(preset.id, partner.as, { furtherNames: ["HP"] })).body).toEqual(
      renamed.body,
    );
    const gone = await send("DELETE", `${PRESETS}/${preset.id}`, { as: partner.as });
    expect(gone.body).toEqual({ deleted: true, presetId: preset.id });
    expect((await changePreset(preset.id, partner.as, { published: true })).body.code).toBe(
      "PRESET_NOT_FOUND",
    );
  });

  test("is refused with all that is wrong at once, and nothing is kept", async () => {
    const { name } = await aPreset(partner);
    const answer = "It is so.";
    const controls = [
      { controlId: "8.3.6", answer },
      { controlId: "99.9", answer },
      { controlId: "8.3.6", answer },
    ];
    const body = { name: name.toUpperCase(), description: REDIRECT_SHOP, controls };
    const { body: refusal } = await expectStatus(400, "POST", PRESETS, { as: partner.as, body });
    expect(
      refusal.details.issues.map(({ path, code }: { path: string; code: string }) => [path, code]),
    ).toEqual([
      ["controls.1.controlId", "not_found"],
      ["controls.2.controlId", "repeated"],
      ["name", "taken"],
    ]);
  });

  test.each([
    [
      "a card number in an answer",
      { controls: [{ controlId: "8.3.6", answer: "4111 1111 1111 1111" }] },
    ],
    ["a card number in a name", { furtherNames: ["4111111111111111"] }],
    ["too long an answer", { controls: [{ controlId: "8.3.6", answer: "x".repeat(2001) }] }],
    ["too many names", { furtherNames: Array(11).fill("Pay") }],
    ["too many controls", { controls: Array(301).fill({ controlId: "8.3.6", answer: "So." }) }],
    ["too short a description", { description: "Cards." }],
  ])("is refused with %s", async (_, wrong) => {
    const body = { name: "Refused", description: REDIRECT_SHOP, ...wrong };
    await expectStatus(400, "POST", PRESETS, { as: partner.as, body });
  });

  test("is not made where there are a hundred", async () => {
    const full = await aPartner(database);
    await database.pool.query(
      `insert into payment_presets (partner_id, id, name, description, created_at, updated_at)
       select $1, 'pst_' || n, 'Product ' || n, 'We take cards.', now(), now() from generate_series(1, 100) n`,
      [full.partnerId],
    );
    const body = { name: "One more", description: REDIRECT_SHOP };
    const refused = await expectStatus(400, "POST", PRESETS, { as: full.as, body });
    expect(refused.body.details.issues[0].code).toBe("limit_reached");
  });
});

describe("a merchant is offered", () => {
  test("what is published, and can choose nothing else", async () => {
    const published = await aPreset(partner);
    const hidden = await aPreset(partner, { published: false });
    const merchant = await aMerchant(partner);
    const as = await tokenFor(merchant);
    const { body } = await expectStatus(200, "GET", `${merchant.base}/presets`, { as });
    const ids = body.items.map(({ id }: { id: string }) => id);
    expect(ids).toContain(published.id);
    expect(ids).not.toContain(hidden.id);
    const choice = { name: "Web shop", presetId: hidden.id };
    const path = `${merchant.base}/payment-methods`;
    const refused = await expectStatus(400, "POST", path, { as, body: choice });
    expect(refused.body.details.issues).toMatchObject([{ path: "presetId", code: "not_found" }]);
    await expectStatus(403, "GET", PRESETS, { as });
  });

  test("nothing of another partner", async () => {
    const preset = await aPreset(partner);
    const other = await aPartner(database);
    const merchant = await aMerchant(other);
    const { body } = await expectStatus(200, "GET", `${merchant.base}/presets`, { as: other.as });
    expect(body.items).toEqual([]);
    expect((await changePreset(preset.id, other.as, { published: false })).status).toBe(404);
    const choice = { name: "Web shop", presetId: preset.id };
    const path = `${merchant.base}/payment-methods`;
    await expectStatus(400, "POST", path, { as: other.as, body: choice });
  });

  test("a description that is the partner's until it is changed", async () => {
    const preset = await aPreset(partner);
    const { base, pmId } = await aMerchantWith(partner, preset.id);
    const path = `${base}/payment-methods/${pmId}`;
    const taken = await expectStatus(200, "GET", path, { as: partner.as });
    expect(taken.body).toMatchObject({
      ...{ description: REDIRECT_SHOP, descriptionOrigin: "preset" },
      ...{ presetId: preset.id, presetRevision: 1 },
    });
    const own = `${REDIRECT_SHOP} We also take telephone orders.`;
    const edited = await expectStatus(200, "PUT", path, {
      ...{ as: partner.as, body: { description: own } },
    });
    expect(edited.body).toMatchObject({ descriptionOrigin: "words", presetId: preset.id });
    const again = await expectStatus(200, "PUT", path, {
      ...{ as: partner.as, body: { presetId: preset.id } },
    });
    expect(again.body).toMatchObject({ description: own, descriptionOrigin: "words" });
    const none = await expectStatus(200, "PUT", path, {
      ...{ as: partner.as, body: { presetId: null } },
    });
    expect(none.body).toMatchObject({ description: own });
    expect(none.body).not.toHaveProperty("presetId");
  });

  test("nothing by a name in the merchant's words", async () => {
    const { name } = await aPreset(partner);
    const merchant = await aMerchant(partner, `We use ${name}. ${REDIRECT_SHOP}`);
    const path = `${merchant.base}/payment-methods/${merchant.pmId}`;
    const { body } = await expectStatus(200, "GET", path, { as: partner.as });
    expect(body).toMatchObject({ descriptionOrigin: "words" });
    expect(body).not.toHaveProperty("presetId");
    const attempt = await anAttempt(merchant);
    expect((await questionsOf(attempt)).every(({ status }) => status === "empty")).toBe(true);
  });

  test("a description or a product: one of them is needed", async () => {
    const { base } = await aMerchant(partner);
    const refused = await expectStatus(400, "POST", `${base}/payment-methods`, {
      ...{ as: partner.as, body: { name: "Web shop" } },
    });
    expect(refused.body.details.issues).toMatchObject([{ path: "description", code: "required" }]);
  });
});
