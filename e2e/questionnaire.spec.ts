// The long way through a questionnaire: saved at every step, gone on with on another device, with points
// that are left for later, and the year after.
import { expect, type Page, test } from "@playwright/test";

import { confirmStatements, fillSignature } from "./last-steps";
import {
  answerAbout,
  answered,
  readyToSign,
  sealed,
  sharedReadyToSign,
  type Underway,
} from "./ready-to-sign";

import { askedOtherwise } from "./records";
import { expectAccessible, LONG_JOURNEY_MS, sandbox } from "./visits";

const api = () => sandbox();

/** The link to a merchant's portal, at a place of its attempt. */
async function linkTo({ merchantId, attemptId }: Underway, place = ""): Promise<string> {
  const path = `/v1/merchants/${merchantId}/portal-link`;
  const { standalonePortalUrl } = await api().send("POST", path, {});
  return `${standalonePortalUrl}#/attempt/${attemptId}${place}`;
}

function area(page: Page, topLevel: string) {
  return page
    .getByRole("listitem")
    .getByRole("link", { name: new RegExp(`^${topLevel}\\s*[A-Z]`) });
}

/** Opens the field for one text about the whole area. */
async function inOneText(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Answer the whole area in one text" }).click();
}

async function checkAnswer(page: Page, words: string): Promise<void> {
  await page.getByLabel("Your answer").fill(words);
  await page.getByRole("button", { name: "Check my answer" }).click();
  await expect(page.getByRole("heading", { name: /point by point/ })).toBeVisible();
}

async function expectPdf(page: Page, name: RegExp): Promise<void> {
  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name }).first().click();
  const file = await (await arriving).createReadStream();
  const [start] = await file.take(1).toArray();
  expect(String(start).slice(0, 5)).toBe("%PDF-");
}

// It brings its own phone, as the second device: `@desktop` tests are left out of the phone's.
const whole = { tag: "@desktop" };

test(
  "SAQ D survives a closed tab, goes on on a second device, and ends in both documents",
  whole,
  async ({ page, browser }) => {
    test.setTimeout(LONG_JOURNEY_MS);
    const underway = await answered(api(), "saq-d", ["8", "12"]);
    await answerAbout(api(), underway);
    const { answers } = underway.file;
    const [begun = ""] = answers["8"]?.split("\n\n") ?? [];
    const link = await linkTo(underway);
    await page.goto(link);
    await expect(page.getByText("Done")).toHaveCount(10);
    await area(page, "8").click();
    await inOneText(page);
    await page.getByLabel("Your answer").fill(begun);
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await page.close();

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const other = await phone.newPage();
    await other.goto(link);
    await area(other, "8").click();
    await expect(other.getByLabel("Your answer")).toHaveValue(begun);
    await checkAnswer(other, answers["8"] ?? "");
    await expectAccessible(other);
    await other.getByRole("link", { name: "Next area" }).click();
    await expect(other.getByRole("heading", { level: 1, name: /Policies/ })).toBeVisible();
    await inOneText(other);
    await checkAnswer(other, answers["12"] ?? "");
    await other.getByRole("link", { name: "Back to the list" }).last().click();
    await expect(other.getByText("Done")).toHaveCount(12);

    await other.goto(await linkTo(underway, "/check"));
    await other.locator("summary").filter({ hasText: "From your own words" }).click();
    await expect(other.getByRole("link", { name: /^8\.3\.6/ })).toBeVisible();
    await expectAccessible(other);
    await other.getByRole("link", { name: "Go on to the statements" }).click();
    await confirmStatements(other);
    await fillSignature(other);
    await other.getByRole("button", { name: "Seal and send documents" }).click();
    await expect(other.getByText("The documents are ready")).toBeVisible();
    await expectPdf(other, /Download questionnaire/);
    await expectPdf(other, /Download attestation/);
    await phone.close();
  },
);

