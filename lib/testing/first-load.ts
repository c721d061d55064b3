// What a browser must fetch before a page can be used: its scripts, compressed as the service sends them.
import type { Page } from "playwright";

/** The limit of every entry of the portal, in bytes. */
export const FIRST_LOAD_LIMIT = 176_000;

/** The scripts of a page's first load. */
export interface FirstLoad {
  /** All together, compressed, in bytes. */
  readonly bytes: number;
  readonly scripts: readonly { readonly name: string; readonly bytes: number }[];
}

/**
 * Opens a page and adds up the scripts that its document asks for. What the page itself loads later, while
 * the browser is idle, is no part of the first load.
 */
export async function measureFirstLoad(page: Page, url: string): Promise<FirstLoad> {
  await page.goto(url, { waitUntil: "load" });
  const scripts = await page.evaluate(() => {
    const { loadEventStart } = performance.getEntriesByType(
      "navigation",
    )[0] as PerformanceNavigationTiming;
    return performance
      .getEntriesByType("resource")
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name, startTime }) => /\.js(\?|$)/.test(name) && startTime <= loadEventStart)
      .map(({ name, encodedBodySize: bytes }) => ({ name: name.split("/").at(-1) ?? "", bytes }));
  });
  return { bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0), scripts };
}
