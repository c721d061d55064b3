import { z } from "zod";
import { MerchantRef } from "@/lib/domain/merchant/shape";
import { REVIEW_STATES } from "@/lib/domain/review-queue/machine";
import { Moment, pathId, prose, SaqTypeShape } from "@/lib/domain/text";
import { ATTEMPT_STATUSES } from "./machine";

const DocumentKey = z.object({ sha256: z.string(), bytes: z.int(), pages: z.int() });

/** What a renewal changes in the questions. */
const RenewalShape = z
  .object({
    carriedCount: z.int(),
    newControls: z.array(z.string()),
    droppedControls: z.array(z.string()),
  })
  .meta({ id: "Renewal", description: "Whether the questions changed since last year." });

/** An attempt as the contract shows it. */
export const SaqAttempt = z
  .object({
    id: z.string().meta({ example: "att_01jd9x0e5kf7tr5v8kxgk3s9qc" }),
    paymentMethodId: z.string(),
    merchantId: z.string(),
    partnerId: z.string(),
    saqType: SaqTypeShape,
    edition: z
      .string()
      .meta({ description: "Catalogue edition that the attempt was opened with." }),
    typeSource: z.enum(["determination", "partner"]),
    overrideReason: z.string().optional(),
    status: z.enum(ATTEMPT_STATUSES),
    threadId: z.string(),
    renewedFrom: z.string().optional(),
    renewal: RenewalShape.optional().meta({
      description: "On a renewed attempt that is opened or read by itself.",
    }),
    documentKeys: z
      .object({
        sealedAt: Moment,
        version: z
          .int()
          .meta({ description: "Of the sealed record; 2 where it was signed later." }),
        recordSha256: z.string().meta({ description: "Of the canonical JSON at `record`." }),
        compliant: z.boolean().meta({
          description:
            "Whether this attestation by itself attests compliance. `expiresAt` ends a validity only where it does.",
        }),
        saq: DocumentKey.optional(),
        aoc: DocumentKey.optional(),
      })
      .optional()
      .meta({
        description:
          "Present once sealed; `saq` and `aoc` once the documents of this version are stored.",
      }),
    expiresAt: Moment.optional().meta({ description: "One calendar year after sealing." }),
    createdAt: Moment,
    updatedAt: Moment,
  })
  .meta({ id: "SAQAttempt", description: "One questionnaire of one payment method." });

/** An attempt in a list. */
export const ListedAttempt = SaqAttempt.extend({
  renewable: z
    .boolean()
    .meta({ description: "Sealed, and no attempt is open for its payment method." }),
  parked: z.int().meta({ description: "Controls that the merchant wants to come back to." }),
  partnerReview: z
    .object({ state: z.enum(REVIEW_STATES), decidedAt: Moment.nullable() })
    .nullable()
    .meta({
      description:
        "Where the partner's reviewers look at what is sealed: how that stands. null: they do not, or it is open.",
    }),
}).meta({ id: "ListedSAQAttempt" });

/** Names one attempt of a merchant. */
export const AttemptRef = MerchantRef.extend({
  attemptId: pathId("The attempt's id.", "att_01jd9x0e5kf7tr5v8kxgk3s9qc"),
});

/** What opens an attempt. */
export const NewAttempt = MerchantRef.extend({
  paymentMethodId: z.string().min(1).max(100),
  saqType: SaqTypeShape,
  overrideReason: prose(1000).optional().meta({
    description: "Why the partner chose another type than the determined one.",
  }),
});

/** Changes the questionnaire of an open attempt. */
export const ChangeType = AttemptRef.extend({
  saqType: NewAttempt.shape.saqType,
  overrideReason: NewAttempt.shape.overrideReason,
});

/** An opened attempt with the sections that apply. */
export const OpenedAttempt = SaqAttempt.extend({
  applicableSections: z.array(
    z.object({ topLevel: z.string(), title: z.string(), childCount: z.int() }),
  ),
  applicableTopLevels: z.array(z.string()),
  firstTopLevel: z.string(),
}).meta({ id: "OpenedSAQAttempt" });

/** A renewal: the new attempt and what changed since last year. */
export const RenewedAttempt = OpenedAttempt.extend({
  renewal: RenewalShape,
  nextSteps: z.array(
    z.object({ step: z.int(), action: z.string(), description: z.string(), path: z.string() }),
  ),
}).meta({ id: "RenewedSAQAttempt" });

/** How many controls got which answer. */
export const Breakdown = z.object({
  inPlace: z.int(),
  notInPlace: z.int(),
  notApplicable: z.int(),
  compensating: z.int(),
  unanswered: z.int(),
});

/** Optional address for the sealed documents. */
export const deliveryAddress = z.email().max(254).optional();
