import { and, asc, eq } from "drizzle-orm";
import { drafts } from "@/db/schema";
import type { Ctx } from "@/lib/domain/operation";

/** A draft's row. */
export type DraftRow = typeof drafts.$inferSelect;

/** A draft as clients see it. */
export function toDraft({ key, value, version, updatedAt }: DraftRow) {
  return { key, value, version, updatedAt };
}

function ofMerchant(ctx: Ctx, merchantId: string) {
  return and(eq(drafts.partnerId, ctx.caller.partnerId), eq(drafts.merchantId, merchantId));
}

/** Every draft of a merchant. */
export async function listDraftRows(ctx: Ctx, merchantId: string): Promise<DraftRow[]> {
  return ctx.db.select().from(drafts).where(ofMerchant(ctx, merchantId)).orderBy(asc(drafts.key));
}

/** One draft, locked, or null. */
export async function lockDraft(
  ctx: Ctx,
  merchantId: string,
  key: string,
): Promise<DraftRow | null> {
  const [row] = await ctx.db
    .select()
    .from(drafts)
    .where(and(ofMerchant(ctx, merchantId), eq(drafts.key, key)))
    .for("update");
  return row ?? null;
}

/** Writes a draft over the version that it builds on; null where another save was faster. */
export async function writeDraft(
  ctx: Ctx,
  draft: { merchantId: string; key: string; value: string; version: number },
): Promise<DraftRow | null> {
  const { merchantId, key, value, version } = draft;
  const next = { value, version: version + 1, updatedAt: ctx.now };
  if (version === 0) {
    const [made] = await ctx.db
      .insert(drafts)
      .values({ partnerId: ctx.caller.partnerId, merchantId, key, ...next })
      .onConflictDoNothing()
      .returning();
    return made ?? null;
  }
  const [row] = await ctx.db
    .update(drafts)
    .set(next)
    .where(and(ofMerchant(ctx, merchantId), eq(drafts.key, key), eq(drafts.version, version)))
    .returning();
  return row ?? null;
}
