import { z } from "zod";
import { AttemptRef } from "@/lib/domain/attempt/shape";
import { AnswerOriginShape } from "@/lib/domain/question/shape";
import { SignatureShape } from "@/lib/domain/signature/shape";
import { prose } from "@/lib/domain/text";

/** The review groups of the contract, in the order of the form. */
export const REVIEW_GROUP_IDS = [
  "company_info",
  "business_address",
  "acquirer",
  "locations",
  "business_description",
  "remediation",
] as const;

/** A review group's id. */
export type ReviewGroupId = (typeof REVIEW_GROUP_IDS)[number];

/** One group of attestation questions with its answer. */
export const ReviewGroup = z
  .object({
    groupId: z.enum(REVIEW_GROUP_IDS),
    question: z.string(),
    hint: z.string(),
    required: z.boolean(),
    answer: z.string().nullable(),
  })
  .meta({ id: "ReviewGroup" });

/** A given review answer. */
export const ReviewAnswer = z
  .object({ groupId: z.enum(REVIEW_GROUP_IDS), answer: z.string() })
  .meta({ id: "ReviewAnswer" });

/** Two statements that cannot both be so, or one that cannot be so in this questionnaire. */
export const ContradictionShape = z
  .object({
    about: z.string().meta({ description: "What it is about, for example `cardStorage`." }),
    question: z.string().meta({ description: "What to make sure of, in plain words." }),
    statements: z.array(
      z.object({
        topLevel: z
          .string()
          .nullable()
          .meta({ description: "The requirement whose answer says it; null: the description." }),
        quote: z.string(),
      }),
    ),
  })
  .meta({ id: "Contradiction" });

/** The review step: groups, how many required ones are open, and the signature's state. */
export const Review = z.object({
  groups: z.array(ReviewGroup),
  remaining: z.int().meta({ description: "Required groups without an answer." }),
  contradictions: z
    .array(ContradictionShape)
    .meta({ description: "To be cleared up before signing; they refuse nothing." }),
  origins: z.array(z.object({ origin: AnswerOriginShape, controlIds: z.array(z.string()) })).meta({
    description:
      "Where the answers come from, as they would be sealed now: controls that would take over their section's answer count as `inherited`.",
  }),
  openWorksheets: z
    .array(z.string())
    .meta({ description: "Controls with a compensating control and no worksheet yet." }),
  signed: z.boolean(),
  signature: SignatureShape.nullable(),
});

/** Answers one review group. */
export const AnswerReview = AttemptRef.extend({
  groupId: z.enum(REVIEW_GROUP_IDS),
  answer: prose(5000),
});

/** The answers so far. */
export const ReviewProgress = z.object({
  groupId: z.enum(REVIEW_GROUP_IDS),
  answer: z.string(),
  reviewAnswers: z.array(ReviewAnswer),
  remaining: z.int(),
});
