import { and, asc, count, eq, isNull, or, type SQL } from "drizzle-orm";
import { savedViews } from "@/db/schema";
import type { Ctx } from "@/lib/domain/operation";

/** A view's row. */
export type ViewRow = typeof savedViews.$inferSelect;

/** Whose views the caller keeps: a person's own, or those that all share. */
export function ownerOf({ caller }: Ctx): string | null {
  return caller.kind === "user" ? caller.userId : null;
}

function isOwnedBy(ownerId: string | null): SQL {
  return ownerId === null ? isNull(savedViews.ownerId) : eq(savedViews.ownerId, ownerId);
}

/** The views that the caller sees: those that all share, and the caller's own. */
function seen(ctx: Ctx): SQL | undefined {
  return and(
    eq(savedViews.partnerId, ctx.caller.partnerId),
    or(isNull(savedViews.ownerId), isOwnedBy(ownerOf(ctx))),
  );
}

/** The views that the caller sees, the first one first. */
export function listSeen(ctx: Ctx): Promise<ViewRow[]> {
  return ctx.db
    .select()
    .from(savedViews)
    .where(seen(ctx))
    .orderBy(asc(savedViews.createdAt), asc(savedViews.id));
}

/** A view that the caller sees, or null. */
export async function findSeen(ctx: Ctx, viewId: string): Promise<ViewRow | null> {
  const [row] = await ctx.db
    .select()
    .from(savedViews)
    .where(and(seen(ctx), eq(savedViews.id, viewId)));
  return row ?? null;
}

/** How many views somebody has; null: how many all share. */
export async function countViews(ctx: Ctx, ownerId: string | null): Promise<number> {
  const [row] = await ctx.db
    .select({ views: count() })
    .from(savedViews)
    .where(and(eq(savedViews.partnerId, ctx.caller.partnerId), isOwnedBy(ownerId)));
  return row?.views ?? 0;
}

/** Keeps a view. */
export async function insertView(ctx: Ctx, view: Omit<ViewRow, "partnerId">): Promise<void> {
  await ctx.db.insert(savedViews).values({ partnerId: ctx.caller.partnerId, ...view });
}

/** Removes a view. */
export async function removeView(ctx: Ctx, viewId: string): Promise<void> {
  await ctx.db
    .delete(savedViews)
    .where(and(eq(savedViews.partnerId, ctx.caller.partnerId), eq(savedViews.id, viewId)));
}
