import { and, desc, eq, type SQL } from "drizzle-orm";
import { events, signatures } from "@/db/schema";
import { actorName } from "@/lib/core/caller";
import { canonicalJson, sha256 } from "@/lib/core/canonical";
import type { AttemptRow } from "@/lib/domain/attempt/queries";
import type { Language } from "@/lib/domain/language/shape";
import type { Ctx } from "@/lib/domain/operation";
import { callerEvidence } from "@/lib/domain/record/caller";
import type { RecordContent } from "@/lib/domain/record/shape";
import type { Confirmation } from "@/lib/domain/statement/shape";
import { hashOfWords, knownWords } from "./acknowledgement";

/** A signature with its evidence, as it is kept. */
export type SignatureRow = typeof signatures.$inferSelect;

/** A signature as it is shown. */
export interface SignatureView {
  readonly signatoryName: string;
  readonly signatoryTitle: string;
  /** What was shown and confirmed. */
  readonly acknowledgement: string;
  /** Where those are words of ours: which, and in which language. */
  readonly acknowledgementVersion: number | undefined;
  readonly acknowledgementLanguage: Language | undefined;
  readonly confirmations: Confirmation[];
  readonly signedAt: Date;
}

/** A signature as it is shown. */
export function toSignature(row: SignatureRow): SignatureView {
  const { signatoryName, signatoryTitle, acknowledgement, confirmations, signedAt } = row;
  return {
    ...{ signatoryName, signatoryTitle, acknowledgement, signedAt },
    confirmations: [...confirmations],
    acknowledgementVersion: row.acknowledgementVersion ?? undefined,
    acknowledgementLanguage: row.acknowledgementLanguage ?? undefined,
  };
}

function ofAttempt(ctx: Ctx, attemptId: string): SQL | undefined {
  return and(eq(signatures.partnerId, ctx.caller.partnerId), eq(signatures.attemptId, attemptId));
}

/** The signature of an attempt, or null. */
export async function findSignature(ctx: Ctx, attemptId: string): Promise<SignatureRow | null> {
  const [row] = await ctx.db.select().from(signatures).where(ofAttempt(ctx, attemptId));
  return row ?? null;
}

/** The last signature of an attempt that a change took away, or null. */
export async function findVoidedSignature(ctx: Ctx, attempt: AttemptRow) {
  const [row] = await ctx.db
    .select({ payload: events.payload, voidedAt: events.createdAt })
    .from(events)
    .where(
      and(
        eq(events.partnerId, ctx.caller.partnerId),
        eq(events.merchantId, attempt.merchantId),
        eq(events.attemptId, attempt.id),
        eq(events.type, "attempt.signature_voided"),
      ),
    )
    .orderBy(desc(events.createdAt))
    .limit(1);
  if (!row) return null;
  const { signatoryName, signedAt } = row.payload;
  return {
    signatoryName: String(signatoryName),
    signedAt: new Date(String(signedAt)),
    voidedAt: row.voidedAt,
  };
}

/** What somebody signs with. */
export interface Signing {
  readonly signatoryName: string;
  readonly signatoryTitle: string;
  readonly acknowledgement: string;
  readonly confirmations: readonly Confirmation[];
}

/** Records a signature on a content with its evidence, replacing an earlier one of the same attempt. */
export async function putSignature(
  ctx: Ctx,
  attempt: AttemptRow,
  signing: Signing,
  content: RecordContent,
): Promise<SignatureRow> {
  const { signatoryName, signatoryTitle, acknowledgement, confirmations } = signing;
  const known = knownWords(acknowledgement);
  const signed = {
    ...{ signatoryName, signatoryTitle, acknowledgement, confirmations, content },
    acknowledgementHash: hashOfWords(acknowledgement),
    acknowledgementVersion: known?.version ?? null,
    acknowledgementLanguage: known?.language ?? null,
    signedAt: ctx.now,
    contentSha256: sha256(canonicalJson(content)),
    readAfterwards: [],
    signedBy: actorName(ctx.caller),
    caller: callerEvidence(ctx),
  };
  const { partnerId, id: attemptId, merchantId } = attempt;
  const [row] = await ctx.db
    .insert(signatures)
    .values({ ...signed, partnerId, attemptId, merchantId })
    .onConflictDoUpdate({
      target: [signatures.partnerId, signatures.attemptId],
      set: signed,
    })
    .returning();
  if (!row) throw new Error("the signature was not recorded");
  return row;
}

/** Takes a signature away: what was signed is no longer so. */
export async function removeSignature(ctx: Ctx, attemptId: string): Promise<void> {
  await ctx.db.delete(signatures).where(ofAttempt(ctx, attemptId));
}

/** Enters into what was signed what was answered before the signature and read only now. */
export async function updateSignedContent(
  ctx: Ctx,
  attemptId: string,
  change: Pick<SignatureRow, "content" | "readAfterwards">,
): Promise<void> {
  await ctx.db.update(signatures).set(change).where(ofAttempt(ctx, attemptId));
}
