// A merchant's whole way through the wizard in a real browser: from the link to the sealed documents,
// and what must never be lost or let through on it.
import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";

import { confirmStatements, fillAbout, fillSignature, type Place } from "./last-steps";
import { expectAccessible, LONG_JOURNEY_MS, linksFor, sandbox, site } from "./visits";

/** A new merchant's link. */
async function visit(): Promise<string> {
  const links = await linksFor(sandbox(), {}, "owner@juniper.example");
  return links.standalonePortalUrl;
}

async function addWebShop(page: Page, at: Place = page): Promise<void> {
  await at.getByRole("link", { name: /Add a way/ }).click();
  await at.getByLabel(/What do you call it/).fill("Web shop");
  await expectAccessible(page);
  await at.getByRole("button", { name: "Add it" }).click();
  await at.getByLabel(/How do you take these/).waitFor();
}

/** A new merchant's portal, where its web shop is to be described. Returns the link. */
async function openDescription(page: Page): Promise<string> {
  const url = await visit();
  await page.goto(url);
  await addWebShop(page);
  return url;
}

async function determineByQuestion(page: Page, at: Place): Promise<void> {
  // What is worth telling is ticked off while it is written.
  await at.getByLabel(/How do you take these/).fill("We keep no card numbers.");
  await expect(at.getByText("kept anywhere: already said")).toBeVisible();
  await expect(at.getByText(/on whose page/)).not.toContainText("already said");
  const words = "People order candles on our website and pay by card there.";
  await at.getByLabel(/How do you take these/).fill(words);
  await at.getByRole("button", { name: "Find my questionnaire" }).click();
  await expect(at.getByText("One question for you")).toBeVisible();
  await expectAccessible(page);
  await at.getByLabel("On a page of the payment company").check();
  await at.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(at.getByRole("heading", { name: "Your questionnaire: SAQ A" })).toBeVisible();
  await expectAccessible(page);
}

async function answerArea(at: Place, title: RegExp, words: string): Promise<void> {
  await at.getByRole("link", { name: title }).first().click();
  await at.getByRole("button", { name: "Answer the whole area in one text" }).click();
  await at.getByLabel("Your answer").fill(words);
  await at.getByRole("button", { name: "Check my answer" }).click();
  await expect(at.getByRole("heading", { name: /point by point/ })).toBeVisible();
}

/** Where a merchant meets the portal, each gone through in one of the two windows. */
const MEETINGS: readonly {
  readonly where: string;
  readonly tag: "@phone" | "@desktop";
  readonly meet: (page: Page) => Promise<Place>;
}[] = [
  {
    where: "on a page of its own",
    tag: "@phone",
    meet: async (page) => {
      await page.goto(await visit());
      return page;
    },
  },
  {
    where: "in a frame of another site",
    tag: "@desktop",
    meet: async (page) => {
      const { embedUrl } = await linksFor(sandbox(), {}, "owner@juniper.example");
      await page.goto(`${site()}/plain#${encodeURIComponent(embedUrl)}`);
      return page.frameLocator("#check");
    },
  },
];

for (const { where, tag, meet } of MEETINGS) {
  test(`a shop owner goes from the link to both documents in one go, ${where}`, { tag }, async ({
    page,
  }) => {
    test.setTimeout(LONG_JOURNEY_MS);
    const at = await meet(page);
    await addWebShop(page, at);
    await wholeWay(page, at);
  });
}

