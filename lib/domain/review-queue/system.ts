// What the message says that tells a merchant of what was sent back.
import { z } from "zod";
import { findAttempt } from "@/lib/domain/attempt/queries";
import { type Language, languageOf } from "@/lib/domain/language/shape";
import { portalLinkFor } from "@/lib/domain/mail/invitation";
import { requireMerchant } from "@/lib/domain/merchant/queries";
import { operation } from "@/lib/domain/operation";
import { ownBrand, type PartnerBrand } from "@/lib/domain/partner/brand";
import { requireReview } from "./queries";

/** What the message says, and to whom. */
export interface ReturnedContent {
  readonly to: string;
  readonly brand: PartnerBrand;
  readonly language: Language;
  readonly merchantId: string;
  readonly mail: {
    readonly merchantName: string;
    readonly saqType: string;
    readonly controls: number;
    readonly url: string;
    readonly linkExpiresAt: string;
  };
}

export const loadReturned = operation({
  name: "reviews.load_returned",
  summary: "What the message on a returned attempt says; null where nobody is to get it",
  kind: "query",
  actors: ["system"],
  input: z.strictObject({ attemptId: z.string() }),
  output: z.custom<ReturnedContent>().nullable(),
  errors: ["MERCHANT_NOT_FOUND", "REVIEW_NOT_FOUND"],
  async handler(ctx, { attemptId }) {
    const attempt = await findAttempt(ctx, attemptId);
    if (!attempt) return null;
    const { review } = await requireReview(ctx, attemptId);
    const merchant = await requireMerchant(ctx, attempt.merchantId);
    const to = merchant.email ?? attempt.deliveryEmail;
    if (!to) return null;
    const { url, linkExpiresAt } = await portalLinkFor(ctx, merchant.id);
    return {
      to,
      brand: await ownBrand(ctx),
      language: languageOf(merchant.locale),
      merchantId: merchant.id,
      mail: {
        merchantName: merchant.name,
        saqType: attempt.saqType,
        controls: review.reasons.length,
        url,
        linkExpiresAt: linkExpiresAt.toISOString(),
      },
    };
  },
});
