// Another link by e-mail for one whose time is over: to the merchant's own address, seldom, and without
// telling anything to whoever holds the old one.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mintSessionToken } from "@/lib/domain/session/token";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { askForLinkHandler, offerLinkHandler } from "@/lib/transports/fresh-link";
import { expectStatus, send } from "./api";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import { webhookSecretOf } from "./secrets";
import { aMerchant, aPartner, type TestMerchant, type TestPartner } from "./world";

const DAY_MS = 24 * 60 * 60 * 1000;
const database = testDatabase();
let partner: TestPartner;
let merchant: TestMerchant;

beforeAll(async () => {
  partner = await aPartner(database, "live");
});

beforeEach(async () => {
  merchant = await aMerchant(partner);
});

function secretOf(owner: TestPartner): Promise<string> {
  return webhookSecretOf(database, owner.partnerId);
}

/** The token of a link of this merchant, minted so many days ago for an hour. */
async function oldToken(of: TestMerchant, days = 30, secret?: string): Promise<string> {
  const { partnerId } = of.partner;
  const grant = { partnerId, merchantId: of.merchantId, use: "portal" as const };
  const then = new Date(Date.now() - days * DAY_MS);
  const key = secret ?? (await secretOf(of.partner));
  return (await mintSessionToken(key, grant, then, 3600)).token;
}

const asked = (method: string, token: string | null) =>
  new Request("http://127.0.0.1/api/fresh-link", {
    method,
    headers: token === null ? {} : { "X-Session-Token": token },
  });

async function offered(token: string | null): Promise<boolean> {
  return (await (await offerLinkHandler(asked("GET", token))).json()).offered;
}

async function ask(token: string | null) {
  const reply = await askForLinkHandler(asked("POST", token));
  return { status: reply.status, body: await reply.json() };
}

async function requests(of: TestMerchant): Promise<number> {
  const path = `/v1/audit?merchantId=${of.merchantId}&eventType=fresh_link.requested`;
  return (await expectStatus(200, "GET", path, { as: partner.as })).body.items.length;
}

const ANSWER = { status: 200, body: { accepted: true } };

test("an old link of ours is offered another, and asking for it is one event", async () => {
  const token = await oldToken(merchant);
  expect(await offered(token)).toBe(true);
  expect(await ask(token)).toEqual(ANSWER);
  expect(await requests(merchant)).toBe(1);
});

test("a link that is not ours, too old or revoked gets the same answer, and nothing happens", async () => {
  const secret = await secretOf(partner);
  const [head, payload] = (await oldToken(merchant)).split(".");
  const tokens = {
    missing: null,
    empty: "",
    garbage: "x.y.z",
    forged: await oldToken(merchant, 30, `whsec_${Buffer.from("another").toString("base64")}`),
    unsigned: `${head}.${payload}.`,
    "too old": await oldToken(merchant, 401),
    endless: "x".repeat(10_000),
    "of an unknown partner": (
      await mintSessionToken(
        secret,
        { partnerId: "prt_nobody", merchantId: merchant.merchantId, use: "portal" },
        new Date(),
        60,
      )
    ).token,
  };
  for (const [name, token] of Object.entries(tokens)) {
    expect([name, await offered(token)]).toEqual([name, false]);
    expect([name, await ask(token)]).toEqual([name, ANSWER]);
  }
  expect(await requests(merchant)).toBe(0);
});

test("the last day that counts is the 400th", async () => {
  expect(await offered(await oldToken(merchant, 399.9))).toBe(true);
});

test("nobody is written to without an address, or once the merchant is gone", async () => {
  const sandbox = await aPartner(database);
  const nameless = await aMerchant(sandbox);
  const { as } = sandbox;
  await expectStatus(200, "PUT", nameless.base, { as, body: { email: null } });
  const token = await oldToken(nameless);
  expect(await offered(token)).toBe(false);
  expect(await ask(token)).toEqual(ANSWER);
  await expectStatus(200, "DELETE", nameless.base, { as });
  expect(await offered(token)).toBe(false);
  expect(await ask(token)).toEqual(ANSWER);
  const { rows } = await database.pool.query(
    "select 1 from events where partner_id = $1 and type = 'fresh_link.requested'",
    [sandbox.partnerId],
  );
  expect(rows).toEqual([]);
});

test("a rotated secret and a suspended partner end every offer", async () => {
  const rotating = await aPartner(database, "live");
  const shop = await aMerchant(rotating);
  const token = await oldToken(shop);
  await expectStatus(200, "POST", "/v1/partner/webhook/rotate-secret", { as: rotating.as });
  expect(await offered(token)).toBe(false);
  const newer = await oldToken(shop);
  expect(await offered(newer)).toBe(true);
  await database.pool.query("update partners set status = 'suspended' where id = $1", [
    rotating.partnerId,
  ]);
  expect(await offered(newer)).toBe(false);
});

describe("who asks often", () => {
  /** Moves what was asked so far into the past. */
  const later = async (minutes: number) => {
    await database.pool.query(
      "update events set created_at = created_at - make_interval(mins => $2) where merchant_id = $1",
      [merchant.merchantId, minutes],
    );
    await database.pool.query(
      "update mail_claims set created_at = created_at - make_interval(mins => $1)",
      [minutes],
    );
  };

  test("is heard once in five minutes, even when asking all at once with several links", async () => {
    const tokens = await Promise.all([1, 2, 3, 4].map((days) => oldToken(merchant, days)));
    const answers = await Promise.all(tokens.map(ask));
    expect(answers).toEqual(tokens.map(() => ANSWER));
    expect(await requests(merchant)).toBe(1);
    await later(6);
    await ask(await oldToken(merchant));
    expect(await requests(merchant)).toBe(2);
  });

  test("is heard five times a day", async () => {
    const token = await oldToken(merchant);
    for (let time = 0; time < 7; time += 1) {
      expect(await ask(token)).toEqual(ANSWER);
      await later(6);
    }
    expect(await requests(merchant)).toBe(5);
    await later(24 * 60);
    await ask(token);
    expect(await requests(merchant)).toBe(6);
  });

  test("does not use up another merchant's turns", async () => {
    const other = await aMerchant(partner);
    await ask(await oldToken(merchant));
    await ask(await oldToken(other));
    expect([await requests(merchant), await requests(other)]).toEqual([1, 1]);
  });
});

describe("the message", () => {
  let worker: Worker;

  beforeAll(async () => {
    worker = await startWorker();
  });

  afterAll(() => worker.stop());

  test("goes to the merchant's address in its language, with a link that works", async () => {
    const { as } = partner;
    await expectStatus(200, "PUT", merchant.base, { as, body: { locale: "fr" } });
    const token = await oldToken(merchant);
    await ask(token);
    const mail = await eventually("the fresh link", async () => {
      const { rows } = await database.pool.query(
        "select to_address, subject, text_body from mail_messages where merchant_id = $1 and kind = 'fresh_link' and status = 'outbox'",
        [merchant.merchantId],
      );
      return rows[0] ?? null;
    });
    expect(mail.to_address).toBe("owner@quayside.example");
    expect(mail.subject).toBe(
      "Votre nouveau lien\u00a0: contrôle de sécurité des cartes pour Quayside Candles",
    );
    const url = new URL(/https?:\/\/\S+\/portal\?\S+/.exec(mail.text_body)?.[0] ?? "");
    const fresh = url.searchParams.get("sessionToken") ?? "";
    expect(fresh).not.toBe(token);
    const reply = await send("GET", merchant.base, { as: { "X-Session-Token": fresh } });
    expect(reply.status).toBe(200);
  });
});
