import { z } from "zod";
import { AttemptRef, SaqAttempt } from "@/lib/domain/attempt/shape";
import { jobStatus } from "@/lib/domain/job/shape";
import { ANSWER_MAX, pathId, prose } from "@/lib/domain/text";
import { ANSWERED_STATUSES, CONTROL_STATUSES } from "@/lib/pci/response";

/** Where the answer to a control comes from. */
export const ANSWER_ORIGINS = [
  "words",
  "suggestion",
  "preset",
  "stated",
  "confirmed",
  "helper",
  "carried",
  "inherited",
] as const;

/** Where the answer to a control comes from. */
export type AnswerOrigin = (typeof ANSWER_ORIGINS)[number];

/** With whose credential an answer came: the merchant's session token, or the partner's key. */
export const GIVEN_BY = ["merchant", "partner"] as const;

/** With whose credential an answer came. */
export type GivenBy = (typeof GIVEN_BY)[number];

/** Where the answer to a control comes from. */
export const AnswerOriginShape = z.enum(ANSWER_ORIGINS).meta({ id: "AnswerOrigin" });

/** A typed answer to start from. */
export const SuggestedAnswerShape = z
  .object({ answer: z.string(), type: z.enum(ANSWERED_STATUSES) })
  .meta({ id: "SuggestedAnswer" });

/** A typed answer to start from. */
export type SuggestedAnswer = z.output<typeof SuggestedAnswerShape>;

const worksheetText = prose(3000);

/** The compensating control worksheet of one control: the six things that its appendix asks. */
export const WorksheetShape = z
  .strictObject({
    constraint: worksheetText.meta({ description: "Why the control itself cannot be met." }),
    objective: worksheetText.meta({ description: "What the control is there to achieve." }),
    risk: worksheetText.meta({ description: "What could go wrong without it." }),
    definition: worksheetText.meta({ description: "What is done instead." }),
    validation: worksheetText.meta({ description: "How it was checked that this works." }),
    maintenance: worksheetText.meta({ description: "How it is kept working." }),
  })
  .meta({ id: "CompensatingControlWorksheet" });

/** The compensating control worksheet of one control. */
export type Worksheet = z.output<typeof WorksheetShape>;

/** What the assessor reads in the words, kept beside a status that the caller stated. */
export const OpinionShape = z
  .object({
    status: z.enum(CONTROL_STATUSES),
    reason: z.string(),
    /** Whether the words say something else than the stated status. */
    disagrees: z.boolean(),
  })
  .meta({ id: "AssessorOpinion" });

/** What the assessor reads in the words, kept beside a status that the caller stated. */
export type AssessorOpinion = z.output<typeof OpinionShape>;

/** One leaf control of an attempt with its answer. */
export const Question = z
  .object({
    controlId: z.string(),
    title: z.string(),
    requirement: z.string(),
    guidance: z.string(),
    applicabilityNote: z.string(),
    topLevel: z.string(),
    sectionTitle: z.string(),
    answer: z.string().nullable(),
    status: z.enum(CONTROL_STATUSES),
    reason: z.string().nullable(),
    suggestion: z.string().nullable(),
    quote: z.string().nullable().meta({ description: "The merchant's words the status rests on." }),
    contradictory: z.boolean(),
    inherited: z.boolean().meta({ description: "Took over the section's answer at sealing." }),
    carriedForward: z.boolean(),
    unconfirmed: z.boolean().meta({
      description:
        "A draft that nobody confirmed yet: last year's answer, or the partner's preset. It is no answer.",
    }),
    origin: AnswerOriginShape.nullable().meta({
      description:
        "`words`: read in the answer's words; `suggestion`: a suggested answer as it stood; `preset`: the partner's answer for a payment product, which was confirmed; `stated`: the status was stated; `confirmed`: it was shown and confirmed; `helper`: a helper's words that the merchant took; `carried`: from last year; `inherited`: from the section. Null without an answer.",
    }),
    givenBy: z.enum(GIVEN_BY).nullable().meta({
      description:
        "With whose credential it came: the merchant's session token or the partner's key.",
    }),
    opinion: OpinionShape.nullable().meta({
      description: "Where the caller stated the status: what the assessor reads in the words.",
    }),
    parked: z.boolean().meta({
      description: "The merchant is not sure and wants to come back to it. It is no answer.",
    }),
    remediationPlan: z.string().nullable(),
    remediationTargetDate: z.string().nullable(),
    remediationBy: z.string().nullable().meta({ description: "Who carries the plan out." }),
    worksheet: WorksheetShape.nullable().meta({
      description: "For In Place with Compensating Control; printed in the SAQ's appendix B.",
    }),
    worksheetQuestions: z
      .array(z.object({ part: WorksheetShape.keyof(), question: z.string() }))
      .nullable()
      .meta({ description: "What the worksheet asks, where the status needs one." }),
    combinedQuestion: z.string().nullable(),
    suggestedAnswers: z.array(SuggestedAnswerShape).nullable(),
  })
  .meta({ id: "Question", description: "One control with its answer." });

