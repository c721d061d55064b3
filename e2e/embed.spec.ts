// The portal in a frame of another site, and the page that plays such a site.
import { expect, type FrameLocator, type Page, test } from "@playwright/test";
import { apiClient } from "@/cli/demo/client";
import { readyToSign } from "./ready-to-sign";
import { base, expectAccessible, keyOf, linksFor, NAME, sandbox, site } from "./visits";

/** Opens the site with an iframe of its own. */
async function openPlain(page: Page, url: string): Promise<FrameLocator> {
  await page.goto(`${site()}/plain#${encodeURIComponent(url)}`);
  return page.frameLocator("#check");
}

/** Opens the site with our script. */
async function openMounted(page: Page, options: Record<string, unknown>): Promise<FrameLocator> {
  const all = JSON.stringify({ baseUrl: base(), ...options });
  await page.goto(`${site()}/mounted#${encodeURIComponent(all)}`);
  return page.frameLocator("#check iframe");
}

interface Message {
  readonly type: string;
  readonly version?: number;
  readonly payload: Readonly<Record<string, unknown>>;
}

const messagesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { messages: Message[] }).messages);
const eventsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { events: Message[] }).events);

async function addWebShop(frame: FrameLocator): Promise<void> {
  await frame.getByRole("link", { name: /Add a way/ }).click();
  await frame.getByRole("button", { name: "Add it" }).click();
  await frame.getByLabel(/How do you take these/).waitFor();
}

test("the site around is told in order what happens, and nothing that was answered", async ({
  page,
}) => {
  const { embedUrl, merchantId } = await linksFor(sandbox());
  const frame = await openPlain(page, embedUrl);
  await addWebShop(frame);
  const news = async () =>
    (await messagesOf(page)).filter(({ type }) => type !== "sealwright:resize");
  await expect.poll(async () => (await news()).at(-1)?.payload).toMatchObject({ step: "method" });
  const told = await news();
  expect(told.map(({ type, payload }) => [type, payload.step])).toEqual([
    ["sealwright:ready", undefined],
    ["sealwright:step-changed", "start"],
    ["sealwright:step-changed", "new-method"],
    ["sealwright:payment-method-added", undefined],
    ["sealwright:step-changed", "method"],
  ]);
  expect(told.every(({ version }) => version === 1)).toBe(true);
  expect(told[0]?.payload).toEqual({ merchantId });
  expect(told[3]?.payload).toEqual({
    merchantId,
    paymentMethodId: expect.stringMatching(/^pm_|^pmt_/),
  });
  expect(JSON.stringify(told)).not.toContain(NAME);
});

test("the frame is as high as its content, and comes to rest", async ({ page }) => {
  const { merchantId, sessionToken } = await linksFor(sandbox());
  const frame = await openMounted(page, { merchantId, sessionToken });
  await frame.getByRole("link", { name: /Add a way/ }).click();
  await frame.getByRole("button", { name: "Add it" }).waitFor();
  const heights = () =>
    frame.locator("main").evaluate((main) => ({
      content: Math.ceil(main.getBoundingClientRect().height),
      frame: window.innerHeight,
    }));
  await expect.poll(async () => (await heights()).frame).toBeGreaterThan(400);
  await expect.poll(async () => (await heights()).frame - (await heights()).content).toBe(0);
  const resizes = async () => (await eventsOf(page)).filter(({ type }) => type === "resize").length;
  const before = await resizes();
  await page.waitForTimeout(1000);
  expect(await resizes()).toBe(before);
  await expectAccessible(page);
});

test("the page around goes to the top of another step, and stays while a step goes on", async ({
  page,
}) => {
  const { merchantId, sessionToken } = await linksFor(sandbox());
  const frame = await openMounted(page, { merchantId, sessionToken });
  const lastEvent = async () => (await eventsOf(page)).at(-1)?.payload;
  const steps = async () => (await eventsOf(page)).filter(({ type }) => type === "step-changed");
  await expect.poll(async () => (await steps()).length).toBe(1);
  await page.addStyleTag({ content: "body { padding-bottom: 2000px }" });
  await page.evaluate(() => window.scrollTo(0, 500));
  const top = () =>
    page.locator("#check iframe").evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  expect(before).toBeLessThan(0);
  const tell = (payload: object) =>
    frame.locator("main").evaluate((_main, told) => {
      const message = { type: "sealwright:step-changed", version: 1, payload: told };
      window.parent.postMessage(message, "*");
    }, payload);
  await tell({ step: "start", percent: 50 });
  await expect.poll(lastEvent).toEqual({ step: "start", percent: 50 });
  expect(await top()).toBe(before);
  await tell({ step: "method", percent: 10 });
  await expect.poll(top).toBeCloseTo(0, 0);
});

