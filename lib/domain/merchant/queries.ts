import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { prepare } from "@/db/client";
import { keysetOf, olderThan, pageOf } from "@/db/keyset";
import { merchants } from "@/db/schema";
import { utcDaysBetween } from "@/lib/core/clock";
import { AppError, validationError } from "@/lib/core/errors";
import { policyOf } from "@/lib/core/policy";
import type { Ctx } from "@/lib/domain/operation";
import type { PartnerRow } from "@/lib/domain/partner/queries";
import { type EffectiveStatus, effectiveStatusOf } from "./machine";
import { hasEffectiveStatus } from "./standing";

/** A merchant's row. */
export type MerchantRow = typeof merchants.$inferSelect;

/** A merchant as the contract shows it, from its row. */
export function toMerchant(row: Omit<MerchantRow, "searchText">, now: Date, windowDays: number) {
  const stored = { status: row.complianceStatus, expiresAt: row.expiresAt };
  return {
    id: row.id,
    partnerId: row.partnerId,
    externalMerchantId: row.externalMerchantId ?? undefined,
    name: row.name,
    email: row.email ?? undefined,
    website: row.website ?? undefined,
    locale: row.locale ?? undefined,
    complianceStatus: row.complianceStatus,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    effectiveStatus: effectiveStatusOf(stored, now, windowDays),
    lastSaqType: row.lastSaqType,
    compliantAt: row.compliantAt,
    expiresAt: row.expiresAt,
    daysUntilExpiry: row.expiresAt ? utcDaysBetween(now, row.expiresAt) : null,
    invite: inviteOf(row),
  };
}

function inviteOf({
  invitedAt,
  inviteCount,
  inviteLinkExpiresAt,
}: Pick<MerchantRow, "invitedAt" | "inviteCount" | "inviteLinkExpiresAt">) {
  if (!invitedAt || !inviteLinkExpiresAt) return null;
  return { sentAt: invitedAt, count: inviteCount, linkExpiresAt: inviteLinkExpiresAt };
}

/** A merchant of the caller's partner, or null. */
export async function findMerchant(ctx: Ctx, merchantId: string): Promise<MerchantRow | null> {
  const statement = prepare(ctx.db, "merchant_by_id", (db, name) =>
    db
      .select()
      .from(merchants)
      .where(
        and(
          eq(merchants.partnerId, sql.placeholder("partnerId")),
          eq(merchants.id, sql.placeholder("id")),
        ),
      )
      .prepare(name),
  );
  const [row] = await statement.execute({ partnerId: ctx.caller.partnerId, id: merchantId });
  return row ?? null;
}

/** The merchant of a path, or MERCHANT_NOT_FOUND. */
export async function requireMerchant(ctx: Ctx, merchantId: string): Promise<MerchantRow> {
  const row = await findMerchant(ctx, merchantId);
  if (!row) throw new AppError("MERCHANT_NOT_FOUND");
  return row;
}

/**
 * Locks a merchant's row, so that changes of its stage are made one after the other. Its key stays
 * shared: what was just added under it holds that, and two that add at once would wait for each other.
 * A deletion takes the whole row (`update`) before anything else.
 */
export async function lockMerchant(
  ctx: Ctx,
  merchantId: string,
  strength: "no key update" | "update" = "no key update",
): Promise<MerchantRow> {
  const [row] = await ctx.db
    .select()
    .from(merchants)
    .where(isMerchant(ctx, merchantId))
    .for(strength);
  if (!row) throw new AppError("MERCHANT_NOT_FOUND");
  return row;
}

function isMerchant(ctx: Ctx, merchantId: string): SQL | undefined {
  return and(eq(merchants.partnerId, ctx.caller.partnerId), eq(merchants.id, merchantId));
}

const EXTERNAL_ID_TAKEN = {
  path: "externalMerchantId",
  code: "taken",
  message: "Another merchant has this identifier. Use another, or update that merchant.",
} as const;

