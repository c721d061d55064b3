// The figures of the overview and of what needs a partner today are the merchants behind them.
import { beforeAll, describe, expect, test } from "vitest";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { runnerOn } from "@/lib/runtime";
import { expectStatus } from "@/lib/testing/api";
import { partnerCaller } from "@/lib/testing/counters";
import { testDatabase } from "@/lib/testing/database";
import {
  aMerchant,
  anAttempt,
  answerReview,
  aPartner,
  aSealedAttempt,
  fillAnswers,
  setControl,
  type TestAttempt,
  type TestPartner,
} from "@/lib/testing/world";
import { addUp, monthsFrom, monthsUntil, weeksFrom } from "./calendar";
import { getOverview } from "./operations";

const database = testDatabase();
let partner: TestPartner;
let opened: TestAttempt;

const get = async (path: string, as = partner.as) =>
  (await expectStatus(200, "GET", path, { as })).body;

async function behind(query: Record<string, unknown>): Promise<number> {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  return (await get(`/v1/portfolio/merchants/counts?${search}`)).total;
}

beforeAll(async () => {
  partner = await aPartner(database, "live");
  opened = await anAttempt(await aMerchant(partner));
  await anAttempt(await aMerchant(partner), "SAQ D");
  await aSealedAttempt(database, partner);
  await aSealedAttempt(database, partner, (attempt) =>
    setControl(database, attempt, "6.3.1", "status = 'Not In Place'"),
  );
  await database.pool.query(
    `insert into merchants (partner_id, id, name, compliance_status, expires_at, created_at, updated_at)
     select $1, 'mrc_' || n, 'Held ' || n, 'compliant', now() + make_interval(days => n * 5), now(), now()
     from generate_series(0, 79) n`,
    [partner.partnerId],
  );
});

describe("the overview", () => {
  test("tells the same rollup as the portfolio", async () => {
    const overview = await get("/v1/portfolio/overview");
    const { expiringSoon: _, generatedAt: __, ...rollup } = await get("/v1/portfolio");
    expect(overview).toMatchObject(rollup);
  });

  test("counts in each week and month who runs out there", async () => {
    const { expiries } = await get("/v1/portfolio/overview");
    for (const { from, before, merchants } of [...expiries.weeks, ...expiries.months]) {
      expect([from, await behind({ endsFrom: from, endsBefore: before })]).toEqual([
        from,
        merchants,
      ]);
    }
    const sum = expiries.weeks.reduce(
      (all: number, one: { merchants: number }) => all + one.merchants,
      0,
    );
    expect(sum).toBeGreaterThan(15);
  });

  test("counts in each month who sealed an attempt", async () => {
    const { completion } = await get("/v1/portfolio/overview");
    expect(completion).toHaveLength(13);
    expect(completion.at(-1).merchants).toBe(2);
    for (const { from, before, merchants } of completion) {
      expect(await behind({ sealedFrom: from, sealedBefore: before })).toBe(merchants);
    }
  });

  test("counts where open work goes on, and what is quiet there", async () => {
    const now = new Date(Date.now() + 8 * 24 * 60 * 60 * 1000);
    const { partnerId } = partner;
    const { output } = await runnerOn({ now: () => now })(
      getOverview,
      partnerCaller(partnerId),
      {},
    );
    const first = opened.topLevels[0] ?? "";
    expect(output.stuck.reduce((sum, { merchants }) => sum + merchants, 0)).toBe(2);
    for (const { place, followUp, merchants, quiet } of output.stuck) {
      expect(quiet).toBe(merchants);
      expect(await behind({ stuck: place })).toBe(merchants);
      expect(await behind({ stuck: place, followUp: "open" })).toBe(followUp);
    }
    const today = await get("/v1/portfolio/overview");
    expect(today.stuck).toContainEqual(expect.objectContaining({ place: first, quiet: 0 }));
  });
});

describe("where work goes on", () => {
  let worker: Worker;
  const place = async (attempt: TestAttempt) => {
    const { rows } = await database.pool.query(
      "select open_section, follow_up_open from attempts where id = $1",
      [attempt.attemptId],
    );
    return rows[0];
  };

  beforeAll(async () => {
    worker = await startWorker();
    return () => worker.stop();
  });

  test("moves on with each answer, to the review, and is nowhere once it is sealed", async () => {
    const attempt = await anAttempt(await aMerchant(partner));
    const [first = "", second] = attempt.topLevels;
    expect(await place(attempt)).toMatchObject({ open_section: first });
    await database.pool.query(
      "update answers set status = 'In Place' where attempt_id = $1 and top_level = $2",
      [attempt.attemptId, first],
    );
    await expectStatus(200, "POST", `${attempt.path}/sections/${first}/confirm`, {
      as: partner.as,
      body: {},
    });
    expect(await place(attempt)).toMatchObject({ open_section: second, follow_up_open: false });
    await fillAnswers(database, attempt);
    await expectStatus(200, "POST", `${attempt.path}/sections/${first}/confirm`, {
      as: partner.as,
      body: {},
    });
    expect(await place(attempt)).toMatchObject({ open_section: null });
    await answerReview(attempt);
    await expectStatus(200, "POST", `${attempt.path}/submit`, { as: partner.as });
    expect(await place(attempt)).toMatchObject({ open_section: null });
  });

  test("is the determination as long as its question waits", async () => {
    const merchant = await aMerchant(partner, "We take cards in our shop.");
    const before = await behind({ stuck: "determination" });
    await expectStatus(
      200,
      "POST",
      `${merchant.base}/payment-methods/${merchant.pmId}/determine?wait=1`,
      { as: partner.as, body: { description: "We take cards in our shop." } },
    );
    expect(await behind({ stuck: "determination" })).toBe(before + 1);
    const { stuck } = await get("/v1/portfolio/overview");
    expect(stuck).toContainEqual({
      place: "determination",
      merchants: before + 1,
      followUp: before + 1,
      quiet: 0,
    });
  });
});

