// What Stripe tells: each payment is taken once and told once; whatever is sent twice, late or by somebody else, and
// whatever people write down by hand meanwhile.
import fc from "fast-check";
import { expect, test } from "vitest";
import { testDatabase } from "./database";
import { disconnectStripe } from "./stripe-account";
import { stripeMessage } from "./stripe-stand-in";
import { aBilledInvoice, deliver, stripeJobs, tell } from "./stripe-work";
import { StripeWorld } from "./stripe-world";
import { aPartner } from "./world";

const database = testDatabase();
const world = new StripeWorld(database);

test("money that comes in at Stripe settles the invoice once, whatever is told twice or again", async () => {
  const invoiceId = await world.pushed();
  const payment = world.stripe.store.pay(world.stripe.invoiceOf(invoiceId), 1200);
  const eventId = await world.hear("invoice.paid", invoiceId);
  await world.jobs.follow(eventId);
  await tell("invoice.paid", world.stripe.invoiceOf(invoiceId), { id: eventId });
  await world.hear("invoice.paid", invoiceId);
  expect(await world.ledgerOf(invoiceId)).toEqual([
    { amount: 1200, kind: "payment", note: `Stripe ${payment.id}` },
  ]);
  expect((await world.accountOf(invoiceId)).status).toBe("paid");
  expect(await world.eventsOf("invoice.overpaid", invoiceId)).toEqual([]);
});

test("what a message says of amounts and status counts for nothing: Stripe is asked", async () => {
  const invoiceId = await world.pushed();
  const lie = { ...world.stripe.invoiceOf(invoiceId), status: "paid", amount_paid: 1200 };
  const { id } = await tell("invoice.paid", lie);
  await world.jobs.follow(id);
  expect(await world.ledgerOf(invoiceId)).toEqual([]);
  expect((await world.accountOf(invoiceId)).status).toBe("open");
});

test("of what was paid twice the ledger takes what is open, and the rest is shown as paid too much", async () => {
  const invoiceId = await world.pushed();
  await world.byHand(invoiceId, 500);
  const payment = world.stripe.store.pay(world.stripe.invoiceOf(invoiceId), 1200);
  await world.hear("invoice.paid", invoiceId);
  expect((await world.ledgerOf(invoiceId)).map(({ amount }) => amount)).toEqual([500, 700]);
  expect(await world.eventsOf("invoice.overpaid", invoiceId)).toEqual([
    expect.objectContaining({ paymentId: payment.id, amount: 500, currency: "EUR" }),
  ]);
  expect(await world.accountOf(invoiceId)).toMatchObject({
    status: "paid",
    stripe: { overpaid: 500 },
  });
});

test("in whatever order people and Stripe write it down, the ledger takes no more than the invoice, and each coin is told once", async () => {
  const steps = fc.array(
    fc.record({
      does: fc.constantFrom("hand", "stripe", "tell", "again", "write_off"),
      amount: fc.integer({ min: 1, max: 1300 }),
    }),
    { minLength: 2, maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (chosen) => {
      const invoiceId = await world.pushed();
      const { hand, online } = await lived(invoiceId, chosen);
      const ledger = await world.ledgerOf(invoiceId);
      const over = sum(await world.eventsOf("invoice.overpaid", invoiceId));
      expect(sum(ledger)).toBeLessThanOrEqual(1200);
      expect(sum(ledger.filter(({ note }) => note === "Transfer"))).toBe(hand);
      expect(sum(ledger.filter(({ note }) => note.startsWith("Stripe "))) + over).toBe(online);
      const { status, open, stripe } = await world.accountOf(invoiceId);
      expect(status === "open").toBe(open > 0);
      expect(stripe?.overpaid).toBe(over);
    }),
    { numRuns: 25 },
  );
});

const sum = (rows: readonly { readonly amount: number }[]) =>
  rows.reduce((all, { amount }) => all + amount, 0);

/** What happens to an invoice, step by step; at the end all that was told is followed, the last message first. */
async function lived(
  invoiceId: string,
  steps: readonly { readonly does: string; readonly amount: number }[],
) {
  const told: string[] = [];
  let [hand, online] = [0, 0];
  const taken = (made: Promise<unknown>) =>
    made.then(
      () => true,
      () => false,
    );
  // Two jobs of one message at once, as they may run.
  const follow = () => Promise.all([...told, ...told].reverse().map(world.jobs.follow));
  const acts: Record<string, (amount: number) => Promise<unknown>> = {
    hand: async (amount) => {
      if (await taken(world.byHand(invoiceId, amount))) hand += amount;
    },
    stripe: async (amount) => {
      world.stripe.store.pay(world.stripe.invoiceOf(invoiceId), amount);
      online += amount;
    },
    tell: async () => {
      told.push((await tell("invoice.paid", world.stripe.invoiceOf(invoiceId))).id);
    },
    again: follow,
    write_off: () => taken(world.writtenOff(invoiceId)),
  };
  for (const { does, amount } of steps) await acts[does]?.(amount);
  await acts.tell?.(0);
  await follow();
  return { hand, online };
}

