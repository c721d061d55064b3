import { and, count, desc, eq, inArray, max, min, notInArray, sql } from "drizzle-orm";
import { keysetOf, olderThan, pageOf } from "@/db/keyset";
import { merchants, unknownProducts } from "@/db/schema";
import type { ExtractedFact } from "@/lib/assessor/port";
import type { Ctx } from "@/lib/domain/operation";
import { type NamedProduct, unknownIn } from "./names";
import { UNKNOWN_PRODUCTS_MAX } from "./shape";

/**
 * Notes the products that a merchant's words name and no table knows, in the transaction of the
 * determination that found them. What a merchant named before is only dated anew.
 */
export async function noteUnknownProducts(
  ctx: Ctx,
  merchantId: string,
  facts: readonly Pick<ExtractedFact, "fact" | "value" | "basis">[],
): Promise<void> {
  const named = unknownIn(facts);
  if (named.length === 0) return;
  await awaitTurn(ctx);
  const known = await namesOf(ctx, merchantId, named);
  await insertNames(ctx, merchantId, named);
  await dropOldest(ctx);
  for (const { name, spelling } of named)
    if (!known.has(name))
      ctx.emit("unknown_product.named", { id: merchantId, merchantId }, { name: spelling });
}

/** One at a time of a partner: two that meet could leave more names than are kept. */
async function awaitTurn(ctx: Ctx): Promise<void> {
  const name = `unknown products ${ctx.caller.partnerId}`;
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

function own(ctx: Ctx) {
  return eq(unknownProducts.partnerId, ctx.caller.partnerId);
}

async function namesOf(ctx: Ctx, merchantId: string, named: readonly NamedProduct[]) {
  const rows = await ctx.db
    .select({ name: unknownProducts.name })
    .from(unknownProducts)
    .where(
      and(
        own(ctx),
        eq(unknownProducts.merchantId, merchantId),
        inArray(
          unknownProducts.name,
          named.map(({ name }) => name),
        ),
      ),
    );
  return new Set(rows.map(({ name }) => name));
}

async function insertNames(ctx: Ctx, merchantId: string, named: readonly NamedProduct[]) {
  const { partnerId } = ctx.caller;
  const seen = { firstSeenAt: ctx.now, lastSeenAt: ctx.now };
  await ctx.db
    .insert(unknownProducts)
    .values(named.map((product) => ({ partnerId, merchantId, ...product, ...seen })))
    .onConflictDoUpdate({
      target: [unknownProducts.partnerId, unknownProducts.name, unknownProducts.merchantId],
      set: { spelling: sql`excluded.spelling`, lastSeenAt: ctx.now },
    });
}

/** Keeps the names that were named last. */
async function dropOldest(ctx: Ctx): Promise<void> {
  const kept = ctx.db
    .select({ name: unknownProducts.name })
    .from(unknownProducts)
    .where(own(ctx))
    .groupBy(unknownProducts.name)
    .orderBy(desc(max(unknownProducts.lastSeenAt)), desc(unknownProducts.name))
    .limit(UNKNOWN_PRODUCTS_MAX);
  await ctx.db.delete(unknownProducts).where(and(own(ctx), notInArray(unknownProducts.name, kept)));
}

/** What the merchant that named it last has in a column. */
function latest(column: typeof unknownProducts.merchantId | typeof unknownProducts.spelling) {
  const { lastSeenAt, merchantId } = unknownProducts;
  return sql<string>`(array_agg(${column} order by ${lastSeenAt} desc, ${merchantId} desc))[1]`;
}

/** One page of names, those that were named last first, and the token of the next page or null. */
export async function listUnknownRows(
  ctx: Ctx,
  filter: { readonly limit: number; readonly nextToken?: string | undefined },
) {
  const page = keysetOf("unknown products", filter);
  const named = ctx.db
    .select({
      id: unknownProducts.name,
      merchants: count().as("named_by"),
      firstSeenAt: min(unknownProducts.firstSeenAt).as("first_seen"),
      createdAt: max(unknownProducts.lastSeenAt).as("last_seen"),
      spelling: latest(unknownProducts.spelling).as("latest_spelling"),
      merchantId: latest(unknownProducts.merchantId).as("latest_merchant"),
    })
    .from(unknownProducts)
    .where(own(ctx))
    .groupBy(unknownProducts.name)
    .as("named");
  const rows = await ctx.db
    .select({
      ...{ id: named.id, merchants: named.merchants, spelling: named.spelling },
      ...{ firstSeenAt: named.firstSeenAt, createdAt: named.createdAt },
      lastMerchant: { id: merchants.id, name: merchants.name },
    })
    .from(named)
    .innerJoin(
      merchants,
      and(eq(merchants.partnerId, ctx.caller.partnerId), eq(merchants.id, named.merchantId)),
    )
    .where(olderThan(named, page))
    .orderBy(desc(named.createdAt), desc(named.id))
    .limit(filter.limit + 1);
  return pageOf(rows.map(dated), page);
}

/** A group has at least one row, so that its moments are there. */
function dated<R extends { createdAt: Date | null; firstSeenAt: Date | null }>(row: R) {
  const never = new Date(0);
  return { ...row, createdAt: row.createdAt ?? never, firstSeenAt: row.firstSeenAt ?? never };
}
