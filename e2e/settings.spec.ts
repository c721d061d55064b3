// What an admin sets and makes for the developers of the partner, and a viewer who can change nothing.
import { glob } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { apiClient } from "@/cli/demo/client";
import { expectBack, sealHandedOff } from "./handed-off";
import { endUnlock } from "./records";
import { join, setUpTwoFactor } from "./sign-in";
import { base, expectAccessible, keyOf, linksFor, site } from "./visits";

test("return hosts that are set let a handed-over merchant come back @desktop", async ({
  page,
}) => {
  const api = apiClient(base(), keyOf("UNLISTED"));
  await join(page, "admin", api);
  await page.goto(`${base()}/dashboard/settings/portal`);
  await expectAccessible(page);
  const hosts = page.locator("form", { hasText: "Save the return hosts" });
  const save = hosts.getByRole("button", { name: "Save the return hosts" });
  await hosts.getByRole("button", { name: "Remove localhost" }).click();
  await save.click();
  await expect(page.getByText("The list is saved.")).toBeVisible();
  await expect(linksFor(api, { returnUrl: `${site()}/back` })).rejects.toThrow(
    /RETURN_URL_NOT_ALLOWED/,
  );

  await hosts.getByLabel("Host 1").fill("shop.bank.example");
  await hosts.getByLabel("Host 2").fill(`${site()}/back`);
  await save.click();
  await expect(page.getByText("Use the name of a host")).toBeVisible();
  await expect(hosts.getByLabel("Host 2")).toHaveValue(`${site()}/back`);
  await expectAccessible(page);
  await hosts.getByLabel("Host 2").fill(new URL(site()).host);
  await save.click();
  await expect(page.getByText("The list is saved.")).toBeVisible();
  await page.reload();
  await expect(hosts.getByLabel("Host 2")).toHaveValue(new URL(site()).host);

  const attemptId = await sealHandedOff(page, api);
  await expectBack(page, attemptId);
});

test("a brand is previewed with the shade that can be read, and saved", async ({ page }) => {
  const api = apiClient(base(), keyOf("UNLISTED"));
  await join(page, "admin", api);
  await page.goto(`${base()}/dashboard/settings`);
  await page.getByLabel("Colour", { exact: true }).fill("#ffd400");
  await expect(page.getByText(/The portal uses #[0-9a-f]{6} instead/)).toBeVisible();
  await page.getByLabel("Logo").fill("http://plain.example/logo.png");
  await page.getByRole("button", { name: "Save the brand" }).click();
  await expect(page.getByText("Use a web address that starts with https://.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Logo").fill("");
  await page.getByRole("button", { name: "Save the brand" }).click();
  await expect(page.getByText("The brand is saved.")).toBeVisible();
  expect((await api.send("GET", "/v1/partner/settings")).brand.color).toBe("#ffd400");
});

async function answerTo(apiKey: string): Promise<number> {
  return (await fetch(`${base()}/v1/partner`, { headers: { "X-API-Key": apiKey } })).status;
}

async function shownSecret(page: Page): Promise<string> {
  const shown = page.locator("code", { hasText: /^sk_live_/ });
  return (await shown.first().textContent()) ?? "";
}

test("keys are made, rotated and revoked behind the unlock @desktop", async ({ page }) => {
  const api = apiClient(base(), keyOf("LISTED"));
  const email = await join(page, "admin", api);
  const keys = `${base()}/dashboard/developers`;
  await page.goto(keys);
  await expect(page.getByText(/^Set up two-factor sign-in to make/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Make the key" })).toHaveCount(0);
  const code = await setUpTwoFactor(page);
  await endUnlock(email);
  await page.goto(keys);
  await expect(page.getByText(/^Enter a code to make, rotate/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Make the key" })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel("Code", { exact: true }).fill(code());
  await page.getByRole("button", { name: "Unlock" }).click();

  const name = `Onboarding ${crypto.randomUUID()}`;
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Make the key" }).click();
  await expect(page.getByText("It is shown this once.")).toBeVisible();
  await expectAccessible(page);
  const first = await shownSecret(page);
  expect(await answerTo(first)).toBe(200);
  await page.getByRole("link", { name: "I have kept it" }).click();
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  expect(await page.content()).not.toContain(first);

  await page.getByText(`Rotate ${name}`).click();
  const row = page.locator("li", { hasText: name });
  await row.getByRole("button", { name: "Make the new key" }).click();
  await expect(page.getByText("It is shown this once.")).toBeVisible();
  const second = await shownSecret(page);
  expect([await answerTo(first), await answerTo(second)]).toEqual([200, 200]);
  await page.getByRole("link", { name: "I have kept it" }).click();

  const ending = page.locator("li", { hasText: "Ends" }).filter({ hasText: name });
  await ending.getByText(`Revoke ${name}`).click();
  await expectAccessible(page);
  await ending.getByRole("button", { name: "Revoke it now" }).click();
  await expect(ending).toHaveCount(0);
  expect([await answerTo(first), await answerTo(second)]).toEqual([401, 200]);
});

/** The dashboard's pages that need no id, save those of one's own account, which everybody may change. */
async function ownPages(): Promise<string[]> {
  const pages: string[] = [];
  for await (const file of glob("app/dashboard/**/page.tsx")) {
    const path = file.replace(/^app/, "").replace(/\/page\.tsx$/, "");
    if (!path.includes("[") && !path.startsWith("/dashboard/account")) pages.push(path);
  }
  return pages.sort();
}

test("a viewer is offered nothing to change, on any page @desktop", async ({ page }) => {
  await join(page, "viewer", apiClient(base(), keyOf("LISTED")));
  const pages = await ownPages();
  expect(pages).toEqual(expect.arrayContaining(["/dashboard/team", "/dashboard/settings"]));
  for (const path of pages) {
    await page.goto(`${base()}${path}`);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    // What filters a list is a form that only reads; an act is one that posts, or that a script sends.
    const acts = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLFormElement>("main form")]
        .filter((form) => form.method !== "get" || form.action.startsWith("javascript:"))
        .map((form) => form.innerText),
    );
    expect([path, acts]).toEqual([path, []]);
  }
});

test("the pages for developers and of settings are accessible, and as wide as a phone @phone", async ({
  page,
}) => {
  const api = apiClient(base(), keyOf("LISTED"));
  await linksFor(api);
  await join(page, "admin", api);
  const pages = (await ownPages()).filter((path) => /developers|settings/.test(path));
  for (const path of [...pages, "/dashboard/settings/audit?actor=user:nobody&nextToken=wrong"]) {
    await page.goto(`${base()}${path}`);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([path, wide]).toEqual([path, 0]);
  }
});
