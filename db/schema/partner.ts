import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { LogoFormat, LogoProblem } from "@/lib/domain/logo/shape";
import type { PartnerLimits } from "@/lib/domain/partner/shape";
import type { AcquirerChoices } from "@/lib/pci/acquirer-choices";
import {
  appRole,
  bytea,
  keptAnswerPolicy,
  moment,
  operatorPolicy,
  operatorRole,
  ownPartner,
  partnerAlone,
  partnerId,
  partnerOnlyPolicy,
} from "./tenancy";

/** The plan of partners that were given no other; the migration makes it. */
export const FIRST_PLAN = "pln_00000000000000000000000000";

/** `closed`: its contract has ended and its data is deleted; the row stays for what the law keeps. */
export type PartnerStatus = "active" | "suspended" | "closed";

export const partners = pgTable(
  "partners",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    mode: text("mode").$type<"sandbox" | "live">().notNull(),
    status: text("status").$type<PartnerStatus>().notNull().default("active"),
    expiringWindowDays: integer("expiring_window_days").notNull().default(30),
    /** Days before the end on which merchants are reminded, from the first to the last. */
    reminderDays: integer("reminder_days").array().notNull().default([30, 14, 7, 1, 0]),
    /** Whether an attempt that is submitted needs its review answered, as a finalized one does. */
    requireReview: boolean("require_review").notNull().default(false),
    /** What it has decided where the eligibility criteria leave that to the acquirer; the rest is undecided. */
    acquirerChoices: jsonb("acquirer_choices")
      .$type<Partial<AcquirerChoices>>()
      .notNull()
      .default({}),
    /** Its plan: what it pays, and what its `tier` is called, are those of the newest version. */
    planId: text("plan_id").notNull().default(FIRST_PLAN),
    billingStatus: text("billing_status")
      .$type<"active" | "past_due">()
      .notNull()
      .default("active"),
    /** Where events are delivered; null: nowhere. */
    webhookUrl: text("webhook_url"),
    /** Origins that may show the portal in a frame. */
    embedOrigins: text("embed_origins").array().notNull().default([]),
    /** Hosts that a redirected merchant may be sent back to. */
    returnHosts: text("return_hosts").array().notNull().default([]),
    /** Branding of messages and portal; null: the service's own. */
    logoUrl: text("logo_url"),
    /** The copy of the picture at `logoUrl` that is shown; null: the name stands there. */
    logoSha256: text("logo_sha256"),
    /** Why the address could not be taken, when it was tried. */
    logoProblem: text("logo_problem").$type<LogoProblem>(),
    /** When the address was tried; null: it is still to be. */
    logoCheckedAt: moment("logo_checked_at"),
    brandColor: text("brand_color"),
    replyTo: text("reply_to"),
    /** The live partner whose sandbox twin this one is; both keep their own keys, data and limits. */
    sandboxOf: text("sandbox_of")
      .unique()
      .references((): AnyPgColumn => partners.id),
    /** What an operator set for it alone; what is left out is as the policy of its mode says. */
    limits: jsonb("limits").$type<PartnerLimits>().notNull().default({}),
    /** Since when it is suspended. A twin that was suspended with its live partner has the same moment. */
    suspendedAt: moment("suspended_at"),
    suspendedReason: text("suspended_reason"),
    /** Whether operators may look at its dashboard for support, having said why and until when. */
    supportAllowed: boolean("support_allowed").notNull().default(true),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    // Whoever sets it, by whatever way: it becomes part of pages and messages.
    check("partners_brand_color", sql`${table.brandColor} ~ '^#[0-9a-f]{6}$'`),
    check("partners_limits", sql`jsonb_typeof(${table.limits}) = 'object'`),
    check("partners_acquirer_choices", sql`jsonb_typeof(${table.acquirerChoices}) = 'object'`),
    pgPolicy("own_partner", {
      as: "permissive",
      for: "select",
      to: appRole,
      using: ownPartner("id"),
    }),
    pgPolicy("own_settings", {
      as: "permissive",
      for: "update",
      to: appRole,
      using: partnerAlone("id"),
      withCheck: partnerAlone("id"),
    }),
    operatorPolicy("all"),
  ],
);

/** A webhook secret that signs until its moment (ISO 8601). */
export interface OlderSecret {
  readonly secret: string;
  readonly until: string;
}

export const partnerSecrets = pgTable(
  "partner_secrets",
  {
    partnerId: partnerId().references(() => partners.id, { onDelete: "cascade" }),
    /** `whsec_…`, encrypted: signs webhooks; the key of session tokens is derived from it. */
    webhookSecret: text("webhook_secret").notNull(),
    /** The secret before the last rotation; it signs beside the new one until `previousUntil`. */
    previousSecret: text("previous_secret"),
    previousUntil: moment("previous_until"),
    /** Those before it whose day is not over, where there were several rotations within one. */
    olderSecrets: jsonb("older_secrets").$type<readonly OlderSecret[]>().notNull().default([]),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId] }),
    partnerOnlyPolicy(),
    pgPolicy("operators_append", {
      as: "permissive",
      for: "insert",
      to: operatorRole,
      withCheck: sql`true`,
    }),
  ],
);

export const apiKeys = pgTable(
  "api_keys",
  {
    partnerId: partnerId().references(() => partners.id, { onDelete: "cascade" }),
    id: text("id").notNull(),
    /** SHA-256 of the key, hex. The key itself is shown once and never stored. */
    hash: text("hash").notNull(),
    /** The first characters, to tell keys apart. */
    prefix: text("prefix").notNull(),
    /** What the partner calls it; a key that takes its place keeps the name. */
    name: text("name"),
    /** The key whose place it took. */
    replaces: text("replaces"),
    createdAt: moment("created_at").notNull(),
    /** Set by a rotation: the old key lives on until then. */
    expiresAt: moment("expires_at"),
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    uniqueIndex("api_keys_hash").on(table.hash),
    partnerOnlyPolicy(),
  ],
);

/** Copies of partners' logos by their hash. They stay: sealed documents and sent messages name them. */
export const partnerLogos = pgTable(
  "partner_logos",
  {
    partnerId: partnerId().references(() => partners.id, { onDelete: "cascade" }),
    /** SHA-256, hex, of `content`: its public address. */
    sha256: text("sha256").notNull(),
    format: text("format").$type<LogoFormat>().notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    content: bytea("content").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.sha256] }),
    index("partner_logos_by_hash").on(table.sha256),
    // Merchants see it, and what they seal names it.
    pgPolicy("own_partner", {
      as: "permissive",
      for: "select",
      to: appRole,
      using: ownPartner(),
    }),
    pgPolicy("add_own", {
      as: "permissive",
      for: "insert",
      to: appRole,
      withCheck: partnerAlone(),
    }),
  ],
);

export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    partnerId: partnerId(),
    /** "" for partner keys, else the merchant a session token is confined to. */
    scope: text("scope").notNull(),
    key: text("key").notNull(),
    fingerprint: text("fingerprint").notNull(),
    status: integer("status"),
    output: text("output"),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.scope, table.key] }),
    index("idempotency_keys_expiry").on(table.expiresAt),
    keptAnswerPolicy(),
  ],
);
