import { AppError } from "@/lib/core/errors";
import { isSealed } from "@/lib/domain/attempt/machine";
import { type AttemptRow, attemptSubject, lockAttempt } from "@/lib/domain/attempt/queries";
import { refreshCompliance } from "@/lib/domain/merchant/compliance";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { type Ctx, operation } from "@/lib/domain/operation";
import { findSignature, putSignature } from "./queries";
import { Sign, SignatureShape } from "./shape";

export const signAttempt = operation({
  name: "attempts.sign",
  summary: "Record the merchant's signature on an attempt",
  description:
    "Required before finalize. An attempt that was submitted unsigned can be signed later, once; then seal it again to print the signature.",
  kind: "command",
  rest: "POST /v1/merchants/{merchantId}/attempts/{attemptId}/sign",
  actors: ["partner", "merchant"],
  input: Sign,
  output: SignatureShape,
  errors: ["MERCHANT_NOT_FOUND", "ATTEMPT_NOT_FOUND", "ALREADY_SEALED"],
  async handler(ctx, input) {
    await requireMerchant(ctx, input.merchantId);
    const attempt = await lockAttempt(ctx, input);
    await refuseSealed(ctx, attempt);
    const signature = await putSignature(ctx, attempt, input);
    ctx.emit("attempt.signed", attemptSubject(attempt), {
      signatoryName: signature.signatoryName,
      signatoryTitle: signature.signatoryTitle,
    });
    await refreshCompliance(ctx, attempt.merchantId);
    return signature;
  },
});

/** A sealed attempt takes a signature only where submit sealed it without one. */
async function refuseSealed(ctx: Ctx, attempt: AttemptRow): Promise<void> {
  if (!isSealed(attempt.status)) return;
  const signed = await findSignature(ctx, attempt.id);
  if (attempt.sealedBy !== "submit" || signed) throw new AppError("ALREADY_SEALED");
}
