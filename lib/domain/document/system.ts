// What the document job reads and writes.
import { z } from "zod";
import { attemptSubject, findAttempt, moveAttempt } from "@/lib/domain/attempt/queries";
import { operation } from "@/lib/domain/operation";
import type { DocumentModel, RenderedDocument } from "@/lib/render/model";
import { documentModelOf } from "./model";
import { putDocument } from "./queries";

const SealedRef = z.strictObject({ attemptId: z.string() });

export const loadDocumentModel = operation({
  name: "documents.load",
  summary: "What the documents of a sealed attempt print; null where it was deleted",
  kind: "query",
  actors: ["system"],
  input: SealedRef,
  output: z.custom<Omit<DocumentModel, "narrative">>().nullable(),
  errors: [],
  async handler(ctx, input) {
    const attempt = await findAttempt(ctx, input.attemptId);
    if (!attempt?.sealedAt || !attempt.expiresAt) return null;
    const { sealedAt, expiresAt } = attempt;
    return documentModelOf(ctx, { ...attempt, sealedAt, expiresAt });
  },
});

export const recordDocuments = operation({
  name: "documents.record",
  summary: "Store both documents of an attempt",
  kind: "command",
  actors: ["system"],
  input: SealedRef.extend({
    /** Id of the event that asked for them: one set and one message for each. */
    causedBy: z.string(),
    rendered: z.array(z.custom<RenderedDocument>()).length(2),
    pipeline: z.enum(["saas-prefill", "local-fallback"]),
  }),
  output: z.null(),
  errors: [],
  async handler(ctx, input) {
    const attempt = await findAttempt(ctx, input.attemptId, "lock");
    if (!attempt?.sealedAt) return null;
    const hashes = { saq: "", aoc: "" };
    for (const { kind, bytes, sha256, pages } of input.rendered) {
      hashes[kind] = sha256;
      const content = Buffer.from(bytes);
      const { pipeline } = input;
      await putDocument(ctx, attempt, {
        kind,
        sha256,
        pages,
        pipeline,
        bytes: bytes.length,
        content,
      });
    }
    await moveAttempt(ctx, attempt, "storeDocuments");
    ctx.emit("documents.ready", attemptSubject(attempt), {
      ...hashes,
      pipeline: input.pipeline,
      causedBy: input.causedBy,
    });
    return null;
  },
});
