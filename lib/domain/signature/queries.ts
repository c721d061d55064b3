import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { signatures } from "@/db/schema";
import { actorName } from "@/lib/core/caller";
import type { AttemptRow } from "@/lib/domain/attempt/queries";
import type { Language } from "@/lib/domain/language/shape";
import type { Ctx } from "@/lib/domain/operation";
import { listAnswers } from "@/lib/domain/question/queries";
import { hashOfWords, knownWords } from "./acknowledgement";

/** A signature as it is shown and printed. */
export interface SignatureView {
  readonly signatoryName: string;
  readonly signatoryTitle: string;
  /** What was shown and confirmed. */
  readonly acknowledgement: string;
  /** Where those are words of ours: which, and in which language. */
  readonly acknowledgementVersion: number | undefined;
  readonly acknowledgementLanguage: Language | undefined;
  readonly signedAt: Date;
}

/** The signature of an attempt, or null. */
export async function findSignature(ctx: Ctx, attemptId: string): Promise<SignatureView | null> {
  const [row] = await ctx.db
    .select({
      signatoryName: signatures.signatoryName,
      signatoryTitle: signatures.signatoryTitle,
      acknowledgement: signatures.acknowledgement,
      acknowledgementVersion: signatures.acknowledgementVersion,
      acknowledgementLanguage: signatures.acknowledgementLanguage,
      signedAt: signatures.signedAt,
    })
    .from(signatures)
    .where(
      and(eq(signatures.partnerId, ctx.caller.partnerId), eq(signatures.attemptId, attemptId)),
    );
  if (!row) return null;
  return {
    ...row,
    acknowledgementVersion: row.acknowledgementVersion ?? undefined,
    acknowledgementLanguage: row.acknowledgementLanguage ?? undefined,
  };
}

/** Records a signature with its evidence, replacing an earlier one of the same attempt. */
export async function putSignature(
  ctx: Ctx,
  attempt: AttemptRow,
  signing: Pick<SignatureView, "signatoryName" | "signatoryTitle" | "acknowledgement">,
): Promise<SignatureView> {
  const { signatoryName, signatoryTitle, acknowledgement } = signing;
  const known = knownWords(acknowledgement);
  const signed = {
    ...{ signatoryName, signatoryTitle, acknowledgement },
    acknowledgementHash: hashOfWords(acknowledgement),
    acknowledgementVersion: known?.version ?? null,
    acknowledgementLanguage: known?.language ?? null,
    signedAt: ctx.now,
    answersHash: await hashOfAnswers(ctx, attempt.id),
    signedBy: actorName(ctx.caller),
  };
  await ctx.db
    .insert(signatures)
    .values({
      ...signed,
      partnerId: attempt.partnerId,
      attemptId: attempt.id,
      merchantId: attempt.merchantId,
    })
    .onConflictDoUpdate({
      target: [signatures.partnerId, signatures.attemptId],
      set: signed,
    });
  return {
    ...{ signatoryName, signatoryTitle, acknowledgement },
    acknowledgementVersion: known?.version,
    acknowledgementLanguage: known?.language,
    signedAt: ctx.now,
  };
}

async function hashOfAnswers(ctx: Ctx, attemptId: string): Promise<string> {
  const rows = await listAnswers(ctx, attemptId);
  const told = rows.map((row) => [row.controlId, row.status, row.answer]);
  return createHash("sha256").update(JSON.stringify(told)).digest("hex");
}
