// What a visit keeps when its page is loaded again, and what it does not.
import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import type { Place } from "./last-steps";
import { base, endVisit, expectAccessible, keyOf, linksFor, NAME, sandbox, site } from "./visits";

const WORDS = "We sell candles at the counter, on one card machine";

/** What the browser keeps for this tab and for good, in one text. */
function keptBy(page: Page): Promise<{ tab: string; forGood: string }> {
  return page.evaluate(() => ({
    tab: JSON.stringify({ ...sessionStorage }),
    forGood: JSON.stringify({ ...localStorage }) + document.cookie,
  }));
}

async function describe(at: Place): Promise<void> {
  await at.getByRole("link", { name: /Add a way/ }).click();
  await at.getByRole("button", { name: "Add it" }).click();
  await at.getByLabel(/How do you take these/).fill(WORDS);
  await expect(at.getByText("Saved", { exact: true })).toBeVisible();
}

async function expectDescribed(at: Place): Promise<void> {
  await expect(at.getByLabel(/How do you take these/)).toHaveValue(WORDS);
}

test("a page that is loaded again goes on at the same step with what was typed", async ({
  page,
}) => {
  const { standalonePortalUrl, sessionToken } = await linksFor(sandbox());
  await page.goto(standalonePortalUrl);
  await describe(page);
  await page.reload();
  await expectDescribed(page);
  await expectAccessible(page);
  expect(page.url()).not.toContain(sessionToken);
  const { tab, forGood } = await keptBy(page);
  expect(tab).toContain("sealwright.visit.");
  expect(forGood).not.toContain("eyJ");
  // It is a visit like before: it saves, and survives another reload.
  await page.getByLabel(/How do you take these/).fill(`${WORDS} and online`);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/How do you take these/)).toHaveValue(`${WORDS} and online`);
});

test("a page that is loaded again keeps the merchant's language and the partner's name @desktop", async ({
  page,
}) => {
  const { standalonePortalUrl } = await linksFor(sandbox());
  await page.goto(standalonePortalUrl);
  const partner = await page.getByRole("banner").innerText();
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page.getByRole("link", { name: /Añadir una forma/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: /Añadir una forma/ })).toBeVisible();
  expect(await page.getByRole("banner").innerText()).toBe(partner);
});

test("a frame that is loaded again goes on, and the site around is told that it is ready", async ({
  page,
}) => {
  const { embedUrl } = await linksFor(sandbox());
  await page.goto(`${site()}/plain#${encodeURIComponent(embedUrl)}`);
  const frame = page.frameLocator("#check");
  await describe(frame);
  await page.evaluate(() => Object.assign(window, { messages: [] }));
  await frame.locator("main").evaluate(() => window.location.reload());
  await expectDescribed(frame);
  const told = await page.evaluate("window.messages.map(({ type }) => type)");
  expect(told).not.toContain("sealwright:error");
});

test("a frame that was opened by a key keeps a token, and never the key @desktop", async ({
  page,
}) => {
  const { merchantId } = await linksFor(sandbox());
  const query = new URLSearchParams({ apiKey: keyOf("API"), merchantId });
  await page.goto(`${base()}/portal/embed?${query}`);
  await describe(page);
  const { tab, forGood } = await keptBy(page);
  expect(tab).toContain("sealwright.visit.");
  expect(tab + forGood).not.toContain(keyOf("API"));
  await page.reload();
  await expectDescribed(page);
});

test("a site that is not listed gets no visit out of a tab that had one @desktop", async ({
  page,
}) => {
  const { apiClient } = await import("@/cli/demo/client");
  const { merchantId, standalonePortalUrl } = await linksFor(apiClient(base(), keyOf("UNLISTED")));
  await page.goto(standalonePortalUrl);
  await expect(page.getByRole("heading", { name: NAME })).toBeVisible();
  const open = `${base()}/portal/embed?${new URLSearchParams({ merchantId })}`;
  await page.goto(`${site()}/plain#${encodeURIComponent(open)}`);
  const frame = page.frameLocator("#check");
  await expect(frame.getByText("A valid API key is missing")).toBeVisible();
  // The browser itself keeps the tab's two visits apart; the service refuses even one that it is handed.
  await frame
    .locator("main")
    .evaluate((_main, [id, token]) => sessionStorage.setItem(`sealwright.visit.${id}`, token), [
      merchantId,
      new URL(standalonePortalUrl).searchParams.get("sessionToken") ?? "",
    ] as const);
  await frame.locator("main").evaluate(() => window.location.reload());
  await expect(frame.getByText("A valid API key is missing")).toBeVisible();
  await expect(frame.getByText(NAME)).toHaveCount(0);
});

test("a handed-off merchant finds the way back after a reload, and no other", async ({ page }) => {
  const { handoffUrl } = await linksFor(sandbox(), { returnUrl: `${site()}/back` });
  await page.goto(handoffUrl);
  await expect(page.getByRole("link", { name: /Not now/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: /Not now/ })).toBeVisible();
  const other = new URL(page.url());
  other.searchParams.set("returnUrl", "https://evil.example/");
  await page.goto(other.href);
  await expect(page.getByRole("heading", { name: NAME })).toBeVisible();
  await expect(page.getByRole("link", { name: /Not now/ })).toHaveCount(0);
  await page.goBack();
  await page.getByRole("link", { name: /Not now/ }).click();
  await expect(page.getByRole("heading", { name: "Back at the embedding site" })).toBeVisible();
  await page.goto(other.href);
  await expect(page.getByText("This link has expired or is incomplete")).toBeVisible();
});

test("where the browser keeps nothing the visit is in memory alone @desktop", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto((await linksFor(sandbox())).standalonePortalUrl);
  await describe(page);
  await page.reload();
  await expect(page.getByText("This link has expired or is incomplete")).toBeVisible();
});

test("a visit that has ended is kept no longer, and asks for a new link with one press", async ({
  page,
}) => {
  const email = `owner-${randomUUID()}@juniper.example`;
  const links = await linksFor(sandbox(), { ttlSeconds: 60 }, email);
  await endVisit(page, links);
  expect((await keptBy(page)).tab).not.toContain("sealwright.visit.");
  await page.reload();
  await page.getByRole("button", { name: "Send me a new link" }).click();
  await expect(page.getByText(/a new link is on its way/)).toBeVisible();
});
