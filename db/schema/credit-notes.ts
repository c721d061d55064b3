// What takes invoices back, and statements of account as files. A credit note never changes; a statement is made
// from the ledger again whenever somebody asks, so that its file is kept for a day only.
import {
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
import type { InvoiceLine, InvoiceParty, InvoiceSeller } from "@/lib/domain/billing/shape";
import { invoices } from "./billing";
import { partners } from "./partner";
import { bytea, moment, money, operatorPolicy, partnerId, partnerOnlyPolicy } from "./tenancy";

/** Credit notes as they were issued: the whole or a part of an invoice, credited. */
export const creditNotes = pgTable(
  "credit_notes",
  {
    partnerId: partnerId(),
    id: text("id").notNull(),
    number: text("number").notNull(),
    invoiceId: text("invoice_id").notNull(),
    reason: text("reason").notNull(),
    lines: jsonb("lines").$type<readonly InvoiceLine[]>().notNull(),
    net: money("net").notNull(),
    taxName: text("tax_name"),
    taxBasisPoints: integer("tax_basis_points").notNull(),
    tax: money("tax").notNull(),
    /** With tax: what is credited. */
    amount: money("amount").notNull(),
    currency: text("currency").notNull(),
    /** As on the invoice. */
    seller: jsonb("seller").$type<InvoiceSeller>().notNull(),
    buyer: jsonb("buyer").$type<InvoiceParty>().notNull(),
    issuedBy: text("issued_by").notNull(),
    issuedAt: moment("issued_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    uniqueIndex("credit_notes_number").on(table.number),
    index("credit_notes_of_invoice").on(table.partnerId, table.invoiceId),
    foreignKey({
      columns: [table.partnerId, table.invoiceId],
      foreignColumns: [invoices.partnerId, invoices.id],
    }).onDelete("cascade"),
    partnerOnlyPolicy(),
    operatorPolicy("all"),
  ],
);

/** The PDF of a credit note, made once. */
export const creditNoteDocuments = pgTable(
  "credit_note_documents",
  {
    partnerId: partnerId(),
    creditNoteId: text("credit_note_id").notNull(),
    sha256: text("sha256").notNull(),
    bytes: integer("bytes").notNull(),
    pages: integer("pages").notNull(),
    content: bytea("content").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.creditNoteId] }),
    foreignKey({
      columns: [table.partnerId, table.creditNoteId],
      foreignColumns: [creditNotes.partnerId, creditNotes.id],
    }).onDelete("cascade"),
    partnerOnlyPolicy(),
    operatorPolicy(),
  ],
);

/** Statements of account that somebody asked for as a PDF; removed after a day. */
export const statementFiles = pgTable(
  "statement_files",
  {
    partnerId: partnerId().references(() => partners.id, { onDelete: "cascade" }),
    id: text("id").notNull(),
    /** The first and the last day. */
    fromDay: date("from_day").notNull(),
    toDay: date("to_day").notNull(),
    /** null: it is being made. */
    content: bytea("content"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index("statement_files_oldest").on(table.createdAt),
    partnerOnlyPolicy(),
    operatorPolicy("all"),
  ],
);
