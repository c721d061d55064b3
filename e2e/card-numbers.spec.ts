// A card number in every text field of the wizard: each field refuses it beside itself, and nothing of it
// is kept anywhere.
import { expect, type Locator, type Page, test } from "@playwright/test";
import type { ApiClient } from "@/cli/demo/client";
import { readyToSign } from "./ready-to-sign";
import { rowsWith } from "./records";
import { LONG_JOURNEY_MS, sandbox } from "./visits";

// A number for tests that no other test types.
const CARD = "5105 1051 0510 5100";
const WORDS = "This looks like a card number";
const TEXT_FIELDS =
  "input:not([type=radio]):not([type=checkbox]):not([type=date]):visible, textarea:visible";

/** The ids of the text fields that are shown. */
const fieldsOf = (page: Page): Promise<string[]> =>
  page.locator(TEXT_FIELDS).evaluateAll((fields) => fields.map(({ id }) => id));

/** Puts the card number into a field, sends it where it does not go by itself, and takes it out. */
async function expectRefused(page: Page, id: string, send?: Locator): Promise<void> {
  const field = page.locator(`[id="${id}"]`);
  const before = await field.inputValue();
  await field.fill(CARD);
  await send?.click();
  await expect(page.locator(`[id="${id}-error"]`), id).toContainText(WORDS);
  await expect(page.locator('[id$="-error"]'), `${id} alone`).toHaveCount(1);
  await field.fill(before);
}

/** Does so with every field of the page; there are `count` at least. */
async function expectAllRefused(page: Page, count: number, send?: Locator): Promise<void> {
  const fields = await fieldsOf(page);
  expect(fields.length).toBeGreaterThanOrEqual(count);
  for (const id of fields) {
    await expectRefused(page, id, send);
    // The refusal of a text that saves itself goes with the next save; that of a form with its next try.
    if (!send) await expect(page.locator('[id$="-error"]'), id).toHaveCount(0);
  }
}

interface Visit {
  readonly page: Page;
  readonly api: ApiClient;
  readonly merchantId: string;
  readonly attemptId: string;
  readonly openMethodId: string;
}

/** Goes to a place of the wizard, as its own links do. */
async function goTo({ page }: Visit, place: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, place);
}

async function inNewMethods(visit: Visit): Promise<void> {
  const { page } = visit;
  await goTo(visit, "#/new");
  const add = page.getByRole("button", { name: "Add it" });
  await add.waitFor();
  await expectAllRefused(page, 1, add);

  await goTo(visit, "#/new/gateway");
  const read = page.getByRole("button", { name: "Read the account" });
  await read.waitFor();
  await page.getByLabel("API Login ID").fill(process.env.E2E_GATEWAY_LOGIN ?? "");
  await page.getByLabel("Transaction Key").fill(process.env.E2E_GATEWAY_KEY ?? "");
  await expectAllRefused(page, 2, read);
  await read.click();
  await expect(page.getByRole("heading", { name: /We found/ })).toBeVisible();
  for (const card of await page.getByRole("listitem").all()) {
    const take = card.getByRole("button", { name: "Add this way" });
    const ids = await card.locator(TEXT_FIELDS).evaluateAll((fields) => fields.map(({ id }) => id));
    expect(ids).toHaveLength(2);
    for (const id of ids) await expectRefused(page, id, take);
    await card.getByRole("button", { name: "Drop it" }).click();
  }
}

async function inDescriptions(visit: Visit): Promise<void> {
  await goTo(visit, `#/method/${visit.openMethodId}`);
  await visit.page.getByText("Or tell us in your own words").click();
  await expectAllRefused(visit.page, 2);
}

/** A payment method whose description leaves a question open. */
async function anOpenMethod(api: ApiClient, merchantId: string): Promise<string> {
  const at = `/v1/merchants/${merchantId}/payment-methods`;
  const description = "People order candles on our website and pay by card there.";
  const { id } = await api.send("POST", at, { name: "Second shop", description });
  const found = await api.result(await api.send("POST", `${at}/${id}/determine`, { description }));
  expect(found.status).toBe("needs-followup");
  return id;
}

