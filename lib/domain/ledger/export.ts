// A statement of account as CSV, written by the database and read page by page.
import { type SQL, sql } from "drizzle-orm";
import type { FilePage } from "@/lib/core/operation";
import { numberCell, textCell } from "@/lib/domain/csv";
import type { Ctx } from "@/lib/domain/operation";
import { type Asked, balancedEntries, sumsOf } from "./queries";

/** Entries of one page. */
const PAGE = 2000;

const HEAD = "day,entry,number,about,currency,amountMinor,balanceMinor";

const WORDS = sql`case s.kind when 'invoice' then 'Invoice' when 'credit_note' then 'Credit note'
  when 'payment' then 'Payment' else 'Write-off' end`;

const CELLS: readonly SQL[] = [
  textCell(sql`s.day::text`),
  textCell(WORDS),
  textCell(sql`s.number`),
  textCell(sql`s.about`),
  textCell(sql`s.currency`),
  numberCell(sql`s.amount`),
  numberCell(sql`s.balance`),
];

function behind(at: string | null): SQL {
  if (at === null) return sql`true`;
  const [day, place, id] = JSON.parse(at) as [string, number, string];
  return sql`(s.day, s.place, s.id) > (${day}::date, ${place}::int, ${id})`;
}

/** The balances of every currency at one end of the period. */
async function balances(ctx: Ctx, asked: Asked, end: "opening" | "closing"): Promise<string[]> {
  const [day, words] =
    end === "opening" ? [asked.from, "Opening balance"] : [asked.to, "Closing balance"];
  const sums = await sumsOf(ctx, asked);
  return sums.map((sum) => `"${day}","${words}",,,"${sum.currency}",,${sum[end]}`);
}

/** A page of a statement: its balances, and between them its entries, the first one first. */
export async function exportStatementPage(
  ctx: Ctx,
  asked: Asked,
  at: string | null,
  size = PAGE,
): Promise<FilePage> {
  const { rows } = await ctx.db.execute<{
    line: string;
    day: string;
    place: number;
    id: string;
  }>(sql`
    select ${sql.join([...CELLS], sql` || ',' || `)} as line, s.day::text as day, s.place, s.id
    from ${balancedEntries(ctx, asked)} s where ${behind(at)} order by s.day, s.place, s.id limit ${size}`);
  const last = rows.length === size ? rows.at(-1) : undefined;
  const lines = [
    ...(at === null ? [HEAD, ...(await balances(ctx, asked, "opening"))] : []),
    ...rows.map(({ line }) => line),
    ...(last ? [] : await balances(ctx, asked, "closing")),
  ];
  return {
    content: Buffer.from(lines.map((line) => `${line}\r\n`).join("")),
    next: last ? JSON.stringify([last.day, last.place, last.id]) : null,
  };
}
