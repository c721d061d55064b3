import { and, count, desc, eq, isNull, type SQL } from "drizzle-orm";
import { answers, attempts, documents, jobs, paymentMethods } from "@/db/schema";
import type { Contradiction } from "@/lib/assessor/port";
import { AppError } from "@/lib/core/errors";
import type { Ctx } from "@/lib/domain/operation";
import { requireEdition, sectionsOf } from "@/lib/pci/questionnaires";
import { type AttemptAct, attemptMachine, isSealed } from "./machine";
import type { SealedState } from "./sealed-queries";

/** An attempt's row. */
export type AttemptRow = typeof attempts.$inferSelect;

/** The subject of an event about an attempt. */
export function attemptSubject(row: AttemptRow) {
  return { id: row.id, merchantId: row.merchantId, attemptId: row.id };
}

/** An attempt as the contract shows it; `sealed` is null while it is open. */
export function toAttempt(row: AttemptRow, sealed: SealedState | null) {
  return {
    id: row.id,
    paymentMethodId: row.paymentMethodId,
    merchantId: row.merchantId,
    partnerId: row.partnerId,
    saqType: row.saqType,
    edition: row.edition,
    typeSource: row.typeSource,
    overrideReason: row.overrideReason ?? undefined,
    status: row.status,
    threadId: row.threadId,
    renewedFrom: row.renewedFrom ?? undefined,
    documentKeys:
      row.sealedAt && sealed ? { sealedAt: row.sealedAt, ...keysOf(sealed) } : undefined,
    expiresAt: row.expiresAt ?? undefined,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

function keysOf({ version, recordSha256, compliant, documents: stored }: SealedState) {
  const files = stored.map(({ kind, sha256, bytes, pages }) => [kind, { sha256, bytes, pages }]);
  return { version, recordSha256, compliant, ...Object.fromEntries(files) };
}

/** The sections that apply to an attempt, as its opening tells them. */
export function applicableSectionsOf(row: AttemptRow) {
  const sections = sectionsOf(requireEdition(row.edition));
  const applicableSections = sections.map(({ topLevel, title, controls }) => ({
    topLevel,
    title,
    childCount: controls.length,
  }));
  const applicableTopLevels = sections.map((section) => section.topLevel);
  const firstTopLevel = applicableTopLevels[0] ?? "";
  return { applicableSections, applicableTopLevels, firstTopLevel };
}

function isAttempt(ctx: Ctx, merchantId: string, attemptId: string): SQL | undefined {
  return and(
    eq(attempts.partnerId, ctx.caller.partnerId),
    eq(attempts.merchantId, merchantId),
    eq(attempts.id, attemptId),
  );
}

/** The attempt of a path, or ATTEMPT_NOT_FOUND. */
export async function requireAttempt(
  ctx: Ctx,
  ref: { merchantId: string; attemptId: string },
): Promise<AttemptRow> {
  const [row] = await ctx.db
    .select()
    .from(attempts)
    .where(isAttempt(ctx, ref.merchantId, ref.attemptId));
  if (!row) throw new AppError("ATTEMPT_NOT_FOUND");
  return row;
}

/** The attempt of a path, locked until the transaction ends, or ATTEMPT_NOT_FOUND. */
export async function lockAttempt(
  ctx: Ctx,
  ref: { merchantId: string; attemptId: string },
): Promise<AttemptRow> {
  const [row] = await ctx.db
    .select()
    .from(attempts)
    .where(isAttempt(ctx, ref.merchantId, ref.attemptId))
    .for("update");
  if (!row) throw new AppError("ATTEMPT_NOT_FOUND");
  return row;
}

/** The attempt of a path, locked and still open; ALREADY_SEALED where it is not. */
export async function lockOpenAttempt(
  ctx: Ctx,
  ref: { merchantId: string; attemptId: string },
): Promise<AttemptRow> {
  const row = await lockAttempt(ctx, ref);
  if (isSealed(row.status)) throw new AppError("ALREADY_SEALED");
  return row;
}

/** An attempt by its id alone, for jobs; null where it was deleted meanwhile. */
export async function findAttempt(
  ctx: Ctx,
  attemptId: string,
  mode: "read" | "lock" = "read",
): Promise<AttemptRow | null> {
  const query = ctx.db
    .select()
    .from(attempts)
    .where(and(eq(attempts.partnerId, ctx.caller.partnerId), eq(attempts.id, attemptId)));
  const [row] = await (mode === "lock" ? query.for("update") : query);
  return row ?? null;
}

/** Every attempt of a merchant, newest first. */
export async function listAttemptRows(ctx: Ctx, merchantId: string): Promise<AttemptRow[]> {
  return ctx.db
    .select()
    .from(attempts)
    .where(and(eq(attempts.partnerId, ctx.caller.partnerId), eq(attempts.merchantId, merchantId)))
    .orderBy(desc(attempts.createdAt), desc(attempts.id));
}

/** How many controls are parked in the open attempts of a merchant, by attempt. */
export async function countParked(ctx: Ctx, merchantId: string): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select({ attemptId: answers.attemptId, parked: count() })
    .from(answers)
    .innerJoin(
      attempts,
      and(eq(attempts.partnerId, answers.partnerId), eq(attempts.id, answers.attemptId)),
    )
    .where(
      and(
        eq(attempts.partnerId, ctx.caller.partnerId),
        eq(attempts.merchantId, merchantId),
        isNull(attempts.sealedAt),
        eq(answers.parked, true),
      ),
    )
    .groupBy(answers.attemptId);
  return new Map(rows.map(({ attemptId, parked }) => [attemptId, parked]));
}

/** Inserts an attempt; null where another one is open for the payment method (the race's loser). */
export async function insertAttempt(
  ctx: Ctx,
  values: Omit<typeof attempts.$inferInsert, "partnerId" | "createdAt" | "updatedAt">,
): Promise<AttemptRow | null> {
  const own = { partnerId: ctx.caller.partnerId, createdAt: ctx.now, updatedAt: ctx.now };
  const [row] = await ctx.db
    .insert(attempts)
    .values({ ...values, ...own })
    .onConflictDoNothing({
      target: [attempts.partnerId, attempts.paymentMethodId],
      where: isNull(attempts.sealedAt),
    })
    .returning();
  return row ?? null;
}

/**
 * Moves an attempt by its machine: the table says what is legal, the update says from where. Returns
 * the row as it is now, or null where the move is not legal or was lost in a race.
 */
export async function moveAttempt(
  ctx: Ctx,
  row: AttemptRow,
  act: AttemptAct,
  change: Partial<typeof attempts.$inferInsert> = {},
): Promise<AttemptRow | null> {
  const to = attemptMachine.next(row.status, act);
  if (!to) return null;
  const [moved] = await ctx.db
    .update(attempts)
    .set({ ...change, status: to, updatedAt: ctx.now })
    .where(and(isAttempt(ctx, row.merchantId, row.id), eq(attempts.status, row.status)))
    .returning();
  if (moved && to !== row.status) {
    ctx.emit("attempt.status_changed", attemptSubject(row), { from: row.status, to });
  }
  return moved ?? null;
}

/** Writes what the merchant's words hold against each other. */
export async function updateContradictions(
  ctx: Ctx,
  row: AttemptRow,
  contradictions: readonly Contradiction[],
): Promise<void> {
  await ctx.db
    .update(attempts)
    .set({ contradictions })
    .where(isAttempt(ctx, row.merchantId, row.id));
}

/** Writes where the work on an open attempt goes on. */
export async function updateOpenSection(
  ctx: Ctx,
  row: AttemptRow,
  change: Pick<AttemptRow, "openSection" | "followUpOpen">,
): Promise<void> {
  await ctx.db
    .update(attempts)
    .set(change)
    .where(isAttempt(ctx, row.merchantId, row.id));
}

/** Gives an attempt another questionnaire. What its words held against each other is read anew. */
export async function updateType(
  ctx: Ctx,
  row: AttemptRow,
  type: Pick<AttemptRow, "saqType" | "edition" | "typeSource" | "overrideReason" | "threadId">,
): Promise<AttemptRow> {
  const change = { ...type, contradictions: [], updatedAt: ctx.now };
  const [changed] = await ctx.db
    .update(attempts)
    .set(change)
    .where(isAttempt(ctx, row.merchantId, row.id))
    .returning();
  return changed ?? row;
}

/** How much a merchant has, for the answer to its deletion. */
export async function countChildren(ctx: Ctx, merchantId: string) {
  const counted = async (
    table:
      | typeof paymentMethods
      | typeof attempts
      | typeof answers
      | typeof documents
      | typeof jobs,
  ) => {
    const [row] = await ctx.db
      .select({ value: count() })
      .from(table)
      .where(and(eq(table.partnerId, ctx.caller.partnerId), eq(table.merchantId, merchantId)));
    return row?.value ?? 0;
  };
  return {
    paymentMethods: await counted(paymentMethods),
    attempts: await counted(attempts),
    answers: await counted(answers),
    documents: await counted(documents),
    jobs: await counted(jobs),
  };
}
