// The rollup, the export and the list agree with a book whose truth the test knows.
import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, test } from "vitest";
import { COMPLIANCE_STATUSES } from "@/lib/domain/merchant/machine";
import { expectStatus, send } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { aPartner, type TestPartner } from "@/lib/testing/world";
import { rollUp } from "./rollup";

const database = testDatabase();
let partner: TestPartner;
let other: TestPartner;

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

/** status, days until the end, latest type, invitations: how many of them */
const BOOK: readonly (readonly [string, number | null, string | null, number, number])[] = [
  ["not_started", null, null, 0, 3],
  ["not_started", null, null, 2, 4],
  ["payment_methods_added", null, null, 1, 2],
  ["saq_determined", null, null, 0, 1],
  ["questions_in_progress", null, "SAQ A", 1, 2],
  ["review_in_progress", null, null, 0, 1],
  ["compliant", 200, "SAQ A", 1, 5],
  ["compliant", 29, "SAQ D", 1, 2],
  ["compliant", -1, "SAQ B", 0, 1],
  ["expired", -40, "SAQ B", 0, 2],
];

async function fill(owner: TestPartner) {
  let made = 0;
  for (const [status, days, saqType, invites, times] of BOOK) {
    for (let i = 0; i < times; i += 1) {
      made += 1;
      await database.pool.query(
        `insert into merchants (partner_id, id, name, external_merchant_id, compliance_status, expires_at,
           compliant_at, last_saq_type, invite_count, invited_at, invite_link_expires_at, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, now() - interval '1 hour' + make_interval(secs => $11), now())`,
        [
          owner.partnerId,
          `mrc_book${made}`,
          `Merchant ${made}`,
          `ext-${made}`,
          status,
          days === null ? null : inDays(days + i / 1e6),
          days === null ? null : inDays(days - 365),
          saqType,
          invites,
          invites > 0 ? new Date() : null,
          made,
        ],
      );
    }
  }
  return made;
}

beforeAll(async () => {
  partner = await aPartner(database, "live");
  other = await aPartner(database, "live");
  await fill(partner);
});

const get = (path: string, as = partner.as) => expectStatus(200, "GET", path, { as });

describe("the rollup", () => {
  test("counts every merchant once, with today's date taken into account", async () => {
    const { body } = await get("/v1/portfolio");
    expect(body.totals).toEqual({
      merchants: 23,
      compliant: 5,
      expiringSoon: 2,
      expired: 3,
      inProgress: 6,
      notStarted: 7,
    });
    expect(body.funnel).toEqual({
      totalMerchants: 23,
      neverInvited: 3,
      invited: 4,
      started: 3,
      inProgress: 3,
      completed: 5,
      expiringSoon: 2,
      expired: 3,
    });
    expect(body.saqTypeBreakdown).toEqual({ "SAQ A": 7, "SAQ B": 3, "SAQ D": 2 });
    expect(body.complianceRate).toBeCloseTo(7 / 23);
    expect(body.expiringSoonWindowDays).toBe(30);
  });

  test("lists who expires soon, the soonest first", async () => {
    const { body } = await get("/v1/portfolio");
    expect(body.expiringSoon).toHaveLength(2);
    const [first, second] = body.expiringSoon;
    expect(first.expiresAt < second.expiresAt).toBe(true);
    expect(first).toMatchObject({ saqType: "SAQ D", daysUntilExpiry: 29 });
  });

  test("of an empty book is all zeros, with a rate of 0", async () => {
    const { body } = await get("/v1/portfolio", other.as);
    expect(body.totals.merchants + body.funnel.totalMerchants + body.complianceRate).toBe(0);
  });

  test("adds up to its sums whatever the groups", () => {
    const groups = COMPLIANCE_STATUSES.map((status, i) => ({
      status,
      saqType: null,
      invited: i % 2 === 0,
      merchants: i + 1,
    }));
    const { totals, funnel } = rollUp(groups, { expired: 2, expiringSoon: 3 });
    const sum = (values: Record<string, number>) => Object.values(values).reduce((a, b) => a + b);
    expect(sum(totals)).toBe(2 * totals.merchants);
    expect(sum(funnel)).toBe(2 * funnel.totalMerchants);
  });

  test("agrees with the filter of the list", async () => {
    const { body } = await get("/v1/portfolio");
    for (const [status, total] of [
      ["compliant", body.totals.compliant],
      ["expiring_soon", body.totals.expiringSoon],
      ["expired", body.totals.expired],
      ["not_started", body.totals.notStarted],
    ]) {
      const list = await get(`/v1/merchants?status=${status}&limit=100`);
      expect([status, list.body.items.length]).toEqual([status, total]);
      for (const item of list.body.items) expect(item.effectiveStatus).toBe(status);
    }
  });
});

