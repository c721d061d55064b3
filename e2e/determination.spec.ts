// How a shop owner comes to a questionnaire by tapping answers: what is asked, what is known so far, and that a way
// which the words only mention is not lost.
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, type Links, linksFor, sandbox } from "./visits";

interface Method extends Links {
  readonly pmId: string;
}

/** A merchant with one way of taking cards, which nobody has described yet; its page is open. */
async function openMethod(page: Page, name = "Counter"): Promise<Method> {
  const api = sandbox();
  const links = await linksFor(api);
  const path = `/v1/merchants/${links.merchantId}/payment-methods`;
  const description = "To be described by the merchant.";
  const { id } = await api.send("POST", path, { name, description });
  await page.goto(`${links.standalonePortalUrl}#/method/${id}`);
  return { ...links, pmId: id };
}

const question = (page: Page) => page.locator("#followup-question");
const next = (page: Page) => page.getByRole("button", { name: "Continue", exact: true });
const result = (page: Page) => page.getByRole("heading", { name: /^Your questionnaire: SAQ/ });

async function describeAs(page: Page, words: string): Promise<void> {
  await page.getByLabel(/How do you take these/).fill(words);
  await page.getByRole("button", { name: "Find my questionnaire" }).click();
  await expect(question(page)).toBeFocused();
}

/** As many as the assessor ever asks. */
const MOST_QUESTIONS = 8;

/** The first of the wanted answers that the question offers, else "I don't know". */
async function offered(page: Page, wanted: readonly RegExp[]) {
  for (const name of wanted) {
    const choice = page.getByRole("radio", { name });
    if ((await choice.count()) === 1) return choice;
  }
  return page.getByRole("radio", { name: "I don't know" });
}

/** Answers by taps until a type is there. */
async function tapToType(page: Page, wanted: readonly RegExp[] = []): Promise<void> {
  for (let asked = 0; asked < MOST_QUESTIONS; asked += 1) {
    await expect(question(page).or(result(page))).toBeVisible();
    if (await result(page).isVisible()) return;
    const number = await page.getByText(/^Question \d/).textContent();
    await (await offered(page, wanted)).check();
    await next(page).click();
    await expect(page.getByText(number ?? "", { exact: true })).toBeHidden();
  }
  await expect(result(page)).toBeVisible();
}

test("the owner of a café taps to a type, and sees what it rests on", async ({ page }) => {
  await openMethod(page);
  await describeAs(page, "I run a small café. We have a normal card machine from the bank.");
  await expect(page.getByText("Question 1. Usually 1 to 3 are enough.")).toBeVisible();
  await expectAccessible(page);
  await next(page).click();
  await expect(page.getByText("Choose an answer first")).toBeVisible();
  await page.getByRole("radio", { name: /telephone socket/ }).check();
  await next(page).click();
  await expect(page.getByText(/^Noted: “.*telephone socket/)).toBeVisible();
  await expect(question(page).or(result(page))).toBeFocused();
  await expect(page.getByText(/You chose: “.*telephone socket/).first()).toBeVisible();
  await expectAccessible(page);
  await tapToType(page, [/^Nothing/, /We type it in/, /^No\b/, /^In one place/]);
  await expect(result(page)).toBeFocused();
  await expect(page.getByRole("button", { name: "Start the questions" })).toBeVisible();
  await expectAccessible(page);
});

