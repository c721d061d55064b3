import { and, count, desc, eq, gte, lt } from "drizzle-orm";
import { attempts, invoices } from "@/db/schema";
import { cycleOf } from "@/lib/core/clock";
import type { Ctx } from "@/lib/domain/operation";

/** The attestations sealed in the cycle that runs now: the unit of use. */
export async function pendingUsage(ctx: Ctx) {
  const { start, end } = cycleOf(ctx.now);
  const [row] = await ctx.db
    .select({ sealed: count() })
    .from(attempts)
    .where(
      and(
        eq(attempts.partnerId, ctx.caller.partnerId),
        gte(attempts.sealedAt, start),
        lt(attempts.sealedAt, end),
      ),
    );
  return { cycleStart: start, cycleEnd: end, sealedAttestations: row?.sealed ?? 0 };
}

const RECENT_INVOICES = 24;

/** The latest invoices of the caller's partner, newest first. */
export async function listInvoices(ctx: Ctx) {
  return ctx.db
    .select()
    .from(invoices)
    .where(eq(invoices.partnerId, ctx.caller.partnerId))
    .orderBy(desc(invoices.issuedAt), desc(invoices.id))
    .limit(RECENT_INVOICES);
}
