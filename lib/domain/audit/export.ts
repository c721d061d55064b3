// The audit log as CSV, written by the database and read page by page.
import { and, desc, lte, type SQL, sql } from "drizzle-orm";
import { events } from "@/db/schema";
import type { FilePage } from "@/lib/core/operation";
import { momentCell, textCell } from "@/lib/domain/csv";
import type { Ctx } from "@/lib/domain/operation";
import { type EventFilter, selected } from "./queries";

/** Events of one page. */
const PAGE = 2000;

const COLUMNS: readonly (readonly [string, SQL])[] = [
  ["id", textCell(sql`${events.id}`)],
  ["timestamp", momentCell(sql`${events.createdAt}`)],
  ["eventType", textCell(sql`${events.type}`)],
  ["actor", textCell(sql`${events.actor}`)],
  ["resourceType", textCell(sql`${events.resourceType}`)],
  ["resourceId", textCell(sql`${events.resourceId}`)],
  ["merchantId", textCell(sql`${events.merchantId}`)],
  ["attemptId", textCell(sql`${events.attemptId}`)],
  ["operation", textCell(sql`${events.operation}`)],
  ["requestId", textCell(sql`${events.requestId}`)],
  ["members", textCell(sql`${events.payload}::text`)],
];

/** A page of the events that a filter selects, newest first, and where the next one begins. */
export async function exportPage(
  ctx: Ctx,
  filter: EventFilter,
  at: string | null,
  size = PAGE,
): Promise<FilePage> {
  const line = sql.join(
    COLUMNS.map(([, cell]) => cell),
    sql` || ',' || `,
  );
  const rows = await ctx.db
    .select({
      line: sql<string>`${line} || E'\\r\\n'`,
      // Moments of the database are finer than ours: they go round as text.
      created: sql<string>`${events.createdAt}::text`,
      id: events.id,
    })
    .from(events)
    .where(and(selected(ctx, filter), lte(events.createdAt, ctx.now), behind(at)))
    .orderBy(desc(events.createdAt), desc(events.id))
    .limit(size);
  const head = at === null ? `${COLUMNS.map(([name]) => name).join(",")}\r\n` : "";
  const last = rows.length === size ? rows.at(-1) : undefined;
  return {
    content: Buffer.from(head + rows.map((row) => row.line).join("")),
    next: last ? JSON.stringify([last.created, last.id]) : null,
  };
}

function behind(at: string | null): SQL | undefined {
  if (at === null) return undefined;
  const [created, id] = JSON.parse(at) as [string, string];
  return sql`(${events.createdAt}, ${events.id}) < (${created}::timestamptz, ${id})`;
}
