import { and, asc, count, desc, eq, gte, isNull, ne, type SQL, sql } from "drizzle-orm";
import { isMoment, type Keyset, keysetOf } from "@/db/keyset";
import { attemptReviews, attempts, merchants } from "@/db/schema";
import { actorName } from "@/lib/core/caller";
import { decodeCursor, encodeCursor } from "@/lib/core/cursor";
import { AppError } from "@/lib/core/errors";
import type { AttemptRow } from "@/lib/domain/attempt/queries";
import type { Ctx } from "@/lib/domain/operation";
import type { ReviewState } from "./machine";
import { rankOf } from "./remarks";
import type { ReturnReason, ReviewRemark } from "./shape";

/** A review's row. */
export type ReviewRow = typeof attemptReviews.$inferSelect;

function isReview(ctx: Ctx, attemptId: string): SQL | undefined {
  return and(
    eq(attemptReviews.partnerId, ctx.caller.partnerId),
    eq(attemptReviews.attemptId, attemptId),
  );
}

/** Puts a sealed attempt before the reviewers. */
export async function insertReview(
  ctx: Ctx,
  attempt: AttemptRow,
  remarks: readonly ReviewRemark[],
): Promise<void> {
  const { partnerId, id: attemptId, merchantId, paymentMethodId } = attempt;
  await ctx.db.insert(attemptReviews).values({
    ...{ partnerId, attemptId, merchantId, paymentMethodId, remarks },
    state: "waiting",
    rank: rankOf(remarks),
    createdAt: ctx.now,
  });
}

/** What was sealed before of the same way of taking cards waits no longer. */
export async function replaceWaiting(ctx: Ctx, attempt: AttemptRow): Promise<void> {
  await ctx.db
    .update(attemptReviews)
    .set({ state: "replaced", decidedAt: ctx.now, decidedBy: actorName(ctx.caller) })
    .where(
      and(
        eq(attemptReviews.partnerId, ctx.caller.partnerId),
        eq(attemptReviews.merchantId, attempt.merchantId),
        eq(attemptReviews.paymentMethodId, attempt.paymentMethodId),
        eq(attemptReviews.state, "waiting"),
        ne(attemptReviews.attemptId, attempt.id),
      ),
    );
}

/** The review of an attempt with its attempt, or REVIEW_NOT_FOUND. */
export async function requireReview(ctx: Ctx, attemptId: string) {
  const [row] = await ctx.db
    .select({ review: attemptReviews, attempt: attempts, merchantName: merchants.name })
    .from(attemptReviews)
    .innerJoin(attempts, ofAttempt)
    .innerJoin(merchants, ofMerchant)
    .where(isReview(ctx, attemptId));
  if (!row) throw new AppError("REVIEW_NOT_FOUND");
  return row;
}

const ofAttempt = and(
  eq(attempts.partnerId, attemptReviews.partnerId),
  eq(attempts.id, attemptReviews.attemptId),
);
const ofMerchant = and(
  eq(merchants.partnerId, attemptReviews.partnerId),
  eq(merchants.id, attemptReviews.merchantId),
);

/** Takes a waiting review for deciding it: of two at once, the second finds it decided. */
export async function takeWaiting(ctx: Ctx, attemptId: string): Promise<void> {
  const [row] = await ctx.db
    .select({ state: attemptReviews.state })
    .from(attemptReviews)
    .where(isReview(ctx, attemptId))
    .for("update");
  if (!row) throw new AppError("REVIEW_NOT_FOUND");
  if (row.state !== "waiting") {
    throw new AppError("REVIEW_NOT_WAITING", { details: { state: row.state } });
  }
}

/** Writes what was decided. */
export async function decide(
  ctx: Ctx,
  attemptId: string,
  decision:
    | { readonly state: "accepted" }
    | {
        readonly state: "sent_back";
        readonly reasons: readonly ReturnReason[];
        readonly renewalId: string;
      },
): Promise<void> {
  const by = { decidedAt: ctx.now, decidedBy: actorName(ctx.caller) };
  await ctx.db
    .update(attemptReviews)
    .set({ ...decision, ...by })
    .where(isReview(ctx, attemptId));
}

/** The open attempt of a payment method, locked, or null. */
export async function lockOpenOf(ctx: Ctx, paymentMethodId: string): Promise<AttemptRow | null> {
  const [row] = await ctx.db
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.partnerId, ctx.caller.partnerId),
        eq(attempts.paymentMethodId, paymentMethodId),
        isNull(attempts.sealedAt),
      ),
    )
    .for("update");
  return row ?? null;
}

/** Why controls of an attempt are asked anew; empty where nothing was sent back to it. */
export async function returnedTo(ctx: Ctx, attempt: AttemptRow): Promise<readonly ReturnReason[]> {
  const rows = await ctx.db
    .select({ reasons: attemptReviews.reasons })
    .from(attemptReviews)
    .where(
      and(
        eq(attemptReviews.partnerId, ctx.caller.partnerId),
        eq(attemptReviews.merchantId, attempt.merchantId),
        eq(attemptReviews.renewalId, attempt.id),
      ),
    );
  return rows.flatMap(({ reasons }) => reasons);
}

