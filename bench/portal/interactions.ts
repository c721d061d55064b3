// How soon the page shows what a merchant did, on the longest areas with every point open.
import type { Page } from "playwright";
import en from "@/messages/en.json";

/** One kind of doing. */
export interface Responses {
  readonly name: string;
  readonly count: number;
  readonly medianMs: number;
  readonly worstMs: number;
}

/** The browser tells of nothing that was shown sooner. */
const LEAST_MS = 16;
const SETTLE_MS = 400;
const KEY_PAUSE_MS = 50;
const WORDS = "Everyone here has a name of their own. ";

interface Watched extends Window {
  interactions: Map<number, number>;
}

/** Notes how long each interaction of a page takes until it is shown. Before the page is opened. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const interactions = new Map<number, number>();
    (window as unknown as Watched).interactions = interactions;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId, duration } = entry;
        if (!interactionId) continue;
        interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
      }
    });
    observer.observe({
      type: "event",
      durationThreshold,
      buffered: true,
    } as PerformanceObserverInit);
  }, LEAST_MS);
}

async function responsesTo(
  page: Page,
  name: string,
  act: () => Promise<number>,
): Promise<Responses> {
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(() => (window as unknown as Watched).interactions.clear());
  const count = await act();
  await page.waitForTimeout(SETTLE_MS);
  const told = await page.evaluate(() => [...(window as unknown as Watched).interactions.values()]);
  const unseen = Array.from({ length: Math.max(0, count - told.length) }, () => LEAST_MS);
  const all = [...told, ...unseen].sort((a, b) => a - b);
  return {
    name,
    count: all.length,
    medianMs: all[Math.floor(all.length / 2)] ?? 0,
    worstMs: all.at(-1) ?? 0,
  };
}

async function typeInto(page: Page, selector: string): Promise<number> {
  await page.locator(selector).click();
  await page.keyboard.type(WORDS, { delay: KEY_PAUSE_MS });
  return WORDS.length + 1;
}

async function openEveryPoint(page: Page): Promise<number> {
  const { change, answerPoint } = en.section;
  const closed = page.locator("main ol > li button", {
    hasText: new RegExp(`^(${change}|${answerPoint}):`),
  });
  let opened = 0;
  for (; (await closed.count()) > 0; opened += 1) await closed.first().click();
  return opened;
}

/** Says of every open point that it is not done: that asks for more, and so draws the most. */
async function changeEveryStatus(page: Page): Promise<number> {
  const choices = page.locator("main ol > li label", { hasText: en.status["Not In Place"] });
  const count = await choices.count();
  for (let index = 0; index < count; index += 1) await choices.nth(index).click();
  return count;
}

/** Works through one area; the page is on it already. */
export async function workThrough(page: Page): Promise<readonly Responses[]> {
  const last = "main ol > li:last-child textarea >> nth=0";
  return [
    await responsesTo(page, "opening every point", () => openEveryPoint(page)),
    await responsesTo(page, "changing every status", () => changeEveryStatus(page)),
    await responsesTo(page, "typing the answer", () => typeInto(page, "#answer")),
    await responsesTo(page, "typing about the last point", () => typeInto(page, last)),
  ];
}
