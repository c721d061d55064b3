// What somebody hears who does not see the portal: each result, error, next question and "Saved" once, in its place,
// and the focus where it goes on.
import { expect, type Page, test } from "@playwright/test";
import { heardOn, listenTo } from "./hearing";
import { asked, button } from "./taps";
import { linksFor, sandbox } from "./visits";

const status = (text: string | RegExp) => ({ by: "status", text: expect.stringMatching(text) });
const alert = (text: string | RegExp) => ({ by: "alert", text: expect.stringMatching(text) });
const focus = (text: string | RegExp) => ({ by: "focus", text: expect.stringMatching(text) });

const OFFLINE = /There is no connection/;
const READING = /^Reading your words/;

/** What is heard while somebody answers without a connection: it is told once everything was tried. */
async function heardCutOff(page: Page, answer: () => Promise<void>) {
  await page.waitForLoadState("networkidle");
  await heardOn(page);
  await page.context().setOffline(true);
  await answer();
  await expect(page.getByText(OFFLINE).first()).toBeVisible();
  await page.context().setOffline(false);
  return heardOn(page);
}

test("a determination is heard: what is saved, each question, what is missing, and the result @desktop", async ({
  page,
}) => {
  await listenTo(page);
  const api = sandbox();
  const { merchantId, standalonePortalUrl } = await linksFor(api);
  const path = `/v1/merchants/${merchantId}/payment-methods`;
  const method = { name: "Counter", description: "To be described by the merchant." };
  const { id } = await api.send("POST", path, method);
  await page.goto(`${standalonePortalUrl}#/method/${id}`);
  const field = page.getByLabel(/How do you take these/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await heardOn(page);

  await field.fill("small café, card machine");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  expect(await heardOn(page)).toEqual([focus(/^How do you take these/), status("Saved")]);

  await button(page, "Find my questionnaire").click();
  const question = page.locator("#followup-question");
  await expect(question).toBeFocused();
  const first = await question.innerText();
  expect(await heardOn(page)).toEqual([
    ...[focus("Find my questionnaire"), status(READING)],
    ...[focus("How is the card machine connected"), status("We have read the description")],
  ]);

  await button(page, "Continue").click();
  await expect(page.getByText("Choose an answer first")).toBeVisible();
  expect(await heardOn(page)).toEqual([focus("Continue"), alert("Choose an answer first")]);

  const choice = page.getByRole("radio", { name: "I don't know" });
  await choice.check();
  await button(page, "Continue").click();
  await expect(question.filter({ hasText: first })).toHaveCount(0);
  await expect(question).toBeFocused();
  expect(await heardOn(page)).toEqual([
    ...[focus("I don't know"), focus("Continue"), status(READING)],
    ...[focus("Please look at the card machine"), status("^Noted: .* Here is the next question")],
  ]);

  const cutOff = await heardCutOff(page, async () => {
    await choice.check();
    await button(page, "Continue").click();
  });
  expect(cutOff).toEqual([
    ...[focus("I don't know"), focus("Continue"), status(READING), alert(OFFLINE)],
  ]);
  await button(page, "Continue").click();
  await expect(page.getByRole("heading", { name: /^Your questionnaire/ })).toBeFocused();
  expect(await heardOn(page)).toEqual([
    ...[status(READING), focus("^Your questionnaire: SAQ D$")],
    ...[status("We found your questionnaire: SAQ D")],
  ]);
});

test("an area is heard: each question by its focus, what is missing, what is saved, and the end @desktop", async ({
  page,
}) => {
  await listenTo(page);
  const api = sandbox();
  const { merchantId, standalonePortalUrl } = await linksFor(api);
  const base = `/v1/merchants/${merchantId}`;
  const method = { name: "Counter", description: "A card machine stands on our counter." };
  const { id: paymentMethodId } = await api.send("POST", `${base}/payment-methods`, method);
  const opening = { paymentMethodId, saqType: "SAQ B-IP" };
  const { id } = await api.send("POST", `${base}/attempts`, opening);
  await page.goto(`${standalonePortalUrl}#/attempt/${id}/section/8`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await heardOn(page);

  await button(page, "Yes").click();
  await expect(asked(page)).toContainText("Are shared logins");
  await expect(asked(page)).toBeFocused();
  expect(await heardOn(page)).toEqual([focus("Yes"), focus("Are shared logins")]);

  await button(page, "Partly").click();
  await button(page, "Save: Partly").click();
  const words = page.getByLabel("What is missing?");
  await expect(words).toBeFocused();
  await expect(page.getByText("A few words are enough.")).toBeVisible();
  expect(await heardOn(page)).toEqual([
    ...[focus("Partly"), focus("A few words, if you like"), focus("Save: Partly")],
    ...[focus("What is missing"), alert("A few words are enough.")],
  ]);

  await words.fill("one shared login");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await button(page, "Save: Partly").click();
  await expect(asked(page)).toBeFocused();
  expect(await heardOn(page)).toEqual([
    ...[status("Saved"), focus("Save: Partly"), focus("Can anyone connect")],
  ]);

  const cutOff = await heardCutOff(page, () => button(page, "No").click());
  expect(cutOff.filter(({ by }) => by !== "focus")).toEqual([alert(OFFLINE)]);
  await expect(asked(page)).toContainText("Can anyone connect");
  await expect(asked(page)).toBeFocused();

  await button(page, "No").click();
  const end = page.getByText("All 3 questions of this area are answered.");
  await expect(end).toBeFocused();
  expect(await heardOn(page)).toEqual([focus("No"), focus("All 3 questions")]);
});