test("a live partner's portal is framed by the sites on its list alone @desktop", async ({
  page,
}) => {
  const closed = await linksFor(apiClient(base(), keyOf("UNLISTED")));
  const refused = await page.request.get(closed.embedUrl);
  expect(refused.headers()["content-security-policy"]).toMatch(/; frame-ancestors 'none'$/);
  const blocked = await openPlain(page, closed.embedUrl);
  await expect.poll(() => page.frames().at(-1)?.url()).toContain("chrome-error:");
  await expect(blocked.getByRole("heading", { name: NAME })).toHaveCount(0);
  expect(await messagesOf(page)).toEqual([]);

  const open = await linksFor(apiClient(base(), keyOf("LISTED")));
  const allowed = await page.request.get(open.embedUrl);
  const policy = allowed.headers()["content-security-policy"] ?? "";
  expect(policy.split("; ").at(-1)).toBe(`frame-ancestors ${site()}`);
  await page.goto("about:blank");
  const shown = await openPlain(page, open.embedUrl);
  await expect(shown.getByRole("heading", { name: NAME })).toBeVisible();
});

test("a frame that is refused says so, and can be tried again @desktop", async ({ page }) => {
  const { merchantId, sessionToken } = await linksFor(apiClient(base(), keyOf("UNLISTED")));
  await page.clock.install();
  await openMounted(page, { merchantId, sessionToken });
  await expect(page.getByText("Loading …")).toBeVisible();
  await page.clock.fastForward(21_000);
  await expect(page.getByText("This cannot be shown here.")).toBeVisible();
  expect(await eventsOf(page)).toEqual([{ type: "error", payload: { code: "NO_ANSWER" } }]);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Loading …")).toBeVisible();
  await page.evaluate("window.check.destroy()");
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("every other page still refuses to be framed @desktop", async ({ page }) => {
  const { embedUrl, handoffUrl } = await linksFor(sandbox(), { returnUrl: `${site()}/back` });
  for (const url of [handoffUrl, embedUrl.replace("/portal/embed", "/portal"), `${base()}/demo`]) {
    const { headers } = { headers: (await page.request.get(url)).headers() };
    expect(headers["content-security-policy"]).toMatch(/; frame-ancestors 'none'$/);
  }
});

test("a key that is handed over by message opens the portal and stays out of every address @desktop", async ({
  page,
}) => {
  const apiKey = keyOf("LISTED");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.headers()["x-api-key"] === apiKey) sent.push(new URL(request.url()).pathname);
    expect(request.url().replace(/#.*/, "")).not.toContain(apiKey);
  });
  const { merchantId } = await linksFor(apiClient(base(), apiKey));
  const frame = await openMounted(page, { merchantId, apiKey });
  await expect(frame.getByRole("heading", { name: NAME })).toBeVisible();
  await addWebShop(frame);
  expect(sent).toEqual(["/api/embed-session"]);
  expect((await eventsOf(page)).map(({ type }) => type)).toEqual(
    expect.arrayContaining(["ready", "payment-method-added"]),
  );
});

test("a key in the address is exchanged at once and leaves it @desktop", async ({ page }) => {
  const { merchantId } = await linksFor(sandbox());
  const query = new URLSearchParams({ apiKey: keyOf("API"), merchantId });
  const frame = await openPlain(page, `${base()}/portal/embed?${query}`);
  await expect(frame.getByRole("heading", { name: NAME })).toBeVisible();
  await expect.poll(() => page.frames().at(-1)?.url()).not.toContain("apiKey");
  await addWebShop(frame);
});

test("a site that is not listed gets nothing for its key @desktop", async ({ page }) => {
  const apiKey = keyOf("UNLISTED");
  const { merchantId } = await linksFor(apiClient(base(), apiKey));
  const frame = await openMounted(page, { merchantId, apiKey });
  await expect
    .poll(async () => (await eventsOf(page)).map(({ payload }) => payload.code))
    .toContain("ORIGIN_NOT_ALLOWED");
  await expect(frame.getByText("A valid API key is missing")).toBeVisible();
  await expect(frame.getByText(NAME)).toHaveCount(0);
});

test("only the page around is listened to @desktop", async ({ page }) => {
  const { merchantId } = await linksFor(sandbox());
  const frame = await openPlain(page, `${base()}/portal/embed?merchantId=${merchantId}`);
  await expect(frame.getByText("A valid API key is missing")).toBeVisible();
  await expectAccessible(page);
  const message = { type: "sealwright:configure", apiKey: keyOf("API") };
  const inside = page.frames().at(-1);
  await inside?.evaluate((data) => window.postMessage(data, "*"), message);
  await page.waitForTimeout(500);
  await expect(frame.getByText("A valid API key is missing")).toBeVisible();
  await page.evaluate(
    (data) => document.querySelector("iframe")?.contentWindow?.postMessage(data, "*"),
    message,
  );
  await expect(frame.getByRole("heading", { name: NAME })).toBeVisible();
});

test("a wrong token shows that a valid key is missing @desktop", async ({ page }) => {
  const { embedUrl } = await linksFor(sandbox());
  const frame = await openPlain(page, embedUrl.replace("sessionToken=", "sessionToken=x"));
  await expect(frame.getByText("A valid API key is missing")).toBeVisible();
  expect(await messagesOf(page)).toContainEqual({
    type: "sealwright:error",
    version: 1,
    payload: { code: "INVALID_CREDENTIALS" },
  });
});

test("the site is asked for a fresh token when the session cannot be renewed @desktop", async ({
  page,
}) => {
  const api = sandbox();
  const { merchantId, sessionToken } = await linksFor(api, { ttlSeconds: 60 });
  const fresh = await api.send("POST", `/v1/merchants/${merchantId}/session-token`, {});
  await page.route("**/api/session", (route) =>
    route.fulfill({ status: 401, json: { code: "INVALID_CREDENTIALS" } }),
  );
  const used: string[] = [];
  page.on("request", (request) => used.push(request.headers()["x-session-token"] ?? ""));
  const frame = await openMounted(page, { merchantId, sessionToken, fresh: fresh.sessionToken });
  await expect
    .poll(async () => (await eventsOf(page)).map(({ type }) => type))
    .toContain("session-expiring");
  await expect.poll(() => page.evaluate("window.asked")).toBe(1);
  await expect.poll(() => used).toContain(fresh.sessionToken);
  await addWebShop(frame);
  expect(used.at(-1) === fresh.sessionToken || used.includes(fresh.sessionToken)).toBe(true);
});

for (const theme of ["light", "dark"]) {
  test(`the ${theme} theme of the site's choice, with its colour made readable`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme === "light" ? "dark" : "light" });
    const api = apiClient(base(), keyOf("LISTED"));
    const { merchantId, sessionToken } = await linksFor(api);
    const frame = await openMounted(page, { merchantId, sessionToken, theme });
    const link = frame.getByRole("link", { name: /Add a way/ });
    await expect(link).toBeVisible();
    const look = () => frame.locator("html").evaluate((html) => getComputedStyle(html).colorScheme);
    expect(await look()).toBe(theme);
    const color = await link.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(["rgb(12, 90, 91)", "rgb(116, 200, 194)"]).not.toContain(color);
    await expectAccessible(page);
    const other = theme === "light" ? "dark" : "light";
    await page.evaluate(`window.check.update({ theme: "${other}" })`);
    await expect.poll(look).toBe(other);
  });
}

