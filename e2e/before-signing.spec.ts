// What stands between the answers and the signature: criteria that are not met, points that nobody
// mentioned, plans, and a change after somebody has signed.
import { expect, type Page, test } from "@playwright/test";
import { answerStatement, fillSignature } from "./last-steps";
import {
  answerAbout,
  answered,
  answerStatements,
  readyToSign,
  type Underway,
} from "./ready-to-sign";
import { expectAccessible, sandbox } from "./visits";

const api = () => sandbox();

async function open(page: Page, { merchantId, attemptId }: Underway, place: string): Promise<void> {
  const path = `/v1/merchants/${merchantId}/portal-link`;
  const { standalonePortalUrl } = await api().send("POST", path, {});
  await page.goto("about:blank");
  await page.goto(`${standalonePortalUrl}#/attempt/${attemptId}${place}`);
}

test("a no to a criterion leads to the questionnaire that fits, with the answers of both @desktop", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const underway = await answered(api(), "saq-a");
  await answerAbout(api(), underway);
  await open(page, underway, "/check");
  await page.getByRole("link", { name: "Go on to the statements" }).click();
  await answerStatement(page, "Yes");
  await answerStatement(page, "Not sure");
  await page.getByLabel("No", { exact: true }).check();
  await expect(page.getByText(/Then another questionnaire fits/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save and go on" }).click();
  await expect(
    page.getByRole("heading", { name: "SAQ A does not fit your business" }),
  ).toBeVisible();
  await expectAccessible(page);

  await open(page, underway, "/sign");
  await expect(page.getByText(/1 statement does not fit/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Seal and send documents" })).toHaveCount(0);
  await page.getByRole("link", { name: /1 statement does not fit/ }).click();
  await page.getByRole("link", { name: "Describe it again" }).click();
  const words =
    "Customers type their card into a form on our own web shop. Our own server receives the card number, stores it in our database and sends it to the bank.";
  await page.getByLabel(/How do you take these/).fill(words);
  await page.getByRole("button", { name: "Find my questionnaire" }).click();
  await expect(page.getByText("SAQ A is open, and SAQ D fits")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Change to SAQ D" }).click();
  await expect(page.getByRole("heading", { name: "The questions" })).toBeVisible();
  await expect(page.getByText("SAQ D", { exact: true })).toBeVisible();
  const { questions } = await api().send("GET", `${underway.path}/questions`);
  const kept = questions.find((each: { controlId: string }) => each.controlId === "8.3.6");
  expect(kept).toMatchObject({ status: "In Place", origin: "words" });
});

test("points that nobody mentioned are shown and confirmed, one section at a time @desktop", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const underway = await answered(api(), "saq-a", ["8"]);
  await answerAbout(api(), underway);
  await answerStatements(api(), underway);
  const section = `${underway.path}/sections/8`;
  await api().result(await api().send("POST", `${section}/combined`));
  const answer =
    "Each of us has an individual user name. Passwords must have at least 12 characters with both letters and numbers.";
  await api().result(await api().send("POST", `${section}/analyze`, { answer }));

  await open(page, underway, "");
  const row = page.getByRole("listitem").getByRole("link", { name: /^8\s*User/ });
  await expect(row).toContainText(/\d points still open/);
  await open(page, underway, "/sign");
  await expect(page.getByText("Still to do before you can sign")).toBeVisible();
  await expect(page.getByRole("button", { name: "Seal and send documents" })).toHaveCount(0);

  await open(page, underway, "/check");
  await expect(
    page.getByText(/^\d points of requirement 8 that you did not mention/),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Go on to the statements" })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Yes, this is so for all of these/ }).click();
  await expect(page.getByRole("link", { name: "Go on to the statements" })).toBeVisible();
  await expect(page.getByText("Shown to you and confirmed")).not.toHaveCount(0);
  const { preview } = await api().send("GET", `${underway.path}/review`);
  const stillOpen = preview.filter(
    ({ inherited, status }: { inherited: boolean; status: string }) =>
      inherited || status === "empty",
  );
  expect(stillOpen).toEqual([]);
});

test("a plan is written once and stands wherever its point is shown @desktop", async ({ page }) => {
  test.setTimeout(180_000);
  const underway = await readyToSign(api());
  const point = `${underway.path}/questions/11.3.2`;
  const missing = { answer: "Nobody scans our website.", status: "Not In Place" };
  await api().result(await api().send("POST", `${point}/analyze`, missing));
  await open(page, underway, "/about");
  await page.getByRole("link", { name: /^Plans for what is Not In Place/ }).click();
  await page.getByLabel("What you will do").fill("We order scans from an approved vendor.");
  await page.getByLabel("By when").fill("1999-01-31");
  await page.getByLabel("Who does it").fill("Our IT firm");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save and go on" }).click();
  await page.getByRole("link", { name: /Use a day from/ }).click();
  await expect(page.getByLabel("By when")).toBeFocused();
  await page.getByLabel("By when").fill("2027-03-31");
  await page.getByRole("button", { name: "Save and go on" }).click();
  await expect(page.getByRole("heading", { name: "About your business" })).toBeVisible();

  await open(page, underway, "/check");
  await expect(page.getByText("By March 31, 2027:")).toBeVisible();
  await expect(page.getByText("We order scans from an approved vendor.")).toBeVisible();
  await open(page, underway, "/section/11/11.3.2");
  await expect(page.getByText("Done by: Our IT firm")).toBeVisible();
});

test("a change after signing takes the signature away, and it is asked for again @desktop", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const underway = await readyToSign(api());
  await api().send("POST", `${underway.path}/sign`, underway.file.signature);
  await open(page, underway, "/sign");
  await expect(page.getByText("The signature was taken away")).toHaveCount(0);
  await open(page, underway, "/about/acquirer");
  await page.getByLabel(/^Your merchant numbers/).fill("0042");
  await page.getByRole("button", { name: "Save and go on" }).click();
  await expect(page.getByRole("heading", { name: /^Which places/ })).toBeVisible();
  await open(page, underway, "/sign");
  await expect(page.getByText("The signature was taken away")).toBeVisible();
  await expect(page.getByText(/after Sample Signatory had signed/)).toBeVisible();
  await expectAccessible(page);
  await fillSignature(page);
  await page.getByRole("button", { name: "Seal and send documents" }).click();
  await expect(page.getByText("This questionnaire says that you are compliant")).toBeVisible();
  await expectAccessible(page);
});