/** Every control of an attempt with its progress. */
export const QuestionList = z.object({
  attempt: SaqAttempt,
  progress: z.object({ total: z.int(), answered: z.int(), percentage: z.int() }),
  sections: z.array(
    z
      .object({ topLevel: z.string(), title: z.string(), total: z.int(), answered: z.int() })
      .meta({ id: "Section" }),
  ),
  questions: z.array(Question),
});

/** Names one control of an attempt. */
export const ControlRef = AttemptRef.extend({
  controlId: pathId("The control's number.", "8.3.6"),
});

/** The merchant's answer to one control. */
export const ControlAnswer = ControlRef.extend({
  answer: prose(ANSWER_MAX),
  status: z.enum(ANSWERED_STATUSES).optional().meta({ description: "It binds where it is sent." }),
  remediationPlan: prose(5000).optional(),
  remediationTargetDate: z.iso.date().optional().meta({ example: "2027-03-31" }),
});

/** Parks a control, or unparks it. */
export const ParkControl = ControlRef.extend({
  parked: z.boolean().meta({ description: "True: not sure, come back to it. False: no longer." }),
});

/** Fills in the worksheet of a control with a compensating control. */
export const RecordWorksheet = ControlRef.extend(WorksheetShape.shape);

/** What the assessor says of one control. */
export const ControlAnalysisShape = z
  .object({
    controlId: z.string(),
    complianceStatus: z.enum(CONTROL_STATUSES),
    reason: z.string(),
    suggestion: z.string(),
    quote: z.string().nullable(),
    contradictory: z.boolean(),
  })
  .meta({ id: "ControlAnalysis" });

/** Which assessor ran, beside every result. */
export const assessorName = z.enum(["embedded", "model"]).meta({ description: "Which one ran." });

/** Result of a job of kind `combined`. */
export const CombinedResult = z
  .object({
    combinedQuestion: z.string(),
    suggestedAnswers: z.array(SuggestedAnswerShape).length(3),
    assessor: assessorName,
  })
  .meta({ id: "CombinedResult" });

/** Whether a reading came after that of a newer answer. */
export const superseded = z.literal(true).optional().meta({
  description:
    "A newer answer was read before this one: wherever both say something, the newer one counts.",
});

/** Result of a control's job of kind `analyze`. */
export const ControlAnalyzeResult = ControlAnalysisShape.extend({
  opinion: OpinionShape.optional().meta({
    description: "Where a `status` was sent, which binds: what the assessor reads in the words.",
  }),
  superseded,
  assessor: assessorName,
}).meta({ id: "ControlAnalyzeResult" });

/** Names a control's job. */
export const ControlJobRef = z.strictObject({
  jobId: pathId("The job's id.", "0b1f2c5e-6a0d-4d7e-9a51-3f6f0a3c9d10"),
  attemptId: z.string().optional(),
  controlId: z.string().optional(),
  kind: z.enum(["combined", "analyze"]).optional(),
});

/** State of a control's job. */
export const ControlJobStatus = jobStatus(
  z.union([CombinedResult, ControlAnalyzeResult]),
  "ControlJobStatus",
);
