// What is open as CSV, written by the database and read page by page.
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { invoices, partners } from "@/db/schema";
import type { FilePage } from "@/lib/core/operation";
import { momentCell, numberCell, textCell } from "@/lib/domain/csv";
import type { Ctx } from "@/lib/domain/operation";
import { daysOverdue, OPEN_AMOUNT, receivables } from "./account-queries";
import type { Age } from "./shape";

/** Invoices of one page. */
const PAGE = 2000;

function columnsOf(ctx: Ctx): readonly (readonly [string, SQL])[] {
  return [
    ["number", textCell(sql`${invoices.number}`)],
    ["partnerId", textCell(sql`${invoices.partnerId}`)],
    ["partner", textCell(sql`${partners.name}`)],
    ["issuedAt", momentCell(sql`${invoices.issuedAt}`)],
    ["dueAt", momentCell(sql`${invoices.dueAt}`)],
    ["daysOverdue", numberCell(sql`greatest(0, ${daysOverdue(ctx)})`)],
    ["currency", textCell(sql`${invoices.currency}`)],
    ["amountMinor", numberCell(sql`${invoices.amount}`)],
    ["openMinor", numberCell(sql`${OPEN_AMOUNT}`)],
  ];
}

function behind(at: string | null): SQL | undefined {
  if (at === null) return undefined;
  const [due, id] = JSON.parse(at) as [string, string];
  return sql`(${invoices.dueAt}, ${invoices.id}) > (${due}::timestamptz, ${id})`;
}

/** A page of the open invoices that a filter selects, the one that was due first at the top. */
export async function exportReceivablePage(
  ctx: Ctx,
  filter: { readonly age?: Age | undefined; readonly currency?: string | undefined },
  at: string | null,
  size = PAGE,
): Promise<FilePage> {
  const columns = columnsOf(ctx);
  const cells = columns.map(([, cell]) => cell);
  const line = sql.join(cells, sql` || ',' || `);
  const rows = await ctx.db
    .select({
      line: sql<string>`${line} || E'\\r\\n'`,
      due: sql<string>`${invoices.dueAt}::text`,
      id: invoices.id,
    })
    .from(invoices)
    .innerJoin(partners, eq(partners.id, invoices.partnerId))
    .where(and(receivables(ctx, filter), behind(at)))
    .orderBy(asc(invoices.dueAt), asc(invoices.id))
    .limit(size);
  const head = at === null ? `${columns.map(([name]) => name).join(",")}\r\n` : "";
  const last = rows.length === size ? rows.at(-1) : undefined;
  return {
    content: Buffer.from(head + rows.map((row) => row.line).join("")),
    next: last ? JSON.stringify([last.due, last.id]) : null,
  };
}
