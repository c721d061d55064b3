import { eq, sql } from "drizzle-orm";
import { prepare } from "@/db/client";
import { partnerSecrets, partners } from "@/db/schema";
import { newWebhookSecret } from "@/lib/core/credentials";
import { decryptSecret, encryptSecret } from "@/lib/core/encryption";
import { ROTATION_OVERLAP_MS } from "@/lib/core/policy";
import type { Ctx } from "@/lib/domain/operation";

/** A partner's own row, as operations need it. */
export type PartnerRow = typeof partners.$inferSelect;

/** The secrets of a partner, decrypted: the current one, and the one before while it still signs. */
export type PartnerSecretRow = typeof partnerSecrets.$inferSelect;

/** The caller's partner; null for the tenant of the service's operators, which is none. */
export async function findPartner(ctx: Ctx): Promise<PartnerRow | null> {
  const statement = prepare(ctx.db, "partner_by_id", (db, name) =>
    db
      .select()
      .from(partners)
      .where(eq(partners.id, sql.placeholder("id")))
      .prepare(name),
  );
  const [row] = await statement.execute({ id: ctx.caller.partnerId });
  return row ?? null;
}

/** The caller's partner. It was found when the caller was authenticated, so it is there. */
export async function requirePartner(ctx: Ctx): Promise<PartnerRow> {
  const row = await findPartner(ctx);
  if (!row) throw new Error(`partner ${ctx.caller.partnerId} is gone`);
  return row;
}

/** The secrets of the caller's partner. Partner callers and jobs only. */
export async function requireSecrets(ctx: Ctx): Promise<PartnerSecretRow> {
  const { partnerId } = ctx.caller;
  const [row] = await ctx.db
    .select()
    .from(partnerSecrets)
    .where(eq(partnerSecrets.partnerId, partnerId));
  if (!row) throw new Error(`partner ${partnerId} has no secret`);
  return {
    ...row,
    webhookSecret: decryptSecret(row.webhookSecret, partnerId),
    previousSecret: row.previousSecret && decryptSecret(row.previousSecret, partnerId),
    olderSecrets: row.olderSecrets.map(({ secret, until }) => ({
      secret: decryptSecret(secret, partnerId),
      until,
    })),
  };
}

/** What a partner may change of its own row; the database grants no more either. */
export type PartnerChange = Partial<
  Pick<
    PartnerRow,
    | "name"
    | "webhookUrl"
    | "returnHosts"
    | "embedOrigins"
    | "brandColor"
    | "logoUrl"
    | "logoSha256"
    | "logoProblem"
    | "logoCheckedAt"
    | "replyTo"
    | "expiringWindowDays"
    | "reminderDays"
    | "requireReview"
    | "acquirerChoices"
  >
>;

/** Changes that must know of each other come one after the other, until the transaction ends. */
export async function lockPartner(ctx: Ctx): Promise<void> {
  await ctx.db
    .select({ id: partners.id })
    .from(partners)
    .where(eq(partners.id, ctx.caller.partnerId))
    .for("no key update");
}

/**
 * Whether the caller's partner is suspended. What is put aside for that is put aside before anybody opens it again, so
 * that nothing is forgotten.
 */
export async function isSuspended(ctx: Ctx): Promise<boolean> {
  if ((await findPartner(ctx))?.status !== "suspended") return false;
  await lockPartner(ctx);
  return (await findPartner(ctx))?.status === "suspended";
}

/** Writes members of the caller's partner. */
export async function updatePartner(ctx: Ctx, change: PartnerChange): Promise<void> {
  await ctx.db.update(partners).set(change).where(eq(partners.id, ctx.caller.partnerId));
}

/** Secrets before the last one that go on signing at most; who rotates more often in a day drops the oldest. */
const OLDER_SECRETS_MAX = 10;

/**
 * Puts a new webhook secret in place; the old one signs beside it for a day. A rotation within that day
 * takes nothing from the day of those before.
 */
export async function replaceSecret(ctx: Ctx): Promise<{ secret: string; previousUntil: Date }> {
  const own = eq(partnerSecrets.partnerId, ctx.caller.partnerId);
  // Of two rotations at once, neither may lose the other's secret.
  const [row] = await ctx.db.select().from(partnerSecrets).where(own).for("update");
  if (!row) throw new Error(`partner ${ctx.caller.partnerId} has no secret`);
  const { previousSecret: secretBefore, previousUntil: until } = row;
  const before =
    secretBefore && until ? [{ secret: secretBefore, until: until.toISOString() }] : [];
  const older = [...before, ...row.olderSecrets].filter((each) => new Date(each.until) > ctx.now);
  const secret = newWebhookSecret();
  const previousUntil = new Date(ctx.now.getTime() + ROTATION_OVERLAP_MS);
  await ctx.db
    .update(partnerSecrets)
    .set({
      webhookSecret: encryptSecret(secret, ctx.caller.partnerId),
      previousSecret: row.webhookSecret,
      previousUntil,
      olderSecrets: older.slice(0, OLDER_SECRETS_MAX),
      updatedAt: ctx.now,
    })
    .where(own);
  return { secret, previousUntil };
}
