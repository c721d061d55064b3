// What partners pay for: prices, counted cycles, invoices as they were issued, and what came in for them. Rows are
// added; nothing that was counted, issued or paid is ever changed.
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type {
  InvoiceLine,
  InvoiceParty,
  InvoiceSeller,
  InvoiceStatus,
  PaymentKind,
  PriceTier,
} from "@/lib/domain/billing/shape";
import { partners } from "./partner";
import { bytea, moment, money, operatorPolicy, partnerId, partnerOnlyPolicy } from "./tenancy";

/**
 * Prices, version by version: a change is a new version. They belong to the service; a partner's transaction
 * reads its own by `service.plan_of_partner` (see the migration).
 */
export const plans = pgTable(
  "plans",
  {
    /** The tenant of the service. */
    partnerId: partnerId(),
    id: text("id").notNull(),
    version: integer("version").notNull(),
    name: text("name").notNull(),
    /** ISO 4217. */
    currency: text("currency").notNull(),
    /** Price of one sealed attestation. */
    unitPrice: money("unit_price").notNull(),
    /** From which unit of a cycle on another price counts. */
    tiers: jsonb("tiers").$type<readonly PriceTier[]>().notNull().default([]),
    /** What a cycle costs at least. */
    minimum: money("minimum").notNull().default(0),
    taxName: text("tax_name"),
    /** Hundredths of a percent. */
    taxBasisPoints: integer("tax_basis_points").notNull().default(0),
    termsDays: integer("terms_days").notNull().default(30),
    /** Offered to partners that do not have it yet. */
    active: boolean("active").notNull().default(true),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id, table.version] }),
    operatorPolicy("all"),
  ],
);

/** The plans that a partner had, each until it was given the next one. */
export const formerPlans = pgTable(
  "former_plans",
  {
    partnerId: partnerId().references(() => partners.id, { onDelete: "cascade" }),
    until: moment("until").notNull(),
    planId: text("plan_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.until] }), operatorPolicy("all")],
);

/** Who issues the invoices. One row, of the tenant of the service. */
export const billingSettings = pgTable(
  "billing_settings",
  {
    partnerId: partnerId(),
    name: text("name").notNull(),
    address: text("address").notNull(),
    /** ISO 3166, two letters. */
    country: text("country").notNull(),
    taxNumber: text("tax_number"),
    /** Where money is to be sent, as it is printed. */
    payTo: text("pay_to"),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId] }), operatorPolicy("all")],
);

/** How a partner is billed, where somebody said so. */
export const billingAccounts = pgTable(
  "billing_accounts",
  {
    partnerId: partnerId().references(() => partners.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    address: text("address"),
    country: text("country"),
    taxNumber: text("tax_number"),
    /** Whether it is reminded of invoices that are overdue. */
    reminders: boolean("reminders").notNull().default(true),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId] }),
    partnerOnlyPolicy(),
    operatorPolicy("all"),
  ],
);

/** What was used in a cycle that is over, as it was counted when it ended: what bills rest on. */
export const usageCycles = pgTable(
  "usage_cycles",
  {
    partnerId: partnerId().references(() => partners.id, { onDelete: "cascade" }),
    cycleStart: moment("cycle_start").notNull(),
    cycleEnd: moment("cycle_end").notNull(),
    sealedAttestations: integer("sealed_attestations").notNull(),
    /** With tax, in the smallest unit of `currency`. */
    amount: money("amount").notNull(),
    currency: text("currency").notNull(),
    countedAt: moment("counted_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.cycleStart] }),
    partnerOnlyPolicy(),
    operatorPolicy(),
  ],
);

/** Each sealed attestation that was counted, with the cycle that it counted for: once, for ever. */
export const countedAttestations = pgTable(
  "counted_attestations",
  {
    partnerId: partnerId().references(() => partners.id, { onDelete: "cascade" }),
    attemptId: text("attempt_id").notNull(),
    cycleStart: moment("cycle_start").notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.attemptId] }), partnerOnlyPolicy()],
);

