import { AppError, validationError } from "@/lib/core/errors";
import type { Issue } from "@/lib/core/issue";
import { isSealed } from "@/lib/domain/attempt/machine";
import { type AttemptRow, attemptSubject, lockAttempt } from "@/lib/domain/attempt/queries";
import { refreshCompliance } from "@/lib/domain/merchant/compliance";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { type Ctx, operation } from "@/lib/domain/operation";
import { listAnswers } from "@/lib/domain/question/queries";
import { callerEvidence } from "@/lib/domain/record/caller";
import { composeContent } from "@/lib/domain/record/content";
import { findRecord, readRecord } from "@/lib/domain/record/queries";
import type { RecordContent, SealedRecord } from "@/lib/domain/record/shape";
import { writeSignedVersion } from "@/lib/domain/record/write";
import type { Confirmation, Statement } from "@/lib/domain/statement/shape";
import { findSignature, putSignature, type SignatureRow, toSignature } from "./queries";
import { Sign, SignatureShape } from "./shape";

export const signAttempt = operation({
  name: "attempts.sign",
  summary: "Record the merchant's signature on an attempt",
  description:
    "Required before finalize. A later change of anything that stood when it was signed takes it away. A payment product's drafts are confirmed first. An attempt that was submitted unsigned can be signed later, once: its record gets a second version; `seal` sends the signed documents.",
  kind: "command",
  rest: "POST /v1/merchants/{merchantId}/attempts/{attemptId}/sign",
  actors: ["partner", "merchant", "user"],
  input: Sign,
  output: SignatureShape,
  errors: [
    "MERCHANT_NOT_FOUND",
    "ATTEMPT_NOT_FOUND",
    "ALREADY_SEALED",
    "NOT_ELIGIBLE",
    "INCOMPLETE",
  ],
  async handler(ctx, input) {
    await requireMerchant(ctx, input.merchantId);
    const attempt = await lockAttempt(ctx, input);
    const sealed = await unsignedRecord(ctx, attempt);
    if (!sealed) await refuseUnseen(ctx, attempt);
    const content = sealed ? contentOf(sealed) : await composeContent(ctx, attempt);
    const confirmations = input.confirmations ?? [];
    refuseUnknown(content.statements, confirmations);
    refuseIneligible(attempt, content.statements, confirmations);
    const signature = await putSignature(ctx, attempt, { ...input, confirmations }, content);
    if (sealed) {
      const { version } = await writeSignedVersion(ctx, attempt, sealed, signature);
      ctx.emit("record.versioned", attemptSubject(attempt), { version });
    }
    ctx.emit("attempt.signed", attemptSubject(attempt), signedEvent(ctx, signature));
    await refreshCompliance(ctx, attempt.merchantId);
    return toSignature(signature);
  },
});

/** Nobody signs the partner's answers for a payment product before they were shown and confirmed. */
async function refuseUnseen(ctx: Ctx, attempt: AttemptRow): Promise<void> {
  const answers = await listAnswers(ctx, attempt.id);
  const unconfirmed = answers
    .filter((row) => row.unconfirmed && row.origin === "preset")
    .map(({ controlId }) => controlId);
  if (unconfirmed.length === 0) return;
  throw new AppError("INCOMPLETE", {
    message:
      "The partner's answers for the payment product are not confirmed yet. Confirm them section by section, or answer anew, then sign. See details.unconfirmed.",
    details: { unconfirmed },
  });
}

function signedEvent(ctx: Ctx, { signatoryName, signatoryTitle, contentSha256 }: SignatureRow) {
  const { kind, use, address, userAgent } = callerEvidence(ctx);
  return {
    ...{ signatoryName, signatoryTitle, use, address, userAgent },
    signedWith: kind,
    contentSha256: contentSha256 ?? "",
  };
}

/** The record of an attempt that was sealed unsigned; null where it is open. ALREADY_SEALED for others. */
async function unsignedRecord(ctx: Ctx, attempt: AttemptRow): Promise<SealedRecord | null> {
  if (!isSealed(attempt.status)) return null;
  const signed = await findSignature(ctx, attempt.id);
  const row = await findRecord(ctx, attempt.id);
  if (attempt.sealedBy !== "submit" || signed || !row) throw new AppError("ALREADY_SEALED");
  return readRecord(row);
}

function contentOf({ signature: _, evidence: __, ...content }: SealedRecord): RecordContent {
  return content;
}

function refuseUnknown(
  statements: readonly Statement[],
  confirmations: readonly Confirmation[],
): void {
  const known = new Set(statements.map(({ id }) => id));
  const seen = new Set<string>();
  const issues = confirmations.flatMap(({ statementId }, index): Issue[] => {
    const path = `confirmations.${index}.statementId`;
    const twice = seen.has(statementId);
    seen.add(statementId);
    if (!known.has(statementId)) {
      return [
        {
          path,
          code: "not_found",
          message: "This attestation has no such statement. See `statements` of the review.",
        },
      ];
    }
    return twice ? [{ path, code: "repeated", message: "This statement stands here twice." }] : [];
  });
  if (issues.length > 0) throw validationError(issues);
}

/** A criterion that is not met makes it the wrong questionnaire: nobody can sign that. */
function refuseIneligible(
  attempt: AttemptRow,
  statements: readonly Statement[],
  confirmations: readonly Confirmation[],
): void {
  const denied = new Set(
    confirmations.filter(({ confirmed }) => confirmed === false).map((each) => each.statementId),
  );
  const failed = statements.filter(({ id, kind }) => kind === "eligibility" && denied.has(id));
  if (failed.length === 0) return;
  const { merchantId, paymentMethodId } = attempt;
  throw new AppError("NOT_ELIGIBLE", {
    details: {
      statements: failed.map(({ id, text }) => ({ id, text })),
      next: {
        action: "determine",
        description:
          "Describe the payment method as it is, determine its questionnaire again, and open an attempt of that type.",
        path: `/v1/merchants/${merchantId}/payment-methods/${paymentMethodId}/determine`,
      },
    },
  });
}
