// One partner with a stand-in of Stripe of its own for each test, and what is to be seen of its invoices.
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { UserCaller } from "@/lib/core/caller";
import { OPERATING } from "@/lib/registry";
import { run } from "@/lib/runtime";
import type { TestDatabase } from "./database";
import { anOperator } from "./operating";
import { aConnectedStripe, disconnectStripe } from "./stripe-account";
import type { StripeStandIn } from "./stripe-stand-in";
import { aBilledInvoice, stripeJobs, tell } from "./stripe-work";
import { aPartner, type TestPartner } from "./world";

/** A row of the ledger. */
interface LedgerRow {
  readonly amount: number;
  readonly kind: string;
  readonly note: string;
}

/** What tests of invoices at Stripe work with; members are those of the test that runs. */
export class StripeWorld {
  operator!: UserCaller;
  partner!: TestPartner;
  stripe!: StripeStandIn;
  jobs!: ReturnType<typeof stripeJobs>;
  private readonly database: TestDatabase;

  /** Prepares each test of a file. */
  constructor(database: TestDatabase) {
    this.database = database;
    beforeAll(async () => {
      this.operator = (await anOperator(database)).caller;
    });
    beforeEach(async () => {
      this.stripe = await aConnectedStripe();
      this.partner = await aPartner(database, "live");
      this.jobs = stripeJobs(this.stripe, this.partner.partnerId);
    });
    afterAll(disconnectStripe);
  }

  /** An open invoice that Stripe has not got. */
  billed(change: Parameters<typeof aBilledInvoice>[2] = {}): Promise<string> {
    return aBilledInvoice(this.database, this.partner.partnerId, change);
  }

  /** An invoice that Stripe has. */
  async pushed(): Promise<string> {
    const invoiceId = await this.billed();
    await this.jobs.push(invoiceId);
    return invoiceId;
  }

  /** Tells of an invoice at Stripe, and does what follows. */
  async hear(type: string, invoiceId: string): Promise<string> {
    const { id, status } = await tell(type, this.stripe.invoiceOf(invoiceId));
    expect(status).toBe(204);
    await this.jobs.follow(id);
    return id;
  }

  /** What the partner's log tells of something. */
  async eventsOf(type: string, id: string) {
    const { rows } = await this.database.pool.query(
      "select payload from events where type = $1 and resource_id = $2 and partner_id = $3 order by created_at, id",
      [type, id, this.partner.partnerId],
    );
    return rows.map(({ payload }) => payload);
  }

  /** What came in for an invoice, the first one first. */
  async ledgerOf(invoiceId: string): Promise<LedgerRow[]> {
    const { rows } = await this.database.pool.query<LedgerRow>(
      "select amount::int, kind, note from payments where invoice_id = $1 order by created_at, id",
      [invoiceId],
    );
    return rows;
  }

  /** An invoice as operators see it. */
  async accountOf(invoiceId: string) {
    const { partnerId } = this.partner;
    const { output } = await run(OPERATING.getBillingAccount, this.operator, { partnerId });
    const invoice = output.invoices.find(({ id }) => id === invoiceId);
    if (!invoice) throw new Error("the account has no such invoice");
    return invoice;
  }

  /** An operator writes down money that came in. */
  byHand(invoiceId: string, amount: number) {
    const { partnerId } = this.partner;
    const payment = { partnerId, invoiceId, amount, day: "2026-03-01", note: "Transfer" };
    return run(OPERATING.recordPayment, this.operator, payment);
  }

  /** An operator gives up the rest. */
  writtenOff(invoiceId: string) {
    const { partnerId } = this.partner;
    const given = { partnerId, invoiceId, reason: "Never mind." };
    return run(OPERATING.writeOffInvoice, this.operator, given);
  }

  /** An operator sends it to Stripe once more. */
  pushAgain(invoiceId: string) {
    const { partnerId } = this.partner;
    return run(OPERATING.pushInvoiceAgain, this.operator, { partnerId, invoiceId });
  }
}
