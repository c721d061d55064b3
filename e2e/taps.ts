// A merchant with a phone in the hand: it answers area after area with its thumb, and what it touches is counted.
import { expect, type Locator, type Page } from "@playwright/test";

/** The window of the journeys that are gone through with a thumb. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** From the rim of what is tapped. Two quick taps on one spot are a double tap, whose second one does nothing. */
const RIM = 8;

/** A page in a hand. */
export interface Thumb {
  readonly page: Page;
  readonly tap: (target: Locator) => Promise<void>;
  /** How often anything was touched since the page was taken into the hand, other pages of the tab included. */
  readonly taps: () => Promise<number>;
}

/** A page with what touches it: a thumb, or the button of a mouse. */
export type Touched = Pick<Thumb, "page" | "tap">;

/** A page under a mouse. */
export const mouseOn = (page: Page): Touched => ({ page, tap: (target) => target.click() });

/** Takes a page into the hand, before it goes anywhere. */
export async function thumbOn(page: Page): Promise<Thumb> {
  await page.addInitScript(() => {
    const count = () =>
      sessionStorage.setItem("taps", `${1 + Number(sessionStorage.getItem("taps"))}`);
    addEventListener("pointerup", count, true);
  });
  let right = false;
  const tap = async (target: Locator) => {
    right = !right;
    await target.scrollIntoViewIfNeeded();
    const { width, height } = (await target.boundingBox()) ?? { width: 2 * RIM, height: 2 * RIM };
    await target.tap({ position: { x: right ? width - RIM : RIM, y: height / 2 } });
  };
  return { page, tap, taps: () => page.evaluate(() => Number(sessionStorage.getItem("taps"))) };
}

/** The button that bears exactly this. */
export const button = (at: Pick<Page, "getByRole">, name: string) =>
  at.getByRole("button", { name, exact: true });

/** The short question that is asked now. */
export const asked = (page: Page) => page.getByRole("heading", { level: 2 }).first();
/** How far an area is: "3 of 10 questions answered". */
export const progress = (page: Page) => page.getByText(/^\d+ of \d+ questions answered$/);
/** What stands there once an area has no question left. */
export const allAnswered = (page: Page) =>
  page.getByText(/^(The question|All \d+ questions) of this area (is|are) answered/);

/** What is done about a question that is not answered with the usual tap, by words of that question. */
export type Otherwise = readonly (readonly [RegExp, (touched: Touched) => Promise<void>])[];

/** Answers every open question of the area that is shown; how many those were. */
export async function answerArea(touched: Touched, otherwise: Otherwise = []): Promise<number> {
  const { page, tap } = touched;
  const choices = page.getByRole("group", { name: "Your answer", exact: true });
  for (let answered = 0; ; answered += 1) {
    await expect(choices.or(allAnswered(page))).toBeVisible();
    if (await allAnswered(page).isVisible()) return answered;
    const before = await progress(page).innerText();
    const question = await asked(page).innerText();
    const other = otherwise.find(([words]) => words.test(question))?.[1];
    await (other ? other(touched) : tap(button(page, "Yes")));
    await expect(page.getByText(before, { exact: true })).toBeHidden();
  }
}

/** Leaves an area whose questions are answered; where none is left, for the list of areas. */
export async function goOn({ page, tap }: Touched): Promise<"next" | "list"> {
  const on = page.getByRole("link", { name: /^(Next area|Back to the list)$/ }).last();
  await expect(page.getByRole("link", { name: /^(Next area|Back to the list)$/ })).toHaveCount(2);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  const where = (await on.innerText()) === "Next area" ? "next" : "list";
  await tap(on);
  await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toHaveCount(0);
  return where;
}
