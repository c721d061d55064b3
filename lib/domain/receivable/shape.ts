import { z } from "zod";
import { INVOICE_STATUSES, PAYMENT_KINDS } from "@/lib/domain/billing/shape";
import { Credit, ListedCreditNote } from "@/lib/domain/credit-note/shape";
import { AMOUNT_MAX } from "@/lib/domain/money/shape";
import { PUSH_FAILURES, PUSH_STATES, STRIPE_STATUSES } from "@/lib/domain/stripe/shape";
import { line, Moment, pathId, prose } from "@/lib/domain/text";

/** Days after the due date on which a partner is reminded, the first one first. */
export const REMINDER_DAYS = [7, 21, 35] as const;

/** How long an open invoice has been overdue: not yet, or up to 30, 60, 90 days, or longer. */
export const AGES = ["current", "1-30", "31-60", "61-90", "90+"] as const;

/** How long an open invoice has been overdue. */
export type Age = (typeof AGES)[number];

/** The age of an invoice that was due so many days ago. */
export function ageOf(daysOverdue: number): Age {
  if (daysOverdue <= 0) return "current";
  if (daysOverdue <= 30) return "1-30";
  if (daysOverdue <= 60) return "31-60";
  return daysOverdue <= 90 ? "61-90" : "90+";
}

/** The reminder that is due after so many days; null: none yet. One that was missed is not made up for. */
export function reminderDue(daysOverdue: number): number | null {
  return REMINDER_DAYS.findLast((days) => days <= daysOverdue) ?? null;
}

/** One invoice of a partner. */
export const ReceivableRef = z.strictObject({
  partnerId: pathId("The partner's id.", "prt_01jd9x0e5kf7tr5v8kxgk3s9qa"),
  invoiceId: pathId("The invoice's id.", "ivc_01jd9x0e5kf7tr5v8kxgk3s9qa"),
});

/** A partner in an address. */
export const AccountRef = ReceivableRef.pick({ partnerId: true });

const A_DAY = "Use a day such as 2026-11-20.";

/** Money that came in for an invoice. */
export const NewPayment = ReceivableRef.extend({
  amount: z
    .int("Type an amount.")
    .min(1, "Type what came in.")
    .max(AMOUNT_MAX, "This amount is too large."),
  day: z.iso.date(A_DAY).meta({ description: "When it came in." }),
  note: line(200).meta({ description: "The payer's reference." }),
});

/** Gives up the rest of an invoice. */
export const WriteOff = ReceivableRef.extend({ reason: prose(500) });

/** Takes an invoice back, the whole or a part. */
export const NewCreditNote = ReceivableRef.extend({
  net: z
    .int("Type an amount.")
    .min(1, "Type what is credited, before tax.")
    .max(AMOUNT_MAX, "This amount is too large.")
    .meta({ description: "Before tax. The tax goes with it." }),
  reason: prose(500),
});

/** A page of a partner's account. */
export const AccountQuery = AccountRef.extend({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  nextToken: z.string().max(500).optional(),
});

/** The plan that a partner is to have. */
export const PlanChoice = AccountRef.extend({
  planId: pathId("The plan's id.", "pln_01jd9x0e5kf7tr5v8kxgk3s9qa"),
});

/** How a partner is billed. */
export const AccountChange = AccountRef.extend({
  name: line(200),
  address: prose(500).nullable(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, "Use the two letters of the country, such as NL.")
    .nullable(),
  taxNumber: line(60).nullable(),
  reminders: z.boolean(),
});

/** Who issues invoices. */
export const Seller = z.strictObject({
  name: line(200),
  address: prose(500),
  country: z.string().regex(/^[A-Z]{2}$/, "Use the two letters of the country, such as NL."),
  taxNumber: line(60).nullable(),
  payTo: prose(500).nullable(),
});

/** Selects receivables. */
export const ReceivableFilter = z.strictObject({
  age: z.enum(AGES).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
});

/** Selects a page of receivables. */
export const ReceivableQuery = ReceivableFilter.extend({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  nextToken: z.string().max(500).optional(),
});

/** An open invoice. */
export const Receivable = z.object({
  partnerId: z.string(),
  partnerName: z.string(),
  invoiceId: z.string(),
  number: z.string(),
  issuedAt: Moment,
  dueAt: Moment,
  daysOverdue: z.int(),
  age: z.enum(AGES),
  amount: z.int(),
  open: z.int(),
  currency: z.string(),
});

/** What is open, by age, in one currency. */
export const AgeSum = z.object({
  currency: z.string(),
  age: z.enum(AGES),
  invoices: z.int(),
  open: z.int(),
});

/** A page of receivables, the longest overdue first, with the sums of all of them. */
export const Receivables = z.object({
  sums: z.array(AgeSum),
  items: z.array(Receivable),
  nextToken: z.string().nullable(),
});

/** Bills that wait for somebody to say who issues invoices. */
export const WaitingBills = z.object({
  partners: z.int(),
  /** The first month that waits; null: none does. */
  since: Moment.nullable(),
});

/** Something that settles an invoice. */
export const Settlement = z.object({
  id: z.string(),
  kind: z.enum(PAYMENT_KINDS),
  amount: z.int(),
  day: z.string(),
  note: z.string(),
  recordedBy: z.string(),
});

/** What is known of an invoice at Stripe. */
const AtStripe = z.object({
  state: z.enum(PUSH_STATES),
  stripeId: z.string().nullable(),
  livemode: z.boolean().nullable(),
  failure: z.enum(PUSH_FAILURES).nullable(),
  failureCode: z.string().nullable(),
  stripeStatus: z.enum(STRIPE_STATUSES).nullable(),
  /** What was paid there beyond what was open. */
  overpaid: z.int(),
  paymentFailedAt: Moment.nullable(),
});

/** An invoice with what came in for it. */
export const AccountInvoice = z.object({
  id: z.string(),
  number: z.string(),
  issuedAt: Moment,
  dueAt: Moment,
  amount: z.int(),
  open: z.int(),
  currency: z.string(),
  status: z.enum(INVOICE_STATUSES),
  pdf: z.boolean(),
  settlements: z.array(Settlement),
  creditNotes: z.array(ListedCreditNote),
  /** What can be credited of it still, before tax. */
  creditableNet: z.int(),
  /** null: it was never sent there. */
  stripe: AtStripe.nullable(),
});

/** A partner's account: how it is billed, and its invoices, newest first. */
export const Account = z.object({
  partnerId: z.string(),
  name: z.string(),
  mode: z.enum(["sandbox", "live"]),
  billingStatus: z.enum(["active", "past_due"]),
  planId: z.string(),
  billedTo: AccountChange.omit({ partnerId: true }).nullable(),
  /** Whether invoices are sent to Stripe. */
  stripeConnected: z.boolean(),
  /** What is open, per currency. */
  balances: z.array(z.object({ currency: z.string(), open: z.int() })),
  /** What it has to its credit, per currency: it is set off against the next invoice. */
  credit: z.array(Credit),
  invoices: z.array(AccountInvoice),
  nextToken: z.string().nullable(),
});
