import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { isMoment, type Keyset, keysetOf } from "@/db/keyset";
import { attempts, merchants, partnerQuestions } from "@/db/schema";
import { actorName } from "@/lib/core/caller";
import { decodeCursor, encodeCursor } from "@/lib/core/cursor";
import { AppError } from "@/lib/core/errors";
import { isSealed } from "@/lib/domain/attempt/machine";
import type { AttemptRow } from "@/lib/domain/attempt/queries";
import type { Ctx } from "@/lib/domain/operation";
import { askedAs } from "@/lib/domain/part/asked";
import type { PartnerQuestionState } from "./shape";

/** A question's row. */
export type PartnerQuestionRow = typeof partnerQuestions.$inferSelect;

/** The most questions of an attempt that are listed: more are asked by no person. */
const LISTED_MAX = 200;

const isOpen = and(isNull(partnerQuestions.answeredAt), isNull(partnerQuestions.withdrawnAt));

const ofMerchant = and(
  eq(merchants.partnerId, partnerQuestions.partnerId),
  eq(merchants.id, partnerQuestions.merchantId),
);
const inAttempt = and(
  eq(attempts.partnerId, partnerQuestions.partnerId),
  eq(attempts.id, partnerQuestions.attemptId),
);

function ofPartner(ctx: Ctx, ...conditions: (SQL | undefined)[]): SQL | undefined {
  return and(eq(partnerQuestions.partnerId, ctx.caller.partnerId), ...conditions);
}

/** What an event about a question happened to. */
export function questionSubject({ id, merchantId, attemptId }: PartnerQuestionRow) {
  return { id, merchantId, attemptId };
}

/** Adds a question. */
export async function insertQuestion(
  ctx: Ctx,
  values: Omit<typeof partnerQuestions.$inferInsert, "partnerId" | "createdAt" | "askedBy">,
): Promise<PartnerQuestionRow> {
  const own = { partnerId: ctx.caller.partnerId, createdAt: ctx.now };
  const [row] = await ctx.db
    .insert(partnerQuestions)
    .values({ ...values, ...own, askedBy: actorName(ctx.caller) })
    .returning();
  if (!row) throw new Error("the question was not inserted");
  return row;
}

/** The questions of an attempt, newest first. */
export async function listQuestionsOf(ctx: Ctx, attemptId: string): Promise<PartnerQuestionRow[]> {
  return ctx.db
    .select()
    .from(partnerQuestions)
    .where(ofPartner(ctx, eq(partnerQuestions.attemptId, attemptId)))
    .orderBy(desc(partnerQuestions.createdAt), desc(partnerQuestions.id))
    .limit(LISTED_MAX);
}

/** The parts of an attempt whose question waits for the partner. */
export async function listOpenParts(ctx: Ctx, attemptId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ partId: partnerQuestions.partId })
    .from(partnerQuestions)
    .where(ofPartner(ctx, eq(partnerQuestions.attemptId, attemptId), isOpen));
  return rows.map(({ partId }) => partId);
}

/** Ends an open question, of two at once the first alone; PARTNER_QUESTION_ENDED where it is not open. */
export async function endQuestion(
  ctx: Ctx,
  place: { readonly questionId: string; readonly attemptId?: string },
  change: Partial<typeof partnerQuestions.$inferInsert>,
): Promise<PartnerQuestionRow> {
  const isIt = ofPartner(
    ctx,
    eq(partnerQuestions.id, place.questionId),
    place.attemptId === undefined ? undefined : eq(partnerQuestions.attemptId, place.attemptId),
  );
  const [ended] = await ctx.db
    .update(partnerQuestions)
    .set(change)
    .where(and(isIt, isOpen))
    .returning();
  if (ended) return ended;
  const [row] = await ctx.db.select().from(partnerQuestions).where(isIt);
  if (!row) throw new AppError("PARTNER_QUESTION_NOT_FOUND");
  throw new AppError("PARTNER_QUESTION_ENDED", { details: { state: stateOfQuestion(row) } });
}

/** A question by its id alone, for jobs; null where it was deleted meanwhile. */
export async function findQuestion(
  ctx: Ctx,
  questionId: string,
): Promise<PartnerQuestionRow | null> {
  const isIt = ofPartner(ctx, eq(partnerQuestions.id, questionId));
  const [row] = await ctx.db.select().from(partnerQuestions).where(isIt);
  return row ?? null;
}

