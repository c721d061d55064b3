import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import { partAnswers } from "@/db/schema";
import type { Ctx } from "@/lib/domain/operation";
import { wordsToRead } from "@/lib/domain/part/verdict";

/** The row of a short question that was answered, or of a follow-up. */
export type PartRow = typeof partAnswers.$inferSelect;

function ofAttempt(ctx: Ctx, attemptId: string): SQL | undefined {
  return and(eq(partAnswers.partnerId, ctx.caller.partnerId), eq(partAnswers.attemptId, attemptId));
}

/** Every short question of an attempt that was answered, and every follow-up. */
export async function listPartRows(ctx: Ctx, attemptId: string): Promise<PartRow[]> {
  const rows = ctx.db.select().from(partAnswers).where(ofAttempt(ctx, attemptId));
  return rows.orderBy(asc(partAnswers.partId));
}

/** Writes what was answered now; an older answer to the same question is replaced. */
export async function upsertParts(
  ctx: Ctx,
  rows: readonly (typeof partAnswers.$inferInsert)[],
): Promise<void> {
  for (const row of rows) {
    const { partnerId: _partner, attemptId: _attempt, partId: _part, ...change } = row;
    await ctx.db
      .insert(partAnswers)
      .values(row)
      .onConflictDoUpdate({
        target: [partAnswers.partnerId, partAnswers.attemptId, partAnswers.partId],
        set: change,
      });
  }
}

/** Writes what was read in the words of an answer, unless a newer one stands there. */
export async function recordReadings(
  ctx: Ctx,
  { attemptId, partId, sentAt }: Pick<PartRow, "attemptId" | "partId" | "sentAt">,
  readings: NonNullable<PartRow["readings"]>,
): Promise<void> {
  if (!sentAt) return;
  await ctx.db
    .update(partAnswers)
    .set({ readings, updatedAt: ctx.now })
    .where(
      and(
        ofAttempt(ctx, attemptId),
        eq(partAnswers.partId, partId),
        eq(partAnswers.sentAt, sentAt),
      ),
    );
}

/** Takes away answers, and the follow-ups that came of them. */
export async function deleteParts(
  ctx: Ctx,
  attemptId: string,
  partIds: readonly string[],
): Promise<void> {
  if (partIds.length === 0) return;
  await ctx.db
    .delete(partAnswers)
    .where(and(ofAttempt(ctx, attemptId), inArray(partAnswers.partId, [...partIds])));
}

/** The words of one answer, with what they answer. */
export interface WordsOfPart {
  readonly partId: string;
  readonly question: string;
  readonly controlIds: readonly string[];
  readonly words: string;
}

/** Those of the given short questions whose answers have words to read. */
export async function listWordsOfParts(
  ctx: Ctx,
  attemptId: string,
  partIds: readonly string[],
): Promise<WordsOfPart[]> {
  if (partIds.length === 0) return [];
  const rows = await listPartRows(ctx, attemptId);
  return rows.flatMap((row) => {
    const words = partIds.includes(row.partId) ? wordsToRead(row) : null;
    const { partId, question, controlIds } = row;
    return words && controlIds.length > 0 ? [{ partId, question, controlIds, words }] : [];
  });
}
