// Acts on many merchants that were asked for before, and what became of their merchants as CSV.
import { and, asc, count, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { keysetOf, olderThan, pageOf } from "@/db/keyset";
import { bulkActs, bulkItems, merchants } from "@/db/schema";
import type { FilePage } from "@/lib/core/operation";
import { textCell } from "@/lib/domain/csv";
import type { Ctx } from "@/lib/domain/operation";
import { type BulkRow, type ItemQuestion, isItem } from "./queries";

interface Figures {
  readonly reached: number;
  readonly leftOut: number;
}

/** What became so far of the merchants of acts that are still worked on, or ended before figures were kept. */
async function countNow(ctx: Ctx, bulkIds: readonly string[]): Promise<Map<string, Figures>> {
  if (bulkIds.length === 0) return new Map();
  const left = sql`${bulkItems.outcome} = 'skipped'`;
  const rows = await ctx.db
    .select({
      bulkId: bulkItems.bulkId,
      done: count(bulkItems.outcome),
      leftOut: sql<number>`count(*) filter (where ${left})::integer`,
    })
    .from(bulkItems)
    .where(
      and(eq(bulkItems.partnerId, ctx.caller.partnerId), inArray(bulkItems.bulkId, [...bulkIds])),
    )
    .groupBy(bulkItems.bulkId);
  return new Map(
    rows.map(({ bulkId, done, leftOut }) => [bulkId, { reached: done - leftOut, leftOut }]),
  );
}

const figuresOf = ({ reached, leftOut }: BulkRow): Figures | null =>
  reached === null || leftOut === null ? null : { reached, leftOut };

/** One page of acts, newest first, each with how many it reached and left out. */
export async function listActs(
  ctx: Ctx,
  request: { readonly limit: number; readonly nextToken?: string | undefined },
) {
  const page = keysetOf("bulk_acts", request);
  const found = await ctx.db
    .select()
    .from(bulkActs)
    .where(and(eq(bulkActs.partnerId, ctx.caller.partnerId), olderThan(bulkActs, page)))
    .orderBy(desc(bulkActs.createdAt), desc(bulkActs.id))
    .limit(page.limit + 1);
  const { rows, nextToken } = pageOf(found, page);
  const uncounted = rows.filter((row) => !figuresOf(row)).map(({ id }) => id);
  const counted = await countNow(ctx, uncounted);
  const items = rows.map((row) => {
    const { id: bulkId, act, status, total, requestedBy, createdAt, finishedAt } = row;
    const figures = figuresOf(row) ?? counted.get(bulkId) ?? { reached: 0, leftOut: 0 };
    return { bulkId, act, status, total, ...figures, requestedBy, createdAt, finishedAt };
  });
  return { items, nextToken };
}

/** Rows of one page of the CSV. */
const PAGE = 2000;

const COLUMNS: readonly (readonly [string, SQL])[] = [
  ["merchantId", textCell(sql`${merchants.id}`)],
  ["externalMerchantId", textCell(sql`${merchants.externalMerchantId}`)],
  ["name", textCell(sql`${merchants.name}`)],
  ["email", textCell(sql`${merchants.email}`)],
  ["outcome", textCell(sql`${bulkItems.outcome}`)],
  ["reason", textCell(sql`${bulkItems.reason}`)],
];

/** A page of the merchants of an act, in its order, and where the next one begins. */
export async function exportItems(
  ctx: Ctx,
  question: Pick<ItemQuestion, "bulkId" | "outcome" | "reason">,
  at: string | null,
): Promise<FilePage> {
  const line = sql.join(
    COLUMNS.map(([, cell]) => cell),
    sql` || ',' || `,
  );
  const rows = await ctx.db
    .select({ line: sql<string>`${line} || E'\\r\\n'`, place: bulkItems.place })
    .from(bulkItems)
    .innerJoin(
      merchants,
      and(eq(merchants.partnerId, bulkItems.partnerId), eq(merchants.id, bulkItems.merchantId)),
    )
    .where(and(isItem(ctx, question), gt(bulkItems.place, Number(at ?? 0))))
    .orderBy(asc(bulkItems.place))
    .limit(PAGE);
  const head = at === null ? `${COLUMNS.map(([name]) => name).join(",")}\r\n` : "";
  const last = rows.length === PAGE ? rows.at(-1) : undefined;
  return {
    content: Buffer.from(head + rows.map((row) => row.line).join("")),
    next: last ? String(last.place) : null,
  };
}
