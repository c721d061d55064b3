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

const settled = {
  number: z.string(),
  paymentId: z.string(),
  amount: z.int(),
  /** What is open after it. */
  open: z.int(),
  currency: z.string(),
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
  "invoice.document_ready": event("invoice", "The PDF of an invoice is stored.", {
    number: z.string(),
    sha256: z.string(),
    bytes: z.int(),
    pages: z.int(),
  }),
  "invoice.reminder_due": event("invoice", "An invoice is overdue, and the partner is reminded.", {
    number: z.string(),
    /** Of the reminder: 7, 21 or 35. */
    daysOverdue: z.int(),
  }),
  "invoice.payment_recorded": event("invoice", "Money came in for an invoice.", {
    ...settled,
    day: z.string(),
  }),
  "invoice.push_requested": event("invoice", "An invoice is to be sent to Stripe.", {
    number: z.string(),
  }),
  "invoice.pushed": event("invoice", "Stripe has an invoice, where it can be paid.", {
    number: z.string(),
  }),
  "invoice.push_retry_scheduled": event(
    "invoice",
    "Stripe did not answer; an invoice is sent to it again.",
    { number: z.string(), reason: z.string(), round: z.int(), notBefore: z.string() },
  ),
  "invoice.push_failed": event("invoice", "Stripe has not got an invoice.", {
    number: z.string(),
    /** Of the classes of such failures: never Stripe's own words. */
    reason: z.string(),
  }),
  "invoice.overpaid": event("invoice", "More was paid at Stripe than was open of an invoice.", {
    number: z.string(),
    /** Of the payment at Stripe. */
    paymentId: z.string(),
    /** What was paid too much. */
    amount: z.int(),
    currency: z.string(),
  }),
  "invoice.payment_failed": event("invoice", "A payment of an invoice failed at Stripe.", {
    number: z.string(),
  }),
  "invoice.changed_in_stripe": event(
    "invoice",
    "An invoice that is open was ended at Stripe by somebody there.",
    { number: z.string(), status: z.string() },
  ),
  "invoice.ended_in_stripe": event(
    "invoice",
    "An invoice that was settled here cannot be paid at Stripe any more.",
    { number: z.string(), status: z.string() },
  ),
  "stripe.event_received": event("stripe_event", "Stripe told of an invoice.", {
    type: z.string(),
  }),
  "stripe.event_ignored": event("stripe_event", "Stripe told of something that is not ours.", {
    type: z.string(),
    reason: z.enum(["unknown_customer", "unknown_invoice"]),
  }),
  "invoice.written_off": event("invoice", "The rest of an invoice was given up.", settled),
  "credit_note.issued": event("credit_note", "An invoice was credited, the whole or a part.", {
    number: z.string(),
    invoiceId: z.string(),
    invoiceNumber: z.string(),
    net: z.int(),
    tax: z.int(),
    amount: z.int(),
    /** What is open of the invoice after it. */
    open: z.int(),
    /** What was paid already, and is set off against the next invoice. */
    kept: z.int(),
    currency: z.string(),
  }),
  "credit_note.document_ready": event("credit_note", "The PDF of a credit note is stored.", {
    number: z.string(),
    sha256: z.string(),
    bytes: z.int(),
    pages: z.int(),
  }),
  "invoice.credit_set_off": event("invoice", "Credit was set off against an invoice.", {
    number: z.string(),
    creditNoteId: z.string(),
    creditNoteNumber: z.string(),
    amount: z.int(),
    open: z.int(),
    currency: z.string(),
  }),
  "statement.requested": event("statement", "A statement of account was asked for as a PDF.", {
    from: z.string(),
    to: z.string(),
  }),
  "partner.billing_status_changed": event(
    "partner",
    "A partner's invoices are overdue, or are not any more.",
    { status: z.enum(["active", "past_due"]) },
  ),
  "partner.plan_changed": event("partner", "A partner has another plan.", {
    from: z.string(),
    to: z.string(),
    /** The name of the new one, as it was then. */
    plan: z.string(),
  }),
  "partner.billing_account_changed": event("partner", "How a partner is billed changed.", {
    reminders: z.boolean(),
  }),
  "billing.seller_changed": event("service", "Who issues invoices was set.", { name: z.string() }),
} as const;
