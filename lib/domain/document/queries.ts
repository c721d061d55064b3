import { and, eq } from "drizzle-orm";
import { documents } from "@/db/schema";
import { newId } from "@/lib/core/ids";
import type { AttemptRow, StoredDocument } from "@/lib/domain/attempt/queries";
import type { Ctx } from "@/lib/domain/operation";
import type { DocumentKind } from "./shape";

/** The stored bytes of one document, or null. */
export async function findContent(
  ctx: Ctx,
  attemptId: string,
  kind: DocumentKind,
): Promise<Buffer | null> {
  const [row] = await ctx.db
    .select({ content: documents.content })
    .from(documents)
    .where(
      and(
        eq(documents.partnerId, ctx.caller.partnerId),
        eq(documents.attemptId, attemptId),
        eq(documents.kind, kind),
      ),
    );
  return row?.content ?? null;
}

/** Stores a document, replacing an earlier rendering of the same kind. */
export async function putDocument(
  ctx: Ctx,
  attempt: AttemptRow,
  document: StoredDocument & { content: Buffer },
): Promise<void> {
  const stored = { ...document, id: newId("doc"), createdAt: ctx.now };
  await ctx.db
    .insert(documents)
    .values({
      ...stored,
      partnerId: attempt.partnerId,
      attemptId: attempt.id,
      merchantId: attempt.merchantId,
    })
    .onConflictDoUpdate({
      target: [documents.partnerId, documents.attemptId, documents.kind],
      set: stored,
    });
}
