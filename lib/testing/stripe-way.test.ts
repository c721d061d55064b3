// The whole way with the real worker: a month ends, its invoice goes to Stripe, is paid there, and is settled here; what
// fails is told by mail once, and what cannot go there is given up where operators see it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWorker, type Worker } from "@/lib/jobs/worker";
import { OPERATING } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { expectStatus } from "./api";
import { aPayingPartner, sayWhoBills, sealedAt, sweepAt } from "./billing";
import { testDatabase } from "./database";
import { eventually } from "./eventually";
import { anOperator } from "./operating";
import { aUser } from "./people";
import { aConnectedStripe, disconnectStripe } from "./stripe-account";
import type { StripeStandIn } from "./stripe-stand-in";
import { aBilledInvoice, gatewayTo, tell } from "./stripe-work";
import { aPartner, type TestPartner } from "./world";

const database = testDatabase();
let stripe: StripeStandIn;
let worker: Worker;

beforeAll(async () => {
  await sayWhoBills(database);
  stripe = await aConnectedStripe();
  const clock = { now: () => new Date("2026-01-01T00:00:00Z") };
  worker = await startWorker({ clock, stripe: gatewayTo(stripe) });
});

afterAll(async () => {
  await worker.stop();
  disconnectStripe();
});

const bills = async ({ as }: TestPartner) =>
  (await expectStatus(200, "GET", "/v1/partner/billing", { as })).body;

async function mailsTo({ partnerId }: TestPartner, kind: string) {
  const { rows } = await database.pool.query(
    "select to_address, subject, text_body from mail_messages where partner_id = $1 and kind = $2 order by id",
    [partnerId, kind],
  );
  return rows;
}

test("months that are made up for become one customer and an invoice each, which are paid online and settled", async () => {
  const terms = { taxName: "VAT", taxBasisPoints: 1900 };
  const partner = await aPayingPartner(database, "2026-08-01T00:00:00Z", terms);
  const owner = await aUser(database, partner.partnerId, "owner");
  await aUser(database, partner.partnerId, "admin");
  await sealedAt(database, partner, ["2026-08-09T00:00:00Z", "2026-09-09T00:00:00Z"]);
  await sweepAt("2026-10-01T00:07:00Z");
  const [invoice, earlier] = await eventually("two invoices to pay", async () => {
    const { invoices } = await bills(partner);
    const ready = invoices.filter(({ payUrl }: { payUrl: string | null }) => payUrl !== null);
    return ready.length === 2 ? ready : null;
  });
  const there = stripe.invoiceOf(invoice.id);
  expect(there).toMatchObject({ number: invoice.number, total: 357, currency: "eur" });
  expect(invoice).toMatchObject({ amountCents: 357, payUrl: there.hosted_invoice_url });
  expect(stripe.invoiceOf(earlier.id).customer).toBe(there.customer);
  expect(stripe.store.things.get(String(there.customer))).toMatchObject({ email: owner.email });

  await tell("invoice.payment_failed", there);
  await eventually("the owner is told", async () =>
    (await mailsTo(partner, "payment_failed")).length > 0 ? true : null,
  );
  await tell("invoice.payment_failed", there);
  stripe.store.pay(there, 357);
  await tell("invoice.paid", there);
  await eventually("it is settled", async () => {
    const { invoices } = await bills(partner);
    const found = invoices.find(({ id }: { id: string }) => id === invoice.id);
    return found.status === "paid" && found.payUrl === null ? true : null;
  });
  const [message, ...more] = await mailsTo(partner, "payment_failed");
  expect(more).toEqual([]);
  expect(message).toMatchObject({
    ...{ to_address: owner.email, subject: `A payment of invoice ${invoice.number} failed` },
  });
});

test("an invoice that Stripe would bill otherwise is given up where operators see it", async () => {
  await database.pool.query("update pgboss.queue set retry_limit = 0 where name = 'push-invoice'");
  const partner = await aPartner(database, "live");
  const { partnerId } = partner;
  const invoiceId = await aBilledInvoice(database, partnerId, { lines: [] });
  const { caller } = await anOperator(database);
  await run(OPERATING.pushInvoiceAgain, caller, { partnerId, invoiceId });
  const reason = await eventually("the job is given up", async () => {
    const { rows } = await database.pool.query(
      "select payload from events where type = 'job.failed' and partner_id = $1",
      [partnerId],
    );
    return rows[0]?.payload.reason ?? null;
  });
  expect(reason).toBe("Stripe did not take it: differs.");
  expect(stripe.invoiceOf(invoiceId).status).toBe("draft");
});
