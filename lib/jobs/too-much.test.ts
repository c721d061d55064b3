// A text that cannot be read in its time, as the worker of the service meets it.
import { afterEach, expect, test } from "vitest";
import { embeddedAssessor } from "@/lib/assessor/assessor";
import { rulesInThread } from "@/lib/assessor/rules-in-thread";
import { expectStatus, jobEnd } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { aMerchant, anAttempt, aPartner, REDIRECT_SHOP } from "@/lib/testing/world";
import { startWorker, type Worker } from "./worker";

const database = testDatabase();
let worker: Worker | undefined;

afterEach(() => worker?.stop());

test("a text that takes too long fails its job after one more try, says what to do, and holds up no other job", async () => {
  const partner = await aPartner(database);
  const merchant = await aMerchant(partner);
  const attempt = await anAttempt(merchant);
  const hurried = rulesInThread(1);
  let tries = 0;
  const determine: typeof hurried.determine = (input) => {
    tries += 1;
    return hurried.determine(input);
  };
  worker = await startWorker({ assessor: { ...embeddedAssessor, determine } });
  const { as } = partner;
  const path = `${merchant.base}/payment-methods/${merchant.pmId}/determine`;
  const slow = await expectStatus(202, "POST", path, { as, body: { description: REDIRECT_SHOP } });
  const quick = await expectStatus(202, "POST", `${attempt.path}/sections/2/combined`, { as });

  expect(await jobEnd(quick.body.pollUrl, as)).toMatchObject({ status: "COMPLETED" });
  expect(await jobEnd(slow.body.pollUrl, as)).toMatchObject({
    status: "FAILED",
    errorMessage: "Your text took too long to read. Make it shorter or put it in other words.",
  });
  expect(tries).toBe(2);
  const { rows } = await database.pool.query(
    "select payload from events where type = 'job.failed' and resource_id = $1",
    [slow.body.jobId],
  );
  const reason = "Reading the words took longer than 0.001 s.";
  expect(rows).toEqual([{ payload: { job: "determine", reason } }]);
});
