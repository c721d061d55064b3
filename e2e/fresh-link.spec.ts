// A link whose time is over, from the page that says so to the portal that the new one opens.
import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { endedToken, type KeptMail, mailsTo } from "./records";
import {
  base,
  endVisit,
  expectAccessible,
  type Links,
  linksFor,
  NAME,
  sandbox,
  site,
} from "./visits";

/** Each merchant its own: what goes to one address in a day is limited. */
const anAddress = () => `owner-${randomUUID()}@juniper.example`;
const SENT = "If we have an e-mail address for you, a new link is on its way to it.";

const merchantWithEmail = (body = {}, email = anAddress()) => linksFor(sandbox(), body, email);

/** The address of a portal page with the token of a link that has ended. */
async function endedAddress({ merchantId }: Links, path = "/portal"): Promise<string> {
  const sessionToken = await endedToken(merchantId);
  return `${base()}${path}?${new URLSearchParams({ sessionToken, merchantId })}`;
}

async function freshMail(merchantId: string): Promise<KeptMail> {
  await expect.poll(async () => (await mailsTo(merchantId, "fresh_link")).length).toBe(1);
  const [mail] = await mailsTo(merchantId, "fresh_link");
  if (!mail) throw new Error("it was there a moment ago");
  return mail;
}

const linkIn = ({ text }: KeptMail) => /https?:\/\/\S+\/portal\?\S+/.exec(text)?.[0] ?? "";

const ask = (page: Page) => page.getByRole("button", { name: "Send me a new link" }).click();

test("an ended link brings a mail whose link opens the portal", async ({ page }) => {
  const email = anAddress();
  const links = await merchantWithEmail({}, email);
  await page.goto(await endedAddress(links));
  await expect(page.getByText("This link has expired or is incomplete")).toBeVisible();
  await expectAccessible(page);
  await ask(page);
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  await expectAccessible(page);
  const mail = await freshMail(links.merchantId);
  expect(mail.to).toBe(email);
  await page.goto(linkIn(mail));
  await expect(page.getByRole("heading", { name: NAME })).toBeVisible();
});

test("asking again and again is answered alike and sends one mail", async ({ page }) => {
  const links = await merchantWithEmail();
  const address = await endedAddress(links);
  for (let time = 0; time < 3; time += 1) {
    await page.goto("about:blank");
    await page.goto(address);
    await ask(page);
    await expect(page.getByText(SENT)).toBeVisible();
  }
  await freshMail(links.merchantId);
});

test("the page, the mail and the portal are in the merchant's language", async ({ page }) => {
  const links = await merchantWithEmail();
  await sandbox().send("PUT", `/v1/merchants/${links.merchantId}`, { locale: "es" });
  await page.goto(await endedAddress(links));
  await page.getByRole("button", { name: "Enviarme un enlace nuevo" }).click();
  await expect(page.getByText(/un enlace nuevo ya va de camino/)).toBeVisible();
  const mail = await freshMail(links.merchantId);
  expect(mail.subject).toBe(`Su nuevo enlace: revisión de seguridad de tarjetas de ${NAME}`);
  expect(mail.text).toMatch(/funciona hasta el \d{1,2} de \p{L}+ de \d{4}/u);
  await page.goto(linkIn(mail));
  await expect(page.getByRole("link", { name: "Añadir una forma de cobro" })).toBeVisible();
});

test("a token that is not ours, or of a merchant without an address, is offered nothing", async ({
  page,
}) => {
  const links = await merchantWithEmail();
  const silent = await linksFor(sandbox());
  const foreign = await endedToken(links.merchantId, "whsec_of_somebody_else");
  const addresses = [
    `${base()}/portal?${new URLSearchParams({ sessionToken: foreign, merchantId: links.merchantId })}`,
    await endedAddress(silent),
    `${base()}/portal`,
  ];
  for (const address of addresses) {
    await page.goto("about:blank");
    await page.goto(address);
    await expect(page.getByText("Ask your bank or payment provider for a new link.")).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByText(NAME)).toHaveCount(0);
  }
  const asking = await page.request.post(`${base()}/api/fresh-link`, {
    headers: { "X-Session-Token": foreign },
  });
  expect([asking.status(), await asking.json()]).toEqual([200, { accepted: true }]);
  expect(await mailsTo(links.merchantId, "fresh_link")).toEqual([]);
});

test("a visit that ends while the merchant works offers a new link", async ({ page }) => {
  const links = await merchantWithEmail({ ttlSeconds: 60 });
  await endVisit(page, links);
  await expectAccessible(page);
  await ask(page);
  await expect(page.getByText(SENT)).toBeVisible();
  const mail = await freshMail(links.merchantId);
  expect(new URL(linkIn(mail)).pathname).toBe("/portal");
});

test("without a connection it says so, and can be tried again", async ({ page, context }) => {
  const links = await merchantWithEmail();
  await page.goto(await endedAddress(links));
  await context.setOffline(true);
  await ask(page);
  await expect(page.getByText("That did not work.")).toBeVisible();
  await context.setOffline(false);
  await ask(page);
  await expect(page.getByText(SENT)).toBeVisible();
});

test("a frame and a handoff whose link has ended offer one, too", async ({ page }) => {
  const framed = await merchantWithEmail();
  const inFrame = await endedAddress(framed, "/portal/embed");
  await page.goto(`${site()}/plain#${encodeURIComponent(inFrame)}`);
  const frame = page.frameLocator("#check");
  await frame.getByRole("button", { name: "Send me a new link" }).click();
  await expect(frame.getByText(SENT)).toBeVisible();
  expect(new URL(linkIn(await freshMail(framed.merchantId))).pathname).toBe("/portal");

  const handed = await merchantWithEmail();
  const back = encodeURIComponent(`${site()}/back`);
  await page.goto(`${await endedAddress(handed, "/portal/handoff")}&returnUrl=${back}`);
  await ask(page);
  expect(new URL(linkIn(await freshMail(handed.merchantId))).pathname).toBe("/portal");
});

test("a frame that is handed an ended token by message offers a new link", async ({ page }) => {
  const { merchantId } = await merchantWithEmail();
  const sessionToken = await endedToken(merchantId);
  await page.goto(`${site()}/plain#${encodeURIComponent(`${base()}/portal/embed`)}`);
  const frame = page.frameLocator("#check");
  await expect(frame.getByText("A valid API key is missing")).toBeVisible();
  await page.evaluate(
    (data) => document.querySelector("iframe")?.contentWindow?.postMessage(data, "*"),
    { type: "sealwright:configure", sessionToken, merchantId },
  );
  await frame.getByRole("button", { name: "Send me a new link" }).click();
  await expect(frame.getByText(SENT)).toBeVisible();
  await freshMail(merchantId);
});
