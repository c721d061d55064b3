// Keys, tokens, limits and links: what a partner may do with which credential, and how much of it.
import { beforeAll, describe, expect, test } from "vitest";
import { authenticate } from "@/lib/auth/authenticate";
import { PUBLIC } from "@/lib/registry";
import { runnerOn } from "@/lib/runtime";
import { expectStatus, send, withKey } from "./api";
import { givePlan } from "./billing";
import { testDatabase } from "./database";
import { aMerchant, aPartner, type TestPartner, tokenFor } from "./world";

process.env.SANDBOX_REQUESTS_PER_SECOND = "4";
process.env.SANDBOX_REQUESTS_PER_DAY = "12";
process.env.SANDBOX_MERCHANT_CAP = "2";
process.env.ALLOW_PRIVATE_WEBHOOKS = "0";

const database = testDatabase();
const post = (as: Record<string, string>, path: string, body?: unknown) =>
  expectStatus(200, "POST", path, { as, body });

describe("a sandbox", () => {
  test("holds as many merchants as its cap, and has room again after a deletion", async () => {
    const { as } = await aPartner(database);
    const create = () => send("POST", "/v1/merchants", { as, body: { name: "Quayside" } });
    const first = await create();
    expect([first.status, (await create()).status]).toEqual([201, 201]);
    const full = await create();
    expect(full).toMatchObject({ status: 403, body: { code: "SANDBOX_MERCHANT_CAP" } });
    expect(full.body.details).toEqual({ cap: 2 });
    await expectStatus(200, "DELETE", `/v1/merchants/${first.body.id}`, { as });
    expect((await create()).status).toBe(201);
  });

  test("cannot pass its cap by requests at once", async () => {
    const { as } = await aPartner(database);
    const create = () => send("POST", "/v1/merchants", { as, body: { name: "Quayside" } });
    const replies = await Promise.all(Array.from({ length: 6 }, create));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(2);
  });

  test("is told its limits with every answer and refused beyond the burst, with the time to wait", async () => {
    const { as } = await aPartner(database);
    const replies = await Promise.all(
      Array.from({ length: 9 }, () => send("GET", "/v1/partner", { as })),
    );
    const limited = replies.filter(({ status }) => status === 429);
    expect(limited).toHaveLength(1);
    expect(limited[0]?.body.code).toBe("RATE_LIMITED");
    expect(Number(limited[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(limited[0]?.headers.get("ratelimit-policy")).toBe('"rate";q=8;w=2');
    expect(limited[0]?.headers.get("ratelimit")).toMatch(/^"rate";r=0;t=\d$/);
    const served = replies.find(({ status }) => status === 200);
    expect(served?.headers.get("ratelimit-policy")).toBe('"rate";q=8;w=2, "day";q=12;w=86400');
    expect(served?.headers.get("ratelimit")).toMatch(/^"rate";r=\d;t=\d, "day";r=\d+;t=\d+$/);
  });

  test("uses up its requests of the day over all of its keys", async () => {
    const { as, partnerId } = await aPartner(database);
    await database.pool.query("insert into usage_days values ($1, current_date, 11)", [partnerId]);
    expect((await send("GET", "/v1/partner", { as })).status).toBe(200);
    const refused = await send("GET", "/v1/partner", { as });
    expect(refused).toMatchObject({ status: 429, body: { code: "SANDBOX_QUOTA_REACHED" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.headers.get("ratelimit")).toMatch(/^"rate";r=\d;t=\d, "day";r=0;t=\d+$/);
  });

  test("says nothing of a live partner, whose day has no end", async () => {
    const { as } = await aPartner(database, "live");
    const { headers, body } = await expectStatus(200, "GET", "/v1/partner", { as });
    expect(headers.get("ratelimit-policy")).toBe('"rate";q=200000;w=2');
    expect(body).toMatchObject({ testMode: false, limits: { merchantCap: null } });
  });
});

describe("a partner", () => {
  let partner: TestPartner;

  beforeAll(async () => {
    partner = await aPartner(database, "live");
  });

  test("sees its profile, with its keys by prefix and no secret in it", async () => {
    const { body } = await expectStatus(200, "GET", "/v1/partner", { as: partner.as });
    expect(body).toMatchObject({ id: partner.partnerId, status: "active", embedOrigins: [] });
    expect(body.apiKeys[0]).toMatchObject({ prefix: partner.apiKey.slice(0, 12) });
    expect(body.apiKeys[0].lastUsedAt).not.toBeNull();
    expect(JSON.stringify(body)).not.toContain(partner.apiKey);
    expect(JSON.stringify(body)).not.toContain("whsec_");
  });

  test("rotates its key: the new one works at once, the old one for a day, then no more", async () => {
    const { as, apiKey } = await aPartner(database, "live");
    const { body } = await post(as, "/v1/partner/rotate-key");
    expect(body.apiKey).toMatch(/^sk_live_/);
    const fresh = withKey(body.apiKey);
    expect((await send("GET", "/v1/partner", { as: fresh })).status).toBe(200);
    expect((await send("GET", "/v1/partner", { as })).status).toBe(200);
    const dayMs = Date.parse(body.previousKeyExpiresAt) - Date.now();
    expect(Math.round(dayMs / 3_600_000)).toBe(24);
    await database.pool.query(
      "update api_keys set expires_at = now() where expires_at is not null",
    );
    expect((await send("GET", "/v1/partner", { as: withKey(apiKey) })).body.code).toBe(
      "INVALID_CREDENTIALS",
    );
    expect((await send("GET", "/v1/partner", { as: fresh })).status).toBe(200);
  });

  test("gets the same new key again for the same Idempotency-Key, and nobody reads it from the table", async () => {
    const { as } = await aPartner(database, "live");
    const rotate = () =>
      send("POST", "/v1/partner/rotate-key", { as, headers: { "Idempotency-Key": "once" } });
    const first = await rotate();
    const second = await rotate();
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(second.body).toEqual(first.body);
    const { rows } = await database.pool.query("select output from idempotency_keys");
    expect(JSON.stringify(rows)).not.toContain(first.body.apiKey);
  });

  test("ends every session token by rotating its webhook secret", async () => {
    const merchant = await aMerchant(await aPartner(database, "live"));
    const as = await tokenFor(merchant);
    expect((await send("GET", merchant.base, { as })).status).toBe(200);
    const { body } = await post(merchant.partner.as, "/v1/partner/webhook/rotate-secret");
    expect(body.webhookSecret).toMatch(/^whsec_/);
    expect((await send("GET", merchant.base, { as })).body.code).toBe("INVALID_CREDENTIALS");
  });

  test("sets its webhook address over https only, and clears it with null", async () => {
    const { as } = partner;
    const put = (webhookUrl: unknown) =>
      send("PUT", "/v1/partner/webhook", { as, body: { webhookUrl } });
    expect((await put("http://receiver.example/hooks")).body.code).toBe("VALIDATION_ERROR");
    expect((await put(undefined)).body.code).toBe("VALIDATION_ERROR");
    await put("https://receiver.example/hooks");
    expect((await send("GET", "/v1/partner", { as })).body.webhook.url).toBe(
      "https://receiver.example/hooks",
    );
    expect((await put(null)).body).toEqual({ webhookUrl: null });
  });

  test("is refused everything while it is suspended", async () => {
    const suspended = await aPartner(database, "live", "suspended");
    const reply = await send("GET", "/v1/partner", { as: suspended.as });
    expect(reply).toMatchObject({ status: 403, body: { code: "PARTNER_SUSPENDED" } });
  });

  test("sees what it used in this cycle and what it costs", async () => {
    await givePlan(database, partner.partnerId, { unitPrice: 250, currency: "USD" });
    const { body } = await expectStatus(200, "GET", "/v1/partner/billing", { as: partner.as });
    expect(body).toMatchObject({ status: "active", currency: "USD", invoices: [] });
    expect(body.pendingUsage).toMatchObject({ sealedAttestations: 0, amountCents: 0 });
    expect(body.pendingUsage.cycleStart.slice(8)).toBe("01T00:00:00.000Z");
  });
});

describe("a portal link", () => {
  const linkOf = async (returnHosts: string[], body: Record<string, unknown>) => {
    const partner = await aPartner(database, "live");
    await database.pool.query("update partners set return_hosts = $2 where id = $1", [
      partner.partnerId,
      returnHosts,
    ]);
    const merchant = await aMerchant(partner);
    return send("POST", `${merchant.base}/portal-link`, { as: partner.as, body });
  };

  test("comes as three addresses with a token that reaches the merchant", async () => {
    const { status, body } = await linkOf([], {});
    expect(status).toBe(200);
    expect(body).toMatchObject({ authMode: "session-token", ttlSeconds: 3600, handoffUrl: null });
    expect(new URL(body.embedUrl).pathname).toBe("/portal/embed");
    const address = new URL(body.standalonePortalUrl);
    expect(address.searchParams.get("sessionToken")).toBe(body.sessionToken);
    const as = { "X-Session-Token": body.sessionToken };
    expect((await send("GET", `/v1/merchants/${body.merchantId}`, { as })).status).toBe(200);
  });

  test("returns to hosts of the allow-list only, over https", async () => {
    const hosts = ["shop.bank.example"];
    const to = (returnUrl: string) => linkOf(hosts, { returnUrl });
    const { body } = await to("https://shop.bank.example/done?x=1");
    expect(new URL(body.handoffUrl).searchParams.get("returnUrl")).toContain("/done?x=1");
    for (const wrong of [
      "https://evil.example/shop.bank.example",
      "https://shop.bank.example.evil.example/",
      "https://shop.bank.example@evil.example/",
      "http://shop.bank.example/",
    ]) {
      expect((await to(wrong)).body.code).toBe("RETURN_URL_NOT_ALLOWED");
    }
    expect((await to("javascript:alert(1)")).body.code).toBe("VALIDATION_ERROR");
  });
});

test("an attempt to use a token longer than it lives fails at its end", async () => {
  const merchant = await aMerchant(await aPartner(database, "live"));
  const past = { now: () => new Date(Date.now() - 3_700_000) };
  const { caller } = await authenticate(new Headers(merchant.partner.as));
  const input = { merchantId: merchant.merchantId, ttlSeconds: 3600, use: "rest" };
  const { output } = await runnerOn(past)(PUBLIC.mintToken, caller, input);
  const as = { "X-Session-Token": output.sessionToken };
  expect((await send("GET", merchant.base, { as })).body.code).toBe("INVALID_CREDENTIALS");
});
