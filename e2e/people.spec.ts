// The people who sign in: from an invitation to the first sign-in with two-factor, and what a browser must
// not be able to do.
import { type BrowserContext, expect, test } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { join, linkIn, openInvitation, PASSWORD, signIn, signOut, someAddress } from "./sign-in";
import { base, expectAccessible, sandbox } from "./visits";

test("from an invitation to the first sign-in with two-factor", async ({ page }) => {
  const email = someAddress();
  await openInvitation(page, email, "admin");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Join the team" }).click();
  await expect(page.getByText("Type your name.")).toBeVisible();
  await expect(page.getByText("Use at least 12 characters.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Your name").fill("Ada Example");
  await page.getByLabel("Choose a password").fill(PASSWORD);
  await page.getByRole("button", { name: "Join the team" }).click();
  await expect(page.getByText("You are in.")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Set it up" }).click();
  await page.getByLabel("Your password").fill("not the password");
  await page.getByRole("button", { name: "Set it up" }).click();
  await expect(page.getByText("This is not your current password.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Your password").fill(PASSWORD);
  await page.getByRole("button", { name: "Set it up" }).click();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}/).textContent()) ?? "";
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) });
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Switch it on" }).click();
  await expect(page.getByText("This code is not right.")).toBeVisible();
  const first = Date.now();
  await page.getByLabel("Code", { exact: true }).fill(totp.generate({ timestamp: first }));
  await page.getByRole("button", { name: "Switch it on" }).click();
  await expect(page.getByText("Keep these recovery codes now")).toBeVisible();
  await expect(page.getByText(/^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/)).toHaveCount(10);
  await expectAccessible(page);
  await page.getByRole("link", { name: "I have kept them" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await expectAccessible(page);

  await signOut(page);
  await expectAccessible(page);
  await page.goto(`${base()}/dashboard/team`);
  await signIn(page, email);
  await expect(page.getByRole("heading", { name: "Enter the code" })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${base()}/dashboard`);
  await expect(page.getByRole("heading", { name: "Enter the code" })).toBeVisible();
  // A code counts once: the next one, or the present one where its time has come meanwhile.
  const timestamp = Math.max(Date.now(), first + 30_000);
  await page.getByLabel("Code", { exact: true }).fill(totp.generate({ timestamp }));
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();

  await page.getByRole("link", { name: "Team" }).click();
  const invited = someAddress();
  await page.getByLabel("E-mail address").fill(invited);
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByText(`The invitation to ${invited} is on its way.`)).toBeVisible();
  await expectAccessible(page);
});

test("without two-factor an admin is led to set it up before the team can be changed", async ({
  page,
}) => {
  await join(page, "admin");
  await page.goto(`${base()}/dashboard/team`);
  await expect(page.getByText("Set up two-factor sign-in to change the team")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send the invitation" })).toHaveCount(0);
  await expectAccessible(page);
});

test("a viewer is offered nothing that changes the team", async ({ page }) => {
  await join(page, "viewer");
  await page.goto(`${base()}/dashboard/team`);
  await expect(page.getByRole("heading", { name: "Team" })).toBeVisible();
  await expect(page.getByText("two-factor sign-in to")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
});

test("a removed person's open tab leads to sign-in at the next step", async ({ page }) => {
  const email = await join(page, "member");
  const { members } = await sandbox().send("GET", "/v1/partner/team");
  const member = members.find((each: { email: string }) => each.email === email);
  await sandbox().send("DELETE", `/v1/partner/team/members/${member.id}`);
  await page.getByRole("link", { name: "Team" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

test("a link by e-mail signs in by a click, and in another browser asks for the address @desktop", async ({
  page,
  browser,
}) => {
  const email = await join(page, "member");
  await signOut(page);
  await page.getByRole("link", { name: "Send me a sign-in link instead" }).click();
  await expectAccessible(page);
  await page.getByLabel("E-mail address").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "Look into your mailbox" })).toBeVisible();
  await expectAccessible(page);
  const link = await linkIn(email, "sign_in_link");
  // What a scanner of mail does: it only looks.
  expect((await page.request.get(link)).status()).toBe(200);
  const elsewhere: BrowserContext = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.getByRole("heading", { name: "Is this you?" })).toBeVisible();
  await expectAccessible(other);
  await other.getByLabel("E-mail address").fill("somebody@else.example");
  await other.getByRole("button", { name: "Sign in" }).click();
  await expect(other.getByText("This link is for another address.")).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(`You sign in as ${email}.`)).toBeVisible();
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await other.goto(link);
  await expect(other.getByText("This link no longer works")).toBeVisible();
  await elsewhere.close();
});

test("a forgotten password is replaced by a link @desktop", async ({ page }) => {
  const email = await join(page, "member");
  await signOut(page);
  await page.getByRole("link", { name: "I do not know my password" }).click();
  await page.getByLabel("E-mail address").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.goto(await linkIn(email, "new_password"));
  await expectAccessible(page);
  await page.getByLabel("New password").fill("another long passphrase");
  await page.getByRole("button", { name: "Change the password" }).click();
  await expect(page.getByText("Your password is changed.")).toBeVisible();
  await signIn(page, email);
  await expect(page.getByText("That did not work.")).toBeVisible();
  await expect(page.getByLabel("E-mail address")).toHaveValue(email);
  await expectAccessible(page);
  await signIn(page, email, "another long passphrase");
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
});

test("sign-in leads to no other site, and signed-out pages lead to sign-in and back", async ({
  page,
}) => {
  const email = await join(page, "member");
  await signOut(page);
  for (const next of ["https://evil.example/", "//evil.example", "/\\evil.example", "/portal"]) {
    await page.goto(`${base()}/sign-in?${new URLSearchParams({ next })}`);
    expect(await page.locator("input[name=next]").getAttribute("value")).toBe("/dashboard");
  }
  const address = `${base()}/dashboard/team`;
  expect((await page.request.get(address, { maxRedirects: 0 })).status()).toBe(307);
  await page.goto(address);
  await signIn(page, email);
  await expect(page.getByRole("heading", { name: "Team" })).toBeVisible();
});

test("the session's cookie is out of reach of scripts, and new at every sign-in", async ({
  page,
  context,
}) => {
  const email = await join(page, "member");
  const cookie = async () =>
    (await context.cookies()).find(({ name }) => name.endsWith("sealwright-session"));
  const first = await cookie();
  expect(first).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  // It lasts as long as a session that is in use can, whose end is told by the database.
  expect((first?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(6.9 * 24 * 3600);
  const known = (await context.cookies()).find(({ name }) => name.endsWith("sealwright-known"));
  expect(known).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  await signOut(page);
  expect(await cookie()).toBeUndefined();
  // A session that somebody planted before is not the one that sign-in opens.
  await context.addCookies([{ ...(first ?? { name: "", value: "" }), value: first?.value ?? "" }]);
  await page.goto(`${base()}/sign-in`);
  await signIn(page, email);
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  expect((await cookie())?.value).not.toBe(first?.value);
});

test("a form of another site can neither sign in nor act", async ({ page }) => {
  const email = await join(page, "member");
  await signOut(page);
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await signIn(page, email);
  const own = await sent;
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await signOut(page);
  const headers = await own.allHeaders();
  for (const name of Object.keys(headers)) if (name.startsWith(":")) delete headers[name];
  const data = own.postDataBuffer() ?? Buffer.alloc(0);
  const origins = [
    { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    { origin: base(), "sec-fetch-site": "cross-site" },
    { origin: "null", "sec-fetch-site": "cross-site" },
  ];
  for (const from of origins) {
    const { cookie: _, "content-length": __, host: ___, ...rest } = headers;
    const reply = await page.request.post(own.url(), { headers: { ...rest, ...from }, data });
    expect(reply.headers()["set-cookie"] ?? "").not.toContain("session=");
    expect(reply.status()).toBeGreaterThanOrEqual(400);
  }
});

test("no page of sign-in or the dashboard may be framed or kept, or breaks its own policy @desktop", async ({
  page,
}) => {
  const broken: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) broken.push(message.text());
  });
  await join(page, "member");
  const own = ["", "/team", "/account", "/account/two-factor"].map((path) => `/dashboard${path}`);
  for (const path of ["/sign-in/send-link", "/invitation", ...own]) {
    const headers = (await page.goto(`${base()}${path}`))?.headers() ?? {};
    await page.waitForLoadState("networkidle");
    expect([path, headers["content-security-policy"]]).toEqual([
      path,
      expect.stringContaining("frame-ancestors 'none'"),
    ]);
    expect([path, headers["cache-control"]]).toEqual([path, expect.stringContaining("no-store")]);
  }
  expect(broken).toEqual([]);
});
