// The first page in the languages that it is written in, by the address and by the browser's wish.
import { expect, test } from "@playwright/test";
import { base, expectAccessible, linksFor, sandbox, site } from "./visits";

async function portalAddress(): Promise<URL> {
  const { standalonePortalUrl } = await linksFor(sandbox());
  return new URL(standalonePortalUrl);
}

const FIRST_PAGES = [
  {
    locale: "es",
    title: /^Sus tareas · /,
    first: "Añadir una forma de cobro con tarjeta",
  },
  {
    locale: "fr",
    title: /^Vos tâches · /,
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

  test("the first page is in French without being asked @desktop", async ({ page }) => {
    await page.goto((await portalAddress()).href);
    await expect(page.getByRole("heading", { name: "Comment vous encaissez" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
  });
});

test("a merchant's own language is the portal's, until the merchant chooses another", async ({
  page,
}) => {
  const api = sandbox();
  const { merchantId, standalonePortalUrl } = await linksFor(api);
  await api.send("PUT", `/v1/merchants/${merchantId}`, { locale: "es" });
  await page.goto(standalonePortalUrl);
  await page.getByRole("link", { name: FIRST_PAGES[0].first }).click();
  await page.getByRole("textbox").fill("Tienda en línea");
  await page.getByRole("button", { name: "Français" }).click();
  const french = page.getByRole("heading", { name: "Ajouter un moyen d’encaisser les cartes" });
  await expect(french).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveValue("Tienda en línea");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page).toHaveTitle(/^Ajouter un moyen d’encaisser les cartes · /);
  await expect(page.getByRole("button", { name: "Français" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expectAccessible(page);
  const chosen = async () => (await api.send("GET", `/v1/merchants/${merchantId}`)).locale;
  await expect.poll(chosen).toBe("fr");
  await page.goto(standalonePortalUrl);
  await expect(page.getByRole("link", { name: FIRST_PAGES[1].first })).toBeVisible();
});

test("a frame that is opened by message speaks the merchant's language @desktop", async ({
  page,
}) => {
  const api = sandbox();
  const { merchantId, sessionToken } = await linksFor(api);
  await api.send("PUT", `/v1/merchants/${merchantId}`, { locale: "fr" });
  await page.goto(`${site()}/plain#${encodeURIComponent(`${base()}/portal/embed`)}`);
  const frame = page.frameLocator("#check");
  await expect(frame.getByText("A valid API key is missing")).toBeVisible();
  await page.evaluate(
    (data) => document.querySelector("iframe")?.contentWindow?.postMessage(data, "*"),
    { type: "sealwright:configure", sessionToken, merchantId },
  );
  await expect(frame.getByRole("link", { name: FIRST_PAGES[1].first })).toBeVisible();
});

test("a page that fails says so in the language that it was shown in @desktop", async ({
  page,
}) => {
  const address = await portalAddress();
  address.searchParams.set("locale", "es");
  await page.goto(address.href);
  await expect(page.getByRole("link", { name: FIRST_PAGES[0].first })).toBeVisible();
  // An answer that no page can show.
  await page.route(/\/v1\/merchants\/[^/]+$/, (route) => route.fulfill({ json: { name: {} } }));
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page.getByRole("heading", { name: "No hemos podido mostrar" })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/\/v1\/merchants\/[^/]+$/);
});

test.describe("a browser that reads Spanish", () => {
  test.use({ locale: "es-MX" });

  test("is told in Spanish that there is no such page of the portal @desktop", async ({ page }) => {
    const reply = await page.goto(`${base()}/portal/nothing/here`);
    expect(reply?.status()).toBe(404);
    await expect(
      page.getByRole("heading", { name: "No hay ninguna página en esta dirección" }),
    ).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "es-MX");
    await expectAccessible(page);
  });
});
