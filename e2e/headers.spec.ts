// What every page tells the browser: whose scripts run, and that nothing else does.
import { expect, type Page, test } from "@playwright/test";
import { base, linksFor, sandbox, site } from "./visits";

/** Every kind of page, one that does not exist included. */
async function addresses(): Promise<string[]> {
  const links = await linksFor(sandbox(), { returnUrl: `${site()}/back` });
  const own = [
    "/",
    "/demo",
    "/verify",
    "/verify/0123456789ABCDEFGHJKMNPQRS",
    "/nothing",
    "/portal",
    "/ask",
    "/sign-in",
    "/sign-in/send-link",
    "/invitation",
  ];
  const { standalonePortalUrl, embedUrl, handoffUrl } = links;
  return [...own.map((path) => `${base()}${path}`), standalonePortalUrl, embedUrl, handoffUrl];
}

/** Collects what the browser refuses to run or load. */
async function violationsOf(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { violations: seen });
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      seen.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate("window.violations");
}

function nonceIn(policy: string): string {
  return /script-src 'nonce-([^']{20,})' 'strict-dynamic'/.exec(policy)?.[1] ?? "";
}

test("every page runs its own scripts by a nonce of that answer, and has a request id @desktop", async ({
  page,
}) => {
  const violations = await violationsOf(page);
  const nonces: string[] = [];
  for (const address of await addresses()) {
    const answer = await page.goto(address);
    const headers = answer?.headers() ?? {};
    await page.waitForLoadState("networkidle");
    const policy = headers["content-security-policy"] ?? "";
    for (const directive of ["object-src 'none'", "base-uri 'none'", "form-action 'self'"]) {
      expect([address, policy.split("; ")]).toEqual([address, expect.arrayContaining([directive])]);
    }
    expect(headers).toMatchObject({
      "x-request-id": expect.stringMatching(/^req_[0-9a-z]{26}$/),
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "permissions-policy": expect.stringContaining("microphone=()"),
    });
    const sent = (await answer?.text()) ?? "";
    const unmarked = sent.match(/<script(?![^>]* nonce="[^"]{20,}")/g);
    expect([address, unmarked, await violations()]).toEqual([address, null, []]);
    nonces.push(nonceIn(policy));
    await page.goto("about:blank");
  }
  expect(nonces).not.toContain("");
  expect(new Set(nonces).size).toBe(nonces.length);
});

/** What could be written into a page where a text of somebody's was taken for markup. */
const SMUGGLED: Record<string, string> = {
  "a script": "<script>window.hit = 1</script>",
  "a script of another site": `<script src="data:text/javascript,window.hit=1"></script>`,
  "a handler": `<img src="/none" onerror="window.hit = 1">`,
  "an address that is a script": `<a href="javascript:window.hit = 1">Go</a>`,
};

for (const [what, markup] of Object.entries(SMUGGLED)) {
  test(`what finds its way into a page does not run there: ${what} @desktop`, async ({ page }) => {
    const violations = await violationsOf(page);
    await page.route(`${base()}/verify`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("<body>", `<body>${markup}`);
      await route.fulfill({ response, body });
    });
    await page.goto(`${base()}/verify`);
    const link = page.getByRole("link", { name: "Go", exact: true });
    if (await link.count()) await link.click();
    const refused = expect.stringMatching(/^script-src-(elem|attr) (inline|data)/);
    await expect.poll(violations).toEqual([refused]);
    expect(await page.evaluate("window.hit")).toBeUndefined();
  });
}

test("a page of another site calls the API with a token, and not with a key @desktop", async ({
  page,
}) => {
  const { merchantId, sessionToken } = await linksFor(sandbox());
  await page.goto(site());
  const call = (headers: Record<string, string>) =>
    page.evaluate(
      ([address, sent]) =>
        fetch(address, { headers: sent }).then(
          (answer) => [answer.status, answer.headers.get("x-request-id")],
          () => "blocked",
        ),
      [`${base()}/v1/merchants/${merchantId}`, headers] as const,
    );
  expect(await call({ "X-Session-Token": sessionToken })).toEqual([200, expect.any(String)]);
  expect(await call({ "X-API-Key": process.env.E2E_API_KEY ?? "" })).toBe("blocked");
});
