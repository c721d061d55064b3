// An invoice on its way to Stripe: an operator sends it, the partner finds where to pay it, and the billing portal opens.
import { expect, test } from "@playwright/test";
import { apiClient } from "@/cli/demo/client";
import { seedOwnPartner, signInAsOperator } from "./operators";
import { owesOnline } from "./records";
import { join, setUpTwoFactor } from "./sign-in";
import { base, expectAccessible } from "./visits";

test("an operator sends an invoice to Stripe, and the partner's admin gets to its page and to the portal", async ({
  page,
  browser,
}) => {
  const { partnerId, apiKey } = await seedOwnPartner(`Pier ${crypto.randomUUID().slice(0, 8)}`);
  const number = await owesOnline(partnerId);
  await signInAsOperator(page, "Olga Example");
  await page.goto(`${base()}/console/receivables/${partnerId}`);
  await expect(page.getByText("Stripe is connected")).toBeVisible();
  await page.getByText(/^Send it to Stripe/).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send it" }).click();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("open there")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessible(page);

  const admin = await (await browser.newContext()).newPage();
  await join(admin, "admin", apiClient(base(), apiKey));
  await setUpTwoFactor(admin);
  await admin.goto(`${base()}/dashboard/settings/billing`);
  const pay = admin.getByRole("link", { name: `Pay online, invoice ${number}` });
  await expect(pay).toHaveAttribute("href", /^https:\/\/invoice\.stripe\.example\//);
  await expectAccessible(admin);
  await admin.setViewportSize({ width: 390, height: 844 });
  const beyond = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(await admin.evaluate(beyond)).toBeLessThanOrEqual(0);
  await admin.getByRole("link", { name: "Cards and receipts in the billing portal" }).click();
  await expect(admin.getByRole("heading", { name: "Billing portal" })).toBeVisible();
  await expectAccessible(admin);
  await admin.route("https://billing.stripe.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>The portal of Stripe</h1>" }),
  );
  await admin.getByRole("button", { name: "Go to the billing portal" }).click();
  await expect(admin.getByRole("heading", { name: "The portal of Stripe" })).toBeVisible();
});
