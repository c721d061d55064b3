// The portal around its questions: what is left after sealing, ways of taking cards that are renamed and removed,
// presses that do nothing twice, names of pages, and pages that stay readable when the text is large.
import { expect, type Page, test } from "@playwright/test";
import { fillSignature } from "./last-steps";
import {
  answerAbout,
  answered,
  answerStatements,
  readyToSign,
  type Underway,
} from "./ready-to-sign";
import { expectAccessible, linksFor, NAME, sandbox } from "./visits";

const api = () => sandbox();

async function linkTo({ merchantId }: Pick<Underway, "merchantId">, place = ""): Promise<string> {
  const path = `/v1/merchants/${merchantId}/portal-link`;
  return `${(await api().send("POST", path, {})).standalonePortalUrl}${place}`;
}

const GAP = "We do not have a plan for incidents yet.";
const PLAN = { remediationPlan: "Write the plan", remediationTargetDate: "2027-03-31" };

/** A merchant whose sealed questionnaire has a gap with a plan. */
async function sealedWithGap(): Promise<Underway> {
  const underway = await answered(api(), "saq-a");
  const { path, merchantId, file } = underway;
  const gap = { answer: GAP, status: "Not In Place", ...PLAN };
  const { pollUrl } = await api().send("POST", `${path}/questions/12.10.1/analyze`, gap);
  await expect.poll(async () => (await api().send("GET", pollUrl)).status).toBe("COMPLETED");
  await answerAbout(api(), underway);
  await answerStatements(api(), underway);
  await api().send("POST", `${path}/sign`, file.signature);
  await api().send("POST", `${path}/submit`, {});
  expect(merchantId).toMatch(/^mrc_/);
  return underway;
}

const left = (page: Page) => page.getByText(/^Not compliant yet: this remains$/);

test("after sealing with a gap it says what remains, and opens the renewal there", async ({
  page,
}) => {
  const underway = await sealedWithGap();
  await page.goto(await linkTo(underway));
  await expect(left(page)).toBeVisible();
  await expect(page.getByText("Not compliant yet", { exact: true })).toBeVisible();
  await expect(page.getByText(/Valid until/)).toHaveCount(0);
  await expect(page.getByText(/Review in progress/)).toHaveCount(0);
  await expect(page.getByText("Write the plan")).toBeVisible();
  await expect(page.getByText(/March 31, 2027|31 March 2027/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "See the documents" }).click();
  await expect(left(page)).toBeVisible();
  await expect(page.getByText(/valid until/i)).toHaveCount(0);
  await expect(page.getByText("The documents are ready")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "I have fixed this" }).click();
  await expect(page.getByRole("heading", { name: /^12\.10\.1/ })).toBeFocused();
  await expect(page.getByRole("heading", { name: /^12\.10\.1/ })).toBeInViewport();
  // Back among the tasks, the way there is still at hand, and nothing is opened twice.
  await page.goto("about:blank");
  await page.goto(await linkTo(underway));
  await expect(left(page)).toBeVisible();
  await page.getByRole("link", { name: /Answer this now/ }).click();
  await expect(page.getByRole("heading", { name: /^12\.10\.1/ })).toBeFocused();
});

test("a point that is put right in the renewal is marked so among what remains @desktop", async ({
  page,
}) => {
  const underway = await sealedWithGap();
  const base = `/v1/merchants/${underway.merchantId}/attempts`;
  const renewal = await api().send("POST", `${base}/${underway.attemptId}/renew`);
  const fixed = { answer: "The plan is written and everybody has read it.", status: "In Place" };
  const path = `${base}/${renewal.id}/questions/12.10.1/analyze`;
  const { pollUrl } = await api().send("POST", path, fixed);
  await expect.poll(async () => (await api().send("GET", pollUrl)).status).toBe("COMPLETED");
  await page.goto(await linkTo(underway));
  await expect(page.getByText("Put right", { exact: true })).toBeVisible();
  await expect(page.getByText("All of this is put right")).toBeVisible();
});

