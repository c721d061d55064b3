// The book as CSV (RFC 4180), written by the database and read through a cursor: one view of the
// data, and memory that does not grow with the book.
import { type SQL, sql } from "drizzle-orm";
import { merchants } from "@/db/schema";
import { daysUntilExpirySql, effectiveStatusSql } from "@/lib/domain/merchant/standing";
import type { Ctx } from "@/lib/domain/operation";

const BATCH = 5000;

/** How long a reader may keep its connection without reading on: the others need it, too. */
const PATIENCE_MS = 120_000;

/** In quotes, with quotes doubled; what a spreadsheet would run as a formula gets an apostrophe. */
function textCell(value: SQL): SQL {
  const safe = sql`case when ${value} ~ E'^[-=+@\\t\\r]' then chr(39) || ${value} else ${value} end`;
  return sql`coalesce('"' || replace(${safe}, '"', '""') || '"', '')`;
}

function momentCell(value: SQL): SQL {
  return sql`coalesce(to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '')`;
}

function numberCell(value: SQL): SQL {
  return sql`coalesce(${value}::text, '')`;
}

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

/** The book, one row per merchant in the order of creation, in batches. */
export async function* exportBook(
  ctx: Ctx,
  windowDays: number,
  patienceMs = PATIENCE_MS,
): AsyncIterable<Uint8Array> {
  await ctx.db.execute(sql.raw(`set local idle_in_transaction_session_timeout = ${patienceMs}`));
  const columns = columnsOf(ctx.now, windowDays);
  const line = sql.join(
    columns.map(([, cell]) => cell),
    sql` || ',' || `,
  );
  yield Buffer.from(`${columns.map(([name]) => name).join(",")}\r\n`);
  await ctx.db.execute(sql`declare book_export no scroll cursor for
    select ${line} || E'\\r\\n' as line from ${merchants}
    where ${merchants.partnerId} = ${ctx.caller.partnerId}
    order by ${merchants.createdAt}, ${merchants.id}`);
  for (;;) {
    const { rows } = await ctx.db.execute<{ line: string }>(
      sql.raw(`fetch ${BATCH} from book_export`),
    );
    if (rows.length === 0) return;
    yield Buffer.from(rows.map(({ line: text }) => text).join(""));
  }
}