/** Inserts a merchant; an external id that is taken is a VALIDATION_ERROR. */
export async function insertMerchant(
  ctx: Ctx,
  values: Omit<typeof merchants.$inferInsert, "partnerId" | "createdAt" | "updatedAt">,
): Promise<MerchantRow> {
  const [row] = await ctx.db
    .insert(merchants)
    .values({
      ...values,
      partnerId: ctx.caller.partnerId,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .onConflictDoNothing({ target: [merchants.partnerId, merchants.externalMerchantId] })
    .returning();
  if (!row) throw validationError([EXTERNAL_ID_TAKEN]);
  return row;
}

/** Writes changed members of a merchant. */
export async function updateMerchantRow(
  ctx: Ctx,
  merchantId: string,
  change: Partial<typeof merchants.$inferInsert>,
): Promise<MerchantRow> {
  const [row] = await ctx.db
    .update(merchants)
    .set({ ...change, updatedAt: ctx.now })
    .where(isMerchant(ctx, merchantId))
    .returning()
    .catch(refuseTakenExternalId);
  if (!row) throw new AppError("MERCHANT_NOT_FOUND");
  return row;
}

/** The unique index decides: of changes at once, a look-up beforehand would let all of them pass. */
function refuseTakenExternalId(error: Error & { cause?: unknown }): never {
  const { constraint } = (error.cause ?? {}) as { constraint?: string };
  if (constraint === "merchants_external_id") throw validationError([EXTERNAL_ID_TAKEN]);
  throw error;
}

/** Deletes a merchant; the database takes everything under it along. */
export async function deleteMerchantRow(ctx: Ctx, merchantId: string): Promise<void> {
  await ctx.db.delete(merchants).where(isMerchant(ctx, merchantId));
}

/** What selects and continues a list of merchants. */
export interface MerchantFilter {
  readonly limit: number;
  readonly nextToken?: string | undefined;
  readonly status?: EffectiveStatus | undefined;
  readonly externalMerchantId?: string | undefined;
  readonly search?: string | undefined;
}

/** One page of merchants, newest first, and the token of the next page or null. */
export async function listMerchantRows(ctx: Ctx, filter: MerchantFilter, windowDays: number) {
  const { status, externalMerchantId } = filter;
  const page = keysetOf("merchants", filter);
  const rows = await ctx.db
    .select()
    .from(merchants)
    .where(
      and(
        eq(merchants.partnerId, ctx.caller.partnerId),
        olderThan(merchants, page),
        externalMerchantId === undefined
          ? undefined
          : eq(merchants.externalMerchantId, externalMerchantId),
        statusIs(status, ctx.now, windowDays),
        matches(filter.search),
      ),
    )
    .orderBy(desc(merchants.createdAt), desc(merchants.id))
    .limit(filter.limit + 1);
  return pageOf(rows, page);
}

function statusIs(
  status: EffectiveStatus | undefined,
  now: Date,
  windowDays: number,
): SQL | undefined {
  return status && hasEffectiveStatus(status, now, windowDays);
}

/** Whose name, e-mail or external id holds a text, whatever its case. */
export function matches(search: string | undefined): SQL | undefined {
  return search ? sql`strpos(${merchants.searchText}, lower(${search})) > 0` : undefined;
}

/**
 * How many merchants the partner may still create. One request per partner counts at a time, so that
 * several at once cannot pass the cap together.
 */
export async function roomLeft(ctx: Ctx, partner: PartnerRow): Promise<number> {
  const { merchantCap } = policyOf(partner.mode, partner.limits);
  if (merchantCap === null) return Number.POSITIVE_INFINITY;
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${partner.id}, 0))`);
  const [row] = await ctx.db
    .select({ merchants: count() })
    .from(merchants)
    .where(eq(merchants.partnerId, ctx.caller.partnerId));
  return Math.max(0, merchantCap - (row?.merchants ?? 0));
}

/** Refuses a merchant beyond the cap. */
export async function requireRoom(ctx: Ctx, partner: PartnerRow): Promise<void> {
  if ((await roomLeft(ctx, partner)) > 0) return;
  const cap = policyOf(partner.mode, partner.limits).merchantCap;
  const live = "There are as many merchants as your contract covers. Ask the operator for more.";
  const told = partner.mode === "live" ? { message: live } : {};
  throw new AppError("SANDBOX_MERCHANT_CAP", { ...told, details: { cap } });
}
