// The bulk import: each row by itself, whatever its neighbours are like.
import { describe, expect, test } from "vitest";
import { expectStatus, send } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { aPartner, REDIRECT_SHOP, type TestPartner } from "@/lib/testing/world";
import { planImport } from "./plan";

const database = testDatabase();
const PATH = "/v1/merchants/import";
const METHOD = { name: "Web shop", description: REDIRECT_SHOP };

async function importing(partner: TestPartner, body: unknown) {
  return (await expectStatus(200, "POST", PATH, { as: partner.as, body })).body;
}

async function csv(partner: TestPartner, text: string, query = "") {
  const headers = { "Content-Type": "text/csv" };
  return send("POST", `${PATH}${query}`, { as: partner.as, body: text, headers });
}

async function merchantsOf(partner: TestPartner) {
  return (await expectStatus(200, "GET", "/v1/merchants?limit=100", { as: partner.as })).body.items;
}

const fresh = () => aPartner(database, "live");
const outcomes = (body: { items: { outcome: string }[] }) =>
  body.items.map(({ outcome }) => outcome);

describe("a row", () => {
  test("creates a merchant with its payment methods, updates it, or finds it unchanged", async () => {
    const partner = await fresh();
    const row = { externalMerchantId: "A-1", name: "Quayside", paymentMethods: [METHOD] };
    const first = await importing(partner, { merchants: [row] });
    expect(first.summary).toEqual({ created: 1, updated: 0, unchanged: 0, failed: 0, invited: 0 });
    const [{ merchantId }] = first.items;
    expect((await importing(partner, { merchants: [row] })).items).toEqual([
      { index: 0, outcome: "unchanged", merchantId, externalMerchantId: "A-1" },
    ]);
    const second = { ...METHOD, name: "Stall", description: "A terminal on the phone line." };
    const changed = { ...row, name: "Quayside Soap", paymentMethods: [METHOD, second] };
    expect(outcomes(await importing(partner, { merchants: [changed] }))).toEqual(["updated"]);
    const path = `/v1/merchants/${merchantId}`;
    const merchant = await expectStatus(200, "GET", path, { as: partner.as });
    expect(merchant.body).toMatchObject({
      name: "Quayside Soap",
      complianceStatus: "payment_methods_added",
    });
    const methods = await expectStatus(200, "GET", `${path}/payment-methods`, { as: partner.as });
    expect(methods.body.items.map(({ name }: { name: string }) => name)).toEqual([
      "Web shop",
      "Stall",
    ]);
  });

  test("that is bad fails alone, with every reason", async () => {
    const partner = await fresh();
    const { summary, items } = await importing(partner, {
      merchants: [
        { name: "Good" },
        { name: "", email: "nobody", plan: "gold" },
        "not an object",
        { externalMerchantId: "X", name: "Twin" },
        { externalMerchantId: "X", name: "Twin again" },
        { name: "Card 4111 1111 1111 1111" },
        { name: "Method", paymentMethods: [{ name: "Shop", description: "short" }] },
        { name: "Also good" },
      ],
    });
    expect(summary).toEqual({ created: 3, updated: 0, unchanged: 0, failed: 5, invited: 0 });
    const paths = items[1].errors.map(({ path }: { path: string }) => path);
    expect(paths.sort()).toEqual(["email", "name", "plan"]);
    expect(items[4].errors[0].path).toBe("externalMerchantId");
    expect(JSON.stringify(items[5])).not.toContain("4111");
    expect(items[6].errors[0].path).toBe("paymentMethods.0.description");
    expect(await merchantsOf(partner)).toHaveLength(3);
  });

  test("with text that cannot be stored, or card data for a name of a member, fails alone", async () => {
    const card = "4111111111111111";
    const { items } = await importing(await fresh(), {
      merchants: [
        { name: "N\u0000l" },
        { name: "Cards", [card]: card },
        {
          name: "Twins",
          paymentMethods: [METHOD, { ...METHOD, description: "Another one, by itself." }],
        },
        { name: "Good" },
      ],
    });
    expect(outcomes({ items })).toEqual(["failed", "failed", "failed", "created"]);
    expect(items[0].errors[0].path).toBe("name");
    expect(JSON.stringify(items)).not.toContain("4111");
    expect(items[2].errors[0].path).toBe("paymentMethods");
  });

  test("leaves what it does not name as it was", async () => {
    const partner = await fresh();
    const full = { externalMerchantId: "A", name: "Quayside", email: "owner@quayside.example" };
    await importing(partner, { merchants: [full] });
    await importing(partner, { merchants: [{ externalMerchantId: "A", name: "Quayside II" }] });
    const [merchant] = await merchantsOf(partner);
    expect(merchant).toMatchObject({ name: "Quayside II", email: "owner@quayside.example" });
  });

  test("of another partner's merchant creates one of its own", async () => {
    const [one, two] = [await fresh(), await fresh()];
    const body = { merchants: [{ externalMerchantId: "same", name: "Quayside" }] };
    await importing(one, body);
    expect(outcomes(await importing(two, body))).toEqual(["created"]);
  });
});

