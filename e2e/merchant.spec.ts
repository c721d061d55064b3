// One merchant in the dashboard: another questionnaire with its reason, a look as the merchant, and what a
// reviewer sends back, until the renewal is open.
import { expect, type Page, test } from "@playwright/test";
import { REDIRECT_SHOP } from "@/lib/testing/world";
import { readyToSign } from "./ready-to-sign";
import { mailsTo } from "./records";
import { join } from "./sign-in";
import { base, expectAccessible, NAME, sandbox } from "./visits";

async function aMerchant(): Promise<{ merchantId: string; pmId: string }> {
  const email = "owner@quayside.example";
  const { id } = await sandbox().send("POST", "/v1/merchants", { name: NAME, email });
  const method = { name: "Web shop", description: REDIRECT_SHOP, channel: "website" };
  const added = await sandbox().send("POST", `/v1/merchants/${id}/payment-methods`, method);
  return { merchantId: id, pmId: added.id };
}

const open = (page: Page, merchantId: string) =>
  page.goto(`${base()}/dashboard/merchants/${merchantId}`);

test("another questionnaire is opened with its reason, and the timeline names who did it", async ({
  page,
}) => {
  const { merchantId } = await aMerchant();
  await join(page, "member");
  await open(page, merchantId);
  await expect(page.getByRole("heading", { name: NAME })).toBeVisible();
  await expectAccessible(page);
  await page.getByText("Open a questionnaire").click();
  await page.getByLabel("Questionnaire").selectOption("SAQ A-EP");
  const reason = page.getByLabel("Reason");
  await reason.fill("Our scan found a script of 4111 1111 1111 1111 on the page.");
  await page.getByRole("button", { name: "Open it" }).click();
  await expect(page.getByText(/looks like card data/)).toBeVisible();
  await reason.fill("Our scan found a script of the shop's own on the payment page.");
  await page.getByLabel("Questionnaire").selectOption("SAQ A-EP");
  await page.getByRole("button", { name: "Open it" }).click();
  await expect(page.getByText("Your choice of questionnaire: Our scan found")).toBeVisible();
  const opened = page.getByRole("listitem").filter({ hasText: "SAQ A-EP opened" });
  await expect(opened).toContainText("Ada Example");
  await expectAccessible(page);
});

test("a look as the merchant says so and changes nothing, and a note is kept @desktop", async ({
  page,
}) => {
  const { merchantId } = await aMerchant();
  await join(page, "member");
  await open(page, merchantId);
  await page.getByLabel("New note").fill("Called them: the owner is away until Monday.");
  await page.getByRole("button", { name: "Add the note" }).click();
  await expect(page.getByText("The note is added.")).toBeVisible();
  await page.getByRole("button", { name: "Make a portal link" }).click();
  await expect(page.getByRole("img", { name: "QR code of the portal link" })).toBeVisible();
  await page.getByRole("button", { name: "View as the merchant" }).click();
  const link = page.getByRole("link", { name: "Open the merchant's view" });
  await page.goto((await link.getAttribute("href")) ?? "");
  await expect(page.getByText("You only look: nothing can be changed here")).toBeVisible();
  await expectAccessible(page);
  await open(page, merchantId);
  await expect(page.getByText("Looked at the portal as the merchant (read-only)")).toBeVisible();
});

test("a viewer is offered nothing that changes a merchant @desktop", async ({ page }) => {
  const { merchantId } = await aMerchant();
  await join(page, "viewer");
  await open(page, merchantId);
  await expect(page.getByRole("heading", { name: NAME })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
});

test("what is sent back opens a renewal with its reasons, and the merchant is told", async ({
  page,
}) => {
  const settings = (requireReview: boolean) =>
    sandbox().send("PUT", "/v1/partner/settings", { requireReview });
  await settings(true);
  const { merchantId, attemptId } = await readyToSign(sandbox());
  const path = `/v1/merchants/${merchantId}/attempts/${attemptId}`;
  await sandbox().send("POST", `${path}/submit`, {});
  await join(page, "member");
  await page.goto(`${base()}/dashboard/reviews`);
  await expectAccessible(page);
  await page.goto(`${base()}/dashboard/reviews/${attemptId}`);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send back" }).click();
  await expect(page.getByText("Say at one control at least")).toBeVisible();
  await page.getByText(/^Requirement 2/).click();
  await page.getByText("Send this control back: 2.2.2").click();
  await page.locator('[id="reason-2.2.2"]').fill("Say who changes the passwords, and when.");
  await expect(page.getByText("1 control to send back.")).toBeVisible();
  await page.getByRole("button", { name: "Send back" }).click();
  await expect(page.getByText("Sent back: the merchant answers again and signs")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "See how far it is" }).click();
  await expect(page.getByText("Sent back: the merchant is at it again")).toBeVisible();
  await expect.poll(async () => (await mailsTo(merchantId, "sent_back")).length).toBe(1);
  const { renewalId } = await sandbox().send("GET", `/v1/reviews/${attemptId}`);
  const links = await sandbox().send("POST", `/v1/merchants/${merchantId}/portal-link`, {});
  await page.goto(`${links.standalonePortalUrl}#/attempt/${renewalId}/section/2`);
  await expect(page.getByText("Say who changes the passwords, and when.")).toBeVisible();
  await expectAccessible(page);
  await settings(false);
});
