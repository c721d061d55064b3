import { z } from "zod";
import type { Assessed, Determination, DeterminationRound } from "@/lib/assessor/port";
import { JobAck } from "@/lib/domain/job/shape";
import { LANGUAGE_CODES } from "@/lib/domain/language/shape";
import {
  Description,
  type DescriptionOrigin,
  PaymentMethodRef,
} from "@/lib/domain/payment-method/shape";
import { ANSWER_MAX, prose, SaqTypeShape } from "@/lib/domain/text";
import { ACQUIRER_CHOICES } from "@/lib/pci/acquirer-choices";

/** A finished round, and how it was shown to whoever chose one of its answers. */
export interface KeptRound extends DeterminationRound {
  /** Question and chosen answer in the language in which they were read. */
  readonly shown?: {
    readonly question: string;
    readonly answer: string;
    /** The answer as the assessor quotes it, where a value was sent; left out before it was kept. */
    readonly quoted?: string;
  };
}

/** A determination thread as it is kept: its finished rounds and the latest conclusion. */
export interface DeterminationRecord {
  /** Channel and vendor that it rests on, beside the thread's description; left out before they were kept. */
  readonly told?: {
    readonly channel: string | null;
    readonly vendor: string | null;
    /** Whose words the description is; left out before partners could describe products. */
    readonly descriptionOrigin?: DescriptionOrigin;
  };
  readonly rounds: readonly KeptRound[];
  readonly conclusion: Assessed<Determination> | null;
}

/** What is known of how cards are taken, and on what that rests. */
const DeterminationFact = z
  .object({
    id: z.string().meta({ example: "ecomMethod" }),
    label: z.string(),
    value: z.string().nullable().meta({ description: "In words; null where it is not known." }),
    basis: z.enum(["said", "product", "chosen", "concluded", "unknown"]).meta({
      description:
        "`said`: the merchant's own words say so, quoted. `product`: the named product is known for it, or the partner's description of it says so; the words that name it are quoted. `chosen`: the merchant chose this answer to a question. `concluded`: it follows from what was said or chosen, and no words of the merchant prove it by themselves.",
    }),
    quote: z
      .string()
      .nullable()
      .meta({ description: "The words, or the answer chosen; null where nobody said it." }),
  })
  .meta({ id: "DeterminationFact" });

/** Another way of taking cards, and whose words bring it up. */
const OtherWayShape = z.object({
  way: z.string(),
  label: z.string(),
  quote: z.string().meta({ description: "The words that bring it up, as they stand." }),
  // Results of jobs from before it was kept have none.
  basis: z.enum(["said", "product", "chosen"]).optional().meta({
    description:
      "`said`: the merchant's own words. `product`: the partner's, in its description of the product. `chosen`: an answer that the merchant chose.",
  }),
});

/** What the assessor concluded, from the contract. */
export const DeterminationResult = z
  .object({
    saqType: SaqTypeShape.nullable(),
    reason: z.string().nullable(),
    qualifications: z.array(
      z.object({
        question: z.string(),
        pciReference: z.string(),
        meetsQualification: z.boolean().nullable(),
        explanation: z.string(),
      }),
    ),
    followUpQuestion: z.string().nullable(),
    followUpLinks: z.array(z.object({ url: z.string(), label: z.string() })),
    followUpChoices: z
      .array(z.object({ value: z.string(), label: z.string(), hint: z.string().nullable() }))
      .optional()
      .meta({
        description:
          "The answers that the question offers, the last of them that the merchant does not know. Send a `value` or a `label` as `answer`, or words of the merchant's own.",
      }),
    followUpTopic: z.string().nullable().optional().meta({ example: "terminalConnection" }),
    otherWays: z.array(OtherWayShape).optional().meta({
      description:
        "Other ways of taking cards that the description mentions. The result is not about them: each wants a payment method of its own.",
    }),
    facts: z.array(DeterminationFact).optional().meta({
      description: "What is known so far, and who said it.",
    }),
    threadId: z.string().nullable(),
    status: z.enum(["determined", "needs-followup", "pending"]),
    runnerUp: z.object({ saqType: SaqTypeShape, separatedBy: z.string() }).nullable().optional(),
    textLanguage: z.enum(LANGUAGE_CODES).optional().meta({
      description:
        "The language of `reason`, `qualifications`, `runnerUp` and `partnerDecisions`: English, unless `language` asks for another that they are known in. Quotes stay in the merchant's own words. Left out where there is no `reason`.",
    }),
    assessor: z.enum(["embedded", "model"]).optional().meta({ description: "Which one ran." }),
    partnerDecisions: z
      .array(z.object({ choice: z.enum(ACQUIRER_CHOICES), value: z.string(), text: z.string() }))
      .optional()
      .meta({
        description:
          "What the partner has decided in its settings that the result hangs on. Nothing of it was said by the merchant.",
      }),
  })
  .meta({ id: "DeterminationResult" });

/** More than are ever asked. */
const ROUNDS_MAX = 1000;

/** The language that a determination is wanted in. */
const DeterminationLanguage = z.enum(LANGUAGE_CODES).optional().meta({
  description:
    "The language of the open question, its answers, the facts, the reason and the criteria. Left out: the merchant's own; the reason and the criteria are in English then.",
});

/** Everything that was said about a payment method, and what came of it. */
export const DeterminationThread = z
  .object({
    description: z.string().nullable().meta({ description: "What it rests on." }),
    rounds: z.array(z.object({ question: z.string(), answer: z.string() })),
    result: DeterminationResult.nullable(),
    facts: z.array(DeterminationFact).meta({ description: "What `result` was worked out from." }),
    outdated: z.boolean().meta({
      description:
        "The payment method's type was determined from another description, channel, vendor or decision of the partner than there is now: determine again.",
    }),
    pendingJob: JobAck.nullable().meta({ description: "What is being worked on right now." }),
  })
  .meta({ id: "DeterminationThread" });

/** How the determination of a payment method stands. */
export const DeterminationRef = PaymentMethodRef.extend({ language: DeterminationLanguage });

/** Starts a determination. */
export const Determine = PaymentMethodRef.extend({
  description: Description,
  wait: z.literal(["1", 1]).optional().meta({
    description: "Answer with the result, waiting at most 27 seconds; else 202 with the job.",
  }),
});

/** Answers the open question of a determination thread. */
export const FollowUp = PaymentMethodRef.extend({
  answer: prose(ANSWER_MAX),
  threadId: z.string().min(1).max(100),
  round: z.int().min(0).max(ROUNDS_MAX).optional().meta({
    description:
      "Which question it answers: how many `rounds` were finished when it was asked. Where another answer or another description was faster, it is taken for no answer to what is asked by now (409).",
  }),
});

/** 202: the job; 200 with `wait=1`: the result. */
export const DetermineAnswer = z.union([JobAck, DeterminationResult]);
