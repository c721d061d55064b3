// A way of taking cards that is removed: what goes with it, what stays, and that nothing sealed ever goes.
import { beforeAll, expect, test } from "vitest";
import { expectStatus, send } from "./api";
import { driftOf } from "./counters";
import { testDatabase } from "./database";
import { eventsOf } from "./sealed";
import {
  aMerchant,
  anAttempt,
  aPartner,
  aSealedAttempt,
  REDIRECT_SHOP,
  setControl,
  type TestAttempt,
  type TestPartner,
  tokenFor,
} from "./world";

const database = testDatabase();
let partner: TestPartner;

beforeAll(async () => {
  partner = await aPartner(database);
});

const methodOf = ({ base, pmId }: Pick<TestAttempt, "base" | "pmId">) =>
  `${base}/payment-methods/${pmId}`;

/** Everything of a payment method and its attempt that the database holds, by table. */
async function rowsOf({ pmId, attemptId }: TestAttempt) {
  const tables = ["payment_methods", "determinations", "attempts", "answers", "drafts", "jobs"];
  const left: string[] = [];
  for (const table of tables) {
    const { rows } = await database.pool.query(
      `select 1 from ${table} t where t::text like $1 or t::text like $2 limit 1`,
      [`%${pmId}%`, `%${attemptId}%`],
    );
    if (rows.length > 0) left.push(table);
  }
  return left;
}

test("a merchant removes one with its open attempt, answers, drafts and jobs, and the log keeps it", async () => {
  const attempt = await anAttempt(await aMerchant(partner));
  const as = await tokenFor(attempt);
  await setControl(database, attempt, "2.2.2", "status = 'In Place'");
  for (const key of [`${attempt.pmId}.description`, `${attempt.attemptId}.sections.2`]) {
    const path = `${attempt.base}/drafts/${key}`;
    await expectStatus(200, "PUT", path, { as, body: { value: "typed", version: 0 } });
  }
  const kept = `${attempt.base}/drafts/${attempt.merchantId}.other`;
  await expectStatus(200, "PUT", kept, { as, body: { value: "typed", version: 0 } });
  const body = { description: REDIRECT_SHOP };
  await expectStatus(202, "POST", `${methodOf(attempt)}/determine`, { as, body });
  await expectStatus(202, "POST", `${attempt.path}/sections/8/combined`, { as });
  const removed = await expectStatus(200, "DELETE", methodOf(attempt), { as });
  const counts = { attempts: 1, answers: 1, drafts: 2, jobs: 2 };
  expect(removed.body).toMatchObject({ deleted: true, paymentMethodId: attempt.pmId, counts });
  expect(await rowsOf(attempt)).toEqual([]);
  const left = await expectStatus(200, "GET", `${attempt.base}/drafts`, { as });
  expect(left.body.items).toHaveLength(1);
  const { rows } = await database.pool.query(
    "select payload from events where resource_id = $1 and type = 'payment_method.deleted'",
    [attempt.pmId],
  );
  expect(rows).toEqual([{ payload: expect.objectContaining({ attempts: 1, answers: 1 }) }]);
  expect((await send("DELETE", methodOf(attempt), { as })).body.code).toBe(
    "PAYMENT_METHOD_NOT_FOUND",
  );
});

test("one that something is sealed of stays, as it is, whoever asks", async () => {
  const attempt = await aSealedAttempt(database, partner);
  for (const as of [await tokenFor(attempt), partner.as]) {
    const refused = await send("DELETE", methodOf(attempt), { as });
    expect([refused.status, refused.body.code]).toEqual([409, "PAYMENT_METHOD_SEALED"]);
  }
  const { body } = await expectStatus(200, "GET", attempt.path, { as: partner.as });
  expect(body.documentKeys.recordSha256).toEqual(expect.any(String));
  expect(await eventsOf(database, attempt, "attempt.sealed")).toHaveLength(1);
});

test("without the one that was open, a merchant whose others are sealed is compliant", async () => {
  const attempt = await aSealedAttempt(database, partner);
  const as = await tokenFor(attempt);
  const body = { name: "Market stall", description: REDIRECT_SHOP };
  const path = `${attempt.base}/payment-methods`;
  const { body: added } = await expectStatus(201, "POST", path, { as, body });
  const status = async () =>
    (await expectStatus(200, "GET", attempt.base, { as })).body.complianceStatus;
  expect(await status()).not.toBe("compliant");
  await expectStatus(200, "DELETE", `${path}/${added.id}`, { as });
  expect(await status()).toBe("compliant");
  expect(await driftOf(database, partner.partnerId)).toEqual([]);
});

test("another merchant's, or another partner's, is none", async () => {
  const attempt = await anAttempt(await aMerchant(partner));
  const neighbour = await aMerchant(partner);
  const other = await aPartner(database);
  const path = `${neighbour.base}/payment-methods/${attempt.pmId}`;
  const codes = [
    (await send("DELETE", path, { as: await tokenFor(neighbour) })).body.code,
    (await send("DELETE", methodOf(attempt), { as: await tokenFor(neighbour) })).body.code,
    (await send("DELETE", methodOf(attempt), { as: other.as })).body.code,
  ];
  expect(codes).toEqual(["PAYMENT_METHOD_NOT_FOUND", "MERCHANT_NOT_FOUND", "MERCHANT_NOT_FOUND"]);
  await expectStatus(200, "GET", methodOf(attempt), { as: partner.as });
});
