// All deliveries that failed, made again: bounded, once however often it is asked, and each partner's own.
import { describe, expect, test } from "vitest";
import { expectStatus } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { refuse } from "@/lib/testing/refusal";
import { aPartner, type TestPartner } from "@/lib/testing/world";

const database = testDatabase();
const PATH = "/v1/partner/webhook/replay-failed";
const SINCE = "2026-11-01T00:00:00Z";

async function receiving(): Promise<TestPartner> {
  const partner = await aPartner(database, "live");
  const body = { webhookUrl: "https://receiver.example/hooks" };
  await expectStatus(200, "PUT", "/v1/partner/webhook", { as: partner.as, body });
  return partner;
}

interface Made {
  readonly count?: number;
  readonly status?: string;
  readonly type?: string;
  readonly at?: string;
  readonly event?: string;
}

async function deliveries({ partnerId }: TestPartner, made: Made = {}): Promise<void> {
  const { count = 1, status = "failed", type = "merchant.created" } = made;
  const { at = "2026-11-20T00:00:00Z", event = `evt_${Math.random()}` } = made;
  await database.pool.query(
    `insert into webhook_deliveries (partner_id, id, event_id, event_type, url, body, status, created_at)
     select $1, 'whd_' || $2 || $3 || i, $2 || case when $4::int > 1 then '_' || i else '' end, $5,
       'https://receiver.example', '{}', $3, $6::timestamptz + i * interval '1 second'
     from generate_series(1, $4::int) i`,
    [partnerId, event, status, count, type, at],
  );
}

async function replay({ as }: TestPartner, since = SINCE) {
  return (await expectStatus(202, "POST", PATH, { as, body: { since } })).body;
}

async function replays({
  partnerId,
}: TestPartner): Promise<{ event_id: string; replay_of: string }[]> {
  const text =
    "select event_id, replay_of from webhook_deliveries where partner_id = $1 and replay_of is not null order by id";
  return (await database.pool.query(text, [partnerId])).rows;
}

describe("replaying what failed", () => {
  test("begins each once, oldest first, and a second call finds nothing left", async () => {
    const partner = await receiving();
    await deliveries(partner, { event: "evt_b", at: "2026-11-21T00:00:00Z" });
    await deliveries(partner, { event: "evt_a" });
    expect(await replay(partner)).toEqual({ replayed: 2, more: false });
    expect((await replays(partner)).map(({ event_id }) => event_id)).toEqual(["evt_a", "evt_b"]);
    expect(await replay(partner)).toEqual({ replayed: 0, more: false });
    const text = "select type from events where partner_id = $1 and type = 'webhook.replayed'";
    expect((await database.pool.query(text, [partner.partnerId])).rows).toHaveLength(2);
  });

  test("at once from two places begins none twice", async () => {
    const partner = await receiving();
    await deliveries(partner, { count: 5 });
    const answers = await Promise.all([replay(partner), replay(partner)]);
    expect(answers.map(({ replayed }) => replayed).sort()).toEqual([0, 5]);
    expect(await replays(partner)).toHaveLength(5);
  });

  test("leaves out what was taken, is on its way, was not wanted, is a ping, or is older", async () => {
    const partner = await receiving();
    for (const status of ["delivered", "pending", "paused"]) {
      await deliveries(partner, { event: `evt_${status}` });
      await deliveries(partner, { event: `evt_${status}`, status, at: "2026-11-21T00:00:00Z" });
    }
    await deliveries(partner, { status: "gone" });
    await deliveries(partner, { type: "ping" });
    await deliveries(partner, { at: "2026-10-31T00:00:00Z" });
    expect(await replay(partner)).toEqual({ replayed: 0, more: false });
  });

  test("takes the last of several failures of one event", async () => {
    const partner = await receiving();
    await deliveries(partner, { event: "evt_one" });
    await deliveries(partner, { event: "evt_one", status: "gone", at: "2026-11-19T00:00:00Z" });
    expect(await replay(partner)).toEqual({ replayed: 1, more: false });
    const [made] = await replays(partner);
    expect(made?.replay_of).toMatch(/^whd_evt_onefailed/);
  });

  test("begins 200 at a time and says that there are more", async () => {
    const partner = await receiving();
    await deliveries(partner, { count: 230 });
    expect(await replay(partner)).toEqual({ replayed: 200, more: true });
    expect(await replay(partner)).toEqual({ replayed: 30, more: false });
  });

  test("of one partner touches no other's", async () => {
    const [mine, other] = [await receiving(), await receiving()];
    await deliveries(other);
    expect(await replay(mine)).toEqual({ replayed: 0, more: false });
    expect(await replays(other)).toEqual([]);
  });

  test("needs an address, and a moment", async () => {
    const { as } = await aPartner(database, "live");
    const body = { since: SINCE };
    await refuse(database, "VALIDATION_ERROR", "POST", PATH, { as, body });
    await refuse(database, "VALIDATION_ERROR", "POST", PATH, { as, body: {} });
  });
});
