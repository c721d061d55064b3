import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { signatures } from "@/db/schema";
import { actorName } from "@/lib/core/caller";
import type { AttemptRow } from "@/lib/domain/attempt/queries";
import type { Ctx } from "@/lib/domain/operation";
import { listAnswers } from "@/lib/domain/question/queries";

/** A signature as it is shown and printed. */
export interface SignatureView {
  readonly signatoryName: string;
  readonly signatoryTitle: string;
  readonly acknowledgement: string;
  readonly signedAt: Date;
}

/** The signature of an attempt, or null. */
export async function findSignature(ctx: Ctx, attemptId: string): Promise<SignatureView | null> {
  const [row] = await ctx.db
    .select({
      signatoryName: signatures.signatoryName,
      signatoryTitle: signatures.signatoryTitle,
      acknowledgement: signatures.acknowledgement,
      signedAt: signatures.signedAt,
    })
    .from(signatures)
    .where(
      and(eq(signatures.partnerId, ctx.caller.partnerId), eq(signatures.attemptId, attemptId)),
    );
  return row ?? null;
}

/** Records a signature with its evidence, replacing an earlier one of the same attempt. */
export async function putSignature(
  ctx: Ctx,
  attempt: AttemptRow,
  signing: Omit<SignatureView, "signedAt">,
): Promise<SignatureView> {
  const { signatoryName, signatoryTitle, acknowledgement } = signing;
  const signed = {
    ...{ signatoryName, signatoryTitle, acknowledgement },
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
  return { signatoryName, signatoryTitle, acknowledgement, signedAt: ctx.now };
}

async function hashOfAnswers(ctx: Ctx, attemptId: string): Promise<string> {
  const rows = await listAnswers(ctx, attemptId);
  const told = rows.map((row) => [row.controlId, row.status, row.answer]);
  return createHash("sha256").update(JSON.stringify(told)).digest("hex");
}
