// Who asks: every way in which credentials are missing, wrong or not enough.
import { SignJWT } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { hashApiKey } from "@/lib/core/credentials";
import type { ErrorCode } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { mintSessionToken } from "@/lib/domain/session/token";
import { type Credentials, expectStatus, withKey, withToken } from "./api";
import { testDatabase } from "./database";
import { captureLog, refuse } from "./refusal";
import { changeWebhookSecret, webhookSecretOf } from "./secrets";
import { aMerchant, aPartner, type TestMerchant, type TestPartner, tokenFor } from "./world";

const log = captureLog();
const database = testDatabase();
let partner: TestPartner;
let other: TestPartner;
let shop: TestMerchant;
let secret: string;

beforeAll(async () => {
  partner = await aPartner(database);
  other = await aPartner(database);
  shop = await aMerchant(partner);
  secret = await secretOf(partner);
});

async function query(text: string, ...values: unknown[]) {
  return (await database.pool.query(text, values)).rows;
}

function secretOf({ partnerId }: TestPartner): Promise<string> {
  return webhookSecretOf(database, partnerId);
}

interface Forgery {
  readonly partnerId?: string;
  readonly secret?: string;
  readonly at?: Date;
}

async function aToken(forgery: Forgery): Promise<Credentials> {
  const { partnerId = partner.partnerId, at = new Date() } = forgery;
  const grant = { partnerId, merchantId: shop.merchantId, use: "rest" as const };
  return withToken((await mintSessionToken(forgery.secret ?? secret, grant, at, 600)).token);
}

async function unsignedToken(): Promise<Credentials> {
  const { merchantId } = shop;
  const claims = {
    pid: partner.partnerId,
    use: "rest",
    sub: merchantId,
    iss: "sealwright",
    jti: "1",
  };
  const signing = new SignJWT(claims).setProtectedHeader({ alg: "HS256" });
  const [, content] = (await signing.sign(new Uint8Array(32))).split(".");
  const header = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
  return withToken(`${header}.${content}.`);
}

async function endedKey(): Promise<Credentials> {
  const apiKey = `sk_test_${newId("key")}`;
  await query(
    "insert into api_keys (partner_id, id, hash, prefix, created_at, expires_at) values ($1, $2, $3, 'sk_test_', now(), now())",
    partner.partnerId,
    newId("key"),
    hashApiKey(apiKey),
  );
  return withKey(apiKey);
}

/** Credentials that were good until their partner was suspended. */
async function suspended(how: (partner: TestPartner) => Promise<Credentials>) {
  const stopped = await aPartner(database);
  const as = await how(stopped);
  await query("update partners set status = 'suspended' where id = $1", stopped.partnerId);
  return as;
}

/** A token that was good until its partner's webhook secret was rotated. */
async function rotatedAway(): Promise<Credentials> {
  const rotating = await aPartner(database);
  const as = await tokenFor(await aMerchant(rotating));
  await changeWebhookSecret(database, rotating.partnerId, "whsec_new");
  return as;
}

const CASES: Partial<Record<ErrorCode, Record<string, () => Credentials | Promise<Credentials>>>> =
  {
    MISSING_CREDENTIALS: {
      nothing: () => ({}),
      "an empty key": () => withKey(""),
      "another scheme": () => ({ Authorization: "Basic eDp5" }),
      "a bearer without a key": () => ({ Authorization: "Bearer " }),
    },
    INVALID_CREDENTIALS: {
      "an unknown key": () => withKey("sk_live_unknown"),
      "an unknown bearer": () => ({ Authorization: "Bearer sk_live_unknown" }),
      "a key of 5,000 characters": () => withKey("k".repeat(5000)),
      "a key that has ended": endedKey,
      "a good token beside a wrong key": async () => ({
        ...withKey("sk_live_unknown"),
        ...(await aToken({})),
      }),
      "a token that is none": () => withToken("a.b.c"),
      "a token of 5,000 characters": () => withToken(`${"a".repeat(5000)}.b.c`),
      "a token without a signature": unsignedToken,
      "a token that has run out": () => aToken({ at: new Date(Date.now() - 601_000) }),
      "a token signed with another secret": async () => aToken({ secret: await secretOf(other) }),
      "a token in another partner's name": () => aToken({ partnerId: other.partnerId }),
      "a token of no partner": () => aToken({ partnerId: "prt_nobody" }),
      "a token from before the secret's rotation": rotatedAway,
    },
    PARTNER_SUSPENDED: {
      "a suspended partner's key": () => suspended(async (stopped) => stopped.as),
      "a suspended partner's token": () =>
        suspended(async (stopped) => tokenFor(await aMerchant(stopped))),
    },
  };

