// What somebody hears who does not see the page: what live regions say, and where the focus goes, in their order.
import type { Page } from "@playwright/test";

/** One thing that was heard: a live region's new text, or the name of what got the focus. */
export interface Heard {
  readonly by: "status" | "alert" | "focus";
  readonly text: string;
}

/** Listens to a page from now on, whatever it loads. */
export async function listenTo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Heard[] = [];
    Object.assign(window, { heard });
    const said = new WeakMap<Element, string>();
    const spoken = (element: Element): string => {
      const copy = element.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll('[aria-hidden="true"], svg')) hidden.remove();
      return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
    };
    const read = () => {
      for (const region of document.querySelectorAll(
        '[role="status"], [role="alert"], [aria-live]',
      )) {
        const text = spoken(region);
        if (said.get(region) === text) continue;
        said.set(region, text);
        const by = region.getAttribute("role") === "alert" ? "alert" : "status";
        if (text !== "") heard.push({ by, text });
      }
    };
    new MutationObserver(read).observe(document, {
      ...{ subtree: true, childList: true, characterData: true },
    });
    document.addEventListener("focusin", ({ target }) => {
      const element = target as HTMLElement;
      const label = (element as HTMLInputElement).labels?.[0];
      heard.push({ by: "focus", text: spoken(label ?? element) });
    });
  });
}

/** What was heard since this was asked last. */
export function heardOn(page: Page): Promise<Heard[]> {
  return page.evaluate(() => (window as unknown as { heard: Heard[] }).heard.splice(0));
}
