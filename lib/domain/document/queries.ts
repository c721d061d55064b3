import { and, eq, type SQL } from "drizzle-orm";
import { documents, narratives } from "@/db/schema";
import type { Assessed, Narrative } from "@/lib/assessor/port";
import { canonicalJson, sha256 } from "@/lib/core/canonical";
import { newId } from "@/lib/core/ids";
import type { AttemptRow } from "@/lib/domain/attempt/queries";
import type { StoredDocument } from "@/lib/domain/attempt/sealed-queries";
import type { Ctx } from "@/lib/domain/operation";
import type { DocumentKind } from "./shape";

function isDocument(
  ctx: Ctx,
  attemptId: string,
  version: number,
  kind?: DocumentKind,
): SQL | undefined {
  return and(
    eq(documents.partnerId, ctx.caller.partnerId),
    eq(documents.attemptId, attemptId),
    eq(documents.version, version),
    kind ? eq(documents.kind, kind) : undefined,
  );
}

/** The stored bytes of one document, or null. */
export async function findContent(
  ctx: Ctx,
  attemptId: string,
  version: number,
  kind: DocumentKind,
): Promise<Buffer | null> {
  const [row] = await ctx.db
    .select({ content: documents.content })
    .from(documents)
    .where(isDocument(ctx, attemptId, version, kind));
  return row?.content ?? null;
}

/** What is stored of one version, without the content. */
export async function listDocuments(
  ctx: Ctx,
  attemptId: string,
  version: number,
): Promise<StoredDocument[]> {
  const { kind, sha256: hash, bytes, pages, pipeline } = documents;
  return ctx.db
    .select({ version: documents.version, kind, sha256: hash, bytes, pages, pipeline })
    .from(documents)
    .where(isDocument(ctx, attemptId, version));
}

/** Stores a document, once: the set of a version is written together and never replaced. */
export async function addDocument(
  ctx: Ctx,
  attempt: AttemptRow,
  document: StoredDocument & { content: Buffer },
): Promise<void> {
  await ctx.db
    .insert(documents)
    .values({
      ...document,
      id: newId("doc"),
      createdAt: ctx.now,
      partnerId: attempt.partnerId,
      attemptId: attempt.id,
      merchantId: attempt.merchantId,
    })
    .onConflictDoNothing();
}

/** The narrative parts that a language model wrote for an attempt, or null. */
export async function findNarrative(ctx: Ctx, attemptId: string) {
  const { roleWithCards, environment } = narratives;
  const [row] = await ctx.db
    .select({ roleWithCards, environment })
    .from(narratives)
    .where(
      and(eq(narratives.partnerId, ctx.caller.partnerId), eq(narratives.attemptId, attemptId)),
    );
  return row ?? null;
}

/** Keeps what a language model wrote for an attempt: the first text is the only one. */
export async function addNarrative(
  ctx: Ctx,
  attempt: AttemptRow,
  { provenance, roleWithCards, environment }: Assessed<Narrative>,
): Promise<void> {
  await ctx.db
    .insert(narratives)
    .values({
      ...{ roleWithCards, environment, provenance },
      partnerId: attempt.partnerId,
      attemptId: attempt.id,
      merchantId: attempt.merchantId,
      sha256: sha256(canonicalJson({ roleWithCards, environment })),
      createdAt: ctx.now,
    })
    .onConflictDoNothing();
}
