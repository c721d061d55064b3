// Webhooks over real HTTP, verified by the public library.
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nextTryAt, RETRY_PAUSES_MS } from "@/lib/domain/webhook/schedule";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { expectStatus, send } from "./api";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import { aReceiver, type Received, type Receiver } from "./receiver";
import { webhookSecretOf } from "./secrets";
import { aPartner, type TestPartner } from "./world";

const database = testDatabase();
let worker: Worker;

beforeAll(async () => {
  worker = await startWorker();
});

afterAll(() => worker.stop());

async function receiving(): Promise<{ partner: TestPartner; receiver: Receiver; secret: string }> {
  const partner = await aPartner(database, "live");
  const receiver = await aReceiver();
  const body = { webhookUrl: receiver.url };
  await expectStatus(200, "PUT", "/v1/partner/webhook", { as: partner.as, body });
  return { partner, receiver, secret: await webhookSecretOf(database, partner.partnerId) };
}

function verified(secret: string, { headers, body }: Received) {
  return new Webhook(secret).verify(body, headers) as Record<string, never>;
}

async function createMerchant(partner: TestPartner): Promise<string> {
  const body = { name: "Quayside Candles" };
  return (await expectStatus(201, "POST", "/v1/merchants", { as: partner.as, body })).body.id;
}

async function deliveries(partner: TestPartner, query = "") {
  const path = `/v1/partner/webhook/deliveries${query}`;
  return (await expectStatus(200, "GET", path, { as: partner.as })).body.items;
}

async function settled(partner: TestPartner, status: string) {
  return eventually(`a ${status} delivery`, async () => {
    const [delivery] = await deliveries(partner, `?status=${status}`);
    return delivery ?? null;
  });
}

describe("an event", () => {
  test("reaches the receiver signed, and the public library verifies it", async () => {
    const { partner, receiver, secret } = await receiving();
    const merchantId = await createMerchant(partner);
    const delivery = await settled(partner, "delivered");
    const [request] = receiver.received;
    if (!request) throw new Error("nothing arrived");
    expect(verified(secret, request)).toMatchObject({
      id: delivery.eventId,
      type: "merchant.created",
      partnerId: partner.partnerId,
      timestamp: expect.stringMatching(/Z$/),
      data: { merchantId, name: "Quayside Candles" },
    });
    expect(request.headers["webhook-id"]).toBe(delivery.eventId);
    expect(delivery.attempts).toMatchObject([{ statusCode: 204, error: null }]);
  });

  test("is not delivered where no receiver is set", async () => {
    const partner = await aPartner(database, "live");
    await createMerchant(partner);
    const { rows } = await database.pool.query(
      "select count(*)::int as jobs from pgboss.job where name = 'deliver-webhook' and data->>'partnerId' = $1",
      [partner.partnerId],
    );
    expect(rows[0].jobs).toBe(0);
  });

  test("that is not taken is tried again later, with the same id", async () => {
    const { partner, receiver } = await receiving();
    receiver.answers = [{ status: 500, body: "busy" }, { status: 200 }];
    await createMerchant(partner);
    const delivery = await settled(partner, "delivered");
    expect(delivery.attempts).toMatchObject([
      { statusCode: 500, answer: "busy" },
      { statusCode: 200 },
    ]);
    const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids).size).toBe(1);
  });

  test("is given up at once where the receiver is gone", async () => {
    const { partner, receiver } = await receiving();
    receiver.answers = [{ status: 410 }];
    await createMerchant(partner);
    expect((await settled(partner, "gone")).attempts).toHaveLength(1);
  });

  test("follows no redirect", async () => {
    const { partner, receiver } = await receiving();
    const elsewhere = await aReceiver();
    receiver.answers = [{ status: 302, headers: { Location: elsewhere.url } }];
    await createMerchant(partner);
    const delivery = await eventually("a first try", async () => {
      const [first] = await deliveries(partner, "?status=pending");
      return first?.attempts.length > 0 ? first : null;
    });
    expect(delivery.attempts[0]).toMatchObject({ statusCode: 302 });
    expect(delivery.nextAttemptAt).not.toBeNull();
    expect(elsewhere.received).toHaveLength(0);
  });

  test("that waits for its next try is not sent once the address is cleared", async () => {
    const { partner, receiver } = await receiving();
    receiver.answers = [{ status: 500 }];
    await createMerchant(partner);
    await eventually("a first try that is recorded", async () => {
      const [first] = await deliveries(partner, "?status=pending");
      return first?.attempts.length > 0 ? true : null;
    });
    const body = { webhookUrl: null };
    await expectStatus(200, "PUT", "/v1/partner/webhook", { as: partner.as, body });
    const delivery = await settled(partner, "failed");
    expect(delivery).toMatchObject({ nextAttemptAt: null, attempts: [{ statusCode: 500 }] });
    expect(receiver.received).toHaveLength(1);
  });

  test("is replayed on demand: same id and body, to today's address", async () => {
    const { partner, receiver, secret } = await receiving();
    await createMerchant(partner);
    const first = await settled(partner, "delivered");
    const path = `/v1/partner/webhook/deliveries/${first.id}/replay`;
    const again = await expectStatus(202, "POST", path, { as: partner.as });
    expect(again.body).toMatchObject({ replayOf: first.id, eventId: first.eventId });
    await eventually("the replay", async () => (receiver.received.length === 2 ? true : null));
    const [one, two] = receiver.received;
    expect(two?.body).toBe(one?.body);
    if (two) verified(secret, two);
  });
});

