// Partners that pay, for tests: with a plan of their own, and sealed attestations at given moments.

import { eq } from "drizzle-orm";
import {
  billingSettings,
  creditNoteDocuments,
  creditNotes,
  invoiceDocuments,
  invoices,
  partners,
  plans,
} from "@/db/schema";
import { SERVICE_TENANT } from "@/lib/core/caller";
import { cycleOf as cycleAround } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { sweep } from "@/lib/jobs/sweep";
import { runnerOn } from "@/lib/runtime";
import type { TestDatabase } from "./database";
import { aMerchant, aPartner, type TestPartner } from "./world";

type PlanTerms = Partial<typeof plans.$inferInsert>;

const LONG_AGO = new Date("2020-01-01T00:00:00.000Z");

/** Gives a partner a plan of its own. */
export async function givePlan(
  database: TestDatabase,
  partnerId: string,
  terms: PlanTerms = {},
): Promise<string> {
  const id = newId("pln");
  await database.db.insert(plans).values({
    ...{ partnerId: SERVICE_TENANT, id, version: 1, name: "Per attestation", currency: "EUR" },
    ...{ unitPrice: 300, createdAt: LONG_AGO, ...terms },
  });
  await database.db.update(partners).set({ planId: id }).where(eq(partners.id, partnerId));
  return id;
}

/** Says who issues invoices. */
export async function sayWhoBills(database: TestDatabase): Promise<void> {
  const seller = { name: "Example Assurance Ltd", address: "1 Example Street\n1000 Exampletown" };
  const where = { country: "NL", taxNumber: "NL000000000B00", payTo: "Example Bank, account 1" };
  await database.db
    .insert(billingSettings)
    .values({ partnerId: SERVICE_TENANT, ...seller, ...where, updatedAt: LONG_AGO })
    .onConflictDoNothing();
}

/** A live partner since a moment. */
export async function aPayingPartner(
  database: TestDatabase,
  since: string,
  terms: PlanTerms = {},
): Promise<TestPartner> {
  const partner = await aPartner(database, "live");
  const createdAt = new Date(since);
  await database.db.update(partners).set({ createdAt }).where(eq(partners.id, partner.partnerId));
  await givePlan(database, partner.partnerId, terms);
  return partner;
}

/** Sealed attestations of a partner, one at each moment. */
export async function sealedAt(
  database: TestDatabase,
  partner: TestPartner,
  moments: readonly string[],
): Promise<void> {
  const { merchantId, pmId } = await aMerchant(partner);
  for (const moment of moments) {
    await database.pool.query(
      `insert into attempts (partner_id, id, merchant_id, payment_method_id, saq_type, edition, type_source, status, thread_id, sealed_at, created_at, updated_at)
       values ($1, $2, $3, $4, 'SAQ A', '4.0.1', 'determined', 'sealed', 'none', $5, $5, $5)`,
      [partner.partnerId, newId("att"), merchantId, pmId, moment],
    );
  }
}

/** Sweeps as a worker whose clock shows a moment. */
export async function sweepAt(moment: string): Promise<void> {
  const clock = { now: () => new Date(moment) };
  await sweep(runnerOn(clock), clock);
}

let issued = 0;

/** A cycle as an invoice keeps it. */
function cycleOf(moment: Date) {
  const { start: cycleStart, end: cycleEnd } = cycleAround(moment);
  return { cycleStart, cycleEnd };
}

/** An issued invoice with a stored PDF; each is of a month of its own. */
export async function anInvoice(
  database: TestDatabase,
  partnerId: string,
  change: Partial<typeof invoices.$inferInsert> = {},
): Promise<string> {
  const id = newId("ivc");
  const party = { name: "Example Assurance Ltd", address: "1 Example Street", country: "NL" };
  await database.db.insert(invoices).values({
    ...{ partnerId, id, number: id, planId: "pln_sample", planVersion: 1, planName: "Sample" },
    ...cycleOf(new Date(Date.UTC(2026, -issued++, 15))),
    ...{ sealedAttestations: 4, lines: [], net: 1200, amount: 1200, currency: "EUR" },
    ...{ seller: { ...party, taxNumber: null, payTo: null }, buyer: { ...party, taxNumber: null } },
    ...{
      status: "open",
      issuedAt: new Date("2026-02-01"),
      dueAt: new Date("2026-03-03"),
      ...change,
    },
  });
  const facts = { sha256: "sample", bytes: 4, pages: 1, content: Buffer.from("%PDF") };
  const stored = { partnerId, invoiceId: id, ...facts, createdAt: LONG_AGO };
  await database.db.insert(invoiceDocuments).values(stored);
  return id;
}

/** A credit note over the whole of an invoice of its own, with a stored PDF. */
export async function aCreditNote(database: TestDatabase, partnerId: string): Promise<string> {
  const invoiceId = await anInvoice(database, partnerId, { status: "credited" });
  const id = newId("crn");
  const party = { name: "Example Assurance Ltd", address: null, country: null, taxNumber: null };
  await database.db.insert(creditNotes).values({
    ...{ partnerId, id, number: `CN-${id}`, invoiceId, reason: "Billed by mistake" },
    ...{ lines: [], net: 1200, tax: 0, amount: 1200, taxBasisPoints: 0, currency: "EUR" },
    ...{ seller: { ...party, payTo: null }, buyer: party },
    ...{ issuedBy: "sample", issuedAt: new Date("2026-02-02") },
  });
  const facts = { sha256: "sample", bytes: 4, pages: 1, content: Buffer.from("%PDF") };
  const stored = { partnerId, creditNoteId: id, ...facts, createdAt: LONG_AGO };
  await database.db.insert(creditNoteDocuments).values(stored);
  return id;
}
