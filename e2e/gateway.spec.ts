// Ways of taking cards that a merchant's own gateway account tells, read from the stand-in of the gateway.
import { expect, type Page, test } from "@playwright/test";
import { rowsWith } from "./records";
import { expectAccessible, linksFor, sandbox } from "./visits";

const LOGIN = () => process.env.E2E_GATEWAY_LOGIN ?? "";
const KEY = () => process.env.E2E_GATEWAY_KEY ?? "";

/** A new merchant's page that reads an account. Returns the merchant's id. */
async function openReader(page: Page): Promise<string> {
  const { merchantId, standalonePortalUrl } = await linksFor(sandbox());
  await page.goto(standalonePortalUrl);
  await page.getByRole("link", { name: /Add a way/ }).click();
  await page.getByRole("link", { name: "Read my gateway account" }).click();
  await expect(page.getByRole("heading", { name: "Read your gateway account" })).toBeVisible();
  return merchantId;
}

async function read(page: Page, login: string, key: string): Promise<void> {
  await page.getByLabel("A test account (sandbox)").check();
  await page.getByLabel("API Login ID").fill(login);
  await page.getByLabel("Transaction Key").fill(key);
  await page.getByRole("button", { name: "Read the account" }).click();
}

async function methodsOf(merchantId: string) {
  const { items } = await sandbox().send("GET", `/v1/merchants/${merchantId}/payment-methods`);
  return items as { id: string; name: string; description: string; vendor: string }[];
}

test("each way that the account shows is taken over, changed or dropped by the merchant @desktop", async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  const merchantId = await openReader(page);
  await expectAccessible(page);
  await read(page, LOGIN(), KEY());
  await expect(
    page.getByRole("heading", { name: "We found 3 ways of taking cards" }),
  ).toBeVisible();
  await expectAccessible(page);
  expect(await methodsOf(merchantId)).toEqual([]);

  const cards = page.getByRole("listitem").filter({ has: page.getByRole("button") });
  await expect(cards).toHaveCount(3);
  await cards.first().getByLabel("What do you call it?").fill("Candle shop");
  const description = cards.first().getByLabel("How it works");
  const words = `${await description.inputValue()} The page is the provider's own.`;
  await description.fill(words);
  await cards.first().getByRole("button", { name: "Add this way" }).click();
  await expect(page.getByText("Added: Candle shop")).toBeFocused();
  await cards.getByRole("button", { name: "Drop it" }).first().click();
  await expect(page.getByText(/^Dropped:/)).toBeFocused();
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect(page.getByRole("button", { name: "Drop it" })).toHaveCount(2);
  await expectAccessible(page);

  const stored = await methodsOf(merchantId);
  expect(stored).toMatchObject([
    { name: "Candle shop", description: words, vendor: "Authorize.Net" },
  ]);
  await page.getByRole("link", { name: "Find its questionnaire" }).click();
  await expect(page.getByLabel(/How do you take these/)).toHaveValue(words);

  expect(addresses.filter((url) => url.includes(KEY()))).toEqual([]);
  expect(await rowsWith(KEY())).toEqual([]);
});

test("a way that is there already is not offered again @desktop", async ({ page }) => {
  await openReader(page);
  await read(page, LOGIN(), KEY());
  await page.getByRole("button", { name: "Add this way" }).first().click();
  await expect(page.getByText(/^Added:/)).toBeVisible();
  await page.getByRole("button", { name: "Read another account" }).click();
  await expect(page.getByLabel("Transaction Key")).toHaveValue("");
  await read(page, LOGIN(), KEY());
  await expect(page.getByText(/^You have this one already:/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Add this way" })).toHaveCount(2);
});

test("keys that are wrong or missing are told of beside the fields", async ({ page }) => {
  await openReader(page);
  await page.getByRole("button", { name: "Read the account" }).click();
  await expect(page.getByText("Please fill this in.", { exact: true })).toHaveCount(2);
  await read(page, LOGIN(), "kwrongwrongwrong");
  await expect(page.locator("#transactionKey-error")).toContainText("does not accept");
  await expect(page.getByLabel("API Login ID")).toHaveValue(LOGIN());
  await expectAccessible(page);
});

test("a gateway that does not answer is no fault of the keys @desktop", async ({ page }) => {
  await openReader(page);
  await read(page, process.env.E2E_GATEWAY_DOWN_LOGIN ?? "", "k1234567890abcd");
  await expect(page.getByRole("alert").getByText(/does not answer properly/)).toBeVisible();
  await expect(page.locator("#transactionKey-error")).toHaveCount(0);
  await expectAccessible(page);
});
