// How the contract of a partner comes to its end: step by step, by whom and when. The row stays with the partner's
// tombstone, and goes with it.
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { partners } from "./partner";
import { appRole, moment, operatorPolicy, operatorRole, partnerAlone, partnerId } from "./tenancy";

/** The closing of one partner and its sandbox twin. Called off, the row is gone; the logs tell that there was one. */
export const partnerClosings = pgTable(
  "partner_closings",
  {
    /** The live partner, or a sandbox that stands alone. */
    partnerId: partnerId().references(() => partners.id, { onDelete: "cascade" }),
    id: text("id").notNull(),
    /** The sandbox that goes along. */
    twinId: text("twin_id"),
    reason: text("reason").notNull(),
    /** Of the contract: what is kept by law is kept for seven years from then on. */
    lastDay: date("last_day").notNull(),
    /** Whether the partner was open before: it is again where the closing is called off. */
    wasActive: boolean("was_active").notNull(),
    begunAt: moment("begun_at").notNull(),
    begunBy: text("begun_by").notNull(),
    begunByName: text("begun_by_name").notNull(),
    /** The last archive that somebody took in full: of which moment, when, and who. */
    archiveAsOf: moment("archive_as_of"),
    archivedAt: moment("archived_at"),
    archivedBy: text("archived_by"),
    archiveBytes: bigint("archive_bytes", { mode: "number" }),
    archiveSha256: text("archive_sha256"),
    /** How many changes the logs told of when its reading began: another number now means another archive. */
    archiveChanges: bigint("archive_changes", { mode: "number" }),
    askedAt: moment("asked_at"),
    askedBy: text("asked_by"),
    askedByName: text("asked_by_name"),
    consentedAt: moment("consented_at"),
    consentedBy: text("consented_by"),
    consentedByName: text("consented_by_name"),
    /** Rows that are gone so far. */
    deletedRows: bigint("deleted_rows", { mode: "number" }).notNull().default(0),
    deletedAt: moment("deleted_at"),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId] }),
    check("partner_closings_two_operators", sql`${table.consentedBy} <> ${table.askedBy}`),
    check(
      "partner_closings_asked",
      sql`${table.askedAt} is null or (${table.askedBy} is not null and ${table.archivedAt} is not null)`,
    ),
    check(
      "partner_closings_consented",
      sql`${table.consentedAt} is null or (${table.askedAt} is not null and ${table.consentedBy} is not null)`,
    ),
    check(
      "partner_closings_deleted",
      sql`${table.deletedAt} is null or ${table.consentedAt} is not null`,
    ),
    pgPolicy("read_own", {
      as: "permissive",
      for: "select",
      to: appRole,
      using: partnerAlone(),
    }),
    operatorPolicy("all"),
    // What two operators consented to, nobody undoes: the deletion may have begun.
    pgPolicy("not_consented", {
      as: "restrictive",
      for: "update",
      to: operatorRole,
      using: sql`consented_at is null`,
      withCheck: sql`true`,
    }),
    pgPolicy("not_begun", {
      as: "restrictive",
      for: "delete",
      to: operatorRole,
      using: sql`consented_at is null`,
    }),
  ],
);
