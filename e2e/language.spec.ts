// The first page in the languages that it is written in, by the address and by the browser's wish.
import { expect, test } from "@playwright/test";
import { expectAccessible, linksFor, sandbox } from "./visits";

async function portalAddress(): Promise<URL> {
  const { standalonePortalUrl } = await linksFor(sandbox());
  return new URL(standalonePortalUrl);
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
  test(`the first page is in ${locale} where its address asks for it`, async ({ page }) => {
    const address = await portalAddress();
    address.searchParams.set("locale", locale);
    await page.goto(address.href);
    await expect(page.getByRole("link", { name: first })).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expectAccessible(page);
  });
}

test.describe("in a browser that reads French", () => {
  test.use({ locale: "fr-CA" });

  test("the first page is in French without being asked", async ({ page }) => {
    await page.goto((await portalAddress()).href);
    await expect(page.getByRole("heading", { name: "Comment vous encaissez" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
  });
});
