// What happens to plans, invoices and payments: part of the one table of events.
import { z } from "zod";
import { event } from "./event-spec";

const planTerms = {
  name: z.string(),
  version: z.int(),
  currency: z.string(),
  unitPrice: z.int(),
  /** How many further prices it has. */
  tiers: z.int(),
  minimum: z.int(),
  taxBasisPoints: z.int(),
  termsDays: z.int(),
};

/** The events of billing. Amounts are in the smallest unit of their currency. */
export const BILLING_EVENTS = {
  "plan.created": event("plan", "A plan was made.", planTerms),
  "plan.changed": event("plan", "A plan has a new version.", planTerms),
  "billing.cycle_closed": event("partner", "The use of a billing cycle was counted.", {
    cycleStart: z.string(),
    cycleEnd: z.string(),
    sealedAttestations: z.int(),
    amount: z.int(),
    currency: z.string(),
  }),
  "invoice.issued": event("invoice", "An invoice was issued.", {
    number: z.string(),
    amount: z.int(),
    currency: z.string(),
    dueAt: z.string(),
  }),
} as const;
