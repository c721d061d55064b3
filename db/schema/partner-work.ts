// What the service does for a partner by itself: deliveries of webhooks, counted use, and the notices of
// attestations that run out.
import { sql } from "drizzle-orm";
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  varchar,
} from "drizzle-orm/pg-core";
import type { DeliveryAttempt, DeliveryStatus } from "@/lib/domain/webhook/shape";
import { partners } from "./partner";
import { appRole, moment, partnerAlone, partnerId, partnerOnlyPolicy } from "./tenancy";

/** One event on its way to a partner's receiver. Kept for 30 days. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    partnerId: partnerId().references(() => partners.id, { onDelete: "cascade" }),
    /** `whd_…`, the `webhook-id` of a ping. */
    id: text("id").notNull(),
    /** The event's id: `webhook-id` of the request, the same on every try and replay. */
    eventId: text("event_id").notNull(),
    eventType: text("event_type").notNull(),
    url: text("url").notNull(),
    /** The request's body, exactly as it was signed and sent. */
    body: text("body").notNull(),
    status: text("status").$type<DeliveryStatus>().notNull(),
    attempts: jsonb("attempts").$type<readonly DeliveryAttempt[]>().notNull().default([]),
    nextAttemptAt: moment("next_attempt_at"),
    /** The delivery that this one repeats. */
    replayOf: text("replay_of"),
    createdAt: moment("created_at").notNull(),
    finishedAt: moment("finished_at"),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index("webhook_deliveries_newest").on(table.partnerId, table.createdAt, table.id),
    index("webhook_deliveries_of_event").on(table.partnerId, table.eventId),
    // Counts of a day over all partners, for the service's health.
    index("webhook_deliveries_counted").on(table.createdAt, table.partnerId, table.status),
    index("webhook_deliveries_paused")
      .on(table.partnerId, table.createdAt, table.id)
      .where(sql`status = 'paused'`),
    index("webhook_deliveries_failed")
      .on(table.partnerId, table.createdAt)
      .where(sql`status in ('failed', 'gone')`),
    partnerOnlyPolicy(),
  ],
);

/** How a partner's receiver has been answering: after too many failures in a row it gets one try at a time. */
export const webhookReceivers = pgTable(
  "webhook_receivers",
  {
    partnerId: partnerId().references(() => partners.id, { onDelete: "cascade" }),
    /** The address that this tells of: another one starts afresh. */
    url: text("url").notNull(),
    failuresInRow: integer("failures_in_row").notNull().default(0),
    /** null: deliveries go out. */
    pausedAt: moment("paused_at"),
    /** When the paused address is tried next; null: with the next event. */
    nextProbeAt: moment("next_probe_at"),
  },
  (table) => [primaryKey({ columns: [table.partnerId] }), partnerOnlyPolicy()],
);

/**
 * Requests as they were answered, without bodies and addresses. Written in the background: no request waits
 * for it, and under a flood some are left out. Kept for 30 days, and of each partner the newest 100,000.
 */
export const requestLog = pgTable(
  "request_log",
  {
    partnerId: partnerId().references(() => partners.id, { onDelete: "cascade" }),
    /** The `X-Request-Id`. */
    id: text("id").notNull(),
    operation: text("operation").notNull(),
    status: integer("status").notNull(),
    durationMs: integer("duration_ms").notNull(),
    actor: text("actor").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.createdAt, table.id] }),
    pgPolicy("read_own", {
      as: "permissive",
      for: "select",
      to: appRole,
      using: partnerAlone(),
    }),
  ],
);

/** Requests of a sandbox partner per UTC day, against its quota. */
export const usageDays = pgTable(
  "usage_days",
  {
    partnerId: partnerId().references(() => partners.id, { onDelete: "cascade" }),
    day: date("day").notNull(),
    requests: integer("requests").notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.day] }), partnerOnlyPolicy()],
);

/**
 * Requests without valid credentials per client address, counted by all web processes together. The columns
 * are those of `rate-limiter-flexible`. The migration makes it unlogged: a crash may forget it.
 */
export const rateLimits = pgTable("rate_limits", {
  key: varchar("key", { length: 255 }).primaryKey(),
  points: integer("points").notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint("expire", { mode: "number" }),
});

/** What was already said about an attestation that runs out: each threshold once. */
export const expiryNotices = pgTable(
  "expiry_notices",
  {
    partnerId: partnerId().references(() => partners.id, { onDelete: "cascade" }),
    attemptId: text("attempt_id").notNull(),
    /** Days before the end: 30, 14, 7, 1 or 0; -1 once it has run out. */
    daysBefore: integer("days_before").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.attemptId, table.daysBefore] }),
    partnerOnlyPolicy(),
  ],
);
