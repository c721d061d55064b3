// What an operator does to invoices, for the tests of credit notes.
import { beforeAll } from "vitest";
import type { Caller } from "@/lib/core/caller";
import { OPERATING } from "@/lib/registry";
import { run } from "@/lib/runtime";
import { anInvoice } from "./billing";
import type { TestDatabase } from "./database";
import { anOperator } from "./operating";
import { aPartner, type TestPartner } from "./world";

const TERMS = { taxName: "VAT", taxBasisPoints: 825 };
let cycle = 0;

/** An invoice of a partner. */
export interface InvoiceOf {
  readonly partnerId: string;
  readonly invoiceId: string;
}

/** An operator and a partner of the file's own, with what the one does to the other's invoices. */
export function crediting(database: TestDatabase) {
  const made = {} as { operator: Caller & { kind: "user" }; partner: TestPartner };
  beforeAll(async () => {
    made.operator = (await anOperator(database)).caller;
    made.partner = await aPartner(database, "live");
  });
  return {
    made,
    /** An open invoice over 1,000 coins and 83 of tax, of a cycle of its own. */
    async open(
      change: Parameters<typeof anInvoice>[2] = {},
      partnerId = made.partner.partnerId,
    ): Promise<InvoiceOf> {
      cycle += 1;
      const cycleStart = new Date(Date.UTC(1980, cycle, 1));
      const sums = { net: 1000, tax: 83, amount: 1083, ...TERMS };
      const invoiceId = await anInvoice(database, partnerId, { cycleStart, ...sums, ...change });
      return { partnerId, invoiceId };
    },
    /** Credits a part; the same key again is the same form. */
    async credited(ref: InvoiceOf, net: number, idempotencyKey?: string) {
      const input = { ...ref, net, reason: "Billed by mistake" };
      const meta = idempotencyKey ? { idempotencyKey } : {};
      return (await run(OPERATING.creditInvoice, made.operator, input, meta)).output;
    },
    /** Writes money down that came in. */
    paid(ref: InvoiceOf, amount: number) {
      const input = { ...ref, amount, day: "2026-03-01", note: "Transfer" };
      return run(OPERATING.recordPayment, made.operator, input);
    },
    /** What operators see of a partner's account. */
    async accountOf(partnerId: string) {
      return (await run(OPERATING.getBillingAccount, made.operator, { partnerId })).output;
    },
  };
}
