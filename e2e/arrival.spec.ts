// A link that is tapped while the page comes alive, or while the token leaves its address, leads where it leads.
import { expect, type Page, test } from "@playwright/test";

const portal = () => process.env.E2E_PORTAL_URL ?? "";
const sealed = (page: Page) => page.getByRole("heading", { name: "Your sealed answers" });
const link = (page: Page) => page.getByRole("link", { name: "See the documents" });
const manage = (page: Page) => page.getByRole("link", { name: /^Rename or remove/ });
const managed = (page: Page) => page.getByRole("button", { name: "Save the name" });

/** Where a tap on the way to the name of a way of taking cards leads: that way is there before its page is alive. */
const PLACE = /\?merchantId=[^#]+#\/method\/\w+\/manage$/;

/** The page is there, and stays there when it is loaded again; no entry of the history shows the token. */
async function expectArrived(page: Page): Promise<void> {
  await expect(managed(page)).toBeVisible();
  await expect.poll(() => page.url()).toMatch(PLACE);
  // The router has rendered by then, whatever it knows.
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(PLACE);
  await page.reload();
  await expect(managed(page)).toBeVisible();
  await page.goBack();
  await expect(manage(page)).toBeVisible();
  await expect(page).not.toHaveURL(/sessionToken/);
  await page.goForward();
  await expect(managed(page)).toBeVisible();
}

test("tapped in the moment in which the token leaves the address", async ({ page }) => {
  await page.addInitScript(() => {
    const replaceState = History.prototype.replaceState;
    History.prototype.replaceState = function replaced(...change) {
      const before = window.location.href;
      replaceState.apply(this, change);
      const isCleaned =
        before.includes("sessionToken") && !window.location.href.includes("sessionToken");
      if (isCleaned) document.querySelector<HTMLElement>('main a[href$="/manage"]')?.click();
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
  await expect(manage(page)).toBeVisible();
  await expect.poll(() => isHeld).toBe(true);
  await expect.poll(() => page.evaluate(() => "next" in window)).toBe(true);
  await manage(page).click();
  await expect(page).toHaveURL(/manage$/);
  release();
  await expect(managed(page)).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
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

test("a page that failed is asked for again without the token, and at its place", async ({
  page,
}) => {
  await page.goto(portal());
  await expect(page).not.toHaveURL(/sessionToken/);
  // The service gives no such answer: the step breaks on it.
  const broken = /\/sections\?/;
  await page.route(broken, (route) => route.fulfill({ json: { items: [null] } }));
  await link(page).click();
  await expect(page.getByRole("heading", { name: "This page could not be shown" })).toBeVisible();
  await page.unroute(broken);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(sealed(page)).toBeVisible();
  await expect(page).toHaveURL(/\?merchantId=[^#]+#\/attempt\/\w+\/sealed$/);
  expect(asked.filter((url) => url.includes("sessionToken"))).toEqual([]);
  expect(asked.some((url) => url.includes("/portal?"))).toBe(true);
});
