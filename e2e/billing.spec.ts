// Operators bill: who issues invoices, a plan, a payment in parts, and receivables that follow.
import { expect, type Page, test } from "@playwright/test";
import { signInAsOperator } from "./operators";
import { partnerOwing } from "./records";
import { base, expectAccessible } from "./visits";

/** Opens the first fold of this name. */
async function fold(page: Page, name: RegExp) {
  await page.getByText(name).first().click();
}

test("an operator makes a plan, says who issues, and takes a payment in parts", async ({
  page,
}) => {
  const name = `Harbor ${crypto.randomUUID().slice(0, 8)}`;
  const partnerId = await partnerOwing(name, 40);
  // Setting two factors up unlocks what takes a code.
  await signInAsOperator(page, "Olga Example");
  await page.goto(`${base()}/console/plans`);

  const plan = `Large ${crypto.randomUUID().slice(0, 8)}`;
  const making = page.locator("section", {
    has: page.getByRole("heading", { name: "Make a plan" }),
  });
  await making.getByLabel("Name", { exact: true }).fill(plan);
  await making.getByLabel("Price of a sealed attestation").fill("three");
  await making.getByRole("button", { name: "Make the plan" }).click();
  await expect(making.getByText("Type an amount such as 12.50")).toBeVisible();
  await making.getByLabel("Currency").selectOption("EUR");
  await making.getByLabel("Price of a sealed attestation").fill("3");
  await making.getByLabel("Other prices").fill("101: 2.50");
  await making.getByRole("button", { name: "Make the plan" }).click();
  await expect(page.getByRole("heading", { name: plan })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${base()}/console/receivables`);
  await expect(page.getByRole("link", { name })).toBeVisible();
  await fold(page, /Say who issues invoices|^Change$/);
  await page.getByLabel("Name", { exact: true }).fill("Example Assurance Ltd");
  await page.getByLabel("Address", { exact: true }).fill("1 Example Street");
  await page.getByLabel("Country").fill("nl");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The next invoice says so.")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expectAccessible(page);
  for (const [amount, left] of [
    ["2000", "Only EUR"],
    ["234.50", "EUR\u00A01,000.00 open"],
    ["1000", "Paid"],
  ] as const) {
    if (amount === "2000") await fold(page, /^Write down a payment/);
    await page.getByLabel("Amount in EUR").fill(amount);
    await page.getByLabel("Day on which it came in").fill("2026-01-15");
    await page.getByLabel("Reference of the payment").fill("Transfer 1");
    await page.getByRole("button", { name: "Write it down" }).click();
    await expect(page.getByText(left).first()).toBeVisible();
  }
  await expect(page.getByText("Nothing", { exact: true })).toBeVisible();
  const choice = page.getByLabel("Plan");
  const offered = choice.locator("option", { hasText: `${plan} (EUR` });
  await choice.selectOption(await offered.getAttribute("value"));
  await page.getByRole("button", { name: "Give this plan" }).click();
  await expect(page.getByText("The plan counts from this cycle on.")).toBeVisible();
  await page.goto(`${base()}/console/receivables`);
  await expect(page.getByRole("link", { name })).toBeHidden();
  expect(partnerId).toContain("prt_");
});
