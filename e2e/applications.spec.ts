// From the public form to the first API key: apply, confirm by the message, an operator's approval, the owner's first
// sign-in, and a key that is shown once.
import { type Browser, expect, type Page, test } from "@playwright/test";
import { signInAsOperator } from "./operators";
import { linkIn, PASSWORD, setUpTwoFactor, someAddress } from "./sign-in";
import { base, expectAccessible, LONG_JOURNEY_MS } from "./visits";

const COMPANY = "Lighthouse Acquiring";
/** The form takes nothing that comes faster than a person types. */
const TYPED_MS = 3_500;

async function applyAs(page: Page, email: string): Promise<void> {
  await page.goto(`${base()}/apply`);
  await expectAccessible(page);
  await page.getByLabel("Company").fill(COMPANY);
  await page.getByLabel("Country").selectOption("IE");
  await page.getByLabel("Your name").fill("Ada Example");
  await page.getByLabel("Your e-mail address at work").fill(email);
  await page.getByLabel("What are you?").selectOption("acquirer");
  await page.getByLabel("How many merchants").selectOption("to_1000");
  await page.getByLabel("What would you like").fill("Our merchants answer on paper today.");
  await page.waitForTimeout(TYPED_MS);
  await page.getByRole("button", { name: "Send the application" }).click();
  await expect(page.getByRole("heading", { name: "Look into your mailbox" })).toBeVisible();
}

async function takeUp(page: Page, address: string, button: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel("Your name").fill("Ada Example");
  await page.getByLabel("Choose a password").fill(PASSWORD);
  await page.getByRole("button", { name: button }).click();
}

async function approveAsOperator(browser: Browser): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInAsOperator(page, "Olga Example");
  await page.getByRole("link", { name: "Applications" }).click();
  await expect(page.getByRole("heading", { name: "Applications" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: COMPANY }).first().click();
  await expect(page.getByRole("heading", { name: COMPANY })).toBeVisible();
  await expectAccessible(page);
  await page.getByText("Approve", { exact: true }).click();
  await page.getByRole("button", { name: "Approve it" }).click();
  await expect(page.getByText("Owner invited again")).toHaveCount(0);
  await expect(page.getByText("Approved", { exact: true }).first()).toBeVisible();
  await context.close();
}

test("from the form to the first API key, which is shown once @desktop", async ({
  page,
  browser,
}) => {
  test.setTimeout(LONG_JOURNEY_MS);
  const email = someAddress();
  await applyAs(page, email);
  await page.goto(await linkIn(email, "application_received"));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm the address" }).click();
  await expect(page.getByRole("heading", { name: "Your address is confirmed" })).toBeVisible();
  await approveAsOperator(browser);

  await takeUp(page, await linkIn(email, "application_approved"), "Join the team");
  await expect(page.getByText("You are in.")).toBeVisible();
  await page.goto(`${base()}/dashboard`);
  await expect(page.getByText("to make your first API key")).toBeVisible();
  await setUpTwoFactor(page);
  await expect(page.getByRole("heading", { name: "Your first API key" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Make the key and show it" }).click();
  const key = (await page.getByText(/^sk_live_/).textContent()) ?? "";
  const reply = await page.request.get(`${base()}/v1/partner`, { headers: { "X-API-Key": key } });
  expect(await reply.json()).toMatchObject({ name: COMPANY, testMode: false });
  await page.getByRole("link", { name: "I have kept it" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await expect(page.getByText("Your first API key")).toHaveCount(0);
  expect(await page.content()).not.toContain(key);
});