describe("what needs you today", () => {
  test("is nothing in an empty book", async () => {
    const { as } = await aPartner(database, "live");
    expect((await get("/v1/portfolio/attention", as)).items).toEqual([]);
  });

  test("counts each kind as the list behind it does, and shows the first of it", async () => {
    const { partnerId } = partner;
    const [one, other] = [await aMerchant(partner), await aMerchant(partner)];
    await expectStatus(201, "POST", "/v1/merchants", { as: partner.as, body: { name: "Unasked" } });
    await database.pool.query(
      `insert into mail_messages (partner_id, id, merchant_id, kind, dedupe_key, to_address, subject, text_body, html_body, attachments, status, created_at)
       select $1, 'msg_' || m, m, 'invitation', 'd' || m, 'a@b.example', 'S', 't', 'h', '[]', 'bounced', now()
       from unnest($2::text[]) m`,
      [partnerId, [one.merchantId, other.merchantId]],
    );
    const { items } = await get("/v1/portfolio/attention");
    const of = (kind: string) => items.find((item: { kind: string }) => item.kind === kind);
    expect(of("mail_trouble").count).toBe(await behind({ mail: "trouble" }));
    expect(of("mail_trouble").merchants).toHaveLength(2);
    expect(of("not_compliant").count).toBe(await behind({ outcome: "not_compliant" }));
    expect(of("not_compliant").merchants[0].since).not.toBeNull();
    expect(of("expiring_soon").count).toBe(await behind({ stage: "expiring_soon" }));
    expect(of("expiring_soon").merchants).toHaveLength(5);
    expect(of("never_invited").count).toBe(await behind({ stage: "never_invited" }));
    expect(of("never_invited").merchants).toMatchObject([{ name: "Unasked", email: null }]);
    expect(of("webhooks_failing")).toBeUndefined();
  });

  test("counts a webhook that was given up until a replay is delivered", async () => {
    const { partnerId } = partner;
    const write = (id: string, status: string, age: string) =>
      database.pool.query(
        `insert into webhook_deliveries (partner_id, id, event_id, event_type, url, body, status, created_at)
         values ($1, $2, 'evt_1', 'ping', 'https://a.example', '{}', $3, now() - $4::interval)`,
        [partnerId, id, status, age],
      );
    const failing = async () =>
      (await get("/v1/portfolio/attention")).items.find(
        (item: { kind: string }) => item.kind === "webhooks_failing",
      )?.count;
    await write("whd_1", "failed", "8 days");
    expect(await failing()).toBeUndefined();
    await write("whd_2", "failed", "1 day");
    expect(await failing()).toBe(1);
    await write("whd_3", "delivered", "1 hour");
    expect(await failing()).toBeUndefined();
  });

  test("counts webhooks that wait for a paused receiver, however long", async () => {
    const { partnerId, as } = await aPartner(database, "live");
    await database.pool.query(
      `insert into webhook_deliveries (partner_id, id, event_id, event_type, url, body, status, created_at)
       select $1, 'whd_' || n, 'evt_' || n, 'ping', 'https://a.example', '{}', 'paused', now() - make_interval(days => 9 * n)
       from generate_series(1, 3) n`,
      [partnerId],
    );
    const { items } = await get("/v1/portfolio/attention", as);
    expect(items).toEqual([{ kind: "webhooks_failing", count: 3, merchants: [] }]);
  });
});

describe("the spans of a chart", () => {
  test.each(["2026-11-22T23:59:59.999Z", "2026-12-31T00:00:00.000Z", "2028-02-29T12:00:00.000Z"])(
    "at %s follow each other without a gap, in UTC",
    (moment) => {
      const now = new Date(moment);
      for (const spans of [weeksFrom(now), monthsFrom(now), monthsUntil(now)]) {
        expect(spans).toHaveLength(13);
        for (const [index, span] of spans.entries()) {
          expect(span.from.toISOString()).toMatch(/T00:00:00.000Z$/);
          expect(span.from < span.before).toBe(true);
          if (index > 0) expect(span.from).toEqual(spans[index - 1]?.before);
        }
      }
      const today = { day: moment.slice(0, 10), merchants: 3 };
      expect(addUp(weeksFrom(now), [today])[0]?.merchants).toBe(3);
      expect(addUp(monthsFrom(now), [today])[0]?.merchants).toBe(3);
      expect(monthsUntil(now).at(-1)?.before).toEqual(monthsFrom(now)[0]?.before);
    },
  );
});
