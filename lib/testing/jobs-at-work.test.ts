// What is being worked on is known to the server, so that any page and device can show it.
import { expect, test } from "vitest";
import { startWorker } from "@/lib/jobs/worker";
import { expectStatus, jobEnd } from "./api";
import { testDatabase } from "./database";
import { aMerchant, anAttempt, aPartner, REDIRECT_SHOP, tokenFor } from "./world";

const database = testDatabase();

test("jobs of a section, a control and a determination show until they end", async () => {
  const merchant = await aMerchant(await aPartner(database));
  const attempt = await anAttempt(merchant);
  const as = await tokenFor(merchant);
  const start = async (path: string, body: Record<string, unknown> = {}) =>
    (await expectStatus(202, "POST", path, { as, body })).body;
  const pending = async () => {
    const { body } = await expectStatus(200, "GET", `${attempt.path}/sections`, { as });
    return body.items.flatMap((item: { pendingJobs: unknown[] }) => item.pendingJobs);
  };
  const method = `${merchant.base}/payment-methods/${merchant.pmId}`;
  const thread = async () =>
    (await expectStatus(200, "GET", `${method}/determination`, { as })).body;

  expect(await pending()).toEqual([]);
  expect((await thread()).pendingJob).toBeNull();
  const answer = "Passwords have at least 12 characters, letters and digits.";
  const section = await start(`${attempt.path}/sections/8/analyze`, { answer });
  const control = await start(`${attempt.path}/questions/8.3.9/combined`);
  const determination = await start(`${method}/determine`, { description: REDIRECT_SHOP });
  expect(await pending()).toEqual([section, control]);
  expect((await thread()).pendingJob).toEqual(determination);

  const worker = await startWorker();
  for (const { pollUrl } of [section, control, determination]) await jobEnd(pollUrl, as);
  await worker.stop();
  expect(await pending()).toEqual([]);
  expect((await thread()).pendingJob).toBeNull();
});
