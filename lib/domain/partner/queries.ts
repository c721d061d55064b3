import { eq, sql } from "drizzle-orm";
import { prepare } from "@/db/client";
import { partnerSecrets, partners } from "@/db/schema";
import type { Ctx } from "@/lib/domain/operation";

/** A partner's own row, as operations need it. */
export type PartnerRow = typeof partners.$inferSelect;

/** The caller's partner. It was found when the caller was authenticated, so it is there. */
export async function requirePartner(ctx: Ctx): Promise<PartnerRow> {
  const statement = prepare(ctx.db, "partner_by_id", (db, name) =>
    db
      .select()
      .from(partners)
      .where(eq(partners.id, sql.placeholder("id")))
      .prepare(name),
  );
  const [row] = await statement.execute({ id: ctx.caller.partnerId });
  if (!row) throw new Error(`partner ${ctx.caller.partnerId} is gone`);
  return row;
}

/** The secret that session tokens derive their key from. Partner callers only. */
export async function requireWebhookSecret(ctx: Ctx): Promise<string> {
  const [row] = await ctx.db
    .select({ secret: partnerSecrets.webhookSecret })
    .from(partnerSecrets)
    .where(eq(partnerSecrets.partnerId, ctx.caller.partnerId));
  if (!row) throw new Error(`partner ${ctx.caller.partnerId} has no secret`);
  return row.secret;
}
