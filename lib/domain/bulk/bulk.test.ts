// Acts on many merchants: whom a dry run foresees is whom the job reaches, with a reason for everybody else,
// and a job that runs twice writes to nobody twice.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prune } from "@/db/housekeeping";
import type { Caller } from "@/lib/core/caller";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { run } from "@/lib/runtime";
import { type Credentials, expectStatus, send } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { eventually } from "@/lib/testing/eventually";
import { aPartner, aSealedAttempt, type TestPartner } from "@/lib/testing/world";
import { workOnBulk } from "./system";

const database = testDatabase();
const BULK = "/v1/portfolio/bulk";
let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database, "live");
});

let made = 0;

/** Makes a merchant; answers its id. */
async function aShop(body: Record<string, unknown> = {}, of = partner): Promise<string> {
  made += 1;
  const merchant = { name: `Shop ${made}`, email: `shop-${made}@many.example`, ...body };
  return (await expectStatus(201, "POST", "/v1/merchants", { as: of.as, body: merchant })).body.id;
}

async function ask(body: Record<string, unknown>, as: Credentials = partner.as) {
  return (await expectStatus(200, "POST", BULK, { as, body })).body;
}

const system = (of = partner): Caller => ({
  kind: "system",
  partnerId: of.partnerId,
  job: "bulk-mail",
});

/** Works on an act to its end, as the job does. */
async function workOn(bulkId: string, of = partner): Promise<void> {
  while ((await run(workOnBulk, system(of), { bulkId })).output.more);
}

async function resultsOf(bulkId: string, as = partner.as): Promise<Map<string, unknown>> {
  const { body } = await expectStatus(200, "GET", `${BULK}/${bulkId}/items`, { as });
  return new Map(
    body.items.map((item: { merchantId: string; outcome: string; reason: string | null }) => [
      item.merchantId,
      item.reason ?? item.outcome,
    ]),
  );
}

async function eventsOf(type: string, of = partner): Promise<number> {
  const text = "select count(*)::int as n from events where partner_id = $1 and type = $2";
  return (await database.pool.query(text, [of.partnerId, type])).rows[0].n;
}

describe("inviting", () => {
  test("a dry run foresees what the job then does, row by row", async () => {
    const [plain, twin, silent, lately] = [
      await aShop({ email: "twins@many.example" }),
      await aShop({ email: "Twins@many.example" }),
      await aShop({ email: undefined }),
      await aShop(),
    ];
    await expectStatus(200, "POST", `/v1/merchants/${lately}/invite`, { as: partner.as });
    const { merchantId: compliant } = await aSealedAttempt(database, partner);
    const request = { act: "invite", merchantIds: [plain, twin, silent, lately, compliant] };
    const before = await eventsOf("invite.requested");
    const foreseen = await ask({ ...request, dryRun: true });
    expect(foreseen).toEqual({
      ...{ bulkId: null, pollUrl: null, total: 5 },
      reach: {
        ...{ reached: 2, messages: 1 },
        leftOut: [
          { reason: "no_address", merchants: 1 },
          { reason: "nothing_to_do", merchants: 1 },
          { reason: "invited_recently", merchants: 1 },
        ],
      },
    });
    expect(await eventsOf("invite.requested")).toBe(before);
    const { bulkId, pollUrl, total } = await ask(request);
    expect(total).toBe(5);
    const waiting = (await expectStatus(200, "GET", pollUrl, { as: partner.as })).body;
    expect(waiting).toMatchObject({ status: "working", done: 0, reach: { reached: 0 } });
    await workOn(bulkId);
    const done = (await expectStatus(200, "GET", pollUrl, { as: partner.as })).body;
    expect(done).toMatchObject({ status: "done", total: 5, done: 5, reach: foreseen.reach });
    expect(done.finishedAt).not.toBeNull();
    const [first, second] = [plain, twin].sort();
    expect(await resultsOf(bulkId)).toEqual(
      new Map([
        [silent, "no_address"],
        [lately, "invited_recently"],
        [compliant, "nothing_to_do"],
        [first, "queued"],
        [second, "combined"],
      ]),
    );
    expect(await eventsOf("invite.requested")).toBe(before + 1);
    await workOn(bulkId);
    expect(await eventsOf("invite.requested")).toBe(before + 1);
    expect(await eventsOf("bulk.finished")).toBe(1);
  });

  test("takes what a filter leaves at that moment, but some", async () => {
    const own = await aPartner(database, "live");
    const ids = [];
    for (let n = 0; n < 4; n += 1) ids.push(await aShop({ name: `Pier ${n}` }, own));
    await aShop({ name: "Elsewhere" }, own);
    const request = { act: "invite", filter: { search: "pier" }, except: [ids[3]] };
    expect((await ask({ ...request, dryRun: true }, own.as)).reach.reached).toBe(3);
    const { bulkId } = await ask(request, own.as);
    await aShop({ name: "Pier, too late" }, own);
    await workOn(bulkId, own);
    expect([...(await resultsOf(bulkId, own.as)).keys()].sort()).toEqual(ids.slice(0, 3).sort());
  });

  test("goes through more than one slice, and one message takes all of an address", async () => {
    const own = await aPartner(database, "live");
    const insert = `insert into merchants (partner_id, id, name, email, compliance_status, created_at, updated_at)
      select $1, 'mrc_' || lpad(n::text, 4, '0'), 'M' || n, 'm' || (n / 4) || '@slices.example', 'not_started', now(), now()
      from generate_series(0, 1199) n`;
    await database.pool.query(insert, [own.partnerId]);
    const foreseen = await ask({ act: "invite", filter: {}, dryRun: true }, own.as);
    const { bulkId, total } = await ask({ act: "invite", filter: {} }, own.as);
    expect(total).toBe(1200);
    await workOn(bulkId, own);
    const done = (await expectStatus(200, "GET", `${BULK}/${bulkId}`, { as: own.as })).body;
    expect(done.reach).toEqual({ reached: 1200, messages: 300, leftOut: [] });
    expect(foreseen.reach).toEqual(done.reach);
    const ids = new Set<string>();
    let nextToken: string | null = "";
    while (nextToken !== null) {
      const query = new URLSearchParams({ limit: "500", ...(nextToken ? { nextToken } : {}) });
      const path = `${BULK}/${bulkId}/items?${query}`;
      const { body } = await expectStatus(200, "GET", path, { as: own.as });
      for (const { merchantId } of body.items) ids.add(merchantId);
      nextToken = body.nextToken;
    }
    expect(ids.size).toBe(1200);
  });
});

