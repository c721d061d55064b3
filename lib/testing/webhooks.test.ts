// Webhooks over real HTTP, verified by the public library.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nextTryAt, RETRY_PAUSES_MS } from "@/lib/domain/webhook/schedule";
import type { Lookup } from "@/lib/gateways/lookup";
import { createWebhookGateway } from "@/lib/gateways/webhook/webhook-gateway";
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

describe("the gateway", () => {
  const webhook = (url: string) => ({
    url,
    id: "evt_x",
    body: "{}",
    secrets: ["whsec_c2VjcmV0c2VjcmV0"],
  });
  const strict = (lookup?: Lookup) =>
    createWebhookGateway({ allowPrivate: false, ...(lookup ? { lookup } : {}) });

  test.each([
    "https://127.0.0.1/",
    "https://10.1.2.3/",
    "https://169.254.169.254/latest",
    "https://[::1]/",
    "https://[fe80::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[::ffff:a00:1]/",
    "https://[::127.0.0.1]/",
    "https://[64:ff9b::a00:1]/",
    "https://[2002:a00:1::]/",
    "https://printer.local/",
    "https://0.0.0.0/",
    "https://100.64.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "http://93.184.216.34/",
  ])("never connects to %s", async (url) => {
    const outcome = await strict().send(webhook(url));
    expect(outcome.statusCode).toBeNull();
    expect(outcome.error).toMatch(/private|not https/);
  });

  test("connects where it looked, and looks once: a name cannot change its mind in between", async () => {
    const receiver = await aReceiver();
    const answers = ["127.0.0.1", "93.184.216.34"];
    let looked = 0;
    const rebinding: Lookup = async () => {
      looked += 1;
      return [{ address: answers.shift() ?? "93.184.216.34", family: 4 }];
    };
    const url = receiver.url.replace("http:", "https:").replace("127.0.0.1", "rebind.example");
    const outcome = await strict(rebinding).send(webhook(url));
    expect(outcome.error).toMatch(/private/);
    expect([looked, receiver.received.length]).toEqual([1, 0]);
  });

  test("is led nowhere by a name with a private address among public ones", async () => {
    const mixed: Lookup = async () =>
      ["93.184.216.34", "10.0.0.1"].map((address) => ({ address, family: 4 }));
    const outcome = await strict(mixed).send(webhook("https://mixed.example/"));
    expect(outcome.error).toMatch(/private/);
  });

  test("keeps no more than 4 KiB of an answer, and says why there is none", async () => {
    const receiver = await aReceiver();
    receiver.answers = [{ status: 200, body: "x".repeat(20_000) }];
    const open = createWebhookGateway({ allowPrivate: true });
    expect((await open.send(webhook(receiver.url))).answer).toHaveLength(4096);
    const refused = await open.send(webhook("http://127.0.0.1:1/"));
    expect(refused).toMatchObject({ statusCode: null, error: expect.stringContaining("ECONN") });
  });

  test("goes by the status alone where the answer's body breaks off", async () => {
    const server = createServer((request, response) => {
      request.resume();
      response.writeHead(410);
      response.write("gon", () => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    server.unref();
    const { port } = server.address() as AddressInfo;
    const open = createWebhookGateway({ allowPrivate: true });
    const outcome = await open.send(webhook(`http://127.0.0.1:${port}/`));
    expect(outcome).toMatchObject({ statusCode: 410, error: null });
  });

  test("keeps no half of a number that the 4 KiB end within", async () => {
    const receiver = await aReceiver();
    receiver.answers = [{ status: 200, body: `${"x".repeat(4080)} 4111 1111 1111 1111` }];
    const { answer } = await createWebhookGateway({ allowPrivate: true }).send(
      webhook(receiver.url),
    );
    expect(answer).toBe("x".repeat(4080));
  });
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
