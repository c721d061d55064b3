// The official client against a stand-in that speaks Stripe's wire format: one invoice there for one of ours, whatever
// goes wrong on the way, and nothing secret in an error.
import { beforeEach, expect, test } from "vitest";
import { readConfig } from "@/lib/core/config";
import type { PushOrder } from "@/lib/domain/stripe/shape";
import { aStripe, type StripeFault, type StripeStandIn } from "@/lib/testing/stripe-stand-in";
import { StripeFailure } from "./failure";
import { createStripeGateway, type StripeGateway } from "./stripe-gateway";

const QUICK = { requestMs: 300, callMs: 4000, retries: 1 };
let stripe: StripeStandIn;
let gateway: StripeGateway;

beforeEach(async () => {
  stripe = await aStripe();
  gateway = createStripeGateway(stripe.settings, QUICK) as StripeGateway;
});

const ORDER: PushOrder = {
  ...{ partnerId: "prt_1", invoiceId: "ivc_1", number: "2026-000001", round: 1, currency: "EUR" },
  ...{ amount: 1428, dueAt: "2099-01-31T00:00:00.000Z", customerId: null, stripeId: null },
  lines: [
    { description: "Sealed attestations: 4 at EUR 3.00", amount: 1200 },
    { description: "VAT, 19%", amount: 228 },
  ],
  customer: {
    ...{ name: "Harbor", email: "owner@harbor.example", country: "NL" },
    address: "2 Example Quay\n1000 AA Exampletown\n",
  },
};

/** What is stored between tries, as the database does it. */
function stored() {
  const known: { customerId: string | null; stripeId: string | null } = {
    customerId: null,
    stripeId: null,
  };
  const notes = {
    customer: async (customerId: string) => {
      known.customerId ??= customerId;
      return known.customerId;
    },
    draft: async (stripeId: string) => {
      known.stripeId = stripeId;
    },
  };
  return { known, notes };
}

async function failureOf(work: Promise<unknown>): Promise<StripeFailure> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof StripeFailure)) throw new Error(`no failure of Stripe: ${error}`);
  return error;
}

test("an invoice has our number, lines, tax and sum at Stripe, is final, and is sent by nobody", async () => {
  const { known, notes } = stored();
  const pushed = await gateway.push(ORDER, notes);
  const invoice = stripe.invoiceOf("ivc_1");
  expect(invoice).toMatchObject({
    ...{ number: "2026-000001", currency: "eur", total: 1428, status: "open" },
    ...{ auto_advance: "false", collection_method: "send_invoice", due_date: 4073500800 },
    metadata: { partnerId: "prt_1", invoiceId: "ivc_1", number: "2026-000001" },
    ...{ pending_invoice_items_behavior: "exclude", automatic_tax: { enabled: "false" } },
  });
  const items = stripe.store.ofKind("invoiceitem");
  expect(items.map(({ description, amount }) => [description, amount])).toEqual([
    ["Sealed attestations: 4 at EUR 3.00", 1200],
    ["VAT, 19%", 228],
  ]);
  expect(stripe.store.ofKind("customer")).toMatchObject([
    {
      ...{ name: "Harbor", email: "owner@harbor.example", metadata: { partnerId: "prt_1" } },
      address: { line1: "2 Example Quay", line2: "1000 AA Exampletown", country: "NL" },
    },
  ]);
  expect(pushed).toEqual({
    ...{ stripeId: invoice.id, livemode: false, status: "open" },
    hostedUrl: `https://invoice.stripe.example/i/${invoice.id}`,
  });
  expect(known).toEqual({ customerId: invoice.customer, stripeId: invoice.id });
  expect(new Set(stripe.requests.map(({ version }) => version))).toEqual(
    new Set(["2026-10-28.endive"]),
  );
});

const isPost = ({ method }: { method: string }) => method === "POST";

test.each([0, 1, 2, 3, 4])(
  "whatever call breaks off after it was done (%i), the next try ends with one invoice",
  async (nth) => {
    for (const keysForgotten of [false, true]) {
      stripe = await aStripe();
      gateway = createStripeGateway(stripe.settings, { ...QUICK, retries: 0 }) as StripeGateway;
      const { known, notes } = stored();
      let posts = -1;
      // The client tries a closed connection once more by itself: that one is lost as well.
      stripe.fault = (request) => {
        if (isPost(request)) posts += 1;
        return isPost(request) && (posts === nth || posts === nth + 1) ? "lost" : null;
      };
      const failure = await failureOf(gateway.push(ORDER, notes));
      expect(failure.kind).toBe("unreached");
      stripe.fault = () => null;
      // After a day Stripe has forgotten the keys, and an operator's try has new ones anyway.
      await gateway.push({ ...ORDER, ...known, round: keysForgotten ? 2 : 1 }, notes);
      expect(stripe.invoiceOf("ivc_1")).toMatchObject({ status: "open", total: 1428 });
      expect(stripe.store.ofKind("customer")).toHaveLength(1);
      expect(stripe.store.ofKind("invoiceitem")).toHaveLength(2);
    }
  },
);