test("the last seal is told, and that everything is complete @desktop", async ({ page }) => {
  const api = sandbox();
  const { merchantId, attemptId } = await readyToSign(api);
  const { embedUrl } = await api.send("POST", `/v1/merchants/${merchantId}/portal-link`, {});
  const frame = await openPlain(page, `${embedUrl}#/attempt/${attemptId}/sign`);
  await frame.getByLabel("Your full name").fill("Sample Signatory");
  await frame.getByLabel(/Your role/).fill("Owner");
  await frame.getByRole("checkbox").check();
  await frame.getByRole("button", { name: "Seal and send documents" }).click();
  await expect(frame.getByText("The documents are ready")).toBeVisible();
  const told = await messagesOf(page);
  const of = (type: string) => told.find((each) => each.type === `sealwright:${type}`)?.payload;
  expect(of("saq-submitted")).toEqual({
    merchantId,
    attemptId,
    saqType: "SAQ A",
    compliant: expect.any(Boolean),
  });
  expect(of("all-complete")).toEqual({ merchantId });
});

test("the demo plays an embedding site", async ({ page }) => {
  await page.goto(`${base()}/demo`);
  await expectAccessible(page);
  await page.getByLabel("API key").fill(keyOf("API"));
  await page.getByRole("button", { name: "Use this key" }).click();
  await page.getByLabel("Or create one").fill(NAME);
  await page.getByRole("button", { name: "Create the merchant" }).click();
  const frame = page.frameLocator('iframe[title="Embedded card security check"]');
  await expect(frame.getByRole("heading", { name: NAME })).toBeVisible();
  await addWebShop(frame);
  await expect(page.getByText("payment-method-added")).toBeVisible();
  await expect(page.getByText(/Sealwright\.mount/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel("Merchant", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Forget the key" }).click();
  await expect(page.getByLabel("API key")).toBeVisible();
});