test("points that a merchant is not sure of come back at the end, one after the other @desktop", async ({
  page,
  browser,
}) => {
  test.setTimeout(LONG_JOURNEY_MS);
  const underway = await readyToSign(api());
  await page.goto(await linkTo(underway, "/section/8"));
  for (const controlId of ["8.3.6", "8.3.9"]) {
    const point = page.getByRole("listitem").filter({ hasText: controlId }).last();
    await point.getByRole("button", { name: /^Not sure/ }).click();
    await expect(point.getByText("To come back to")).toBeVisible();
  }
  await expect(page.getByText("2 points are on your list")).toBeVisible();
  const first = page.getByRole("listitem").filter({ hasText: "8.3.6" }).last();
  await first.getByRole("button", { name: /^Change/ }).click();
  await first.getByLabel("In your own words").fill("I have to ask our IT firm how long");
  await expect(first.getByText("Saved", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to the list" }).last().click();
  await expect(area(page, "8")).toContainText("2 points for later");

  const other = await (await browser.newContext()).newPage();
  await other.goto((await linkTo(underway)).replace(/#.*/, ""));
  await other.goto(await linkTo(underway, "/check"));
  await expect(other.getByRole("link", { name: "Go on to the statements" })).toHaveCount(0);
  await other.getByRole("link", { name: "2 points to come back to" }).click();
  await expect(other.getByText("Point 1 of 2")).toBeVisible();
  await expect(other.getByLabel("In your own words")).toHaveValue(/ask our IT firm/);
  await expectAccessible(other);
  await other.getByRole("button", { name: "Still not sure: next point" }).click();
  await expect(other.getByText("Point 2 of 2")).toBeVisible();
  await other.getByLabel("In your own words").fill("Passwords change every 90 days.");
  await other.getByRole("radio", { name: "In Place", exact: true }).check();
  await other.getByRole("button", { name: "Save this point" }).click();
  await expect(other.getByText("Point 1 of 1")).toBeVisible();
  await other.getByRole("button", { name: "Take it off the list" }).click();
  await expect(other.getByText("Nothing is left on this list")).toBeVisible();
  await expectAccessible(other);
  await other.getByRole("link", { name: "Go on to the check" }).click();
  await expect(other.getByRole("link", { name: "Go on to the statements" })).toBeVisible();
  await other.context().close();
});

/** Keeps last year's answers of the area that is open, once they were looked through. */
async function confirmArea(page: Page, look: "scroll" | "keyboard"): Promise<void> {
  const unchanged = page.getByRole("button", { name: "Nothing has changed here" });
  await expect(page.getByText(/Look through last year's answers to the end/)).toBeAttached();
  await expect(unchanged).toHaveCount(0);
  const last = page.getByRole("button", { name: /^Change/ }).last();
  if (look === "scroll") await last.scrollIntoViewIfNeeded();
  else await last.evaluate((element) => element.focus({ preventScroll: true }));
  await unchanged.click();
  await expect(page.getByText(/Look through last year's answers/)).toHaveCount(0);
}

test("a renewal asks what is new first, and keeps answers only once they were seen @desktop", async ({
  page,
}) => {
  test.setTimeout(LONG_JOURNEY_MS);
  const source = await sealed(api());
  await page.goto(await linkTo(source, "/sign"));
  await expect(page.getByRole("heading", { name: "Sealed", exact: true })).toBeVisible();
  await askedOtherwise(source.attemptId, { added: "8.3.9", dropped: "6.4.3" });
  await page.getByRole("link", { name: "Back to your tasks" }).click();
  await page.getByRole("button", { name: "Renew for another year" }).click();
  await expect(page.getByText("1 point is no longer asked")).toBeVisible();
  await expect(area(page, "8")).toContainText("1 point is new this year");
  await expectAccessible(page);

  await area(page, "8").click();
  await expect(page.getByRole("heading", { name: "1 point is new this year" })).toBeVisible();
  await expect(page.getByText(/Answer the new points first/)).toBeAttached();
  await expectAccessible(page);
  await page.getByLabel("In your own words").fill("Passwords change every 90 days.");
  await page.getByRole("radio", { name: "In Place", exact: true }).check();
  await page.getByRole("button", { name: "Save this point" }).click();
  await expect(page.getByRole("heading", { name: /new this year/ })).toHaveCount(0);
  await expect(page.getByText("New this year")).toBeVisible();
  await page.getByRole("link", { name: "Back to the list" }).first().click();

  for (const topLevel of ["2", "3", "6", "8", "9", "11", "12"]) {
    await area(page, topLevel).click();
    await confirmArea(page, topLevel === "12" ? "keyboard" : "scroll");
    await page.getByRole("link", { name: "Back to the list" }).first().click();
    await expect(area(page, topLevel)).toContainText("Done");
  }
});

test("work that another page began is shown, followed to its end, and can be left", async ({
  page,
}) => {
  const underway = sharedReadyToSign();
  const link = await linkTo(underway, "/section/8");
  let atWork = true;
  const pollUrl = `/v1/jobs/section/0b1f2c5e-6a0d-4d7e-9a51-3f6f0a3c9d10`;
  await page.route("**/v1/jobs/section/*", (route) =>
    route.fulfill({
      json: atWork ? { status: "PROCESSING" } : { status: "COMPLETED", result: {} },
    }),
  );
  await page.route(`**${underway.path}/sections*`, async (route) => {
    const answer = await (await route.fetch()).json();
    const job = {
      jobId: pollUrl.split("/").at(-1),
      pollUrl,
      status: "PROCESSING",
      kind: "analyze",
    };
    const section = answer.items.find((each: { topLevel: string }) => each.topLevel === "8");
    if (atWork) section.pendingJobs = [job];
    await route.fulfill({ json: answer });
  });
  await page.goto(link);
  await expect(page.getByText(/Reading your answer: \d+ points/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to the list" }).first().click();
  await expect(area(page, "8")).toContainText("Being read");
  atWork = false;
  await expect(area(page, "8")).toContainText("Done");
});
