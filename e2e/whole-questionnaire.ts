// A questionnaire from its first word to its documents, as a merchant goes through it.
import { expect } from "@playwright/test";
import { confirmStatements, fillAbout, fillSignature } from "./last-steps";
import { answerArea, button, goOn, type Otherwise, type Touched } from "./taps";
import { expectAccessible } from "./visits";

/** Says how the first way of taking cards works. */
export async function describeWay({ page, tap }: Touched, words: string): Promise<void> {
  await tap(page.getByRole("link", { name: /Add a way/ }));
  await tap(button(page, "Add it"));
  await page.getByLabel(/How do you take these/).fill(words);
  await tap(button(page, "Find my questionnaire"));
}

/** Goes from the result into the first area. */
export async function start({ page, tap }: Touched, type: string, area = "1"): Promise<void> {
  const result = page.getByRole("heading", { name: `Your questionnaire: ${type}`, exact: true });
  await expect(result).toBeFocused();
  await tap(button(page, "Start the questions"));
  await tap(page.getByRole("link", { name: new RegExp(`^${area}\\b`) }));
}

/** Answers area after area, and comes back to their list; how many questions were asked. */
export async function answerAll(touched: Touched, otherwise: Otherwise = []): Promise<number> {
  let count = 0;
  for (let where = "next"; where === "next"; where = await goOn(touched)) {
    count += await answerArea(touched, otherwise);
  }
  await expect(touched.page.getByRole("heading", { name: "The questions" })).toBeFocused();
  return count;
}

/** From the list of areas, where nothing is left, to the documents. */
export async function seal({ page, tap }: Touched, selling: string): Promise<void> {
  await tap(page.getByRole("link", { name: "Next: about your business" }));
  await fillAbout(page, selling);
  await tap(page.getByRole("link", { name: "Next: check and sign" }));
  await expect(page.getByRole("heading", { name: "Check before you sign" })).toBeFocused();
  await expectAccessible(page);
  await tap(page.getByRole("link", { name: "Go on to the statements" }));
  await confirmStatements(page);
  await fillSignature(page);
  await tap(button(page, "Seal and send documents"));
  await expect(page.getByText("The documents are ready")).toBeVisible();
  await expect(page.getByText("This questionnaire says that you are compliant")).toBeVisible();
  const arriving = page.waitForEvent("download");
  await tap(page.getByRole("button", { name: /questionnaire/i }).first());
  expect((await arriving).suggestedFilename()).toMatch(/-questionnaire-.*\.pdf$/);
}
