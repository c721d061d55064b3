// The book where something goes wrong: tokens and texts at their worst, and writers of the same rows at once.
import type pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { expectStatus, send } from "@/lib/testing/api";
import { driftOf } from "@/lib/testing/counters";
import { testDatabase } from "@/lib/testing/database";
import { refuse } from "@/lib/testing/refusal";
import {
  aMerchant,
  anAnsweredAttempt,
  aPartner,
  REDIRECT_SHOP,
  sign,
  type TestPartner,
} from "@/lib/testing/world";
import { BOOK_SORTS } from "./shape";

const database = testDatabase();
const LIST = "/v1/portfolio/merchants";
const COUNTS = `${LIST}/counts`;
let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database, "live");
});

async function importing(as: TestPartner["as"], merchants: readonly unknown[]) {
  return expectStatus(200, "POST", "/v1/merchants/import", { as, body: { merchants } });
}

async function idsOf(as: TestPartner["as"], query: string): Promise<string[]> {
  const { body } = await expectStatus(200, "GET", `${LIST}?${query}`, { as });
  return body.items.map(({ id }: { id: string }) => id);
}

describe("a token", () => {
  test("of merchants with the longest names goes on, in every order", async () => {
    const { as } = await aPartner(database, "live");
    // The widest characters that a name may have; local and domain part as long as an address may be.
    const email = (n: number) =>
      `${n}${"l".repeat(62)}@${"d".repeat(63)}.${"d".repeat(63)}.${"d".repeat(57)}.com`;
    const merchants = Array.from({ length: 4 }, (_, n) => ({
      name: `${"ꟻ".repeat(199)}${n}`,
      externalMerchantId: `${"ꟻ".repeat(99)}${n}`,
      email: email(n),
    }));
    const { body } = await importing(as, merchants);
    expect(body.summary.created).toBe(4);
    for (const sort of BOOK_SORTS) {
      const seen = new Set<string>();
      let token: string | null = "";
      do {
        const query: string = `${LIST}?sort=${sort}&limit=1${token && `&nextToken=${token}`}`;
        const page = await expectStatus(200, "GET", query, { as });
        for (const { id } of page.body.items) seen.add(id);
        token = page.body.nextToken;
      } while (token);
      expect([sort, seen.size]).toEqual([sort, 4]);
    }
  });

  test.each([
    ["of another order", "sort=name", "sort=name_desc"],
    ["of the default order", "", "sort=oldest"],
    ["with another filter", "search=tok", "search=to"],
    ["without its filter", "search=tok", ""],
    ["with one more filter", "", "invitation=never"],
    ["of another time", "quietSince=2099-01-01T00:00:00Z", "quietSince=2098-01-01T00:00:00Z"],
  ])("%s is a VALIDATION_ERROR of nextToken", async (_, given, used) => {
    const { as } = await aPartner(database, "live");
    await importing(as, [{ name: "Token one" }, { name: "Token two" }]);
    const { body } = await expectStatus(200, "GET", `${LIST}?limit=1&${given}`, { as });
    expect(body.nextToken).toEqual(expect.any(String));
    const path = `${LIST}?limit=1&${used}&nextToken=${body.nextToken}`;
    const reply = await refuse(database, "VALIDATION_ERROR", "GET", path, { as });
    expect(reply.body.details.issues).toMatchObject([
      { path: "nextToken", code: "invalid_format" },
    ]);
    const contract = await send("GET", `/v1/merchants?nextToken=${body.nextToken}`, { as });
    expect(contract.status).toBe(400);
  });
});

describe("a search", () => {
  beforeAll(async () => {
    await importing(partner.as, [
      { name: "100% Juice_Bar" },
      { name: "Back\\slash" },
      { name: "100 Juice" },
      { name: "İstanbul ΣΑΣ" },
    ]);
  });

  test.each([
    ["%", 1],
    ["_", 1],
    ["\\", 1],
    ["0%", 1],
    ["100", 2],
    ["İSTANBUL", 1],
    ["'; drop table merchants; --", 0],
    ["x".repeat(200), 0],
  ])("for %j takes it as it is", async (text, found) => {
    const search = encodeURIComponent(text);
    expect(await idsOf(partner.as, `search=${search}`)).toHaveLength(found);
    const { body } = await expectStatus(200, "GET", `${COUNTS}?search=${search}`, {
      as: partner.as,
    });
    expect(body.total).toBe(found);
    const contract = await expectStatus(200, "GET", `/v1/merchants?search=${search}`, {
      as: partner.as,
    });
    expect(contract.body.items).toHaveLength(found);
  });

  test.each([
    ["ten thousand characters", "x".repeat(10_000)],
    ["a NUL", "a\u0000b"],
  ])("for %s is a VALIDATION_ERROR of search", async (_, text) => {
    for (const path of [LIST, COUNTS]) {
      const asked = `${path}?search=${encodeURIComponent(text)}`;
      const reply = await refuse(database, "VALIDATION_ERROR", "GET", asked, { as: partner.as });
      expect(reply.body.details.issues).toMatchObject([{ path: "search" }]);
    }
  });

  test.each(["0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z", "2028-02-29T23:59:59+14:00"])(
    "by moments as far away as %s finds or not, and never fails",
    async (moment) => {
      const at = encodeURIComponent(moment);
      for (const name of ["endsFrom", "endsBefore", "sealedFrom", "quietSince", "activeSince"]) {
        await expectStatus(200, "GET", `${LIST}?${name}=${at}`, { as: partner.as });
        await expectStatus(200, "GET", `${COUNTS}?${name}=${at}`, { as: partner.as });
      }
      for (const none of ["0000-01-01T00:00:00Z", "2027-02-29T00:00:00Z", "infinity"]) {
        const path = `${LIST}?endsFrom=${encodeURIComponent(none)}`;
        await refuse(database, "VALIDATION_ERROR", "GET", path, { as: partner.as });
      }
    },
  );
});

