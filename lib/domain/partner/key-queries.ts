import { and, asc, eq, gt, isNull, ne, or, sql } from "drizzle-orm";
import { apiKeys, partners } from "@/db/schema";
import { apiKeyPrefix, hashApiKey, newApiKey } from "@/lib/core/credentials";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { ROTATION_OVERLAP_MS } from "@/lib/core/policy";
import type { Ctx } from "@/lib/domain/operation";
import type { PartnerRow } from "./queries";

/** A key of a partner, without the key itself. */
export type ApiKeyRow = typeof apiKeys.$inferSelect;

/** The keys of the caller's partner. */
const isOwn = (ctx: Ctx) => eq(apiKeys.partnerId, ctx.caller.partnerId);
// The database's clock, as where a key is checked.
const works = or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`));

/** The keys of the caller's partner that still work, oldest first. */
export async function listKeys(ctx: Ctx): Promise<ApiKeyRow[]> {
  return ctx.db
    .select()
    .from(apiKeys)
    .where(and(isOwn(ctx), works))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
}

/** Changes of a partner's keys come one after the other: each must know what the other left. */
async function lockKeys(ctx: Ctx): Promise<ApiKeyRow[]> {
  await ctx.db
    .select({ id: partners.id })
    .from(partners)
    .where(eq(partners.id, ctx.caller.partnerId))
    .for("no key update");
  return listKeys(ctx);
}

async function endNow(ctx: Ctx, keyId: string): Promise<void> {
  await ctx.db
    .update(apiKeys)
    .set({ expiresAt: sql`now()` })
    .where(and(isOwn(ctx), eq(apiKeys.id, keyId)));
}

/** The caller's own key as it stands under the lock; it may have ended since it was checked. */
function ownKey({ caller }: Ctx, keys: readonly ApiKeyRow[]): ApiKeyRow | null {
  if (caller.kind !== "partner") return null;
  const own = keys.find(({ id }) => id === caller.keyId);
  if (!own) throw new AppError("INVALID_CREDENTIALS");
  return own;
}

/** Ends a key at once. KEY_NOT_FOUND where none of that id works, LAST_KEY where no other lasts. */
export async function endKey(ctx: Ctx, keyId: string): Promise<ApiKeyRow> {
  const keys = await lockKeys(ctx);
  if (ownKey(ctx, keys)?.expiresAt) throw new AppError("KEY_ENDING");
  const key = keys.find(({ id }) => id === keyId);
  if (!key) throw new AppError("KEY_NOT_FOUND");
  const lasting = keys.filter(({ expiresAt, id }) => expiresAt === null && id !== keyId);
  if (lasting.length === 0) throw new AppError("LAST_KEY");
  await endNow(ctx, keyId);
  return key;
}

/** A key as it was just made; it is shown once. */
export interface MadeKey {
  readonly keyId: string;
  readonly apiKey: string;
  /** Until then the caller's own key works. */
  readonly previousUntil: Date;
  /** The key that nobody had used and that this one replaces. */
  readonly replacedKeyId: string | null;
}

/**
 * Makes a new key and lets every other one run out within a day. Asked by a key that was rotated out, it
 * replaces the successor that nobody has used; once one was used it is KEY_ENDING.
 */
export async function replaceKey(ctx: Ctx, mode: PartnerRow["mode"]): Promise<MadeKey> {
  const own = ownKey(ctx, await lockKeys(ctx));
  const successor = own?.expiresAt ? await requireUnused(ctx, own) : null;
  if (successor) await endNow(ctx, successor.id);
  const inADay = new Date(ctx.now.getTime() + ROTATION_OVERLAP_MS);
  await ctx.db
    .update(apiKeys)
    .set({ expiresAt: inADay })
    .where(and(isOwn(ctx), isNull(apiKeys.expiresAt)));
  const made = await insertKey(ctx, mode);
  const previousUntil = own?.expiresAt ?? inADay;
  return { ...made, previousUntil, replacedKeyId: successor?.id ?? null };
}

/** The newest key after this one, where nobody has used any that came after it. */
async function requireUnused(ctx: Ctx, own: ApiKeyRow): Promise<ApiKeyRow | null> {
  const { createdAt, id } = own;
  const at = sql`${createdAt.toISOString()}::timestamptz`;
  const later = await ctx.db
    .select()
    .from(apiKeys)
    .where(
      and(
        isOwn(ctx),
        ne(apiKeys.id, id),
        sql`(${apiKeys.createdAt}, ${apiKeys.id}) > (${at}, ${id})`,
      ),
    );
  if (later.some(({ lastUsedAt }) => lastUsedAt !== null)) throw new AppError("KEY_ENDING");
  return later.find(({ expiresAt }) => expiresAt === null) ?? null;
}

async function insertKey(
  ctx: Ctx,
  mode: PartnerRow["mode"],
): Promise<{ keyId: string; apiKey: string }> {
  const apiKey = newApiKey(mode);
  const keyId = newId("key");
  await ctx.db.insert(apiKeys).values({
    partnerId: ctx.caller.partnerId,
    id: keyId,
    hash: hashApiKey(apiKey),
    prefix: apiKeyPrefix(apiKey),
    createdAt: ctx.now,
  });
  return { keyId, apiKey };
}