function received(ctx: Ctx) {
  return ctx.db
    .select({ row: partnerQuestions, merchantName: merchants.name, attempt: attempts })
    .from(partnerQuestions)
    .innerJoin(merchants, ofMerchant)
    .innerJoin(attempts, inAttempt);
}

/** A question with its merchant, as the partner sees it. */
export async function requireReceived(ctx: Ctx, questionId: string) {
  const [found] = await received(ctx).where(ofPartner(ctx, eq(partnerQuestions.id, questionId)));
  if (!found) throw new AppError("PARTNER_QUESTION_NOT_FOUND");
  return found;
}

/** What selects and continues the list. */
interface QuestionFilter {
  readonly state: "open" | "answered";
  readonly merchantId?: string | undefined;
  readonly limit: number;
  readonly nextToken?: string | undefined;
}

/** One page of what merchants asked: what waits, longest first; what was answered, newest first. */
export async function listReceived(ctx: Ctx, filter: QuestionFilter) {
  const page = keysetOf("partner-questions", filter);
  const waits = filter.state === "open";
  const { createdAt, answeredAt, id, merchantId } = partnerQuestions;
  const rows = await received(ctx)
    .where(
      ofPartner(
        ctx,
        waits ? isOpen : isNotNull(answeredAt),
        filter.merchantId ? eq(merchantId, filter.merchantId) : undefined,
        goesOn(page, waits),
      ),
    )
    .orderBy(...(waits ? [asc(createdAt), asc(id)] : [desc(answeredAt), desc(id)]))
    .limit(filter.limit + 1);
  const shown = rows.slice(0, filter.limit);
  const last = rows.length > filter.limit ? shown.at(-1)?.row : undefined;
  const at = (waits ? last?.createdAt : last?.answeredAt)?.toISOString();
  return { rows: shown, nextToken: last && at ? encodeCursor(page.mark, [at, last.id]) : null };
}

function goesOn({ mark, token }: Keyset, waits: boolean): SQL | undefined {
  if (!token) return undefined;
  const [at = "", id = ""] = decodeCursor(mark, token, 2);
  if (!isMoment(at)) decodeCursor(mark, "", 2);
  const { createdAt, answeredAt } = partnerQuestions;
  const place = sql`(${at}::timestamptz, ${id})`;
  return waits
    ? sql`(${createdAt}, ${partnerQuestions.id}) > ${place}`
    : sql`(${answeredAt}, ${partnerQuestions.id}) < ${place}`;
}

/** How many questions wait, and the merchants of the first of them. */
export async function firstQuestions(ctx: Ctx, shown: number) {
  const waiting = ofPartner(ctx, isOpen);
  const [counted] = await ctx.db.select({ count: count() }).from(partnerQuestions).where(waiting);
  const rows = await ctx.db
    .select({
      merchantId: merchants.id,
      name: merchants.name,
      email: merchants.email,
      since: partnerQuestions.createdAt,
    })
    .from(partnerQuestions)
    .innerJoin(merchants, ofMerchant)
    .where(waiting)
    .orderBy(asc(partnerQuestions.createdAt), asc(partnerQuestions.id))
    .limit(shown);
  return { count: counted?.count ?? 0, merchants: rows };
}

/** How far a question is. */
export function stateOfQuestion({
  withdrawnAt,
  answeredAt,
}: PartnerQuestionRow): PartnerQuestionState {
  if (withdrawnAt) return "withdrawn";
  return answeredAt ? "answered" : "open";
}

/** A question as its merchant sees it. */
export function toPartnerQuestion(row: PartnerQuestionRow) {
  const { id, attemptId, topLevel, partId, question, language, note, createdAt } = row;
  const { answer, answeredAt } = row;
  return {
    ...{ id, attemptId, topLevel, partId, question, language, note, createdAt },
    ...{ state: stateOfQuestion(row), answer, answeredAt },
  };
}

/** A question as the partner sees it. */
export function toReceived(
  row: PartnerQuestionRow,
  { saqType, status }: AttemptRow,
  merchantName: string,
) {
  const { merchantId, answeredBy, partId, language } = row;
  // Of a follow-up the question says it all.
  const help = askedAs({ saqType }, [], partId, language)?.help ?? null;
  const about = { merchantId, merchantName, saqType, sealed: isSealed(status) };
  return { ...toPartnerQuestion(row), ...about, help, answeredBy };
}