describe("reminding", () => {
  const age = (merchantId: string, days: number) =>
    database.pool.query(
      `with claims as (update mail_claims set created_at = created_at - make_interval(days => $2) where partner_id = $3)
       update merchants set invited_at = now() - make_interval(days => $2), invite_count = 1 where id = $1`,
      [merchantId, days, partner.partnerId],
    );

  test("is of the invitation, or of an attestation that ends", async () => {
    const never = await aShop();
    const invited = await aShop();
    await age(invited, 2);
    const lately = await aShop();
    await expectStatus(200, "POST", `/v1/merchants/${lately}/invite`, { as: partner.as });
    const valid = await aSealedAttempt(database, partner);
    const ending = await aSealedAttempt(database, partner);
    const soon = "now() + interval '9 days'";
    for (const table of ["merchants", "attempts"]) {
      const key = table === "merchants" ? "id" : "merchant_id";
      const text = `update ${table} set expires_at = ${soon} where ${key} = $1`;
      await database.pool.query(text, [ending.merchantId]);
    }
    await database.pool.query("update merchants set email = 'ending@many.example' where id = $1", [
      ending.merchantId,
    ]);
    const merchantIds = [never, invited, lately, valid.merchantId, ending.merchantId];
    const foreseen = await ask({ act: "remind", merchantIds, dryRun: true });
    const { bulkId } = await ask({ act: "remind", merchantIds });
    await workOn(bulkId);
    expect(await resultsOf(bulkId)).toEqual(
      new Map([
        [never, "never_invited"],
        [invited, "queued"],
        [lately, "reminded_recently"],
        [valid.merchantId, "nothing_to_do"],
        [ending.merchantId, "queued"],
      ]),
    );
    expect(foreseen.reach.reached).toBe(2);
    expect(await eventsOf("attestation.reminder_requested")).toBe(1);
    const again = await ask({
      act: "remind",
      merchantIds: [ending.merchantId, invited],
      dryRun: true,
    });
    expect(again.reach.leftOut).toEqual([{ reason: "reminded_recently", merchants: 2 }]);
  });

  describe("with a worker", () => {
    let worker: Worker;
    beforeAll(async () => {
      worker = await startWorker();
    });
    afterAll(() => worker.stop());

    test("the messages are written: the link again, and the day on which the attestation ends", async () => {
      const found = await eventually("both messages", async () => {
        const { rows } = await database.pool.query(
          "select kind, subject from mail_messages where partner_id = $1",
          [partner.partnerId],
        );
        const renewal = rows.find(({ kind }) => kind === "expiry_reminder");
        const again = rows.find(({ subject }) => subject.startsWith("Reminder: "));
        return renewal && again ? { renewal, again } : null;
      });
      expect(found.renewal.subject).toContain("ends in 9 days");
      expect(found.again.kind).toBe("invitation");
    });
  });
});

