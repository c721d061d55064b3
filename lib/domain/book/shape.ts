import { z } from "zod";
import { ATTEMPT_STATUSES } from "@/lib/domain/attempt/machine";
import { Merchant, MerchantList } from "@/lib/domain/merchant/shape";
import { Moment, momentSent, SaqTypeShape } from "@/lib/domain/text";

/**
 * Stages of a book: those of the funnel, `not_started` for both of those that wait for a start, and `under_way` for both
 * of those that have begun.
 */
export const BOOK_STAGES = [
  "not_started",
  "never_invited",
  "invited",
  "started",
  "in_progress",
  "under_way",
  "compliant",
  "expiring_soon",
  "expired",
] as const;

/** A stage of a book. */
export type BookStage = (typeof BOOK_STAGES)[number];

const SECTION_NUMBERS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;

/** Where the work of a merchant waits: for the determination, in a section, or for review and signature. */
export const STUCK_PLACES = ["determination", ...SECTION_NUMBERS, "review"] as const;

/** Orders of a book. */
export const BOOK_SORTS = [
  "newest",
  "oldest",
  "name",
  "name_desc",
  "expires",
  "expires_desc",
  "quietest",
  "busiest",
] as const;

/** An order of a book. */
export type BookSort = (typeof BOOK_SORTS)[number];

/** What selects merchants of a book. Every member narrows what the others leave. */
export const BookFilter = z.strictObject({
  search: MerchantList.shape.search,
  stage: z.enum(BOOK_STAGES).optional().meta({
    description:
      "As `GET /v1/portfolio` counts the funnel; `not_started` is `never_invited` and `invited`, `under_way` is `started` and `in_progress`.",
  }),
  status: MerchantList.shape.status.meta({ description: "The effective status." }),
  questionnaire: SaqTypeShape.optional().meta({ description: "Type of the latest sealed SAQ." }),
  endsFrom: momentSent.optional().meta({
    description: "An attestation that the merchant holds ends then or later.",
  }),
  endsBefore: momentSent.optional().meta({ description: "It ends earlier than that." }),
  sealedFrom: momentSent.optional().meta({ description: "An attempt was sealed then or later." }),
  sealedBefore: momentSent.optional().meta({ description: "It was sealed earlier than that." }),
  invitation: z.enum(["never", "sent", "link_ended"]).optional().meta({
    description: "By e-mail. `link_ended`: the link of the last one has run out.",
  }),
  activeSince: momentSent.optional().meta({ description: "Its assessment moved then or later." }),
  quietSince: momentSent.optional().meta({ description: "It has not moved since, or never did." }),
  mail: z.literal("trouble").optional().meta({
    description: "The newest message to the merchant failed, bounced or was complained about.",
  }),
  outcome: z.literal("not_compliant").optional().meta({
    description: "Sealed, but what was sealed does not attest compliance.",
  }),
  stuck: z.enum(STUCK_PLACES).optional().meta({
    description:
      "Where open work goes on: `determination`, a requirement from 1 to 12, or `review`.",
  }),
  followUp: z.literal("open").optional().meta({
    description: "With `stuck`: a question that an answer left open waits there.",
  }),
});

/** What selects merchants of a book. */
export type BookFilterValues = z.output<typeof BookFilter>;

/** In the order of names it holds the longest name, address and identifier that a merchant may have. */
const Token = z.string().max(5000);

/** One page of a book. */
export const BookList = BookFilter.extend({
  sort: z.enum(BOOK_SORTS).default("newest").meta({
    description:
      "`expires`: soonest first. `quietest`: longest without activity first, never before all.",
  }),
  limit: MerchantList.shape.limit,
  nextToken: Token.optional().meta({ description: "Continues an earlier list." }),
  previousToken: Token.optional().meta({
    description: "Goes back from an earlier list. Where it is given, `nextToken` is not looked at.",
  }),
});

/** A merchant as a row of its partner's book. */
export const BookEntry = z
  .object({
    ...Merchant.shape,
    lastActivityAt: Moment.nullable().meta({
      description: "When its assessment last moved by anybody's work.",
    }),
    mail: z
      .object({ state: z.string(), at: Moment, trouble: z.boolean() })
      .nullable()
      .meta({ description: "What became of the newest message to the merchant." }),
    openAttempt: z
      .object({
        attemptId: z.string(),
        saqType: SaqTypeShape,
        status: z.enum(ATTEMPT_STATUSES),
        section: z.string().nullable().meta({
          description:
            "The first requirement with something left to do; null: review and signature.",
        }),
        followUp: z.boolean().meta({ description: "A question waits there for its answer." }),
      })
      .nullable()
      .meta({ description: "The newest attempt that is not sealed." }),
  })
  .meta({ id: "BookEntry", description: "A merchant as a row of its partner's book." });

const Count = z.int().min(0);

/** How many merchants a filter leaves, and in which stages they are. */
export const BookCounts = z
  .object({
    total: Count.meta({ description: "With `stage` and all else." }),
    stages: z
      .object({
        neverInvited: Count,
        invited: Count,
        started: Count,
        inProgress: Count,
        compliant: Count,
        expiringSoon: Count,
        expired: Count,
      })
      .meta({ description: "Without `stage`, so that each tab can show its count." }),
    generatedAt: Moment,
  })
  .meta({ id: "BookCounts" });
