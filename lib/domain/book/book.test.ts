// The table of a book: every filter leaves what its rule says, every order is walked without a gap, and
// every figure of the overview is the number of merchants behind it.
import { beforeAll, describe, expect, test } from "vitest";
import { expectStatus, send } from "@/lib/testing/api";
import { type BookItem, type BookQuery, bookCounts, bookPage, wholeBook } from "@/lib/testing/book";
import { testDatabase } from "@/lib/testing/database";
import { aPartner, type TestPartner } from "@/lib/testing/world";
import { BOOK_SORTS, BOOK_STAGES } from "./shape";

const database = testDatabase();
let partner: TestPartner;

const DAY_MS = 24 * 60 * 60 * 1000;
const days = (count: number) => new Date(Date.now() + count * DAY_MS).toISOString();
const [EARLY, LATE] = [days(5.5), days(40.5)];
const LATELY = days(-3.5);

const SIZE = 70;

/** Every mix of stage, type, invitation, activity and mail, some of the values alike. */
const FILL = `insert into merchants (partner_id, id, external_merchant_id, name, email, compliance_status,
    last_saq_type, compliant_at, expires_at, invite_count, invited_at, invite_link_expires_at, created_at, updated_at)
  select $1, 'mrc_' || lpad(n::text, 4, '0'), case when n % 3 > 0 then 'EXT-' || n end,
    (array['Übung', 'apple', 'Zebra', 'Apple'])[1 + n % 4] || ' ' || n % 9, case when n % 5 > 0 then 'M' || n || '@shop.example' end,
    (array['not_started', 'payment_methods_added', 'saq_determined', 'questions_in_progress', 'review_in_progress', 'compliant', 'expired'])[1 + n % 7],
    case when n % 7 > 4 then (array['SAQ A', 'SAQ D'])[1 + n % 2] end,
    case when n % 7 > 4 then now() end,
    case when n % 7 = 5 then now() + make_interval(days => (n * 7) % 90 - 10) when n % 7 = 6 then now() - interval '9 days' end,
    n % 3, case when n % 3 > 0 then now() end, case when n % 3 > 0 then now() + make_interval(days => n % 20 - 10) end,
    now() - make_interval(mins => n / 2), now()
  from generate_series(1, $2::int) n`;
const ACTIVITY = `insert into merchant_activity (partner_id, merchant_id, last_activity_at, mail_state, mail_at)
  select partner_id, id, case when right(id, 1) < '6' then now() - make_interval(days => right(id, 2)::int % 12) end,
    (array['sent', 'failed', 'bounced', 'delivered', null])[1 + right(id, 2)::int % 5], now()
  from merchants where partner_id = $1 and right(id, 1) <> '9'`;

beforeAll(async () => {
  partner = await aPartner(database, "live");
  await database.pool.query(FILL, [partner.partnerId, SIZE]);
  await database.pool.query(ACTIVITY, [partner.partnerId]);
});

