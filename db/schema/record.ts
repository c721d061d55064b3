// What was sealed, for good: records, their documents, and what a language model wrote for them. The
// application may add rows and read them; it may not change or remove one.
import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Provenance } from "@/lib/assessor/port";
import type { DocumentKind, Pipeline } from "@/lib/domain/document/shape";
import { attemptKey } from "./attempt";
import { bytea, merchantPolicy, moment, partnerId } from "./tenancy";

export const records = pgTable(
  "records",
  {
    partnerId: partnerId(),
    attemptId: text("attempt_id").notNull(),
    /** 1 at sealing; 2 where an unsigned one was signed later. */
    version: integer("version").notNull(),
    merchantId: text("merchant_id").notNull(),
    shapeVersion: integer("shape_version").notNull(),
    /** The record as canonical JSON (RFC 8785). */
    canonical: text("canonical").notNull(),
    /** SHA-256, hex, of `canonical` in UTF-8. */
    sha256: text("sha256").notNull(),
    /** Whether this attestation by itself attests compliance. */
    compliant: boolean("compliant").notNull(),
    /** Printed on the attestation: 128 bits, the way to its public page. */
    verificationCode: text("verification_code").notNull(),
    /** The partner's logo at sealing, which heads the documents; no part of what was said or signed. */
    logoSha256: text("logo_sha256"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.attemptId, table.version] }),
    uniqueIndex("records_verification_code").on(table.verificationCode),
    index("records_not_compliant")
      .on(table.partnerId, table.merchantId, table.attemptId)
      .where(sql`not compliant`),
    attemptKey(table as never),
    merchantPolicy(),
  ],
);

/** The narrative parts that a language model wrote for an attempt's documents, once. */
export const narratives = pgTable(
  "narratives",
  {
    partnerId: partnerId(),
    attemptId: text("attempt_id").notNull(),
    merchantId: text("merchant_id").notNull(),
    roleWithCards: text("role_with_cards").notNull(),
    environment: text("environment").notNull(),
    /** SHA-256, hex, of the canonical JSON of both texts. */
    sha256: text("sha256").notNull(),
    provenance: jsonb("provenance").$type<Provenance>().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.attemptId] }),
    attemptKey(table as never),
    merchantPolicy(),
  ],
);

/** The PDFs of a record, one set for each of its versions. */
export const documents = pgTable(
  "documents",
  {
    partnerId: partnerId(),
    attemptId: text("attempt_id").notNull(),
    version: integer("version").notNull(),
    kind: text("kind").$type<DocumentKind>().notNull(),
    id: text("id").notNull(),
    merchantId: text("merchant_id").notNull(),
    sha256: text("sha256").notNull(),
    bytes: integer("bytes").notNull(),
    pages: integer("pages").notNull(),
    pipeline: text("pipeline").$type<Pipeline>().notNull(),
    content: bytea("content").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.attemptId, table.version, table.kind] }),
    attemptKey(table as never),
    merchantPolicy(),
  ],
);
