// The reader of payment gateway accounts through the API, against the stand-in for Authorize.Net.
import { beforeAll, describe, expect, test } from "vitest";
import { expectStatus, send } from "./api";
import { aGatewayAccount, SALES, sales } from "./authorize-net";
import { testDatabase } from "./database";
import { bodyFor, reading, readingEvents } from "./gateway-reading";
import { captureLog } from "./refusal";
import { aMerchant, aPartner, type TestMerchant, type TestPartner, tokenFor } from "./world";

const log = captureLog();
const database = testDatabase();
let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database, "live");
});

const MIXED = {
  marketTypes: ["eCommerce", "MOTO", "Retail"],
  productCodes: ["CNP", "CP"],
  batches: [
    { daysAgo: 2, ...SALES.web, transactions: sales(12, SALES.web) },
    { daysAgo: 3, ...SALES.web, transactions: sales(3, SALES.recurring) },
    { daysAgo: 12, ...SALES.order, transactions: sales(5, SALES.order) },
    { daysAgo: 50, ...SALES.counter, transactions: sales(4, SALES.counter) },
    { daysAgo: 80, marketType: "Retail", transactions: sales(6, SALES.mobile) },
  ],
  unsettled: [...sales(8, SALES.web), ...sales(2, SALES.eCheck)],
  subscriptions: ["creditCard", "creditCard", "creditCard", "eCheck"],
} as const;

async function methodsOf({ base, partner: { as } }: TestMerchant) {
  return (await expectStatus(200, "GET", `${base}/payment-methods`, { as })).body.items;
}

/** Every row of every table, as text. */
async function wholeDatabase(): Promise<string> {
  const { rows: tables } = await database.pool.query(
    "select schemaname, tablename from pg_tables where schemaname in ('public', 'pgboss')",
  );
  const texts = tables.map(async ({ schemaname, tablename }) => {
    const { rows } = await database.pool.query(
      `select string_agg(t::text, ' ') as content from ${schemaname}."${tablename}" t`,
    );
    return rows[0].content ?? "";
  });
  return (await Promise.all(texts)).join(" ");
}

