// Webhooks of many partners at once: a receiver that hangs or fails costs its own partner, nobody else.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PROBE_PAUSES_MS } from "@/lib/domain/webhook/schedule";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { expectStatus, send } from "./api";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import { aReceiver, type Receiver, type ReceiverAnswer } from "./receiver";
import { aPartner, type TestPartner } from "./world";

const database = testDatabase();
let worker: Worker;

beforeAll(async () => {
  worker = await startWorker();
});

afterAll(() => worker.stop());

interface Receiving {
  readonly partner: TestPartner;
  readonly receiver: Receiver;
}

async function receiving(...answers: ReceiverAnswer[]): Promise<Receiving> {
  const partner = await aPartner(database, "live");
  const receiver = await aReceiver();
  if (answers.length > 0) receiver.answers = answers;
  await setAddress(partner, receiver.url);
  return { partner, receiver };
}

async function setAddress({ as }: TestPartner, webhookUrl: string | null): Promise<void> {
  await expectStatus(200, "PUT", "/v1/partner/webhook", { as, body: { webhookUrl } });
}

async function causeEvents({ as }: TestPartner, count: number): Promise<void> {
  const merchants = Array.from({ length: count }, (_, i) => ({ name: `Merchant ${i}` }));
  await expectStatus(200, "POST", "/v1/merchants/import", { as, body: { merchants } });
}

async function stateOf({ as }: TestPartner) {
  return (await expectStatus(200, "GET", "/v1/partner/webhook", { as })).body;
}

async function inState(partner: TestPartner, state: string) {
  return eventually(`a receiver that is ${state}`, async () => {
    const found = await stateOf(partner);
    return found.state === state ? found : null;
  });
}

async function deliveries({ as }: TestPartner, status: string) {
  const path = `/v1/partner/webhook/deliveries?limit=100&status=${status}`;
  return (await expectStatus(200, "GET", path, { as })).body.items;
}

async function told({ as }: TestPartner, eventType: string) {
  const path = `/v1/audit?eventType=${eventType}`;
  return (await expectStatus(200, "GET", path, { as })).body.items;
}

const FAILS = { status: 503, body: "down" };
const TAKES = { status: 204 };

/** A partner whose receiver failed so often that all of its deliveries wait. */
async function paused(events = 24): Promise<Receiving> {
  const made = await receiving(FAILS);
  await causeEvents(made.partner, events);
  await inState(made.partner, "paused");
  await eventually("every delivery to wait", async () => {
    await makeDue(made.partner, "webhook.retry_scheduled");
    return (await stateOf(made.partner)).waiting === events ? true : null;
  });
  return made;
}

/** Makes planned jobs that follow an event due now. */
async function makeDue({ partnerId }: TestPartner, ...eventTypes: string[]): Promise<void> {
  await database.pool.query(
    `update pgboss.job set start_after = now() where name = 'deliver-webhook' and state = 'created'
     and data->>'partnerId' = $1 and data->>'eventType' = any($2)`,
    [partnerId, eventTypes],
  );
}

/** Makes the next planned try of a paused receiver due now. */
async function probeNow(partner: TestPartner): Promise<void> {
  await makeDue(partner, "webhook.paused", "webhook.probe_scheduled");
}

test("thirty hanging receivers of other partners do not delay a delivery", async () => {
  const hanging = await Promise.all(
    Array.from({ length: 30 }, () => receiving({ status: 200, hangs: true })),
  );
  const quick = await receiving(TAKES);
  await Promise.all(hanging.map(({ partner }) => causeEvents(partner, 12)));
  await eventually("all receivers to hang", async () =>
    hanging.every(({ receiver }) => receiver.received.length > 0) ? true : null,
  );
  const started = performance.now();
  await causeEvents(quick.partner, 1);
  await eventually("the delivery", async () => (quick.receiver.received.length > 0 ? true : null));
  // A single request that hangs takes fifteen seconds, and each of the others has more of them.
  expect(performance.now() - started).toBeLessThan(12_000);
});

test("a hanging receiver is asked a few times at once, not by everything that waits for it", async () => {
  const { partner, receiver } = await receiving({ status: 200, hangs: true });
  await causeEvents(partner, 40);
  await eventually("the first requests", async () => (receiver.received.length >= 4 ? true : null));
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(receiver.received.length).toBeLessThanOrEqual(6);
});

