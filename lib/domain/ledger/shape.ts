import { z } from "zod";
import type { InvoiceParty, InvoiceSeller } from "@/lib/domain/billing/shape";
import { pathId } from "@/lib/domain/text";

/** What moves the balance of an account: what is asked for, credited, paid, and given up. */
export const ENTRY_KINDS = ["invoice", "credit_note", "payment", "write_off"] as const;

/** What moves the balance of an account. */
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Entries that a statement's page shows; its files have all of them. */
export const SHOWN_ENTRIES = 100;

/** The most entries that a statement may have as a PDF; as CSV there is no end. */
export const PDF_ENTRIES = 1000;

const day = z.iso
  .date("Use a day such as 2026-11-20.")
  .refine((text) => text >= "2000-01-01" && text < "2200-01-01", "Use a year from 2000 on.");

/** The days that a statement is about, both included; this year until today where nothing is said. */
export const Period = z.strictObject({ from: day.optional(), to: day.optional() });

/** The same of a partner's account, as operators ask. */
export const AccountPeriod = Period.extend({
  partnerId: pathId("The partner's id.", "prt_01jd9x0e5kf7tr5v8kxgk3s9qa"),
});

/** A period that is known. */
export interface KnownPeriod {
  readonly from: string;
  readonly to: string;
}

/** What an account came to in one currency: opening + invoiced - credited - paid - written off = closing. */
export const StatementSums = z.object({
  currency: z.string(),
  opening: z.int(),
  invoiced: z.int(),
  credited: z.int(),
  paid: z.int(),
  writtenOff: z.int(),
  closing: z.int(),
});

/** One entry of a statement. */
export const StatementEntry = z.object({
  id: z.string(),
  day: z.string(),
  kind: z.enum(ENTRY_KINDS),
  /** The number of the invoice or of the credit note. */
  number: z.string(),
  /** The invoice that a credit note is for, or the payer's reference. */
  about: z.string(),
  currency: z.string(),
  /** What is added to the balance; less than 0: taken from it. */
  amount: z.int(),
  /** What is owed after it in its currency. */
  balance: z.int(),
});

/** A statement of account. Below 0 the partner has something to its credit. */
export const AccountStatement = z.object({
  from: z.string(),
  to: z.string(),
  sums: z.array(StatementSums),
  entries: z.array(StatementEntry),
  /** Further entries are in the files alone. */
  more: z.boolean(),
});

/** What the PDF of a statement says. */
export interface StatementContent extends KnownPeriod {
  /** The moment that it was made from the ledger, ISO 8601, UTC. */
  readonly asOf: string;
  /** null: nobody has said who issues invoices. */
  readonly seller: InvoiceSeller | null;
  readonly buyer: InvoiceParty;
  readonly sums: readonly z.output<typeof StatementSums>[];
  readonly entries: readonly z.output<typeof StatementEntry>[];
  readonly paper: "A4" | "LETTER";
}

/** What the file of a statement is called, without its ending. */
export function statementName({ from, to }: KnownPeriod): string {
  return `statement-${from}-to-${to}`;
}
