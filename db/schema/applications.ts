// Companies that apply to become partners, and what the operators chose for the service: rows of the tenant `service`.
import {
  boolean,
  foreignKey,
  index,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { ApplicationState } from "@/lib/domain/application/machine";
import type { ApplicantKind, MerchantRange } from "@/lib/domain/application/shape";
import {
  appRole,
  moment,
  operatorRole,
  partnerAlone,
  partnerId,
  partnerOnlyPolicy,
} from "./tenancy";

/** An application. An approval reads and writes it as an operator who reaches all partners. */
export const applications = pgTable(
  "applications",
  {
    partnerId: partnerId(),
    id: text("id").notNull(),
    state: text("state").$type<ApplicationState>().notNull(),
    /** The copy of the form that it was sent with: it counts once. */
    formCopy: text("form_copy").notNull(),
    company: text("company").notNull(),
    /** ISO 3166-1, two capitals. */
    country: text("country").notNull(),
    contactName: text("contact_name").notNull(),
    /** In lower case. */
    email: text("email").notNull(),
    kind: text("kind").$type<ApplicantKind>().notNull(),
    merchants: text("merchants").$type<MerchantRange>().notNull(),
    currentTool: text("current_tool"),
    purpose: text("purpose").notNull(),
    /** Where it came from, as the service saw it. */
    address: text("address"),
    /** SHA-256, hex, of the token that confirms the address. */
    linkHash: text("link_hash").notNull(),
    linkExpiresAt: moment("link_expires_at").notNull(),
    confirmedAt: moment("confirmed_at"),
    /** The question that the applicant owes an answer to, and the hash of the token that answers it. */
    questionId: text("question_id"),
    questionHash: text("question_hash"),
    /** Why it was declined. */
    reason: text("reason"),
    /** The partners that came of it. */
    sandboxId: text("sandbox_id"),
    liveId: text("live_id"),
    createdAt: moment("created_at").notNull(),
    /** Since when it is in its state. */
    stateAt: moment("state_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    uniqueIndex("applications_form_copy").on(table.partnerId, table.formCopy),
    uniqueIndex("applications_link").on(table.partnerId, table.linkHash),
    uniqueIndex("applications_question").on(table.partnerId, table.questionHash),
    index("applications_recent").on(table.partnerId, table.createdAt),
    index("applications_queue").on(table.partnerId, table.state, table.stateAt, table.id),
    pgPolicy("own_partner", {
      as: "permissive",
      for: "all",
      to: [appRole, operatorRole],
      using: partnerAlone(),
      withCheck: partnerAlone(),
    }),
  ],
);

/** What was written about an application: notes, questions and answers. Added, and never changed. */
export const applicationEntries = pgTable(
  "application_entries",
  {
    partnerId: partnerId(),
    id: text("id").notNull(),
    applicationId: text("application_id").notNull(),
    text: text("text").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    foreignKey({
      columns: [table.partnerId, table.applicationId],
      foreignColumns: [applications.partnerId, applications.id],
    }).onDelete("cascade"),
    index("application_entries_of").on(table.partnerId, table.applicationId, table.createdAt),
    partnerOnlyPolicy(),
  ],
);

/** What is set for the service as a whole: one row. */
export const serviceSettings = pgTable(
  "service_settings",
  {
    partnerId: partnerId(),
    /** Whoever confirms the address of an application has a sandbox at once. */
    instantSandbox: boolean("instant_sandbox").notNull().default(false),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId] }), partnerOnlyPolicy()],
);
