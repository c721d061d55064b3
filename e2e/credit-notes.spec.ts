// A wrong invoice is credited: the credit note, what it leaves to the partner's credit, and the statement that both
// sides read and take as files.
import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { apiClient } from "@/cli/demo/client";
import { readPdfText } from "@/lib/render/fixtures/pdf-text";
import { seedOwnPartner, signInAsOperator } from "./operators";
import { owe } from "./records";
import { join, setUpTwoFactor } from "./sign-in";
import { base, expectAccessible } from "./visits";

async function download(page: Page, role: "button" | "link", name: string): Promise<Buffer> {
  const coming = page.waitForEvent("download");
  await page.getByRole(role, { name }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(
    /^statement-\d{4}-01-01-to-\d{4}-\d{2}-\d{2}\.(pdf|csv)$/,
  );
  return readFile(await file.path());
}

/** Takes both files of the statement that is shown, and looks for the credit note in them. */
async function expectFiles(page: Page, number: string): Promise<void> {
  const text = readPdfText(await download(page, "button", "Download as PDF"))
    .flat()
    .join(" ");
  expect(text).toContain(number);
  expect(text).toContain("In your favour");
  const csv = (await download(page, "link", "Download as CSV")).toString();
  expect(csv).toContain(`"Credit note","${number}"`);
}

test("an invoice that was paid in part is credited, and both sides see what is left of it", async ({
  page,
  browser,
}) => {
  const name = `Harbor ${crypto.randomUUID().slice(0, 8)}`;
  const { partnerId, apiKey } = await seedOwnPartner(name);
  await owe(partnerId, 10);
  await signInAsOperator(page, "Olga Example");
  await page.goto(`${base()}/console/receivables/${partnerId}`);
  await page.getByText(/^Write down a payment/).click();
  await page.getByLabel("Amount in EUR").fill("1000");
  await page.getByLabel("Day on which it came in").fill("2026-01-15");
  await page.getByLabel("Reference of the payment").fill("Transfer 1");
  await page.getByRole("button", { name: "Write it down" }).click();
  await expect(page.getByText("EUR\u00A0234.50 open")).toBeVisible();

  await page.getByText(/^Credit the invoice/).click();
  const credit = page.getByRole("button", { name: "Issue the credit note" });
  await expect(page.getByLabel("Amount before tax in EUR")).toHaveValue("1234.50");
  await page.getByLabel("Amount before tax in EUR").fill("1234.51");
  await page.getByLabel("Reason").last().fill("The plan was wrong.");
  await credit.click();
  await expect(
    page.getByText("Only EUR\u00A01,234.50 before tax is left to credit."),
  ).toBeVisible();
  await page.getByLabel("Amount before tax in EUR").fill("1234.50");
  await credit.click();
  await expect(page.getByText(/^Credit note CN-\d{4}-\d{6}/).first()).toBeVisible();
  const said =
    (await page
      .getByText(/Credit note CN-\d{4}-\d{6}/)
      .first()
      .textContent()) ?? "";
  const number = /CN-\d{4}-\d{6}/.exec(said)?.[0] ?? "none";
  await expect(page.getByText("Set off against the next invoice")).toBeVisible();
  await expect(credit).toHaveCount(0);
  await page.getByText(/^Entries/).click();
  await expectAccessible(page);
  await expectFiles(page, number);
  await page.getByLabel("First day").fill("2026-12-31");
  await page.getByLabel("Last day").fill("2026-01-01");
  await page.getByRole("button", { name: "Show these days" }).click();
  await expect(page.getByText("names a filter or a page that there is none of")).toBeVisible();

  const context = await browser.newContext();
  const admin = await context.newPage();
  await join(admin, "admin", apiClient(base(), apiKey));
  await setUpTwoFactor(admin);
  await admin.goto(`${base()}/dashboard/settings/billing`);
  await expect(admin.getByText("Set off against the next invoice")).toBeVisible();
  await expect(admin.getByRole("heading", { name: "Credit notes" })).toBeVisible();
  await admin.getByText(/^Entries/).click();
  await expectAccessible(admin);
  await expectFiles(admin, number);
  await context.close();
});
