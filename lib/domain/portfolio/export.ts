// The book as CSV (RFC 4180), written by the database and read page by page: no connection is held while a
// page travels, and memory does not grow with the book.
import { and, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import { merchants } from "@/db/schema";
import type { FilePage } from "@/lib/core/operation";
import { chosen } from "@/lib/domain/book/queries";
import type { BookFilterValues } from "@/lib/domain/book/shape";
import { momentCell, numberCell, textCell } from "@/lib/domain/csv";
import { daysUntilExpirySql, effectiveStatusSql } from "@/lib/domain/merchant/standing";
import type { Ctx } from "@/lib/domain/operation";

/** Merchants of one page. */
const PAGE = 4000;

/** The columns of the contract, in its order. */
function columnsOf(now: Date, windowDays: number): readonly (readonly [string, SQL])[] {
  const m = merchants;
  return [
    ["merchantId", textCell(sql`${m.id}`)],
    ["externalMerchantId", textCell(sql`${m.externalMerchantId}`)],
    ["name", textCell(sql`${m.name}`)],
    ["email", textCell(sql`${m.email}`)],
    ["effectiveStatus", textCell(effectiveStatusSql(now, windowDays))],
    ["lastSaqType", textCell(sql`${m.lastSaqType}`)],
    ["compliantAt", momentCell(sql`${m.compliantAt}`)],
    ["expiresAt", momentCell(sql`${m.expiresAt}`)],
    ["daysUntilExpiry", numberCell(daysUntilExpirySql(now))],
    ["invitedAt", momentCell(sql`${m.invitedAt}`)],
    ["inviteCount", numberCell(sql`${m.inviteCount}`)],
    ["createdAt", momentCell(sql`${m.createdAt}`)],
  ];
}

/** Which merchants are exported. */
export interface ExportChoice {
  readonly filter: BookFilterValues;
  /** These alone; undefined: all that the filter leaves. */
  readonly merchantIds?: readonly string[] | undefined;
  /** All but these. */
  readonly except?: readonly string[] | undefined;
}

/** A page of the book, one row per merchant in the order of creation, and where the next one begins. */
export async function exportPage(
  ctx: Ctx,
  { filter, merchantIds, except }: ExportChoice,
  windowDays: number,
  at: string | null,
  size = PAGE,
): Promise<FilePage> {
  const wanted = and(
    chosen(ctx, filter, windowDays),
    merchantIds && inArray(merchants.id, [...merchantIds]),
    except && notInArray(merchants.id, [...except]),
  );
  const columns = columnsOf(ctx.now, windowDays);
  const line = sql.join(
    columns.map(([, cell]) => cell),
    sql` || ',' || `,
  );
  // Moments of the database are finer than ours: they go round as text.
  const { rows } = await ctx.db.execute<{ line: string; created: string; id: string }>(sql`
    select ${line} || E'\\r\\n' as line, ${merchants.createdAt}::text as created, ${merchants.id} as id
    from ${merchants}
    where ${wanted}
      and ${merchants.createdAt} <= ${ctx.now.toISOString()}::timestamptz ${behind(at)}
    order by ${merchants.createdAt}, ${merchants.id} limit ${size}`);
  const head = at === null ? `${columns.map(([name]) => name).join(",")}\r\n` : "";
  const last = rows.length === size ? rows.at(-1) : undefined;
  return {
    content: Buffer.from(head + rows.map((row) => row.line).join("")),
    next: last ? JSON.stringify([last.created, last.id]) : null,
  };
}

function behind(at: string | null): SQL {
  if (at === null) return sql``;
  const [created, id] = JSON.parse(at) as [string, string];
  return sql`and (${merchants.createdAt}, ${merchants.id}) > (${created}::timestamptz, ${id})`;
}