/** How the reviews of a merchant's attempts stand, by attempt. */
export async function reviewStates(ctx: Ctx, merchantId: string) {
  const { attemptId, state, decidedAt, partnerId } = attemptReviews;
  const rows = await ctx.db
    .select({ attemptId, state, decidedAt })
    .from(attemptReviews)
    .where(and(eq(partnerId, ctx.caller.partnerId), eq(attemptReviews.merchantId, merchantId)));
  return new Map(rows.map(({ attemptId: of, ...review }) => [of, review]));
}

/** The last that was sent back of what a payment method sealed at a moment or later; null where none was. */
export async function lastSentBackSince(
  ctx: Ctx,
  paymentMethodId: string,
  sealedAt: Date,
): Promise<Pick<ReviewRow, "attemptId" | "decidedAt"> | null> {
  const { attemptId, decidedAt } = attemptReviews;
  const [row] = await ctx.db
    .select({ attemptId, decidedAt })
    .from(attemptReviews)
    .innerJoin(attempts, ofAttempt)
    .where(
      and(
        eq(attemptReviews.partnerId, ctx.caller.partnerId),
        eq(attemptReviews.merchantId, attempts.merchantId),
        eq(attemptReviews.paymentMethodId, paymentMethodId),
        eq(attemptReviews.state, "sent_back"),
        gte(attempts.sealedAt, sealedAt),
      ),
    )
    .orderBy(desc(decidedAt))
    .limit(1);
  return row ?? null;
}

/** How many attempts wait, and the first of them. */
export async function firstWaiting(ctx: Ctx, shown: number) {
  const waiting = and(
    eq(attemptReviews.partnerId, ctx.caller.partnerId),
    eq(attemptReviews.state, "waiting"),
  );
  const [counted] = await ctx.db.select({ count: count() }).from(attemptReviews).where(waiting);
  const rows = await ctx.db
    .select({
      merchantId: merchants.id,
      name: merchants.name,
      email: merchants.email,
      since: attemptReviews.createdAt,
    })
    .from(attemptReviews)
    .innerJoin(merchants, ofMerchant)
    .where(waiting)
    .orderBy(asc(attemptReviews.rank), asc(attemptReviews.createdAt), asc(attemptReviews.attemptId))
    .limit(shown);
  return { count: counted?.count ?? 0, merchants: rows };
}

/** What selects and continues the queue. */
export interface ReviewFilter {
  readonly state: ReviewState;
  readonly merchantId?: string | undefined;
  readonly limit: number;
  readonly nextToken?: string | undefined;
}

/** One page of reviews: what waits by its rank, what was decided newest first. */
export async function listReviewPage(ctx: Ctx, filter: ReviewFilter) {
  const page = keysetOf("reviews", filter);
  const waits = filter.state === "waiting";
  const { rank, createdAt, decidedAt, attemptId } = attemptReviews;
  const order = waits
    ? [asc(rank), asc(createdAt), asc(attemptId)]
    : [desc(decidedAt), desc(attemptId)];
  const rows = await ctx.db
    .select({ review: attemptReviews, attempt: attempts, merchantName: merchants.name })
    .from(attemptReviews)
    .innerJoin(attempts, ofAttempt)
    .innerJoin(merchants, ofMerchant)
    .where(
      and(
        eq(attemptReviews.partnerId, ctx.caller.partnerId),
        waits ? sql`${attemptReviews.state} = 'waiting'` : eq(attemptReviews.state, filter.state),
        waits ? undefined : sql`${decidedAt} is not null`,
        filter.merchantId ? eq(attemptReviews.merchantId, filter.merchantId) : undefined,
        waits ? after(page) : before(page),
      ),
    )
    .orderBy(...order)
    .limit(filter.limit + 1);
  const shown = rows.slice(0, filter.limit);
  const last = rows.length > filter.limit ? shown.at(-1)?.review : undefined;
  return { rows: shown, nextToken: last ? tokenOf(page, last, waits) : null };
}

function tokenOf({ mark }: Keyset, row: ReviewRow, waits: boolean): string {
  const at = (waits ? row.createdAt : row.decidedAt)?.toISOString() ?? "";
  return encodeCursor(mark, waits ? [String(row.rank), at, row.attemptId] : [at, row.attemptId]);
}

function after({ mark, token }: Keyset): SQL | undefined {
  if (!token) return undefined;
  const [rank = "", at = "", id = ""] = decodeCursor(mark, token, 3);
  if (!/^\d{1,3}$/.test(rank) || !isMoment(at)) decodeCursor(mark, "", 3);
  const place = sql`(${Number(rank)}::integer, ${at}::timestamptz, ${id})`;
  return sql`(${attemptReviews.rank}, ${attemptReviews.createdAt}, ${attemptReviews.attemptId}) > ${place}`;
}

function before({ mark, token }: Keyset): SQL | undefined {
  if (!token) return undefined;
  const [at = "", id = ""] = decodeCursor(mark, token, 2);
  if (!isMoment(at)) decodeCursor(mark, "", 2);
  return sql`(${attemptReviews.decidedAt}, ${attemptReviews.attemptId}) < (${at}::timestamptz, ${id})`;
}