describe("the export", () => {
  const HEADER =
    "merchantId,externalMerchantId,name,email,effectiveStatus,lastSaqType,compliantAt,expiresAt,daysUntilExpiry,invitedAt,inviteCount,createdAt";

  test("has one row per merchant in the contract's columns, with CRLF", async () => {
    const { headers, bytes } = await get("/v1/portfolio/export.csv");
    expect(headers.get("content-type")).toBe("text/csv");
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="merchants-.*csv"$/);
    const text = new TextDecoder().decode(bytes);
    const lines = text.split("\r\n");
    expect(lines[0]).toBe(HEADER);
    expect(lines.at(-1)).toBe("");
    expect(lines).toHaveLength(25);
    const rows = parse(text, { columns: true }) as Record<string, string>[];
    const soon = rows.filter(({ effectiveStatus }) => effectiveStatus === "expiring_soon");
    expect(soon.map(({ daysUntilExpiry }) => daysUntilExpiry)).toEqual(["29", "29"]);
    expect(soon[0]?.expiresAt).toMatch(/^\d{4}-\d\d-\d\dT.*\.\d{3}Z$/);
  });

  test("keeps commas, quotes and line breaks", async () => {
    const awkward = await aPartner(database, "live");
    const names = ['Fish, "Chips" & Co', "Łódź ☕", "1 = 1"];
    for (const name of names) {
      await expectStatus(201, "POST", "/v1/merchants", { as: awkward.as, body: { name } });
    }
    const { bytes } = await get("/v1/portfolio/export.csv", awkward.as);
    const rows = parse(Buffer.from(bytes), { columns: true }) as Record<string, string>[];
    expect(rows.map(({ name }) => name)).toEqual(names);
  });

  test("disarms whatever a spreadsheet would run as a formula", async () => {
    const awkward = await aPartner(database, "live");
    const signs = ["=", "+", "-", "@", "＝", "＋", "－", "＠", "﹦", "﹢", "﹣", "﹫", "−"];
    const before = ["", "\u00a0", "\u3000", "\u200b", "\u0001", "\ufeff"];
    const names = signs.flatMap((sign) => before.map((unseen) => `${unseen}${sign}1+1`));
    const merchants = [...names, "\tx", "\rx", "\nx"].map((name) => ({ name }));
    // Behind the scenes: names are trimmed on their way in, and rows may be older than that.
    for (const [at, { name }] of merchants.entries()) {
      await database.pool.query(
        `insert into merchants (partner_id, id, name, created_at, updated_at)
         values ($1, $2, $3, now(), now())`,
        [awkward.partnerId, `mrc_formula${at}`, name],
      );
    }
    const { bytes } = await get("/v1/portfolio/export.csv", awkward.as);
    const rows = parse(Buffer.from(bytes), { columns: true }) as Record<string, string>[];
    const byId = new Map(rows.map((row) => [row.merchantId, row.name]));
    const found = merchants.map((_, at) => byId.get(`mrc_formula${at}`));
    expect(found).toEqual(merchants.map(({ name }) => `'${name}`));
  });

  test("holds nothing of another partner", async () => {
    const { bytes } = await get("/v1/portfolio/export.csv", other.as);
    expect(new TextDecoder().decode(bytes)).toBe(`${HEADER}\r\n`);
  });
});

describe("the audit trail", () => {
  test("is newest first, filtered, and continued by its token without a gap", async () => {
    const { as } = await aPartner(database, "live");
    const ids: string[] = [];
    for (let i = 0; i < 5; i += 1) {
      const made = await expectStatus(201, "POST", "/v1/merchants", {
        as,
        body: { name: `M${i}` },
      });
      ids.unshift(made.body.id);
    }
    const seen: string[] = [];
    let token = "";
    do {
      const { body } = await get(`/v1/audit?eventType=merchant.created&limit=2${token}`, as);
      seen.push(...body.items.map((item: { merchantId: string }) => item.merchantId));
      token = body.nextToken ? `&nextToken=${body.nextToken}` : "";
    } while (token);
    expect(seen).toEqual(ids);
    const one = await get(`/v1/audit?merchantId=${ids[0]}`, as);
    expect(one.body.items[0]).toMatchObject({
      eventType: "merchant.created",
      actor: expect.stringMatching(/^api-key:key_/),
      resourceType: "merchant",
      resourceId: ids[0],
      metadata: { name: "M4", operation: "merchants.create" },
    });
  });

  test("takes both ends of a span as inside it", async () => {
    const { as } = await aPartner(database, "live");
    await expectStatus(201, "POST", "/v1/merchants", { as, body: { name: "M" } });
    const { body } = await get("/v1/audit", as);
    const { timestamp } = body.items[0];
    const span = await get(`/v1/audit?since=${timestamp}&until=${timestamp}`, as);
    expect(span.body.items).toHaveLength(1);
    const before = new Date(Date.parse(timestamp) - 1).toISOString();
    expect((await get(`/v1/audit?until=${before}`, as)).body.items).toHaveLength(0);
  });

  test("refuses a bad limit, moment or token", async () => {
    for (const query of [
      "limit=0",
      "limit=1001",
      "since=yesterday",
      "since=0000-01-01T00:00:00Z",
      "until=9999-12-31T23:59:59-14:00",
      "nextToken=abc",
    ]) {
      const reply = await send("GET", `/v1/audit?${query}`, { as: partner.as });
      expect([query, reply.body.code]).toEqual([query, "VALIDATION_ERROR"]);
    }
  });
});
