// What merchants do, and what becomes of their messages, shows in the book of their partner.
import { beforeAll, expect, test } from "vitest";
import { expectStatus } from "@/lib/testing/api";
import { type BookItem, type BookQuery, wholeBook } from "@/lib/testing/book";
import { testDatabase } from "@/lib/testing/database";
import {
  aMerchant,
  anAttempt,
  aPartner,
  aSealedAttempt,
  setControl,
  type TestPartner,
} from "@/lib/testing/world";

const database = testDatabase();
const DAY_MS = 24 * 60 * 60 * 1000;
const days = (count: number) => new Date(Date.now() + count * DAY_MS).toISOString();

let busy: TestPartner;
const only = async (query: BookQuery) => (await wholeBook(busy.as, query, 100)).map(({ id }) => id);

beforeAll(async () => {
  busy = await aPartner(database, "live");
});

test("work that moves is activity; an invitation or a change by the partner is none", async () => {
  const { as } = busy;
  const idle = await expectStatus(201, "POST", "/v1/merchants", { as, body: { name: "Idle" } });
  await expectStatus(200, "PUT", `/v1/merchants/${idle.body.id}`, {
    as,
    body: { name: "Still" },
  });
  const moving = await aMerchant(busy);
  const items = await wholeBook(busy.as, { sort: "quietest" }, 100);
  expect(items.map(({ id, lastActivityAt }) => [id, lastActivityAt !== null])).toEqual([
    [idle.body.id, false],
    [moving.merchantId, true],
  ]);
  expect(await only({ activeSince: days(-1) })).toEqual([moving.merchantId]);
});

test("an open attempt says which requirement comes next", async () => {
  const attempt = await anAttempt(await aMerchant(busy), "SAQ A");
  const [item] = (await wholeBook(busy.as, { stuck: attempt.topLevels[0] ?? "" }, 100)) as [
    BookItem,
  ];
  expect(item.id).toBe(attempt.merchantId);
  expect(item.openAttempt).toEqual({
    attemptId: attempt.attemptId,
    saqType: "SAQ A",
    status: "Step_2_Started",
    section: attempt.topLevels[0],
    followUp: false,
  });
  expect(await only({ stuck: "review" })).toEqual([]);
});

test("a sealed attempt that attests nothing is found until it is begun anew", async () => {
  const good = await aSealedAttempt(database, busy);
  const bad = await aSealedAttempt(database, busy, (attempt) =>
    setControl(database, attempt, "6.3.1", "status = 'Not In Place'"),
  );
  expect(await only({ outcome: "not_compliant" })).toEqual([bad.merchantId]);
  const sealed = await only({ sealedFrom: days(-1), sealedBefore: days(1) });
  expect(sealed.sort()).toEqual([good.merchantId, bad.merchantId].sort());
  expect(await only({ sealedBefore: days(-1) })).toEqual([]);
  await expectStatus(201, "POST", `${bad.path}/renew`, { as: busy.as });
  expect(await only({ outcome: "not_compliant" })).toEqual([]);
});

test("mail in trouble is what became of the newest message", async () => {
  const { merchantId } = await aMerchant(busy);
  const write = (id: string, status: string, minutes: number) =>
    database.pool.query(
      `insert into mail_messages (partner_id, id, merchant_id, kind, dedupe_key, to_address, subject, text_body, html_body, attachments, status, created_at)
       values ($1, $2, $3, 'invitation', $2, 'a@b.example', 'S', 't', 'h', '[]', $4, now() + make_interval(mins => $5))
       on conflict (partner_id, id) do update set status = excluded.status`,
      [busy.partnerId, id, merchantId, status, minutes],
    );
  await write("msg_1", "queued", 1);
  expect(await only({ mail: "trouble" })).toEqual([]);
  await write("msg_1", "failed", 1);
  expect(await only({ mail: "trouble" })).toEqual([merchantId]);
  await write("msg_2", "sent", 2);
  expect(await only({ mail: "trouble" })).toEqual([]);
  await write("msg_1", "bounced", 1);
  expect(await only({ mail: "trouble" })).toEqual([]);
  await write("msg_2", "bounced", 2);
  expect(await only({ mail: "trouble" })).toEqual([merchantId]);
});
