// What the tests of people who sign in begin with: an invitation, a link of a message, a sign-in.
import { expect, type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import type { ApiClient } from "@/cli/demo/client";
import { invitedAs, mailTo } from "./records";
import { base, sandbox } from "./visits";

/** Of everybody here. */
export const PASSWORD = "a long enough passphrase";

/** An address that no other test has. */
export const someAddress = () => `person-${crypto.randomUUID()}@team.example`;

/**
 * Invites somebody over the API, to the sandbox partner or another one, and opens the link of the message. No key
 * invites admins: those are invited as an admin would.
 */
export async function openInvitation(
  page: Page,
  email: string,
  role: string,
  api: ApiClient = sandbox(),
): Promise<void> {
  const admin = role === "admin";
  const invited = { email, role: admin ? "member" : role };
  await api.send("POST", "/v1/partner/team/invitations", invited);
  if (admin) await invitedAs(email, role);
  await page.goto(await linkIn(email, "team_invitation"));
  await expect(page.getByRole("heading", { name: /^Join / })).toBeVisible();
}

/** The link in the latest message of a kind to an address. */
export async function linkIn(email: string, kind: string): Promise<string> {
  let text: string | null = null;
  await expect
    .poll(async () => {
      text = await mailTo(email, kind);
      return text;
    })
    .not.toBeNull();
  const link = /https?:\/\/\S+\?token=\S+/.exec(text ?? "")?.[0];
  if (!link) throw new Error("the message has no link");
  return link;
}

/** Takes an invitation up: from then on the page is signed in. */
export async function join(page: Page, role: string, api = sandbox()): Promise<string> {
  const email = someAddress();
  await openInvitation(page, email, role, api);
  await page.getByLabel("Your name").fill("Ada Example");
  await page.getByLabel("Choose a password").fill(PASSWORD);
  await page.getByRole("button", { name: "Join the team" }).click();
  await expect(page.getByText("You are in.")).toBeVisible();
  return email;
}

const STEP_MS = 30_000;
/** Longer than it takes from making a code to its check. */
const CHECKED_MS = 5_000;

/** Sets an authenticator up; answers what gives its next codes, each of them once. */
export async function setUpTwoFactor(page: Page): Promise<() => string> {
  await page.goto(`${base()}/dashboard/account/two-factor`);
  await page.getByLabel("Your password").fill(PASSWORD);
  await page.getByRole("button", { name: "Set it up" }).click();
  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}/).textContent()) ?? "";
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) });
  let last = 0;
  const code = () => {
    // The step before the present one is taken, too, while that is not about to end: two codes need no waiting.
    last = Math.max(last + STEP_MS, Date.now() - STEP_MS + CHECKED_MS);
    return totp.generate({ timestamp: last });
  };
  await page.getByLabel("Code", { exact: true }).fill(code());
  await page.getByRole("button", { name: "Switch it on" }).click();
  await page.getByRole("link", { name: "I have kept them" }).click();
  await expect(page.getByRole("heading", { name: "Overview", exact: true })).toBeVisible();
  return code;
}

/** Signs out by the menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
}

/** Fills in the page of sign-in. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}
