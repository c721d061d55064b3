import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import type { FileAnswer } from "@/lib/core/operation";
import { requireAttempt } from "@/lib/domain/attempt/queries";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { operation } from "@/lib/domain/operation";
import { findRecord } from "./queries";
import { RecordRef } from "./shape";

export const getRecord = operation({
  name: "records.get",
  summary: "Get the sealed record of an attempt",
  description:
    "Canonical JSON (RFC 8785), byte for byte as its hash `recordSha256` was made. It holds everything that both documents say, and never changes; a signature that was given after sealing is a version of its own.",
  kind: "query",
  rest: "GET /v1/merchants/{merchantId}/attempts/{attemptId}/record",
  actors: ["partner", "merchant", "user"],
  input: RecordRef,
  output: z.custom<FileAnswer>(),
  produces: "application/json",
  errors: ["MERCHANT_NOT_FOUND", "ATTEMPT_NOT_FOUND", "NOT_SEALED"],
  async handler(ctx, input) {
    await requireMerchant(ctx, input.merchantId);
    const attempt = await requireAttempt(ctx, input);
    const row = await findRecord(ctx, attempt.id, input.version);
    if (!row) throw new AppError("NOT_SEALED");
    return {
      bytes: new TextEncoder().encode(row.canonical),
      filename: `${attempt.id}-record-${row.version}.json`,
      disposition: "inline" as const,
    };
  },
});
