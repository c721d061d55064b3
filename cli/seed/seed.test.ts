// The seeded worlds hold what the product itself would have written, and live as long as anything else.
import { describe, expect, test } from "vitest";
import { seedDemoTwins } from "@/db/seed/demo";
import { seedApiKey } from "@/db/seed/partner";
import { canonicalJson, sha256 } from "@/lib/core/canonical";
import { expectStatus, withKey } from "@/lib/testing/api";
import { driftOf } from "@/lib/testing/counters";
import { testDatabase } from "@/lib/testing/database";
import { seedDemoWorld } from "./demo-world";
import { seedLarge } from "./large";

const database = testDatabase();

describe("the large book", () => {
  test("is of the size asked for, in every state, and reads through every operation", async () => {
    const { partnerId, apiKey } = await seedLarge(database.url, 600, new Date());
    const as = withKey(apiKey);
    const { body } = await expectStatus(200, "GET", "/v1/portfolio", { as });
    expect(body.totals.merchants).toBe(606);
    for (const [stage, merchants] of Object.entries(body.funnel)) {
      expect([stage, Number(merchants) > 10]).toEqual([stage, true]);
    }
    expect(await driftOf(database, partnerId)).toEqual([]);
    const today = await expectStatus(200, "GET", "/v1/portfolio/attention", { as });
    expect(today.body.items.map(({ kind }: { kind: string }) => kind)).toEqual([
      "mail_trouble",
      "webhooks_failing",
      "not_compliant",
      "expiring_soon",
      "never_invited",
    ]);
    const { body: page } = await expectStatus(
      200,
      "GET",
      "/v1/portfolio/merchants?sort=expires&status=compliant&limit=5",
      { as },
    );
    for (const { id } of page.items) {
      const attempts = await expectStatus(200, "GET", `/v1/merchants/${id}/attempts`, { as });
      const [attempt] = attempts.body.items;
      const path = `/v1/merchants/${id}/attempts/${attempt.id}`;
      const record = await expectStatus(200, "GET", `${path}/record`, { as });
      expect(sha256(new TextDecoder().decode(record.bytes))).toBe(
        attempt.documentKeys.recordSha256,
      );
    }
  });

  test("seals each merchant's own record: its name, its dates and hashes that are right", async () => {
    const { rows } = await database.pool.query(
      `select r.canonical, r.sha256, r.verification_code as code, m.name, m.id, a.sealed_at as "sealedAt", a.expires_at as "expiresAt"
       from records r join attempts a on a.id = r.attempt_id join merchants m on m.id = r.merchant_id`,
    );
    expect(rows.length).toBeGreaterThan(250);
    for (const row of rows) {
      const { signature, evidence, ...content } = JSON.parse(row.canonical);
      expect(sha256(row.canonical)).toBe(row.sha256);
      expect(canonicalJson({ signature, evidence, ...content })).toBe(row.canonical);
      expect(sha256(canonicalJson(content))).toBe(evidence.contentSha256);
      expect(content.merchant).toMatchObject({ id: row.id, name: row.name });
      expect(evidence).toMatchObject({
        sealedAt: row.sealedAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
        verificationCode: row.code,
      });
    }
  });
});

describe("the demo's live partner", () => {
  test("has some forty merchants in all states, and its sandbox twin none of them", async () => {
    const now = new Date();
    const { sandbox, live } = await seedDemoTwins(database.url, undefined, now);
    expect(live.made).toBe(true);
    await seedDemoWorld(database.url, live, now);
    const key = await seedApiKey(database.db, live.partnerId, "live", now);
    const as = withKey(key);
    const { body } = await expectStatus(200, "GET", "/v1/portfolio", { as });
    expect(body.funnel).toEqual({
      totalMerchants: 45,
      neverInvited: 4,
      invited: 3,
      started: 6,
      inProgress: 12,
      completed: 12,
      expiringSoon: 5,
      expired: 3,
    });
    expect(await driftOf(database, live.partnerId)).toEqual([]);
    const twin = await expectStatus(200, "GET", "/v1/portfolio", { as: withKey(sandbox.apiKey) });
    expect(twin.body.totals.merchants).toBe(0);
    const { rows } = await database.pool.query("select sandbox_of from partners where id = $1", [
      sandbox.partnerId,
    ]);
    expect(rows).toEqual([{ sandbox_of: live.partnerId }]);
    const events = await database.pool.query(
      "select max(created_at) <= now() as past from events where partner_id = $1",
      [live.partnerId],
    );
    expect(events.rows).toEqual([{ past: true }]);
  });

  test("is made once", async () => {
    const first = await seedDemoTwins(database.url, undefined, new Date());
    const again = await seedDemoTwins(database.url, undefined, new Date());
    expect(again.live).toEqual({ ...first.live, made: false });
    expect(again.sandbox.partnerId).toBe(first.sandbox.partnerId);
  });
});
