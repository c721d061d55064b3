// An area answered as one text: blanks of a suggestion hold it back, and what helpers answered stands beside it.
import { expect, type Page, test } from "@playwright/test";
import { base, expectAccessible, sandbox } from "./visits";

const api = () => sandbox();

interface Shop {
  readonly path: string;
  /** A fresh link to a place of its questionnaire. */
  readonly link: (place: string) => Promise<string>;
}

/** A shop with a standalone terminal whose questionnaire is open. */
async function terminalShop(): Promise<Shop> {
  const { id } = await api().send("POST", "/v1/merchants", { name: "Quay Street Cafe" });
  const own = `/v1/merchants/${id}`;
  const method = await api().send("POST", `${own}/payment-methods`, {
    ...{ name: "Counter", description: "A card machine on the counter, on its own line." },
  });
  const body = { paymentMethodId: method.id, saqType: "SAQ B-IP" };
  const attempt = await api().send("POST", `${own}/attempts`, body);
  const link = async (place: string) => {
    const { standalonePortalUrl } = await api().send("POST", `${own}/portal-link`, {});
    return `${standalonePortalUrl}#/attempt/${attempt.id}/${place}`;
  };
  return { path: `${own}/attempts/${attempt.id}`, link };
}

/** Has somebody answer the question about the written rules; the words of the question. */
async function answeredByHelper({ path }: Shop): Promise<string> {
  const { items } = await api().send("GET", `${path}/sections`);
  const nine = items.find(({ topLevel }: { topLevel: string }) => topLevel === "9");
  const [part] = nine.parts;
  const made = await api().send("POST", `${path}/helper-links`, { partId: part.partId });
  const token = new URL(made.url).searchParams.get("token") ?? "";
  const answer = {
    name: "Sam Byrne",
    language: "en",
    choice: "yes",
    answer: "They hang in the office.",
  };
  const reply = await fetch(`${base()}/api/ask`, {
    method: "POST",
    headers: { "X-Ask-Token": token, "Content-Type": "application/json" },
    body: JSON.stringify(answer),
  });
  expect(reply.ok).toBe(true);
  return part.question;
}

const selected = (page: Page) =>
  page
    .getByLabel("Your answer", { exact: true })
    .evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );

test("an answer with an open blank is not sent, and the blank is shown", async ({ page }) => {
  const shop = await terminalShop();
  await page.goto(await shop.link("section/9"));
  await page.getByRole("button", { name: /one text/ }).click();
  await page.getByText("Start from a suggestion").click();
  await page.getByRole("button", { name: "Start from this text" }).nth(1).click();
  const area = page.getByLabel("Your answer", { exact: true });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/analyze")) sent.push(request.url());
  });
  const check = page.getByRole("button", { name: "Check my answer" });
  const fill = ["the shredder broke", "Ana", "Monday"];
  for (const words of fill) {
    await check.click();
    await expect(page.getByText(/^Fill in \[/)).toBeVisible();
    await expect(area).toBeFocused();
    const blank = await selected(page);
    expect(blank).toMatch(/^\[.+\]$/);
    await expect(page.getByText(/^Fill in \[/)).toContainText(blank);
    await expectAccessible(page);
    await page.keyboard.type(words);
  }
  expect(sent).toEqual([]);
  await area.fill((await area.inputValue()).replace(/\[[^\]]*\]/g, "Ana"));
  await expect(page.getByText(/^Fill in \[/)).toHaveCount(0);
  await check.click();
  await expect(
    page.getByRole("heading", { name: "What your answer says, point by point" }),
  ).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("words for a short question are not sent with an open blank @desktop", async ({ page }) => {
  const shop = await terminalShop();
  await page.goto(await shop.link("section/9"));
  const words = page.getByLabel("A few words, if you like");
  await words.fill("[name] keeps them in the office");
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(page.getByText(/^Fill in \[name\]/)).toBeVisible();
  await expect(words).toBeFocused();
  await page.keyboard.type("Ana");
  await expect(words).toHaveValue("Ana keeps them in the office");
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(page.getByText("1 of 7 questions answered")).toBeVisible();
});

test("what a helper answered can be taken over from the one text", async ({ page }) => {
  const shop = await terminalShop();
  const question = await answeredByHelper(shop);
  await page.goto(await shop.link("section/9"));
  await page.getByRole("button", { name: /one text/ }).click();
  const parked = page.getByRole("region", { name: "Questions to come back to" });
  await expect(parked.getByRole("heading", { name: question })).toBeVisible();
  await expect(parked.getByText("Sam Byrne writes")).toBeVisible();
  await expect(page.getByLabel("Your answer", { exact: true })).toBeVisible();
  await expectAccessible(page);
  // The question can be gone to, and come back from.
  await parked.getByRole("button", { name: "Answer now" }).click();
  await expect(page.getByRole("heading", { level: 2, name: question })).toBeFocused();
  await page.getByRole("button", { name: /one text/ }).click();
  await parked.getByRole("button", { name: "Use this answer" }).click();
  await expect(parked).toHaveCount(0);
  await expect(page.getByLabel("Your answer", { exact: true })).toBeVisible();
  const { questions } = await api().send("GET", `${shop.path}/questions`);
  const taken = questions.filter(({ origin }: { origin: string }) => origin === "helper");
  expect(taken).not.toHaveLength(0);
});

test("what helpers answered stands with the points to come back to", async ({ page }) => {
  const shop = await terminalShop();
  const question = await answeredByHelper(shop);
  const { questions } = await api().send("GET", `${shop.path}/questions`);
  const [other] = questions.filter(
    ({ controlId }: { controlId: string }) => controlId === "12.6.1",
  );
  await api().send("PUT", `${shop.path}/questions/${other.controlId}/parked`, { parked: true });
  await page.goto(await shop.link("parked"));
  // Another point is looked at: the answer waits below.
  const waiting = page.getByRole("region", { name: "Somebody you asked has answered" });
  await expect(waiting.getByText(question)).toBeVisible();
  await expectAccessible(page);

  await api().send("PUT", `${shop.path}/questions/9.1.1/parked`, { parked: true });
  await page.goto("about:blank");
  await page.goto(await shop.link("parked/9.1.1"));
  const here = page.getByRole("region", { name: "Asked about this point" });
  await expect(here.getByText("They hang in the office.")).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expectAccessible(page);
  await here.getByRole("button", { name: "Use this answer" }).click();
  await expect(here).toHaveCount(0);
  const now = await api().send("GET", `${shop.path}/questions`);
  const taken = now.questions.find(({ controlId }: { controlId: string }) => controlId === "9.1.1");
  expect(taken).toMatchObject({ origin: "helper", status: "In Place", parked: false });
});
