import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import type { FileAnswer } from "@/lib/core/operation";
import { isSealed } from "@/lib/domain/attempt/machine";
import { requireAttempt } from "@/lib/domain/attempt/queries";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { operation } from "@/lib/domain/operation";
import { sealedNames } from "@/lib/domain/record/names";
import { findRecord, readRecord } from "@/lib/domain/record/queries";
import { findContent } from "./queries";
import { DOCUMENT_KINDS, DocumentRef, documentFilename } from "./shape";

export const downloadDocument = operation({
  name: "documents.download",
  summary: "Download the SAQ or the AoC of a sealed attempt",
  description:
    "The address does not expire; the credentials are checked on every download. Without `version` it is the newest version of the sealed record.",
  kind: "query",
  rest: "GET /v1/merchants/{merchantId}/attempts/{attemptId}/documents/{kind}.pdf",
  actors: ["partner", "merchant", "user"],
  input: DocumentRef,
  output: z.custom<FileAnswer>(),
  produces: "application/pdf",
  errors: ["MERCHANT_NOT_FOUND", "ATTEMPT_NOT_FOUND", "UNKNOWN_DOC", "NOT_SEALED", "PDF_NOT_FOUND"],
  async handler(ctx, input) {
    await requireMerchant(ctx, input.merchantId);
    const attempt = await requireAttempt(ctx, input);
    const kind = DOCUMENT_KINDS.find((known) => known === input.kind);
    if (!kind) throw new AppError("UNKNOWN_DOC");
    const row = await findRecord(ctx, attempt.id, input.version);
    if (!row) throw new AppError(isSealed(attempt.status) ? "PDF_NOT_FOUND" : "NOT_SEALED");
    const bytes = await findContent(ctx, attempt.id, row.version, kind);
    if (!bytes) throw new AppError("PDF_NOT_FOUND");
    const filename = documentFilename(kind, sealedNames(readRecord(row)));
    return { bytes, filename, disposition: input.disposition };
  },
});