test("a way of taking cards is renamed, and removed once its name is typed", async ({ page }) => {
  const { merchantId, standalonePortalUrl } = await linksFor(api());
  const path = `/v1/merchants/${merchantId}/payment-methods`;
  const said = { name: "Conter", description: "One card machine stands on our counter." };
  const { id } = await api().send("POST", path, said);
  await api().send("POST", `/v1/merchants/${merchantId}/attempts`, {
    paymentMethodId: id,
    saqType: "SAQ B-IP",
  });
  await page.goto(standalonePortalUrl);
  await page.getByRole("link", { name: /^Rename or remove.*Conter$/ }).click();
  await expectAccessible(page);
  await page.getByLabel("What do you call it?").fill("Counter");
  await page.getByRole("button", { name: "Save the name" }).click();
  await expect(page.getByText("The name is saved.")).toBeVisible();
  await page.getByRole("button", { name: "Remove it …" }).click();
  const dialog = page.getByRole("dialog", { name: "Remove “Counter”?" });
  await expect(dialog.getByText(/Its SAQ B-IP goes, with no answers yet/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Remove it for good" }).click();
  await expect(dialog.getByText("Type the name as it stands above.")).toBeVisible();
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Remove it …" }).click();
  await dialog.getByLabel("To remove it, type its name").fill("counter");
  await dialog.getByRole("button", { name: "Remove it for good" }).click();
  await expect(page.getByText(/First, tell us how customers pay/)).toBeVisible();
  await expect(page.getByText("Counter is removed.")).toBeAttached();
  expect((await api().send("GET", path)).items).toEqual([]);
});

test("a way of taking cards that something is sealed of stays, and it says why @desktop", async ({
  page,
}) => {
  const underway = await sealedWithGap();
  await page.goto(await linkTo(underway));
  await page.getByRole("link", { name: /^Rename or remove/ }).click();
  await expect(page.getByText("This cannot be removed")).toBeVisible();
  await expect(page.getByRole("button", { name: /Remove it/ })).toHaveCount(0);
});

test("a double click adds one way of taking cards, and starts one questionnaire", async ({
  page,
}) => {
  const { merchantId, standalonePortalUrl } = await linksFor(api());
  const base = `/v1/merchants/${merchantId}`;
  await page.goto(standalonePortalUrl);
  await page.getByRole("link", { name: /Add a way/ }).click();
  await page.getByRole("button", { name: "Add it" }).dblclick();
  const field = page.getByLabel(/How do you take these/);
  await field.fill(
    "Customers pay in our web shop. They are sent to the payment company's own page, type the card there and come back to us. We keep no card numbers.",
  );
  await page.getByRole("button", { name: "Find my questionnaire" }).dblclick();
  await page.getByRole("button", { name: "Start the questions" }).dblclick();
  await expect(page.getByRole("heading", { name: "The questions" })).toBeVisible();
  expect((await api().send("GET", `${base}/payment-methods`)).items).toHaveLength(1);
  expect((await api().send("GET", `${base}/attempts`)).items).toHaveLength(1);
});

test("a double click answers the question that was read, and not the next one", async ({
  page,
}) => {
  const { merchantId, attemptId, path } = await answered(api(), "saq-a", ["8"]);
  await page.goto(await linkTo({ merchantId }, `#/attempt/${attemptId}/section/8`));
  await page.getByRole("button", { name: "Yes", exact: true }).dblclick();
  await expect(page.getByText(/^1 of \d+ questions answered$/)).toBeVisible();
  await page.waitForTimeout(700);
  const { items } = await api().send("GET", `${path}/sections`);
  const section = items.find(({ topLevel }: { topLevel: string }) => topLevel === "8");
  const given = section.parts.filter((part: { given: unknown }) => part.given !== null);
  expect(given).toHaveLength(1);
});

test("a double click reads a text once, and signs and seals once @desktop", async ({ page }) => {
  const underway = await readyToSign(api());
  const { merchantId, attemptId, path } = underway;
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname.replace(path, ""));
  });
  await page.goto(await linkTo({ merchantId }, `#/attempt/${attemptId}/section/8`));
  await page.locator("#answer").fill("Everybody has an account and a password of their own.");
  await page.getByRole("button", { name: "Check my answer" }).dblclick();
  await expect.poll(() => sent.filter((each) => each === "/sections/8/analyze").length).toBe(1);
  await expect(page.getByRole("heading", { name: /point by point/ })).toBeFocused();
  const again = await readyToSign(api());
  await page.goto("about:blank");
  await page.goto(await linkTo(again, `#/attempt/${again.attemptId}/sign`));
  await fillSignature(page);
  await page.getByRole("button", { name: "Seal and send documents" }).dblclick();
  await expect(page.getByText("The documents are ready")).toBeVisible();
  const own = sent.filter((each) => each.startsWith(again.path));
  expect(own.filter((each) => /\/(sign|finalize)$/.test(each))).toHaveLength(2);
});

