// Typed text that no tab, device or lost connection may lose, and sessions that outlive a long answer.
import { beforeAll, describe, expect, test } from "vitest";
import { mintSessionToken } from "@/lib/domain/session/token";
import { renewSessionHandler } from "@/lib/transports/session";
import { type Credentials, expectStatus, send } from "./api";
import { testDatabase } from "./database";
import { webhookSecretOf } from "./secrets";
import { aMerchant, aPartner, type TestMerchant, tokenFor } from "./world";

const database = testDatabase();
let merchant: TestMerchant;
let as: Credentials;

beforeAll(async () => {
  merchant = await aMerchant(await aPartner(database, "live"));
  as = await tokenFor(merchant);
});

const save = (key: string, value: string, version: number) =>
  send("PUT", `${merchant.base}/drafts/${key}`, { as, body: { value, version } });

describe("a draft", () => {
  test("is there on another device, as it was typed", async () => {
    await save("pm.1", "We have one terminal", 0);
    await save("pm.1", "We have one terminal on the counter", 1);
    const elsewhere = await tokenFor(merchant);
    const { body } = await expectStatus(200, "GET", `${merchant.base}/drafts`, { as: elsewhere });
    expect(body.items).toMatchObject([
      { key: "pm.1", value: "We have one terminal on the counter", version: 2 },
    ]);
  });

  test("that another tab saved meanwhile is a conflict that brings the other text", async () => {
    await save("pm.2", "first", 0);
    await save("pm.2", "second", 1);
    const late = await save("pm.2", "late", 1);
    expect(late).toMatchObject({ status: 409, body: { code: "DRAFT_CONFLICT" } });
    expect(late.body.details).toEqual({ value: "second", version: 2 });
  });

  test("of two first saves at once is kept once, and the other is told", async () => {
    const replies = await Promise.all(["a", "b"].map((text) => save("pm.3", text, 0)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("with a card number in it is refused before it is stored", async () => {
    const reply = await save("pm.4", "My card is 4111 1111 1111 1111", 0);
    expect(reply).toMatchObject({ status: 400, body: { code: "CARD_DATA_REFUSED" } });
    const { rows } = await database.pool.query("select 1 from drafts where key = 'pm.4'");
    expect(rows).toEqual([]);
  });
});

describe("a portal session", () => {
  const renew = (headers: Credentials) =>
    renewSessionHandler(new Request("http://127.0.0.1/api/session", { method: "POST", headers }));

  test("is renewed for the same merchant, and the audit trail knows", async () => {
    const reply = await renew(as);
    const { sessionToken, merchantId } = await reply.json();
    expect([reply.status, merchantId]).toEqual([200, merchant.merchantId]);
    const fresh = { "X-Session-Token": sessionToken };
    expect((await send("GET", merchant.base, { as: fresh })).status).toBe(200);
    const path = `/v1/audit?merchantId=${merchantId}&eventType=session_token.renewed`;
    const audit = await expectStatus(200, "GET", path, { as: merchant.partner.as });
    expect(audit.body.items).toHaveLength(1);
  });

  test("is not renewed by an API key, without credentials, or once it is a day old", async () => {
    expect((await renew(merchant.partner.as)).status).toBe(401);
    expect((await renew({})).status).toBe(401);
    const { partnerId } = merchant.partner;
    const secret = await webhookSecretOf(database, partnerId);
    const first = Math.floor(Date.now() / 1000) - 25 * 3600;
    const grant = { partnerId, merchantId: merchant.merchantId, use: "portal" as const, first };
    const old = await mintSessionToken(secret, grant, new Date(), 3600);
    expect((await renew({ "X-Session-Token": old.token })).status).toBe(401);
  });
});
