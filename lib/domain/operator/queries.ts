import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { users } from "@/db/schema";
import { SERVICE_TENANT } from "@/lib/core/caller";
import type { Ctx } from "@/lib/domain/operation";
import type { UserRow } from "@/lib/domain/user/queries";

/** Lets one entry of an operator follow the other: of two at once each would find that nobody is there yet. */
export async function lockOperators(ctx: Ctx): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('operators', 0))`);
}

/**
 * The operators of the service, the first one first. `lock`: no other change of them goes on meanwhile, so that two at
 * once cannot take the last ones away.
 */
export async function listOperatorRows(
  ctx: Ctx,
  mode: "read" | "lock" = "read",
): Promise<UserRow[]> {
  const query = ctx.db
    .select()
    .from(users)
    .where(
      and(eq(users.partnerId, SERVICE_TENANT), eq(users.role, "operator"), isNull(users.removedAt)),
    )
    .orderBy(asc(users.createdAt), asc(users.id));
  return mode === "lock" ? query.for("update") : query;
}
