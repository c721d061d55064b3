import { eq } from "drizzle-orm";
import { billingAccounts } from "@/db/schema";
import type { Ctx } from "@/lib/domain/operation";

/** Whether the caller's partner is reminded of invoices; so it is where nobody said otherwise. */
export async function wantsReminders(ctx: Ctx): Promise<boolean> {
  const [row] = await ctx.db
    .select({ reminders: billingAccounts.reminders })
    .from(billingAccounts)
    .where(eq(billingAccounts.partnerId, ctx.caller.partnerId));
  return row?.reminders ?? true;
}
