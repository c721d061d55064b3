// In the middle of a journey the page is loaded again, the connection goes, a second device joins in, and somebody
// goes back: nothing is lost, nothing is done twice, and no answer lands where it was not meant.
import { type Browser, expect, type Page, test } from "@playwright/test";
import { answerAbout, answered } from "./ready-to-sign";
import { asked, button } from "./taps";
import { linksFor, sandbox } from "./visits";

/** A journey that was begun and is open at a question. */
interface Middle {
  /** The same place for any device of the merchant. */
  readonly url: string;
  /** Gives the question that a page shows one of its answers. */
  readonly answer: (page: Page, choice: "first" | "last") => Promise<void>;
  /** The question, or the result, that a page shows. */
  readonly shown: (page: Page) => ReturnType<Page["locator"]>;
  /** Whether an answer is chosen or typed that was not given. */
  readonly expectFresh: (page: Page) => Promise<void>;
  /** The answers that the service has. */
  readonly given: () => Promise<readonly string[]>;
}

/** Describes one way of taking cards in words: a question is open. */
async function described(name: string, description: string): Promise<Middle> {
  const api = sandbox();
  const { merchantId, standalonePortalUrl } = await linksFor(api);
  const base = `/v1/merchants/${merchantId}/payment-methods`;
  const { id } = await api.send("POST", base, { name, description });
  const result = await api.result(
    await api.send("POST", `${base}/${id}/determine`, { description }),
  );
  expect(result.status).toBe("needs-followup");
  return {
    url: `${standalonePortalUrl}#/method/${id}`,
    shown: (page) =>
      page
        .locator("#followup-question")
        .or(
          page.getByRole("heading", { name: /^Your questionnaire: SAQ|There is no questionnaire/ }),
        ),
    answer: async (page, choice) => {
      const choices = page.getByRole("radio");
      await (choice === "first" ? choices.first() : choices.last()).check();
      await button(page, "Continue").click();
    },
    expectFresh: async (page) => {
      await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
      for (const field of await page.getByLabel("Your answer", { exact: true }).all()) {
        await expect(field).toHaveValue("");
      }
    },
    given: async () => {
      const { rounds } = await api.send("GET", `${base}/${id}/determination`);
      return rounds.map(({ answer }: { answer: string }) => answer);
    },
  };
}

/** An area of the longest questionnaire, with its first question answered. */
async function area(saqType: string, topLevel: string): Promise<Middle> {
  const api = sandbox();
  const { merchantId, standalonePortalUrl } = await linksFor(api);
  const base = `/v1/merchants/${merchantId}`;
  const described = { name: "Counter", description: "A card machine stands on our counter." };
  const { id: paymentMethodId } = await api.send("POST", `${base}/payment-methods`, described);
  const { id } = await api.send("POST", `${base}/attempts`, { paymentMethodId, saqType });
  const sections = async () => {
    const { items } = await api.send("GET", `${base}/attempts/${id}/sections`);
    return items.find((each: { topLevel: string }) => each.topLevel === topLevel).parts;
  };
  const [{ partId }] = await sections();
  const path = `${base}/attempts/${id}/sections/${topLevel}/analyze`;
  await api.result(await api.send("POST", path, { parts: [{ partId, choice: "yes" }] }));
  return {
    url: `${standalonePortalUrl}#/attempt/${id}/section/${topLevel}`,
    shown: asked,
    answer: (page, choice) => button(page, choice === "first" ? "Yes" : "No").click(),
    expectFresh: async (page) => {
      const choices = page.getByRole("group", { name: "Your answer", exact: true });
      await expect(choices.getByRole("button", { pressed: true })).toHaveCount(0);
      await expect(page.getByLabel("A few words, if you like")).toHaveValue("");
    },
    given: async () => {
      const parts = await sections();
      return parts.flatMap(
        ({ given }: { given: { choice: string } | null }) => given?.choice ?? [],
      );
    },
  };
}

async function textOf(page: Page, { shown }: Middle): Promise<string> {
  await expect(shown(page)).toBeVisible();
  return shown(page).innerText();
}

/** Waits until the page shows another question than that, and the service has so many answers. */
async function expectOn(page: Page, middle: Middle, before: string, answers: number) {
  await expect(middle.shown(page).filter({ hasText: before })).toHaveCount(0);
  await expect.poll(async () => (await middle.given()).length).toBe(answers);
}

async function loadedAgain(page: Page, middle: Middle): Promise<void> {
  const before = await textOf(page, middle);
  const given = await middle.given();
  await page.reload();
  await expect(middle.shown(page)).toHaveText(before);
  await middle.expectFresh(page);
  expect(await middle.given()).toEqual(given);
}

