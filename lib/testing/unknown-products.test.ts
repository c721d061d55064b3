// Names of payment products that no table knows: noted with the determination that found them, and listed
// for the partner alone.
import { beforeAll, describe, expect, test } from "vitest";
import { embeddedAssessor } from "@/lib/assessor/assessor";
import type { Assessor } from "@/lib/assessor/port";
import { determineJob } from "@/lib/jobs/determine";
import { expectStatus, type Reply } from "./api";
import { askedFor, determineByHand, perform } from "./by-hand";
import { testDatabase } from "./database";
import { aPreset } from "./preset-world";
import {
  aMerchant,
  aPartner,
  REDIRECT_SHOP,
  type TestMerchant,
  type TestPartner,
  tokenFor,
} from "./world";

const database = testDatabase();
const LIST = "/v1/partner/unknown-products";
let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database);
});

/** The embedded assessor, which finds these products in the words besides. */
function naming(...names: string[]): Assessor {
  return {
    ...embeddedAssessor,
    async determine(input) {
      const conclusion = await embeddedAssessor.determine(input);
      const found = names.map((value) => ({
        ...{ fact: "product", value },
        ...{ certainty: "certain" as const, quote: value },
      }));
      return { ...conclusion, facts: [...conclusion.facts, ...found] };
    },
  };
}

const asked = (merchant: TestMerchant) => askedFor(merchant, REDIRECT_SHOP);

/** Has it determined, with words that name products. */
async function named(merchant: TestMerchant, ...names: string[]): Promise<void> {
  await determineByHand(merchant, REDIRECT_SHOP, naming(...names));
}

async function listed(own: TestPartner, query = ""): Promise<Reply["body"]> {
  return (await expectStatus(200, "GET", `${LIST}${query}`, { as: own.as })).body;
}

describe("a name that no table knows", () => {
  test("is noted once for each merchant, however it is written", async () => {
    const own = await aPartner(database);
    const first = await aMerchant(own);
    const second = await aMerchant(own);
    await named(first, "Quaypay Go");
    await named(first, "quaypay-go");
    await named(second, "QUAYPAY GO", "Bluezap");
    const { items } = await listed(own);
    expect(items).toHaveLength(2);
    const quaypay = items.find(({ name }: { name: string }) => name === "QUAYPAY GO");
    expect(quaypay).toMatchObject({
      merchants: 2,
      lastMerchant: { id: second.merchantId },
      presetId: null,
    });
    expect(quaypay.firstSeenAt < quaypay.lastSeenAt).toBe(true);
  });

  test("is told in the audit trail with its merchant", async () => {
    const merchant = await aMerchant(partner);
    await named(merchant, "Audited Pay");
    await named(merchant, "Audited Pay");
    const { rows } = await database.pool.query(
      "select payload from events where partner_id = $1 and merchant_id = $2 and type = 'unknown_product.named'",
      [partner.partnerId, merchant.merchantId],
    );
    expect(rows).toEqual([{ payload: { name: "Audited Pay" } }]);
  });

  test.each([
    ["one that the table knows", "SumUp Air"],
    ["an id of the table", "sumup-air"],
    ["one of more than 60 characters", `Quaypay${"x".repeat(60)}`],
    ["none", " … "],
  ])("is not %s", async (_, name) => {
    const own = await aPartner(database);
    await named(await aMerchant(own), name);
    expect((await listed(own)).items).toEqual([]);
  });

  test("is not noted where the job runs a second time", async () => {
    const own = await aPartner(database);
    const merchant = await aMerchant(own);
    const started = await asked(merchant);
    await perform(determineJob, own.partnerId, started, naming("Quaypay"));
    const before = await listed(own);
    await perform(determineJob, own.partnerId, started, naming("Quaypay"));
    expect(await listed(own)).toEqual(before);
  });

  test("leads to what the partner says of a product of this name", async () => {
    const own = await aPartner(database);
    const { id } = await aPreset(own, { published: false, furtherNames: ["quaypay go"] });
    await named(await aMerchant(own), "Quaypay-Go");
    expect((await listed(own)).items).toMatchObject([{ name: "Quaypay-Go", presetId: id }]);
  });

  test("goes with its merchant", async () => {
    const own = await aPartner(database);
    const merchant = await aMerchant(own);
    await named(merchant, "Quaypay");
    await expectStatus(200, "DELETE", merchant.base, { as: own.as });
    expect((await listed(own)).items).toEqual([]);
  });
});

describe("the list", () => {
  test("shows pages, those named last first, and each name once", async () => {
    const own = await aPartner(database);
    const merchant = await aMerchant(own);
    for (const name of ["First Pay", "Second Pay", "Third Pay"]) await named(merchant, name);
    const page = await listed(own, "?limit=2");
    const rest = await listed(own, `?limit=2&nextToken=${encodeURIComponent(page.nextToken)}`);
    const names = [...page.items, ...rest.items].map(({ name }: { name: string }) => name);
    expect(names).toEqual(["Third Pay", "Second Pay", "First Pay"]);
    expect(rest.nextToken).toBeNull();
    await expectStatus(400, "GET", `${LIST}?nextToken=made-up`, { as: own.as });
  });

  test("keeps the 500 names that were named last", async () => {
    const own = await aPartner(database);
    const merchant = await aMerchant(own);
    await database.pool.query(
      `insert into unknown_products (partner_id, name, merchant_id, spelling, first_seen_at, last_seen_at)
       select $1, 'old ' || n, $2, 'Old ' || n, '2020-01-01'::timestamptz, '2020-01-01'::timestamptz + n * interval '1 day'
       from generate_series(1, 500) n`,
      [own.partnerId, merchant.merchantId],
    );
    await named(merchant, "Newest Pay");
    const { rows } = await database.pool.query(
      "select count(*)::int as names, min(spelling) filter (where name in ('old 1', 'old 2')) as oldest from unknown_products where partner_id = $1",
      [own.partnerId],
    );
    expect(rows).toEqual([{ names: 500, oldest: "Old 2" }]);
    expect((await listed(own, "?limit=1")).items).toMatchObject([{ name: "Newest Pay" }]);
  });

  test("is the partner's own, and no merchant's", async () => {
    const own = await aPartner(database);
    const merchant = await aMerchant(own);
    await named(merchant, "Quaypay");
    expect((await listed(await aPartner(database))).items).toEqual([]);
    await expectStatus(403, "GET", LIST, { as: await tokenFor(merchant) });
  });

  test("is held by the database itself, also from a merchant's session", async () => {
    const own = await aPartner(database);
    const merchant = await aMerchant(own);
    await named(merchant, "Quaypay");
    const other = await aPartner(database);
    const seenBy = async (partnerId: string, merchantId: string) => {
      const client = await database.pool.connect();
      try {
        await client.query("begin; set local role sealwright_app");
        const settings =
          "select set_config('app.partner_id', $1, true), set_config('app.merchant_id', $2, true)";
        await client.query(settings, [partnerId, merchantId]);
        return (await client.query("select name from unknown_products")).rows.map(
          ({ name }) => name,
        );
      } finally {
        await client.query("rollback");
        client.release();
      }
    };
    expect(await seenBy(own.partnerId, "")).toEqual(["quaypay"]);
    expect(await seenBy(own.partnerId, merchant.merchantId)).toEqual([]);
    expect(await seenBy(other.partnerId, "")).toEqual([]);
  });
});
