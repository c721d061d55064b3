// The public page on which whoever holds an attestation checks its code, and compares a copy of the file.
import { expect, type Page, test } from "@playwright/test";
import { base, expectAccessible, keyOf, sandbox } from "./visits";

/** The attempt that all tests share, sealed in the set-up. */
async function sealedAttempt(): Promise<string> {
  const merchantId = new URL(process.env.E2E_PORTAL_URL ?? "").searchParams.get("merchantId");
  const path = `/v1/merchants/${merchantId}/attempts`;
  const { items } = await sandbox().send("GET", path);
  return `${path}/${items[0].id}`;
}

async function get(page: Page, path: string) {
  return page.request.get(`${base()}${path}`, { headers: { "X-API-Key": keyOf("API") } });
}

test("a printed code tells what was sealed, and whether a copy is that file", async ({ page }) => {
  const path = await sealedAttempt();
  const { evidence } = await (await get(page, `${path}/record`)).json();
  const response = await page.goto(evidence.verificationUrl);
  expect(response?.headers()).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
  });
  const name = process.env.E2E_MERCHANT_NAME ?? "";
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByText("Compliant", { exact: true })).toBeVisible();
  await expect(page.getByText(/Council has not validated it/)).toBeVisible();
  await expectAccessible(page);

  const mimeType = "application/pdf";
  const buffer = await (await get(page, `${path}/documents/aoc.pdf`)).body();
  const file = page.getByLabel("Choose the PDF, or drop it here");
  await file.setInputFiles({ name: "copy.pdf", mimeType, buffer });
  await expect(page.getByText("This is the sealed file, unchanged")).toBeVisible();
  await expectAccessible(page);

  const changed = Buffer.from(buffer);
  const middle = Math.floor(changed.length / 2);
  changed.writeUInt8((changed.readUInt8(middle) + 1) % 256, middle);
  await file.setInputFiles({ name: "changed.pdf", mimeType, buffer: changed });
  await expect(page.getByText("This is not the sealed file")).toBeVisible();
  await expectAccessible(page);
});

test("a code is found however it was typed, and an unknown one is 404", async ({ page }) => {
  const { evidence } = await (await get(page, `${await sealedAttempt()}/record`)).json();
  const code: string = evidence.verificationCode;
  await page.goto(`${base()}/verify`);
  await expectAccessible(page);
  await page
    .getByLabel("Code on the attestation")
    .fill(code.toLowerCase().replace(/(.{6})/g, "$1 "));
  await page.getByRole("button", { name: "Check it" }).click();
  await expect(page.getByRole("heading", { name: "What was sealed" })).toBeVisible();

  const other = `${code.startsWith("0") ? "1" : "0"}${code.slice(1)}`;
  const response = await page.goto(`${base()}/verify/${other}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByText("There is no attestation with this code")).toBeVisible();
  await expectAccessible(page);
});
