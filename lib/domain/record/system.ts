// What the public verification page tells of a record: what anybody may know who holds the attestation.
import { and, asc, eq, gt } from "drizzle-orm";
import { z } from "zod";
import { attempts, documents } from "@/db/schema";
import { type AttemptRow, findAttempt } from "@/lib/domain/attempt/queries";
import { type Ctx, operation } from "@/lib/domain/operation";
import { lastSentBackSince } from "@/lib/domain/review-queue/queries";
import { findRecord, readRecord } from "./queries";
import { VerifiedRecord } from "./shape";

export const verifyRecord = operation({
  name: "records.verify",
  summary: "What the holder of a printed code may know of the record; null where it was deleted",
  kind: "query",
  actors: ["system"],
  input: z.strictObject({ attemptId: z.string(), version: z.int() }),
  output: VerifiedRecord.nullable(),
  errors: [],
  async handler(ctx, { attemptId, version }) {
    const row = await findRecord(ctx, attemptId, version);
    const newest = await findRecord(ctx, attemptId);
    const attempt = await findAttempt(ctx, attemptId);
    if (!row || !newest || !attempt?.sealedAt) return null;
    const { assessment, merchant, signature, evidence } = readRecord(row);
    return {
      merchantName: merchant.name,
      saqType: assessment.saqType,
      edition: assessment.edition.label,
      result: evidence.result,
      signedAt: signature?.signedAt ?? null,
      sealedAt: evidence.sealedAt,
      expiresAt: evidence.result === "compliant" ? evidence.expiresAt : null,
      version,
      recordSha256: row.sha256,
      laterVersionAt: newest.version > version ? newest.createdAt.toISOString() : null,
      renewedAt: await sealedAgainAt(ctx, attempt.paymentMethodId, attempt.sealedAt),
      corrections: await correctionsOf(ctx, attempt, attempt.sealedAt),
      files: await filesOf(ctx, attemptId),
    };
  },
});

/** When corrections were asked for since; what they are concerns the merchant and its partner alone. */
async function correctionsOf(ctx: Ctx, { id, paymentMethodId }: AttemptRow, sealedAt: Date) {
  const row = await lastSentBackSince(ctx, paymentMethodId, sealedAt);
  if (!row?.decidedAt) return null;
  const of = row.attemptId === id ? ("this" as const) : ("later" as const);
  return { askedAt: row.decidedAt.toISOString(), of };
}

/** When the same payment method was sealed again; null where it was not. */
async function sealedAgainAt(
  ctx: Ctx,
  paymentMethodId: string,
  after: Date,
): Promise<string | null> {
  const [row] = await ctx.db
    .select({ sealedAt: attempts.sealedAt })
    .from(attempts)
    .where(
      and(
        eq(attempts.partnerId, ctx.caller.partnerId),
        eq(attempts.paymentMethodId, paymentMethodId),
        gt(attempts.sealedAt, after),
      ),
    )
    .orderBy(asc(attempts.sealedAt))
    .limit(1);
  return row?.sealedAt?.toISOString() ?? null;
}

async function filesOf(ctx: Ctx, attemptId: string) {
  const { kind, version, sha256 } = documents;
  return ctx.db
    .select({ kind, version, sha256 })
    .from(documents)
    .where(and(eq(documents.partnerId, ctx.caller.partnerId), eq(documents.attemptId, attemptId)))
    .orderBy(asc(version), asc(kind));
}
