// A question that nobody in the shop can answer: somebody is asked by a link, or the bank on its dashboard.
import { type Browser, expect, type Page, test } from "@playwright/test";
import { join, linkIn, someAddress } from "./sign-in";
import { base, expectAccessible, sandbox } from "./visits";

const api = () => sandbox();
const QUESTION = /written rules to keep card terminals safe/;

interface Shop {
  readonly name: string;
  readonly path: string;
  /** A fresh link to the area of terminals and paper. */
  readonly link: () => Promise<string>;
}

/** A shop with a standalone terminal whose questionnaire is open. */
async function terminalShop(): Promise<Shop> {
  const name = `Quay Street Cafe ${crypto.randomUUID().slice(0, 8)}`;
  const merchant = await api().send("POST", "/v1/merchants", { name });
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
  return { name, path: `${base}/attempts/${attempt.id}`, link };
}

/** Opens the area anew: what was asked is read again. */
async function open(page: Page, shop: Shop): Promise<void> {
  await page.goto("about:blank");
  await page.goto(await shop.link());
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

const parked = (page: Page) => page.getByRole("region", { name: "Questions to come back to" });
const button = (name: string | RegExp) => ({ name, exact: typeof name === "string" });

/** Says of the first question that nobody here is sure, so that it waits with its ways on. */
async function park(page: Page, shop: Shop): Promise<void> {
  await open(page, shop);
  await page.getByRole("button", button("Not sure")).click();
  await expect(parked(page).getByRole("heading", { name: QUESTION })).toBeVisible();
  for (const way of ["Answer now", "Ask someone", /^Ask /]) {
    await expect(parked(page).getByRole("button", button(way)).first()).toBeVisible();
  }
}

/** Makes a link for somebody, to hand on. */
async function makeLink(page: Page, name: string): Promise<string> {
  await parked(page).getByRole("button", button("Ask someone")).click();
  await parked(page).getByLabel("Whom do you ask?").fill(name);
  await parked(page).getByLabel("A short note").fill("You set up the machines.");
  await expectAccessible(page);
  await parked(page).getByRole("button", button("Make the link")).click();
  const field = parked(page).getByLabel("Link for whom you ask");
  await expect(field).toBeVisible();
  await expectAccessible(page);
  return field.inputValue();
}

async function helperPage(browser: Browser, url: string) {
  const page = await (await browser.newContext()).newPage();
  const answer = await page.goto(url);
  return { page, headers: answer?.headers() ?? {} };
}

test("somebody answers by a link, and the merchant takes the words over", async ({
  page,
  browser,
}) => {
  const shop = await terminalShop();
  await park(page, shop);
  const url = await makeLink(page, "Sam");
  await expect(parked(page).getByText(/Asked Sam on .*: waiting for an answer/)).toBeVisible();

  const { page: helper, headers } = await helperPage(browser, url);
  expect(headers).toMatchObject({
    "cache-control": expect.stringContaining("no-store"),
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
    "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
  });
  await expect(helper.getByRole("heading", { level: 1 })).toContainText(shop.name);
  await expect(helper.getByRole("heading", { level: 2, name: QUESTION })).toBeVisible();
  await expect(helper.getByText("You set up the machines.")).toBeVisible();
  await expect(helper).toHaveURL(`${base()}/ask`);
  await expectAccessible(helper);

  // A reload goes on, also without the token in the address; another language is one tap away.
  await helper.reload();
  await expect(helper.getByRole("heading", { level: 2, name: QUESTION })).toBeVisible();
  await helper.getByRole("button", button("Français")).click();
  await expect(helper.getByRole("heading", { level: 1 })).toContainText("vous demande votre aide");
  await expect(helper).toHaveTitle("Une question pour vous · Sealwright");
  await helper.getByRole("button", button("English")).click();

  await helper.getByRole("button", button(/^Send to /)).click();
  await expect(helper.getByText("Choose an answer, or write a few words.")).toBeVisible();
  await expectAccessible(helper);
  await helper.getByLabel("What do you know about it?").fill("The number is 4111 1111 1111 1111");
  await helper.getByLabel("Your name").fill("Sam Byrne");
  await helper.getByRole("button", button(/^Send to /)).click();
  await expect(helper.getByText(/This looks like a card number/).first()).toBeVisible();
  await helper.getByLabel("What do you know about it?").fill("The rules hang in the office.");
  await helper.getByRole("radio", button("Yes")).check();
  await helper.getByRole("button", button(/^Send to /)).dblclick();
  await expect(helper.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await expectAccessible(helper);
  await helper.reload();
  await expect(helper.getByRole("heading", { name: "This question is answered" })).toBeVisible();

  await open(page, shop);
  const proposal = parked(page).getByText("Sam Byrne writes");
  await expect(proposal).toBeVisible();
  await expect(parked(page).getByText("The rules hang in the office.")).toBeVisible();
  await expectAccessible(page);
  await parked(page).getByRole("button", button("Use this answer")).click();
  await expect(parked(page)).toHaveCount(0);
  await page.getByText(/Your answer so far/).click();
  await expect(page.getByText("In the words of Sam Byrne, taken over by you")).toBeVisible();
  const { questions } = await api().send("GET", `${shop.path}/questions`);
  const taken = questions.filter(({ origin }: { origin: string }) => origin === "helper");
  expect(taken).not.toHaveLength(0);
  expect(taken[0]).toMatchObject({ status: "In Place", givenBy: "merchant" });
});

test("a link by mail is revoked, and says so kindly", async ({ page, browser }) => {
  const shop = await terminalShop();
  await park(page, shop);
  const email = someAddress();
  await parked(page).getByRole("button", button("Ask someone")).click();
  await parked(page).getByLabel("Their e-mail address").fill("nobody");
  await parked(page).getByRole("button", button("Send the question")).click();
  await expect(page.getByRole("alert").first()).toContainText("There is a problem");
  await expectAccessible(page);
  await parked(page).getByLabel("Their e-mail address").fill(email);
  await parked(page).getByRole("button", button("Send the question")).click();
  await expect(parked(page).getByText(`The question is on its way to ${email}.`)).toBeVisible();
  const { page: helper } = await helperPage(browser, await linkIn(email, "helper_asked"));
  await expect(helper.getByRole("heading", { level: 2, name: QUESTION })).toBeVisible();
  await parked(page).getByRole("button", button("Revoke the link")).click();
  await expect(parked(page).getByText(/waiting for an answer/)).toHaveCount(0);
  await helper.getByRole("radio", button("No")).check();
  await helper.getByLabel("Your name").fill("Sam Byrne");
  await helper.getByRole("button", button(/^Send to /)).click();
  await expect(helper.getByRole("heading", { level: 1 })).toContainText("revoked this link");
  await expectAccessible(helper);
});

test("a link that never was shows nothing @desktop", async ({ page }) => {
  await page.goto(`${base()}/ask?token=AAAAAAAAAAAAAAAAAAAAAA`);
  await expect(page.getByRole("heading", { name: "This link does not work" })).toBeVisible();
  await expectAccessible(page);
});

test("the bank is asked, answers on its dashboard, and the merchant reads it", async ({
  page,
  browser,
}) => {
  const shop = await terminalShop();
  await park(page, shop);
  await parked(page)
    .getByRole("button", button(/^Ask (?!someone)/))
    .click();
  await parked(page).getByLabel("A short note").fill("Which rules do you mean?");
  await expectAccessible(page);
  await parked(page)
    .getByRole("button", button(/^Send to /))
    .click();
  await expect(parked(page).getByText(/: waiting for an answer/)).toBeVisible();

  const staff = await (await browser.newContext()).newPage();
  await join(staff, "member");
  await staff.goto(`${base()}/dashboard`);
  await expect(staff.getByText(/of (a merchant|merchants) waits? for your answer/)).toBeVisible();
  await staff.goto(`${base()}/dashboard/questions`);
  const row = staff.getByRole("listitem").filter({ hasText: shop.name });
  await expect(row.getByText("Which rules do you mean?")).toBeVisible();
  await expectAccessible(staff);
  await row.getByText("Answer", { exact: false }).first().click();
  await row
    .getByLabel("Your answer")
    .fill("One page is enough: who may touch the machine, and when.");
  await row.getByRole("button", button("Send to the merchant")).click();
  await expect(staff.getByText(shop.name)).toHaveCount(0);
  await staff.goto(`${base()}/dashboard/questions?state=answered`);
  await expect(staff.getByText(shop.name)).toBeVisible();
  await expectAccessible(staff);

  await open(page, shop);
  await expect(parked(page).getByText(/^One page is enough/)).toBeVisible();
  await expectAccessible(page);
  const { questions } = await api().send("GET", `${shop.path}/questions`);
  expect(questions.every(({ status }: { status: string }) => status === "empty")).toBe(true);
});