describe("every order", () => {
  const key: Record<string, (item: BookItem) => string | number> = {
    newest: (item) => -Date.parse(item.createdAt),
    oldest: (item) => Date.parse(item.createdAt),
    expires: (item) => (item.expiresAt ? Date.parse(item.expiresAt) : Number.POSITIVE_INFINITY),
    expires_desc: (item) => (item.expiresAt ? -Date.parse(item.expiresAt) : Number.MAX_VALUE),
    quietest: (item) => (item.lastActivityAt ? Date.parse(item.lastActivityAt) : 0),
    busiest: (item) => (item.lastActivityAt ? -Date.parse(item.lastActivityAt) : 0),
  };

  test.each(BOOK_SORTS)(
    "%s shows each merchant once, whatever the size of the page",
    async (sort) => {
      const whole = await wholeBook(partner.as, { sort }, 100);
      const bits = await wholeBook(partner.as, { sort }, 7);
      expect(whole).toHaveLength(SIZE);
      expect(bits.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
      expect(new Set(whole.map(({ id }) => id)).size).toBe(SIZE);
      const of = key[sort];
      if (!of) return;
      const keys = whole.map(of);
      expect(keys).toEqual([...keys].sort((a, b) => Number(a) - Number(b)));
    },
  );

  test.each(BOOK_SORTS)("%s goes back by the pages it came by", async (sort) => {
    const limit = 9;
    const there = [await bookPage(partner.as, { sort, limit, search: "e" })];
    for (let at = there[0]; at.nextToken; ) {
      at = await bookPage(partner.as, { sort, limit, search: "e", nextToken: at.nextToken });
      there.push(at);
    }
    expect(there.length).toBeGreaterThan(4);
    expect(there[0].previousToken).toBeNull();
    for (let index = there.length - 1; index > 0; index -= 1) {
      const { previousToken } = there[index];
      const back = await bookPage(partner.as, { sort, limit, search: "e", previousToken });
      expect(back).toEqual(there[index - 1]);
    }
  });

  test("of names takes capitals and small letters alike", async () => {
    const names = (await wholeBook(partner.as, { sort: "name" }, 100)).map(({ name }) =>
      name.toLowerCase(),
    );
    expect(names[0]).toBe("apple 0");
    expect(names).toEqual([...names].sort());
    const back = (await wholeBook(partner.as, { sort: "name_desc" }, 100)).map(({ name }) =>
      name.toLowerCase(),
    );
    expect(back).toEqual([...names].reverse());
  });

  test("refuses a token of another order, and one that was made up", async () => {
    const { nextToken } = await bookPage(partner.as, { sort: "expires", limit: 5 });
    const made = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString("base64url");
    const tokens = [
      nextToken,
      made(["name"]),
      made(["newest", "now", "x"]),
      made(["newest", "1", "x"]),
      made(["newest", "none", "x"]),
    ];
    for (const token of tokens) {
      for (const name of ["nextToken", "previousToken"]) {
        const path = `/v1/portfolio/merchants?sort=newest&${name}=${token}`;
        const reply = await send("GET", path, { as: partner.as });
        const details = { issues: [{ path: name }] };
        expect(reply).toMatchObject({ status: 400, body: { code: "VALIDATION_ERROR", details } });
      }
    }
  });
});

describe("every filter leaves what its rule says, in the list and in the counts", () => {
  const inTrouble = ({ mail }: BookItem) => ["failed", "bounced"].includes(mail?.state ?? "");
  const isQuiet = ({ lastActivityAt }: BookItem) => !lastActivityAt || lastActivityAt < LATELY;
  const CASES: readonly (readonly [BookQuery, (item: BookItem) => boolean])[] = [
    [{ search: "APPLE 3" }, (item) => item.name.toLowerCase() === "apple 3"],
    [{ search: "übung" }, (item) => item.name.startsWith("Übung")],
    [{ search: "m1@SHOP" }, (item) => item.email === "M1@shop.example"],
    [{ search: "ext-1" }, (item) => String(item.externalMerchantId).startsWith("EXT-1")],
    [{ search: "%" }, () => false],
    [{ search: "_" }, () => false],
    [{ status: "expiring_soon" }, (item) => item.effectiveStatus === "expiring_soon"],
    [{ status: "compliant" }, (item) => item.effectiveStatus === "compliant"],
    [{ status: "expired" }, (item) => item.effectiveStatus === "expired"],
    [{ status: "saq_determined" }, (item) => item.effectiveStatus === "saq_determined"],
    [{ questionnaire: "SAQ D" }, (item) => item.lastSaqType === "SAQ D"],
    [{ invitation: "never" }, (item) => item.invite === null],
    [{ invitation: "sent" }, (item) => item.invite !== null],
    [
      { invitation: "link_ended" },
      (item) => item.invite !== null && item.invite.linkExpiresAt <= days(0),
    ],
    [{ mail: "trouble" }, inTrouble],
    [{ quietSince: LATELY }, isQuiet],
    [{ activeSince: LATELY }, (item) => !isQuiet(item)],
    [
      { endsFrom: EARLY, endsBefore: LATE },
      (item) =>
        item.complianceStatus === "compliant" &&
        String(item.expiresAt) >= EARLY &&
        String(item.expiresAt) < LATE,
    ],
    [
      { search: "apple", mail: "trouble", quietSince: LATELY },
      (item) => item.name.toLowerCase().startsWith("apple") && inTrouble(item) && isQuiet(item),
    ],
  ];

  test.each(CASES)("%j", async (query, rule) => {
    const all = await wholeBook(partner.as, {}, 100);
    const expected = all.filter(rule).map(({ id }) => id);
    const left = await wholeBook(partner.as, query, 9);
    expect(left.map(({ id }) => id)).toEqual(expected);
    const { total, stages } = await bookCounts(partner.as, query);
    expect(total).toBe(expected.length);
    const sum = Object.values(stages as Record<string, number>).reduce((a, b) => a + b, 0);
    expect(sum).toBe(expected.length);
  });

  test.each(BOOK_STAGES)("stage %s, as the funnel counts it", async (stage) => {
    const { body } = await expectStatus(200, "GET", "/v1/portfolio", { as: partner.as });
    const { completed, neverInvited, invited, ...rest } = body.funnel;
    const funnel: Record<string, number> = {
      ...rest,
      not_started: neverInvited + invited,
      never_invited: neverInvited,
      invited,
      in_progress: rest.inProgress,
      under_way: rest.started + rest.inProgress,
      compliant: completed,
      expiring_soon: rest.expiringSoon,
    };
    expect(await wholeBook(partner.as, { stage }, 100)).toHaveLength(funnel[stage] ?? -1);
    const plain = await bookCounts(partner.as, { stage });
    const narrowed = await bookCounts(partner.as, { stage, search: " " });
    expect(plain.total).toBe(funnel[stage]);
    expect(narrowed.stages).toEqual(plain.stages);
    const one = await bookCounts(partner.as, { stage, quietSince: days(1) });
    expect(one.stages).toEqual(plain.stages);
    expect(one.total).toBe(plain.total);
  });

  test("a value that is none is refused, and so is a filter that is none", async () => {
    for (const query of ["stage=all", "mail=any", "endsFrom=soon", "stuck=13", "sort=size"]) {
      const reply = await send("GET", `/v1/portfolio/merchants?${query}`, { as: partner.as });
      expect([query, reply.status]).toEqual([query, 400]);
    }
  });
});

test("the book holds nothing of another partner", async () => {
  const other = await aPartner(database, "live");
  expect(await wholeBook(other.as, {}, 100)).toEqual([]);
  expect((await bookCounts(other.as, { quietSince: days(1) })).total).toBe(0);
});
