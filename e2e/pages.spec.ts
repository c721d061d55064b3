import { expect, type Page, test } from "@playwright/test";
import { base, expectAccessible } from "./visits";

const portal = () => process.env.E2E_PORTAL_URL ?? "";

/** From the tasks to the page of the sealed questionnaire. */
async function openSealed(page: Page): Promise<void> {
  await page.getByRole("link", { name: "See the documents" }).click();
  await expect(page.getByRole("heading", { name: "Your sealed answers" })).toBeVisible();
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test("the landing page leads to the API's description and is accessible", async ({ page }) => {
      await page.goto(base());
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
      const link = page.getByRole("link", { name: "API description" }).first();
      expect(await link.getAttribute("href")).toBe("/openapi.json");
    });

    test("the portal shows the merchant's sealed answers and is accessible", async ({ page }) => {
      await page.goto(portal());
      const name = process.env.E2E_MERCHANT_NAME ?? "";
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expectAccessible(page);
      await openSealed(page);
      await expectAccessible(page);
    });
  });
}

test("the token leaves the address bar", async ({ page }) => {
  await page.goto(portal());
  await expect.poll(() => page.url()).not.toContain("sessionToken");
});

test("both documents download from the portal", async ({ page }) => {
  await page.goto(portal());
  await expect.poll(() => page.url()).not.toContain("sessionToken");
  await openSealed(page);
  for (const name of [/questionnaire/i, /attestation/i]) {
    const arriving = page.waitForEvent("download");
    await page.getByRole("button", { name }).first().click();
    const download = await arriving;
    expect(download.suggestedFilename()).toMatch(
      /^[\w-]+-SAQ-A-(questionnaire|attestation)-.*\.pdf$/,
    );
  }
});

test("a section opens to its controls with the merchant's own words", async ({ page }) => {
  await page.goto(portal());
  await openSealed(page);
  await page.locator("details > summary").first().click();
  await expect(page.locator("details[open]").first()).toContainText("In Place");
});

test("a forged token and a missing one learn nothing", async ({ page }) => {
  for (const address of [portal().replace("sessionToken=", "sessionToken=x"), `${base()}/portal`]) {
    await page.goto(address);
    await expect(page.getByText("This link has expired or is incomplete")).toBeVisible();
    await expect(page.getByText(process.env.E2E_MERCHANT_NAME ?? "")).toHaveCount(0);
  }
});

test("no page may be framed, cached or leak its address", async ({ request }) => {
  const headers = (await request.get(portal())).headers();
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers["cache-control"]).toContain("no-store");
});

test("the API answers through the web process as it does in the tests of its operations", async ({
  request,
}) => {
  const unknown = await request.get(`${base()}/v1/nothing`);
  expect([unknown.status(), (await unknown.json()).code]).toEqual([404, "ROUTE_NOT_FOUND"]);
  const wrong = await request.patch(`${base()}/v1/merchants`);
  expect([wrong.status(), (await wrong.json()).code]).toEqual([405, "METHOD_NOT_ALLOWED"]);
  const missing = await request.get(`${base()}/v1/merchants`);
  expect([missing.status(), (await missing.json()).code]).toEqual([401, "MISSING_CREDENTIALS"]);
  expect((await request.get(`${base()}/health`)).status()).toBe(200);
});
