// A payment product from the partner's words to print: described and published in the dashboard, chosen and
// confirmed by a merchant, sealed as what it is.
import { expect, test } from "@playwright/test";
import { apiClient } from "@/cli/demo/client";
import { readMerchantFile } from "@/cli/demo/merchant-file";
import { seedTwins } from "./partners";
import { answerAbout } from "./ready-to-sign";
import { namedUnknown } from "./records";
import { join } from "./sign-in";
import { base, expectAccessible, keyOf, LONG_JOURNEY_MS, linksFor } from "./visits";

const NAME = "Sample Checkout";
const DESCRIPTION =
  "Our web shop sends every customer to the payment provider's own page to pay. They type the card there and come back. We never see or keep card numbers.";
const ANSWER = "Sample Checkout keeps the passwords of the payment page by this rule.";

test("a partner describes a product, a merchant takes it, and print says whose words they are", {
  tag: "@desktop",
}, async ({ page }) => {
  test.setTimeout(LONG_JOURNEY_MS);
  // A partner of its own: merchants of other tests are offered nothing.
  const api = apiClient(base(), keyOf("LISTED"));
  await join(page, "admin", api);
  await page.goto(`${base()}/dashboard/settings/products`);
  await expect(page.getByText("No payment product is described yet.")).toBeVisible();
  await page.getByRole("link", { name: "Add a product" }).click();
  await page.getByLabel("Name", { exact: true }).fill(NAME);
  await page.getByLabel("How it handles cards").fill("Cards.");
  await page.getByLabel("Add a control").selectOption("8.3.6");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByLabel(/^8\.3\.6 /).fill(ANSWER);
  await page.getByRole("button", { name: "Save the draft" }).click();
  await expect(page.getByText(/Use at least 10 characters/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("How it handles cards").fill(DESCRIPTION);
  await page.getByRole("button", { name: "Save the draft" }).click();
  await expect(page.getByRole("heading", { name: NAME, exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Publish it" }).click();
  await expect(page.getByText("Merchants can choose it now.")).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${base()}/dashboard/settings/products`);
  await expect(page.getByText("1 control answered")).toBeVisible();
  await expectAccessible(page);

  const { merchantId, standalonePortalUrl } = await linksFor(api);
  await page.goto(standalonePortalUrl);
  await page.getByRole("link", { name: /Add a way/ }).click();
  await page.getByRole("radio", { name: NAME }).check();
  await expect(page.getByText(DESCRIPTION)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add it" }).click();
  await expect(page.getByLabel(/How do you take these/)).toHaveValue(DESCRIPTION);
  await expect(page.getByText(/These are your bank’s words/)).toBeVisible();
  await page.getByRole("button", { name: "Find my questionnaire" }).click();
  await page.getByRole("button", { name: "Start the questions" }).click();
  await page.locator('a[href$="/section/8"]').click();
  await expect(
    page.getByText(/Your bank’s answer for your payment product: check it/),
  ).toBeVisible();
  await expect(page.getByText(ANSWER)).toBeVisible();
  await expectAccessible(page);
  await page.getByText(/Then you can say here that they are right/).scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "These answers are right" }).click();
  await expect(
    page.getByText("Your bank’s answer for your payment product", { exact: true }),
  ).toBeVisible();

  const { items } = await api.send("GET", `/v1/merchants/${merchantId}/attempts`);
  const path = `/v1/merchants/${merchantId}/attempts/${items[0].id}`;
  const file = await readMerchantFile("examples/saq-a.json");
  await answerAbout(api, { merchantId, attemptId: items[0].id, path, file });
  await api.send("POST", `${path}/sign`, {
    signatoryName: "Sample Signatory",
    signatoryTitle: "Owner",
    acknowledgement: "These answers are true and complete.",
  });
  await api.send("POST", `${path}/finalize`, { allowIncomplete: true });
  const record = await api.send("GET", `${path}/record`);
  expect(record.paymentMethod.descriptionOrigin).toBe("preset");
  const controls = record.sections.flatMap((section: { controls: unknown[] }) => section.controls);
  const sealed = controls.find((each: { controlId: string }) => each.controlId === "8.3.6");
  expect(sealed).toMatchObject({ origin: "preset", givenBy: "merchant", answer: ANSWER });
});

test("a name that nobody knows leads to what the partner says of the product", async ({ page }) => {
  const api = apiClient(base(), keyOf("UNLISTED"));
  const name = `Quaypay ${crypto.randomUUID().slice(0, 8)}`;
  const { merchantId } = await linksFor(api);
  await namedUnknown(merchantId, name);
  await join(page, "admin", api);
  await page.goto(`${base()}/dashboard/settings/products`);
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row.getByText(/^1 merchant, last /)).toBeVisible();
  await expectAccessible(page);
  await row.getByRole("link", { name: new RegExp(`^Describe it.*${name}`) }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
  await page.getByLabel("How it handles cards").fill(DESCRIPTION);
  await page.getByRole("button", { name: "Save the draft" }).click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await page.goto(`${base()}/dashboard/settings/products`);
  const described = page.getByRole("listitem").filter({ hasText: /1 merchant, last/ });
  await expect(
    described.getByRole("link", { name: new RegExp(`^Described.*${name}`) }),
  ).toBeVisible();
  await expectAccessible(page);
});

test("another way that the product's description mentions is offered as the bank's words, not the merchant's", async ({
  page,
}) => {
  const { live } = await seedTwins(process.env.E2E_DATABASE_URL ?? "");
  const api = apiClient(base(), live);
  const counter = "At the counter there is a card machine on its own SIM.";
  const preset = await api.send("POST", "/v1/partner/presets", {
    ...{ name: NAME, description: `${DESCRIPTION} ${counter}`, published: true },
  });
  const { merchantId, standalonePortalUrl } = await linksFor(api);
  const methods = `/v1/merchants/${merchantId}/payment-methods`;
  const method = await api.send("POST", methods, { name: NAME, presetId: preset.id });
  await page.goto(`${standalonePortalUrl}#/method/${method.id}`);
  await page.getByRole("button", { name: "Find my questionnaire" }).click();
  await page.getByRole("radio", { name: /website or online shop/ }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(/Another way of taking cards comes up, too/)).toBeVisible();
  await expect(
    page.getByText(/your bank’s description of the product says: “At the counter/),
  ).toBeVisible();
  await expect(
    page.getByText(/Your bank’s description of the product says: “Our web shop/).first(),
  ).toBeVisible();
  await expect(page.getByText(/you wrote/i)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: /Add as a way of its own/ }).click();
  await expect(page.getByLabel(/How do you take these/)).toHaveValue("The card machine or till");
  const { items } = await api.send("GET", methods);
  expect(items.find(({ id }: { id: string }) => id !== method.id)).toMatchObject({
    description: "The card machine or till",
  });
});
