// The end of a contract: the partner's admin takes the archive, two operators delete, and the audit log stays.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { unzipSync } from "fflate";
import { runAssessment } from "@/cli/demo/assessment";
import { type ApiClient, apiClient } from "@/cli/demo/client";
import { readMerchantFile } from "@/cli/demo/merchant-file";
import { seedOwnPartner, signInAsOperator, unlock } from "./operators";
import { billed, leftOf } from "./records";
import { join, setUpTwoFactor } from "./sign-in";
import { base, expectAccessible } from "./visits";

async function anotherPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

/** Seals an assessment; answers the public address of its attestation. */
async function seal(api: ApiClient): Promise<string> {
  const merchant = await readMerchantFile("examples/saq-a.json");
  const { merchantId } = await runAssessment(api, merchant, `${tmpdir()}/sealwright-closing`);
  const path = `/v1/merchants/${merchantId}/attempts`;
  const { items } = await api.send("GET", path);
  const { evidence } = await api.send("GET", `${path}/${items[0].id}/record`);
  return evidence.verificationUrl;
}

/** The archive as its download left it in the browser. */
async function takeArchive(page: Page) {
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the archive" }).click();
  const files = unzipSync(new Uint8Array(await readFile(await (await waiting).path())));
  const manifest = JSON.parse(Buffer.from(files["manifest.json"] ?? []).toString());
  return { files, manifest };
}

async function openPartner(page: Page, partnerId: string, code: () => string): Promise<void> {
  await page.goto(`${base()}/console/partners/${partnerId}`);
  if (await page.getByRole("button", { name: "Unlock" }).count()) await unlock(page, code);
}

test("a contract ends: archive, consent of a second operator, deletion; the audit log stays", async ({
  page,
  browser,
}, { project }) => {
  test.slow();
  const name = `Parting Bank ${project.name}`;
  const { partnerId, apiKey } = await seedOwnPartner(name);
  const api = apiClient(base(), apiKey);
  const attestation = await seal(api);
  await billed(partnerId);
  const admin = await anotherPage(browser);
  await join(admin, "admin", api);
  const adminCode = await setUpTwoFactor(admin);

  const code = await signInAsOperator(page, "Olga Operator");
  await openPartner(page, partnerId, code);
  const reason = page.locator("#closing-reason");
  await reason.fill("The bank leaves at the end of its contract.");
  await page.getByLabel("Last day of the contract").fill(new Date().toISOString().slice(0, 10));
  await page.getByRole("button", { name: "Begin the closing" }).click();
  await expect(page.getByRole("heading", { name: "End of the contract" })).toBeVisible();
  await expect(page.getByText(/Nobody took the archive in full/)).toBeVisible();
  await expectAccessible(page);

  await admin.goto(`${base()}/dashboard`);
  await expect(admin.getByRole("heading", { name: "Take your data" })).toBeVisible();
  await expectAccessible(admin);
  const locked = admin.getByRole("button", { name: "Unlock the archive" });
  if (await locked.count()) {
    await admin.getByLabel("Code", { exact: true }).fill(adminCode());
    await locked.click();
  }
  await expect(admin.getByRole("link", { name: "Download the archive" })).toBeVisible();
  await expectAccessible(admin);
  const { files, manifest } = await takeArchive(admin);
  expect(manifest.partner).toMatchObject({ id: partnerId, name });
  for (const file of manifest.files) {
    const found = createHash("sha256").update(files[file.name] ?? new Uint8Array());
    expect([file.name, found.digest("hex")]).toEqual([file.name, file.sha256]);
  }
  const pdfs = Object.keys(files).filter((each) => /^partner\/documents\/.*\.pdf$/.test(each));
  expect(pdfs).toHaveLength(2);
  for (const pdf of pdfs)
    expect(Buffer.from(files[pdf] ?? []).toString("latin1", 0, 5)).toBe("%PDF-");

  await page.reload();
  await page.getByRole("button", { name: "Ask for the deletion" }).click();
  await expect(page.getByText(/Another operator consents here/)).toBeVisible();
  const other = await anotherPage(browser);
  const otherCode = await signInAsOperator(other, "Oscar Operator");
  await openPartner(other, partnerId, otherCode);
  await expect(other.getByText(/This deletes 1 merchant/)).toBeVisible();
  await expectAccessible(other);
  await other.getByLabel("Name of the partner").fill("Another name");
  await other.getByRole("button", { name: "Consent and delete" }).click();
  await expect(other.getByText(/Type the partner's name exactly/)).toBeVisible();
  await other.getByLabel("Name of the partner").fill(name);
  await other.getByRole("button", { name: "Consent and delete" }).click();
  await expect
    .poll(
      async () => {
        await other.reload();
        return other.getByText("Closed", { exact: true }).count();
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0);
  await expectAccessible(other);
  const left = await leftOf(partnerId);
  expect(left.merchants).toBe(0);
  expect(left.events).toBeGreaterThan(10);
  expect((await other.goto(attestation))?.status()).toBe(404);
  await admin.goto(`${base()}/dashboard`);
  await expect(admin.getByRole("heading", { name: "Sign in" })).toBeVisible();
});
