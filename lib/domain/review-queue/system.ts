// What the message says that tells a merchant of what was sent back.
import { z } from "zod";
import { findAttempt } from "@/lib/domain/attempt/queries";
import { type MerchantMail, mailToMerchant } from "@/lib/domain/mail/to-merchant";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { operation } from "@/lib/domain/operation";
import { requireReview } from "./queries";

/** What the message says, and to whom. */
type ReturnedMail = MerchantMail<{ readonly saqType: string; readonly controls: number }>;

export const loadReturned = operation({
  name: "reviews.load_returned",
  summary: "What the message on a returned attempt says; null where nobody is to get it",
  kind: "query",
  actors: ["system"],
  input: z.strictObject({ attemptId: z.string() }),
  output: z.custom<ReturnedMail>().nullable(),
  errors: ["MERCHANT_NOT_FOUND", "REVIEW_NOT_FOUND"],
  async handler(ctx, { attemptId }) {
    const attempt = await findAttempt(ctx, attemptId);
    if (!attempt) return null;
    const { review } = await requireReview(ctx, attemptId);
    const merchant = await requireMerchant(ctx, attempt.merchantId);
    const said = { saqType: attempt.saqType, controls: review.reasons.length };
    return mailToMerchant(ctx, merchant, said, attempt.deliveryEmail);
  },
});
