import { and, count, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { keysetOf } from "@/db/keyset";
import { attempts, merchantActivity, merchants } from "@/db/schema";
import { toMerchant } from "@/lib/domain/merchant/queries";
import { effectiveStatusSql } from "@/lib/domain/merchant/standing";
import type { Ctx } from "@/lib/domain/operation";
import { isInStage, selects } from "./conditions";
import { type Stretch, stretchesOf, tokenOf } from "./order";
import type { BookFilterValues, BookSort } from "./shape";

const MAIL_TROUBLE: readonly (string | null)[] = ["failed", "bounced", "complained"];

const ROW = {
  ...getTableColumns(merchants),
  lastActivityAt: merchantActivity.lastActivityAt,
  mailState: merchantActivity.mailState,
  mailAt: merchantActivity.mailAt,
};

const OF_MERCHANT = and(
  eq(merchantActivity.partnerId, merchants.partnerId),
  eq(merchantActivity.merchantId, merchants.id),
);

/** What is asked of a book. */
export interface BookQuestion {
  readonly filter: BookFilterValues;
  readonly sort: BookSort;
  readonly limit: number;
  readonly nextToken?: string | undefined;
  /** Asks for the page before the one that it came from; not together with `nextToken`. */
  readonly previousToken?: string | undefined;
}

/** The merchants that a filter leaves, its stage included. Reads `merchants` alone. */
export function chosen(ctx: Ctx, filter: BookFilterValues, windowDays: number): SQL | undefined {
  const { stage } = filter;
  return and(selects(ctx, filter, windowDays), stage && isInStage(stage, ctx.now, windowDays));
}

/** One page of a book, with the tokens of the pages around it; null where there is none. */
export async function listBook(ctx: Ctx, question: BookQuestion, windowDays: number) {
  const { filter, sort, limit, nextToken, previousToken } = question;
  const back = previousToken !== undefined;
  const token = previousToken ?? nextToken;
  const request = { ...filter, sort, limit, nextToken: token };
  const keyset = keysetOf("book", request);
  const found = await findIds(ctx, question, stretchesOf(sort, keyset, back), windowDays);
  const shown = found.slice(0, limit);
  const page = await readRows(ctx, back ? shown.reverse() : shown);
  const more = found.length > limit;
  const [first, last] = [page.at(0), page.at(-1)];
  const open = await openAttemptsOf(
    ctx,
    page.map(({ id }) => id),
  );
  return {
    items: page.map((row) => toEntry(ctx, row, open.get(row.id) ?? null, windowDays)),
    nextToken: last && (back || more) ? tokenOf(sort, keyset, last) : null,
    previousToken: first && (back ? more : token) ? tokenOf(sort, keyset, first) : null,
  };
}

/** The ids first, one more than asked for: what is sorted and passed over is as narrow as can be. */
async function findIds(
  ctx: Ctx,
  { filter, limit }: BookQuestion,
  stretches: readonly Stretch[],
  windowDays: number,
): Promise<string[]> {
  const ids: string[] = [];
  for (const { where, terms, onActivity } of stretches) {
    const query = ctx.db.select({ id: merchants.id }).from(merchants).$dynamic();
    if (onActivity) void query.innerJoin(merchantActivity, OF_MERCHANT);
    const own = onActivity ? eq(merchantActivity.partnerId, ctx.caller.partnerId) : undefined;
    const rows = await query
      .where(and(chosen(ctx, filter, windowDays), own, where))
      .orderBy(...terms)
      .limit(limit + 1 - ids.length);
    ids.push(...rows.map(({ id }) => id));
    if (ids.length > limit) break;
  }
  return ids;
}

/** Rows in the order of their ids. */
async function readRows(ctx: Ctx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select(ROW)
    .from(merchants)
    .leftJoin(merchantActivity, OF_MERCHANT)
    .where(and(eq(merchants.partnerId, ctx.caller.partnerId), inArray(merchants.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

type OpenAttempt = Awaited<ReturnType<typeof openAttemptRows>>[number];

function toEntry(
  ctx: Ctx,
  row: typeof merchants.$inferSelect & {
    readonly lastActivityAt: Date | null;
    readonly mailState: string | null;
    readonly mailAt: Date | null;
  },
  open: OpenAttempt | null,
  windowDays: number,
) {
  const { lastActivityAt, mailState, mailAt } = row;
  return {
    ...toMerchant(row, ctx.now, windowDays),
    lastActivityAt,
    mail:
      mailState && mailAt
        ? { state: mailState, at: mailAt, trouble: MAIL_TROUBLE.includes(mailState) }
        : null,
    openAttempt: open && {
      attemptId: open.id,
      saqType: open.saqType,
      status: open.status,
      section: open.openSection,
      followUp: open.followUpOpen,
    },
  };
}

async function openAttemptsOf(ctx: Ctx, merchantIds: readonly string[]) {
  const rows = merchantIds.length === 0 ? [] : await openAttemptRows(ctx, merchantIds);
  const newest = new Map<string, OpenAttempt>();
  for (const row of rows) if (!newest.has(row.merchantId)) newest.set(row.merchantId, row);
  return newest;
}

function openAttemptRows(ctx: Ctx, merchantIds: readonly string[]) {
  const { id, merchantId, saqType, status, openSection, followUpOpen } = attempts;
  return ctx.db
    .select({ id, merchantId, saqType, status, openSection, followUpOpen })
    .from(attempts)
    .where(
      and(
        eq(attempts.partnerId, ctx.caller.partnerId),
        inArray(attempts.merchantId, [...merchantIds]),
        isNull(attempts.sealedAt),
      ),
    )
    .orderBy(desc(attempts.createdAt), desc(attempts.id));
}

/** The merchants that a filter leaves, its stage aside, by effective status and invitation. */
export async function countChosen(ctx: Ctx, filter: BookFilterValues, windowDays: number) {
  const status = effectiveStatusSql(ctx.now, windowDays);
  const invited = sql<boolean>`${merchants.inviteCount} > 0`;
  return ctx.db
    .select({ status, invited, merchants: count() })
    .from(merchants)
    .where(selects(ctx, filter, windowDays))
    .groupBy(sql`1`, sql`2`);
}
