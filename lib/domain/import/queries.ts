import { and, eq, inArray, sql } from "drizzle-orm";
import { merchants, paymentMethods } from "@/db/schema";
import type { Ctx } from "@/lib/domain/operation";
import type { StoredMerchant, StoredMethod } from "./plan";

/** Rows of one statement: putting it together takes a few milliseconds. */
const ROWS_AT_ONCE = 250;

/** One import of a partner at a time: two that meet in another order would wait for each other. */
export async function awaitTurn(ctx: Ctx): Promise<void> {
  const name = `import ${ctx.caller.partnerId}`;
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** The stored merchants with these identifiers, with their payment methods. */
export async function findByExternalIds(
  ctx: Ctx,
  externalIds: readonly string[],
): Promise<Map<string, StoredMerchant>> {
  const { partnerId } = ctx.caller;
  const found = new Map<string, StoredMerchant>();
  for (let at = 0; at < externalIds.length; at += ROWS_AT_ONCE) {
    const batch = externalIds.slice(at, at + ROWS_AT_ONCE);
    const rows = await ctx.db
      .select()
      .from(merchants)
      .where(and(eq(merchants.partnerId, partnerId), inArray(merchants.externalMerchantId, batch)));
    const methods = await methodsOf(
      ctx,
      rows.map(({ id }) => id),
    );
    for (const row of rows) {
      const { id, externalMerchantId, name, email, website, locale } = row;
      const own = { id, externalMerchantId, name, email, website, locale };
      found.set(externalMerchantId ?? "", { ...own, methods: methods.get(id) ?? [] });
    }
  }
  return found;
}

async function methodsOf(
  ctx: Ctx,
  merchantIds: readonly string[],
): Promise<Map<string, StoredMethod[]>> {
  const byMerchant = new Map<string, StoredMethod[]>();
  if (merchantIds.length === 0) return byMerchant;
  const rows = await ctx.db
    .select()
    .from(paymentMethods)
    .where(
      and(
        eq(paymentMethods.partnerId, ctx.caller.partnerId),
        inArray(paymentMethods.merchantId, [...merchantIds]),
      ),
    );
  for (const { merchantId, id, name, description, channel, vendor } of rows) {
    const own = byMerchant.get(merchantId) ?? [];
    own.push({ id, name, description, channel, vendor });
    byMerchant.set(merchantId, own);
  }
  return byMerchant;
}

/** Inserts merchants; answers the ids that are there now (an identifier taken meanwhile is left out). */
export async function insertMerchants(
  ctx: Ctx,
  rows: readonly Omit<typeof merchants.$inferInsert, "partnerId" | "createdAt" | "updatedAt">[],
): Promise<Set<string>> {
  const own = { partnerId: ctx.caller.partnerId, createdAt: ctx.now, updatedAt: ctx.now };
  const inserted = new Set<string>();
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const batch = rows.slice(at, at + ROWS_AT_ONCE).map((row) => ({ ...row, ...own }));
    const done = await ctx.db
      .insert(merchants)
      .values(batch)
      .onConflictDoNothing({ target: [merchants.partnerId, merchants.externalMerchantId] })
      .returning({ id: merchants.id });
    for (const { id } of done) inserted.add(id);
  }
  return inserted;
}

/** Inserts payment methods. */
export async function insertMethods(
  ctx: Ctx,
  rows: readonly Omit<
    typeof paymentMethods.$inferInsert,
    "partnerId" | "createdAt" | "updatedAt"
  >[],
): Promise<void> {
  const own = { partnerId: ctx.caller.partnerId, createdAt: ctx.now, updatedAt: ctx.now };
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const batch = rows.slice(at, at + ROWS_AT_ONCE).map((row) => ({ ...row, ...own }));
    await ctx.db.insert(paymentMethods).values(batch);
  }
}

/** New values of one merchant; what is undefined stays. */
export interface MerchantPatch {
  readonly id: string;
  readonly name: string;
  readonly email?: string | undefined;
  readonly website?: string | undefined;
  readonly locale?: string | undefined;
}

/** Writes changed merchants, many in one statement. */
export async function patchMerchants(ctx: Ctx, rows: readonly MerchantPatch[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const batch = JSON.stringify(rows.slice(at, at + ROWS_AT_ONCE));
    await ctx.db.execute(sql`
      update ${merchants} set name = r.name, email = coalesce(r.email, ${merchants.email}),
        website = coalesce(r.website, ${merchants.website}),
        locale = coalesce(r.locale, ${merchants.locale}), updated_at = ${ctx.now.toISOString()}
      from jsonb_to_recordset(${batch}::jsonb)
        as r(id text, name text, email text, website text, locale text)
      where ${merchants.partnerId} = ${ctx.caller.partnerId} and ${merchants.id} = r.id`);
  }
}

/** New values of one payment method; what is undefined stays. */
export interface MethodPatch {
  readonly id: string;
  readonly description: string;
  readonly channel?: string | undefined;
  readonly vendor?: string | undefined;
}

/** Writes changed payment methods, many in one statement. */
export async function patchMethods(ctx: Ctx, rows: readonly MethodPatch[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const batch = JSON.stringify(rows.slice(at, at + ROWS_AT_ONCE));
    await ctx.db.execute(sql`
      update ${paymentMethods} set description = r.description,
        channel = coalesce(r.channel, ${paymentMethods.channel}),
        vendor = coalesce(r.vendor, ${paymentMethods.vendor}), updated_at = ${ctx.now.toISOString()}
      from jsonb_to_recordset(${batch}::jsonb) as r(id text, description text, channel text, vendor text)
      where ${paymentMethods.partnerId} = ${ctx.caller.partnerId} and ${paymentMethods.id} = r.id`);
  }
}
