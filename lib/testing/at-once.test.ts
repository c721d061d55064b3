// Requests that arrive together: none waits for another for ever, and none undoes another.
import { beforeAll, expect, test } from "vitest";
import { send } from "./api";
import { testDatabase } from "./database";
import { aMerchant, aPartner, REDIRECT_SHOP, type TestMerchant, type TestPartner } from "./world";

const database = testDatabase();
let partner: TestPartner;
let merchant: TestMerchant;

beforeAll(async () => {
  partner = await aPartner(database, "live");
  merchant = await aMerchant(partner);
});

function atOnce(count: number, request: (index: number) => ReturnType<typeof send>) {
  return Promise.all(Array.from({ length: count }, (_, index) => request(index)));
}

// First in the file: nothing has enqueued in this process yet.
test("a process whose first requests all start jobs, more of them than it has connections, serves them", async () => {
  const { base, pmId } = merchant;
  const replies = await atOnce(30, () =>
    send("POST", `${base}/payment-methods/${pmId}/determine`, {
      as: partner.as,
      body: { description: REDIRECT_SHOP },
    }),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([202]));
}, 120_000);

test("payment methods that are added to one merchant at once are all added", async () => {
  const replies = await atOnce(8, (index) =>
    send("POST", `${merchant.base}/payment-methods`, {
      as: partner.as,
      body: { name: `Shop ${index}`, description: REDIRECT_SHOP },
    }),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
});

test("imports of the same merchants in another order at once create each of them once", async () => {
  const rows = Array.from({ length: 3000 }, (_, index) => ({
    name: `Merchant ${index}`,
    externalMerchantId: `E-${index}`,
  }));
  const importing = (merchants: readonly unknown[]) =>
    send("POST", "/v1/merchants/import", { as: partner.as, body: { merchants } });
  const created = await Promise.all([importing(rows), importing(rows.toReversed())]);
  const summaries = created.map(({ body }) => [body.summary?.created, body.summary?.unchanged]);
  expect(summaries.sort()).toEqual([
    [0, 3000],
    [3000, 0],
  ]);
  const renamed = rows.map((row) => ({ ...row, name: `${row.name} Ltd` }));
  const updated = await Promise.all([
    importing(renamed),
    importing(renamed.map((row) => ({ ...row, name: `${row.name}.` })).reverse()),
  ]);
  expect(updated.map(({ body }) => body.summary?.updated)).toEqual([3000, 3000]);
});

test("rotations of the API key at once leave one key that does not run out", async () => {
  const { as, partnerId } = await aPartner(database, "live");
  for (let round = 0; round < 3; round += 1) {
    await atOnce(4, () => send("POST", "/v1/partner/rotate-key", { as }));
  }
  const { rows } = await database.pool.query(
    "select count(*)::int as keys from api_keys where partner_id = $1 and expires_at is null",
    [partnerId],
  );
  expect(rows[0].keys).toBe(1);
});

test("what is added to a sandbox merchant while it is deleted is refused as not there", async () => {
  const sandbox = await aPartner(database, "sandbox");
  for (let round = 0; round < 5; round += 1) {
    const { base } = await aMerchant(sandbox);
    const replies = await atOnce(6, (index) =>
      index === 2
        ? send("DELETE", base, { as: sandbox.as })
        : send("POST", `${base}/payment-methods`, {
            as: sandbox.as,
            body: { name: `Shop ${index}`, description: REDIRECT_SHOP },
          }),
    );
    for (const { status } of replies) expect([200, 201, 404]).toContain(status);
  }
});