test("two tries at the same moment, and one after it, make one customer and one invoice", async () => {
  const { notes } = stored();
  await Promise.allSettled([gateway.push(ORDER, notes), gateway.push(ORDER, notes)]);
  const { known, notes: later } = stored();
  await gateway.push({ ...ORDER, ...known }, later);
  expect(stripe.invoiceOf("ivc_1")).toMatchObject({ status: "open", total: 1428 });
  expect(stripe.store.ofKind("customer")).toHaveLength(1);
  expect(stripe.store.ofKind("invoiceitem")).toHaveLength(2);
});

test("an account that would ask for another amount gets no final invoice", async () => {
  stripe.store.skew = 1;
  const failure = await failureOf(gateway.push(ORDER, stored().notes));
  expect(failure.kind).toBe("differs");
  expect(stripe.invoiceOf("ivc_1").status).toBe("draft");
});

test("an invoice that was voided at Stripe is not made a second time behind anybody's back", async () => {
  const { known, notes } = stored();
  await gateway.push(ORDER, notes);
  stripe.invoiceOf("ivc_1").status = "void";
  expect((await failureOf(gateway.push({ ...ORDER, ...known, round: 2 }, notes))).kind).toBe(
    "ended",
  );
  expect(stripe.store.ofKind("invoice")).toHaveLength(1);
});

test("what is overdue already is due at Stripe on a day to come", async () => {
  await gateway.push({ ...ORDER, dueAt: "2020-01-01T00:00:00.000Z" }, stored().notes);
  expect(stripe.invoiceOf("ivc_1").due_date).toBeGreaterThan(Date.now() / 1000);
});

test.each<[StripeFault, string]>([
  ["429", "unreached"],
  ["500", "unreached"],
  ["hangs", "unreached"],
  ["cut", "unreached"],
  ["402", "refused"],
  ["401", "credentials"],
])("%s is told as %s, in bounded time and without a secret", async (fault, kind) => {
  stripe.fault = () => fault;
  const started = performance.now();
  const failure = await failureOf(gateway.push(ORDER, stored().notes));
  expect(failure.kind).toBe(kind);
  expect(performance.now() - started).toBeLessThan(QUICK.callMs + 2000);
  const told = `${failure.stack} ${JSON.stringify(failure)} ${String(failure.cause)}`;
  expect(told).not.toContain(stripe.settings.secretKey);
  expect(told).not.toContain("quotes");
});

test("a moment's failure is got over within one push", async () => {
  let asked = 0;
  stripe.fault = () => (asked++ % 2 === 0 ? "hangs" : null);
  await gateway.push(ORDER, stored().notes);
  expect(stripe.invoiceOf("ivc_1").status).toBe("open");
});

test("money is what went through Stripe: what was noted there as paid elsewhere is none", async () => {
  const { notes } = stored();
  const { stripeId } = await gateway.push(ORDER, notes);
  stripe.store.pay(stripe.invoiceOf("ivc_1"), 1000);
  expect(await gateway.read(stripeId)).toMatchObject({
    ...{ status: "open", invoiceId: "ivc_1", currency: "EUR" },
    payments: [{ amount: 1000, day: new Date().toISOString().slice(0, 10) }],
  });
  expect(await gateway.end(stripeId, "paid")).toBe("paid");
  expect((await gateway.read(stripeId))?.payments).toHaveLength(1);
  expect(await gateway.end(stripeId, "paid")).toBe("paid");
  expect(await gateway.read("in_nobody")).toBeNull();
});

test("a draft whose invoice was settled elsewhere is removed, and what was given up is marked so", async () => {
  const { stripeId } = await gateway.push(ORDER, stored().notes);
  expect(await gateway.end(stripeId, "uncollectible")).toBe("uncollectible");
  stripe.store.skew = 1;
  const second = { ...ORDER, invoiceId: "ivc_2", number: "2026-000002" };
  const { known, notes } = stored();
  await failureOf(gateway.push(second, notes));
  expect(await gateway.end(known.stripeId ?? "", "paid")).toBeNull();
  expect(() => stripe.invoiceOf("ivc_2")).toThrow("0 invoices");
});

test("the billing portal opens for a customer, with the way back", async () => {
  const { known, notes } = stored();
  await gateway.push(ORDER, notes);
  const url = await gateway.openPortal(known.customerId ?? "", "https://pci.example/billing");
  expect(url).toMatch(/^https:\/\/billing\.stripe\.example\/session\//);
  expect((await failureOf(gateway.openPortal("cus_nobody", "https://pci.example"))).kind).toBe(
    "refused",
  );
});

test("without a key there is no gateway, and a key goes out encrypted or to this machine alone", () => {
  expect(createStripeGateway(readConfig({ NODE_ENV: "test" }).stripe)).toBeNull();
  const key = { NODE_ENV: "test" as const, STRIPE_SECRET_KEY: "sk_test_of_a_test" };
  const at = (STRIPE_API_BASE: string) => () => readConfig({ ...key, STRIPE_API_BASE });
  for (const base of [
    "http://stripe.example",
    "ftp://127.0.0.1",
    "http://127.0.0.1.stripe.example",
  ]) {
    expect(at(base)).toThrow("STRIPE_API_BASE is neither https nor on this machine");
  }
  expect(at("https://stripe.example")().stripe?.apiBase).toBe("https://stripe.example");
  expect(at("http://127.0.0.1:4000")().stripe?.apiBase).toBe("http://127.0.0.1:4000");
});
