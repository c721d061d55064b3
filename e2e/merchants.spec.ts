// A team's work with its merchants: a list comes in although some of its rows are wrong, and those who were
// never invited are found, selected and invited.
import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { join } from "./sign-in";
import { base, expectAccessible, sandbox } from "./visits";

/** A word that no other test's merchants have in their names. */
const aWord = () => `W${crypto.randomUUID().slice(0, 8)}`;

test("a list with wrong rows is imported, and these come back as a file", async ({ page }) => {
  const word = aWord();
  const list = [
    "Merchant Name;E-Mail;MID;Note",
    `"${word} ""Books"" & Prints";owner@${word}.example;${word}-1;first`,
    `${word} Cycles;not-an-address;${word}-2;second`,
    `${word} Toys;toys@${word}.example;${word}-1;third`,
    `${word} 4111 1111 1111 1111;card@${word}.example;${word}-4;fourth`,
  ].join("\r\n");
  await join(page, "member");
  await page.getByRole("link", { name: "Merchants" }).click();
  await page.getByRole("link", { name: "Import" }).first().click();
  await expect(page.getByRole("heading", { name: "Choose your list" })).toBeVisible();
  await expectAccessible(page);
  const file = { name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(list) };
  await page.getByLabel("CSV file").setInputFiles(file);
  await expect(page.getByLabel("External id")).toHaveValue("2");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Check the list" }).click();
  await expect(page.getByText("What is wrong with 3 rows")).toBeVisible();
  await expect(page.getByText("Row 2 has the same external id.")).toBeVisible();
  await expectAccessible(page);
  expect((await sandbox().send("GET", `/v1/merchants?search=${word}`)).items).toEqual([]);

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save these rows with their problems" }).click();
  const saved = await readFile(await (await saving).path(), "utf8");
  expect(saved.split("\r\n")).toHaveLength(5);
  expect(saved).toContain("Merchant Name,E-Mail,MID,Note,Problem");
  expect(saved).toContain(`${word} Cycles,not-an-address,${word}-2,second,`);

  await page.getByRole("button", { name: "Import 1 merchant" }).click();
  await expect(page.getByText("1 merchant added, 0 changed")).toBeVisible();
  await expectAccessible(page);
  const { items } = await sandbox().send("GET", `/v1/merchants?search=${word}`);
  expect(items.map(({ name }: { name: string }) => name)).toEqual([`${word} "Books" & Prints`]);
});

test("merchants are filtered, selected and invited, with a result for each", async ({ page }) => {
  const word = aWord();
  for (const [name, email] of [
    ["Anchor", `a@${word}.example`],
    ["Bay", `b@${word}.example`],
    ["Cedar", undefined],
  ]) {
    await sandbox().send("POST", "/v1/merchants", { name: `${word} ${name}`, email });
  }
  await join(page, "member");
  await page.goto(`${base()}/dashboard/merchants`);
  await page.getByLabel("Search merchants").fill(word);
  const form = page.getByRole("form", { name: "Search and filter" });
  await form.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/merchants\\?search=${word}$`));
  await page.getByRole("link", { name: /^Never invited/ }).click();
  await expect(page).toHaveURL(/stage=never_invited/);
  await expect(page.getByText("1 to 3 of 3")).toBeVisible();
  await page.getByLabel("Select the merchants of this page").check();
  await expect(page.getByRole("status").filter({ hasText: "selected" })).toContainText(
    "3 merchants",
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Invite/ }).click();
  await expect(page.getByText("2 merchants will be written to")).toBeVisible();
  await expect(page.getByText("1 left out: has no e-mail address")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Invite 2 merchants" }).click();
  await expect(page.getByText("All 3 merchants done")).toBeVisible();
  await expect(page.getByText("It has no e-mail address.")).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${base()}/dashboard/merchants?search=${word}&sort=name`);
  await expect(page.getByRole("link", { name: /^Never invited\s*1$/ })).toBeVisible();
});

test("the table goes by keys, and shows what its address says @desktop", async ({ page }) => {
  const word = aWord();
  for (const name of ["A", "B"]) {
    await sandbox().send("POST", "/v1/merchants", { name: `${word} ${name}` });
  }
  await join(page, "viewer");
  const address = `${base()}/dashboard/merchants?search=${word}&stage=&sort=name&quietFor=7&a=b`;
  await page.goto(address);
  await expect(page).toHaveURL(/\?search=[^&]+&quietSince=[^&]+&sort=name$/);
  await expect(page.getByRole("button", { name: /^Invite/ })).toHaveCount(0);
  await expect(page.getByText("Keys of this table")).toBeVisible();
  const last = page.getByRole("link", { name: `${word} B` });
  // Keys are heard as soon as the page's scripts run.
  await expect(async () => {
    await page.keyboard.press("j");
    await expect(last).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("x");
  await expect(page.getByLabel(`Select ${word} B`)).toBeChecked();
  await expect(page.getByRole("button", { name: /^Invite/ })).toHaveCount(0);
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export" }).click();
  const saved = await readFile(await (await saving).path(), "utf8");
  expect(saved.trimEnd().split("\r\n")).toHaveLength(2);
  await page.keyboard.press("/");
  await expect(page.getByLabel("Search merchants")).toBeFocused();
  await page.goto(`${base()}/dashboard/merchants?search=nobody-${word}`);
  await expect(page.getByRole("heading", { name: "No merchant fits" })).toBeVisible();
  await expectAccessible(page);
});
