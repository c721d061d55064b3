import { z } from "zod";
import { AttemptRef } from "@/lib/domain/attempt/shape";
import { JobAck, jobStatus } from "@/lib/domain/job/shape";
import { AskedPart, PartAnswers, PartLanguage, PartShape } from "@/lib/domain/part/shape";
import {
  assessorName,
  CombinedResult,
  ControlAnalysisShape,
  Question,
  SuggestedAnswerShape,
  superseded,
} from "@/lib/domain/question/shape";
import { ANSWER_MAX, pathId, prose } from "@/lib/domain/text";
import { CONTROL_STATUSES } from "@/lib/pci/response";

/** One applicable top-level requirement with its controls and progress. */
export const SectionDetail = z
  .object({
    topLevel: z.string(),
    title: z.string(),
    total: z.int(),
    answered: z.int(),
    complete: z.boolean(),
    combinedQuestion: z.string().nullable(),
    suggestedAnswers: z.array(SuggestedAnswerShape).nullable(),
    combinedAnswer: z.string().nullable(),
    overall: z.enum(CONTROL_STATUSES).nullable(),
    followUp: z.string().nullable().meta({ description: "Asks for what the answer left open." }),
    parts: z.array(PartShape).meta({
      description:
        "The short questions that the section is asked in, each with its state and its answer.",
    }),
    uncovered: z.array(z.string()).meta({ description: "Controls that the answer left empty." }),
    contradictory: z.array(z.string()),
    unconfirmed: z.array(z.string()).meta({
      description: "Drafts not confirmed yet: carried answers, and the partner's presets.",
    }),
    parked: z
      .array(z.string())
      .meta({ description: "Controls that the merchant is not sure of and comes back to." }),
    newControls: z
      .array(z.string())
      .meta({ description: "In a renewal: controls that last year's questionnaire did not ask." }),
    sentBack: z.array(z.object({ controlId: z.string(), reason: z.string() })).meta({
      description:
        "Controls that the partner's reviewers sent back with the attempt before this one, with the reason for each. They are asked anew.",
    }),
    pendingJobs: z.array(JobAck).meta({
      description: "What is being worked on right now, for the section and its controls.",
    }),
    controls: z.array(Question),
  })
  .meta({ id: "SectionDetail" });

/** Every applicable section of an attempt, in order. */
export const SectionList = z.object({
  items: z.array(SectionDetail),
  droppedControls: z
    .array(z.object({ controlId: z.string(), title: z.string(), topLevel: z.string() }))
    .meta({ description: "In a renewal: controls of last year that are asked no more." }),
});

/** Names one section of an attempt. */
export const SectionRef = AttemptRef.extend({
  topLevel: pathId("Top-level requirement, 1 to 12.", "8"),
});

/** What the sections of an attempt are listed with. */
export const SectionsRef = AttemptRef.extend({ language: PartLanguage });

/** The merchant's answer to a section: as one text, to its short questions, or both. */
export const SectionAnswer = SectionRef.extend({
  answer: prose(ANSWER_MAX)
    .optional()
    .meta({ description: "The answer to all of it as one text." }),
  parts: PartAnswers.optional().meta({ description: "Answers to the section's short questions." }),
  language: PartLanguage,
}).refine(({ answer, parts }) => answer !== undefined || parts !== undefined, {
  path: ["answer"],
  message: "Send an answer, or parts.",
});

/** Result of a section's job of kind `combined`. */
export const SectionCombinedResult = CombinedResult.extend({
  parts: z
    .array(AskedPart)
    .meta({ description: "The short questions that the section is asked in." }),
}).meta({ id: "SectionCombinedResult" });

/** Result of a section's job of kind `analyze`. */
export const SectionAnalyzeResult = z
  .object({
    overall: z.enum(CONTROL_STATUSES),
    controls: z.array(ControlAnalysisShape),
    uncovered: z.array(z.string()),
    followUp: z.string().nullable(),
    parts: z.array(PartShape).optional().meta({
      description: "Where parts were answered: how all parts of the section stand now.",
    }),
    superseded,
    assessor: assessorName,
  })
  .meta({ id: "SectionAnalyzeResult" });

/** Names a section's job. */
export const SectionJobRef = z.strictObject({
  jobId: pathId("The job's id.", "0b1f2c5e-6a0d-4d7e-9a51-3f6f0a3c9d10"),
  attemptId: z.string().optional(),
  topLevel: z.string().optional(),
  kind: z.enum(["combined", "analyze"]).optional(),
});

/** State of a section's job. */
export const SectionJobStatus = jobStatus(
  z.union([SectionCombinedResult, SectionAnalyzeResult]),
  "SectionJobStatus",
);

/** Confirms what was shown: drafts, and statuses that controls would take over. */
export const ConfirmSection = SectionRef.extend({
  inherited: z.array(z.string().max(20)).max(60).optional().meta({
    description:
      "Controls whose inherited status was shown to the merchant and confirmed by it. They are then answered, with origin `confirmed`.",
  }),
});

/** Answer to a confirmation of drafts. */
export const SectionConfirmation = z.object({
  topLevel: z.string(),
  confirmed: z.array(z.string()).meta({ description: "Drafts that are confirmed now." }),
  inherited: z
    .array(z.string())
    .meta({ description: "Inherited statuses that are confirmed now." }),
  remaining: z.int().meta({ description: "Drafts of the attempt still to confirm." }),
});
