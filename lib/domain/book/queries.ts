import { and, count, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { keysetOf } from "@/db/keyset";
import { attempts, merchantActivity, merchants } from "@/db/schema";
import { toMerchant } from "@/lib/domain/merchant/queries";
import { effectiveStatusSql } from "@/lib/domain/merchant/standing";
import type { Ctx } from "@/lib/domain/operation";
import { isInStage, selects } from "./conditions";
import { beyond, orderTerms, readsActivity, tokenAfter } from "./order";
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
}

function chosen(ctx: Ctx, filter: BookFilterValues, windowDays: number): SQL | undefined {
  const { stage } = filter;
  return and(selects(ctx, filter, windowDays), stage && isInStage(stage, ctx.now, windowDays));
}

/** One page of a book, and the token of the next page or null. */
export async function listBook(ctx: Ctx, question: BookQuestion, windowDays: number) {
  const { filter, sort, limit, nextToken } = question;
  const request = { ...filter, sort, limit, nextToken };
  const keyset = keysetOf("book", request);
  const found = ctx.db.select({ foundId: merchants.id }).from(merchants).$dynamic();
  if (readsActivity(sort)) void found.leftJoin(merchantActivity, OF_MERCHANT);
  // The ids first: a whole book is sorted without the width of its rows.
  const ids = found
    .where(and(chosen(ctx, filter, windowDays), beyond(sort, keyset)))
    .orderBy(...orderTerms(sort))
    .limit(limit + 1);
  const rows = await ctx.db
    .select(ROW)
    .from(merchants)
    .leftJoin(merchantActivity, OF_MERCHANT)
    .where(and(eq(merchants.partnerId, ctx.caller.partnerId), sql`${merchants.id} in (${ids})`))
    .orderBy(...orderTerms(sort));
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const open = await openAttemptsOf(
    ctx,
    page.map(({ id }) => id),
  );
  return {
    items: page.map((row) => toEntry(ctx, row, open.get(row.id) ?? null, windowDays)),
    nextToken: rows.length > limit && last ? tokenAfter(sort, keyset, last) : null,
  };
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