describe("an import", () => {
  test("run dry says what would happen and changes nothing", async () => {
    const partner = await fresh();
    const body = {
      dryRun: true,
      sendInvites: true,
      merchants: [{ name: "A", email: "a@b.example" }],
    };
    const { summary, items } = await importing(partner, body);
    expect(summary).toMatchObject({ created: 1, invited: 1 });
    const invite = { outcome: "queued", reason: null };
    expect(items).toEqual([{ index: 0, outcome: "created", invite }]);
    expect(await merchantsOf(partner)).toEqual([]);
    const audit = await expectStatus(200, "GET", "/v1/audit", { as: partner.as });
    expect(audit.body.items).toEqual([]);
  });

  test("invites those with an address, and nobody unless told to", async () => {
    const partner = await fresh();
    const merchants = [{ name: "A", email: "a@b.example" }, { name: "B" }];
    expect((await importing(partner, { merchants })).summary.invited).toBe(0);
    expect((await importing(partner, { merchants, sendInvites: true })).summary.invited).toBe(1);
    const { rows } = await database.pool.query(
      "select count(*)::int as asked from events where type = 'invite.requested' and partner_id = $1",
      [partner.partnerId],
    );
    expect(rows[0].asked).toBe(1);
  });

  test("fills a sandbox to its cap and no further", async () => {
    const merchants = Array.from({ length: 5 }, (_, i) => ({ name: `M${i}` }));
    const planned = planImport(merchants, new Map(), 3).map(({ kind }) => kind);
    expect(planned).toEqual(["create", "create", "create", "failed", "failed"]);
  });

  test("takes 1 to 10,000 merchants", async () => {
    const partner = await fresh();
    const refuse = (count: number) =>
      send("POST", PATH, {
        as: partner.as,
        body: { merchants: Array.from({ length: count }, () => ({ name: "M" })) },
      });
    expect((await refuse(0)).body.code).toBe("VALIDATION_ERROR");
    expect((await refuse(10_001)).body.code).toBe("VALIDATION_ERROR");
  });

  test("of 10,000 merchants in one request is written with an event for each", async () => {
    const partner = await fresh();
    const merchants = Array.from({ length: 10_000 }, (_, i) => ({
      name: `Merchant ${i}`,
      externalMerchantId: `M-${i}`,
      email: `m${i}@example.com`,
    }));
    const { summary } = await importing(partner, { merchants });
    expect(summary).toMatchObject({ created: 10_000, failed: 0 });
    const again = await importing(partner, { merchants });
    expect(again.summary).toMatchObject({ unchanged: 10_000 });
    const { rows } = await database.pool.query(
      "select count(*)::int as events from events where type = 'merchant.created' and partner_id = $1",
      [partner.partnerId],
    );
    expect(rows[0].events).toBe(10_000);
  });

  test.each([50_000, 3_000_000])("of rows that nest %i deep is refused", async (depth) => {
    const { as } = await fresh();
    const body = `{"merchants":[${"[".repeat(depth)}"x"${"]".repeat(depth)}]}`;
    const kept: Record<string, string> = { "Idempotency-Key": "deep" };
    for (const headers of [{}, kept]) {
      const { status, body: refused } = await send("POST", PATH, { as, body, headers });
      expect([status, refused.code]).toEqual([400, "VALIDATION_ERROR"]);
    }
  });

  test("replayed with its Idempotency-Key happens once", async () => {
    const partner = await fresh();
    const once = () =>
      send("POST", PATH, {
        as: partner.as,
        body: { merchants: [{ name: "A" }] },
        headers: { "Idempotency-Key": "import-1" },
      });
    const [first, second] = [await once(), await once()];
    expect(second.body).toEqual(first.body);
    expect(await merchantsOf(partner)).toHaveLength(1);
  });
});