async function inQuestions(visit: Visit): Promise<void> {
  const { page, api, merchantId, attemptId } = visit;
  const questions = `/v1/merchants/${merchantId}/attempts/${attemptId}/questions`;
  const answer = "A gateway before the till asks for a second code instead.";
  const instead = { answer, status: "In Place with Compensating Control" };
  await api.result(await api.send("POST", `${questions}/8.2.1/analyze`, instead));
  await goTo(visit, `#/attempt/${attemptId}/section/8`);
  await page.getByText("Worksheet", { exact: true }).waitFor();
  await expectRefused(page, "answer");

  const worksheet = (await fieldsOf(page)).filter((id) => id !== "answer");
  expect(worksheet).toHaveLength(6);
  for (const id of worksheet) await page.locator(`[id="${id}"]`).fill("The gateway is checked.");
  const save = page.getByRole("button", { name: "Save the worksheet" });
  for (const id of worksheet) await expectRefused(page, id, save);
  await save.click();
  await expect(page.locator('[id$="-error"]')).toHaveCount(0);

  const point = page.getByRole("listitem").filter({ hasText: "8.3.6" });
  await point.getByRole("button", { name: /^Change/ }).click();
  await point.getByRole("radio", { name: "Not In Place" }).check();
  const ids = await point.locator(TEXT_FIELDS).evaluateAll((fields) => fields.map(({ id }) => id));
  expect(ids).toHaveLength(2);
  const keep = point.getByRole("button", { name: "Save this point" });
  await point.locator(TEXT_FIELDS).first().fill("We do not do this yet.");
  for (const id of ids) await expectRefused(page, id, keep);
}

/** The groups of details about the business, and how many text fields each shows to begin with. */
const GROUPS = {
  company_info: 7,
  business_address: 5,
  acquirer: 2,
  locations: 3,
  business_description: 4,
};

async function inAttestation(visit: Visit): Promise<void> {
  const { page, attemptId } = visit;
  for (const [groupId, count] of Object.entries(GROUPS)) {
    await goTo(visit, `#/attempt/${attemptId}/about/${groupId}`);
    await page.locator(`[id^="${groupId}-"]`).first().waitFor();
    await expectAllRefused(page, count);
  }

  await goTo(visit, `#/attempt/${attemptId}/sign`);
  const seal = page.getByRole("button", { name: "Seal and send documents" });
  await page.getByLabel("Your full name").fill("Sample Signatory");
  await page.getByLabel(/Your role/).fill("Owner");
  await page.getByLabel(/Where shall we send/).fill("owner@juniper.example");
  await page.getByRole("checkbox").check();
  await expectAllRefused(page, 3, seal);
}

// What a field takes does not depend on the window.
const once = { tag: "@desktop" };

test(
  "every text field refuses a card number beside itself, and nothing keeps it",
  once,
  async ({ page }) => {
    test.setTimeout(LONG_JOURNEY_MS);
    const api = sandbox();
    const { merchantId, attemptId } = await readyToSign(api);
    const openMethodId = await anOpenMethod(api, merchantId);
    const link = await api.send("POST", `/v1/merchants/${merchantId}/portal-link`, {});
    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(decodeURIComponent(request.url())));
    await page.goto(link.standalonePortalUrl);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await fieldsOf(page)).toEqual([]);

    const visit = { page, api, merchantId, attemptId, openMethodId };
    await inNewMethods(visit);
    await inDescriptions(visit);
    await inQuestions(visit);
    await inAttestation(visit);

    for (const text of [CARD, CARD.replaceAll(" ", "")]) {
      expect(await rowsWith(text)).toEqual([]);
      expect(addresses.filter((address) => address.includes(text))).toEqual([]);
    }
    const { items } = await api.send("GET", `/v1/merchants/${merchantId}/attempts`);
    expect(items[0].status).not.toMatch(/^sealed/);
  },
);
