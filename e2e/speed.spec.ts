// How little the portal needs before it can be used, and that what it leaves for later is there in time,
// even over a bad connection.
import { expect, type Page, test } from "@playwright/test";
import { FIRST_LOAD_LIMIT, measureFirstLoad } from "@/lib/testing/first-load";
import { linksFor, sandbox } from "./visits";

const ENTRIES = ["standalonePortalUrl", "embedUrl", "handoffUrl"] as const;

for (const entry of ENTRIES) {
  test(`the first load of ${entry} stays within its limit`, async ({ page }) => {
    const links = await linksFor(sandbox(), { returnUrl: "http://localhost/back" });
    const { bytes, scripts } = await measureFirstLoad(page, links[entry]);
    expect(scripts.length).toBeGreaterThan(3);
    expect(bytes, JSON.stringify(scripts)).toBeLessThanOrEqual(FIRST_LOAD_LIMIT);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

async function openTasks(page: Page): Promise<void> {
  await page.goto((await linksFor(sandbox())).standalonePortalUrl);
  await expect(page.getByRole("link", { name: /Add a way/ })).toBeVisible();
}

test("a step opens without a connection once the browser was idle", async ({ page, context }) => {
  await openTasks(page);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("link", { name: /Add a way/ }).click();
  await expect(page.getByLabel(/What do you call it/)).toBeVisible();
});

test("a step that could not be loaded says so, and comes when it is tried again", async ({
  page,
}) => {
  // Only what is loaded by the page itself: the document's own scripts pass.
  let broken = true;
  let document = true;
  await page.route(/\/_next\/static\/.*\.js/, (route) =>
    broken && !document ? route.abort() : route.continue(),
  );
  page.on("load", () => {
    document = false;
  });
  await openTasks(page);
  await page.getByRole("link", { name: /Add a way/ }).click();
  await expect(page.getByText(/There is no connection/)).toBeVisible();
  broken = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel(/What do you call it/)).toBeVisible();
});
