import { z } from "zod";
import { AttemptRef } from "@/lib/domain/attempt/shape";
import { AnswerOriginShape, WorksheetShape } from "@/lib/domain/question/shape";
import { Moment, prose, SaqTypeShape } from "@/lib/domain/text";
import { CONTROL_STATUSES } from "@/lib/pci/response";
import { REVIEW_STATES } from "./machine";

/** What makes a sealed attempt worth a look, in the order in which it is shown. */
export const REMARK_KINDS = [
  "compensating_control",
  "not_applicable",
  "override",
  "contradiction",
  "changed",
] as const;

/** One thing that is worth a look. */
export const ReviewRemark = z
  .object({
    kind: z.enum(REMARK_KINDS).meta({
      description:
        "`override`: the partner chose another questionnaire than the determined one. `contradiction`: what was said does not go together, or speaks against a stated status. `changed`: a renewal answers otherwise than the record before it, or answers what that did not ask.",
    }),
    count: z.int(),
    controlIds: z.array(z.string()).meta({ description: "The controls that it is about." }),
  })
  .meta({ id: "ReviewRemark" });

/** One thing that is worth a look. */
export type ReviewRemark = z.output<typeof ReviewRemark>;

/** The most characters of a reason. */
const REASON_MAX = 2000;

/** Why a control was sent back. */
export const ReturnReason = z
  .strictObject({
    controlId: z.string().max(20).meta({ example: "8.3.6" }),
    reason: prose(REASON_MAX).meta({ description: "What the merchant is to put right." }),
  })
  .meta({ id: "ReturnReason" });

/** Why a control was sent back. */
export type ReturnReason = z.output<typeof ReturnReason>;

/** A sealed attempt as a row of the queue. */
export const QueuedReview = z
  .object({
    attemptId: z.string(),
    merchantId: z.string(),
    merchantName: z.string(),
    paymentMethodId: z.string(),
    saqType: SaqTypeShape,
    state: z.enum(REVIEW_STATES),
    sealedAt: Moment,
    renewedFrom: z.string().nullable(),
    remarks: z.array(ReviewRemark),
    decidedAt: Moment.nullable(),
    decidedBy: z.string().nullable().meta({ description: "As in the audit log." }),
    renewalId: z
      .string()
      .nullable()
      .meta({ description: "Sent back: the attempt that is answered anew." }),
  })
  .meta({ id: "QueuedReview", description: "A sealed attempt before the partner's reviewers." });

/** One page of the queue. */
export const ReviewList = z.strictObject({
  state: z.enum(REVIEW_STATES).default("waiting"),
  merchantId: z.string().max(100).optional().meta({ description: "Of this merchant alone." }),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  nextToken: z.string().max(500).optional().meta({ description: "Continues an earlier list." }),
});

/** Names one review by its attempt. */
export const ReviewRef = z.strictObject({ attemptId: AttemptRef.shape.attemptId });

/** Sends an attempt back. */
export const SendBack = ReviewRef.extend({
  reasons: z
    .array(ReturnReason)
    .min(1, "Name at least one control, with what is to be put right.")
    .max(300)
    .meta({ description: "Each control once." }),
});

const Answered = z.object({
  status: z.enum(CONTROL_STATUSES),
  answer: z.string().nullable(),
});

/** One control as it was sealed, with what a reviewer looks at. */
const ReviewedControl = Answered.extend({
  controlId: z.string(),
  topLevel: z.string(),
  title: z.string(),
  requirement: z.string(),
  answer: z.string().nullable().meta({
    description: "The merchant's words: its own answer, else that of the section.",
  }),
  quote: z.string().nullable().meta({ description: "The words the status rests on." }),
  origin: AnswerOriginShape.nullable(),
  inherited: z.boolean(),
  notSure: z.boolean(),
  worksheet: WorksheetShape.nullable(),
  plan: z.string().nullable(),
  planDate: z.string().nullable(),
  remarks: z.array(z.enum(REMARK_KINDS)),
  before: Answered.nullable().meta({
    description: "In a renewal: how the record before it has the control. null: it did not ask it.",
  }),
  returned: z.string().nullable().meta({ description: "Why the control was sent back." }),
});

/** Everything that a reviewer decides by. */
export const ReviewDetail = QueuedReview.extend({
  merchantName: z.string(),
  paymentMethodName: z.string(),
  version: z.int().meta({ description: "Of the record that is shown: the newest." }),
  signedBy: z.string().nullable(),
  result: z.enum(["compliant", "non_compliant", "legal_exception"]),
  override: z
    .object({ determinedType: SaqTypeShape.nullable(), reason: z.string().nullable() })
    .nullable(),
  contradictions: z.array(z.object({ question: z.string(), quotes: z.array(z.string()) })),
  droppedControls: z
    .array(z.object({ controlId: z.string(), title: z.string() }))
    .meta({ description: "In a renewal: what the record before it asked and this one does not." }),
  controls: z.array(ReviewedControl),
}).meta({ id: "ReviewDetail" });

/** What an accepted or returned attempt is. */
export const Decided = z
  .object({
    attemptId: z.string(),
    state: z.enum(REVIEW_STATES),
    decidedAt: Moment,
    renewalId: z.string().nullable(),
  })
  .meta({ id: "ReviewDecision" });