describe("reading", () => {
  test("tells one description per channel that the account truly has", async () => {
    const account = await aGatewayAccount(MIXED);
    const reply = await reading(await aMerchant(partner), bodyFor(account));
    expect(reply.status).toBe(200);
    const told = reply.body.paymentMethods.map((each: Record<string, unknown>) => [
      each.channel,
      (each.evidence as { transactions: number }).transactions,
    ]);
    expect(told).toEqual([
      ["website", 20],
      ["mobile", 6],
      ["phoneVT", 5],
      ["countertop", 4],
      ["recurring", 3],
    ]);
    expect(reply.body.paymentMethods[4].evidence).toEqual({
      transactions: 3,
      share: 0.08,
      subscriptions: 3,
    });
    for (const { description, evidence, vendor } of reply.body.paymentMethods) {
      expect(description).toContain(
        `Of 38 recent card transactions in my account there, ${evidence.transactions} are`,
      );
      expect(vendor).toBe("Authorize.Net");
    }
    expect(reply.body.created).toBeUndefined();
  });

  test("tells the account's settings, and nothing of who runs it", async () => {
    const account = await aGatewayAccount(MIXED);
    const { body } = await reading(await aMerchant(partner), bodyFor(account));
    expect(body.profile).toEqual({
      gateway: "Authorize.Net",
      environment: "sandbox",
      merchantName: "Quayside Candles",
      gatewayId: "565697",
      testMode: false,
      marketTypes: ["eCommerce", "MOTO", "Retail"],
      productCodes: ["CNP", "CP"],
      accepts: ["Visa", "MasterCard", "Echeck"],
      currencies: ["USD"],
      processors: [{ name: "First Data Nashville", cardTypes: ["Mastercard", "EnRoute", "Visa"] }],
      lookbackDays: 90,
      transactionsRead: 38,
      activeSubscriptions: 3,
      notice: null,
    });
  });

  test("adds nothing unless told to, and is on the audit trail", async () => {
    const merchant = await aMerchant(partner);
    await reading(merchant, bodyFor(await aGatewayAccount(MIXED)));
    expect(await methodsOf(merchant)).toHaveLength(1);
    const payload = { gateway: "Authorize.Net", environment: "sandbox", channels: 5, created: 0 };
    expect(await readingEvents(database, merchant)).toEqual([{ type: "gateway.read", payload }]);
  });

  test("looks back 30 days at the production account unless told otherwise", async () => {
    const account = await aGatewayAccount(MIXED);
    const { body } = await reading(await aMerchant(partner), account.credentials);
    expect(body.profile).toMatchObject({ environment: "production", lookbackDays: 30 });
    expect(body.profile.transactionsRead).toBe(28);
  });

  test("is the merchant's own to do, too", async () => {
    const merchant = await aMerchant(partner);
    const body = bodyFor(await aGatewayAccount(MIXED));
    const as = await tokenFor(merchant);
    await expectStatus(200, "POST", `${merchant.base}/integrations/gateway`, { as, body });
  });

  test("of an empty account suggests nothing", async () => {
    const { body } = await reading(await aMerchant(partner), bodyFor(await aGatewayAccount()));
    expect(body.paymentMethods).toEqual([]);
    expect(body.profile).toMatchObject({ transactionsRead: 0, notice: null });
  });

  test("without the Transaction Details API still tells the profile, and how to switch it on", async () => {
    const account = await aGatewayAccount({ ...MIXED, transactionDetails: "off" });
    const reply = await reading(await aMerchant(partner), bodyFor(account));
    expect(reply.status).toBe(200);
    expect(reply.body.profile.notice).toContain("Account > Settings > Security");
    expect(reply.body.profile).toMatchObject({ transactionsRead: 0, activeSubscriptions: 3 });
    expect(reply.body.paymentMethods.map(({ channel }: { channel: string }) => channel)).toEqual([
      "website",
      "phoneVT",
      "countertop",
      "recurring",
    ]);
  });
});

