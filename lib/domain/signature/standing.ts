// What is signed is what is sealed: a change of anything that stood when it was signed takes the signature
// away. Every command that can change it ends with `voidIfChanged`; sealing looks once more.
import { and, eq, inArray, isNull } from "drizzle-orm";
import { attempts, signatures } from "@/db/schema";
import { canonicalJson } from "@/lib/core/canonical";
import { type AttemptRow, attemptSubject } from "@/lib/domain/attempt/queries";
import type { Ctx } from "@/lib/domain/operation";
import { composeContent } from "@/lib/domain/record/content";
import { changedSince } from "@/lib/domain/record/difference";
import type { RecordContent, RecordSection } from "@/lib/domain/record/shape";
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
  const open = and(
    eq(attempts.partnerId, ctx.caller.partnerId),
    inArray(attempts.merchantId, [...merchantIds]),
    isNull(attempts.sealedAt),
  );
  // Waits for whoever is signing or sealing one of them, so that what it comes to is seen below.
  await ctx.db.select({ id: attempts.id }).from(attempts).where(open).for("update");
  const rows = await ctx.db
    .select({ attempt: attempts })
    .from(attempts)
    .innerJoin(
      signatures,
      and(eq(signatures.partnerId, attempts.partnerId), eq(signatures.attemptId, attempts.id)),
    )
    .where(open);
  for (const { attempt } of rows) await voidIfChanged(ctx, attempt);
}

/** A signature and everything else as they stood before an answer was read. */
export interface Standing {
  readonly signature: SignatureRow;
  readonly signed: RecordContent;
  readonly before: RecordContent;
}

/** What stands now, for `standOrVoid`; null where nobody signed. */
export async function standingOf(ctx: Ctx, attempt: AttemptRow): Promise<Standing | null> {
  const signature = await findSignature(ctx, attempt.id);
  if (!signature?.content) return null;
  const before = await composeContent(ctx, attempt);
  return { signature, signed: signature.content, before };
}

/** What an analysis was about, and when the answer was sent. */
export interface ReadAnswer {
  readonly topLevel: string;
  readonly sentAt: Date;
  /** The same section or control was answered again later than that; when last. */
  readonly answeredAgainAt: Date | null;
}

/**
 * After an answer was read: where it was sent before the signature, it counts as having stood, so that
 * what was read of it, and nothing else, enters what was signed and is named in the evidence. Else, or
 * where it was answered once more after the signature, it is a change.
 */
export async function standOrVoid(
  ctx: Ctx,
  attempt: AttemptRow,
  { signature, signed, before }: Standing,
  { topLevel, sentAt, answeredAgainAt }: ReadAnswer,
): Promise<void> {
  const { signedAt } = signature;
  if (sentAt > signedAt) return voidIfChanged(ctx, attempt);
  if (answeredAgainAt && answeredAgainAt > signedAt) {
    return voidSignature(ctx, attempt, signature, [`sections.${topLevel}.answer`]);
  }
  const now = await composeContent(ctx, attempt);
  const read = readControls(sectionOf(before, topLevel), sectionOf(now, topLevel));
  const content = {
    ...signed,
    sections: signed.sections.map((section) =>
      section.topLevel === topLevel
        ? entered(section, sectionOf(before, topLevel), sectionOf(now, topLevel))
        : section,
    ),
  };
  const ids = read.map(({ controlId }) => controlId);
  const readAfterwards = [...new Set([...signature.readAfterwards, ...ids])];
  await updateSignedContent(ctx, attempt.id, { content, readAfterwards });
}

function sectionOf(content: RecordContent, topLevel: string): RecordSection | undefined {
  return content.sections.find((section) => section.topLevel === topLevel);
}

/** The controls that reading the answer changed, as they are now. */
function readControls(before: RecordSection | undefined, now: RecordSection | undefined) {
  const was = new Map(
    before?.controls.map((control) => [control.controlId, canonicalJson(control)]),
  );
  const controls = now?.controls ?? [];
  return controls.filter((control) => was.get(control.controlId) !== canonicalJson(control));
}

/** A signed section with what reading the answer changed of it. */
function entered(
  signed: RecordSection,
  before: RecordSection | undefined,
  now: RecordSection | undefined,
): RecordSection {
  const read = new Map(
    readControls(before, now).map((control) => [control.controlId, control] as const),
  );
  return {
    ...signed,
    answer: now && now.answer !== before?.answer ? now.answer : signed.answer,
    controls: signed.controls.map((control) => read.get(control.controlId) ?? control),
  };
}
