// The pages that operators open for support are told in the partner's log: each, readably, and not a flood of them.
import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { PAGES, pageOf } from "@/lib/domain/support/shape";
import { OWN, PUBLIC } from "@/lib/registry";
import { run, runnerOn } from "@/lib/runtime";
import { testDatabase } from "./database";
import { anOperator } from "./operating";
import { aSession, aUser } from "./people";
import { admin, looking } from "./support";
import { aMerchant, aPartner, type TestPartner } from "./world";

const database = testDatabase();
const LIST = { path: "/dashboard/merchants" };

async function looksIn({ partnerId }: TestPartner) {
  const { rows } = await database.pool.query(
    "select actor, merchant_id as merchant, payload->>'page' as page, resource_id as access from events where partner_id = $1 and type = 'support.page_looked' order by created_at, id",
    [partnerId],
  );
  return rows;
}

test("every page of the dashboard is one that the log can name", async () => {
  const files = await readdir("app/dashboard", { recursive: true });
  const templates = files
    .filter((file) => file === "page.tsx" || file.endsWith("/page.tsx"))
    .map((file) => `/dashboard/${file}`.replace(/\/page\.tsx$/, "").replaceAll(/\/\([^/]+\)/g, ""))
    .filter((template) => !template.includes("[..."));
  expect(templates.sort()).toEqual(Object.keys(PAGES).sort());
});

test("an address is named without what it names, but for the merchant", () => {
  expect(pageOf("/dashboard/merchants")).toEqual({
    page: "/dashboard/merchants",
    merchantId: null,
  });
  const page = "/dashboard/merchants/[merchantId]";
  expect(pageOf("/dashboard/merchants/mrc_1")).toEqual({ page, merchantId: "mrc_1" });
  expect(pageOf("/dashboard/merchants/new")?.page).toBe("/dashboard/merchants/new");
  const review = { page: "/dashboard/reviews/[attemptId]", merchantId: null };
  expect(pageOf("/dashboard/reviews/att_1")).toEqual(review);
  for (const none of ["/dashboard/nothing", "/console", "", "/dashboard/merchants/a/b"]) {
    expect(pageOf(none)).toBeNull();
  }
});

test("a page that is opened for support stands in the partner's log, once a minute, with the merchant's id", async () => {
  const partner = await aPartner(database, "live");
  const { merchantId } = await aMerchant(partner);
  const { operator, accessId } = await looking(database, partner);
  const caller = await operator.now();
  const one = { path: `/dashboard/merchants/${merchantId}` };
  const looks = [LIST, one, LIST, one, { path: "/dashboard/merchants/mrc_nobody" }];
  for (const look of looks) await run(OWN.noteLook, caller, look);
  // Opened twice at once it is noted once.
  const start = { path: "/dashboard" };
  await Promise.all([1, 2, 3].map(() => run(OWN.noteLook, caller, start)));
  const page = "/dashboard/merchants/[merchantId]";
  const by = { actor: `operator:${operator.userId}`, access: accessId };
  expect(await looksIn(partner)).toEqual([
    { ...by, page: LIST.path, merchant: null },
    { ...by, page, merchant: merchantId },
    { ...by, page, merchant: null },
    { ...by, page: start.path, merchant: null },
  ]);
  const later = runnerOn({ now: () => new Date(Date.now() + 61_000) });
  await later(OWN.noteLook, caller, LIST);
  expect(await looksIn(partner)).toHaveLength(5);
  const eventType = "support.page_looked";
  const { output } = await run(PUBLIC.listAudit, await admin(database, partner), { eventType });
  expect(output.items).toHaveLength(5);
});

test("nothing is noted of the partner's own people, and an access that ended opens nothing", async () => {
  const partner = await aPartner(database, "live");
  const own = (await aSession(await aUser(database, partner.partnerId, "viewer"))).current.caller;
  expect((await run(OWN.noteLook, own, LIST)).output).toEqual({ noted: false });
  const { operator, accessId } = await looking(database, partner);
  const caller = await operator.now();
  await run(OWN.endSupport, await admin(database, partner), { accessId });
  await expect(run(OWN.noteLook, caller, LIST)).rejects.toMatchObject({ code: "SUPPORT_ENDED" });
  expect(await looksIn(partner)).toEqual([]);
  // In the console an operator looks at no dashboard.
  const refused = run(OWN.noteLook, await (await anOperator(database)).now(), LIST);
  await expect(refused).rejects.toMatchObject({ code: "ROLE_NOT_ALLOWED" });
});
