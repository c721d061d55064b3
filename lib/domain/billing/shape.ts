import { z } from "zod";
import { Moment, pathId } from "@/lib/domain/text";

/** Where an invoice stands. `credited`: credit notes credit the whole of it. */
export const INVOICE_STATUSES = ["open", "paid", "written_off", "credited"] as const;

/** Where an invoice stands. */
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** What settles an invoice: money that came in, a rest that was given up, or a credit note. */
export const PAYMENT_KINDS = ["payment", "write_off", "credit"] as const;

/** What settles an invoice. */
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** From this unit of a cycle on another price counts. */
export interface PriceTier {
  /** 2 or later: the first unit has the plan's own price. */
  readonly from: number;
  readonly unitPrice: number;
}

/** What a plan asks for. Money is in the smallest unit of the currency. */
export interface Price {
  readonly unitPrice: number;
  /** In the order of `from`. */
  readonly tiers: readonly PriceTier[];
  /** What a cycle costs at least, before tax. */
  readonly minimum: number;
  /** Hundredths of a percent. */
  readonly taxBasisPoints: number;
}

/** One line of an invoice. */
export interface InvoiceLine {
  /**
   * `units`: sealed attestations at one price; `minimum`: what is missing to the plan's minimum; `part`: a part of an
   * invoice that a credit note credits.
   */
  readonly kind: "units" | "minimum" | "part";
  readonly quantity: number;
  readonly unitPrice: number;
  readonly amount: number;
}

/** What so many units cost. */
export interface Charge {
  readonly lines: readonly InvoiceLine[];
  readonly net: number;
  readonly tax: number;
  /** `net` and `tax`: what is to be paid. */
  readonly amount: number;
}

/** A party of an invoice, as it was said to us. */
export interface InvoiceParty {
  readonly name: string;
  readonly address: string | null;
  readonly country: string | null;
  readonly taxNumber: string | null;
}

/** Who issues an invoice, and where the money is to be sent. */
export interface InvoiceSeller extends InvoiceParty {
  readonly payTo: string | null;
}

/** What the PDF of an invoice says: all of it as it was when it was issued. */
export interface InvoiceContent {
  readonly number: string;
  /** Moments in ISO 8601, UTC. */
  readonly issuedAt: string;
  readonly dueAt: string;
  readonly cycleStart: string;
  readonly cycleEnd: string;
  readonly planName: string;
  readonly seller: InvoiceSeller;
  readonly buyer: InvoiceParty;
  readonly lines: readonly InvoiceLine[];
  readonly net: number;
  readonly taxName: string | null;
  readonly taxBasisPoints: number;
  readonly tax: number;
  readonly amount: number;
  /** What was set off of the partner's credit when it was issued, by credit note. */
  readonly setOff: readonly { readonly number: string; readonly amount: number }[];
  readonly currency: string;
  readonly paper: "A4" | "LETTER";
}

/** One invoice in an address. */
export const InvoiceRef = z.strictObject({
  invoiceId: pathId(
    "The invoice's id, as the billing view shows it.",
    "ivc_01jd9x0e5kf7tr5v8kxgk3s9qa",
  ),
});

/** Where the PDF of an invoice is. */
export function invoiceUrl(baseUrl: string, invoiceId: string): string {
  return `${baseUrl}/v1/partner/invoices/${invoiceId}.pdf`;
}

/** What the file of an invoice is called. */
export function invoiceFilename(number: string): string {
  return `invoice-${number}.pdf`;
}

/** What a partner owes and used. Money is in the smallest unit of the currency. */
export const Billing = z
  .object({
    status: z.enum(["active", "past_due"]).meta({
      description: "`past_due`: an open invoice is past its due date.",
    }),
    plan: z.string(),
    currency: z.string().meta({ example: "USD" }),
    pendingUsage: z.object({
      cycleStart: Moment,
      cycleEnd: Moment,
      sealedAttestations: z.int().meta({ description: "The unit of use: sealed in this cycle." }),
      amountCents: z.int().meta({
        description: "What the cycle would cost if it ended now, with the plan's minimum and tax.",
      }),
    }),
    invoices: z.array(
      z.object({
        id: z.string(),
        number: z.string(),
        issuedAt: Moment,
        dueAt: Moment,
        amountCents: z.int(),
        currency: z.string(),
        status: z.enum(INVOICE_STATUSES),
        url: z.string().nullable().meta({ description: "The invoice as a PDF." }),
        payUrl: z.string().nullable().meta({
          description:
            "Where it is paid online, at the billing provider; null: nowhere, or not yet.",
        }),
      }),
    ),
    creditNotes: z
      .array(
        z.object({
          id: z.string(),
          number: z.string(),
          invoiceId: z.string(),
          issuedAt: Moment,
          amountCents: z.int(),
          currency: z.string(),
          url: z.string().nullable().meta({
            description: "The credit note as a PDF; null until it is stored.",
          }),
        }),
      )
      .meta({ description: "The credit notes, newest first." }),
    credit: z.array(z.object({ currency: z.string(), amountCents: z.int() })).meta({
      description: "What you have to your credit: it is set off against the next invoice.",
    }),
    portalUrl: z.string().nullable().meta({
      description:
        "A page of the dashboard that leads an admin to the billing provider's portal; null where there is none.",
    }),
  })
  .meta({ id: "Billing" });
