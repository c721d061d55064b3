// Invoices on their way to Stripe: each is made there once, whatever is lost, and cannot be paid there once it is settled
// here. Through the official client, against a stand-in on loopback.
import { expect, test } from "vitest";
import { OWN, PUBLIC } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { testDatabase } from "./database";
import { aSession, aUser } from "./people";
import { disconnectStripe } from "./stripe-account";
import { StripeWorld } from "./stripe-world";

const database = testDatabase();
const world = new StripeWorld(database);

test("an invoice is pushed once, however often its job runs, and the partner sees where to pay it", async () => {
  const invoiceId = await world.pushed();
  await world.jobs.push(invoiceId);
  expect(world.stripe.invoiceOf(invoiceId)).toMatchObject({ status: "open", total: 1200 });
  expect(await world.eventsOf("invoice.pushed", invoiceId)).toHaveLength(1);
  expect((await world.accountOf(invoiceId)).stripe).toMatchObject({
    ...{ state: "pushed", stripeStatus: "open", failure: null, overpaid: 0 },
  });
});

test("what is settled by hand cannot be paid at Stripe any more, and no payment comes back from there", async () => {
  // Stripe would ask for the whole of what is settled in part.
  const part = await world.pushed();
  await world.byHand(part, 400);
  await world.jobs.settle(part);
  expect(world.stripe.invoiceOf(part).status).toBe("void");
  expect(await world.eventsOf("invoice.changed_in_stripe", part)).toEqual([]);
  const paid = await world.pushed();
  await world.byHand(paid, 400);
  await world.byHand(paid, 800);
  await world.jobs.settle(paid);
  await world.jobs.settle(paid);
  expect(world.stripe.invoiceOf(paid).status).toBe("paid");
  await world.hear("invoice.paid", paid);
  expect((await world.ledgerOf(paid)).map(({ amount }) => amount)).toEqual([400, 800]);
  expect(await world.eventsOf("invoice.changed_in_stripe", paid)).toEqual([]);
  const given = await world.pushed();
  await world.writtenOff(given);
  await world.jobs.settle(given);
  expect(world.stripe.invoiceOf(given).status).toBe("uncollectible");
  await world.hear("invoice.marked_uncollectible", given);
  expect(await world.eventsOf("invoice.changed_in_stripe", given)).toEqual([]);
  expect((await world.accountOf(given)).stripe?.stripeStatus).toBe("uncollectible");
});

test("an invoice that is settled while it is on its way is ended at Stripe once it is there", async () => {
  const invoiceId = await world.billed();
  world.stripe.fault = ({ path }) => (path.endsWith("/finalize") ? "lost" : null);
  await world.jobs.push(invoiceId);
  world.stripe.fault = () => null;
  await world.byHand(invoiceId, 1200);
  await world.jobs.settle(invoiceId);
  expect(world.stripe.invoiceOf(invoiceId).status).toBe("paid");
  await world.jobs.push(invoiceId);
  expect(world.stripe.invoiceOf(invoiceId).status).toBe("paid");
});

test("what is settled in part, or in whole, is not pushed", async () => {
  const [part, whole] = [await world.billed(), await world.billed()];
  await world.byHand(part, 1);
  await world.byHand(whole, 1200);
  await world.jobs.push(part);
  await world.jobs.push(whole);
  expect(world.stripe.requests).toEqual([]);
  const again = world.pushAgain(part);
  await expect(again).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  const over = world.pushAgain(whole);
  await expect(over).rejects.toMatchObject({ code: "INVOICE_SETTLED" });
});

test("while Stripe does not answer a push is put off, for longer each time, and at last given up", async () => {
  const invoiceId = await world.billed();
  world.stripe.fault = () => "500";
  for (let tries = 0; tries < 7; tries += 1) await world.jobs.push(invoiceId);
  const pauses = await world.eventsOf("invoice.push_retry_scheduled", invoiceId);
  const times = pauses.map(({ notBefore }) => Date.parse(notBefore));
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times).toHaveLength(7);
  await expect(world.jobs.push(invoiceId)).rejects.toThrow("Stripe did not take it: unreached");
  expect(await world.eventsOf("invoice.push_failed", invoiceId)).toEqual([
    expect.objectContaining({ reason: "unreached" }),
  ]);
  world.stripe.fault = () => null;
  await world.pushAgain(invoiceId);
  await world.jobs.push(invoiceId);
  expect(world.stripe.invoiceOf(invoiceId).status).toBe("open");
  await world.pushAgain(invoiceId);
  expect(await world.eventsOf("invoice.push_requested", invoiceId)).toHaveLength(1);
});

test("a sum that differs fails loudly each time, is told once, and is not final at Stripe", async () => {
  const invoiceId = await world.billed({ lines: [] });
  for (let tries = 0; tries < 3; tries += 1) {
    await expect(world.jobs.push(invoiceId)).rejects.toThrow("Stripe did not take it: differs");
  }
  expect(world.stripe.invoiceOf(invoiceId).status).toBe("draft");
  expect(await world.eventsOf("invoice.push_failed", invoiceId)).toHaveLength(1);
  expect((await world.accountOf(invoiceId)).stripe).toMatchObject({
    state: "failed",
    failure: "differs",
  });
});

test("the billing portal opens for admins who are unlocked, with what is true in billing", async () => {
  const admin = (await aSession(await aUser(database, world.partner.partnerId, "admin"))).current
    .caller;
  const now = { ...admin, twoFactor: true, unlockedUntil: new Date(Date.now() + 60_000) };
  const visit = () => run(OWN.openBillingPortal, now, {});
  const bills = async () => (await run(PUBLIC.getBilling, now, {})).output;
  expect((await visit()).output).toEqual({ url: null });
  expect((await bills()).portalUrl).toBeNull();
  const invoiceId = await world.pushed();
  expect((await visit()).output.url).toMatch(/^https:\/\/billing\.stripe\.example\/session\//);
  const shown = await bills();
  expect(shown.portalUrl).toMatch(/\/dashboard\/settings\/billing\/portal$/);
  expect(shown.invoices).toMatchObject([
    { id: invoiceId, payUrl: world.stripe.invoiceOf(invoiceId).hosted_invoice_url },
  ]);
  const locked = run(OWN.openBillingPortal, { ...now, unlockedUntil: null }, {});
  await expect(locked).rejects.toMatchObject({ code: "UNLOCK_REQUIRED" });
  world.stripe.fault = () => "500";
  await expect(visit()).rejects.toMatchObject({ code: "GATEWAY_UNAVAILABLE" });
  // A part was paid by hand: Stripe would ask for the whole.
  await world.byHand(invoiceId, 1);
  expect((await bills()).invoices).toMatchObject([{ payUrl: null }]);
  disconnectStripe();
  expect(await bills()).toMatchObject({ portalUrl: null });
  expect((await visit()).output).toEqual({ url: null });
});

test("without Stripe everything is as by hand: nothing is sent, and an operator is told so", async () => {
  disconnectStripe();
  const invoiceId = await world.billed();
  const again = world.pushAgain(invoiceId);
  await expect(again).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  expect(await world.accountOf(invoiceId)).toMatchObject({ stripe: null });
  expect(world.stripe.requests).toEqual([]);
});
