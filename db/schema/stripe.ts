// What the payment service knows of partners and invoices, and what it told of them. Nothing here says what is open:
// that follows from the ledger alone.
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { PushFailure, PushState, StripeStatus } from "@/lib/domain/stripe/shape";
import { invoices } from "./billing";
import { partners } from "./partner";
import { moment, money, operatorPolicy, partnerId, partnerOnlyPolicy } from "./tenancy";

/** Each partner's customer at Stripe, made with its first invoice there. */
export const stripeCustomers = pgTable(
  "stripe_customers",
  {
    partnerId: partnerId().references(() => partners.id, { onDelete: "cascade" }),
    customerId: text("customer_id").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId] }),
    uniqueIndex("stripe_customers_id").on(table.customerId),
    partnerOnlyPolicy(),
  ],
);

/** An invoice on its way to Stripe, and what it is there. */
export const stripeInvoices = pgTable(
  "stripe_invoices",
  {
    partnerId: partnerId(),
    invoiceId: text("invoice_id").notNull(),
    state: text("state").$type<PushState>().notNull(),
    /** Counts the tries that are new ones to Stripe: part of each Idempotency-Key. */
    round: integer("round").notNull().default(1),
    /** Stored as soon as it exists there, so that a try that goes on finds it. */
    stripeId: text("stripe_id"),
    livemode: boolean("livemode"),
    /** Where the partner pays it. */
    hostedUrl: text("hosted_url"),
    failure: text("failure").$type<PushFailure>(),
    failureCode: text("failure_code"),
    /** Where it stood there when it was last read. */
    stripeStatus: text("stripe_status").$type<StripeStatus>(),
    paymentFailedAt: moment("payment_failed_at"),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.invoiceId] }),
    uniqueIndex("stripe_invoices_id").on(table.stripeId),
    foreignKey({
      columns: [table.partnerId, table.invoiceId],
      foreignColumns: [invoices.partnerId, invoices.id],
    }).onDelete("cascade"),
    partnerOnlyPolicy(),
    operatorPolicy("all"),
  ],
);

/** What Stripe told, each once. Rows of a customer that nobody knows belong to the service. */
export const stripeEvents = pgTable(
  "stripe_events",
  {
    partnerId: partnerId(),
    id: text("id").notNull(),
    type: text("type").notNull(),
    stripeInvoiceId: text("stripe_invoice_id").notNull(),
    receivedAt: moment("received_at").notNull(),
    /** null: what follows from it is still to be done. */
    doneAt: moment("done_at"),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    uniqueIndex("stripe_events_id").on(table.id),
    partnerOnlyPolicy(),
  ],
);

/** Money that came in at Stripe, each payment once: what of it the ledger took, the rest was paid too much. */
export const stripePayments = pgTable(
  "stripe_payments",
  {
    partnerId: partnerId(),
    id: text("id").notNull(),
    invoiceId: text("invoice_id").notNull(),
    amount: money("amount").notNull(),
    recorded: money("recorded").notNull(),
    day: date("day").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    uniqueIndex("stripe_payments_id").on(table.id),
    index("stripe_payments_of_invoice").on(table.partnerId, table.invoiceId),
    foreignKey({
      columns: [table.partnerId, table.invoiceId],
      foreignColumns: [invoices.partnerId, invoices.id],
    }).onDelete("cascade"),
    partnerOnlyPolicy(),
    operatorPolicy(),
  ],
);
