// What operators see of partners: facts, and counts of what they have. All of it runs under the operators' database role.
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { keysetOf, olderThan, pageOf } from "@/db/keyset";
import { merchantCounts, partnerClosings, partners } from "@/db/schema";
import type { Ctx } from "@/lib/domain/operation";

/** A partner's row. */
export type PartnerRow = typeof partners.$inferSelect;

const twins = alias(partners, "twin");
const TWIN = { id: twins.id, status: twins.status };

/** What selects partners. */
export interface PartnersRequest {
  readonly search?: string | undefined;
  readonly mode?: "live" | "sandbox" | undefined;
  readonly status?: "active" | "suspended" | "closing" | "closed" | undefined;
  readonly planId?: string | undefined;
  readonly limit: number;
  readonly nextToken?: string | undefined;
}

function named(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const holds = sql`strpos(lower(${partners.name}), lower(${search})) > 0`;
  return or(holds, eq(partners.id, search), eq(twins.id, search));
}

/** Whether the contract of a partner in the list comes to its end. */
const CLOSING = sql<boolean>`${partnerClosings.partnerId} is not null`;

function stands(status: PartnersRequest["status"]): SQL | undefined {
  switch (status) {
    case undefined:
      return undefined;
    case "suspended":
      return or(eq(partners.status, status), eq(twins.status, status));
    case "closing":
      return and(eq(partners.status, "suspended"), CLOSING);
    default:
      return eq(partners.status, status);
  }
}

/** The plan of a sandbox says nothing: it is not billed. */
function has(planId: string): SQL | undefined {
  return and(eq(partners.planId, planId), eq(partners.mode, "live"));
}

/** One page of the partners with their twins, newest first. */
export async function listPartnerRows(ctx: Ctx, request: PartnersRequest) {
  const { search, mode, status, planId } = request;
  const page = keysetOf("partners", request);
  const rows = await ctx.db
    .select({ partner: partners, twin: TWIN, closing: CLOSING })
    .from(partners)
    .leftJoin(twins, eq(twins.sandboxOf, partners.id))
    .leftJoin(partnerClosings, eq(partnerClosings.partnerId, partners.id))
    .where(
      and(
        isNull(partners.sandboxOf),
        mode && eq(partners.mode, mode),
        planId ? has(planId) : undefined,
        stands(status),
        named(search),
        olderThan(partners, page),
      ),
    )
    .orderBy(desc(partners.createdAt), desc(partners.id))
    .limit(request.limit + 1);
  return pageOf(
    rows.map(({ partner, twin, closing }) => ({ ...partner, twin, closing })),
    page,
  );
}

/** A partner, whichever it is; null where there is none. */
export async function findAnyPartner(
  ctx: Ctx,
  partnerId: string,
  mode: "read" | "share" | "lock" = "read",
): Promise<PartnerRow | null> {
  const query = ctx.db.select().from(partners).where(eq(partners.id, partnerId));
  const [row] = await (mode === "read"
    ? query
    : query.for(mode === "lock" ? "no key update" : "share"));
  return row ?? null;
}

/** The sandbox twin of a live partner; null where it has none. */
export async function findTwin(
  ctx: Ctx,
  partnerId: string,
  mode: "read" | "lock" = "read",
): Promise<PartnerRow | null> {
  const query = ctx.db.select().from(partners).where(eq(partners.sandboxOf, partnerId));
  const [row] = await (mode === "read" ? query : query.for("no key update"));
  return row ?? null;
}

/** Writes what operators set of a partner; the database grants them no more either. */
export async function updateAnyPartner(
  ctx: Ctx,
  partnerId: string,
  change: Partial<
    Pick<PartnerRow, "name" | "status" | "limits" | "suspendedAt" | "suspendedReason">
  >,
): Promise<void> {
  await ctx.db.update(partners).set(change).where(eq(partners.id, partnerId));
}

/** How many merchants partners have. */
export async function countMerchants(
  ctx: Ctx,
  partnerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (partnerIds.length === 0) return new Map();
  const { partnerId, merchants } = merchantCounts;
  const rows = await ctx.db
    .select({ partnerId, merchants: sql<number>`sum(${merchants})::integer` })
    .from(merchantCounts)
    .where(inArray(partnerId, [...partnerIds]))
    .groupBy(partnerId);
  return new Map(rows.map((row) => [row.partnerId, row.merchants]));
}

/** How many attestations partners sealed in a time: [start, end). */
export async function countSealed(
  ctx: Ctx,
  partnerIds: readonly string[],
  { start, end }: { readonly start: Date; readonly end: Date },
): Promise<ReadonlyMap<string, number>> {
  if (partnerIds.length === 0) return new Map();
  const ids = sql.param([...partnerIds]);
  const { rows } = await ctx.db.execute<{ partnerId: string; sealed: number }>(
    sql`select partner_id as "partnerId", sealed from service.sealed_counts(${ids}::text[], ${start.toISOString()}::timestamptz, ${end.toISOString()}::timestamptz)`,
  );
  return new Map(rows.map(({ partnerId, sealed }) => [partnerId, sealed]));
}

const CYCLES_SHOWN = 24;

/** The months of a partner that are over, as they were counted, newest first. */
export async function countedCycles(ctx: Ctx, partnerId: string) {
  const { rows } = await ctx.db.execute<{ start: Date; end: Date; sealed: number }>(
    sql`select cycle_start as start, cycle_end as end, sealed from service.counted_cycles(${partnerId}, ${CYCLES_SHOWN})`,
  );
  return rows.map(({ start, end, sealed }) => ({
    start: new Date(start),
    end: new Date(end),
    sealed,
  }));
}

/** All partners in figures: how they stand, and their merchants. */
export async function serviceFigures(ctx: Ctx) {
  const alone = sql`${partners.sandboxOf} is null`;
  const active = sql`${partners.status} = 'active'`;
  const ofMode = (mode: string) => sql`${partners.mode} = ${mode}`;
  const counted = (...rules: SQL[]) =>
    sql<number>`count(*) filter (where ${sql.join(rules, sql` and `)})::integer`;
  const [standing] = await ctx.db
    .select({
      live: counted(alone, active, ofMode("live")),
      sandbox: counted(alone, active, ofMode("sandbox")),
      suspended: counted(alone, sql`${partners.status} = 'suspended'`),
      liveIds: sql<
        string[]
      >`coalesce(array_agg(${partners.id}) filter (where ${ofMode("live")}), '{}')`,
    })
    .from(partners);
  const merchants = await ctx.db
    .select({
      mode: partners.mode,
      merchants: sql<number>`sum(${merchantCounts.merchants})::integer`,
    })
    .from(merchantCounts)
    .innerJoin(partners, eq(partners.id, merchantCounts.partnerId))
    .groupBy(partners.mode);
  return { standing, merchants: new Map(merchants.map((row) => [row.mode, row.merchants])) };
}
