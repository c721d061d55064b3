// Operators bill: who issues invoices, a plan, a payment in parts, and receivables that follow.
import { expect, type Page, test } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { invitedAsOperator, partnerOwing } from "./records";
import { linkIn, PASSWORD, someAddress } from "./sign-in";
import { base, expectAccessible, sandbox } from "./visits";

/** Signs a new operator in; the code that switches two factors on unlocks what takes one. */
async function enterAsOperator(page: Page): Promise<void> {
  const email = someAddress();
  await sandbox().send("POST", "/v1/partner/team/invitations", { email, role: "member" });
  const link = await linkIn(email, "team_invitation");
  await invitedAsOperator(email);
  await page.goto(link);
  await page.getByLabel("Your name").fill("Olga Example");
  await page.getByLabel("Choose a password").fill(PASSWORD);
  await page.locator("form button[type=submit]").click();
  await expect(page.getByLabel("Choose a password")).toBeHidden();
  await page.goto(`${base()}/dashboard/account/two-factor`);
  await page.getByLabel("Your password").fill(PASSWORD);
  await page.getByRole("button", { name: "Set it up" }).click();
  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}/).textContent()) ?? "";
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) });
  await page.getByLabel("Code", { exact: true }).fill(totp.generate());
  await page.getByRole("button", { name: "Switch it on" }).click();
  await page.getByRole("link", { name: "I have kept them" }).click();
  await page.goto(`${base()}/console/plans`);
  await expect(page.getByRole("heading", { name: "Make a plan" })).toBeVisible();
}

/** Opens the first fold of this name. */
async function fold(page: Page, name: RegExp) {
  await page.getByText(name).first().click();
}

test("an operator makes a plan, says who issues, and takes a payment in parts", async ({
  page,
}) => {
  const name = `Harbor ${crypto.randomUUID().slice(0, 8)}`;
  const partnerId = await partnerOwing(name, 40);
  await enterAsOperator(page);

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
  await page.getByLabel("Plan").selectOption({ label: `${plan} (EUR)` });
  await page.getByRole("button", { name: "Give this plan" }).click();
  await expect(page.getByText("The plan counts from this cycle on.")).toBeVisible();
  await page.goto(`${base()}/console/receivables`);
  await expect(page.getByRole("link", { name })).toBeHidden();
  expect(partnerId).toContain("prt_");
});
