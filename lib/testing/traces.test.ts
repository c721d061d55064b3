// Traces as a collector gets them over HTTP: one request and the job that follows are one tree, and nothing in the bytes
// is what anybody wrote or a secret.
import { afterAll, beforeAll, expect, test } from "vitest";
import { changeEnvironment } from "@/lib/core/config";
import { flushTraces } from "@/lib/core/telemetry/trace";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { expectStatus, jobEnd } from "./api";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import { aReceiver, type Receiver } from "./receiver";
import { aMerchant, aPartner, REDIRECT_SHOP, type TestMerchant, tokenFor } from "./world";

interface Attribute {
  readonly key: string;
  readonly value: Record<string, unknown>;
}

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
}

const database = testDatabase();
let collector: Receiver;
let worker: Worker;
let merchant: TestMerchant;

beforeAll(async () => {
  collector = await aReceiver();
  collector.answers = [
    { status: 200, headers: { "content-type": "application/json" }, body: "{}" },
  ];
  const { origin } = new URL(collector.url);
  changeEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT: origin });
  worker = await startWorker();
  merchant = await aMerchant(await aPartner(database, "live"));
});

afterAll(async () => {
  await worker.stop();
  await flushTraces();
  changeEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT: undefined });
});

async function sent(): Promise<SentSpan[]> {
  await flushTraces();
  return collector.received.flatMap(({ body }) =>
    JSON.parse(body).resourceSpans.flatMap((resource: { scopeSpans: { spans: SentSpan[] }[] }) =>
      resource.scopeSpans.flatMap(({ spans }) => spans),
    ),
  );
}

const factOf = (span: SentSpan, key: string) =>
  Object.values(span.attributes.find((each) => each.key === key)?.value ?? {})[0];

async function determine(): Promise<string> {
  const { partner, base, pmId } = merchant;
  const path = `${base}/payment-methods/${pmId}/determine`;
  const body = { description: REDIRECT_SHOP };
  const ack = await expectStatus(202, "POST", path, { as: partner.as, body });
  await jobEnd(ack.body.pollUrl, partner.as);
  return path;
}

test("a request, its operation, its statements and the job that follows are one tree", async () => {
  await determine();
  const spans = await eventually("the job's end", async () => {
    const found = await sent();
    return found.some(({ name }) => name === "determinations.record") ? found : null;
  });
  const root = spans.find(
    (span) => span.name.startsWith("POST ") && span.name.endsWith("/determine"),
  );
  expect(root?.parentSpanId).toBeUndefined();
  expect(factOf(root as SentSpan, "http.response.status_code")).toBe(202);
  const tree = spans.filter(({ traceId }) => traceId === root?.traceId);
  const ids = new Set(tree.map(({ spanId }) => spanId));
  const loose = tree.filter(({ parentSpanId }) => parentSpanId && !ids.has(parentSpanId));
  expect(loose.map(({ name }) => name)).toEqual([]);
  expect(tree.filter(({ parentSpanId }) => !parentSpanId)).toHaveLength(1);

  const named = (name: string) => tree.find((span) => span.name === name) as SentSpan;
  const parentOf = (span: SentSpan) => tree.find(({ spanId }) => spanId === span.parentSpanId);
  const asked = named("payment_methods.determine");
  expect(parentOf(asked)).toBe(root);
  expect(factOf(asked, "sealwright.operation")).toBe("payment_methods.determine");
  expect(factOf(asked, "sealwright.actor")).toBe("partner");
  expect(factOf(asked, "sealwright.partner")).toBe(merchant.partner.partnerId);
  const enqueued = named("SELECT service.enqueue_jobs");
  expect(parentOf(enqueued)).toBe(asked);
  const job = named("job determine");
  expect(parentOf(job)).toBe(asked);
  expect(parentOf(named("determinations.record"))).toBe(job);
});

test("nothing that a merchant wrote, no secret and no value of a statement is in the bytes", async () => {
  const { partner, base } = merchant;
  const name = "Quayside Candles";
  const email = "owner@quayside.example";
  const body = { name, email };
  await expectStatus(201, "POST", "/v1/merchants", { as: partner.as, body });
  await expectStatus(200, "GET", `/v1/merchants?search=${name}`, { as: partner.as });
  const token = await tokenFor(merchant);
  await expectStatus(200, "GET", base, { as: token });
  await expectStatus(400, "POST", "/v1/merchants", { as: partner.as, body: { name: [email] } });
  await determine();
  await sent();
  const bytes = collector.received
    .map(({ headers, body: text }) => JSON.stringify(headers) + text)
    .join("\n");
  expect(bytes.length).toBeGreaterThan(5_000);
  const secrets = [name, "Quayside", email, REDIRECT_SHOP.slice(0, 20), partner.apiKey];
  for (const secret of [...secrets, ...Object.values(token), merchant.merchantId]) {
    expect([secret, bytes.includes(secret)]).toEqual([secret, false]);
  }
});

test("facts are those of the list, and names are those of the program", async () => {
  await determine();
  const spans = await sent();
  const keys = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
  expect([...keys].sort()).toEqual([
    "db.collection.name",
    "db.operation.name",
    "db.system.name",
    "error.type",
    "http.request.method",
    "http.response.status_code",
    "http.route",
    "sealwright.actor",
    "sealwright.job",
    "sealwright.operation",
    "sealwright.partner",
  ]);
  const odd = spans.filter(({ name }) => !/^[A-Za-z]+[\w .:/{}()-]*$/.test(name));
  expect(odd.map(({ name }) => name)).toEqual([]);
});

test("what a caller says of a trace is not believed", async () => {
  const traceId = "1".repeat(32);
  const headers = { traceparent: `00-${traceId}-${"2".repeat(16)}-01` };
  await expectStatus(200, "GET", merchant.base, { as: merchant.partner.as, headers });
  expect((await sent()).filter((span) => span.traceId === traceId)).toEqual([]);
});

test("a job keeps no trace where none is exported", async () => {
  changeEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT: undefined });
  const requests = async () =>
    (await sent()).filter(({ name }) => name.endsWith("/determine")).length;
  const before = await requests();
  await determine();
  expect(await requests()).toBe(before);
  const { rows } = await database.pool.query(
    "select data ? 'traceparent' as traced from pgboss.job where name = 'determine' order by created_on desc limit 1",
  );
  expect(rows).toEqual([{ traced: false }]);
});