test("a payment that fails is told, as long as the invoice is open; one that went through after it is not", async () => {
  const invoiceId = await world.pushed();
  await world.hear("invoice.payment_failed", invoiceId);
  expect(await world.eventsOf("invoice.payment_failed", invoiceId)).toHaveLength(1);
  expect((await world.accountOf(invoiceId)).stripe?.paymentFailedAt).toBeTruthy();
  world.stripe.store.pay(world.stripe.invoiceOf(invoiceId), 1200);
  // The older message comes last, and brings the money as well.
  await world.hear("invoice.payment_failed", invoiceId);
  expect(await world.eventsOf("invoice.payment_failed", invoiceId)).toHaveLength(1);
  expect((await world.accountOf(invoiceId)).status).toBe("paid");
});

test("what somebody ends at Stripe is shown to operators, and our ledger stays as it is", async () => {
  for (const [status, type] of [
    ["void", "invoice.voided"],
    ["uncollectible", "invoice.marked_uncollectible"],
    ["paid", "invoice.paid"],
  ] as const) {
    const invoiceId = await world.pushed();
    world.stripe.invoiceOf(invoiceId).status = status;
    await world.hear(type, invoiceId);
    await world.hear(type, invoiceId);
    expect(await world.eventsOf("invoice.changed_in_stripe", invoiceId)).toEqual([
      expect.objectContaining({ status }),
    ]);
    expect(await world.ledgerOf(invoiceId)).toEqual([]);
    expect(await world.accountOf(invoiceId)).toMatchObject({
      status: "open",
      stripe: { stripeStatus: status },
    });
  }
});

test("messages count with a fresh signature of our secret alone; others write nothing", async () => {
  const invoiceId = await world.pushed();
  const invoice = world.stripe.invoiceOf(invoiceId);
  const { body, headers } = stripeMessage("invoice.paid", invoice);
  const refused = [
    await deliver(body, {}),
    await deliver(body.replace("invoice.paid", "invoice.void"), headers),
    await deliver("{}", { "stripe-signature": "t=1,v1=00" }),
  ].map(({ status }) => status);
  expect(refused).toEqual([400, 400, 400]);
  expect((await tell("invoice.paid", invoice, { ageSeconds: 301 })).status).toBe(400);
  expect((await tell("invoice.paid", invoice, { secret: "whsec_of_nobody" })).status).toBe(400);
  expect((await deliver("x".repeat(2 * 1024 * 1024), headers)).status).toBe(413);
  const { rowCount } = await database.pool.query(
    "select 1 from stripe_events where stripe_invoice_id = $1",
    [invoice.id],
  );
  expect(rowCount).toBe(0);
  disconnectStripe();
  expect((await deliver(body, headers)).status).toBe(404);
});

test("what is about nobody of ours is noted and changes nothing; what nobody listens to is let be", async () => {
  const invoiceId = await world.pushed();
  const invoice = world.stripe.invoiceOf(invoiceId);
  const stranger = await tell("invoice.paid", { ...invoice, customer: "cus_nobody" });
  expect(stranger.status).toBe(204);
  const { rows } = await database.pool.query(
    "select e.partner_id, payload from events e where resource_id = $1",
    [stranger.id],
  );
  expect(rows).toMatchObject([{ partner_id: "service", payload: { reason: "unknown_customer" } }]);
  // An invoice that somebody made for our customer at Stripe.
  const other = world.stripe.store.make("in", {
    ...invoice,
    id: undefined,
    metadata: {},
    status: "paid",
  });
  const foreign = { ...other, id: `in_${invoiceId.slice(4)}`, object: "invoice" };
  world.stripe.store.things.set(foreign.id, foreign);
  const { id } = await tell("invoice.paid", foreign);
  await world.jobs.follow(id);
  expect(await world.eventsOf("stripe.event_ignored", id)).toMatchObject([
    { reason: "unknown_invoice" },
  ]);
  expect((await tell("customer.updated", { object: "customer", id: "cus_1" })).status).toBe(204);
  expect((await tell("invoice.created", invoice)).status).toBe(204);
  expect(await world.ledgerOf(invoiceId)).toEqual([]);
});

test("no message of Stripe reaches another partner's invoice", async () => {
  const invoiceId = await world.pushed();
  const theirs = world.stripe.invoiceOf(invoiceId);
  const other = await aPartner(database, "live");
  const otherInvoice = await aBilledInvoice(database, other.partnerId);
  await stripeJobs(world.stripe, other.partnerId).push(otherInvoice);
  const { customer } = world.stripe.invoiceOf(otherInvoice);
  world.stripe.store.pay(theirs, 1200);
  const { id } = await tell("invoice.paid", { ...theirs, customer });
  await stripeJobs(world.stripe, other.partnerId).follow(id);
  expect(await world.ledgerOf(invoiceId)).toEqual([]);
  expect(await world.ledgerOf(otherInvoice)).toEqual([]);
});

test("payments and messages of Stripe are added and read: no role of the application changes or removes one", async () => {
  const { rows } = await database.pool.query(
    `select table_name, column_name from information_schema.column_privileges where privilege_type in ('UPDATE', 'DELETE')
       and table_name in ('stripe_payments', 'stripe_events', 'stripe_customers')
       and grantee in ('sealwright_app', 'sealwright_operator', 'sealwright_web', 'sealwright_worker')`,
  );
  expect(rows).toEqual([{ table_name: "stripe_events", column_name: "done_at" }]);
});
