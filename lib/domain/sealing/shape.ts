import { z } from "zod";
import { AttemptRef, Breakdown, deliveryAddress } from "@/lib/domain/attempt/shape";
import { DOCUMENT_KINDS } from "@/lib/domain/document/shape";
import { REASONS } from "@/lib/domain/record/shape";
import { ReviewAnswer } from "@/lib/domain/review/shape";
import { SignatureShape } from "@/lib/domain/signature/shape";
import { Moment, SaqTypeShape } from "@/lib/domain/text";

/** Seals an attempt. */
export const Finalize = AttemptRef.extend({
  deliveryEmail: deliveryAddress.meta({ description: "Defaults to the merchant's address." }),
  allowIncomplete: z.boolean().default(false).meta({
    description: "Seal although a control truly cannot be answered.",
  }),
});

const pdf = z.object({
  saqUrl: z.string().meta({ description: "Permanent; checks the credentials on every download." }),
  aocUrl: z.string(),
  pipeline: z.enum(["saas-prefill", "local-fallback"]).meta({
    description: "Whether a language model wrote the narrative parts.",
  }),
});

const reasons = z.array(z.enum(REASONS)).meta({
  description:
    "What stands against compliance: `not_in_place` and `unanswered` controls, a missing compensating control worksheet, a Not Applicable without a reason, an eligibility statement that is not met, a declined acknowledgement, a missing signature, another payment method of the merchant. Empty where nothing does.",
});

/** What finalize answers. */
export const Finalized = z
  .object({
    status: z.literal("sealed"),
    saqType: SaqTypeShape,
    attemptId: z.string(),
    breakdown: Breakdown,
    signature: SignatureShape,
    reviewAnswers: z.array(ReviewAnswer),
    pdf,
    orgCompliant: z.boolean(),
    reasons,
  })
  .meta({ id: "Finalized" });

/** Submits an attempt. */
export const Submit = AttemptRef.extend({
  userEmail: deliveryAddress.meta({ description: "Defaults to the merchant's address." }),
});

/** What submit answers. */
export const Submitted = z
  .object({
    status: z.literal("sealed"),
    saqType: SaqTypeShape,
    attemptId: z.string(),
    sealedAt: Moment,
    expiresAt: Moment,
    breakdown: Breakdown,
    signed: z.boolean(),
    pdf,
    orgCompliant: z.boolean(),
    reasons,
  })
  .meta({ id: "Submitted" });

/** What seal answers. */
export const SealKickoff = z
  .object({
    status: z.literal("started"),
    attemptId: z.string(),
    documents: z.array(z.enum(DOCUMENT_KINDS)),
    deliveryEmail: z.string().nullable(),
  })
  .meta({ id: "SealKickoff" });
