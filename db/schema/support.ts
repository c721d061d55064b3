// When operators of the service looked at a partner's dashboard, why, and until when. The rows are the partner's own.
import { sql } from "drizzle-orm";
import { index, pgPolicy, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { partners } from "./partner";
import { appRole, moment, operatorPolicy, partnerAlone, partnerId } from "./tenancy";

/** One support access: of one operator, to one partner, with a reason and an end. */
export const supportAccesses = pgTable(
  "support_accesses",
  {
    partnerId: partnerId().references(() => partners.id, { onDelete: "cascade" }),
    id: text("id").notNull(),
    /** The person of the tenant `service` who opened it: nobody else looks by it. */
    operatorId: text("operator_id").notNull(),
    /** As they were called then. */
    operatorName: text("operator_name").notNull(),
    reason: text("reason").notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** When somebody ended it before its time. */
    endedAt: moment("ended_at"),
    endedBy: text("ended_by").$type<"partner" | "operator">(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index("support_accesses_newest").on(table.partnerId, table.createdAt, table.id),
    index("support_accesses_of_operator").on(table.operatorId).where(sql`ended_at is null`),
    pgPolicy("read_own", {
      as: "permissive",
      for: "select",
      to: appRole,
      using: partnerAlone(),
    }),
    pgPolicy("end_own", {
      as: "permissive",
      for: "update",
      to: appRole,
      using: partnerAlone(),
      withCheck: partnerAlone(),
    }),
    operatorPolicy("all"),
  ],
);
