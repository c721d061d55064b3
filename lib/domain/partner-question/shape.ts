import { z } from "zod";
import { AttemptRef } from "@/lib/domain/attempt/shape";
import { AskedPartRef } from "@/lib/domain/helper-link/shape";
import { LANGUAGE_CODES } from "@/lib/domain/language/shape";
import { PART_WORDS_MAX } from "@/lib/domain/part/shape";
import { Moment, pathId, prose, SaqTypeShape } from "@/lib/domain/text";

/** How many questions of an attempt may wait for the partner at once. */
export const OPEN_QUESTIONS_MAX = 20;

/** How far a question to the partner is. */
export const PARTNER_QUESTION_STATES = ["open", "answered", "withdrawn"] as const;

/** How far a question to the partner is. */
export type PartnerQuestionState = (typeof PARTNER_QUESTION_STATES)[number];

/** What puts a question to the partner. */
export const NewPartnerQuestion = AskedPartRef;

/** A question that a merchant put to its partner. */
export const PartnerQuestion = z
  .object({
    id: z.string().meta({ example: "pqn_01jd9x0e5kf7tr5v8kxgk3s9qa" }),
    attemptId: z.string(),
    topLevel: z.string(),
    partId: z.string(),
    question: z.string().meta({ description: "As the merchant saw it." }),
    language: z.enum(LANGUAGE_CODES),
    note: z.string().nullable(),
    state: z.enum(PARTNER_QUESTION_STATES),
    createdAt: Moment,
    answer: z.string().nullable().meta({
      description: "The partner's advice. It is no answer to the question of the questionnaire.",
    }),
    answeredAt: Moment.nullable(),
  })
  .meta({ id: "PartnerQuestion", description: "A question that a merchant put to its partner." });

/** The same with what the partner wants to know beside it. */
export const ReceivedQuestion = PartnerQuestion.extend({
  merchantId: z.string(),
  merchantName: z.string(),
  saqType: SaqTypeShape,
  sealed: z.boolean().meta({ description: "Whether the attempt was sealed meanwhile." }),
  help: z.string().nullable().meta({ description: "What stands below the question." }),
  answeredBy: z.string().nullable().meta({ description: "As in the audit log." }),
}).meta({ id: "ReceivedQuestion" });

/** Names one question of an attempt. */
export const PartnerQuestionRef = AttemptRef.extend({
  questionId: pathId("The question's id.", "pqn_01jd9x0e5kf7tr5v8kxgk3s9qa"),
});

/** One page of the questions that merchants put. */
export const PartnerQuestionList = z.strictObject({
  state: z.enum(["open", "answered"]).default("open"),
  merchantId: z.string().max(100).optional().meta({ description: "Of this merchant alone." }),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  nextToken: z.string().max(500).optional().meta({ description: "Continues an earlier list." }),
});

/** What the partner says. */
export const PartnerAnswer = z.strictObject({
  questionId: PartnerQuestionRef.shape.questionId,
  answer: prose(PART_WORDS_MAX),
});
