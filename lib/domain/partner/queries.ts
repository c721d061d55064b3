import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import { prepare } from "@/db/client";
import { apiKeys, partnerSecrets, partners } from "@/db/schema";
import { apiKeyPrefix, hashApiKey, newApiKey, newWebhookSecret } from "@/lib/core/credentials";
import { decryptSecret, encryptSecret } from "@/lib/core/encryption";
import { newId } from "@/lib/core/ids";
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
  };
}

/** Writes members of the caller's partner. */
export async function updatePartner(
  ctx: Ctx,
  change: Partial<Pick<PartnerRow, "webhookUrl">>,
): Promise<void> {
  await ctx.db.update(partners).set(change).where(eq(partners.id, ctx.caller.partnerId));
}

/** Puts a new webhook secret in place; the old one signs beside it for a day. */
export async function replaceSecret(ctx: Ctx): Promise<{ secret: string; previousUntil: Date }> {
  const secret = newWebhookSecret();
  const previousUntil = new Date(ctx.now.getTime() + ROTATION_OVERLAP_MS);
  await ctx.db
    .update(partnerSecrets)
    .set({
      webhookSecret: encryptSecret(secret, ctx.caller.partnerId),
      previousSecret: partnerSecrets.webhookSecret,
      previousUntil,
      updatedAt: ctx.now,
    })
    .where(eq(partnerSecrets.partnerId, ctx.caller.partnerId));
  return { secret, previousUntil };
}

/** The keys of the caller's partner that still work, oldest first. */
export async function listKeys(ctx: Ctx) {
  return ctx.db
    .select()
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.partnerId, ctx.caller.partnerId),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, ctx.now)),
      ),
    )
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
}

/** Makes a new key and lets every other one run out within a day. */
export async function replaceKey(
  ctx: Ctx,
  mode: PartnerRow["mode"],
): Promise<{ keyId: string; apiKey: string; previousUntil: Date }> {
  const { partnerId } = ctx.caller;
  const previousUntil = new Date(ctx.now.getTime() + ROTATION_OVERLAP_MS);
  // Of two rotations at once, neither would see the other's new key and let it run out.
  await ctx.db
    .select({ id: partners.id })
    .from(partners)
    .where(eq(partners.id, partnerId))
    .for("no key update");
  await ctx.db
    .update(apiKeys)
    .set({ expiresAt: previousUntil })
    .where(and(eq(apiKeys.partnerId, partnerId), isNull(apiKeys.expiresAt)));
  const apiKey = newApiKey(mode);
  const keyId = newId("key");
  await ctx.db.insert(apiKeys).values({
    partnerId,
    id: keyId,
    hash: hashApiKey(apiKey),
    prefix: apiKeyPrefix(apiKey),
    createdAt: ctx.now,
  });
  return { keyId, apiKey, previousUntil };
}
