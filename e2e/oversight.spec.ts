// The operator's console over partners: a suspension while a merchant types, and a support access that the partner sees
// and ends.
import { type Browser, expect, type Page, test } from "@playwright/test";
import { type ApiClient, apiClient } from "@/cli/demo/client";
import { seedOwnPartner, signInAsOperator, unlock } from "./operators";
import { pausedPartnerOf } from "./records";
import { join } from "./sign-in";
import { base, expectAccessible, linksFor } from "./visits";

async function anotherPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

/** Opens a partner's page from the list, with what changes it unlocked. */
async function openPartner(page: Page, name: string, code: () => string): Promise<void> {
  await page.goto(`${base()}/console/partners?${new URLSearchParams({ search: name })}`);
  await expect(page.getByText("Sandbox: 0 merchants")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await expectAccessible(page);
  if (await page.getByRole("button", { name: "Unlock" }).count()) await unlock(page, code);
  await expect(page.getByRole("button", { name: "Suspend the partner" })).toBeVisible();
  await expectAccessible(page);
}

async function beginToType(page: Page, api: ApiClient) {
  const { merchantId, standalonePortalUrl } = await linksFor(api);
  await page.goto(standalonePortalUrl);
  await page.getByRole("link", { name: /Add a way/ }).click();
  await page.getByRole("button", { name: "Add it" }).click();
  const field = page.getByLabel(/How do you take these/);
  await field.fill("We sell candles at the counter,");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  return { field, merchantId, standalonePortalUrl };
}

test("a merchant who types while the partner is suspended loses nothing and goes on after it", async ({
  page,
  browser,
}, { project }) => {
  const name = `Pausing Bank ${project.name}`;
  const { apiKey } = await seedOwnPartner(name);
  const api = apiClient(base(), apiKey);
  const shop = await anotherPage(browser);
  const { field, merchantId, standalonePortalUrl } = await beginToType(shop, api);
  const people = await anotherPage(browser);
  await join(people, "member", api);

  const code = await signInAsOperator(page, "Olive Operator");
  await expect(page.getByRole("link", { name: "Live partners", exact: true })).toBeVisible();
  await expectAccessible(page);
  await openPartner(page, name, code);
  await page.getByLabel("Reason").first().fill("too short");
  await page.getByRole("button", { name: "Suspend the partner" }).click();
  await expect(page.getByText("Write at least 10 characters.")).toBeVisible();
  await page.getByLabel("Reason").first().fill("Three invoices are open since spring.");
  await page.getByRole("button", { name: "Suspend the partner" }).click();
  await expect(page.getByRole("button", { name: "Open the partner again" })).toBeVisible();
  await expect(page.getByText(/Three invoices are open/).first()).toBeVisible();

  // The merchant types on: told kindly, and nothing is thrown away.
  const all = "We sell candles at the counter, on one card machine of our bank.";
  await field.fill(all);
  await expect(shop.getByText("This page is paused")).toBeVisible();
  await expect(field).toHaveValue(all);
  await expectAccessible(shop);
  // Somebody who opens the link now is told the same, in the language asked for.
  const late = await anotherPage(browser);
  await late.goto(`${standalonePortalUrl}&locale=es`);
  await expect(late.getByRole("heading", { name: "Esta página está en pausa" })).toBeVisible();
  await expectAccessible(late);
  await people.goto(`${base()}/dashboard/merchants`);
  await expect(people.getByText(/is suspended/)).toBeVisible();

  await page.getByRole("button", { name: "Open the partner again" }).click();
  await expect(page.getByRole("button", { name: "Suspend the partner" })).toBeVisible();
  await expect(shop.getByText("This page is paused")).toHaveCount(0);
  await expect(shop.getByText("Saved", { exact: true })).toBeVisible();
  await expect(field).toHaveValue(all);
  const { items } = await api.send("GET", `/v1/merchants/${merchantId}/drafts`);
  expect(items.map(({ value }: { value: string }) => value)).toContain(all);
  await people.goto(`${base()}/dashboard/merchants`);
  await expect(people.getByRole("heading", { name: "Merchants" })).toBeVisible();
});

test("a visit that ends while the partner is suspended says so, and goes on with what was typed by another link", async ({
  browser,
}, { project }) => {
  const { apiKey } = await seedOwnPartner(`Ending Bank ${project.name}`);
  const api = apiClient(base(), apiKey);
  const shop = await anotherPage(browser);
  await shop.clock.install();
  const { field, merchantId } = await beginToType(shop, api);
  await pausedPartnerOf(merchantId, true);
  const all = "We sell candles at the counter, on one card machine of our bank.";
  await field.fill(all);
  await expect(shop.getByText("This page is paused")).toBeVisible();
  // Weeks go by on this device.
  await shop.clock.fastForward(500 * 3_600_000);
  await expect(shop.getByRole("heading", { name: "Your visit has ended" })).toBeVisible();
  await expect(shop.getByText(/while this service was paused/)).toBeVisible();
  await expectAccessible(shop);

  await pausedPartnerOf(merchantId, false);
  await shop.clock.setSystemTime(new Date());
  const path = `/v1/merchants/${merchantId}/portal-link`;
  const { standalonePortalUrl } = await api.send("POST", path, {});
  const other = await shop.context().newPage();
  await other.goto(standalonePortalUrl);
  await expect(other.getByRole("heading", { name: "How you take cards" })).toBeVisible();
  await expect(field).toHaveValue(all);
  await expect(shop.getByText("Saved", { exact: true })).toBeVisible();
});

test("a support access shows the dashboard and changes nothing, and the partner ends it", async ({
  page,
  browser,
}, { project }) => {
  const name = `Asking Bank ${project.name}`;
  const { apiKey } = await seedOwnPartner(name);
  const api = apiClient(base(), apiKey);
  await linksFor(api);
  const admin = await anotherPage(browser);
  await join(admin, "admin", api);
  const code = await signInAsOperator(page, "Otto Operator");
  await openPartner(page, name, code);
  await page.getByLabel("Reason").last().fill("They asked why an invitation is missing.");
  await page.getByRole("button", { name: "Open the access" }).click();
  await expect(page.getByText("The access is open, and the partner is told of it.")).toBeVisible();
  await page.getByRole("button", { name: "Look", exact: true }).click();
  await expect(page.getByText(/You are looking at .* data as support until/)).toBeVisible();
  await page.goto(`${base()}/dashboard/merchants`);
  await expect(page.getByText("Juniper Street Candles").first()).toBeVisible();
  await expect(page.getByText(/as support until/)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${base()}/dashboard/settings/billing`);
  await expect(page.getByText(/Bills are/)).toBeVisible();
  await page.getByRole("button", { name: "Back to the console" }).click();
  await expect(page.getByRole("heading", { name: "Partners", exact: true })).toBeVisible();
  await openPartner(page, name, code);
  await page.getByRole("button", { name: "Look", exact: true }).click();
  await expect(page.getByText(/as support until/)).toBeVisible();

  await admin.goto(`${base()}/dashboard`);
  await expect(admin.getByText(/Otto Operator of this service may look/)).toBeVisible();
  await admin.getByRole("link", { name: "See or end support accesses" }).click();
  await expect(admin.getByText("They asked why an invitation is missing.").last()).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole("button", { name: "End it now" }).click();
  await expect(admin.getByText(/Ended by the partner/)).toBeVisible();
  // The next page of the operator is the console again.
  await page.goto(`${base()}/dashboard/merchants`);
  await expect(page).toHaveURL(/\/console/);
  await admin.goto(`${base()}/dashboard/settings/audit`);
  const looked = admin.getByRole("listitem").filter({ hasText: "support.looked" }).first();
  await expect(looked).toContainText("an operator of the service");
  await expect(admin.getByText("An operator opened the list of merchants.").first()).toBeVisible();
  await expect(admin.getByText("An operator opened the bills.").first()).toBeVisible();
});
