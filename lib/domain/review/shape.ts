import { z } from "zod";
import { AttemptRef } from "@/lib/domain/attempt/shape";
import { AnswerOriginShape, GIVEN_BY } from "@/lib/domain/question/shape";
import { SignatureShape, VoidedSignatureShape } from "@/lib/domain/signature/shape";
import { StatementShape } from "@/lib/domain/statement/shape";
import { prose } from "@/lib/domain/text";
import { FIELD_TYPES } from "@/lib/pci/attestation-fields";
import { CONTROL_STATUSES } from "@/lib/pci/response";

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

/** The most rows that one field takes. */
export const FIELD_ROWS_MAX = 300;
/** The most characters of a text of several lines. */
export const FIELD_TEXT_MAX = 4000;
/** The most characters of a plan: as many as `questions.analyze` takes. */
export const FIELD_PLAN_MAX = 5000;

/** One row of a field that takes rows, by column. */
const FieldRow = z
  .record(z.string(), z.union([z.string(), z.number()]))
  .meta({ id: "ReviewFieldRow" });

/** One row of a field that takes rows, by column. */
export type FieldRow = z.output<typeof FieldRow>;

/** What a field holds: text, a number, yes or no, or rows. */
export const FieldValue = z
  .union([z.string(), z.number(), z.boolean(), z.array(FieldRow)])
  .meta({ id: "ReviewFieldValue" });

/** What a field holds. */
export type FieldValue = z.output<typeof FieldValue>;

/** The fields of a group that were given, by id. */
export const FieldValues = z.record(z.string(), FieldValue).meta({ id: "ReviewFieldValues" });

/** The fields of a group that were given, by id. */
export type FieldValues = z.output<typeof FieldValues>;

/** What may be sent as one cell; which kind a column takes is checked with the form at hand. */
const SentCell = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** The fields of a group as they are sent: empty texts, empty rows and null are not given. */
const SentFields = z
  .record(
    z.string(),
    z.union([SentCell, z.array(z.record(z.string(), SentCell))], {
      error: "Send a text, a number, true or false, or rows of those.",
    }),
  )
  .meta({
    id: "SentReviewFields",
    description: `By the ids that \`review.get\` lists. A line takes 200 characters, a telephone number 40, a text ${FIELD_TEXT_MAX}, a plan ${FIELD_PLAN_MAX}; a field of rows takes ${FIELD_ROWS_MAX} of them.`,
  });

/** The fields of a group as they are sent. */
export type SentFields = z.output<typeof SentFields>;

const choice = z.object({ value: z.string(), label: z.string() });

/** One field of a review group as it is asked, with what it holds. */
export const ReviewField = z
  .object({
    id: z.string().meta({ example: "legalName" }),
    label: z.string(),
    help: z.string().nullable(),
    type: z.enum(FIELD_TYPES),
    required: z.boolean().meta({
      description: "A bank expects it in the attestation. Sealing does not ask for it.",
    }),
    choices: z.array(choice).nullable(),
    columns: z
      .array(
        z.object({
          id: z.string(),
          label: z.string(),
          type: z.enum(FIELD_TYPES),
          choices: z.array(choice).nullable(),
          required: z.boolean(),
        }),
      )
      .nullable()
      .meta({ description: "For `rows`: what each row holds." }),
    showWhen: z
      .object({ field: z.string(), is: z.array(z.union([z.string(), z.boolean()])) })
      .nullable()
      .meta({
        description: "Asked only where another field of the group has one of these values.",
      }),
    value: FieldValue.nullable(),
    source: z.enum(["given", "known", "none"]).meta({
      description:
        "`given`: the merchant gave it; `known`: the service knows it and proposes it, nothing is given until the group is sent; `none`: nothing is known.",
    }),
  })
  .meta({ id: "ReviewField" });

/** One field of a review group as it is asked, with what it holds. */
export type ReviewField = z.output<typeof ReviewField>;

/** One group of attestation questions with its answer. */
export const ReviewGroup = z
  .object({
    groupId: z.enum(REVIEW_GROUP_IDS),
    question: z.string(),
    hint: z.string(),
    required: z.boolean(),
    answer: z.string().nullable().meta({
      description:
        "As it was sent, or composed of the fields. `remediation` is answered by a text, or by a plan for each control that is Not In Place.",
    }),
    composed: z.boolean().meta({
      description: "`answer` is composed of the fields: nobody typed it.",
    }),
    fields: z.array(ReviewField),
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

/** One control as it would be sealed now. */
export const PreviewControl = z
  .object({
    controlId: z.string(),
    topLevel: z.string(),
    title: z.string(),
    status: z.enum(CONTROL_STATUSES),
    inherited: z.boolean().meta({
      description:
        "Nobody answered it by itself: it would take over the status of its section. Confirm it with `confirm`, or answer it.",
    }),
    notSure: z.boolean().meta({ description: "Somebody was asked and was not sure." }),
    origin: AnswerOriginShape.nullable(),
    givenBy: z.enum(GIVEN_BY).nullable(),
    quote: z.string().nullable(),
    plan: z.string().nullable(),
    planDate: z.string().nullable(),
    planBy: z.string().nullable(),
  })
  .meta({ id: "PreviewControl" });

/** One control as it would be sealed now. */
export type PreviewControl = z.output<typeof PreviewControl>;

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
  preview: z.array(PreviewControl).meta({
    description:
      "Every control as it would be sealed now: signing and sealing change nothing of it.",
  }),
  statements: z.array(StatementShape).meta({
    description:
      "What the signatory vouches for, statement by statement: `sign` takes the answers.",
  }),
  signed: z.boolean(),
  signature: SignatureShape.nullable(),
  voidedSignature: VoidedSignatureShape.nullable().meta({
    description:
      "The last signature, where a change took it away and nobody has signed again since.",
  }),
});

const groupFields = SentFields.meta({
  description:
    "The fields of the group; they replace those that were given before, and one that is left out is not given. In `plans` each row replaces the plan of its own control, and a control without a row keeps its plan.",
});

/** Answers one review group: in one text, by its fields, or both. */
export const AnswerReview = AttemptRef.extend({
  groupId: z.enum(REVIEW_GROUP_IDS),
  answer: prose(5000).optional().meta({
    description: "The answer as one text. Composed of the fields where it is left out.",
  }),
  fields: groupFields.optional(),
});

/** Answers several groups at once: all are taken, or none is. */
export const SaveReview = AttemptRef.extend({
  groups: z
    .array(z.strictObject({ groupId: z.enum(REVIEW_GROUP_IDS), fields: groupFields }))
    .min(1)
    .max(REVIEW_GROUP_IDS.length),
});

/** The answers so far. */
export const ReviewProgress = z.object({
  groupId: z.enum(REVIEW_GROUP_IDS),
  answer: z.string().nullable().meta({
    description: "Null where the fields hold nothing and no text was ever sent.",
  }),
  reviewAnswers: z.array(ReviewAnswer),
  remaining: z.int(),
});

/** The answers after several groups were saved. */
export const ReviewSaved = ReviewProgress.pick({ reviewAnswers: true, remaining: true });
