// What an embedding site gets for its credential, and what a browser is told about who may embed.
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { partners } from "@/db/schema";
import { embedSessionHandler, openEmbed } from "@/lib/transports/embed";
import { preparePage } from "@/lib/transports/page-request";
import { expectStatus } from "./api";
import { testDatabase } from "./database";
import { aMerchant, aPartner, type TestMerchant, type TestPartner, tokenFor } from "./world";

const database = testDatabase();
const SITE = "https://portal.bank.example";

let live: TestPartner;
let merchant: TestMerchant;
let sandboxMerchant: TestMerchant;

beforeAll(async () => {
  live = await aPartner(database, "live");
  await database.db
    .update(partners)
    .set({ embedOrigins: [SITE] })
    .where(eq(partners.id, live.partnerId));
  merchant = await aMerchant(live);
  sandboxMerchant = await aMerchant(await aPartner(database));
});

async function ask(credentials: Record<string, string>, body: unknown) {
  const headers = { "Content-Type": "application/json", ...credentials };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  const reply = await embedSessionHandler(new Request("http://127.0.0.1/api/embed-session", init));
  return { status: reply.status, headers: reply.headers, body: await reply.json() };
}

const keyOf = ({ partner }: TestMerchant) => ({ "X-API-Key": partner.apiKey });

test("a key becomes a session of that merchant alone", async () => {
  const { merchantId, base } = merchant;
  const reply = await ask(keyOf(merchant), { merchantId, origin: SITE });
  expect(reply).toMatchObject({ status: 200, body: { merchantId, embedders: [SITE] } });
  expect(reply.headers.get("cache-control")).toBe("no-store");
  expect(JSON.stringify(reply.body)).not.toContain(live.apiKey);
  const as = { "X-Session-Token": reply.body.sessionToken };
  await expectStatus(200, "GET", base, { as });
  const other = await aMerchant(live);
  await expectStatus(404, "GET", other.base, { as });
});

test("a site that is not on the list gets nothing, whatever it holds", async () => {
  const { merchantId } = merchant;
  const token = { "X-Session-Token": (await tokenFor(merchant))["X-Session-Token"] ?? "" };
  for (const origin of ["https://evil.example", "null", `${SITE}.evil.example`, ""]) {
    for (const credentials of [keyOf(merchant), token]) {
      const reply = await ask(credentials, { merchantId, origin });
      expect(reply).toMatchObject({ status: 403, body: { code: "ORIGIN_NOT_ALLOWED" } });
      expect(reply.body.sessionToken).toBeUndefined();
    }
  }
});

test("a foreign merchant and a missing one are the same", async () => {
  const foreign = await ask(keyOf(merchant), {
    merchantId: sandboxMerchant.merchantId,
    origin: SITE,
  });
  const missing = await ask(keyOf(merchant), { merchantId: "mrc_nobody", origin: SITE });
  expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
});

test("a token opens its own merchant, and is refused for another", async () => {
  const token = { "X-Session-Token": (await tokenFor(merchant))["X-Session-Token"] ?? "" };
  const own = await ask(token, { origin: SITE });
  expect(own).toMatchObject({ status: 200, body: { merchantId: merchant.merchantId } });
  const other = await ask(token, { origin: SITE, merchantId: sandboxMerchant.merchantId });
  expect(other).toMatchObject({ status: 401, body: { code: "INVALID_CREDENTIALS" } });
});

test("what is wrong with the request is said", async () => {
  expect(await ask({}, { origin: SITE })).toMatchObject({ status: 401 });
  expect(await ask(keyOf(merchant), {})).toMatchObject({ status: 400 });
  const noMerchant = await ask(keyOf(merchant), { origin: SITE });
  expect(noMerchant).toMatchObject({ status: 400, body: { code: "VALIDATION_ERROR" } });
});

const tokenOf = (opened: Awaited<ReturnType<typeof openEmbed>>): string => {
  if (typeof opened === "string") throw new Error(opened);
  return opened.token;
};

test("an address opens with a key and a merchant, or with a token alone, which names its merchant", async () => {
  const { merchantId } = merchant;
  const byKey = await openEmbed({ apiKey: live.apiKey, merchantId });
  expect(byKey).toMatchObject({ caller: { kind: "merchant", merchantId }, embedders: [SITE] });
  const sessionToken = tokenOf(byKey);
  for (const query of [{ sessionToken, merchantId }, { sessionToken }]) {
    expect(await openEmbed(query)).toMatchObject({ caller: { kind: "merchant", merchantId } });
  }
});

test("an address that opens nothing says why", async () => {
  const { merchantId } = merchant;
  const { apiKey } = live;
  const sessionToken = tokenOf(await openEmbed({ apiKey, merchantId }));
  expect(await openEmbed({ merchantId })).toBe("MISSING_CREDENTIALS");
  expect(await openEmbed({ apiKey: "line\nbreak", merchantId })).toBe("MISSING_CREDENTIALS");
  expect(await openEmbed({ apiKey: [apiKey], merchantId })).toBe("MISSING_CREDENTIALS");
  expect(await openEmbed({ apiKey })).toBe("MERCHANT_NOT_NAMED");
  for (const query of [
    { apiKey: "sk_live_wrong", merchantId },
    { apiKey: "sk_live_wrong" },
    { apiKey, merchantId: sandboxMerchant.merchantId },
    { sessionToken, merchantId: sandboxMerchant.merchantId },
    { sessionToken, merchantId: [merchantId] },
  ]) {
    expect(await openEmbed(query)).toBe("INVALID_CREDENTIALS");
  }
});

test("the browser is told the list of the partner whose credential it is", async () => {
  const policyOf = async (query: Record<string, string>) => {
    const address = `http://127.0.0.1/portal/embed?${new URLSearchParams(query)}`;
    const { headers } = await preparePage(new Request(address));
    return headers["Content-Security-Policy"];
  };
  const { apiKey } = live;
  expect(await policyOf({ apiKey })).toContain(`; frame-ancestors ${SITE}`);
  const sessionToken = tokenOf(await openEmbed({ apiKey, merchantId: merchant.merchantId }));
  expect(await policyOf({ sessionToken })).toContain(`; frame-ancestors ${SITE}`);
  const sandbox = await policyOf({ apiKey: sandboxMerchant.partner.apiKey });
  expect(sandbox).toContain("https: http://localhost:*");
  const closed = await aPartner(database, "live");
  expect(await policyOf({ apiKey: closed.apiKey })).toContain("; frame-ancestors 'none'");
});