describe("the ping", () => {
  test("is delivered and its answer told", async () => {
    const { partner, receiver, secret } = await receiving();
    receiver.answers = [{ status: 200, body: "pong" }];
    const { body } = await expectStatus(200, "POST", "/v1/partner/webhook-test", {
      as: partner.as,
    });
    expect(body).toMatchObject({
      delivered: true,
      attempts: [{ statusCode: 200, answer: "pong" }],
    });
    const [request] = receiver.received;
    expect(request && verified(secret, request)).toMatchObject({ type: "ping" });
  });

  test("is sent once for one Idempotency-Key", async () => {
    const { partner, receiver } = await receiving();
    const headers = { "Idempotency-Key": "ping-once" };
    const ping = () => send("POST", "/v1/partner/webhook-test", { as: partner.as, headers });
    const first = await ping();
    receiver.answers = [{ status: 503 }];
    const second = await ping();
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(receiver.received).toHaveLength(1);
  });

  test("that fails is a 502 with its attempts", async () => {
    const { partner, receiver } = await receiving();
    receiver.answers = [{ status: 503, body: "down" }];
    const reply = await send("POST", "/v1/partner/webhook-test", { as: partner.as });
    expect(reply).toMatchObject({ status: 502, body: { code: "WEBHOOK_DELIVERY_FAILED" } });
    expect(reply.body.details.attempts).toMatchObject([{ statusCode: 503, answer: "down" }]);
  });

  test("without an address says where to set one", async () => {
    const partner = await aPartner(database, "live");
    const reply = await send("POST", "/v1/partner/webhook-test", { as: partner.as });
    expect(reply).toMatchObject({ status: 400, body: { code: "VALIDATION_ERROR" } });
    expect(reply.body.details.issues[0].path).toBe("webhookUrl");
  });
});

test("for a day after a rotation both secrets verify a webhook", async () => {
  const { partner, receiver, secret } = await receiving();
  const { as } = partner;
  const rotated = await expectStatus(200, "POST", "/v1/partner/webhook/rotate-secret", { as });
  await expectStatus(200, "POST", "/v1/partner/webhook-test", { as });
  const [request] = receiver.received;
  if (!request) throw new Error("nothing arrived");
  verified(secret, request);
  verified(rotated.body.webhookSecret, request);
  await database.pool.query("update partner_secrets set previous_until = now()");
  await expectStatus(200, "POST", "/v1/partner/webhook-test", { as });
  const later = receiver.received[1] as Received;
  expect(() => verified(secret, later)).toThrow();
  verified(rotated.body.webhookSecret, later);
});

test("a second rotation within the day takes nothing from the day of the first secret", async () => {
  const { partner, receiver, secret: first } = await receiving();
  const { as } = partner;
  const rotate = async (): Promise<string> =>
    (await expectStatus(200, "POST", "/v1/partner/webhook/rotate-secret", { as })).body
      .webhookSecret;
  const [second, third] = [await rotate(), await rotate()];
  const deliver = async () => {
    await expectStatus(200, "POST", "/v1/partner/webhook-test", { as });
    return receiver.received.at(-1) as Received;
  };
  const signed = await deliver();
  for (const secret of [first, second, third]) verified(secret, signed);
  await database.pool.query(
    `update partner_secrets set older_secrets = jsonb_set(older_secrets, '{0,until}', to_jsonb(now()))`,
  );
  const later = await deliver();
  expect(() => verified(first, later)).toThrow();
  for (const secret of [second, third]) verified(secret, later);
});

test("the pauses between tries are those of the contract, a tenth longer at most", () => {
  const now = new Date("2026-11-20T09:00:00.000Z");
  for (const [index, pause] of RETRY_PAUSES_MS.entries()) {
    const least = (nextTryAt(index + 1, now, 0)?.getTime() ?? 0) - now.getTime();
    const most = (nextTryAt(index + 1, now, 1)?.getTime() ?? 0) - now.getTime();
    expect([least, Math.round(most)]).toEqual([pause, Math.round(pause * 1.1)]);
  }
  expect(nextTryAt(RETRY_PAUSES_MS.length + 1, now, 0)).toBeNull();
});
