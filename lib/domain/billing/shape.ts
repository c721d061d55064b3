import { z } from "zod";
import { Moment } from "@/lib/domain/text";

/** Where an invoice stands. */
export const INVOICE_STATUSES = ["open", "paid", "written_off"] as const;

/** Where an invoice stands. */
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** What a partner owes and used. Money is in hundredths of the currency. */
export const Billing = z
  .object({
    status: z.enum(["active", "past_due"]),
    plan: z.string(),
    currency: z.string().meta({ example: "USD" }),
    pendingUsage: z.object({
      cycleStart: Moment,
      cycleEnd: Moment,
      sealedAttestations: z.int().meta({ description: "The unit of use: sealed in this cycle." }),
      amountCents: z.int(),
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
        url: z.string().nullable(),
      }),
    ),
    portalUrl: z.string().nullable().meta({ description: "The billing provider's page, if any." }),
  })
  .meta({ id: "Billing" });
