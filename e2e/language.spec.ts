// The first page in the languages that it is written in, by the address and by the browser's wish.
import AxeBuilder from "@axe-core/playwright";
import { type APIRequestContext, expect, test } from "@playwright/test";

async function portalAddress(request: APIRequestContext): Promise<URL> {
  const headers = { "X-API-Key": process.env.E2E_API_KEY ?? "" };
  const base = `${process.env.E2E_BASE_URL}/v1/merchants`;
  const data = { name: "Juniper Street Candles" };
  const merchant = await (await request.post(base, { headers, data })).json();
  const reply = await request.post(`${base}/${merchant.id}/portal-link`, { headers, data: {} });
  return new URL((await reply.json()).standalonePortalUrl);
}

const FIRST_PAGES = [
  {
    locale: "es",
    title: /^Su revisión de seguridad de tarjetas/,
    first: "Añadir una forma de cobro con tarjeta",
  },
  {
    locale: "fr",
    title: /^Votre contrôle de sécurité des cartes/,
    first: "Ajouter un moyen d’encaisser les cartes",
  },
] as const;

for (const { locale, title, first } of FIRST_PAGES) {
  test(`the first page is in ${locale} where its address asks for it`, async ({
    page,
    request,
  }) => {
    const address = await portalAddress(request);
    address.searchParams.set("locale", locale);
    await page.goto(address.href);
    await expect(page.getByRole("link", { name: first })).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
    const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
}

test.describe("in a browser that reads French", () => {
  test.use({ locale: "fr-CA" });

  test("the first page is in French without being asked", async ({ page, request }) => {
    await page.goto((await portalAddress(request)).href);
    await expect(page.getByRole("heading", { name: "Comment vous encaissez" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
  });
});
