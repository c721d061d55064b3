import { z } from "zod";
import { BookFilter } from "@/lib/domain/book/shape";
import { SKIP_REASONS } from "@/lib/domain/invitation/shape";
import { Moment, pathId } from "@/lib/domain/text";

/** What can be done to many merchants at once. */
export const BULK_ACTS = ["invite", "remind"] as const;

/** What can be done to many merchants at once. */
export type BulkAct = (typeof BULK_ACTS)[number];

/** How far an act on many merchants is. */
export const BULK_STATUSES = ["working", "done", "failed"] as const;

/** How far an act on many merchants is. */
export type BulkStatus = (typeof BULK_STATUSES)[number];

/** Why a merchant is left out. */
export const BULK_REASONS = [...SKIP_REASONS, "never_invited", "reminded_recently"] as const;

/** Why a merchant is left out. */
export type BulkReason = (typeof BULK_REASONS)[number];

/** The most merchants of one act, and of those that are named one by one. */
export const BULK_MAX = 100_000;
const NAMED_MAX = 10_000;
const EXCEPT_MAX = 1000;

const merchantId = z.string().max(100);

const REASONS =
  "`no_address`: the merchant has no e-mail address. `nothing_to_do`: it is compliant, and does not expire soon. `invited_recently`: within the last 7 days. `reminded_recently`: a message with a link went within the last 24 hours. `never_invited`: there is no invitation to remind of; invite it. `merchant_limit`, `address_limit`: as many messages as we send in a day. `message_full`: one message names no more merchants.";

/** Which merchants: named one by one, or by a filter of the book. */
const Selection = {
  merchantIds: z.array(merchantId).min(1).max(NAMED_MAX).optional().meta({
    description: "The merchants, one by one. Ids that are none of yours are left out.",
  }),
  filter: BookFilter.optional().meta({
    description: "All merchants that `GET /v1/portfolio/merchants` lists with these filters.",
  }),
  except: z.array(merchantId).max(EXCEPT_MAX).default([]).meta({
    description: "With `filter`: but these.",
  }),
};

/** An act on many merchants. */
export const Bulk = z.strictObject({
  act: z.enum(BULK_ACTS).meta({
    description:
      "`invite`: as `POST /v1/merchants/{merchantId}/invite`. `remind`: merchants with an attestation that ends soon or has ended get the reminder to renew, those that were invited and are not done get their link again.",
  }),
  ...Selection,
  dryRun: z.boolean().default(false).meta({
    description: "Say whom it would reach, and change nothing.",
  }),
});

/** An act on many merchants, as it was asked for. */
export type BulkRequest = z.output<typeof Bulk>;

const Count = z.int().min(0);

/** Whom an act reaches. */
export const BulkReach = z
  .object({
    reached: Count.meta({ description: "Merchants that a message names." }),
    messages: Count.meta({ description: "Merchants with one address share an invitation." }),
    leftOut: z
      .array(z.object({ reason: z.enum(BULK_REASONS), merchants: Count }))
      .meta({ description: REASONS }),
  })
  .meta({ id: "BulkReach" });

/** Whom an act reaches. */
export type Reach = z.output<typeof BulkReach>;

/** What an act on many merchants is answered with. */
export const BulkAnswer = z.object({
  bulkId: z.string().nullable().meta({ description: "null with `dryRun`." }),
  pollUrl: z.string().nullable().meta({ description: "Where to follow it." }),
  total: Count.meta({ description: "Merchants that were selected." }),
  reach: BulkReach.nullable().meta({
    description: "With `dryRun`: whom it would reach at this moment. Else null.",
  }),
});

/** Names one act on many merchants. */
export const BulkRef = z.strictObject({
  bulkId: pathId("The act's id.", "blk_01jd9x0e5kf7tr5v8kxgk3s9qa"),
});

/** How far an act on many merchants is. */
export const BulkProgress = z
  .object({
    bulkId: z.string(),
    act: z.enum(BULK_ACTS),
    status: z.enum(BULK_STATUSES).meta({
      description: "`failed`: given up after several tries. What was done until then stays done.",
    }),
    total: Count.meta({ description: "Merchants that were selected." }),
    done: Count.meta({ description: "Merchants that were gone through." }),
    reach: BulkReach.meta({ description: "Until now." }),
    createdAt: Moment,
    finishedAt: Moment.nullable(),
  })
  .meta({ id: "BulkProgress" });

/** One page of acts. */
export const BulkList = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  nextToken: z.string().max(500).optional().meta({ description: "Continues an earlier list." }),
});

/** An act in the list of those that were asked for. */
export const ListedBulk = BulkProgress.omit({ done: true, reach: true })
  .extend({
    reached: Count.meta({ description: "Merchants that a message names, until now." }),
    leftOut: Count.meta({ description: "Merchants that were left out, until now." }),
    requestedBy: z.string().nullable().meta({
      description: "As in the audit log. null: it was asked for before this was kept.",
      example: "user:usr_01jd9x0e5kf7tr5v8kxgk3s9qa",
    }),
  })
  .meta({ id: "ListedBulk" });

/** Which merchants of an act. */
export const BulkItemFilter = BulkRef.extend({
  outcome: z.enum(["queued", "combined", "skipped"]).optional(),
  reason: z.enum(BULK_REASONS).optional(),
});

/** One page of what became of each merchant. */
export const BulkItemList = BulkItemFilter.extend({
  limit: z.coerce.number().int().min(1).max(1000).default(100),
  nextToken: z.string().max(500).optional().meta({ description: "Continues an earlier list." }),
});

/** What became of one merchant. */
export const BulkItem = z
  .object({
    merchantId: z.string(),
    name: z.string(),
    outcome: z.enum(["queued", "combined", "skipped"]).nullable().meta({
      description:
        "`queued`: a message is on its way. `combined`: the message to the same address names this merchant, too. `skipped`: we send nothing. null: it is still to come.",
    }),
    reason: z.enum(BULK_REASONS).nullable().meta({ description: REASONS }),
  })
  .meta({ id: "BulkItem" });