test("each step names the page, and says about how long it takes", async ({ page }) => {
  const { merchantId, attemptId } = await answered(api(), "saq-a", ["8", "12"]);
  await page.goto(await linkTo({ merchantId }));
  const merchant = await page.getByRole("heading", { level: 1 }).innerText();
  await expect(page).toHaveTitle(`Your tasks · ${merchant}`);
  const time = page.getByText(/^About \d+ questions, \d+ minutes\. We save as you go\.$/);
  await expect(time).toBeVisible();
  const told = await time.innerText();
  await page.getByRole("link", { name: /Answer the questions/ }).click();
  await expect(page).toHaveTitle(`The questions · ${merchant}`);
  await expect(time).toHaveText(told);
  await page.getByRole("link", { name: "Back to your tasks" }).click();
  await expect(page).toHaveTitle(`Your tasks · ${merchant}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page).toHaveTitle(`Sus tareas · ${merchant}`);
  await page.goto("about:blank");
  await page.goto(await linkTo({ merchantId }, `#/attempt/${attemptId}/check`));
  await expect(page).toHaveTitle(new RegExp(` · ${merchant}$`));
});

test("a form with more than one field has its errors on top, each leading to its field @desktop", async ({
  page,
}) => {
  await page.goto(`${(await linksFor(api())).standalonePortalUrl}#/new/gateway`);
  await page.getByRole("button", { name: /Read/ }).click();
  const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  const links = summary.getByRole("link");
  await expect(links).toHaveCount(2);
  await links.last().click();
  await expect(page.locator("#transactionKey")).toBeFocused();
});

/** How much wider than the window the page is. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

test("no page of the portal is wider than a small window, nor with text twice as large @desktop", async ({
  page,
}) => {
  test.slow();
  const ready = await readyToSign(api());
  const open = await answered(api(), "saq-a", ["8"]);
  const closed = await sealedWithGap();
  const at = (attemptId: string, step: string) => `#/attempt/${attemptId}${step}`;
  const { items } = await api().send("GET", `/v1/merchants/${open.merchantId}/payment-methods`);
  const pages: readonly (readonly [Underway, string])[] = [
    [open, ""],
    [open, "#/new"],
    [open, "#/new/gateway"],
    [open, `#/method/${items[0].id}`],
    [open, `#/method/${items[0].id}/manage`],
    [open, at(open.attemptId, "")],
    [open, at(open.attemptId, "/section/8")],
    [open, at(open.attemptId, "/parked")],
    [open, at(open.attemptId, "/about")],
    [open, at(open.attemptId, "/check")],
    [ready, at(ready.attemptId, "/section/12")],
    [ready, at(ready.attemptId, "/about/business_description")],
    [ready, at(ready.attemptId, "/check")],
    [ready, at(ready.attemptId, "/statements")],
    [ready, at(ready.attemptId, "/sign")],
    [closed, ""],
    [closed, at(closed.attemptId, "/sealed")],
  ];
  const links = new Map<string, string>();
  for (const each of [open, ready, closed]) links.set(each.merchantId, await linkTo(each));
  const wide: string[] = [];
  for (const [width, size] of [
    [320, "100%"],
    [640, "200%"],
    [390, "200%"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const [underway, hash] of pages) {
      await page.goto("about:blank");
      await page.goto(`${links.get(underway.merchantId)}${hash}`);
      await page.getByRole("button", { name: "Français" }).waitFor();
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.evaluate((root) => {
        document.documentElement.style.fontSize = root;
      }, size);
      await page.waitForTimeout(150);
      const over = await overflow(page);
      if (over > 0) wide.push(`${hash || "start"} at ${width}, text ${size}: ${over}`);
    }
  }
  expect(wide).toEqual([]);
});

test("the name of a merchant is on its page @desktop", async ({ page }) => {
  await page.goto((await linksFor(api())).standalonePortalUrl);
  await expect(page).toHaveTitle(`Your tasks · ${NAME}`);
});
