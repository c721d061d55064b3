// A merchant that another site sends to the portal, and gets back.
import { expect, test } from "@playwright/test";
import { expectBack, sealHandedOff } from "./handed-off";
import { endedToken } from "./records";
import { expectAccessible, linksFor, NAME, sandbox, site } from "./visits";

test("a handed-off merchant goes back without a result", async ({ page }) => {
  const { handoffUrl } = await linksFor(sandbox(), { returnUrl: `${site()}/back?order=7` });
  await page.goto(handoffUrl);
  await expect(page.getByRole("heading", { name: NAME })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: /Not now/ }).click();
  await expect(page.getByRole("heading", { name: "Back at the embedding site" })).toBeVisible();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    order: "7",
    status: "cancelled",
  });
});

test("a handed-off merchant goes back by itself with what was sealed, after a notice @desktop", async ({
  page,
}) => {
  const attemptId = await sealHandedOff(page, sandbox());
  await expect(page.getByText(/You go back in \d+ seconds/).first()).toBeVisible();
  await expectAccessible(page);
  await expectBack(page, attemptId);
});

test("a handed-off merchant that stays goes back when it chooses to @desktop", async ({ page }) => {
  const attemptId = await sealHandedOff(page, sandbox());
  await page.getByRole("button", { name: "Stay here" }).click();
  await page.clock.install();
  await page.clock.fastForward(60_000);
  await expect(page.getByText("The documents are ready")).toBeVisible();
  await expect(page.getByRole("button", { name: "Stay here" })).toHaveCount(0);
  const host = new URL(site()).host;
  await page.getByRole("link", { name: `Return to ${host}` }).click();
  await expectBack(page, attemptId);
});

test("no way back is offered to an address that the partner did not name @desktop", async ({
  page,
}) => {
  const { handoffUrl } = await linksFor(sandbox(), { returnUrl: `${site()}/back` });
  const url = new URL(handoffUrl);
  for (const returnUrl of ["https://evil.example/", "javascript:alert(1)", "//evil.example"]) {
    url.searchParams.set("returnUrl", returnUrl);
    await page.goto("about:blank");
    await page.goto(url.href);
    await expect(page.getByRole("heading", { name: NAME })).toBeVisible();
    await expect(page.getByRole("link", { name: /Not now|Return to/ })).toHaveCount(0);
  }
});

test("a foreign token and one that has ended open nothing @desktop", async ({ page }) => {
  const one = await linksFor(sandbox(), { returnUrl: `${site()}/back` });
  const other = await linksFor(sandbox());
  const foreign = new URL(one.handoffUrl);
  foreign.searchParams.set("merchantId", other.merchantId);
  const ended = new URL(one.handoffUrl);
  ended.searchParams.set("sessionToken", await endedToken(one.merchantId));
  for (const url of [foreign, ended]) {
    await page.goto(url.href);
    await expect(page.getByText("This link has expired or is incomplete")).toBeVisible();
    await expect(page.getByRole("link", { name: /Not now|Return to/ })).toHaveCount(0);
    await expect(page.getByText(NAME)).toHaveCount(0);
    await page.goto("about:blank");
  }
});
