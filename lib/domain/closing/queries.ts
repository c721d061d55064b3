import { eq, sql } from "drizzle-orm";
import { partnerClosings } from "@/db/schema";
import { AppError } from "@/lib/core/errors";
import type { Ctx } from "@/lib/domain/operation";
import { findAnyPartner } from "@/lib/domain/oversight/queries";

/** A closing's row. */
export type ClosingRow = typeof partnerClosings.$inferSelect;

/** The closing of a partner; null where there is none. Whoever changes it holds the lock of the partner's row. */
export async function findClosing(ctx: Ctx, partnerId: string): Promise<ClosingRow | null> {
  const [row] = await ctx.db
    .select()
    .from(partnerClosings)
    .where(eq(partnerClosings.partnerId, partnerId));
  return row ?? null;
}

/** Refuses what would go on with a partner whose contract ends or has ended; it keeps a closing from beginning meanwhile. */
export async function requireNotClosing(ctx: Ctx, partnerId: string): Promise<void> {
  await findAnyPartner(ctx, partnerId, "lock");
  if (await findClosing(ctx, partnerId)) throw new AppError("PARTNER_CLOSING");
}

/** Adds the closing of a partner. */
export async function insertClosing(
  ctx: Ctx,
  closing: Pick<
    ClosingRow,
    "partnerId" | "id" | "twinId" | "reason" | "lastDay" | "wasActive" | "begunBy" | "begunByName"
  >,
): Promise<void> {
  // The operators' role may write the columns of a beginning alone, so that no other is named.
  const { partnerId, id, twinId, reason, lastDay, wasActive, begunBy, begunByName } = closing;
  await ctx.db.execute(sql`
    insert into partner_closings
      (partner_id, id, twin_id, reason, last_day, was_active, begun_at, begun_by, begun_by_name)
    values (${partnerId}, ${id}, ${twinId}, ${reason}, ${lastDay}::date, ${wasActive},
      ${ctx.now.toISOString()}::timestamptz, ${begunBy}, ${begunByName})`);
}

/** Writes who asked for the deletion, or who consented. */
export async function updateClosing(
  ctx: Ctx,
  partnerId: string,
  change: Partial<
    Pick<
      ClosingRow,
      "askedAt" | "askedBy" | "askedByName" | "consentedAt" | "consentedBy" | "consentedByName"
    >
  >,
): Promise<void> {
  await ctx.db.update(partnerClosings).set(change).where(eq(partnerClosings.partnerId, partnerId));
}

/** Removes a closing that was called off. */
export async function removeClosing(ctx: Ctx, partnerId: string): Promise<void> {
  await ctx.db.delete(partnerClosings).where(eq(partnerClosings.partnerId, partnerId));
}

/** What a deletion would take of a partner and its twin, and what stands against it. */
export interface ClosingStanding {
  readonly merchants: number;
  readonly records: number;
  readonly documents: number;
  readonly documentBytes: number;
  readonly changes: number;
  readonly openInvoices: number;
  readonly unbilled: number;
}

/** Counts it. */
export async function standingOf(ctx: Ctx, partnerId: string): Promise<ClosingStanding> {
  const { rows } = await ctx.db.execute<Record<keyof ClosingStanding, string>>(sql`
    select merchants, records, documents, document_bytes as "documentBytes", changes,
      open_invoices as "openInvoices", unbilled
    from service.closing_standing(${partnerId})`);
  const counted = (name: keyof ClosingStanding) => Number(rows[0]?.[name] ?? 0);
  return {
    merchants: counted("merchants"),
    records: counted("records"),
    documents: counted("documents"),
    documentBytes: counted("documentBytes"),
    changes: counted("changes"),
    openInvoices: counted("openInvoices"),
    unbilled: counted("unbilled"),
  };
}
