import { z } from "zod";
import type { InvoiceLine, InvoiceParty, InvoiceSeller } from "@/lib/domain/billing/shape";
import { Moment, pathId } from "@/lib/domain/text";

/** What a credit note came to. */
export const IssuedCreditNote = z.object({
  creditNoteId: z.string(),
  number: z.string(),
  amount: z.int(),
  /** What is open of the invoice after it. */
  open: z.int(),
  /** What was paid already: the partner's credit now. */
  kept: z.int(),
});

/** One credit note in an address. */
export const CreditNoteRef = z.strictObject({
  creditNoteId: pathId(
    "The credit note's id, as the billing view shows it.",
    "crn_01jd9x0e5kf7tr5v8kxgk3s9qa",
  ),
});

/** One credit note of a partner. */
export const AnyCreditNoteRef = CreditNoteRef.extend({
  partnerId: pathId("The partner's id.", "prt_01jd9x0e5kf7tr5v8kxgk3s9qa"),
});

/** What a partner has to its credit in one currency. */
export const Credit = z.object({ currency: z.string(), amount: z.int() });

/** A credit note in the list of an invoice. */
export const ListedCreditNote = z.object({
  id: z.string(),
  number: z.string(),
  issuedAt: Moment,
  net: z.int(),
  amount: z.int(),
  currency: z.string(),
  reason: z.string(),
  pdf: z.boolean(),
});

/** What the PDF of a credit note says: all of it as it was when it was issued. */
export interface CreditNoteContent {
  readonly number: string;
  /** Moments in ISO 8601, UTC. */
  readonly issuedAt: string;
  readonly invoiceNumber: string;
  readonly invoiceIssuedAt: string;
  readonly reason: string;
  readonly seller: InvoiceSeller;
  readonly buyer: InvoiceParty;
  readonly lines: readonly InvoiceLine[];
  readonly net: number;
  readonly taxName: string | null;
  readonly taxBasisPoints: number;
  readonly tax: number;
  readonly amount: number;
  readonly currency: string;
  readonly paper: "A4" | "LETTER";
}

/** Where the PDF of a credit note is. */
export function creditNoteUrl(baseUrl: string, creditNoteId: string): string {
  return `${baseUrl}/v1/partner/credit-notes/${creditNoteId}.pdf`;
}

/** What the file of a credit note is called. */
export function creditNoteFilename(number: string): string {
  return `credit-note-${number}.pdf`;
}
