// The people who sign in, and what they sign in with. Secrets are hashed, those that must be read again
// are encrypted; who signs in is looked up before a tenant is known (db/lookups.ts).
import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { InvitedRole } from "@/lib/domain/team/shape";
import type { LinkPurpose, SessionStage, SignInMethod, UserRole } from "@/lib/domain/user/shape";
import {
  moment,
  operatorPolicy,
  operatorsOwnPolicy,
  partnerId,
  partnerOnlyPolicy,
} from "./tenancy";

/** A person of one partner; operators of the service belong to the tenant `service`. */
export const users = pgTable(
  "users",
  {
    partnerId: partnerId(),
    id: text("id").notNull(),
    /** In lower case; one account per address over all partners. */
    email: text("email").notNull(),
    name: text("name").notNull(),
    role: text("role").$type<UserRole>().notNull(),
    /** argon2id, in its own text form. */
    passwordHash: text("password_hash"),
    /** The authenticator's secret, encrypted; null: none was set up. */
    totpSecret: text("totp_secret"),
    /** When it was first proved that the authenticator has it: from then on its codes are asked for. */
    totpConfirmedAt: moment("totp_confirmed_at"),
    /** The time step of the last code that was taken: none up to it is taken again. */
    totpLastStep: integer("totp_last_step").notNull().default(0),
    /** Wrong tries in a row, passwords and codes alike. */
    failedTries: integer("failed_tries").notNull().default(0),
    lockedUntil: moment("locked_until"),
    createdAt: moment("created_at").notNull(),
    lastSignedInAt: moment("last_signed_in_at"),
    /** A removed person stays for the audit trail to name; the address is free again. */
    removedAt: moment("removed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    uniqueIndex("users_email").on(table.email).where(sql`removed_at is null`),
    partnerOnlyPolicy(),
    operatorsOwnPolicy(),
  ],
);

/** Where a person is signed in, or half way through it. */
export const userSessions = pgTable(
  "user_sessions",
  {
    partnerId: partnerId(),
    id: text("id").notNull(),
    userId: text("user_id").notNull(),
    /** SHA-256 of the cookie's token, hex. */
    tokenHash: text("token_hash").notNull(),
    /** `code`: the authenticator's code is still to come, and nothing else is open. */
    stage: text("stage").$type<SessionStage>().notNull(),
    method: text("method").$type<SignInMethod>().notNull(),
    address: text("address"),
    userAgent: text("user_agent"),
    createdAt: moment("created_at").notNull(),
    lastSeenAt: moment("last_seen_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** Until then admin-only acts are open without another code. */
    unlockedUntil: moment("unlocked_until"),
    /** Whether it looks at the sandbox twin of the person's partner, and not at the partner itself. */
    inSandbox: boolean("in_sandbox").notNull().default(false),
    /** The support access by which an operator looks at a partner's dashboard; it counts while it is open. */
    supportPartnerId: text("support_partner_id"),
    supportId: text("support_id"),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    foreignKey({
      columns: [table.partnerId, table.userId],
      foreignColumns: [users.partnerId, users.id],
    })
      .onDelete("cascade")
      // Whoever begins in a sandbox alone moves to the live partner that comes after it.
      .onUpdate("cascade"),
    uniqueIndex("user_sessions_token").on(table.tokenHash),
    index("user_sessions_of_user").on(table.partnerId, table.userId),
    index("user_sessions_expiry").on(table.expiresAt),
    partnerOnlyPolicy(),
    operatorsOwnPolicy(),
  ],
);

/** Links that sign in, or replace a password, once. */
export const oneTimeLinks = pgTable(
  "one_time_links",
  {
    partnerId: partnerId(),
    id: text("id").notNull(),
    userId: text("user_id").notNull(),
    purpose: text("purpose").$type<LinkPurpose>().notNull(),
    tokenHash: text("token_hash").notNull(),
    /** SHA-256 of the cookie of the browser that asked. */
    browserHash: text("browser_hash").notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    foreignKey({
      columns: [table.partnerId, table.userId],
      foreignColumns: [users.partnerId, users.id],
    })
      .onDelete("cascade")
      .onUpdate("cascade"),
    uniqueIndex("one_time_links_token").on(table.tokenHash),
    index("one_time_links_of_user").on(table.partnerId, table.userId, table.createdAt),
    index("one_time_links_expiry").on(table.expiresAt),
    partnerOnlyPolicy(),
  ],
);

/** Codes for the day on which the authenticator is lost, each for once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    partnerId: partnerId(),
    userId: text("user_id").notNull(),
    /** SHA-256 of the code, hex: a code has 80 random bits. */
    codeHash: text("code_hash").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.userId, table.codeHash] }),
    foreignKey({
      columns: [table.partnerId, table.userId],
      foreignColumns: [users.partnerId, users.id],
    })
      .onDelete("cascade")
      .onUpdate("cascade"),
    partnerOnlyPolicy(),
  ],
);

/** Invitations to a partner's team. */
export const teamInvitations = pgTable(
  "team_invitations",
  {
    partnerId: partnerId(),
    id: text("id").notNull(),
    /** "": whoever holds the address of the set-up names their own. */
    email: text("email").notNull(),
    role: text("role").$type<InvitedRole>().notNull(),
    tokenHash: text("token_hash").notNull(),
    /** Who invited, as the message names them. */
    invitedBy: text("invited_by").notNull(),
    /** The person who invited: it does not outlast what they may do. null: an API key did. */
    invitedById: text("invited_by_id"),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    acceptedAt: moment("accepted_at"),
    withdrawnAt: moment("withdrawn_at"),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    uniqueIndex("team_invitations_token").on(table.tokenHash),
    uniqueIndex("team_invitations_open")
      .on(table.partnerId, table.email)
      .where(sql`accepted_at is null and withdrawn_at is null`),
    partnerOnlyPolicy(),
    operatorPolicy("all"),
  ],
);
