import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import { apiKeys } from "@/db/schema";
import { apiKeyPrefix, hashApiKey, newApiKey } from "@/lib/core/credentials";
import { AppError, validationError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { ROTATION_OVERLAP_MS } from "@/lib/core/policy";
import type { Ctx } from "@/lib/domain/operation";
import { lockPartner, type PartnerRow } from "./queries";

/** A key of a partner, without the key itself. */
export type ApiKeyRow = typeof apiKeys.$inferSelect;

/** Keys of a partner that last, at most: one for each of its programs. */
export const LASTING_KEYS_MAX = 20;

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
  await lockPartner(ctx);
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
  readonly name: string | null;
}

/** A key that took the place of another. */
export interface SuccessorKey extends MadeKey {
  /** Until then the key that it replaces works. */
  readonly previousUntil: Date;
  /** The key that nobody had used and that this one replaces. */
  readonly replacedKeyId: string | null;
}

/** Makes one more key. KEY_LIMIT where as many as there may be last already. */
export async function addKey(ctx: Ctx, mode: PartnerRow["mode"], name: string): Promise<MadeKey> {
  const keys = await lockKeys(ctx);
  if (keys.filter(isLasting).length >= LASTING_KEYS_MAX) throw new AppError("KEY_LIMIT");
  return insertKey(ctx, mode, name, null);
}

const isLasting = ({ expiresAt }: ApiKeyRow) => expiresAt === null;

/** The key to replace: the caller's own, the one that a person names, or the only one that lasts. */
function keyToReplace(ctx: Ctx, keys: readonly ApiKeyRow[], keyId: string | null): ApiKeyRow {
  const own = ownKey(ctx, keys);
  if (own) {
    if (keyId === null || keyId === own.id) return own;
    throw new AppError("ROLE_NOT_ALLOWED", { message: ITSELF_ALONE, details: { least: "admin" } });
  }
  if (keyId !== null) {
    const named = keys.find((key) => key.id === keyId && isLasting(key));
    if (!named) throw new AppError("KEY_NOT_FOUND");
    return named;
  }
  const [only, ...others] = keys.filter(isLasting);
  if (!only || others.length > 0) throw validationError([WHICH_KEY]);
  return only;
}

const ITSELF_ALONE =
  "An API key replaces itself alone. An admin replaces the others in the dashboard, under Developers.";

const WHICH_KEY = {
  path: "keyId",
  code: "required",
  message: "There are several keys. Name the one to replace.",
} as const;

/**
 * Makes a new key in the place of another, which runs out within a day. Asked by a key that was rotated out,
 * it replaces the successor that nobody has used; once one was used it is KEY_ENDING.
 */
export async function replaceKey(
  ctx: Ctx,
  mode: PartnerRow["mode"],
  keyId: string | null,
): Promise<SuccessorKey> {
  const keys = await lockKeys(ctx);
  const replaced = keyToReplace(ctx, keys, keyId);
  const successor = replaced.expiresAt ? await requireUnused(ctx, replaced) : null;
  if (successor) await endNow(ctx, successor.id);
  const previousUntil = replaced.expiresAt ?? new Date(ctx.now.getTime() + ROTATION_OVERLAP_MS);
  await ctx.db
    .update(apiKeys)
    .set({ expiresAt: previousUntil })
    .where(and(isOwn(ctx), eq(apiKeys.id, replaced.id), isNull(apiKeys.expiresAt)));
  const made = await insertKey(ctx, mode, replaced.name, replaced.id);
  return { ...made, previousUntil, replacedKeyId: successor?.id ?? null };
}

/** The key that took this one's place and lasts, where nobody has used any that did. */
async function requireUnused(ctx: Ctx, replaced: ApiKeyRow): Promise<ApiKeyRow> {
  const successors = await ctx.db
    .select()
    .from(apiKeys)
    .where(and(isOwn(ctx), eq(apiKeys.replaces, replaced.id)));
  const lasting = successors.find(isLasting);
  const used = successors.some(({ lastUsedAt }) => lastUsedAt !== null);
  if (used || !lasting) throw new AppError("KEY_ENDING");
  return lasting;
}

async function insertKey(
  ctx: Ctx,
  mode: PartnerRow["mode"],
  name: string | null,
  replaces: string | null,
): Promise<MadeKey> {
  const apiKey = newApiKey(mode);
  const keyId = newId("key");
  await ctx.db.insert(apiKeys).values({
    partnerId: ctx.caller.partnerId,
    id: keyId,
    hash: hashApiKey(apiKey),
    prefix: apiKeyPrefix(apiKey),
    name,
    replaces,
    createdAt: ctx.now,
  });
  return { keyId, apiKey, name };
}