async function cutOff(page: Page, middle: Middle): Promise<void> {
  const before = await textOf(page, middle);
  const given = await middle.given();
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await middle.answer(page, "last");
  await expect(page.getByText(/There is no connection/).first()).toBeVisible();
  await expect(middle.shown(page)).toHaveText(before);
  await page.context().setOffline(false);
  await middle.answer(page, "last");
  await expectOn(page, middle, before, given.length + 1);
  await expect(page.getByText(/There is no connection/)).toHaveCount(0);
}

async function fromTwoDevices(page: Page, middle: Middle, browser: Browser): Promise<void> {
  const before = await textOf(page, middle);
  const given = await middle.given();
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(middle.url);
  await expect(middle.shown(other)).toHaveText(before);
  await middle.answer(other, "first");
  await expectOn(other, middle, before, given.length + 1);
  const kept = await middle.given();
  // This page still shows the question that was answered there.
  await expect(middle.shown(page)).toHaveText(before);
  await middle.answer(page, "last");
  const told = page.getByText(/meanwhile, in another window or on another device/);
  await expect(told).toHaveCount(1);
  await expect(told).toBeVisible();
  expect(await middle.given()).toEqual(kept);
  const leave = button(page, "Leave it as it is");
  if (await leave.isVisible()) await leave.click();
  await expect(middle.shown(page)).toHaveText(await textOf(other, middle));
  await middle.expectFresh(page);
  expect(await middle.given()).toEqual(kept);
  await context.close();
}

async function backAndForth(page: Page, middle: Middle): Promise<void> {
  const before = await textOf(page, middle);
  await page
    .getByRole("link", { name: /^Back to (your tasks|the list)$/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: before, exact: true })).toHaveCount(0);
  await page.goBack();
  await expect(middle.shown(page)).toHaveText(before);
  await middle.expectFresh(page);
  await page.goForward();
  await expect(page.getByRole("heading", { name: before, exact: true })).toHaveCount(0);
  await page.goBack();
  await expect(middle.shown(page)).toHaveText(before);
}

const JOURNEYS: readonly (readonly [string, () => Promise<Middle>])[] = [
  ["an area of the longest questionnaire @phone", () => area("SAQ D", "8")],
  ["a café @phone", () => described("Counter", "small café, card machine")],
  [
    "a shop with two ways @desktop",
    () =>
      described(
        "Counter",
        "We have a card machine on the counter. We also send payment links to customers by email.",
      ),
  ],
  [
    "a web shop @desktop",
    () => described("Web shop", "shop on woocommerce with the stripe plugin"),
  ],
];

for (const [name, open] of JOURNEYS) {
  test(`${name} goes on after a reload, a lost connection, a second device and the way back`, async ({
    page,
    browser,
  }) => {
    const middle = await open();
    await page.goto(middle.url);
    await loadedAgain(page, middle);
    await cutOff(page, middle);
    await fromTwoDevices(page, middle, browser);
    await backAndForth(page, middle);
    await loadedAgain(page, middle);
  });
}

test("a statement that another device has answered otherwise is shown, and can be changed @desktop", async ({
  page,
}) => {
  const api = sandbox();
  const underway = await answered(api, "saq-a");
  const { merchantId, attemptId, path } = underway;
  await answerAbout(api, underway);
  const { standalonePortalUrl } = await api.send("POST", `/v1/merchants/${merchantId}/portal-link`);
  await page.goto(`${standalonePortalUrl}#/attempt/${attemptId}/statements`);
  const statement = page.locator('[id^="statement-"] legend');
  const first = await statement.innerText();
  const { statements } = await api.send("GET", `${path}/review`);
  const asks = statements.find(({ basis }: { basis: string }) => basis !== "not_applicable");
  const draft = `/v1/merchants/${merchantId}/drafts/${attemptId}.statement.${asks.id}`;
  await api.send("PUT", draft, { value: "unsure", version: 0 });
  const save = () => button(page, "Save and go on").click();
  await page.getByLabel("Yes", { exact: true }).check();
  await save();
  await expect(page.getByText(/meanwhile, in another window or on another device/)).toBeVisible();
  await expect(page.getByLabel("Not sure", { exact: true })).toBeChecked();
  await expect(statement).toHaveText(first);
  await page.getByLabel("Yes", { exact: true }).check();
  await save();
  await expect(statement.filter({ hasText: first })).toHaveCount(0);
  const { items } = await api.send("GET", `/v1/merchants/${merchantId}/drafts`);
  expect(items).toContainEqual(expect.objectContaining({ value: "yes", version: 2 }));
});
