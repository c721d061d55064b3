// The overview: every figure leads to the merchants that it counts. And what stands around every page: the
// palette, and the switch between live and sandbox.
import { expect, type Page, test } from "@playwright/test";
import { type ApiClient, apiClient } from "@/cli/demo/client";
import { seedTwins } from "./partners";
import { daysAfterWriting, mailsTo } from "./records";
import { join } from "./sign-in";
import { base, expectAccessible } from "./visits";

async function aBook(): Promise<{ readonly live: ApiClient; readonly sandbox: ApiClient }> {
  const keys = await seedTwins(process.env.E2E_DATABASE_URL ?? "");
  const live = apiClient(base(), keys.live);
  const sandbox = apiClient(base(), keys.sandbox);
  await live.send("POST", "/v1/merchants", { name: "Quayside Candles" });
  await sandbox.send("POST", "/v1/merchants", { name: "A trial of ours" });
  return { live, sandbox };
}

/** The merchants that the API leaves for the filter of a link. */
async function behind(api: ApiClient, href: string): Promise<number> {
  const { searchParams } = new URL(href, base());
  searchParams.delete("sort");
  return (await api.send("GET", `/v1/portfolio/merchants/counts?${searchParams}`)).total;
}

/** What the rows of a table say, and where they lead. */
async function rowsOf(page: Page): Promise<readonly { href: string; count: number }[]> {
  const rows = await page.locator("tbody tr:has(th a)").all();
  return Promise.all(
    rows.map(async (row) => ({
      href: (await row.locator("th a").first().getAttribute("href")) ?? "",
      count: Number((await row.locator("td").textContent())?.replaceAll(",", "")),
    })),
  );
}

test("each row and segment of a chart opens the merchants that it counts", async ({ page }) => {
  const { live } = await aBook();
  await join(page, "viewer", live);
  await page.goto(`${base()}/dashboard`);
  await expect(page.getByRole("heading", { name: "4 of 5 merchants are compliant" })).toBeVisible();
  await expectAccessible(page);
  const rows = await rowsOf(page);
  expect(rows.length).toBeGreaterThan(5);
  for (const { href, count } of rows)
    expect([href, await behind(live, href)]).toEqual([href, count]);
  const calendar = page.locator("section", { hasText: "attestations run out in the next 13" });
  await calendar.scrollIntoViewIfNeeded();
  const bars = calendar.locator("svg a");
  await expect(bars).toHaveCount(3);
  const second = (await bars.nth(1).getAttribute("href")) ?? "";
  expect(await behind(live, second)).toBe(2);
  await calendar.getByRole("button", { name: "Table" }).click();
  await expect(calendar.locator("svg a")).toHaveCount(0);
  await expectAccessible(page);
  await calendar.getByRole("button", { name: "Chart" }).click();
  await calendar.getByRole("button", { name: "Months" }).click();
  await expect(calendar.getByRole("heading")).toContainText("in the next 13 months");
  await calendar.getByRole("button", { name: "Weeks" }).click();
  await bars.nth(1).click();
  await expect(page).toHaveURL(new URL(second, base()).href);
});

test("from a segment of a chart to a sent reminder @desktop", async ({ page }) => {
  const { live } = await aBook();
  const invited: string[] = [];
  for (const name of ["Juniper Street Candles", "Harbor Kiosk"]) {
    const email = `${crypto.randomUUID()}@shop.example`;
    const { id } = await live.send("POST", "/v1/merchants", { name, email });
    await live.send("POST", `/v1/merchants/${id}/invite`, {});
    await expect.poll(async () => (await mailsTo(id, "invitation")).length).toBe(1);
    invited.push(id);
  }
  await daysAfterWriting(invited[0] ?? "", 10);
  await join(page, "member", live);
  await page.goto(`${base()}/dashboard`);
  await page.getByRole("link", { name: "Invited, not started" }).click();
  await expect(page.getByText("1 to 2 of 2")).toBeVisible();
  await page.getByLabel("Select the merchants of this page").check();
  await page.getByRole("button", { name: /^Remind/ }).click();
  await expect(page.getByText("2 merchants will be written to")).toBeVisible();
  await page.getByRole("button", { name: "Remind 2 merchants" }).click();
  await expect(page.getByText("All 2 merchants done")).toBeVisible();
  for (const id of invited) {
    await expect.poll(async () => (await mailsTo(id, "invitation")).length).toBe(2);
  }
});

test("the palette finds a merchant, and is left without a trace", async ({ page }) => {
  const { live } = await aBook();
  await join(page, "member", live);
  await page.goto(`${base()}/dashboard`);
  await page.getByRole("button", { name: /^Search/ }).click();
  const search = page.getByRole("combobox");
  await expect(search).toBeFocused();
  await expectAccessible(page);
  await search.fill("quay");
  await expect(page.getByText("1 merchant matches")).toBeVisible();
  await expectAccessible(page);
  await search.fill("nobody is called so");
  await expect(page.getByText("No merchant has this in its name")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(search).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await search.fill("quay");
  await expect(page.getByText("1 merchant matches")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/merchants\/mrc_/);
});

test("one switches to the sandbox and back, in every open tab", async ({ page, context }) => {
  const { live } = await aBook();
  await join(page, "viewer", live);
  await page.goto(`${base()}/dashboard`);
  const other = await context.newPage();
  await other.goto(`${base()}/dashboard/team`);
  await expect(other.getByRole("button", { name: "Live" })).toBeDisabled();
  await page.getByRole("button", { name: "Sandbox" }).click();
  await expect(page.getByText("You are in the sandbox")).toBeVisible();
  await expect(page.getByText("Switching Bank Trial")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No merchant is compliant yet" })).toBeVisible();
  await expectAccessible(page);
  await expect(other.getByText("You are in the sandbox")).toBeVisible();
  await expect(other.getByRole("heading", { name: "Overview" })).toBeVisible();
  await other.getByRole("button", { name: "Live" }).click();
  await expect(page.getByRole("heading", { name: "4 of 5 merchants" })).toBeVisible();
  await expect(page.getByText("You are in the sandbox")).toHaveCount(0);
});

test("what a page of one book sends is not done in the other @desktop", async ({
  page,
  context,
}) => {
  const { live, sandbox } = await aBook();
  await join(page, "admin", live);
  const late = await context.newPage();
  // As a tab that the news of the switch did not reach yet.
  await late.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => {};
    Object.defineProperty(BroadcastChannel.prototype, "onmessage", { set: () => {} });
  });
  await late.goto(`${base()}/dashboard/merchants/new`);
  await late.getByLabel("Name").fill("Meant for the live book");
  await page.goto(`${base()}/dashboard`);
  await page.getByRole("button", { name: "Sandbox" }).click();
  await expect(page.getByText("You are in the sandbox")).toBeVisible();
  await late.getByRole("button", { name: "Add the merchant" }).click();
  await expect(late.getByText("you switched between live and sandbox")).toBeVisible();
  for (const api of [live, sandbox]) {
    const { items } = await api.send("GET", "/v1/merchants?search=Meant");
    expect(items).toEqual([]);
  }
});

test("an address that is no page says so inside the dashboard @desktop", async ({ page }) => {
  await join(page, "viewer");
  for (const path of ["merchants/mrc_00000000000000000000000000", "reviews/none", "no/such/page"]) {
    const answer = await page.goto(`${base()}/dashboard/${path}`);
    expect([path, answer?.status()]).toEqual([path, 404]);
    await expect(page.getByRole("heading", { name: "There is no such page" })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to the overview" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
});
