import { and, asc, count, eq, gt, inArray, isNull, notInArray, type SQL, sql } from "drizzle-orm";
import { keysetOf } from "@/db/keyset";
import { bulkActs, bulkItems, merchants } from "@/db/schema";
import { actorName } from "@/lib/core/caller";
import { decodeCursor, encodeCursor } from "@/lib/core/cursor";
import { AppError } from "@/lib/core/errors";
import { chosen } from "@/lib/domain/book/queries";
import type { InviteOutcome } from "@/lib/domain/invitation/shape";
import type { Ctx } from "@/lib/domain/operation";
import type { BulkReason, BulkRequest } from "./shape";

/** An act on many merchants. */
export type BulkRow = typeof bulkActs.$inferSelect;

/** What became of one merchant. */
export interface BulkOutcome {
  readonly outcome: InviteOutcome["outcome"];
  readonly reason: BulkReason | null;
}

/** A merchant of an act, as far as writing to it depends on it. */
export interface BulkMerchant {
  readonly place: number;
  readonly merchantId: string;
  readonly address: string | null;
}

/** Merchants with one address side by side. */
const BY_ADDRESS = sql`lower(${merchants.email}) nulls first, ${merchants.id}`;

function isSelected(ctx: Ctx, request: BulkRequest, windowDays: number): SQL | undefined {
  const { merchantIds, filter, except } = request;
  if (merchantIds) {
    return and(eq(merchants.partnerId, ctx.caller.partnerId), inArray(merchants.id, merchantIds));
  }
  return and(
    chosen(ctx, filter ?? {}, windowDays),
    except.length > 0 ? notInArray(merchants.id, except) : undefined,
  );
}

/** How many merchants are selected. */
export async function countSelected(
  ctx: Ctx,
  request: BulkRequest,
  windowDays: number,
): Promise<number> {
  const [row] = await ctx.db
    .select({ merchants: count() })
    .from(merchants)
    .where(isSelected(ctx, request, windowDays));
  return row?.merchants ?? 0;
}

/** The merchants that are selected, those with one address side by side. */
export async function listSelected(
  ctx: Ctx,
  request: BulkRequest,
  windowDays: number,
): Promise<Omit<BulkMerchant, "place">[]> {
  return ctx.db
    .select({ merchantId: merchants.id, address: merchants.email })
    .from(merchants)
    .where(isSelected(ctx, request, windowDays))
    .orderBy(BY_ADDRESS);
}

/** Writes an act down with its merchants, as they are selected at this moment. */
export async function insertBulk(
  ctx: Ctx,
  bulk: { readonly id: string; readonly request: BulkRequest; readonly total: number },
  windowDays: number,
): Promise<void> {
  const { partnerId } = ctx.caller;
  const { id, request, total } = bulk;
  const { act } = request;
  const asked = { requestedBy: actorName(ctx.caller), createdAt: ctx.now };
  const row = { partnerId, id, act, total, status: "working", ...asked } as const;
  await ctx.db.insert(bulkActs).values(row);
  await ctx.db.execute(sql`
    insert into ${bulkItems} (partner_id, bulk_id, place, merchant_id)
    select ${merchants.partnerId}, ${id}, row_number() over (order by ${BY_ADDRESS}), ${merchants.id}
    from ${merchants} where ${isSelected(ctx, request, windowDays)}`);
}

function isBulk(ctx: Ctx, bulkId: string): SQL | undefined {
  return and(eq(bulkActs.partnerId, ctx.caller.partnerId), eq(bulkActs.id, bulkId));
}

/** An act on many merchants, or BULK_NOT_FOUND. */
export async function requireBulk(ctx: Ctx, bulkId: string): Promise<BulkRow> {
  const [row] = await ctx.db.select().from(bulkActs).where(isBulk(ctx, bulkId));
  if (!row) throw new AppError("BULK_NOT_FOUND");
  return row;
}

/** The act, locked, while it is being worked on; null once it is over. */
export async function lockWorkingBulk(ctx: Ctx, bulkId: string): Promise<BulkRow | null> {
  const [row] = await ctx.db
    .select()
    .from(bulkActs)
    .where(and(isBulk(ctx, bulkId), eq(bulkActs.status, "working")))
    .for("update");
  return row ?? null;
}