describe("creating", () => {
  test("adds what was suggested, with its ids, and moves the merchant on", async () => {
    const { as } = partner;
    const name = { name: "Quayside Soap" };
    const made = await expectStatus(201, "POST", "/v1/merchants", { as, body: name });
    const base = `/v1/merchants/${made.body.id}`;
    const merchant = { partner, merchantId: made.body.id, pmId: "", base };
    const account = await aGatewayAccount(MIXED);
    const { status, body } = await reading(
      merchant,
      bodyFor(account, { createPaymentMethods: true }),
    );
    expect(status).toBe(200);
    const ids = body.paymentMethods.map(({ id }: { id: string }) => id);
    expect(body.created).toEqual(ids);
    const stored = await methodsOf(merchant);
    expect(stored).toHaveLength(5);
    for (const { evidence: _, ...told } of body.paymentMethods) {
      expect(stored).toContainEqual(expect.objectContaining(told));
    }
    expect((await readingEvents(database, merchant)).map(({ type }) => type)).toEqual([
      ...Array(5).fill("payment_method.created"),
      "gateway.read",
      "merchant.compliance_changed",
    ]);
    const now = await expectStatus(200, "GET", base, { as });
    expect(now.body.complianceStatus).toBe("payment_methods_added");
  });

  test("a second time adds nothing, and leaves what the merchant has changed", async () => {
    const merchant = await aMerchant(partner);
    const body = bodyFor(await aGatewayAccount(MIXED), { createPaymentMethods: true });
    const first = await reading(merchant, body);
    const [web] = first.body.paymentMethods;
    const description = "At checkout the customer pays on the hosted page of the gateway.";
    const path = `${merchant.base}/payment-methods/${web.id}`;
    await expectStatus(200, "PUT", path, { as: partner.as, body: { description } });
    const second = await reading(merchant, body);
    expect(second.body.created).toEqual([]);
    expect(second.body.paymentMethods[0]).toMatchObject({ id: web.id, description });
    expect(await methodsOf(merchant)).toHaveLength(6);
  });

  test("twice at once adds everything once", async () => {
    const merchant = await aMerchant(partner);
    const body = bodyFor(await aGatewayAccount(MIXED), { createPaymentMethods: true });
    const replies = await Promise.all([1, 2, 3].map(() => reading(merchant, body)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(replies.flatMap((reply) => reply.body.created)).toHaveLength(5);
    expect(await methodsOf(merchant)).toHaveLength(6);
  });
});

describe("what must not happen", () => {
  test("credentials and customers are nowhere: not in the database, the log or any answer", async () => {
    const merchant = await aMerchant(partner);
    const account = await aGatewayAccount(MIXED);
    const body = bodyFor(account, { createPaymentMethods: true });
    const headers = { "Idempotency-Key": "read-once" };
    const well = await reading(merchant, body, headers);
    account.faults = ["down", "down", "down"];
    const down = await reading(merchant, body);
    const wrong = { ...body, transactionKey: "kwrong-and-longer-than-sixteen" };
    const rejected = await reading(merchant, wrong);
    expect([well.status, down.status, rejected.status]).toEqual([200, 502, 400]);
    const stored = await wholeDatabase();
    expect(stored).toContain("I take card payments over the internet");
    expect(log.text()).toContain("integrations.gateway");
    const answers = [well, down, rejected].map((reply) => JSON.stringify(reply.body));
    const { apiLoginId, transactionKey } = account.credentials;
    for (const secret of [apiLoginId, transactionKey, wrong.transactionKey, "Ruiz", "INV-"]) {
      for (const text of [stored, log.text(), ...answers]) expect(text).not.toContain(secret);
    }
  });

  test("a repeated Idempotency-Key adds nothing, and its answer is the first", async () => {
    const merchant = await aMerchant(partner);
    const account = await aGatewayAccount(MIXED);
    const body = bodyFor(account, { createPaymentMethods: true });
    const headers = { "Idempotency-Key": "create-once" };
    const first = await reading(merchant, body, headers);
    const asked = account.calls.length;
    account.faults = ["down", "down", "down"];
    const second = await reading(merchant, body, headers);
    expect([second.status, second.body]).toEqual([200, first.body]);
    const other = await reading(merchant, { ...body, lookbackDays: 1 }, headers);
    expect(other.body.code).toBe("IDEMPOTENCY_CONFLICT");
    expect(account.calls).toHaveLength(asked);
    expect(await methodsOf(merchant)).toHaveLength(6);
  });

  test("of a merchant that is not there, or another partner's, the gateway hears nothing", async () => {
    const account = await aGatewayAccount(MIXED);
    const other = await aMerchant(await aPartner(database));
    for (const merchantId of ["mrc_nobody", other.merchantId]) {
      const path = `/v1/merchants/${merchantId}/integrations/gateway`;
      const reply = await send("POST", path, { as: partner.as, body: bodyFor(account) });
      expect(reply).toMatchObject({ status: 404, body: { code: "MERCHANT_NOT_FOUND" } });
    }
    expect(account.calls).toEqual([]);
  });

  test("card data in the account's settings is refused, and neither stored nor repeated", async () => {
    const merchant = await aMerchant(partner);
    const merchantName = "Card 4111 1111 1111 1111";
    const account = await aGatewayAccount({ ...MIXED, merchantName });
    const reply = await reading(merchant, bodyFor(account, { createPaymentMethods: true }));
    expect(reply).toMatchObject({ status: 400, body: { code: "CARD_DATA_REFUSED" } });
    expect(reply.body.details.issues).toMatchObject([{ path: "profile.merchantName" }]);
    expect(JSON.stringify(reply.body)).not.toContain("1111");
    expect(await methodsOf(merchant)).toHaveLength(1);
    expect(await readingEvents(database, merchant)).toEqual([]);
  });
});