async function wholeWay(page: Page, at: Place): Promise<void> {
  await determineByQuestion(page, at);
  await at.getByRole("button", { name: "Start the questions" }).click();
  await expect(at.getByRole("heading", { name: "The questions" })).toBeVisible();
  await expectAccessible(page);
  const { answers } = JSON.parse(await readFile("examples/saq-a.json", "utf8"));
  for (const topLevel of ["2", "3", "6", "8", "9", "11", "12"]) {
    await answerArea(at, new RegExp(`^${topLevel}\\b`), answers[topLevel]);
    if (topLevel === "8") await expectAccessible(page);
    await at.getByRole("link", { name: "Back to the list" }).first().click();
  }
  await at.getByRole("link", { name: "Next: about your business" }).click();
  await expectAccessible(page);
  await fillAbout(at);
  await at.getByRole("link", { name: "Next: check and sign" }).click();
  await expect(at.getByRole("heading", { name: "Check before you sign" })).toBeVisible();
  await expectAccessible(page);
  await at.getByRole("link", { name: "Go on to the statements" }).click();
  await expectAccessible(page);
  await confirmStatements(at);
  await at.getByRole("button", { name: "Seal and send documents" }).click();
  await expect(at.getByText("Please fill this in.").first()).toBeVisible();
  await fillSignature(at);
  await expectAccessible(page);
  await at.getByRole("button", { name: "Seal and send documents" }).click();
  await expect(at.getByText("The documents are ready")).toBeVisible();
  await expectAccessible(page);
  const arriving = page.waitForEvent("download");
  await at
    .getByRole("button", { name: /questionnaire/i })
    .first()
    .click();
  expect((await arriving).suggestedFilename()).toMatch(/-SAQ-A-questionnaire-.*\.pdf$/);
}

test("typed text is there on another device, and a card number is kept nowhere @desktop", async ({
  page,
  browser,
}) => {
  const url = await openDescription(page);
  const field = page.getByLabel(/How do you take these/);
  await field.fill("My card is 4111 1111 1111 1111");
  await expect(page.getByText("This looks like a card number")).toBeVisible();
  await expectAccessible(page);
  await field.fill("We have a small shop and one card machine");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await other.goto(url);
  await other.getByRole("link", { name: "Describe how it works" }).click();
  await expect(other.getByLabel(/How do you take these/)).toHaveValue(
    "We have a small shop and one card machine",
  );
});

test("a network that is cut in the middle of an answer loses nothing @desktop", async ({
  page,
  context,
}) => {
  await openDescription(page);
  const field = page.getByLabel(/How do you take these/);
  await context.setOffline(true);
  await field.fill("We sell candles at the counter");
  await expect(page.getByText(/No connection/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(field).toHaveValue("We sell candles at the counter");
});

test("what cannot be read again leaves the page and what is typed in it @desktop", async ({
  page,
}) => {
  await openDescription(page);
  const field = page.getByLabel(/How do you take these/);
  await field.fill("We sell candles at the counter");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.route("**/v1/**", (route) =>
    route.request().method() === "GET" ? route.abort() : route.continue(),
  );
  // A change makes everything that is shown be read again.
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByText(/There is no connection/)).toBeVisible();
  await expect(field).toHaveValue("We sell candles at the counter");
  await page.unroute("**/v1/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/There is no connection/)).toBeHidden();
  await expect(field).toHaveValue("We sell candles at the counter");
});

test("two windows are told about each other, and either text can be kept @desktop", async ({
  page,
  context,
}) => {
  const url = await openDescription(page);
  const second = await context.newPage();
  await second.goto(url);
  await second.getByRole("link", { name: "Describe how it works" }).click();
  await second.getByLabel(/How do you take these/).fill("from the second window");
  await expect(second.getByText("Saved", { exact: true })).toBeVisible();
  await page.getByLabel(/How do you take these/).fill("from the first window");
  await expect(page.getByText(/in another window/)).toBeVisible();
  await page.getByRole("button", { name: "Use the other text" }).click();
  await expect(page.getByLabel(/How do you take these/)).toHaveValue("from the second window");
});

test("a way of taking cards that was added elsewhere meanwhile opens", async ({ page }) => {
  const api = sandbox();
  const { merchantId, standalonePortalUrl } = await linksFor(api);
  await page.goto(standalonePortalUrl);
  const added = { name: "Counter", description: "One card machine stands on our counter." };
  const { id } = await api.send("POST", `/v1/merchants/${merchantId}/payment-methods`, added);
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#/method/${id}`);
  await expect(page.getByLabel(/How do you take these/)).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test("an empty list of tasks teaches the first step and is accessible", async ({ page }) => {
      const url = await visit();
      await page.goto(url);
      await expect(page.getByText(/First, tell us how customers pay/)).toBeVisible();
      await expectAccessible(page);
    });
  });
}
