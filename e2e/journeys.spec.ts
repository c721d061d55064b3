// Whole journeys as the people take them for whom the portal is: a merchant with the longest questionnaire who asks
// others, and the owner of a café who says no more than a word. Both on a phone, from the link to the documents.
import { type Browser, expect, type Page, test } from "@playwright/test";
import { asked, button, PHONE, type Thumb, type Touched, thumbOn } from "./taps";
import { LONG_JOURNEY_MS, linksFor, sandbox } from "./visits";
import { answerAll, describeWay, seal, start } from "./whole-questionnaire";

test.use({ ...PHONE, actionTimeout: 60_000 });

/** Opens the portal of a new merchant, and says how its one way of taking cards works. */
async function describe(thumb: Thumb, words: string): Promise<string> {
  const { merchantId, standalonePortalUrl } = await linksFor(sandbox());
  await thumb.page.goto(standalonePortalUrl);
  await describeWay(thumb, words);
  return merchantId;
}

/** The attempt that the page shows. */
const attemptIn = (page: Page) => /attempt\/(att_\w+)/.exec(page.url())?.[1] ?? "";

/** What was sealed, with all controls in one list. */
async function sealedOf(merchantId: string, page: Page) {
  const path = `/v1/merchants/${merchantId}/attempts/${attemptIn(page)}/record`;
  const record = await sandbox().send("GET", path);
  // biome-ignore lint/suspicious/noExplicitAny: answers of the API
  const controls: any[] = record.sections.flatMap((section: any) => section.controls);
  return { record, controls };
}

/** Makes a link for somebody, and leaves the question for later. */
function ask(name: string, links: Map<string, string>) {
  return async ({ page, tap }: Touched) => {
    await tap(button(page, "Ask someone"));
    await page.getByLabel("Whom do you ask?").fill(name);
    await tap(button(page, "Make the link"));
    links.set(name, await page.getByLabel("Link for whom you ask").inputValue());
    await tap(button(page, "Not sure"));
  };
}

/** Somebody opens a link on a device of their own, and answers. */
async function help(browser: Browser, url: string, choice: string, words: string): Promise<void> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole("radio", { name: choice, exact: true }).check();
  await page.getByLabel("What do you know about it?").fill(words);
  // The name that it was asked under stands there already.
  await page.getByRole("button", { name: /^Send to / }).tap();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await context.close();
}

const parked = (page: Page) => page.getByRole("region", { name: "Questions to come back to" });

/** Opens an area of the list, settles what waits there, and goes back to the list. */
async function comeBack(thumb: Thumb, topLevel: string, settle: () => Promise<void>) {
  const { page, tap } = thumb;
  await tap(page.getByRole("link", { name: new RegExp(`^${topLevel}\\b`) }));
  await expect(parked(page)).toBeVisible();
  await settle();
  await expect(parked(page)).toHaveCount(0);
  await tap(page.getByRole("link", { name: "Back to the list" }).first());
}