test("a shop that does not know comes to a type, and can start over", async ({ page }) => {
  const { merchantId, pmId } = await openMethod(page, "Web shop");
  await describeAs(page, "shop on woocommerce with the stripe plugin");
  await expectAccessible(page);
  await tapToType(page);
  await expect(page.getByText("What does not fit").or(page.getByText(/that fit/))).not.toHaveCount(
    0,
  );
  await page.getByText(/^Your (\d )?answers? so far/).click();
  await expect(page.getByText("I don't know", { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(question(page)).toBeFocused();
  await expect(page.getByText("Question 1.")).toBeVisible();
  const path = `/v1/merchants/${merchantId}/payment-methods/${pmId}/determination`;
  const { rounds, description } = await sandbox().send("GET", path);
  expect({ rounds, description }).toEqual({
    rounds: [],
    description: "shop on woocommerce with the stripe plugin",
  });
});

test("of two ways in one text one is asked first, and the other is added with one tap", async ({
  page,
}) => {
  const { merchantId, pmId } = await openMethod(page);
  const links = "We also send payment links to customers by email.";
  await describeAs(page, `We have a card machine on the counter. ${links}`);
  await expect(question(page)).toContainText("several ways");
  await expect(page.getByText(/Why one at a time/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("radio", { name: /card machine/i }).check();
  await next(page).click();
  await expect(page.getByText("You also mention another way of taking cards")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /Add as a way of its own/ }).dblclick();
  await expect(page.getByLabel(/How do you take these/)).toHaveValue(links);
  const path = `/v1/merchants/${merchantId}/payment-methods`;
  const { items } = await sandbox().send("GET", path);
  expect(items.map(({ name }: { name: string }) => name).sort()).toEqual([
    "Counter",
    "Payment links or online invoices",
  ]);
  await page.goBack();
  await page.getByRole("link", { name: /Added already/ }).click();
  await expect(page).not.toHaveURL(new RegExp(pmId));
  await expect(page.getByLabel(/How do you take these/)).toHaveValue(links);
});

test("an answer that is clicked twice is sent once @desktop", async ({ page }) => {
  await openMethod(page);
  await describeAs(page, "I run a small café. We have a normal card machine from the bank.");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/followup")) sent.push(request.postData() ?? "");
  });
  await page.getByRole("radio", { name: "I don't know" }).check();
  // Both clicks before anything is drawn again.
  await next(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByText("Question 2.")).toBeVisible();
  expect(sent.map((body) => JSON.parse(body).answer)).toEqual(["unknown"]);
});

test("words of one's own are kept while they are typed, and answer as well @desktop", async ({
  page,
}) => {
  const { standalonePortalUrl, pmId } = await openMethod(page, "Web shop");
  await describeAs(page, "People order candles on our website and pay by card there.");
  await page.getByText("Or tell us in your own words").click();
  const field = page.getByLabel("Your answer", { exact: true });
  const saving = page.waitForResponse((response) => /\/drafts\/.*followup/.test(response.url()));
  await field.fill("They are sent to the payment company's own page to type the card.");
  expect((await saving).status()).toBe(200);
  await page.goto("about:blank");
  await page.goto(`${standalonePortalUrl}#/method/${pmId}`);
  await expect(field).toHaveValue(/own page/);
  // Typing takes back what was chosen, so that one answer goes and not two.
  await page.getByRole("radio").first().check();
  await expect(page.getByText(/is not sent with it/)).toBeVisible();
  await field.press("End");
  await field.pressSequentially(" ");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Send the answer" }).click();
  await expect(result(page)).toBeFocused();
  await expect(page.getByText(/You wrote: “.*own page/).first()).toBeVisible();
});

test("a question is asked in the language of the page, and what is chosen stays so @desktop", async ({
  page,
}) => {
  await openMethod(page);
  await describeAs(page, "I run a small café. We have a normal card machine from the bank.");
  await page.getByRole("radio").last().check();
  const reading = page.waitForRequest(/\/determination\?language=es$/);
  await page.getByRole("button", { name: "Español" }).click();
  await reading;
  await expect(page.getByRole("button", { name: "Continuar", exact: true })).toBeVisible();
  await expect(page.getByRole("radio").last()).toBeChecked();
  await expectAccessible(page);
});

test("why a questionnaire fits is told in the language of the page @phone", async ({ page }) => {
  await openMethod(page);
  await describeAs(page, "I run a small café. We have a normal card machine from the bank.");
  await tapToType(page, [
    /telephone socket/,
    /^Nothing/,
    /We type it in/,
    /^No\b/,
    /^In one place/,
  ]);
  await expect(page.locator("[lang=en]").getByText(/^SAQ B applies because /)).toBeVisible();
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page.getByRole("heading", { name: "Su cuestionario: SAQ B" })).toBeVisible();
  const reason = page.getByText(/^Corresponde SAQ B porque se cobra con un datáfono/);
  await expect(reason).toHaveAttribute("lang", "es");
  // What was tapped is quoted as the page called it, now in its language.
  await expect(reason).toContainText("Usted eligió: «Solo con un cable a la toma de teléfono»");
  await page.getByText(/puntos? que encajan?$/).click();
  await expect(
    page.getByText("¿Es cierto que el datáfono no tiene conexión a internet?"),
  ).toBeVisible();
  await expect(page.locator("main p [lang=en]")).toHaveCount(0);
  await expectAccessible(page);
});

test("where no questionnaire applies, the page says so and what to do @phone", async ({ page }) => {
  await openMethod(page);
  await describeAs(page, "We take card payments for other businesses and pass the money on.");
  await page.getByRole("radio", { name: /other businesses/i }).check();
  await next(page).click();
  const heading = page.getByRole("heading", { name: "There is no questionnaire to fill in here" });
  await expect(heading).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Change the description" }).click();
  await expect(page.getByLabel(/How do you take these/)).toBeFocused();
});

test("a business that takes no cards is told so, in its own words @desktop", async ({ page }) => {
  await openMethod(page);
  const field = page.getByLabel(/How do you take these/);
  await field.fill("We run a bakery. It is cash only, we take no cards.");
  await page.getByRole("button", { name: "Find my questionnaire" }).click();
  const heading = page.getByRole("heading", { name: "There is no questionnaire to fill in here" });
  await expect(heading).toBeFocused();
  await expect(page.getByText(/You wrote: ".*no cards/)).toBeVisible();
  await expect(page.getByText(/^Tell .* so that nobody waits/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Start the questions" })).toHaveCount(0);
  await expectAccessible(page);
});
