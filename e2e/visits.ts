// What the tests of embedding and of handing off begin with.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { type ApiClient, apiClient } from "@/cli/demo/client";

/** The service's address. */
export const base = () => process.env.E2E_BASE_URL ?? "";
/** The embedding site's address. */
export const site = () => process.env.E2E_HOST_URL ?? "";
/** The API key of a partner. */
export const keyOf = (name: "API" | "LISTED" | "UNLISTED") => process.env[`E2E_${name}_KEY`] ?? "";
/** The API of the sandbox partner. */
export const sandbox = () => apiClient(base(), keyOf("API"));

/** The limit of a journey through a whole questionnaire, which takes half a minute. */
export const LONG_JOURNEY_MS = 900_000;

/** Every merchant of these tests. */
export const NAME = "Juniper Street Candles";

/** A merchant's portal. */
export interface Links {
  readonly merchantId: string;
  readonly embedUrl: string;
  readonly handoffUrl: string;
  readonly standalonePortalUrl: string;
  readonly sessionToken: string;
}

/** Creates a merchant and gets the links to its portal. */
export async function linksFor(
  api: ApiClient,
  body: Record<string, unknown> = {},
  email?: string,
): Promise<Links> {
  const { id } = await api.send("POST", "/v1/merchants", { name: NAME, email });
  return api.send("POST", `/v1/merchants/${id}/portal-link`, body);
}

/** Opens a portal whose session lasts a minute and is not renewed, and waits until the visit has ended. */
export async function endVisit(page: Page, { standalonePortalUrl }: Links): Promise<void> {
  await page.clock.install();
  await page.route("**/api/session", (route) =>
    route.fulfill({ status: 401, json: { code: "INVALID_CREDENTIALS" } }),
  );
  await page.goto(standalonePortalUrl);
  await expect(page.getByRole("heading", { name: NAME })).toBeVisible();
  await page.clock.runFor(120_000);
  await expect(page.getByRole("heading", { name: "Your visit has ended" })).toBeVisible();
}

/** Nothing on the page, frames included, is against WCAG 2.2 AA as far as axe can tell. */
export async function expectAccessible(page: Page): Promise<void> {
  // A colour that is on its way to another one is neither.
  const still = page.frames().map((frame) =>
    frame.evaluate(async () => {
      const moving = document.getAnimations().filter((each) => each instanceof CSSTransition);
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }),
  );
  await Promise.all(still);
  // The title of a page that opens without a reload arrives a moment after its content.
  await expect(page).toHaveTitle(/\S/);
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}
