// An area answered by taps and a few words: one question at a time, changed, and gone on with later.
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, sandbox } from "./visits";

const api = () => sandbox();

interface Shop {
  readonly path: string;
  /** A fresh link to the area of terminals and paper. */
  readonly link: () => Promise<string>;
}

/** A shop with a standalone terminal whose questionnaire is open. */
async function terminalShop(): Promise<Shop> {
  const merchant = await api().send("POST", "/v1/merchants", { name: "Quay Street Cafe" });
  const base = `/v1/merchants/${merchant.id}`;
  const method = await api().send("POST", `${base}/payment-methods`, {
    ...{ name: "Counter", description: "A card machine on the counter, on its own line." },
  });
  const body = { paymentMethodId: method.id, saqType: "SAQ B-IP" };
  const attempt = await api().send("POST", `${base}/attempts`, body);
  const link = async () => {
    const { standalonePortalUrl } = await api().send("POST", `${base}/portal-link`, {});
    return `${standalonePortalUrl}#/attempt/${attempt.id}/section/9`;
  };
  return { path: `${base}/attempts/${attempt.id}`, link };
}

const question = (page: Page, text: RegExp) => page.getByRole("heading", { level: 2, name: text });
const tap = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function controlsOf({ path }: Shop) {
  const { questions } = await api().send("GET", `${path}/questions`);
  return (controlId: string) =>
    questions.find((each: { controlId: string }) => each.controlId === controlId);
}

test("an area is answered by taps, changed, and goes on with another link", async ({ page }) => {
  const shop = await terminalShop();
  await page.goto(await shop.link());
  await expect(question(page, /written rules to keep card terminals safe/)).toBeVisible();
  await expectAccessible(page);
  await tap(page, "Yes");
  await expect(question(page, /cannot plug a device into your network/)).toBeFocused();
  await tap(page, "Partly");
  await expect(page.getByLabel("What is missing?")).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel("What is missing?").fill("the socket by the door is open");
  await page.getByRole("button", { name: "Save: Partly" }).click();
  await expect(question(page, /Is all paper with card numbers/)).toBeFocused();
  await page.getByRole("button", { name: "Back to the question before" }).click();
  await expect(question(page, /cannot plug a device into your network/)).toBeFocused();
  await tap(page, "Yes");
  await expect(question(page, /Is all paper with card numbers/)).toBeVisible();
  await expect(page.getByText("2 of 7 questions answered")).toBeVisible();
  await expect
    .poll(async () => (await controlsOf(shop))("9.2.2").status, { timeout: 20_000 })
    .toBe("In Place");
  await page.goto("about:blank");
  await page.goto(await shop.link());
  await expect(page.getByText("2 of 7 questions answered")).toBeVisible();
  await tap(page, "Not sure");
  // A gate takes yes, no and not sure; its no skips what lies behind it.
  await expect(question(page, /Does paper with card numbers ever leave/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Partly", exact: true })).toHaveCount(0);
  await tap(page, "No");
  await expect(question(page, /list of all your card terminals/)).toBeVisible();
  await page.getByLabel("A few words, if you like").fill("Ana keeps it in a folder");
  await tap(page, "Yes");
  await expect(question(page, /check each terminal on your list/)).toBeVisible();
  await tap(page, "Yes");
  await expect(page.getByText(/All 6 questions of this area are answered/)).toBeVisible();
  await expectAccessible(page);
  await expect
    .poll(async () => (await controlsOf(shop))("9.5.1").status, { timeout: 20_000 })
    .toBe("In Place");
  const control = await controlsOf(shop);
  expect(control("9.4.1")).toMatchObject({ status: "empty", parked: true });
  expect(control("9.4.3")).toMatchObject({ status: "Not Applicable", origin: "stated" });
  expect(control("9.5.1.1")).toMatchObject({ origin: "confirmed", givenBy: "merchant" });
  expect(control("9.5.1.1").answer).toContain("Answered: Yes. Ana keeps it in a folder");
  await expect(page.getByRole("link", { name: "Next area" })).toBeVisible();
});

test("words that contradict a choice bring one question more @desktop", async ({ page }) => {
  const shop = await terminalShop();
  await page.goto(await shop.link());
  await tap(page, "Yes");
  await tap(page, "Yes");
  await tap(page, "Yes");
  await expect(question(page, /ever leave/)).toBeVisible();
  await tap(page, "No");
  await page.getByLabel("A few words, if you like").fill("We do not keep a list of our terminals.");
  await tap(page, "Yes");
  const more = question(page, /You chose “Yes” and wrote “We do not keep a list/);
  await expect(more).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await tap(page, "No");
  await expect
    .poll(async () => (await controlsOf(shop))("9.5.1.1").status, { timeout: 20_000 })
    .toBe("Not In Place");
});

test("without a connection the answer comes back to its question, words and all @desktop", async ({
  page,
  context,
}) => {
  const shop = await terminalShop();
  await page.goto(await shop.link());
  await page.getByLabel("A few words, if you like").fill("the folder behind the till");
  await context.setOffline(true);
  await tap(page, "Yes");
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expect(question(page, /written rules/)).toBeVisible();
  await expect(page.getByLabel("A few words, if you like")).toHaveValue(
    "the folder behind the till",
  );
  await context.setOffline(false);
  await tap(page, "Yes");
  await expect(question(page, /plug a device/)).toBeVisible();
});