test("a merchant taps through the longest questionnaire, asks three people, and seals it @phone", async ({
  page,
  browser,
}) => {
  test.setTimeout(LONG_JOURNEY_MS);
  const thumb = await thumbOn(page);
  const { tap } = thumb;
  const merchantId = await describe(thumb, "Our own web shop takes card numbers and stores them.");
  await start(thumb, "SAQ D");
  const links = new Map<string, string>();
  const notSure = () => tap(button(page, "Not sure"));
  const questions = await answerAll(thumb, [
    [/^Do screens, receipts and printouts hide/, ask("the web agency", links)],
    [/^Do you use trusted alerts/, ask("the IT firm", links)],
    [/^Does all access over a network to card systems/, ask("the bookkeeper", links)],
    [/^Do all systems take the same right time/, notSure],
    [/^Are named people on call/, notSure],
    [
      /^Before you hire people/,
      async () => {
        await tap(button(page, "Doesn’t apply"));
        await page
          .getByLabel("Why doesn’t it apply?")
          .fill("We hire nobody: the family does it all.");
        await tap(button(page, "Save: Doesn’t apply"));
      },
    ],
  ]);
  expect(questions).toBe(90);

  await help(browser, links.get("the web agency") ?? "", "Yes", "Only the last four show.");
  await help(browser, links.get("the IT firm") ?? "", "Yes", "We install fixes each week.");
  await help(browser, links.get("the bookkeeper") ?? "", "No", "I have no second code.");
  await page.reload();
  const use = () => tap(button(parked(page), "Use this answer"));
  await comeBack(thumb, "3", use);
  await comeBack(thumb, "6", use);
  const answerNow = async () => {
    await tap(button(parked(page), "Answer now"));
    await expect(asked(page)).toBeFocused();
    await tap(button(page, "Yes"));
  };
  await comeBack(thumb, "8", async () => {
    await expect(parked(page).getByText("I have no second code.")).toBeVisible();
    await tap(button(parked(page), "Do not use it"));
    await answerNow();
  });
  await comeBack(thumb, "10", answerNow);
  await comeBack(thumb, "12", answerNow);
  await seal(thumb, "On the web");

  const { record, controls } = await sealedOf(merchantId, page);
  expect(record).toMatchObject({ assessment: { saqType: "SAQ D" } });
  const helped = controls.filter(({ origin }) => origin === "helper");
  expect(helped.map(({ controlId }) => controlId)).toEqual(["3.4.1", "3.4.2", "6.3.1", "6.3.3"]);
  expect(helped[0].answer).toContain("Only the last four show.");
  const own = controls.filter(({ answer }) => answer?.includes("second proof of another kind"));
  expect(own.map(({ origin }) => origin)).toEqual([
    "confirmed",
    "confirmed",
    "confirmed",
    "confirmed",
  ]);
  expect(JSON.stringify(record)).not.toContain("I have no second code.");
  const taps = await thumb.taps();
  test.info().annotations.push({ type: "taps", description: `${taps} for ${questions} questions` });
  expect(taps).toBeLessThan(200);
});

/** A café with one card machine, in a word each. */
const ONE_WORD: Readonly<Record<string, string>> = {
  "How is the card machine connected?": "internet",
  "How does the amount get onto the card machine?": "manually",
  "If all your tills, computers and phones were switched off": "yes",
  "Did your bank or supplier tell you whether": "no",
  "What else uses the internet connection": "nothing",
};

test("the owner of a café answers in single words and taps, and seals SAQ B-IP @phone", async ({
  page,
}) => {
  test.setTimeout(LONG_JOURNEY_MS);
  const thumb = await thumbOn(page);
  const { tap } = thumb;
  const merchantId = await describe(thumb, "small café, card machine");
  const question = page.locator("#followup-question");
  for (const [words, answer] of Object.entries(ONE_WORD)) {
    await expect(question).toContainText(words);
    await expect(question).toBeFocused();
    await tap(page.getByText("Or tell us in your own words"));
    await page.getByLabel("Your answer", { exact: true }).fill(answer);
    await tap(button(page, "Send the answer"));
    await expect(question.filter({ hasText: words })).toHaveCount(0);
  }
  await start(thumb, "SAQ B-IP");
  const no = () => tap(button(page, "No"));
  const questions = await answerAll(thumb, [
    [/^Is there any Wi-Fi/, no],
    [/^Do your card terminals use Wi-Fi/, no],
    [/^Do you ever have full card numbers/, no],
    [/still use SSL or early TLS/, no],
    [/^Can anyone connect to your shop/, no],
    [/^Do your card terminals share a router/, no],
  ]);
  expect(questions).toBeLessThan(35);
  await seal(thumb, "In person");
  const { record, controls } = await sealedOf(merchantId, page);
  expect(record).toMatchObject({ assessment: { saqType: "SAQ B-IP" } });
  // Each word as it was typed, or as the answer that the question offers for it.
  const said = record.determination.rounds.map(({ answer }: { answer: string }) => answer);
  const typed = Object.values(ONE_WORD).map((word) => new RegExp(`^${word}\\b`, "i"));
  expect(said).toEqual(typed.map((word) => expect.stringMatching(word)));
  expect(controls.filter(({ status }) => status === "Not In Place")).toEqual([]);
});
