// What is typed is never lost: while typing goes on, when the page goes away, without a connection.
import { expect, type Page, test } from "@playwright/test";
import { linksFor, sandbox } from "./visits";

async function describeNew(page: Page): Promise<string> {
  const { merchantId, standalonePortalUrl } = await linksFor(sandbox());
  await page.goto(standalonePortalUrl);
  await page.getByRole("link", { name: /Add a way/ }).click();
  await page.getByRole("button", { name: "Add it" }).click();
  await page.getByLabel(/How do you take these/).waitFor();
  return merchantId;
}

async function kept(merchantId: string): Promise<readonly string[]> {
  const { items } = await sandbox().send("GET", `/v1/merchants/${merchantId}/drafts`);
  return items.map(({ value }: { value: string }) => value);
}

test("words are saved while they are typed, without waiting for a pause @desktop", async ({
  page,
}) => {
  const merchantId = await describeNew(page);
  const field = page.getByLabel(/How do you take these/);
  await field.fill("");
  const typing = field.pressSequentially("We sell candles at the counter. ".repeat(4), {
    delay: 60,
  });
  let over = false;
  void typing.then(() => {
    over = true;
  });
  await expect.poll(() => kept(merchantId), { intervals: [200], timeout: 5000 }).not.toEqual([]);
  expect(over).toBe(false);
  await typing;
});

test("words that were typed a moment before the page is left are there after it", async ({
  page,
}) => {
  await describeNew(page);
  await page.getByLabel(/How do you take these/).fill("The last words");
  await page.reload();
  await expect(page.getByLabel(/How do you take these/)).toHaveValue("The last words");
});

test("without a connection a press sends nothing, says so, and throws nothing away", async ({
  page,
  context,
}) => {
  await describeNew(page);
  await page.waitForLoadState("networkidle");
  const field = page.getByLabel(/How do you take these/);
  await context.setOffline(true);
  await field.fill("We sell candles at the counter, on one card machine.");
  await page.getByRole("button", { name: "Find my questionnaire" }).click();
  await expect(page.getByText(/There is no connection/).first()).toBeVisible();
  await expect(field).toHaveValue("We sell candles at the counter, on one card machine.");
  // Another page and back: the text is still the one that nobody could save.
  await page.getByRole("link", { name: "Back to your tasks" }).click();
  await page.getByRole("link", { name: "Describe how it works" }).click();
  await expect(field).toHaveValue("We sell candles at the counter, on one card machine.");
  await context.setOffline(false);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByText(/in another window/)).toHaveCount(0);
});

test("another language leaves a form as it is, with what was chosen and typed @desktop", async ({
  page,
}) => {
  const api = sandbox();
  const { merchantId, standalonePortalUrl } = await linksFor(api);
  const said = { name: "Shop", description: "Customers pay on our bank's own page online." };
  const base = `/v1/merchants/${merchantId}`;
  const { id: paymentMethodId } = await api.send("POST", `${base}/payment-methods`, said);
  const opening = { paymentMethodId, saqType: "SAQ A" };
  const { id } = await api.send("POST", `${base}/attempts`, opening);
  await page.goto(`${standalonePortalUrl}#/attempt/${id}/section/2`);
  await page.getByRole("button", { name: "Answer the whole area in one text" }).click();
  await page.getByRole("textbox").first().fill("Every password of a supplier is changed.");
  await page.route("**/sections?*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.getByRole("button", { name: "Français" }).click();
  await expect(page.getByRole("link", { name: /Retour/ }).first()).toBeVisible();
  await expect(page.getByRole("textbox").first()).toHaveValue(
    "Every password of a supplier is changed.",
  );
});

test("the box of another question begins empty @desktop", async ({ page }) => {
  await describeNew(page);
  await page
    .getByLabel(/How do you take these/)
    .fill("People order on our website and pay by card.");
  await page.getByRole("button", { name: "Find my questionnaire" }).click();
  const ownWords = page.getByText("Or tell us in your own words");
  await ownWords.click();
  const box = page.getByLabel("Your answer", { exact: true });
  await box.fill("I am not sure at all how that works");
  await page.getByRole("button", { name: "Send the answer" }).click();
  await expect(page.getByText(/^Question 2\./)).toBeVisible();
  await ownWords.click();
  await expect(box).toHaveValue("");
});
