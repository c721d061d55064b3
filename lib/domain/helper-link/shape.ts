import { z } from "zod";
import { AttemptRef } from "@/lib/domain/attempt/shape";
import { LANGUAGE_CODES } from "@/lib/domain/language/shape";
import { MAIL_STATUSES } from "@/lib/domain/mail/shape";
import { email } from "@/lib/domain/merchant/shape";
import { PART_WORDS_MAX, PartLanguage } from "@/lib/domain/part/shape";
import { line, Moment, pathId, prose } from "@/lib/domain/text";

/** The most characters of what goes with a question that somebody else is asked. */
const NOTE_MAX = 500;
/** How many links of an attempt may be open at once. */
export const OPEN_LINKS_MAX = 20;
/** How long a link works. */
export const LINK_DAYS = 7;

/** What a helper can choose. Whether something applies is for the merchant to say. */
export const HELPER_CHOICES = ["yes", "no", "not_sure"] as const;

/** What a helper can choose. */
export type HelperChoice = (typeof HELPER_CHOICES)[number];

/** What the merchant made of a proposal. */
export type Settlement = "taken" | "dismissed";

/** How far a link is. */
export const HELPER_LINK_STATES = [
  "open",
  "answered",
  "taken",
  "dismissed",
  "revoked",
  "expired",
  "sealed",
  "gone",
] as const;

/** How far a link is. */
export type HelperLinkState = (typeof HELPER_LINK_STATES)[number];

const language = z.enum(LANGUAGE_CODES);

/** What a merchant says to whomever it asks. */
export const AskNote = prose(NOTE_MAX);

/** A short question that somebody else is asked. */
export const AskedPartRef = AttemptRef.extend({
  partId: z.string().max(80).meta({
    description: "A part or a follow-up of the attempt, as its sections list them.",
  }),
  note: AskNote.optional().meta({ description: "Goes with the question." }),
  language: PartLanguage,
});

/** What makes a link. */
export const NewHelperLink = AskedPartRef.extend({
  name: line(100).optional().meta({ description: "Whom the merchant asks." }),
  email: email
    .optional()
    .meta({ description: "Where the link is mailed; without it, hand it on." }),
});

/** What a helper wrote. */
const Proposal = z
  .object({
    helperName: z.string().meta({ description: "As the helper called themselves." }),
    choice: z.enum(HELPER_CHOICES).nullable(),
    answer: z.string().nullable(),
    question: z.string().meta({ description: "As the helper read it." }),
    language,
  })
  .meta({ id: "HelperProposal", description: "A helper's words: no answer until they are taken." });

/** A link by which somebody answers one question. */
export const HelperLink = z
  .object({
    id: z.string().meta({ example: "hlp_01jd9x0e5kf7tr5v8kxgk3s9qa" }),
    attemptId: z.string(),
    topLevel: z.string(),
    partId: z.string(),
    question: z.string(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    note: z.string().nullable(),
    language,
    state: z.enum(HELPER_LINK_STATES).meta({
      description:
        "`open`: waits for the helper; `answered`: the proposal waits for the merchant; `taken` or `dismissed` by it; `revoked`; `expired`: seven days are over; `sealed`: the attempt is; `gone`: the question is asked no more.",
    }),
    createdAt: Moment,
    expiresAt: Moment,
    answeredAt: Moment.nullable(),
    proposal: Proposal.nullable(),
    mail: z.enum(MAIL_STATUSES).nullable().meta({
      description:
        "What became of the message with the link; null: none was asked for, or not yet.",
    }),
  })
  .meta({ id: "HelperLink", description: "Somebody was asked about one question, by a link." });

/** A link that was just made, with its address: it is told once. */
export const NewlyMadeLink = HelperLink.extend({
  url: z.string().meta({ description: "The address to hand on. It is told this once." }),
}).meta({ id: "NewHelperLink" });

/** Names one link. */
export const HelperLinkRef = AttemptRef.extend({
  linkId: pathId("The link's id.", "hlp_01jd9x0e5kf7tr5v8kxgk3s9qa"),
});

/** What a helper answers. */
export const HelperAnswer = z
  .strictObject({
    name: line(100),
    choice: z.enum(HELPER_CHOICES).optional(),
    answer: prose(PART_WORDS_MAX).optional(),
    language,
  })
  .refine(({ choice, answer }) => choice !== undefined || answer !== undefined, {
    path: ["answer"],
    message: "Type at least one character.",
  });

/** A question as a helper may read it, in one language. */
export interface AskedText {
  readonly language: (typeof LANGUAGE_CODES)[number];
  readonly question: string;
  readonly help: string | null;
}

/** What the page of a link shows: nothing else of the merchant than its name. */
export interface HelperPage {
  readonly state: HelperLinkState;
  readonly merchantName: string;
  readonly brand: {
    readonly partnerName: string;
    readonly logo: { readonly url: string; readonly width: number; readonly height: number } | null;
    readonly color: string | null;
  };
  readonly language: AskedText["language"];
  /** None where the link takes no answer. */
  readonly texts: readonly AskedText[];
  readonly name: string | null;
  readonly note: string | null;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
}
