// That signing in leaves no secret in the logs of the service, whatever goes wrong on the way.
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { join, linkIn, PASSWORD, signIn, signOut } from "./sign-in";
import { base } from "./visits";

async function logs(): Promise<string> {
  const folder = process.env.E2E_LOGS ?? "";
  const files = (await readdir(folder)).filter((name) => name.endsWith(".log"));
  expect(files).toEqual(expect.arrayContaining(["web.log", "worker.log"]));
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), "utf8")));
  return texts.join("\n");
}

test("no password, session or link is in the logs @desktop", async ({ page, context }) => {
  const email = await join(page, "member");
  const secrets = [PASSWORD];
  const keepCookies = async () => {
    for (const { name, value } of await context.cookies()) {
      if (name.includes("sealwright")) secrets.push(value);
    }
  };
  await keepCookies();
  await signOut(page);
  await signIn(page, email, "a password that is wrong");
  secrets.push("a password that is wrong");
  await expect(page.getByText("That did not work.")).toBeVisible();
  await page.getByRole("link", { name: "Send me a sign-in link instead" }).click();
  await page.getByLabel("E-mail address").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "Look into your mailbox" })).toBeVisible();
  await keepCookies();
  const link = await linkIn(email, "sign_in_link");
  secrets.push(new URL(link).searchParams.get("token") ?? "none");
  await page.goto(link);
  // An act that fails, with everything that came with it.
  const acting = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Sign in" }).click();
  const { host: _, "content-length": __, ...headers } = await (await acting).allHeaders();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await keepCookies();
  const data = (await acting).postDataBuffer() ?? Buffer.alloc(0);
  const foreign = { ...headers, "sec-fetch-site": "cross-site" };
  const failed = await page.request.post(link, { headers: foreign, data });
  expect(failed.status()).toBe(500);
  await page.goto(`${base()}/sign-in/link?token=${secrets.at(-1)}`);
  const written = await logs();
  expect(new Set(secrets).size).toBeGreaterThan(4);
  for (const secret of secrets) expect(written.includes(secret)).toBe(false);
});