describe.each(Object.entries(CASES))("%s", (code, cases) => {
  test.each(Object.entries(cases))("%s", async (_, credentials) => {
    const as = await credentials();
    await refuse(database, code as ErrorCode, "GET", shop.base, { as });
    const body = { name: "Changed" };
    const reply = await refuse(database, code as ErrorCode, "PUT", shop.base, { as, body });
    const challenge = reply.status === 401 ? expect.stringMatching(/^Bearer /) : null;
    expect(reply.headers.get("www-authenticate")).toEqual(challenge);
  });
});

test("every invalid credential is refused in the same words", async () => {
  const replies = [];
  for (const credentials of Object.values(CASES.INVALID_CREDENTIALS ?? {})) {
    const as = await credentials();
    replies.push((await refuse(database, "INVALID_CREDENTIALS", "GET", shop.base, { as })).body);
  }
  expect(new Set(replies.map((body) => JSON.stringify(body))).size).toBe(1);
});

test("the key counts as a bearer, and its token reaches its own merchant", async () => {
  const as = { Authorization: `Bearer ${partner.apiKey}` };
  await expectStatus(200, "GET", shop.base, { as });
  await expectStatus(200, "GET", shop.base, { as: await aToken({}) });
});

test.each([
  ["lists no merchants", "GET", () => "/v1/merchants"],
  ["creates none", "POST", () => "/v1/merchants"],
  ["does not delete its own", "DELETE", () => shop.base],
  ["mints no other token", "POST", () => `${shop.base}/session-token`],
])("a session token %s", async (_, method, path) => {
  const body = method === "POST" ? {} : undefined;
  await refuse(database, "PARTNER_KEY_REQUIRED", method, path(), {
    as: await tokenFor(shop),
    body,
  });
});

test.each([
  ["broken JSON", "{", {}],
  ["a table without a header", "x,y", { "Content-Type": "text/csv" }],
  ["a form", "a=b", { "Content-Type": "application/x-www-form-urlencoded" }],
  ["an empty Idempotency-Key", "{}", { "Idempotency-Key": "" }],
])(
  "a session token is refused a partner's import before its body is looked at: %s",
  async (_, body, headers) => {
    const as = await tokenFor(shop);
    const path = "/v1/merchants/import";
    await refuse(database, "PARTNER_KEY_REQUIRED", "POST", path, { as, body, headers });
  },
);

test("a token of a partner that no database could name is invalid, too", async () => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const as = withToken(`${part({ alg: "HS256" })}.${part({ pid: "prt_\u0000" })}.c2ln`);
  await refuse(database, "INVALID_CREDENTIALS", "GET", shop.base, { as });
});

test("no credential is logged", async () => {
  const as = await tokenFor(shop);
  await expectStatus(200, "GET", shop.base, { as });
  await expectStatus(200, "GET", shop.base, { as: partner.as });
  await refuse(database, "INVALID_CREDENTIALS", "GET", shop.base, {
    as: withKey("sk_live_unknown"),
  });
  const text = log.text();
  expect(text).toContain("merchants.get");
  for (const value of [as["X-Session-Token"], partner.apiKey, "sk_live_unknown", secret]) {
    expect(value && text.includes(value)).toBe(false);
  }
});
