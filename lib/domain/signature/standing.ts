// What is signed is what is sealed: a change of anything that stood when it was signed takes the signature
// away. Every command that can change it ends with `voidIfChanged`; sealing looks once more.
import { and, eq, inArray, isNull } from "drizzle-orm";
import { attempts, signatures } from "@/db/schema";
import { type AttemptRow, attemptSubject } from "@/lib/domain/attempt/queries";
import type { Ctx } from "@/lib/domain/operation";
import { composeContent } from "@/lib/domain/record/content";
import { changedSince } from "@/lib/domain/record/difference";
import type { RecordContent } from "@/lib/domain/record/shape";
import { findSignature, removeSignature, type SignatureRow, updateSignedContent } from "./queries";

/** Paths that an event names at the most. */
const PATHS_TOLD = 20;

/** Takes the signature of an open attempt away where what was signed is no longer so. */
export async function voidIfChanged(ctx: Ctx, attempt: AttemptRow): Promise<void> {
  const signature = await findSignature(ctx, attempt.id);
  if (!signature?.content) return;
  const changed = changedSince(signature.content, await composeContent(ctx, attempt));
  if (changed.length > 0) await voidSignature(ctx, attempt, signature, changed);
}

async function voidSignature(
  ctx: Ctx,
  attempt: AttemptRow,
  signature: SignatureRow,
  changed: readonly string[],
): Promise<void> {
  await removeSignature(ctx, attempt.id);
  ctx.emit("attempt.signature_voided", attemptSubject(attempt), {
    signatoryName: signature.signatoryName,
    signedAt: signature.signedAt.toISOString(),
    changed: changed.slice(0, PATHS_TOLD),
  });
}

/** The same for every signed, unsealed attempt of merchants: their own data belong to what is signed. */
export async function voidChangedOf(ctx: Ctx, merchantIds: readonly string[]): Promise<void> {
  if (merchantIds.length === 0) return;
  const rows = await ctx.db
    .select({ attempt: attempts })
    .from(attempts)
    .innerJoin(
      signatures,
      and(eq(signatures.partnerId, attempts.partnerId), eq(signatures.attemptId, attempts.id)),
    )
    .where(
      and(
        eq(attempts.partnerId, ctx.caller.partnerId),
        inArray(attempts.merchantId, [...merchantIds]),
        isNull(attempts.sealedAt),
      ),
    );
  for (const { attempt } of rows) await voidIfChanged(ctx, attempt);
}

/**
 * After an answer was read: where it was sent before the signature, it counts as having stood, so that
 * what was read of it enters what was signed and is named in the evidence. Else it is a change.
 */
export async function standOrVoid(
  ctx: Ctx,
  attempt: AttemptRow,
  answered: { readonly topLevel: string; readonly sentAt: Date },
): Promise<void> {
  const signature = await findSignature(ctx, attempt.id);
  if (!signature?.content) return;
  if (answered.sentAt > signature.signedAt) return voidIfChanged(ctx, attempt);
  const now = await composeContent(ctx, attempt);
  const section = sectionOf(now, answered.topLevel);
  const content = {
    ...signature.content,
    sections: signature.content.sections.map((each) =>
      section && each.topLevel === answered.topLevel ? section : each,
    ),
  };
  const read = changedControls(signature.content, now, answered.topLevel);
  const readAfterwards = [...new Set([...signature.readAfterwards, ...read])];
  await updateSignedContent(ctx, attempt.id, { content, readAfterwards });
}

function sectionOf(content: RecordContent, topLevel: string) {
  return content.sections.find((section) => section.topLevel === topLevel);
}

function changedControls(before: RecordContent, now: RecordContent, topLevel: string): string[] {
  const was = new Map(
    sectionOf(before, topLevel)?.controls.map(({ controlId, status }) => [controlId, status]),
  );
  const controls = sectionOf(now, topLevel)?.controls ?? [];
  return controls
    .filter(({ controlId, status }) => was.get(controlId) !== status)
    .map(({ controlId }) => controlId);
}