describe("an address that failed twenty times in a row", () => {
  test("is paused: the rest waits, and both lists say so", async () => {
    const { partner, receiver } = await paused(40);
    const state = await stateOf(partner);
    expect(state).toMatchObject({ state: "paused", pausedAt: expect.any(String) });
    expect(state.failuresInRow).toBeGreaterThanOrEqual(20);
    expect(await deliveries(partner, "paused")).toHaveLength(state.waiting);
    const wait = Date.parse(state.nextProbeAt) - Date.parse(state.pausedAt);
    expect(wait).toBeGreaterThanOrEqual(PROBE_PAUSES_MS[0] ?? 0);
    const tried = receiver.received.length;
    expect(tried).toBeLessThan(26);
    await causeEvents(partner, 5);
    await eventually("the new ones to wait", async () =>
      (await stateOf(partner)).waiting === state.waiting + 5 ? true : null,
    );
    expect(receiver.received.length).toBe(tried);
    expect(await told(partner, "webhook.paused")).toHaveLength(1);
  });

  test("is tried with one delivery at a time, further and further apart", async () => {
    const { partner, receiver } = await paused();
    const before = receiver.received.length;
    const first = await stateOf(partner);
    await probeNow(partner);
    const second = await eventually("the next try to be planned", async () => {
      const state = await stateOf(partner);
      return state.failuresInRow > first.failuresInRow ? state : null;
    });
    expect(receiver.received.length).toBe(before + 1);
    expect(Date.parse(second.nextProbeAt) - Date.now()).toBeGreaterThan(4 * 60_000);
    expect(second.waiting).toBe(first.waiting);
    const [probed] = (await deliveries(partner, "paused")).filter(
      ({ attempts }: { attempts: { probe?: boolean }[] }) => attempts.some(({ probe }) => probe),
    );
    expect(probed.attempts.at(-1)).toMatchObject({ statusCode: 503, probe: true });
  });

  test("that takes such a try gets what waited, oldest first, each once", async () => {
    const { partner, receiver } = await paused(30);
    const waiting = (await deliveries(partner, "paused"))
      .map(({ eventId }: { eventId: string }) => eventId)
      .reverse();
    receiver.answers = [TAKES];
    const before = receiver.received.length;
    await probeNow(partner);
    await inState(partner, "active");
    await eventually("nothing to wait", async () =>
      (await stateOf(partner)).waiting === 0 ? true : null,
    );
    const came = receiver.received.slice(before).map(({ headers }) => headers["webhook-id"]);
    expect(came).toEqual(waiting);
    expect(await told(partner, "webhook.resumed")).toHaveLength(1);
    expect(await stateOf(partner)).toMatchObject({ failuresInRow: 0, pausedAt: null });
  });

  test("goes on at once after a test that it takes, and after it was set again", async () => {
    const tested = await paused();
    tested.receiver.answers = [TAKES];
    await expectStatus(200, "POST", "/v1/partner/webhook-test", { as: tested.partner.as });
    const moved = await paused();
    const elsewhere = await aReceiver();
    const waiting = (await stateOf(moved.partner)).waiting;
    await setAddress(moved.partner, elsewhere.url);
    for (const { partner } of [tested, moved]) {
      await eventually("nothing to wait", async () =>
        (await stateOf(partner)).waiting === 0 ? true : null,
      );
      expect(await stateOf(partner)).toMatchObject({ state: "active", failuresInRow: 0 });
    }
    expect(elsewhere.received).toHaveLength(waiting);
  });

  test("that is cleared gives up what waited", async () => {
    const { partner, receiver } = await paused();
    const before = receiver.received.length;
    await setAddress(partner, null);
    await eventually("nothing to wait", async () =>
      (await stateOf(partner)).waiting === 0 ? true : null,
    );
    expect(await stateOf(partner)).toMatchObject({ state: "off", webhookUrl: null });
    expect(receiver.received.length).toBe(before);
    expect((await deliveries(partner, "failed")).length).toBeGreaterThan(0);
  });

  test("is not forgotten where the planned try is lost: the next event plans another", async () => {
    const { partner, receiver } = await paused();
    await database.pool.query(
      "delete from pgboss.job where name = 'deliver-webhook' and state = 'created' and data->>'partnerId' = $1",
      [partner.partnerId],
    );
    await database.pool.query(
      "update webhook_receivers set next_probe_at = now() - interval '1 hour' where partner_id = $1",
      [partner.partnerId],
    );
    receiver.answers = [TAKES];
    await causeEvents(partner, 1);
    await inState(partner, "active");
  });
});

test("a success in between starts the count again", async () => {
  const { partner, receiver } = await receiving(FAILS);
  await causeEvents(partner, 12);
  await eventually("twelve failures", async () =>
    (await stateOf(partner)).failuresInRow === 12 ? true : null,
  );
  receiver.answers = [TAKES];
  await causeEvents(partner, 1);
  await eventually("a success", async () =>
    (await stateOf(partner)).failuresInRow === 0 ? true : null,
  );
});

describe("what a receiver answers", () => {
  const CARD = "4539 5787 6362 1486";

  test("is kept without card data, of a delivery and of a test", async () => {
    const { partner } = await receiving({ status: 200, body: `stored for card ${CARD}` });
    await causeEvents(partner, 1);
    const [delivery] = await eventually("a delivery", async () => {
      const found = await deliveries(partner, "delivered");
      return found.length > 0 ? found : null;
    });
    expect(delivery.attempts[0].answer).toMatch(/looked like card data/);
    const { as } = partner;
    const test = await expectStatus(200, "POST", "/v1/partner/webhook-test", { as });
    expect(JSON.stringify(test.body)).not.toContain("6362");
    const { rows } = await database.pool.query(
      "select 1 from webhook_deliveries where attempts::text like '%6362%'",
    );
    expect(rows).toEqual([]);
  });
});

describe("a test that the receiver does not take", () => {
  test("leaves a ping in the list and its outcome in the audit trail, once per key", async () => {
    const { partner, receiver } = await receiving(FAILS);
    const headers = { "Idempotency-Key": "failed-ping" };
    const ping = () => send("POST", "/v1/partner/webhook-test", { as: partner.as, headers });
    const first = await ping();
    expect(first).toMatchObject({ status: 502, body: { code: "WEBHOOK_DELIVERY_FAILED" } });
    receiver.answers = [TAKES];
    const second = await ping();
    expect([second.status, second.body]).toEqual([502, first.body]);
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(receiver.received).toHaveLength(1);
    expect(await deliveries(partner, "failed")).toMatchObject([
      { eventType: "ping", attempts: [{ statusCode: 503, answer: "down" }] },
    ]);
    expect(await told(partner, "webhook.tested")).toMatchObject([
      { metadata: { delivered: false, statusCode: 503 } },
    ]);
  });
});
