// What invoices are at Stripe, where partners pay them online. Amounts are in the smallest unit of the currency.
import { z } from "zod";

/** Where an invoice is on its way to Stripe. */
export const PUSH_STATES = ["waiting", "pushed", "failed"] as const;

/** Where an invoice is on its way to Stripe. */
export type PushState = (typeof PUSH_STATES)[number];

/**
 * Why Stripe has not got an invoice. `unreached`: it did not answer properly; `credentials`: it does not take our key;
 * `refused`: it does not take this invoice; `differs`: it would ask for another amount; `ended`: what it has of the
 * invoice was voided there.
 */
export const PUSH_FAILURES = ["unreached", "credentials", "refused", "differs", "ended"] as const;

/** Why Stripe has not got an invoice. */
export type PushFailure = (typeof PUSH_FAILURES)[number];

/** Where an invoice stands at Stripe. */
export const STRIPE_STATUSES = ["draft", "open", "paid", "uncollectible", "void"] as const;

/** Where an invoice stands at Stripe. */
export type StripeStatus = (typeof STRIPE_STATUSES)[number];

/** An invoice that Stripe is to have: our own lines and amounts, tax among them. */
export interface PushOrder {
  readonly partnerId: string;
  readonly invoiceId: string;
  readonly number: string;
  /** Part of each Idempotency-Key. */
  readonly round: number;
  readonly currency: string;
  readonly amount: number;
  /** ISO 8601, UTC. */
  readonly dueAt: string;
  readonly lines: readonly { readonly description: string; readonly amount: number }[];
  readonly customer: CustomerFacts;
  /** What is known of an earlier try. */
  readonly customerId: string | null;
  readonly stripeId: string | null;
}

/** Whom a customer at Stripe is: as the invoice says, with the address of an owner. */
export interface CustomerFacts {
  readonly name: string;
  readonly email: string | null;
  readonly address: string | null;
  readonly country: string | null;
}

/** An invoice that Stripe has and shows. */
export interface PushedInvoice {
  readonly stripeId: string;
  readonly livemode: boolean;
  readonly status: StripeStatus;
  readonly hostedUrl: string | null;
}

/** Money that came in at Stripe for an invoice. */
export const StripePayment = z.strictObject({
  id: z.string(),
  amount: z.int().min(1),
  /** The day on which it came in, in UTC. */
  day: z.iso.date(),
});

/** An invoice as Stripe has it at this moment. */
export const StripeReading = z.strictObject({
  stripeId: z.string(),
  customerId: z.string().nullable(),
  /** Ours, as we wrote it there. */
  invoiceId: z.string().nullable(),
  status: z.enum(STRIPE_STATUSES),
  currency: z.string(),
  payments: z.array(StripePayment),
});

/** An invoice as Stripe has it at this moment. */
export type StripeInvoiceReading = z.output<typeof StripeReading>;

/** What is listened to: invoices alone. */
export const FOLLOWED_EVENTS = [
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.voided",
  "invoice.marked_uncollectible",
] as const;

/** Where operators see an invoice at Stripe. */
export function dashboardUrl(stripeId: string, livemode: boolean | null): string {
  return `https://dashboard.stripe.com/${livemode === false ? "test/" : ""}invoices/${stripeId}`;
}

/** Where a partner's admins open Stripe's billing portal: each visit makes a session of its own. */
export function portalPage(baseUrl: string): string {
  return `${baseUrl}/dashboard/settings/billing/portal`;
}

/** How an invoice is ended at Stripe: paid elsewhere, given up, or no longer to be paid there as it stands. */
export const STRIPE_ENDS = ["paid", "uncollectible", "void"] as const;

/** One of them. */
export type StripeEnd = (typeof STRIPE_ENDS)[number];
