// A partner's account as entries with a balance, from the rows that settle everything else. A set-off of credit moves
// no balance: the credit note did.
import { type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { creditNotes, invoices, payments } from "@/db/schema";
import type { Ctx } from "@/lib/domain/operation";
import type { KnownPeriod, StatementEntry, StatementSums } from "./shape";

/** Whose account is asked for, and for which days. */
export interface Asked extends KnownPeriod {
  readonly partnerId: string;
}

/** The day of a moment, in UTC. */
function dayOf(moment: SQL): SQL {
  return sql`(${moment} at time zone 'UTC')::date`;
}

/** Every entry of an account until the last day of the period, as it stood at the moment of the call. */
export function entriesOf(ctx: Ctx, { partnerId, to }: Asked): SQL {
  const now = sql`${ctx.now.toISOString()}::timestamptz`;
  const invoiceDay = dayOf(sql`i.issued_at`);
  const creditDay = dayOf(sql`c.issued_at`);
  return sql`
    select ${invoiceDay} as day, 0 as place, i.id, 'invoice' as kind, i.number, '' as about, i.currency,
      i.amount_cents as amount
    from ${invoices} i where i.partner_id = ${partnerId} and i.issued_at <= ${now} and ${invoiceDay} <= ${to}::date
    union all
    select ${creditDay}, 1, c.id, 'credit_note', c.number, i.number, c.currency, -c.amount
    from ${creditNotes} c join ${invoices} i on i.partner_id = c.partner_id and i.id = c.invoice_id
    where c.partner_id = ${partnerId} and c.issued_at <= ${now} and ${creditDay} <= ${to}::date
    union all
    select p.day, 2, p.id, p.kind, i.number, case p.kind when 'payment' then p.note else '' end, i.currency, -p.amount
    from ${payments} p join ${invoices} i on i.partner_id = p.partner_id and i.id = p.invoice_id
    where p.partner_id = ${partnerId} and p.kind <> 'credit' and p.created_at <= ${now} and p.day <= ${to}::date`;
}

/** The entries of the period, each with the balance after it, the first one first. */
export function balancedEntries(ctx: Ctx, asked: Asked): SQL {
  return sql`(select * from (
      select e.*, sum(amount) over (partition by currency order by day, place, id)::bigint as balance
      from (${entriesOf(ctx, asked)}) e) b
    where b.day >= ${asked.from}::date)`;
}

type Sums = z.output<typeof StatementSums>;
type Entry = z.output<typeof StatementEntry>;

/** What an account came to in a period, per currency. */
export async function sumsOf(ctx: Ctx, asked: Asked): Promise<Sums[]> {
  const moved = (kind: Entry["kind"]) =>
    sql`coalesce(sum(abs(amount)) filter (where kind = ${kind} and day >= ${asked.from}::date), 0)::text`;
  const { rows } = await ctx.db.execute<Record<keyof Sums, string>>(sql`
    select currency, coalesce(sum(amount) filter (where day < ${asked.from}::date), 0)::text as opening,
      ${moved("invoice")} as invoiced, ${moved("credit_note")} as credited, ${moved("payment")} as paid,
      ${moved("write_off")} as "writtenOff", sum(amount)::text as closing
    from (${entriesOf(ctx, asked)}) e group by currency order by currency`);
  return rows.map(({ currency, ...sums }) => ({
    currency,
    opening: Number(sums.opening),
    invoiced: Number(sums.invoiced),
    credited: Number(sums.credited),
    paid: Number(sums.paid),
    writtenOff: Number(sums.writtenOff),
    closing: Number(sums.closing),
  }));
}

/** The first entries of a period. */
export async function listEntries(ctx: Ctx, asked: Asked, most: number): Promise<Entry[]> {
  const { rows } = await ctx.db.execute<
    Omit<Entry, "amount" | "balance"> & Record<"amount" | "balance", string>
  >(sql`
    select id, day::text as day, kind, number, about, currency, amount::text as amount, balance::text as balance
    from ${balancedEntries(ctx, asked)} s order by s.day, s.place, s.id limit ${most}`);
  return rows.map((row) => ({
    ...row,
    amount: Number(row.amount),
    balance: Number(row.balance),
  }));
}
