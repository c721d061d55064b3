// What was sealed of attempts: the newest record of each, and the documents that are stored of it.
import { and, asc, eq } from "drizzle-orm";
import { documents, records } from "@/db/schema";
import type { Ctx } from "@/lib/domain/operation";

/** What the stored documents of an attempt are, without their content. */
export interface StoredDocument {
  /** Of the sealed record that it was made from. */
  readonly version: number;
  readonly kind: "saq" | "aoc";
  readonly sha256: string;
  readonly bytes: number;
  readonly pages: number;
  readonly pipeline: "saas-prefill" | "local-fallback";
}

/** What of an attempt was sealed: its newest record, and the documents that are stored of it. */
export interface SealedState {
  readonly version: number;
  readonly recordSha256: string;
  /** Whether this attestation by itself attests compliance. */
  readonly compliant: boolean;
  readonly documents: readonly StoredDocument[];
}

/** What was sealed of a merchant's attempts, by attempt. */
export async function sealedStates(
  ctx: Ctx,
  merchantId: string,
): Promise<Map<string, SealedState>> {
  const rows = await ctx.db
    .select({
      attemptId: records.attemptId,
      version: records.version,
      recordSha256: records.sha256,
      compliant: records.compliant,
      kind: documents.kind,
      sha256: documents.sha256,
      bytes: documents.bytes,
      pages: documents.pages,
      pipeline: documents.pipeline,
    })
    .from(records)
    .leftJoin(
      documents,
      and(
        eq(documents.partnerId, records.partnerId),
        eq(documents.attemptId, records.attemptId),
        eq(documents.version, records.version),
      ),
    )
    .where(and(eq(records.partnerId, ctx.caller.partnerId), eq(records.merchantId, merchantId)))
    .orderBy(asc(records.version));
  const states = new Map<string, SealedState>();
  for (const { attemptId, version, recordSha256, compliant, ...document } of rows) {
    const known = states.get(attemptId);
    const before = known?.version === version ? known.documents : [];
    const { kind, sha256, bytes, pages, pipeline } = document;
    const added =
      kind && sha256 && bytes !== null && pages !== null && pipeline
        ? [{ version, kind, sha256, bytes, pages, pipeline }]
        : [];
    const sealed = [...before, ...added];
    states.set(attemptId, { version, recordSha256, compliant, documents: sealed });
  }
  return states;
}