describe("as CSV", () => {
  const HEADER = "name,email,externalMerchantId,paymentMethodName,paymentMethodDescription";

  test("a header line and a line per merchant do the same", async () => {
    const partner = await fresh();
    const text = `\uFEFF${HEADER}\r\n"Fish, Chips",fish@example.com,F-1,Counter,"A terminal on the phone line, by itself."\r\nSoap,,,,\r\n`;
    const { status, body } = await csv(partner, text);
    expect([status, body.summary?.created]).toEqual([200, 2]);
    const names = (await merchantsOf(partner)).map(({ name }: { name: string }) => name);
    expect(names.sort()).toEqual(["Fish, Chips", "Soap"]);
    expect((await csv(partner, text, "?dryRun=true")).body.items[0].outcome).toBe("unchanged");
  });

  test("a mark that is not the header's is part of a cell", async () => {
    const partner = await fresh();
    const words = "We sell online; the bank's page takes the cards";
    const text = `${HEADER}\nSoap,,S-1,Shop,${words}\n`;
    const { body } = await csv(partner, text);
    const path = `/v1/merchants/${body.items[0].merchantId}/payment-methods`;
    const methods = await expectStatus(200, "GET", path, { as: partner.as });
    expect(methods.body.items[0].description).toBe(words);
  });

  test("a line with more cells than the header fails alone: nothing is cut off", async () => {
    const { body } = await csv(await fresh(), "name,email\nSoap,s@example.com,more\nWax,,\n");
    expect(outcomes(body)).toEqual(["failed", "created"]);
    expect(body.items[0].errors[0].path).toBe("column 3");
  });

  test.each([
    ["first line", "Soap,4111 1111 1111 1111\nWax,x\n"],
    ["misquoted cell", 'name\n4111 1111 1111 1111"x\n'],
  ])("card data in a %s is not repeated by the refusal", async (_, text) => {
    const { status, body } = await csv(await fresh(), text);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).not.toContain("1111");
  });

  test("ten MiB of lines are refused", async () => {
    const { body } = await csv(await fresh(), `name\n${"a\n".repeat(5_000_000)}`);
    expect(body.details.issues[0]).toMatchObject({ path: "merchants" });
  });

  test("semicolons are understood", async () => {
    const { body } = await csv(await fresh(), "name;email\nSoap;soap@example.com\n");
    expect(body.summary.created).toBe(1);
  });

  test.each([
    ["an unknown column", "name,plan\nSoap,gold\n"],
    ["no name column", "email\nsoap@example.com\n"],
    ["a column named twice", "name,name\nSoap,Wax\n"],
    ["an open quote", 'name\n"Soap\n'],
    ["no rows", "name\n"],
  ])("%s is refused with what to do", async (_, text) => {
    const { status, body } = await csv(await fresh(), text);
    expect([status, body.code]).toEqual([400, "VALIDATION_ERROR"]);
    expect(body.details.issues[0].message.length).toBeGreaterThan(10);
  });

  test("a bad flag in the query string is refused", async () => {
    const { body } = await csv(await fresh(), "name\nSoap\n", "?dryRun=maybe");
    expect(body.details.issues[0].path).toBe("dryRun");
  });

  test("another content type is refused with the two that work", async () => {
    const partner = await fresh();
    const reply = await send("POST", PATH, {
      as: partner.as,
      body: "<x/>",
      headers: { "Content-Type": "application/xml" },
    });
    expect(reply).toMatchObject({ status: 415, body: { code: "UNSUPPORTED_MEDIA_TYPE" } });
    expect(reply.body.message).toContain("text/csv");
  });
});
