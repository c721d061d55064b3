// An operator looks at how the service does and has a job tried again that was given up, in a real browser.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, type Page, test } from "@playwright/test";
import { someJobGivenUp } from "./records";
import { PASSWORD, setUpTwoFactor, someAddress } from "./sign-in";
import { base, expectAccessible } from "./visits";

const run = promisify(execFile);

/** Makes an account by the address that the command line prints, and sets its authenticator up, which unlocks. */
async function operate(page: Page): Promise<void> {
  const { WEB_DATABASE_URL, WORKER_DATABASE_URL, ...env } = process.env;
  const args = ["--import", "tsx", "cli/operator.ts", "create", someAddress()];
  const { stdout } = await run(process.execPath, args, {
    env: { ...env, DATABASE_URL: process.env.E2E_DATABASE_URL },
  });
  await page.goto(/https?:\/\/\S+/.exec(stdout)?.[0] ?? "");
  await page.getByLabel("Your name").fill("Ada Example");
  await page.getByLabel("Choose a password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create the account" }).click();
  await expect(page.getByText("Two-factor").first()).toBeVisible();
  await setUpTwoFactor(page);
}

test("an operator sees how the service does, and tries a given-up job again", async ({ page }) => {
  await operate(page);
  const kind = await someJobGivenUp();
  await page.goto(`${base()}/console/health`);
  await expect(page.getByRole("heading", { name: "Health", exact: true })).toBeVisible();
  // Both told of themselves when they started.
  await expect(page.getByText("Alive", { exact: true })).toHaveCount(2);
  await expect(page.getByText("No worker is alive")).toBeHidden();
  await expect(page.getByText(/^As of \d\d:\d\d:\d\d UTC/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: new RegExp(`kept: ${kind}$`) }).click();
  await expect(page.getByRole("heading", { name: "Given-up jobs" })).toBeVisible();
  await expect(page.getByText("FetchError ECONNRESET")).toBeVisible();
  await expectAccessible(page);
  const retry = page.getByRole("button", { name: "Try again", exact: true });
  await retry.click();
  await expect(page.getByText("It is tried again.")).toBeVisible();
  await retry.click();
  await expect(page.getByText("There is nothing to try again")).toBeVisible();
  await page.reload();
  await expect(page.getByText("No job of this kind was given up.")).toBeVisible();
  await page.goto(`${base()}/console/audit`);
  await expect(page.getByRole("code").getByText("job.retried").first()).toBeVisible();
});

test("figures go on being read, and what is old is told as old", async ({ page }) => {
  await operate(page);
  await page.goto(`${base()}/console/health`);
  const asOf = page.getByText(/^As of \d\d:\d\d:\d\d UTC/);
  const first = await asOf.textContent();
  await expect(asOf).not.toHaveText(first ?? "");
  await page.route("**/api/console-health", (route) => route.abort());
  await expect(page.getByText("did not answer in time")).toBeVisible();
  await expect(page.getByText(/may be wrong by now/)).toBeVisible();
  await page.unroute("**/api/console-health");
  await expect(asOf).toBeVisible();
});

test("the console's health is closed to whoever is no operator", async ({ page, request }) => {
  await page.goto(`${base()}/console/health`);
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  expect((await request.get(`${base()}/api/console-health`)).status()).toBe(401);
});
