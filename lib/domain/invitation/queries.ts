import { and, count, eq, gt, inArray } from "drizzle-orm";
import { events, merchants } from "@/db/schema";
import type { EventCatalogue } from "@/lib/core/operation";
import type { ComplianceStatus } from "@/lib/domain/merchant/shape";
import type { Ctx } from "@/lib/domain/operation";

/** How often something has happened to a merchant since a moment. */
export async function countEvents(
  ctx: Ctx,
  merchantId: string,
  type: keyof EventCatalogue & string,
  since: Date,
): Promise<number> {
  const [row] = await ctx.db
    .select({ times: count() })
    .from(events)
    .where(
      and(
        eq(events.partnerId, ctx.caller.partnerId),
        eq(events.merchantId, merchantId),
        gt(events.createdAt, since),
        eq(events.type, type),
      ),
    );
  return row?.times ?? 0;
}

/** A merchant as far as inviting it depends on it. */
export interface Standing {
  readonly status: ComplianceStatus;
  readonly expiresAt: Date | null;
  readonly invitedAt: Date | null;
}

const ROWS_AT_ONCE = 1000;

/** How merchants stand, by their ids. */
export async function findStandings(
  ctx: Ctx,
  merchantIds: readonly string[],
): Promise<Map<string, Standing>> {
  const found = new Map<string, Standing>();
  for (let at = 0; at < merchantIds.length; at += ROWS_AT_ONCE) {
    const rows = await ctx.db
      .select({
        id: merchants.id,
        status: merchants.complianceStatus,
        expiresAt: merchants.expiresAt,
        invitedAt: merchants.invitedAt,
      })
      .from(merchants)
      .where(
        and(
          eq(merchants.partnerId, ctx.caller.partnerId),
          inArray(merchants.id, merchantIds.slice(at, at + ROWS_AT_ONCE)),
        ),
      );
    for (const { id, ...standing } of rows) found.set(id, standing);
  }
  return found;
}

/** Merchants by their ids, in the order of these; those that are gone are left out. */
export async function findMerchants(ctx: Ctx, merchantIds: readonly string[]) {
  const rows = await ctx.db
    .select()
    .from(merchants)
    .where(
      and(eq(merchants.partnerId, ctx.caller.partnerId), inArray(merchants.id, [...merchantIds])),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return merchantIds.flatMap((id) => byId.get(id) ?? []);
}