describe("refuses", () => {
  test("neither, both, nobody, and acts that are none", async () => {
    const id = await aShop();
    const bad = [
      { act: "invite" },
      { act: "invite", merchantIds: [id], filter: {} },
      { act: "invite", merchantIds: [] },
      { act: "invite", merchantIds: ["mrc_nobody"] },
      { act: "delete", merchantIds: [id] },
      { act: "invite", filter: { stage: "everybody" } },
    ];
    for (const body of bad) {
      const reply = await send("POST", BULK, { as: partner.as, body });
      expect([body, reply.status, reply.body.code]).toEqual([body, 400, "VALIDATION_ERROR"]);
    }
  });

  test("another partner's merchants are left out, and its acts are not there", async () => {
    const other = await aPartner(database, "live");
    const [mine, theirs] = [await aShop(), await aShop({}, other)];
    const { bulkId, total } = await ask({ act: "invite", merchantIds: [mine, theirs] });
    expect(total).toBe(1);
    for (const path of [`${BULK}/${bulkId}`, `${BULK}/${bulkId}/items`]) {
      const reply = await send("GET", path, { as: other.as });
      expect(reply).toMatchObject({ status: 404, body: { code: "BULK_NOT_FOUND" } });
    }
    await run(workOnBulk, system(other), { bulkId });
    expect((await resultsOf(bulkId)).get(mine)).toBeNull();
  });
});

test("acts that were asked for are listed with who asked, and how many they reached; their rows as CSV", async () => {
  const own = await aPartner(database, "live");
  const [reached, without] = [
    await aShop({}, own),
    await aShop({ email: undefined, name: "=A" }, own),
  ];
  const asked = async () =>
    (await ask({ act: "invite", merchantIds: [reached, without] }, own.as)).bulkId;
  const [first, second] = [await asked(), await asked()];
  await workOn(first, own);
  const page = async (query: string) =>
    (await expectStatus(200, "GET", `${BULK}?limit=1${query}`, { as: own.as })).body;
  const newest = await page("");
  const open = { bulkId: second, status: "working", reached: 0, leftOut: 0 };
  expect(newest.items).toMatchObject([open]);
  const older = await page(`&nextToken=${newest.nextToken}`);
  const done = { bulkId: first, status: "done", total: 2, reached: 1, leftOut: 1 };
  expect(older).toMatchObject({ items: [done], nextToken: null });
  expect(older.items[0].requestedBy).toMatch(/^api-key:key_/);
  const file = `${BULK}/${first}/items.csv?outcome=skipped`;
  const { bytes } = await expectStatus(200, "GET", file, { as: own.as });
  expect(new TextDecoder().decode(bytes)).toBe(
    `merchantId,externalMerchantId,name,email,outcome,reason\r\n"${without}",,"'=A",,"skipped","no_address"\r\n`,
  );
  const other = await expectStatus(200, "GET", BULK, { as: partner.as });
  const ids = other.body.items.map(({ bulkId }: { bulkId: string }) => bulkId);
  expect(ids).not.toContain(first);
});

test("acts are removed with what became of each merchant after 90 days, merchants are not", async () => {
  const own = await aPartner(database, "live");
  const { bulkId } = await ask({ act: "invite", merchantIds: [await aShop({}, own)] }, own.as);
  const count = async (table: string) => {
    const text = `select count(*)::int as n from ${table} where partner_id = $1`;
    return (await database.pool.query(text, [own.partnerId])).rows[0].n;
  };
  const aged =
    "update bulk_acts set created_at = created_at - make_interval(days => $2) where id = $1";
  await database.pool.query(aged, [bulkId, 89]);
  await prune(new Date());
  expect(await count("bulk_items")).toBe(1);
  await database.pool.query(aged, [bulkId, 2]);
  await prune(new Date());
  expect([await count("bulk_acts"), await count("bulk_items"), await count("merchants")]).toEqual([
    0, 0, 1,
  ]);
});
