// The short questions of a section as the contract shows them, and what can be answered to them.
import { z } from "zod";
import { LANGUAGE_CODES } from "@/lib/domain/language/shape";
import { AnswerOriginShape, GIVEN_BY } from "@/lib/domain/question/shape";
import { line, momentSent, prose } from "@/lib/domain/text";

/** What every short question takes, whatever its kind. */
export const PART_CHOICES = ["yes", "no", "partly", "not_applicable", "not_sure"] as const;

/** What every short question takes, whatever its kind. */
export type PartChoice = (typeof PART_CHOICES)[number];

/** The most characters of an answer to a short question. */
export const PART_WORDS_MAX = 3000;
const PARTS_MAX = 100;

/** How far a short question is. */
export const PART_STATES = [
  "open",
  "answered",
  "unclear",
  "contradictory",
  "notSure",
  "closed",
] as const;

/** How far a short question is. */
export type PartState = (typeof PART_STATES)[number];

/** A short question with what was answered to it. */
export const PartShape = z
  .object({
    partId: z.string(),
    question: z.string(),
    help: z.string().nullable(),
    controlIds: z.array(z.string()).meta({
      description: "The controls that it answers; none for a gate.",
    }),
    kind: z.enum(["yesno", "choice", "number", "text"]),
    choices: z.array(z.string()).nullable(),
    unit: z.string().nullable(),
    example: z.string().nullable().meta({
      description: "An answer to start from, with a blank `[…]` for each fact of the business.",
    }),
    gates: z.array(z.string()).optional().meta({
      description:
        "For a gate: the parts that its `no` closes. Their controls are then Not Applicable, with it as the reason.",
    }),
    followUpOf: z.string().nullable().meta({
      description: "The part whose answer left something open, which this one asks.",
    }),
    state: z.enum(PART_STATES).meta({
      description:
        "`open`: not answered; `answered`; `unclear`: its words settle nothing; `contradictory`: its words say something else than its choice; `notSure`: to come back to; `closed`: a gate before it was answered with no.",
    }),
    // As text: what a job came to is kept as JSON.
    answeredAt: z.iso.datetime().nullable().meta({
      description: "When it was answered last; null: it was not. See `replaces` of an answer.",
    }),
    given: z
      .object({
        choice: z.enum(PART_CHOICES).nullable(),
        value: z.string().nullable(),
        answer: z.string().nullable(),
        origin: AnswerOriginShape,
        givenBy: z.enum(GIVEN_BY),
        helperName: z.string().nullable().meta({
          description: "With origin `helper`: whose words the merchant took over.",
        }),
      })
      .nullable(),
  })
  .meta({ id: "Part", description: "A short question over one to five controls." });

/** A short question as it is asked, without what was answered. */
export const AskedPart = PartShape.omit({ state: true, answeredAt: true, given: true }).meta({
  id: "AskedPart",
});

/** What is answered to one short question. */
export const PartAnswer = z
  .strictObject({
    partId: z.string().max(80),
    choice: z.enum(PART_CHOICES).optional().meta({
      description: "`not_applicable` needs words why; `not_sure` keeps it for later.",
    }),
    value: line(200).optional().meta({ description: "A number or a choice, as text." }),
    answer: prose(PART_WORDS_MAX).optional().meta({
      description: "Words beside a choice refine or contradict it; alone, they are read.",
    }),
    replaces: momentSent.nullable().optional().meta({
      description:
        "`answeredAt` as you read it, or null where there was no answer. Where another answer stands there by now, from another device for example, nothing is overwritten (409).",
    }),
  })
  .meta({ id: "PartAnswer" });

/** What is answered to one short question. */
export type PartAnswer = z.output<typeof PartAnswer>;

/** Answers to several short questions of a section. */
export const PartAnswers = z.array(PartAnswer).min(1).max(PARTS_MAX);

/** The language that the short questions are wanted in. */
export const PartLanguage = z.enum(LANGUAGE_CODES).optional().meta({
  description:
    "The language of the short questions, and of what is kept of them with their answers. Left out: the merchant's.",
});