describe("messages", () => {
  async function aMessage(id: string, merchantId: string, alsoFor: readonly string[]) {
    await database.pool.query(
      `insert into mail_messages (partner_id, id, merchant_id, also_for, kind, dedupe_key, to_address, subject, text_body, html_body, attachments, status, created_at)
       values ($1, $2, $3, $4, 'invitation', $2, 'a@b.example', 'S', 't', 'h', '[]', 'sending', now())`,
      [partner.partnerId, id, merchantId, alsoFor],
    );
  }
  const settle = (on: pg.Pool | pg.PoolClient, id: string, status: string) =>
    on.query("update mail_messages set status = $2 where id = $1", [id, status]);

  test("to one address tell of every merchant that they name, and of none that is gone", async () => {
    const [first, second] = [await aMerchant(partner), await aMerchant(partner)];
    await aMessage("msg_shared", first.merchantId, [second.merchantId, "mrc_gone"]);
    await settle(database.pool, "msg_shared", "bounced");
    const found = await idsOf(partner.as, "mail=trouble");
    expect(found.sort()).toEqual([first.merchantId, second.merchantId].sort());
    await database.pool.query("delete from mail_messages where id = 'msg_shared'");
  });

  test("that are settled while their merchant works end in no deadlock", async () => {
    const { merchantId } = await aMerchant(partner);
    await aMessage("msg_settled", merchantId, []);
    const [mail, work] = [await database.pool.connect(), await database.pool.connect()];
    const lock = (client: pg.PoolClient) =>
      client.query("select 1 from merchants where id = $1 for no key update", [merchantId]);
    try {
      await mail.query("begin");
      await work.query("begin");
      await settle(mail, "msg_settled", "sent");
      await lock(work);
      const counted = lock(mail);
      await work.query(
        `insert into events (partner_id, id, type, actor, resource_type, resource_id, merchant_id, payload, operation, request_id, created_at)
         values ($1, 'evt_work', 'x', 'session:t', 'attempt', 'a', $2, '{}', 'x', 'r', now())`,
        [partner.partnerId, merchantId],
      );
      await work.query("commit");
      await counted;
      await mail.query("commit");
    } finally {
      mail.release();
      work.release();
    }
    const { rows } = await database.pool.query(
      "select mail_state, last_activity_at is not null as moved from merchant_activity where merchant_id = $1",
      [merchantId],
    );
    expect(rows).toEqual([{ mail_state: "sent", moved: true }]);
  });
});

describe("an import", () => {
  test("is no activity of its merchants; what is added to one of them by itself is", async () => {
    const { as } = await aPartner(database, "live");
    const method = { name: "Web shop", description: REDIRECT_SHOP };
    const { body } = await importing(as, [
      { name: "Brought", externalMerchantId: "E-1", paymentMethods: [method] },
    ]);
    const [{ merchantId }] = body.items;
    expect(await idsOf(as, "activeSince=2026-01-01T00:00:00Z")).toEqual([]);
    await expectStatus(201, "POST", `/v1/merchants/${merchantId}/payment-methods`, {
      as,
      body: { name: "Shop", description: REDIRECT_SHOP },
    });
    expect(await idsOf(as, "activeSince=2026-01-01T00:00:00Z")).toEqual([merchantId]);
  });

  test("of merchants that seal at the same moment, twice at once, leaves the counters right", async () => {
    const { as, partnerId } = partner;
    const sealing = [];
    for (const n of [1, 2, 3]) {
      const attempt = await anAnsweredAttempt(database, partner);
      await expectStatus(200, "PUT", attempt.base, { as, body: { externalMerchantId: `S-${n}` } });
      await sign(attempt);
      sealing.push(attempt);
    }
    const rows = (round: string) =>
      Array.from({ length: 400 }, (_, n) => ({
        name: `Round ${round} ${n}`,
        externalMerchantId: n < 3 ? `S-${n + 1}` : `R-${n}`,
        // A change of the three would void their signatures: their payment methods grow instead.
        ...(n < 3 ? { name: "Quayside Candles" } : {}),
        paymentMethods: [{ name: `Shop ${round}`, description: REDIRECT_SHOP }],
      }));
    const replies = await Promise.all([
      importing(as, rows("one")),
      importing(as, rows("two").reverse()),
      ...sealing.map((attempt) => send("POST", `${attempt.path}/submit`, { as })),
    ]);
    // A payment method that came before the seal voids the signature; either is told as it is.
    for (const { status } of replies) expect([200, 409]).toContain(status);
    expect(replies[0]?.body.summary.failed).toBe(0);
    expect(replies[1]?.body.summary.failed).toBe(0);
    expect(await driftOf(database, partnerId)).toEqual([]);
  });
});