/** Invoices as they were issued. Where one stands is all that ever changes of it. */
export const invoices = pgTable(
  "invoices",
  {
    partnerId: partnerId().references(() => partners.id, { onDelete: "cascade" }),
    id: text("id").notNull(),
    number: text("number").notNull(),
    /** The cycle that it bills: [start, end). */
    cycleStart: moment("cycle_start").notNull(),
    cycleEnd: moment("cycle_end").notNull(),
    sealedAttestations: integer("sealed_attestations").notNull(),
    planId: text("plan_id"),
    planVersion: integer("plan_version"),
    planName: text("plan_name").notNull().default(""),
    lines: jsonb("lines").$type<readonly InvoiceLine[]>().notNull().default([]),
    net: money("net").notNull(),
    taxName: text("tax_name"),
    taxBasisPoints: integer("tax_basis_points").notNull().default(0),
    tax: money("tax").notNull().default(0),
    /** With tax: what is to be paid. */
    amount: money("amount_cents").notNull(),
    currency: text("currency").notNull(),
    /** Who issued it and whom it is for, as they were then; null: it was issued by hand. */
    seller: jsonb("seller").$type<InvoiceSeller>(),
    buyer: jsonb("buyer").$type<InvoiceParty>(),
    status: text("status").$type<InvoiceStatus>().notNull(),
    issuedAt: moment("issued_at").notNull(),
    dueAt: moment("due_at").notNull(),
    /** Where one that was issued by hand is to be seen. */
    url: text("url"),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    // Those that were issued by hand, before there were plans, keep the numbers that they got.
    uniqueIndex("invoices_number").on(table.number).where(sql`plan_id is not null`),
    uniqueIndex("invoices_of_cycle")
      .on(table.partnerId, table.cycleStart)
      .where(sql`plan_id is not null`),
    index("invoices_open").on(table.dueAt, table.id).where(sql`status = 'open'`),
    index("invoices_newest").on(table.issuedAt, table.id),
    partnerOnlyPolicy(),
    operatorPolicy("all"),
  ],
);

const ofInvoice = (table: { partnerId: never; invoiceId: never }) =>
  foreignKey({
    columns: [table.partnerId, table.invoiceId],
    foreignColumns: [invoices.partnerId, invoices.id],
  }).onDelete("cascade");

/** The PDF of an invoice, made once. */
export const invoiceDocuments = pgTable(
  "invoice_documents",
  {
    partnerId: partnerId(),
    invoiceId: text("invoice_id").notNull(),
    sha256: text("sha256").notNull(),
    bytes: integer("bytes").notNull(),
    pages: integer("pages").notNull(),
    content: bytea("content").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.invoiceId] }),
    ofInvoice(table as never),
    partnerOnlyPolicy(),
    operatorPolicy(),
  ],
);

/** What came in for an invoice, and what of it was given up: what is still open follows from these rows alone. */
export const payments = pgTable(
  "payments",
  {
    partnerId: partnerId(),
    id: text("id").notNull(),
    invoiceId: text("invoice_id").notNull(),
    kind: text("kind").$type<PaymentKind>().notNull(),
    amount: money("amount").notNull(),
    /** The day on which it came in, or was given up. */
    day: date("day").notNull(),
    /** The payer's reference, why it was given up, or the number of the credit note. */
    note: text("note").notNull(),
    /** The credit note that settles it; it has a foreign key (see the migration). */
    creditNoteId: text("credit_note_id"),
    recordedBy: text("recorded_by").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index("payments_of_invoice").on(table.partnerId, table.invoiceId),
    // A credit note is set off against an invoice once.
    uniqueIndex("payments_of_credit")
      .on(table.partnerId, table.creditNoteId, table.invoiceId)
      .where(sql`credit_note_id is not null`),
    check("payments_credit", sql`(kind = 'credit') = (credit_note_id is not null)`),
    ofInvoice(table as never),
    partnerOnlyPolicy(),
    operatorPolicy("all"),
  ],
);

/** What a partner was reminded of: each threshold of an invoice once. */
export const invoiceReminders = pgTable(
  "invoice_reminders",
  {
    partnerId: partnerId(),
    invoiceId: text("invoice_id").notNull(),
    /** Days after it was due: 7, 21 or 35. */
    daysOverdue: integer("days_overdue").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.invoiceId, table.daysOverdue] }),
    ofInvoice(table as never),
    partnerOnlyPolicy(),
    operatorPolicy(),
  ],
);
