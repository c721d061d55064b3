import { z } from "zod";
import { isSealed } from "@/lib/domain/attempt/machine";
import {
  countParked,
  listAttemptRows,
  requireAttempt,
  toAttempt,
} from "@/lib/domain/attempt/queries";
import { renewalOf } from "@/lib/domain/attempt/renewal";
import { sealedStates } from "@/lib/domain/attempt/sealed-queries";
import { AttemptRef, ListedAttempt, SaqAttempt } from "@/lib/domain/attempt/shape";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { MerchantRef } from "@/lib/domain/merchant/shape";
import { operation } from "@/lib/domain/operation";
import { findSealedControls } from "@/lib/domain/record/queries";
import { reviewStates } from "@/lib/domain/review-queue/queries";
import { requireEdition } from "@/lib/pci/questionnaires";

export const listAttempts = operation({
  name: "attempts.list",
  summary: "List a merchant's attempts, newest first",
  description: "`renewable` ones can be renewed at `renew`.",
  kind: "query",
  rest: "GET /v1/merchants/{merchantId}/attempts",
  actors: ["partner", "merchant", "user"],
  input: MerchantRef,
  output: z.object({ items: z.array(ListedAttempt) }),
  errors: ["MERCHANT_NOT_FOUND"],
  async handler(ctx, input) {
    await requireMerchant(ctx, input.merchantId);
    const rows = await listAttemptRows(ctx, input.merchantId);
    const sealed = await sealedStates(ctx, input.merchantId);
    const parked = await countParked(ctx, input.merchantId);
    const reviews = await reviewStates(ctx, input.merchantId);
    const open = new Set(rows.filter((r) => !isSealed(r.status)).map((r) => r.paymentMethodId));
    const items = rows.map((row) => ({
      ...toAttempt(row, sealed.get(row.id) ?? null),
      renewable: isSealed(row.status) && !open.has(row.paymentMethodId),
      parked: parked.get(row.id) ?? 0,
      partnerReview: reviews.get(row.id) ?? null,
    }));
    return { items };
  },
});

export const getAttempt = operation({
  name: "attempts.get",
  summary: "Get an attempt",
  description: "Poll it to see a long finalize through: `documentKeys.saq` appears at its end.",
  kind: "query",
  rest: "GET /v1/merchants/{merchantId}/attempts/{attemptId}",
  actors: ["partner", "merchant", "user"],
  input: AttemptRef,
  output: SaqAttempt,
  errors: ["MERCHANT_NOT_FOUND", "ATTEMPT_NOT_FOUND"],
  async handler(ctx, input) {
    await requireMerchant(ctx, input.merchantId);
    const row = await requireAttempt(ctx, input);
    const sealed = await sealedStates(ctx, input.merchantId);
    const attempt = toAttempt(row, sealed.get(row.id) ?? null);
    if (!row.renewedFrom) return attempt;
    const former = await findSealedControls(ctx, row.renewedFrom);
    if (!former) return attempt;
    return { ...attempt, renewal: renewalOf(former, requireEdition(row.edition).controlIds) };
  },
});
