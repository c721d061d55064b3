import { and, desc, eq, lte, type SQL } from "drizzle-orm";
import { records } from "@/db/schema";
import { canonicalJson, sha256 } from "@/lib/core/canonical";
import type { AttemptRow } from "@/lib/domain/attempt/queries";
import type { Ctx } from "@/lib/domain/operation";
import { type SealedRecord, SealedRecordShape } from "./shape";

/** A stored record. */
export type RecordRow = typeof records.$inferSelect;

/** Writes a record, once and for good. */
export async function insertRecord(
  ctx: Ctx,
  attempt: AttemptRow,
  record: SealedRecord,
  logoSha256: string | null,
): Promise<RecordRow> {
  const canonical = canonicalJson(SealedRecordShape.parse(record));
  const [row] = await ctx.db
    .insert(records)
    .values({
      partnerId: attempt.partnerId,
      attemptId: attempt.id,
      merchantId: attempt.merchantId,
      version: record.evidence.version,
      shapeVersion: record.shapeVersion,
      canonical,
      sha256: sha256(canonical),
      compliant: record.evidence.result === "compliant",
      verificationCode: record.evidence.verificationCode,
      logoSha256,
      createdAt: ctx.now,
    })
    .returning();
  if (!row) throw new Error("the record was not inserted");
  return row;
}

function ofAttempt(ctx: Ctx, attemptId: string): SQL | undefined {
  return and(eq(records.partnerId, ctx.caller.partnerId), eq(records.attemptId, attemptId));
}

/** A version of an attempt's record, the newest where none is named; null where there is none. */
export async function findRecord(
  ctx: Ctx,
  attemptId: string,
  version?: number,
): Promise<RecordRow | null> {
  const [row] = await ctx.db
    .select()
    .from(records)
    .where(and(ofAttempt(ctx, attemptId), version ? eq(records.version, version) : undefined))
    .orderBy(desc(records.version))
    .limit(1);
  return row ?? null;
}

/** The version of an attempt's record that was the newest at a moment; null where there was none. */
export async function findRecordAt(
  ctx: Ctx,
  attemptId: string,
  moment: Date,
): Promise<RecordRow | null> {
  const [row] = await ctx.db
    .select()
    .from(records)
    .where(and(ofAttempt(ctx, attemptId), lte(records.createdAt, moment)))
    .orderBy(desc(records.version))
    .limit(1);
  return row ?? null;
}

/** The controls of a sealed attempt as its record has them; null where it has none. */
export async function findSealedControls(ctx: Ctx, attemptId: string) {
  const row = await findRecord(ctx, attemptId);
  if (!row) return null;
  return readRecord(row).sections.flatMap(({ topLevel, controls }) =>
    controls.map(({ controlId, title, status, inherited, origin }) => ({
      ...{ controlId, topLevel, title, status, inherited, origin },
    })),
  );
}

/** What a stored record says, in whatever shape it was written. */
export function readRecord(row: Pick<RecordRow, "canonical">): SealedRecord {
  return SealedRecordShape.parse(JSON.parse(row.canonical));
}
