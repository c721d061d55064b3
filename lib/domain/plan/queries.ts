import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import { partners, plans } from "@/db/schema";
import { SERVICE_TENANT } from "@/lib/core/caller";
import type { Ctx } from "@/lib/domain/operation";

/** A version of a plan. */
export type PlanRow = typeof plans.$inferSelect;

/** The newest version of each plan, the first plan first. */
export async function listPlanRows(ctx: Ctx, most: number): Promise<PlanRow[]> {
  const newest = ctx.db
    .selectDistinctOn([plans.id])
    .from(plans)
    .where(eq(plans.partnerId, SERVICE_TENANT))
    .orderBy(plans.id, desc(plans.version))
    .as("newest");
  return ctx.db.select().from(newest).orderBy(asc(newest.name), asc(newest.id)).limit(most);
}

/** What each plan is called now, by its id. */
export async function planNames(ctx: Ctx): Promise<ReadonlyMap<string, string>> {
  const rows = await ctx.db
    .selectDistinctOn([plans.id], { id: plans.id, name: plans.name })
    .from(plans)
    .where(eq(plans.partnerId, SERVICE_TENANT))
    .orderBy(plans.id, desc(plans.version));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** How many partners pay by each plan; sandboxes do not. */
export async function countPartners(ctx: Ctx): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.db
    .select({ planId: partners.planId, having: count() })
    .from(partners)
    .where(eq(partners.mode, "live"))
    .groupBy(partners.planId);
  return new Map(rows.map(({ planId, having }) => [planId, having]));
}

/** The newest version of a plan, or null. */
export async function findPlan(ctx: Ctx, planId: string): Promise<PlanRow | null> {
  const [row] = await ctx.db
    .select()
    .from(plans)
    .where(and(eq(plans.partnerId, SERVICE_TENANT), eq(plans.id, planId)))
    .orderBy(desc(plans.version))
    .limit(1);
  return row ?? null;
}

/** Adds a version; null where there is one of this number, since somebody else was first. */
export async function insertPlan(
  ctx: Ctx,
  plan: Omit<typeof plans.$inferInsert, "partnerId" | "createdAt">,
): Promise<PlanRow | null> {
  const [row] = await ctx.db
    .insert(plans)
    .values({ ...plan, partnerId: SERVICE_TENANT, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** What a plan asks for, in one of its versions. */
export type PlanTerms = Omit<PlanRow, "partnerId" | "active" | "createdAt">;

/** The plan that the caller's partner has at a moment, or had then, in the version of that moment. */
export async function planAt(ctx: Ctx, moment: Date): Promise<PlanTerms> {
  const at = moment.toISOString();
  // As JSON, in which amounts are numbers: the driver gives them as texts.
  const { rows } = await ctx.db.execute<{ plan: PlanTerms }>(
    sql`select json_build_object('id', id, 'version', version, 'name', name, 'currency', currency,
          'unitPrice', unit_price, 'tiers', tiers, 'minimum', minimum, 'taxName', tax_name,
          'taxBasisPoints', tax_basis_points, 'termsDays', terms_days) as plan
        from service.plan_of_partner(${at}::timestamptz)`,
  );
  const [row] = rows;
  if (!row) throw new Error(`partner ${ctx.caller.partnerId} has no plan`);
  return row.plan;
}
