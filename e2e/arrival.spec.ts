// A link that is tapped while the page comes alive, or while the token leaves its address, leads where it leads.
import { expect, type Page, test } from "@playwright/test";

const portal = () => process.env.E2E_PORTAL_URL ?? "";
const sealed = (page: Page) => page.getByRole("heading", { name: "Your sealed answers" });
const link = (page: Page) => page.getByRole("link", { name: "See the documents" });

/** The page is there, and stays there when it is loaded again; no entry of the history shows the token. */
async function expectArrived(page: Page): Promise<void> {
  await expect(sealed(page)).toBeVisible();
  await expect.poll(() => page.url()).toMatch(/merchantId=[^#]+#\/attempt\/\w+\/sealed$/);
  await expect(page).not.toHaveURL(/sessionToken/);
  // The router has rendered by then, whatever it was told.
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/#\/attempt\/\w+\/sealed$/);
  await page.reload();
  await expect(sealed(page)).toBeVisible();
  await page.goBack();
  await expect(link(page)).toBeVisible();
  await expect(page).not.toHaveURL(/sessionToken/);
  await page.goForward();
  await expect(sealed(page)).toBeVisible();
}

test("tapped in the moment in which the token leaves the address", async ({ page }) => {
  await page.addInitScript(() => {
    const replaceState = History.prototype.replaceState;
    History.prototype.replaceState = function replaced(...change) {
      const before = window.location.href;
      replaceState.apply(this, change);
      const isCleaned =
        before.includes("sessionToken") && !window.location.href.includes("sessionToken");
      if (isCleaned) document.querySelector<HTMLElement>('main a[href$="/sealed"]')?.click();
    };
  });
  await page.goto(portal());
  await expectArrived(page);
});

test("tapped before the page is alive", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld = false;
  // The wizard's own code comes late; Next's router runs by then and knows the address as it was.
  await page.route("**/_next/static/chunks/*.js*", async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("sealwright.visit.")) {
      isHeld = true;
      await held;
    }
    await route.fulfill({ response });
  });
  await page.goto(portal(), { waitUntil: "commit" });
  await expect(link(page)).toBeVisible();
  await expect.poll(() => isHeld).toBe(true);
  await expect.poll(() => page.evaluate(() => "next" in window)).toBe(true);
  await link(page).click();
  await expect(page).toHaveURL(/sealed$/);
  release();
  await expectArrived(page);
});

test("tapped at any moment of the arrival @desktop", async ({ page }) => {
  for (let wait = 0; wait <= 300; wait += 20) {
    await page.goto("about:blank");
    await page.goto(portal(), { waitUntil: "commit" });
    await link(page).waitFor();
    await page.waitForTimeout(wait);
    await link(page).click();
    await expect(sealed(page)).toBeVisible();
    await expect.poll(() => page.url()).toMatch(/\?merchantId=[^#]+#\/attempt\/\w+\/sealed$/);
  }
});
