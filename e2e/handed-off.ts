// A merchant that another site hands over to the portal, up to its return.
import { expect, type Page } from "@playwright/test";
import type { ApiClient } from "@/cli/demo/client";
import { readyToSign } from "./ready-to-sign";
import { site } from "./visits";

/** Signs and seals a merchant that came from the other site; the attempt that was. */
export async function sealHandedOff(page: Page, api: ApiClient): Promise<string> {
  const { merchantId, attemptId } = await readyToSign(api);
  const path = `/v1/merchants/${merchantId}/portal-link`;
  const { handoffUrl } = await api.send("POST", path, { returnUrl: `${site()}/back` });
  await page.goto(`${handoffUrl}#/attempt/${attemptId}/sign`);
  await page.getByLabel("Your full name").fill("Sample Signatory");
  await page.getByLabel(/Your role/).fill("Owner");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Seal and send documents" }).click();
  return attemptId;
}

/** The merchant is back at the other site, with what was sealed. */
export async function expectBack(page: Page, attemptId: string): Promise<void> {
  await expect(page.getByRole("heading", { name: "Back at the embedding site" })).toBeVisible();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    status: "completed",
    attemptId,
    saqType: "SAQ A",
  });
}