/** Ends an act that is being worked on. */
export async function closeBulk(
  ctx: Ctx,
  bulkId: string,
  status: "done" | "failed",
): Promise<void> {
  const groups = await countOutcomes(ctx, bulkId);
  const countOf = (...outcomes: readonly (BulkOutcome["outcome"] | null)[]) =>
    groups
      .filter(({ outcome }) => outcomes.includes(outcome))
      .reduce((sum, { merchants }) => sum + merchants, 0);
  const figures = { reached: countOf("queued", "combined"), leftOut: countOf("skipped") };
  await ctx.db
    .update(bulkActs)
    .set({ status, ...figures, finishedAt: ctx.now })
    .where(and(isBulk(ctx, bulkId), eq(bulkActs.status, "working")));
}

/** The next merchants that are still to come, in their order. */
export async function nextItems(ctx: Ctx, bulkId: string, limit: number): Promise<BulkMerchant[]> {
  const { partnerId } = ctx.caller;
  return ctx.db
    .select({
      place: bulkItems.place,
      merchantId: bulkItems.merchantId,
      address: merchants.email,
    })
    .from(bulkItems)
    .innerJoin(
      merchants,
      and(eq(merchants.partnerId, bulkItems.partnerId), eq(merchants.id, bulkItems.merchantId)),
    )
    .where(
      and(
        eq(bulkItems.partnerId, partnerId),
        eq(bulkItems.bulkId, bulkId),
        isNull(bulkItems.outcome),
      ),
    )
    .orderBy(asc(bulkItems.place))
    .limit(limit);
}

/** Notes what became of merchants. */
export async function noteOutcomes(
  ctx: Ctx,
  bulkId: string,
  noted: readonly (BulkOutcome & { readonly place: number })[],
): Promise<void> {
  if (noted.length === 0) return;
  const rows = JSON.stringify(
    noted.map(({ place, outcome, reason }) => ({ place, outcome, reason })),
  );
  await ctx.db.execute(sql`
    update ${bulkItems} i set outcome = n.outcome, reason = n.reason
    from json_to_recordset(${rows}::json) as n(place integer, outcome text, reason text)
    where i.partner_id = ${ctx.caller.partnerId} and i.bulk_id = ${bulkId} and i.place = n.place`);
}

/** How many merchants share an outcome and its reason. */
export interface OutcomeGroup extends Omit<BulkOutcome, "outcome"> {
  readonly outcome: BulkOutcome["outcome"] | null;
  readonly merchants: number;
}

/** The merchants of an act by what became of them. */
export async function countOutcomes(ctx: Ctx, bulkId: string): Promise<OutcomeGroup[]> {
  return ctx.db
    .select({ outcome: bulkItems.outcome, reason: bulkItems.reason, merchants: count() })
    .from(bulkItems)
    .where(and(eq(bulkItems.partnerId, ctx.caller.partnerId), eq(bulkItems.bulkId, bulkId)))
    .groupBy(bulkItems.outcome, bulkItems.reason);
}

/** What selects and continues a list of merchants of an act. */
export interface ItemQuestion {
  readonly bulkId: string;
  readonly outcome?: BulkOutcome["outcome"] | undefined;
  readonly reason?: BulkReason | undefined;
  readonly limit: number;
  readonly nextToken?: string | undefined;
}

/** The merchants of an act that a question selects. */
export function isItem(
  ctx: Ctx,
  { bulkId, outcome, reason }: Pick<ItemQuestion, "bulkId" | "outcome" | "reason">,
): SQL | undefined {
  return and(
    eq(bulkItems.partnerId, ctx.caller.partnerId),
    eq(bulkItems.bulkId, bulkId),
    outcome && eq(bulkItems.outcome, outcome),
    reason && eq(bulkItems.reason, reason),
  );
}

/** One page of what became of each merchant, and the token of the next page or null. */
export async function listItems(ctx: Ctx, question: ItemQuestion) {
  const { limit } = question;
  const { mark, token } = keysetOf("bulk_items", question);
  const after = token ? Number(decodeCursor(mark, token, 1)[0]) : 0;
  if (!Number.isSafeInteger(after) || after > BULK_PLACES) decodeCursor(mark, "", 1);
  const rows = await ctx.db
    .select({
      place: bulkItems.place,
      merchantId: bulkItems.merchantId,
      name: merchants.name,
      outcome: bulkItems.outcome,
      reason: bulkItems.reason,
    })
    .from(bulkItems)
    .innerJoin(
      merchants,
      and(eq(merchants.partnerId, bulkItems.partnerId), eq(merchants.id, bulkItems.merchantId)),
    )
    .where(and(isItem(ctx, question), gt(bulkItems.place, after)))
    .orderBy(asc(bulkItems.place))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(({ place: _, ...item }) => item),
    nextToken: rows.length > limit && last ? encodeCursor(mark, [String(last.place)]) : null,
  };
}

/** The largest place that the column takes. */
const BULK_PLACES = 2_147_483_647;
