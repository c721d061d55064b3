// A company begins to run the service, takes a bank on, and is paid: from the address in the terminal to receivables
// that stand at nothing. All of it by hand, on a service of its own that nobody has used before.
import { readFile } from "node:fs/promises";
import { type Browser, expect, type Page } from "@playwright/test";
import { test } from "./first-start";
import { unlock } from "./operators";
import { linkIn, PASSWORD, setUpTwoFactor, signIn } from "./sign-in";
import { mouseOn } from "./taps";
import { base, expectAccessible, LONG_JOURNEY_MS, NAME } from "./visits";
import { answerAll, describeWay, seal, start } from "./whole-questionnaire";

const COMPANY = "Lighthouse Acquiring";
const OPERATOR = "olga@operator.example";
const APPLICANT = "ada@lighthouse.example";
const PLAN = "Per attestation";
const WEB_SHOP =
  "Our web shop sends every customer to the payment provider's own page to pay. They type the card there and come back. We never see or keep card numbers.";

async function somebodyElse(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

async function takeUp(page: Page, address: string, name: string, button: string): Promise<void> {
  await page.goto(address);
  await expectAccessible(page);
  await page.getByLabel("Your name").fill(name);
  const email = page.getByLabel("Your e-mail address");
  if (await email.count()) await email.fill(OPERATOR);
  await page.getByLabel("Choose a password").fill(PASSWORD);
  await page.getByRole("button", { name: button }).click();
}

async function makePlan(page: Page): Promise<void> {
  await page.goto(`${base()}/console/plans`);
  const making = page.locator("section", {
    has: page.getByRole("heading", { name: "Make a plan" }),
  });
  await making.getByLabel("Name", { exact: true }).fill(PLAN);
  await making.getByLabel("Currency").selectOption("EUR");
  await making.getByLabel("Price of a sealed attestation").fill("25");
  await making.getByLabel("Name of the tax").fill("VAT");
  await making.getByLabel("Tax rate in percent").fill("21");
  await making.getByRole("button", { name: "Make the plan" }).click();
  await expect(page.getByRole("heading", { name: PLAN })).toBeVisible();
}

async function sayWhoIssues(page: Page): Promise<void> {
  await page.goto(`${base()}/console/receivables`);
  await page.getByText("Say who issues invoices").first().click();
  await page.getByLabel("Name", { exact: true }).fill("Example Assurance Ltd");
  await page.getByLabel("Address", { exact: true }).fill("1 Example Street");
  await page.getByLabel("Country").fill("nl");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The next invoice says so.")).toBeVisible();
}

/** Applies, and confirms the address by the message. */
async function applyAndConfirm(page: Page): Promise<void> {
  await page.goto(`${base()}/apply`);
  await expectAccessible(page);
  await page.getByLabel("Company").fill(COMPANY);
  await page.getByLabel("Country").selectOption("IE");
  await page.getByLabel("Your name").fill("Ada Example");
  await page.getByLabel("Your e-mail address at work").fill(APPLICANT);
  await page.getByLabel("What are you?").selectOption("acquirer");
  await page.getByLabel("How many merchants").selectOption("to_1000");
  await page.getByLabel("What would you like").fill("Our merchants answer on paper today.");
  // Nobody types as fast as this: the form asks for a moment, and loses nothing.
  const sent = page.getByRole("heading", { name: "Look into your mailbox" });
  await expect(async () => {
    await page.getByRole("button", { name: "Send the application" }).click();
    await expect(sent.or(page.getByText("That was very quick."))).toBeVisible();
    await expect(sent).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.goto(await linkIn(APPLICANT, "application_received"));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm the address" }).click();
  await expect(page.getByRole("heading", { name: "Your address is confirmed" })).toBeVisible();
}

async function approve(page: Page): Promise<void> {
  await page.goto(`${base()}/console/applications`);
  await expectAccessible(page);
  await page.getByRole("link", { name: COMPANY }).first().click();
  await expect(page.getByRole("heading", { name: COMPANY })).toBeVisible();
  await expectAccessible(page);
  await page.getByText("Approve", { exact: true }).click();
  await page.getByLabel("Plan").selectOption(`${PLAN} (EUR\u00A025.00 per sealed attestation)`);
  await page.getByRole("button", { name: "Approve it" }).click();
  await expect(page.getByText("Approved", { exact: true }).first()).toBeVisible();
}

/** The first API key, which is shown once; it opens the live partner. */
async function makeFirstKey(page: Page): Promise<() => string> {
  await page.goto(`${base()}/dashboard`);
  await expect(page.getByText("to make your first API key")).toBeVisible();
  const code = await setUpTwoFactor(page);
  await expect(page.getByRole("heading", { name: "Your first API key" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Make the key and show it" }).click();
  const key = (await page.getByText(/^sk_live_/).textContent()) ?? "";
  const reply = await page.request.get(`${base()}/v1/partner`, { headers: { "X-API-Key": key } });
  expect(await reply.json()).toMatchObject({ name: COMPANY, tier: PLAN, testMode: false });
  await page.getByRole("link", { name: "I have kept it" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await expect(page.getByText("Your first API key")).toHaveCount(0);
  expect(await page.content()).not.toContain(key);
  return code;
}

/** The first merchant, and the link that it is handed. */
async function addMerchant(page: Page): Promise<string> {
  await page.goto(`${base()}/dashboard/merchants/new`);
  await page.getByLabel("Name", { exact: true }).fill(NAME);
  await page.getByRole("button", { name: "Add the merchant" }).click();
  await expect(page.getByRole("heading", { name: NAME })).toBeVisible();
  await page.getByRole("button", { name: "Make a portal link" }).click();
  await expect(page.getByRole("img", { name: "QR code of the portal link" })).toBeVisible();
  return (await page.getByText(/^http:\S+\/portal\?/).textContent()) ?? "";
}

/** The second day of the month after a day. */
function nextMonth(day: Date): Date {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 2));
}

async function pay(page: Page, amount: string, left: string): Promise<void> {
  await page.getByLabel("Amount in EUR").fill(amount);
  await page.getByLabel("Day on which it came in").fill("2026-01-15");
  await page.getByLabel("Reference of the payment").fill("Transfer 1");
  await page.getByRole("button", { name: "Write it down" }).click();
  await expect(page.getByText(left, { exact: true }).first()).toBeVisible();
}

/** A month later the session has ended. */
async function signInAgain(page: Page, email: string, code: () => string): Promise<void> {
  await page.goto(`${base()}/sign-in`);
  await signIn(page, email);
  await expect(page.getByRole("heading", { name: "Enter the code" })).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(code());
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("heading", { name: "Overview", exact: true })).toBeVisible();
}

/** The invoice of the first cycle: its file, and what comes in for it in two parts. */
async function takePayments(page: Page, code: () => string): Promise<void> {
  await page.goto(`${base()}/console/receivables`);
  await page.getByRole("link", { name: COMPANY }).click();
  await expect(page.getByRole("heading", { name: COMPANY, level: 1 })).toBeVisible();
  const arriving = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Invoice \d{4}-000001$/ }).click();
  const file = await readFile(await (await arriving).path());
  expect(file.subarray(0, 5).toString()).toBe("%PDF-");
  if (await page.getByRole("button", { name: "Unlock" }).count()) await unlock(page, code);
  await page.getByText(/^Write down a payment/).click();
  await pay(page, "10", "EUR\u00A020.25 open");
  await pay(page, "20.25", "Nothing");
  await page.goto(`${base()}/console/receivables`);
  await expect(page.getByText("Nothing is open: nobody owes anything.")).toBeVisible();
  await expectAccessible(page);
}

test("from the address in the terminal to receivables that stand at nothing @desktop", async ({
  service,
  page: operator,
  browser,
}) => {
  test.setTimeout(LONG_JOURNEY_MS);
  await takeUp(operator, service.setUpUrl, "Olga Example", "Create the account");
  await expect(operator.getByRole("heading", { name: "Two-factor sign-in" })).toBeVisible();
  const operatorCode = await setUpTwoFactor(operator);
  await makePlan(operator);
  await sayWhoIssues(operator);

  const owner = await somebodyElse(browser);
  await applyAndConfirm(owner);
  await approve(operator);
  const invitation = await linkIn(APPLICANT, "application_approved");
  await takeUp(owner, invitation, "Ada Example", "Join the team");
  await expect(owner.getByText("You are in.")).toBeVisible();
  const ownerCode = await makeFirstKey(owner);

  const merchant = mouseOn(await somebodyElse(browser));
  await merchant.page.goto(await addMerchant(owner));
  await describeWay(merchant, WEB_SHOP);
  await start(merchant, "SAQ A", "2");
  await answerAll(merchant);
  await seal(merchant, "On the web");

  await service.sweepAt(nextMonth(new Date()));
  await signInAgain(operator, OPERATOR, operatorCode);
  await takePayments(operator, operatorCode);
  await signInAgain(owner, APPLICANT, ownerCode);
  await owner.goto(`${base()}/dashboard/settings/billing`);
  const invoice = owner.getByRole("row", { name: /-000001/ });
  await expect(invoice.getByText("Paid", { exact: true })).toBeVisible();
  await expectAccessible(owner);
});
