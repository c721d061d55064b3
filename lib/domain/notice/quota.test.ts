// A sandbox that has used up its day is told so, once.
import { expect, test } from "vitest";
import { changeEnvironment } from "@/lib/core/config";
import { INTERNAL } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { expectStatus, send } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { eventually } from "@/lib/testing/eventually";
import { aPartner } from "@/lib/testing/world";

const database = testDatabase();

async function noticesOf(partnerId: string): Promise<unknown[]> {
  const text =
    "select payload from events where partner_id = $1 and type = 'partner.quota_reached'";
  return (await database.pool.query(text, [partnerId])).rows;
}

test("the first request beyond the quota writes one notice, which the list shows", async () => {
  changeEnvironment({ SANDBOX_REQUESTS_PER_DAY: "3" });
  const { as, partnerId } = await aPartner(database);
  for (let i = 0; i < 3; i += 1) await expectStatus(200, "GET", "/v1/partner", { as });
  expect(await noticesOf(partnerId)).toEqual([]);
  for (let i = 0; i < 3; i += 1) {
    const { status, body } = await send("GET", "/v1/partner", { as });
    expect([status, body.code]).toEqual([429, "SANDBOX_QUOTA_REACHED"]);
  }
  await eventually("the notice", async () => (await noticesOf(partnerId)).length > 0 || null);
  const caller = { kind: "system", partnerId, job: "request-quota" } as const;
  await Promise.all([1, 2].map(() => run(INTERNAL.tellQuotaReached, caller, {})));
  expect(await noticesOf(partnerId)).toHaveLength(1);
  changeEnvironment({ SANDBOX_REQUESTS_PER_DAY: "5000" });
  const { body } = await expectStatus(200, "GET", "/v1/partner/notices", { as });
  expect(body.items).toMatchObject([
    { kind: "quota_reached", message: expect.stringContaining("used up its requests of") },
  ]);
});
